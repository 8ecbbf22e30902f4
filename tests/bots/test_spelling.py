"""Clues as people type them: with slips, without spaces, without accents."""

import pytest

from cluehouse.bots.mind import mind
from cluehouse.bots.mind.spelling import meant_by


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "bannana", "banana"),  # a letter too many
        ("en", "dectective", "detective"),
        ("en", "mintues", "minutes"),  # two letters that changed places
        ("pl", "komputr", "komputer"),  # a letter too few
        ("pl", "zamkek", "zamek"),
        ("en", "outerspace", "outer space"),  # no space
        ("en", "JamesBond", "james bond"),
        ("pl", "krolewna", "królewna"),  # no accents
        ("pl", "zolw", "żółw"),
    ],
)
def test_a_clue_with_a_slip_is_understood(language: str, typed: str, meant: str) -> None:
    assert meant_by(language, typed) == meant


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", "splint"),  # in the dictionary, though "split" is much more common
        ("en", "stealthy"),
        ("en", "otp"),  # too short to see a slip
        ("en", "qwrtz"),
        ("en", "Wi-Fi"),
        ("pl", "rzeka"),
        ("zh", "埃及"),
    ],
)
def test_words_and_nonsense_are_taken_as_they_are(language: str, word: str) -> None:
    assert meant_by(language, word) == word.casefold()


@pytest.mark.usefixtures("blind")
@pytest.mark.parametrize(
    ("language", "typed", "known"),
    [
        ("en", "bannana", "banana"),
        ("en", "castels", "castle"),
        ("pl", "krolewna", "królewna"),
        ("en", "movies", "movie"),
    ],
)
def test_bots_know_a_clue_with_a_slip_as_the_word_that_was_meant(language: str, typed: str, known: str) -> None:
    assert mind(language).row(typed) == mind(language).row(known) >= 0


@pytest.mark.usefixtures("blind")
def test_of_two_words_typed_as_one_that_nobody_knows_the_rarer_one_stands_for_both() -> None:
    known = mind("en")
    assert known.row("jamesbond") == known.row("James Bond") >= 0
    assert known.row("compoundwall") == known.row("compound") >= 0
