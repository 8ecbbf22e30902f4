"""Table codes: people can say them aloud, and none of them offends."""

from collections import Counter
from itertools import count, product

import pytest

from cluehouse.tables.codes import BLOCKED, CONSONANTS, SYLLABLES, VOWELS, new_code, read_code

SYLLABLE = (CONSONANTS, VOWELS)
ALL_CODES = (len(CONSONANTS) * len(VOWELS)) ** SYLLABLES
REMAINING = 10_168_809


def codes_without(words: tuple[str, ...], syllables: int) -> int:
    """How many of all codes with so many syllables contain none of these words. Codes that end in the same beginning of
    a word are counted together, so that the whole space is counted without spelling out every code."""
    beginnings = {word[:length] for word in words for length in range(len(word) + 1)}
    ends = Counter({"": 1})
    for letters in SYLLABLE * syllables:
        following: Counter[str] = Counter()
        for (end, number), letter in product(ends.items(), letters):
            text = end + letter
            if not any(text.endswith(word) for word in words):
                rest = next(text[start:] for start in count() if text[start:] in beginnings)
                following[rest] += number
        ends = following
    return ends.total()


def test_most_codes_remain_when_everything_that_offends_is_left_out() -> None:
    assert ALL_CODES == 12_960_000
    assert codes_without(BLOCKED, SYLLABLES) == REMAINING


def test_the_count_agrees_with_spelling_out_every_code_of_two_syllables() -> None:
    spelled = ("".join(letters) for letters in product(*SYLLABLE * 2))
    assert sum(not any(word in code for word in BLOCKED) for code in spelled) == codes_without(BLOCKED, 2)


def test_every_blocked_word_can_be_spelled_and_is_not_covered_by_another() -> None:
    for word in BLOCKED:
        begun = (SYLLABLE * SYLLABLES)[word[0] in VOWELS :]
        assert all(letter in kind for letter, kind in zip(word, begun, strict=False)), word
        assert [other for other in BLOCKED if other in word] == [word]


@pytest.mark.parametrize("code", ["RABANIGA", "DUPADUPA", "LIFUKUBA", "BANIMABO"])
def test_a_code_that_offends_is_drawn_again(code: str) -> None:
    index = {letter: place for letters in (CONSONANTS, VOWELS) for place, letter in enumerate(letters)}
    draws = iter([bytes(index[letter] for letter in text) for text in (code, "KEMIBADO")])
    assert new_code(lambda size: next(draws)) == "KEMI-BADO"


def test_an_old_code_can_still_be_typed() -> None:
    assert read_code("raba niga") == "RABA-NIGA"
