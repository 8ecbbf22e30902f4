"""The 5×5 board that Codenames and Duet share: 25 two-sided cards, one face up."""

from typing import Final

from msgspec import Struct

from cluehouse.games.chance import Chance
from cluehouse.games.deck import Edition, Pack, Pool
from cluehouse.games.refusal import Refusal

SIZE: Final = 25


class Board(Struct, frozen=True):
    """The faces that lie up, the faces that lie down, and the edition of each card (DU-109)."""

    words: tuple[str, ...]
    backs: tuple[str, ...]
    editions: tuple[Edition, ...]

    def turned(self) -> "Board":
        """Return the same cards turned over, for a rematch (CN-10, DU-81)."""
        if not all(self.backs):
            raise Refusal("too-few-words", needed=SIZE)
        return Board(self.backs, self.words, self.editions)


def deal_board(pool: Pool, pack: Pack, chance: Chance) -> Board:
    """Draw 25 different cards from the pool, each with a random side up (CN-04, CN-75, DU-02, DU-105)."""
    cards = pack.pools[pool]
    if len(cards) < SIZE:
        raise Refusal("too-few-words", needed=SIZE)
    sides = chance.below(1 << SIZE)
    laid = [card[sides >> index & 1] for index, card in enumerate(chance.sample(cards, SIZE))]
    words, backs, editions = zip(*laid, strict=True)
    return Board(words, backs, editions)
