"""Names and pictures for the bots; the names work in every language."""

from typing import Final

from msgspec import Struct

from cluehouse.bots.levels import Level


class Face(Struct, frozen=True):
    """How a bot is shown at a table."""

    name: str
    picture: str  # one emoji


FACES: Final[dict[Level, tuple[Face, ...]]] = {
    "careful": (Face("Mila", "🐢"), Face("Oskar", "🦔"), Face("Lin", "🦉"), Face("Tola", "🐌")),
    "even": (Face("Nela", "🦊"), Face("Hugo", "🐻"), Face("Mei", "🐼"), Face("Borys", "🦫")),
    "bold": (Face("Zora", "🐯"), Face("Max", "🦅"), Face("Long", "🐲"), Face("Iga", "🐬")),
    "beginner": (Face("Pipek", "🐣"), Face("Toto", "🐶"), Face("Xiao", "🐰"), Face("Bibi", "🐤")),
}


def face_of(level: Level, number: int) -> Face:
    """The face of a table's first, second, … bot of a level, counted from 0."""
    faces = FACES[level]
    return faces[number % len(faces)]
