"""Reading the decks from their text files."""

from functools import cache
from importlib.resources import files
from typing import Final, Literal, get_args

from cluehouse.games.deck import Card, Edition, Pack

Language = Literal["pl", "en", "zh"]
WordSet = Literal["fantasy", "modern"]

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
WORD_SETS: Final[tuple[WordSet, ...]] = get_args(WordSet)

_FILES: Final[dict[Edition, str]] = {"codenames": "classic.txt", "duet": "duet.txt"}


def _lines(language: Language, name: str) -> tuple[str, ...]:
    text = (files("cluehouse.words") / language / name).read_text(encoding="utf-8")
    return tuple(line for line in text.splitlines() if line and not line.startswith("#"))


@cache
def load_cards(language: Language, edition: Edition) -> tuple[Card, ...]:
    """The 200 two-sided cards of an edition."""
    sides = (line.split(" / ") for line in _lines(language, _FILES[edition]))
    return tuple(Card(front, back, edition) for front, back in sides)


@cache
def load_words(language: Language, word_set: WordSet) -> tuple[str, ...]:
    """The words of a Trapwords set (TW-14)."""
    return _lines(language, f"{word_set}.txt")


@cache
def load_pack(language: Language, word_set: WordSet = "fantasy") -> Pack:
    """Everything that a deal in this language can draw from."""
    cards = load_cards(language, "codenames") + load_cards(language, "duet")
    return Pack(cards=cards, words=load_words(language, word_set))
