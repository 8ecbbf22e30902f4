"""What may be written in a move, and how its words are counted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluehouse.games.words import count_words, has_no_s_word, is_echo, is_tidy, says_not, tidy


@given(st.text())
def test_tidying_twice_changes_nothing_more(text: str) -> None:
    assert tidy(tidy(text)) == tidy(text)
    assert not tidy(text) or is_tidy(tidy(text), 10_000)


@pytest.mark.parametrize("sign", ["\u200b", "\u202e", "\u034f", "\ufe0f", "\u180b", "\u00ad", "\U000e0100", "\n", "\t"])
def test_nothing_hidden_passes(sign: str) -> None:
    assert not is_tidy(f"ta{sign}niec", 60)


def test_composed_and_decomposed_letters_are_one_word() -> None:
    assert tidy("wa\u0328z\u0307") == "wąż"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("one", 1),
        ("It is white, isn't it?", 5),
        ("white-cow-drink", 3),
        ("a_b", 2),
        ("白色的饮料", 3),
        ("奶牛 奶牛", 2),
        ("…", 0),
    ],
)
def test_words_are_counted_one_by_one(line: str, words: int) -> None:
    assert count_words(line) == words


def test_forms_see_every_word() -> None:
    assert is_echo("cow cow milk milk")
    assert not is_echo("cow milk")
    assert not has_no_s_word("a-snake")
    assert not has_no_s_word("ślimak")
    assert has_no_s_word("a cow")
    assert says_not("Nie krowa")
    assert says_not("不是牛")
    assert not says_not("a cow, not a goat")
