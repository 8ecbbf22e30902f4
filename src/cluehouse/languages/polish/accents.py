"""Polish typed without its accents: plywac for pływać.

A word that the dictionary lacks as it is typed, and has with accents, is that word; so is one that hardly anybody uses
without them (podloga), if the whole text has none. Of two words that people use (sad and sąd), it is the more common
one if another word of the text shows that its writer leaves accents out.
"""

from functools import cache, lru_cache
from itertools import product
from typing import Final

from cluehouse.languages.polish.dictionary import is_vocative, lemmas, readings
from cluehouse.languages.polish.parts import FREQUENCIES, is_listed
from cluehouse.languages.text import words_in
from cluehouse.languages.word_counts import WordCounts

_PLAIN: Final = str.maketrans("ąćęłńóśźż", "acelnoszz")
_ACCENTED: Final = {"a": "ą", "c": "ć", "e": "ę", "l": "ł", "n": "ń", "o": "ó", "s": "ś", "z": "żź"}
_MOST_TRIED: Final = 300  # spellings of a word that is on no list
_MUCH_RARER: Final = 1.0  # how much rarer (zipf) than with accents a word is as it is typed, if nobody means that
_RARER: Final = 0.5  # the same, if its writer leaves accents out
_SHORT: Final = 3  # letters of a word that has no endings: sie


def restored(text: str) -> str:
    """Return the text with the accents that its writer left out. Its length does not change."""
    words = [(index, word) for index, word in words_in(text) if len(word) > 1 and word.isascii() and word.isalpha()]
    found = [(index, word, _restored(word)) for index, word in words]
    if text.isascii() and len(words) > 1:
        found = [(index, word, _unless_rare(better)) for index, word, better in found]
    if text.isascii() and any(word != better for _, word, better in found):
        found = [(index, word, _more_common(better)) for index, word, better in found]
    for index, word, better in found:
        text = text[:index] + better + text[index + len(word) :]
    return text


@lru_cache(maxsize=8192)
def _restored(word: str) -> str:
    """Return a word with accents if the dictionary lacks it without them; otherwise as it is."""
    small = word.casefold()
    if is_listed(small) or _is_common(word):
        return word
    better = _on_list(small) or ("" if readings(word) or word != small else _by_trying(small))
    if not better or (readings(word) and not _is_common(better)):  # a name, with or without accents
        return word
    if FREQUENCIES.frequency(better) < FREQUENCIES.frequency(small):  # a foreign word: Bob, iglo
        return word
    return _in_case_of(better, word)


def _unless_rare(word: str) -> str:
    """Return a word of the dictionary that hardly anybody uses with accents, and any other as it is."""
    better = _more_common(word, _MUCH_RARER)
    return better if FREQUENCIES.frequency(better) >= FREQUENCIES.frequency(word) + _MUCH_RARER else word


@lru_cache(maxsize=8192)
def _more_common(word: str, rarer: float = _RARER) -> str:
    """Return a word of the dictionary with accents if it is another word then, and more common; otherwise as it is."""
    better = _on_list(word.casefold()) if _is_common(word) and not is_listed(word) else ""
    ending = len(word) > _SHORT and better[:-1] == word[:-1]
    if not better or ending or not lemmas(better).isdisjoint(lemmas(word)):
        return word  # only another form: kawa, kawą
    if FREQUENCIES.frequency(better) < FREQUENCIES.frequency(word) or _frequency(better) < _frequency(word) + rarer:
        return word
    return _in_case_of(better, word)


def _is_common(word: str) -> bool:
    return any(not reading.name for reading in readings(word))


def _in_case_of(better: str, word: str) -> str:
    return "".join(char.upper() if typed.isupper() else char for char, typed in zip(better, word, strict=True))


def _by_trying(small: str) -> str:
    """Return the most common spelling with accents that the dictionary has, for words that are on no list."""
    choices = [char + _ACCENTED.get(char, "") for char in small]
    count = 1
    for choice in choices:
        count *= len(choice)
    if count > _MOST_TRIED:
        return ""
    tried = ("".join(chars) for chars in product(*choices))
    known = [(_frequency(word), word) for word in tried if word != small and _is_common(word) and not is_vocative(word)]
    return max(known, default=(0.0, ""))[1]


def _frequency(word: str) -> float:
    """Return how frequent the most frequent dictionary form of a word is."""
    return max((FREQUENCIES.frequency(reading.lemma) for reading in readings(word) if not reading.name), default=0.0)


def _on_list(small: str) -> str:
    """Return the most frequent word with accents that is spelt like this without them, or nothing."""
    text, places = _table()
    index = places.get(small)
    return "" if index is None else text[-index : text.index(b"\n", -index)].decode()


@cache
def _table() -> tuple[bytes, WordCounts]:
    """Return the words with accents of the frequency list as one text, and where the most frequent one begins for each
    spelling without accents. (Of several numbers the highest is kept, so that places are negative.)"""
    words = [word for _, word in FREQUENCIES.listed() if not word.isascii() and word.translate(_PLAIN).isascii()]
    places, index = [], 1
    for word in words:
        places.append((word.translate(_PLAIN), -index))
        index += len(word.encode()) + 1
    return b"\n" + "\n".join([*words, ""]).encode(), WordCounts(places)
