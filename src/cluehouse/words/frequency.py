"""How common words are: the frequency lists of the package wordfreq, read past its own tables, which are large."""

import gzip
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from math import log10
from typing import Final

import msgspec

from cluehouse.words.decks import LANGUAGES
from cluehouse.words.packages import folder_of
from cluehouse.words.tally import Tally

_EACH: Final = 100  # the lists have a row for every hundredth of a power of ten
_RAREST: Final = 700  # the row behind which nobody asks: once in ten million words
_MOST: Final = 9.0  # the zipf of a word in the first row, which would be every word there is


def frequency(word: str, language: str) -> float:
    """How common a word is (zipf): 3 is once in a million words, 6 once in a thousand; 0 below 2. What is said in
    several words is a little rarer than the rarest of them."""
    said = word.casefold().replace("-", " ").translate(_spellings() if language == "zh" else {})
    rows = [_rows(language).get(part) for part in said.split()]
    known = [row for row in rows if row is not None]
    if not known or len(known) < len(rows):
        return 0.0
    return round(_MOST - log10(sum(10 ** (row / _EACH) for row in known)), 2)


@cache
def _spellings() -> dict[int, str]:
    """How the Chinese list writes characters that have several forms."""
    page = folder_of("wordfreq") / "data" / "_chinese_mapping.msgpack.gz"
    return msgspec.msgpack.decode(gzip.decompress(page.read_bytes()), type=dict[int, str])


@cache
def _rows(language: str) -> Tally:
    rows = takewhile(lambda told: told[0] <= _RAREST, by_frequency(language))
    return Tally((word, row) for row, word in rows)


def by_frequency(language: str) -> Iterator[tuple[int, str]]:
    """All words of a list, commonest first, with their rows. Of languages that are not the house's own, those of
    everyday use."""
    size = "large" if language in LANGUAGES else "small"
    page = folder_of("wordfreq") / "data" / f"{size}_{language}.msgpack.gz"
    told = msgspec.msgpack.decode(gzip.decompress(page.read_bytes()), type=list[msgspec.Raw])
    for row, words in enumerate(told[1:]):  # the first says which form the list has
        for word in msgspec.msgpack.decode(words, type=list[str]):  # only those of one row are in memory
            yield row, word
