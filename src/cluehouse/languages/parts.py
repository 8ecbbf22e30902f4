"""Parts of speech, and which of them may be a trap (TW-24 … TW-30).

A grammar says in which parts of speech people use a word. What follows from that for a trap is the same in every
language, so it is said here, once.
"""

from importlib.resources.abc import Traversable
from typing import Final, Literal, cast, get_args

from msgspec import Struct

PartOfSpeech = Literal[
    "noun",
    "adjective",
    "verb",
    "number",  # an exact one: two, eighth
    "name",
    "abbreviation",
    "pronoun",
    "article",
    "auxiliary",  # forms of be, have, can (TW-26)
    "preposition",
    "conjunction",
    "adverb",
    "particle",  # also exclamations
    "vague-number",  # several, many
    "other",  # something else, for a grammar that tells no more
]
Parts = tuple[PartOfSpeech, ...]

_LEGAL: Final = frozenset({"noun", "adjective", "verb", "number"})


class TrapFault(Struct, frozen=True):
    """Why a word cannot be a trap, or may not be one: its part of speech, or that it suits any secret word."""

    kind: PartOfSpeech | Literal["too-common", "general", "habit"]
    verdict: Literal["doubtful", "forbidden"] = "forbidden"


def fault_of(parts: Parts) -> TrapFault | None:
    """Return why a word with these parts of speech cannot be a trap, or None. If it can also be a noun, an adjective, a
    verb or an exact number, people have to say what is meant. A name is a noun, but one that the describer may not say
    (TW-48)."""
    faulty = [part for part in parts if part not in _LEGAL]
    if not faulty:
        return None
    sure = len(faulty) == len(parts) and faulty[0] != "name"
    return TrapFault(faulty[0], "forbidden" if sure else "doubtful")


class WordLists(Struct, frozen=True):
    """Lists of words, by heading. A heading of parts of speech says what its words are, the most usual first."""

    lists: dict[str, frozenset[str]]
    parts: dict[str, Parts]

    def __getitem__(self, heading: str) -> frozenset[str]:
        return self.lists[heading]


def read_word_lists(file: Traversable) -> WordLists:
    """Read lists of words: a heading with a colon, then lines of words, indented."""
    lists: dict[str, list[str]] = {}
    heading = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            lists[heading] += line.split()
        elif line and not line.startswith("#"):
            heading = line.rstrip(":")
            lists.setdefault(heading, [])
    kinds = frozenset(get_args(PartOfSpeech))
    parts = {
        word: cast(Parts, tuple(heading.split()))
        for heading, words in lists.items()
        if kinds.issuperset(heading.split())
        for word in words
    }
    return WordLists({heading: frozenset(words) for heading, words in lists.items()}, parts)
