"""Reading decks and other lists of words from their text files. Lines that start with # are comments."""

from importlib.resources.abc import Traversable
from typing import Final, Literal, get_args

from cluehouse.games.deck import Card, Edition

WordSet = Literal["fantasy", "modern"]

EDITIONS: Final[tuple[Edition, ...]] = ("codenames", "duet")  # of words; pictures are the same in every language
WORD_SETS: Final[tuple[WordSet, ...]] = get_args(WordSet)


def read_lines(file: Traversable) -> tuple[str, ...]:
    """Return the lines of a file, without comments and empty lines."""
    text = file.read_text(encoding="utf-8")
    return tuple(line for line in text.splitlines() if line and not line.startswith("#"))


def read_cards(file: Traversable, edition: Edition) -> tuple[Card, ...]:
    """Return the two-sided cards of an edition, one `FRONT / BACK` per line."""
    sides = (line.split(" / ") for line in read_lines(file))
    return tuple(Card(front, back, edition) for front, back in sides)
