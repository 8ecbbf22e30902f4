"""The referee and the clues of Codenames and Duet: covered words, foreign words, words with a hyphen."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.tables.driver import TableDriver, codenames, duet
from tests.tables.refereed import RULEBOOK, STRICT, ruled_out


@pytest.mark.rule("CN-33", "D-CN-16")
def test_the_public_ruling_says_nothing_about_a_covered_word() -> None:
    driver = codenames(**RULEBOOK)
    driver.play("red-chief: clue animal 2", "red-1: guess ROOT", "red-1: stop", "blue-chief: clue roots 1")
    driver.play("blue-1: guess SEA", "blue-1: stop", "red-chief: clue leaves 1")
    assert driver.state.turns[-1].ruling is None
    assert driver.state.turn.ruling.evidence == "form-of-word: leaves: LEAF"  # still visible


def duet_beside(word: str, card: str, **settings: Any) -> TableDriver:
    """A game of Duet in which this word lies where that card of tests.duet lay."""
    driver = duet(**settings)
    words = driver.state.deal.words
    driver.begin(replace(driver.state.deal, words=tuple(word if each == card else each for each in words)))
    return driver


@pytest.mark.rule("DU-33", "DU-48")
def test_duet_frees_a_word_that_an_agent_covers() -> None:
    for settings in (STRICT, RULEBOOK):
        driver = duet_beside("ROOT", "GB1", **settings)
        driver.play("A1: clue animal 2", "B1: guess ROOT", "B1: stop", "B1: clue roots 1")
        assert driver.state.turn.ruling is None


@pytest.mark.rule("DU-33", "DU-61")
def test_duet_protects_a_word_with_one_token_and_frees_it_with_one_of_each_side() -> None:
    driver = duet_beside("ROOT", "BB1", **STRICT)
    driver.play("A1: clue animal 2", "B1: guess ROOT")
    assert ruled_out(driver, "B1: clue roots 1")["reason"] == "form-of-word"
    driver.play("B1: clue animal 1", "A1: guess ROOT", "A1: clue roots 1")
    assert driver.state.turn.ruling is None
    public = duet_beside("ROOT", "BB1", **RULEBOOK)
    public.play("A1: clue animal 2", "B1: guess ROOT", "B1: clue roots 1")
    assert public.state.turn.ruling.verdict == "forbidden"


@pytest.mark.rule("CN-29", "DU-37")
@pytest.mark.parametrize(("game", "giver"), [(codenames, "red-chief"), (duet, "A1")])
def test_a_foreign_word_of_everyday_use_counts_only_where_the_table_agreed(game: Any, giver: str) -> None:
    strict = game(**STRICT)
    assert ruled_out(strict, f"{giver}: clue crêpes 2")["reason"] == "not-in-language"
    by_the_book = game(**RULEBOOK)
    by_the_book.play(f"{giver}: clue crêpes 2")
    assert by_the_book.state.turn.ruling.rule == "CN-29"
    for settings in (STRICT, RULEBOOK):
        agreed = game(**settings, foreign_words=True)
        agreed.play(f"{giver}: clue crêpes 2")
        assert agreed.state.turn.ruling is None


@pytest.mark.rule("CN-42", "D-CN-22", "DU-42")
def test_a_word_with_a_hyphen_is_one_word_in_codenames_and_needs_an_agreement_in_duet() -> None:
    for word in ("well-being", "T-shirt"):
        driver = codenames(**STRICT)
        driver.play(f"red-chief: clue {word} 2")
        assert driver.state.turn.ruling is None
        assert ruled_out(codenames(**STRICT, hyphenated=False), f"red-chief: clue {word} 2")["reason"] == "hyphenated"
        assert ruled_out(duet(**STRICT), f"A1: clue {word} 2")["reason"] == "hyphenated"
        duet(**STRICT, hyphenated=True).play(f"A1: clue {word} 2")
