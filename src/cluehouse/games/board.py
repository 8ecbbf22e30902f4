"""The 5×5 board that Codenames and Duet share: 25 two-sided cards, one face up."""

from typing import Final, Literal

from msgspec import Struct

from cluehouse.games.chance import Chance
from cluehouse.games.deck import Card, Edition, Pack
from cluehouse.games.refusal import Refusal

SIZE: Final = 25

Pool = Literal["codenames", "duet", "mixed"]


class Board(Struct, frozen=True):
    """The faces that lie up, the faces that lie down, and which edition each card is from (DU-109)."""

    words: tuple[str, ...]
    backs: tuple[str, ...]
    editions: tuple[Edition, ...]

    def turned(self) -> "Board":
        """The same cards turned over, for a rematch (CN-10, DU-81)."""
        if not all(self.backs):
            raise Refusal("too-few-words", needed=SIZE)
        return Board(self.backs, self.words, self.editions)


def deal_board(pool: Pool, pack: Pack, chance: Chance) -> Board:
    """Draw 25 different cards from the pool, each with a random side up (CN-04, CN-75, DU-02, DU-105)."""
    cards = _different(tuple(card for card in pack.cards if pool in (card.edition, "mixed")))
    if len(cards) < SIZE:
        raise Refusal("too-few-words", needed=SIZE)
    drawn = tuple(_either_side(card, chance) for card in chance.sample(cards, SIZE))
    return Board(
        words=tuple(card.front for card in drawn),
        backs=tuple(card.back for card in drawn),
        editions=tuple(card.edition for card in drawn),
    )


def _either_side(card: Card, chance: Chance) -> Card:
    if card.back and chance.below(2):
        return Card(card.back, card.front, card.edition)
    return card


def _different(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Leave out a card that repeats a face of an earlier one: no word may lie on the board twice."""
    seen: set[str] = set()
    kept = []
    for card in cards:
        faces = {face.casefold() for face in (card.front, card.back) if face}
        if seen.isdisjoint(faces):
            seen |= faces
            kept.append(card)
    return tuple(kept)
