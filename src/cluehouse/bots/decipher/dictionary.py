"""The words of a language that have so many letters: how common they are, and which pieces make them."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from cluehouse.games.letters import PIECES, check_word, pieces_of, unknown_letter
from cluehouse.languages import Language
from cluehouse.languages import language as find_language
from cluehouse.languages.memory import give_back
from cluehouse.referee import judge_secret

_DAMPED: Final = 0.3  # people do not choose words as often as they say them
_NOUN: Final = 8.0  # how much likelier a noun is hidden than another word
_FORM: Final = 0.03  # … and how much less likely a form that is not in the dictionary itself
_HUNDREDTHS: Final = 100  # the frequency list has a row for every hundredth of a power of ten
_FAIR: Final = (0.2, 0.8)  # fair words have neither the fewest nor the most look-alikes


class Dictionary(Struct, frozen=True):
    """Words in capitals, commonest first, with their weights and the pieces on each of their fields."""

    words: tuple[str, ...]
    weights: NDArray[np.float64]
    pieces: NDArray[np.uint8]  # word, field, piece
    fair: tuple[str, ...]  # words that may be hidden, rarest first


@cache
def dictionary(code: str, length: int) -> Dictionary:
    """The dictionary for words of this length, made once."""
    language = find_language(code)
    found = dict(_weighed(language, length))
    words = tuple(found)
    pieces = np.array([[list(pieces_of(letter).values()) for letter in word] for word in words], dtype=np.uint8)
    made = Dictionary(words, np.array(list(found.values())), pieces, _fair(words, pieces, language))
    give_back()
    return made


def _weighed(language: Language, length: int) -> Iterator[tuple[str, float]]:
    for row, word in language.frequencies.by_frequency():
        if len(word) != length or not word.isalpha() or unknown_letter(word, language.alphabet) is not None:
            continue
        verdict = judge_secret(word, language.code, length).verdict
        if verdict != "forbidden":
            liking = (_NOUN if language.letters.is_secret_noun(word) else 1.0) * (
                1.0 if verdict == "allowed" else _FORM
            )
            yield word.upper(), liking * 10 ** (-_DAMPED * row / _HUNDREDTHS)


def _fair(words: tuple[str, ...], pieces: NDArray[np.uint8], language: Language) -> tuple[str, ...]:
    """Words that people know and can find: nouns of our own lexicon, with some look-alikes but not with crowds."""
    entries = language.lexicon.values()
    named = {word for entry in entries for word in (entry.word.lower(), *entry.associations) if word.islower()}
    decent = {word.upper() for word in named - language.blocked}
    alike = _lookalikes(pieces)
    known = [number for number, word in enumerate(words) if word in decent and _is_fit(word, language)]
    if not known:
        return ()
    least, most = np.quantile(alike[known], _FAIR)
    return tuple(words[number] for number in reversed(known) if least <= alike[number] <= most)


def _is_fit(word: str, language: Language) -> bool:
    """Is it a noun in its dictionary form that everybody knows, and can the box make it (DC-07, DC-41)?"""
    small, grammar = word.lower(), language.letters
    plain = grammar.is_secret_noun(small) and grammar.lemmas(small) == grammar.heads(small) == {small}
    plain = plain and grammar.parts_of_speech(small)[:1] == ("noun",)
    plain = plain and language.frequencies.frequency(small) >= language.phrases.common
    can_be_made = check_word(word, language.alphabet) is None
    return plain and can_be_made and judge_secret(word, language.code).verdict == "allowed"


def _lookalikes(pieces: NDArray[np.uint8]) -> NDArray[np.int64]:
    """For each word, how many have the same pieces on all fields but one at most."""
    count, length, _ = pieces.shape
    alike = np.zeros(count, dtype=np.int64)
    for field in range(length):
        others = np.delete(pieces, field, axis=1).reshape(count, (length - 1) * len(PIECES))
        rows = [row.tobytes() for row in others]
        crowd = Counter(rows)
        alike += np.array([crowd[row] - 1 for row in rows])
    return alike
