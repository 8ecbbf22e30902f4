"""Lists of pairs of words: relatives that no ending shows, and words that only look like relatives.

A file has lines `word: other other`.
"""

from importlib.resources.abc import Traversable

from msgspec import Struct


class Pairs(Struct, frozen=True):
    """Pairs of words, in lower case; their order does not matter."""

    listed: dict[str, frozenset[str]]

    def has(self, one: str, other: str) -> bool:
        """Whether these two words are a pair."""
        return other in self.listed.get(one, frozenset()) or one in self.listed.get(other, frozenset())

    def both_ways(self) -> dict[str, frozenset[str]]:
        """Return, for every word of a pair, the words that it makes pairs with."""
        found: dict[str, set[str]] = {word: set(others) for word, others in self.listed.items()}
        for word, others in self.listed.items():
            for other in others:
                found.setdefault(other, set()).add(word)
        return {word: frozenset(others) for word, others in found.items()}


def read_pairs(file: Traversable) -> Pairs:
    """Return the pairs of a file."""
    lines = file.read_text(encoding="utf-8").splitlines()
    pairs = (line.split(": ") for line in lines if line and not line.startswith("#"))
    return Pairs({word: frozenset(others.split()) for word, others in pairs})
