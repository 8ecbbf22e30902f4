"""What a player probably meant who typed a word that the dictionary lacks: a slip, two words without a space, or a word
without its accents."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from cluehouse.languages import Language, table_language

_SHORT: Final = 3  # letters that each of two joined words has at least
_SLIP: Final = 5  # letters of a word in which a slip can be recognised
_COMMON: Final = 3.0  # how common (zipf) a word is that people may have meant
_SURE: Final = 1.5  # how much more common it is than what was typed


@lru_cache(maxsize=4096)
def meant_by(language: str, typed: str) -> str:
    """The word or words that were probably meant, in lower case; what was typed if it is a word or nothing is close."""
    own = table_language(language)
    small = typed.casefold()
    if own.script == "characters" or not small.isalpha() or own.grammar.is_known(small):
        return small
    accented = own.grammar.restored(small)
    if accented != small:
        return accented
    frequency = own.frequencies.frequency(small)
    if frequency >= _COMMON:
        return small
    return _slipped(own, small, max(frequency + _SURE, _COMMON)) or _split(own, small) or small


def _split(own: Language, typed: str) -> str:
    """Two common words that were typed as one, or nothing."""
    halves = ((typed[:at], typed[at:]) for at in range(_SHORT, len(typed) - _SHORT + 1))
    found = [(min(map(own.frequencies.frequency, both)), " ".join(both)) for both in halves]
    common, words = max(found, default=(0.0, ""))
    return words if common >= _COMMON else ""


def _slipped(own: Language, typed: str, common: float) -> str:
    """The most common word that differs by one letter or by two that changed places, or nothing."""
    if len(typed) < _SLIP:
        return ""
    frequency, word = max((own.frequencies.frequency(word), word) for word in _one_slip_away(typed, _letters(own.code)))
    return word if frequency >= common else ""


@cache
def _letters(language: str) -> str:
    """The letters of the words of a language."""
    return "".join(sorted({letter for word in table_language(language).lexicon for letter in word.casefold()}))


def _one_slip_away(word: str, letters: str) -> Iterator[str]:
    for at in range(len(word) + 1):
        before, after = word[:at], word[at:]
        yield from (before + letter + after for letter in letters)
        if after:
            yield before + after[1:]
            yield from (before + letter + after[1:] for letter in letters)
        if len(after) > 1:
            yield before + after[1] + after[0] + after[2:]
