"""Which language a question is asked in: the module that knows it, and whether its words are spelt in letters."""

from types import ModuleType
from typing import Final, Literal

from cluehouse.referee import chinese, english, polish
from cluehouse.referee.text import is_chinese

Lettered = Literal["pl", "en"]

TONGUES: Final[dict[str, ModuleType]] = {"pl": polish, "en": english, "zh": chinese}


def tongue(lang: str) -> ModuleType:
    """The module of a language; a mixed table is asked in English where one has to be chosen."""
    return TONGUES.get(lang, english)


def lettered(lang: str) -> Lettered:
    """The language of words in letters at a table."""
    return "pl" if lang == "pl" else "en"


def in_chinese(lang: str, word: str) -> bool:
    """Is this word to be read as Chinese?"""
    return lang == "zh" or is_chinese(word)
