"""Cards as they come to a deal: two-sided word cards, and lists of words."""

from collections.abc import Iterable
from functools import cached_property
from typing import Literal, get_args

from msgspec import Struct

Edition = Literal["codenames", "duet"]
Pool = Literal["codenames", "duet", "mixed"]


class Card(Struct, frozen=True):
    """A two-sided card. A face is a word, or the name of a picture (DU-106)."""

    front: str
    back: str
    edition: Edition = "codenames"


class Pack(Struct, frozen=True, dict=True):
    """What a deal draws from: cards for the boards of Codenames and Duet, words for Trapwords."""

    cards: tuple[Card, ...] = ()
    words: tuple[str, ...] = ()

    @cached_property
    def pools(self) -> dict[Pool, tuple[Card, ...]]:
        """The cards of each edition, and all together (CN-75, DU-105)."""
        return {
            pool: _different(card for card in self.cards if pool in (card.edition, "mixed")) for pool in get_args(Pool)
        }


def _different(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Without cards that repeat a face of an earlier one: no word may lie on a board twice."""
    seen: set[str] = set()
    kept = []
    for card in cards:
        faces = {face.casefold() for face in (card.front, card.back) if face}
        if seen.isdisjoint(faces):
            seen |= faces
            kept.append(card)
    return tuple(kept)
