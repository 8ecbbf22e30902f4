"""The faces of the picture deck, and how they are paired into two-sided cards."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from cluehouse.games.deck import Card

PREFIX: Final = "picture:"
_HERE: Final = Path(__file__).parent

Names = dict[str, str]  # by language


class Face(Struct, frozen=True):
    """One picture: two motifs that have become one thing, and what is to be seen, in each language."""

    id: str
    a: str
    b: str
    alt: Names

    @property
    def name(self) -> str:
        """What a deal and a record call this face."""
        return PREFIX + self.id

    @property
    def motifs(self) -> tuple[str, str]:
        """The two motifs."""
        return (self.a, self.b)


def _read_faces() -> tuple[Face, ...]:
    files = sorted(_HERE.glob("cards*.json"))
    return tuple(face for file in files for face in msgspec.json.decode(file.read_bytes(), type=list[Face]))


def _read_motif_names() -> dict[str, Names]:
    found: dict[str, Names] = {}
    for file in sorted(_HERE.glob("motifs*.json")):
        found |= msgspec.json.decode(file.read_bytes(), type=dict[str, Names])
    return found


FACES: Final[dict[str, Face]] = {face.name: face for face in _read_faces()}
MOTIF_NAMES: Final = _read_motif_names()
SENSES: Final = msgspec.json.decode((_HERE / "senses.json").read_bytes(), type=dict[str, dict[str, tuple[str, ...]]])
# What is on each face. A cat and the face of a cat are both a cat: motifs of one name are the same to people.
MOTIFS: Final[dict[str, tuple[str, ...]]] = {
    name: tuple(MOTIF_NAMES[motif]["en"] for motif in face.motifs) for name, face in FACES.items()
}


@cache
def cards() -> tuple[Card, ...]:
    """Return the deck: every face of the first half with one of the second half on its back, no motif on both sides.

    The second half is turned on until no card shows a motif twice; should that never happen, the cards that do are left
    out. An odd face is left out too.
    """
    half = len(FACES) // 2
    names = tuple(FACES)
    fronts, backs = names[:half], names[half : 2 * half]
    turns = (tuple(zip(fronts, backs[turn:] + backs[:turn], strict=True)) for turn in range(half))
    found = max((_unlike(pairs) for pairs in turns), key=len)  # the first of the longest
    return tuple(Card(front, back, "pictures") for front, back in found)


def _unlike(pairs: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    return tuple((front, back) for front, back in pairs if set(MOTIFS[front]).isdisjoint(MOTIFS[back]))
