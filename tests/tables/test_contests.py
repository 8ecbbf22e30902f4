"""Secret words of Decipher at a table: what the referee refuses, marks and rules, and how contests end (D-DC-23)."""

from typing import Any

import pytest

from cluehouse.tables.refusal import RuledOut
from tests.tables.driver import TableDriver, decipher

STRICT: dict[str, Any] = {"settings": {"referee": "strict"}}
RULEBOOK: dict[str, Any] = {"settings": {"referee": "rulebook"}}
OFF: dict[str, Any] = {"settings": {"referee": "off"}}

# No dictionary has it, a name, an abbreviation, a misspelling.
UNFAIR = {"ŁŻŹ": "DC-07", "ALA": "DC-08", "PKP": "DC-08", "KTU": "DC-07"}


def made(driver: TableDriver) -> list[tuple[str, str]]:
    """All moves so far: who made them, and what they are called."""
    assert driver.table.play is not None
    return [(seat, move.name) for seat, move in driver.table.play.moves]


def last_line(driver: TableDriver) -> Any:
    return driver.state.sheet[-1]


@pytest.mark.rule("DC-07", "DC-08")
@pytest.mark.parametrize(("word", "rule"), UNFAIR.items())
def test_a_strict_table_refuses_a_word_that_the_referee_forbids(word: str, rule: str) -> None:
    driver = decipher(**STRICT)
    refusal = driver.refusal(*driver.move(f"P1: set-word {word}"))
    assert isinstance(refusal, RuledOut)
    assert refusal.params["rule"] == rule
    driver.play("P1: set-word LIS")
    assert made(driver) == [("P1", "set-word")]


@pytest.mark.rule("DC-07", "DC-08")
@pytest.mark.parametrize(("word", "rule"), UNFAIR.items())
def test_a_rulebook_table_takes_it_with_a_mark_that_only_the_wordsmith_sees(word: str, rule: str) -> None:
    driver, fair = decipher(**RULEBOOK), decipher(**RULEBOOK)
    driver.play(f"P1: set-word {word}")
    fair.play("P1: set-word LIS")
    assert made(driver) == [("P1", "set-word"), ("referee", "mark-word")]
    assert driver.sees("p1").mark.rule == rule
    for person in ("p2", "p3"):
        assert driver.sees(person) == fair.sees(person)
        assert driver.update(person) == fair.update(person)


@pytest.mark.rule("DC-07")
def test_a_fair_word_is_not_marked_and_a_table_without_a_referee_marks_nothing() -> None:
    for driver, word in ((decipher(**RULEBOOK), "LIS"), (decipher(**OFF), "ŁŻŹ")):
        driver.play(f"P1: set-word {word}")
        assert made(driver) == [("P1", "set-word")]


@pytest.mark.rule("D-DC-23")
@pytest.mark.parametrize("word", ["ŁŻŹ", "ALA"])
def test_a_contest_that_the_referee_confirms_is_upheld_in_the_same_step(word: str) -> None:
    driver = decipher(**RULEBOOK)
    driver.play(f"P1: set-word {word}", f"P2: attempt {word}", "P3: contest-word")
    assert made(driver)[-2:] == [("P3", "contest-word"), ("referee", "ruling")]
    assert last_line(driver).contest.upheld
    assert {seat: score.points for seat, score in last_line(driver).scores.items()} == {"P1": 0, "P2": 2, "P3": 3}
    assert driver.state.phase == "word"


@pytest.mark.rule("D-DC-23")
def test_a_contest_of_a_fair_word_shows_the_ruling_and_is_left_to_the_other_seekers() -> None:
    driver = decipher(**RULEBOOK)
    driver.play("P1: set-word LIS", "P2: attempt LIS", "P3: contest-word")
    assert driver.state.phase == "contest"
    for person in ("p1", "p2", "p3"):
        assert driver.sees(person).sheet[-1].contest.ruling.verdict == "allowed"
    driver.play("P2: keep-word")
    assert last_line(driver).contest.upheld is False


@pytest.mark.rule("D-DC-23")
def test_without_a_referee_nobody_rules_and_the_seekers_decide() -> None:
    driver = decipher(**OFF)
    driver.play("P1: set-word ŁŻŹ", "P2: attempt ŁŻŹ", "P3: contest-word")
    assert made(driver)[-1] == ("P3", "contest-word")
    driver.play("P2: strike-word")
    assert last_line(driver).contest.upheld


@pytest.mark.rule("D-DC-23")
def test_the_clock_goes_on_when_nobody_answers() -> None:
    driver = decipher(**OFF)
    driver.play("P1: set-word LIS", "P2: attempt LIS")
    driver.wait(44)
    assert driver.state.phase == "reveal"
    driver.play("P3: contest-word")
    driver.wait(44)
    assert driver.state.phase == "contest"
    driver.wait(2)
    assert (driver.state.phase, last_line(driver).contest.upheld) == ("word", False)


@pytest.mark.rule("D-DC-23")
def test_two_seekers_may_go_on_at_the_same_moment() -> None:
    driver = decipher(**OFF)
    driver.play("P1: set-word LIS", "P2: attempt LIS")
    seen = driver.update("p3")
    driver.play("P2: accept-word")
    driver.do(*driver.move("P3: accept-word", seen=seen))
    assert driver.state.phase == "word"


@pytest.mark.rule("D-DC-23")
def test_once_the_word_is_open_the_wordsmith_may_talk_about_it() -> None:
    driver = decipher(**OFF)
    driver.play("P1: set-word LIS")
    assert driver.channels("P1") == ()
    driver.play("P2: attempt LIS")
    assert driver.channels("P1") == ("table",)
