"""How common words are, in the languages of this server and in others."""

from collections.abc import Iterator
from functools import cache

from cluehouse.languages import LANGUAGES
from cluehouse.languages.frequency import FrequencyList, wordfreq_list


def frequency(word: str, code: str) -> float:
    """Return how common a word is in a language (zipf): 3 is once in a million words, 6 once in a thousand; 0 below
    2."""
    return _list(code).frequency(word)


def by_frequency(code: str) -> Iterator[tuple[int, str]]:
    """Yield all words of a language's frequency list with their rows, most common first."""
    return _list(code).by_frequency()


def _list(code: str) -> FrequencyList:
    known = LANGUAGES.get(code)
    return _foreign(code) if known is None else known.frequencies


@cache
def _foreign(code: str) -> FrequencyList:
    """Return the everyday words of a language that nobody plays in; the referee recognises foreign words with them."""
    return wordfreq_list(f"small_{code}")
