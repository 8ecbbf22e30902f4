"""The 5×5 board that Codenames and Duet share: 25 two-sided cards, one face up."""

from collections import Counter
from typing import Final

from msgspec import Struct

from cluehouse.games.chance import Chance
from cluehouse.games.deck import Edition, Laid, Pack, Pool
from cluehouse.games.refusal import Refusal

SIZE: Final = 25
_ALIKE: Final = 2  # the most pictures on a board that show the same motif


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
    """Draw 25 different cards from the pool, each with a random side up (CN-04, CN-75, DU-02, DU-105,
    DU-106)."""
    cards = pack.pools[pool]
    if len(cards) < SIZE:
        raise Refusal("too-few-words", needed=SIZE)
    sides = chance.below(1 << SIZE)
    if pool == "pictures":
        laid = _unlike(chance.shuffle(cards), sides, pack)
    else:
        laid = [card[sides >> index & 1] for index, card in enumerate(chance.sample(cards, SIZE))]
    words, backs, editions = zip(*laid, strict=True)
    return Board(words, backs, editions)


def _unlike(shuffled: tuple[tuple[Laid, Laid], ...], sides: int, pack: Pack) -> list[Laid]:
    """Lay pictures until the board is full, and leave out those with a motif that the board already shows often enough;
    the same holds for the faces below, which a rematch turns up (DU-106)."""
    laid: list[Laid] = []
    shown: Counter[tuple[str, int]] = Counter()
    for card in shuffled:
        up = card[sides >> len(laid) & 1]
        motifs = [(motif, side) for side in (0, 1) for motif in pack.motifs.get(up[side], ())]
        if all(shown[motif] < _ALIKE for motif in motifs):
            laid.append(up)
            shown.update(motifs)
        if len(laid) == SIZE:
            return laid
    raise Refusal("too-few-words", needed=SIZE)
