"""What people type, made comparable: one script, one width, nothing invisible."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from cluehouse.games.words import tidy

_WORD = re.compile(r"[^\W\d_]+(?:[-'’·][^\W\d_]+)*|\d+")


def clean(text: str) -> str:
    """The text as people mean it: full-width forms made ordinary, nothing hidden, plain spaces."""
    return tidy(unicodedata.normalize("NFKC", tidy(text)))


def words_in(text: str) -> list[tuple[int, str]]:
    """The words of a text, each with the place where it begins."""
    return [(match.start(), match.group()) for match in _WORD.finditer(text)]


def capitalised(words: Iterable[str]) -> frozenset[str]:
    """Those of the words that have a capital in them."""
    return frozenset(word for word in words if any(map(str.isupper, word)))


@lru_cache(maxsize=8192)
def plain(word: str) -> str:
    """The word as somebody types it on a foreign keyboard: small letters without marks (waz for wąż)."""
    decomposed = unicodedata.normalize("NFD", word.casefold().replace("ł", "l"))
    return "".join(sign for sign in decomposed if unicodedata.category(sign) != "Mn")


def has_emoji(text: str) -> bool:
    """Is there a picture among the letters?"""
    return any(unicodedata.category(sign) in ("So", "Sk") or 0x1F000 <= ord(sign) <= 0x1FAFF for sign in text)


def is_chinese(text: str) -> bool:
    """Is there a Chinese character in it?"""
    return any("\u4e00" <= sign <= "\u9fff" or "\u3400" <= sign <= "\u4dbf" for sign in text)


def is_abbreviation(word: str) -> bool:
    """Capitals only, a few of them, as in USA."""
    return 2 <= len(word) <= 5 and word.isalpha() and word.isupper() and not is_chinese(word)
