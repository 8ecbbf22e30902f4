"""How common words are: a frequency list that needs little memory.

The lists of the package wordfreq are read without its own tables, which are large. Another language may bring a plain
text file instead: a word and its zipf frequency on each line, most common first.
"""

import gzip
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from itertools import takewhile
from math import log10
from typing import Final

import msgspec

from cluehouse.languages.decks import read_lines
from cluehouse.languages.packages import folder_of
from cluehouse.languages.word_counts import WordCounts

_EACH: Final = 100  # a list has one row per hundredth of a power of ten
_RAREST: Final = 700  # rarer rows are dropped: once in ten million words
_MOST: Final = 9.0  # the zipf frequency of the first row, which would be every word there is


@dataclass(frozen=True)
class FrequencyList:
    """The frequency list of a language."""

    file: Traversable
    spellings: Traversable | None = None  # how the list writes characters that have several forms

    def frequency(self, word: str) -> float:
        """Return how common a word is (zipf): 3 is once in a million words, 6 once in a thousand; 0 below 2. A phrase
        of several words is a little rarer than its rarest word."""
        said = word.casefold().replace("-", " ").translate(self._spelt)
        rows = [self._rows.get(part) for part in said.split()]
        known = [row for row in rows if row is not None]
        if not known or len(known) < len(rows):
            return 0.0
        return round(_MOST - log10(sum(10 ** (row / _EACH) for row in known)), 2)

    def by_frequency(self) -> Iterator[tuple[int, str]]:
        """Yield all words with their rows, most common first."""
        if self.file.name.endswith(".txt"):
            for line in read_lines(self.file):
                word, zipf = line.split()
                yield round((_MOST - float(zipf)) * _EACH), word
            return
        rows = msgspec.msgpack.decode(gzip.decompress(self.file.read_bytes()), type=list[msgspec.Raw])
        for row, words in enumerate(rows[1:]):  # the first element describes the format of the list
            for word in msgspec.msgpack.decode(words, type=list[str]):  # only one row at a time is in memory
                yield row, word

    def listed(self) -> Iterator[tuple[int, str]]:
        """Yield the words that have a frequency, with their rows, most common first."""
        return takewhile(lambda entry: entry[0] <= _RAREST, self.by_frequency())

    @cached_property
    def _rows(self) -> WordCounts:
        return WordCounts((word, row) for row, word in self.listed())

    @cached_property
    def _spelt(self) -> dict[int, str]:
        if self.spellings is None:
            return {}
        return msgspec.msgpack.decode(gzip.decompress(self.spellings.read_bytes()), type=dict[int, str])


def wordfreq_list(name: str, spellings: str = "") -> FrequencyList:
    """Return a list of the package wordfreq, for example `large_pl`."""
    folder = folder_of("wordfreq") / "data"
    mapping = folder / f"{spellings}.msgpack.gz" if spellings else None
    return FrequencyList(folder / f"{name}.msgpack.gz", mapping)
