"""The referee at a table of Trapwords: traps, sentences and calls."""

from typing import Any

import pytest

from cluehouse.games.refusal import Refusal
from cluehouse.tables import advice
from tests.tables.driver import TRAPS, describing, trapwords
from tests.tables.refereed import OFF, RULEBOOK, STRICT, ruled_out, ruling_on
from tests.trapwords import table as trapwords_board

# --- traps ------------------------------------------------------------------------------------------


@pytest.mark.rule("D-TW-21", "D-TW-22", "D-TW-33")
@pytest.mark.parametrize("table", [STRICT, RULEBOOK], ids=["strict", "rulebook"])
def test_a_trap_that_the_book_forbids_does_not_get_on_the_list(table: dict[str, Any]) -> None:
    driver = trapwords(**table)
    assert ruled_out(driver, "blue-1: propose thing")["rule"] == "TW-29"
    assert ruled_out(driver, "blue-1: propose butters")["rule"] == "D-TW-22"
    driver.play("blue-1: propose milk")
    assert ruled_out(driver, "blue-2: propose milks")["rule"] == "D-TW-21"


@pytest.mark.rule("D-TW-33", "TW-32")
def test_a_doubtful_trap_is_accepted_and_marked_for_its_writers_only() -> None:
    driver = trapwords(**RULEBOOK)
    driver.play("blue-1: propose okay")
    assert [mark.word for mark in driver.sees("p3").traps.marks] == ["okay"]
    assert driver.sees("p1").traps.marks == ()
    driver.play("blue-1: propose milk")
    assert [mark.word for mark in driver.sees("p4").traps.marks] == ["okay"]


def test_with_the_referee_off_any_trap_is_accepted() -> None:
    driver = trapwords(**OFF)
    driver.play("blue-1: propose thing", "blue-1: propose milk", "blue-2: propose milks")
    assert driver.sees("p3").traps.marks == ()


# --- the describer ----------------------------------------------------------------------------------

LINE = 'red-1: say "It is like milk."'


@pytest.mark.rule("D-TW-35", "TW-44")
def test_a_strict_table_holds_back_a_sentence_that_names_the_secret_or_hints_at_letters() -> None:
    driver = describing(**STRICT)
    driver.play('red-1: say "It is butter."', 'red-1: say "It sounds like utter."')
    assert driver.state.turn.lines == ()
    for person in ("p1", "p3", "p4"):
        assert [held.rule for held in driver.sees(person).turn.held] == ["TW-56", "TW-49"]
    assert [held.text for held in driver.sees("p2").turn.held] == ["", ""]
    driver.play('red-1: say "It rhymes with mutter."')
    assert driver.state.turns[0].end == "illegal"


@pytest.mark.rule("D-TW-35", "TW-38")
def test_a_line_with_a_trap_is_never_held_back() -> None:
    driver = describing(**STRICT)
    driver.play(LINE)
    assert (driver.state.turn.held, len(driver.state.turn.lines)) == ((), 1)


@pytest.mark.rule("TW-44", "TW-49")
def test_at_a_rulebook_table_the_watchers_are_alerted_to_an_illegal_line() -> None:
    driver = describing(**RULEBOOK)
    driver.play('red-1: say "It sounds like utter."')
    assert [alert.rule for alert in driver.sees("p3").alerts] == ["TW-49"]
    assert driver.sees("p1").alerts == ()


@pytest.mark.rule("TW-87")
def test_the_noun_plague_is_checked_at_the_table() -> None:
    driver = trapwords(curse_places=(1,), **RULEBOOK)
    driver.begin(trapwords_board.cursed("noun-plague").deal)
    driver.play(*TRAPS, "red-1: take", "blue-1: turn-hourglass")
    driver.play('red-1: say "It melts in him."')
    assert "TW-87" in [alert.rule for alert in driver.sees("p3").alerts]


@pytest.mark.rule("TW-38")
@pytest.mark.parametrize("text", ["It is like milk.", "Margarine!", "bread", "You put it on a slice.", "moat"])
def test_a_strict_refusal_of_a_sentence_never_depends_on_the_traps(text: str) -> None:
    answers = []
    for traps in (("milk", "margarine", "bread"), ("slice", "put", "moats"), ("cow", "knife", "yellow")):
        driver = trapwords(**STRICT)
        driver.play("red-1: propose moat", "red-1: propose turret", "red-1: propose siege", "red-1: ready")
        driver.play(*(f"blue-1: propose {trap}" for trap in traps), "blue-1: ready", "red-1: take")
        driver.play("blue-1: turn-hourglass")
        try:
            driver.play(f'red-1: say "{text}"')
            answers.append("said")
        except Refusal as refusal:
            answers.append(f"{refusal.code} {refusal.params}")
        consulted = ruling_on(advice.consult(driver.table.settings, driver.state, "red-1", text))
        assert consulted is not None
        answers.append(consulted.verdict)
    assert answers == answers[:2] * 3


@pytest.mark.parametrize("table", [STRICT, RULEBOOK], ids=["strict", "rulebook"])
@pytest.mark.rule("TW-64", "D-TW-18")
def test_only_the_watchers_are_alerted_to_a_sprung_trap(table: dict[str, Any]) -> None:
    driver = describing(**table)
    guest = driver.join()
    driver.play(LINE)
    for person in ("p3", "p4"):
        assert [(alert.trap, alert.line) for alert in driver.sees(person).alerts] == [("milk", 1)]
    for person in ("p1", "p2", guest, ""):
        assert driver.sees(person).alerts == ()
    assert driver.state.turn.end is None
    driver.play("blue-1: call-trap milk 1", "red-1: admit")
    assert driver.state.turns[0].sprung == "milk"


def test_the_watchers_are_alerted_when_the_secret_itself_is_said() -> None:
    driver = describing(**RULEBOOK)
    driver.play('red-1: say "It is butter."')
    assert [alert.trap for alert in driver.sees("p3").alerts] == ["BUTTER"]


def test_each_trap_in_a_sentence_causes_one_alert() -> None:
    driver = describing(**RULEBOOK)
    driver.play('red-1: say "Milk, more milk, and bread."')
    assert [alert.trap for alert in driver.sees("p3").alerts] == ["milk", "bread"]


def test_a_sentence_without_traps_causes_no_alert() -> None:
    driver = describing(**RULEBOOK)
    driver.play('red-1: say "You put it on a slice."')
    assert driver.sees("p3").alerts == ()


@pytest.mark.rule("TW-64", "D-TW-18")
def test_with_automatic_stop_the_referee_ends_the_turn() -> None:
    driver = describing(automatic_stop=True, **RULEBOOK)
    driver.play(LINE)
    assert driver.state.phase == "called"
    driver.play("red-2: admit")
    assert (driver.state.turns[0].end, driver.state.turns[0].sprung) == ("trap", "milk")


def test_with_automatic_stop_people_decide_uncertain_cases() -> None:
    driver = describing(automatic_stop=True, **RULEBOOK)
    driver.play('red-1: say "It is never unbuttered."')
    assert driver.state.turn.team == "red"
    assert [alert.trap for alert in driver.sees("p3").alerts] == ["BUTTER"]


def test_with_the_referee_off_there_are_no_alerts() -> None:
    driver = describing(automatic_stop=True, **OFF)
    driver.play(LINE)
    assert driver.state.turn.team == "red"
    assert driver.sees("p3").alerts == ()
    driver.play("blue-1: call-trap milk 1")


# --- calls ------------------------------------------------------------------------------------------


@pytest.mark.rule("D-TW-34", "TW-43")
@pytest.mark.parametrize("table", [STRICT, RULEBOOK], ids=["strict", "rulebook"])
def test_a_call_that_the_referee_confirms_stands(table: dict[str, Any]) -> None:
    driver = describing(**table)
    driver.play(LINE, "blue-1: call-trap milk 1")
    for person in ("p1", "p2", "p3", "p4", ""):
        assert driver.sees(person).turn.call.verdict == "forbidden"
    driver.play("red-2: admit")
    assert driver.state.turns[0].end == "trap"


@pytest.mark.rule("D-TW-34", "TW-63")
@pytest.mark.parametrize("call", ["call-trap milk 1", "call-illegal 1 name", "call-illegal 1 example"])
def test_a_false_call_does_not_end_the_rivals_turn(call: str) -> None:
    driver = describing(**RULEBOOK)
    driver.play('red-1: say "You put it on a slice."', f"blue-1: {call}")
    assert (driver.state.phase, driver.state.turn.team, driver.state.turn.doubts[0].verdict) == (
        "describing",
        "red",
        "allowed",
    )
    assert driver.sees("p2").turn.doubts[0].trap == ""


@pytest.mark.rule("D-TW-34", "TW-44", "TW-49")
def test_an_illegal_clue_that_the_referee_confirms_ends_the_turn() -> None:
    driver = describing(**RULEBOOK)
    driver.play('red-1: say "It sounds like utter."', "blue-1: call-illegal 1 sound")
    assert driver.state.turns[0].end == "illegal"


@pytest.mark.rule("D-TW-34")
def test_with_the_referee_off_the_called_team_answers() -> None:
    driver = describing(**OFF)
    driver.play(LINE, "blue-1: call-trap milk 1")
    assert {choice.do for choice in driver.sees("p1").choices} == {"admit", "deny", "contest-trap"}


@pytest.mark.rule("D-TW-33")
def test_a_contested_trap_gets_a_ruling_that_both_teams_see() -> None:
    driver = describing(**RULEBOOK)
    driver.play(LINE, "blue-1: call-trap milk 1", "red-1: contest-trap part-of-speech")
    for person in ("p1", "p2", "p3", "p4"):
        assert driver.sees(person).turn.call.contest.verdict == "allowed"
    driver.play("blue-2: insist")
    assert driver.state.turns[0].end == "trap"


@pytest.mark.rule("D-TW-33")
def test_with_the_referee_off_the_writers_decide_about_a_contested_trap() -> None:
    driver = trapwords(**OFF)
    driver.play(*TRAPS[:3], "red-1: ready", *(f"blue-1: propose {word}" for word in ("very", "milk", "bread")))
    driver.play("blue-1: ready", "red-1: take", "blue-1: turn-hourglass", 'red-1: say "It is very soft."')
    driver.play("blue-1: call-trap very 1", "red-1: contest-trap part-of-speech")
    assert driver.state.turn.call.contest.verdict is None
    driver.play("blue-2: concede", "red-2: guess BUTTER")
    driver.wait(5)
    assert driver.state.positions["red"] == 1
