"""Normalises what people type, so that it can be compared: one script, one width, nothing invisible."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from cluehouse.games.words import tidy

_WORD = re.compile(r"[^\W\d_]+(?:[-'’·][^\W\d_]+)*|\d+")


def clean(text: str) -> str:
    """Return the text with full-width forms made ordinary, nothing hidden, and plain spaces."""
    return tidy(unicodedata.normalize("NFKC", tidy(text)))


def words_in(text: str) -> list[tuple[int, str]]:
    """Return the words of a text, each with the index where it begins."""
    return [(match.start(), match.group()) for match in _WORD.finditer(text)]


def capitalised(words: Iterable[str]) -> frozenset[str]:
    """Return those of the words that contain a capital."""
    return frozenset(word for word in words if any(map(str.isupper, word)))


@lru_cache(maxsize=8192)
def plain(word: str) -> str:
    """Return the word as typed on a foreign keyboard: lower case without diacritics (waz for wąż)."""
    return bare(word.casefold())


def bare(text: str) -> str:
    """Return the text without diacritics."""
    decomposed = unicodedata.normalize("NFD", text.replace("ł", "l"))
    return "".join(char for char in decomposed if unicodedata.category(char) != "Mn")


def differ_by_a_slip(one: str, other: str) -> bool:
    """Whether two words differ by one letter, or by two letters side by side that are exchanged."""
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    rest, left = one[start:], other[start:]
    exchanged = rest[:2] == left[1::-1] and rest[2:] == left[2:]
    return rest[1:] == left[1:] or rest[1:] == left or rest == left[1:] or exchanged


def has_emoji(text: str) -> bool:
    """Whether the text contains an emoji."""
    return any(unicodedata.category(char) in ("So", "Sk") or 0x1F000 <= ord(char) <= 0x1FAFF for char in text)


def is_chinese(text: str) -> bool:
    """Whether the text contains a Chinese character."""
    return any("\u4e00" <= char <= "\u9fff" or "\u3400" <= char <= "\u4dbf" for char in text)


def is_abbreviation(word: str) -> bool:
    """Whether this consists of a few capitals only, as in USA."""
    return 2 <= len(word) <= 5 and word.isalpha() and word.isupper() and not is_chinese(word)
