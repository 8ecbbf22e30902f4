"""Names and pictures for the bots; the names work in every language."""

from typing import Final

from msgspec import Struct

from cluehouse.bots.levels import Level


class Avatar(Struct, frozen=True):
    """How a bot is shown at a table."""

    name: str
    picture: str  # one emoji


AVATARS: Final[dict[Level, tuple[Avatar, ...]]] = {
    "careful": (Avatar("Mila", "🐢"), Avatar("Oskar", "🦔"), Avatar("Lin", "🦉"), Avatar("Tola", "🐌")),
    "even": (Avatar("Nela", "🦊"), Avatar("Hugo", "🐻"), Avatar("Mei", "🐼"), Avatar("Borys", "🦫")),
    "bold": (Avatar("Zora", "🐯"), Avatar("Max", "🦅"), Avatar("Long", "🐲"), Avatar("Iga", "🐬")),
    "beginner": (Avatar("Pipek", "🐣"), Avatar("Toto", "🐶"), Avatar("Xiao", "🐰"), Avatar("Bibi", "🐤")),
}


def avatar_of(level: Level, number: int) -> Avatar:
    """The face of a table's first, second, … bot of a level, counted from 0."""
    faces = AVATARS[level]
    return faces[number % len(faces)]
