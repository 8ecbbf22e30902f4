"""When the clock runs, when it rings, and who loses time."""

import pytest

from cluehouse.games.codenames.moves import TimeUp
from cluehouse.tables import commands, entries
from tests.tables.driver import SECOND, codenames, duet, left, rings

# --- Codenames (CN-74) ------------------------------------------------------------------------------


@pytest.mark.rule("CN-21", "CN-74")
def test_without_a_timer_no_clock_runs() -> None:
    driver = codenames()
    assert (left(driver), rings(driver)) == (None, None)
    driver.play("red-chief: clue animal 2")
    assert (left(driver), rings(driver)) == (None, None)
    assert driver.refused("p2", commands.TurnSand()) == "no-sand"


@pytest.mark.rule("CN-74")
def test_only_each_teams_first_clue_has_extra_time() -> None:
    driver = codenames(timer="warn", clue_seconds=60, first_clue_extra=30)
    assert left(driver) == 90
    driver.play("red-chief: clue animal 2", "red-1: guess CHAIR")
    assert left(driver) == 90
    driver.play("blue-chief: clue plant 1", "blue-1: guess LAMP")
    assert left(driver) == 60


def test_against_the_ghost_only_the_first_clue_has_extra_time() -> None:
    driver = codenames("red-chief", "red-1", variant="ghost", timer="warn", clue_seconds=60, first_clue_extra=30)
    assert left(driver) == 90
    driver.play("red-chief: clue animal 2", "red-1: guess CHAIR", "red-chief: cover SEA")
    assert left(driver) == 60


def test_guessing_has_its_own_time_that_a_guess_does_not_restart() -> None:
    driver = codenames(timer="warn", guess_seconds=45)
    driver.wait(100)
    driver.play("red-chief: clue animal 2")
    assert left(driver) == 45
    driver.wait(15)
    driver.play("red-1: mark LEAF", "red-1: guess ROOT")
    assert left(driver) == 30


@pytest.mark.rule("CN-74", "D-CN-19")
def test_a_warning_clock_rings_once_and_does_not_end_the_turn() -> None:
    driver = codenames(timer="warn", guess_seconds=45)
    driver.play("red-chief: clue animal 2")
    driver.wait(44)
    assert not driver.state.overtime
    driver.wait(1)
    assert driver.state.overtime
    assert driver.state.turn.side == "red"
    assert (left(driver), rings(driver)) == (None, None)
    driver.play("red-1: guess ROOT", "red-1: stop")
    assert driver.state.turn.side == "blue"
    assert left(driver) == 180


@pytest.mark.rule("CN-74", "D-CN-19")
def test_a_hard_clock_ends_the_guessing_even_before_the_first_guess() -> None:
    driver = codenames(timer="end-turn", guess_seconds=45)
    driver.play("red-chief: clue animal 2")
    driver.wait(45)
    assert (driver.state.turn.side, driver.state.turns[-1].end) == ("blue", "time")
    assert left(driver) == 180


@pytest.mark.rule("CN-74", "D-CN-19")
def test_a_hard_clock_lets_a_late_chief_still_give_a_clue() -> None:
    driver = codenames(timer="end-turn")
    driver.wait(1000)
    assert (driver.state.turn.side, driver.state.phase, driver.state.overtime) == ("red", "clue", True)
    assert rings(driver) is None
    driver.play("red-chief: clue animal 2")
    assert left(driver) == 120


def test_no_time_runs_while_an_objection_is_decided() -> None:
    driver = codenames(timer="end-turn", guess_seconds=45)
    driver.play("red-chief: clue animal 2", "blue-1: object")
    assert rings(driver) is None
    driver.wait(1000)
    driver.play("blue-chief: waive")
    assert rings(driver) == (45, TimeUp())


def test_the_clock_stops_with_the_game() -> None:
    driver = codenames(timer="end-turn")
    driver.play("red-chief: clue animal 2", "red-1: guess POISON")
    assert (left(driver), rings(driver)) == (None, None)


def test_a_manual_hourglass_runs_only_after_it_was_turned() -> None:
    driver = codenames(timer="end-turn", settings={"sand": "manual"}, guess_seconds=45)
    assert (left(driver), rings(driver)) == (None, None)
    driver.play("red-chief: clue animal 2")
    driver.wait(500)
    assert "sand" in driver.may("p4")
    driver.do("p4", commands.TurnSand())
    assert rings(driver) == (45, TimeUp())
    assert "sand" not in driver.may("p4")
    assert driver.refused("p2", commands.TurnSand()) == "no-sand"
    driver.wait(45)
    assert driver.state.turn.side == "blue"
    assert rings(driver) is None
    assert "sand" in driver.may("p2")


def test_an_empty_manual_hourglass_is_not_turned_again_in_overtime() -> None:
    driver = codenames(timer="warn", settings={"sand": "manual"}, guess_seconds=45)
    driver.play("red-chief: clue animal 2")
    driver.do("p4", commands.TurnSand())
    driver.wait(45)
    assert driver.state.overtime
    assert driver.refused("p4", commands.TurnSand()) == "no-sand"
    driver.play("red-1: guess ROOT", "red-1: stop")
    driver.do("p4", commands.TurnSand())


def test_only_players_turn_the_hourglass_and_not_in_a_pause() -> None:
    driver = codenames(timer="warn", settings={"sand": "manual"})
    assert driver.refused(driver.join(), commands.TurnSand()) == "not-seated"
    driver.do("p1", commands.Pause())
    assert driver.refused("p2", commands.TurnSand()) == "paused"


def test_an_automatic_hourglass_cannot_be_turned_by_people() -> None:
    assert codenames(timer="warn").refused("p2", commands.TurnSand()) == "no-sand"
    assert duet().refused("p2", commands.TurnSand()) == "no-sand"


# --- pauses, restarts, undo -------------------------------------------------------------------------


def test_the_clock_stands_still_during_a_pause() -> None:
    driver = codenames(timer="end-turn", guess_seconds=45)
    driver.play("red-chief: clue animal 2")
    driver.wait(20)
    driver.do("p1", commands.Pause())
    driver.wait(1000)
    assert (left(driver), rings(driver)) == (25, None)
    driver.do("p1", commands.Resume())
    assert (left(driver), rings(driver)) == (25, (25, TimeUp()))
    driver.do("p1", commands.Pause())
    driver.wait(7)
    driver.do("p1", commands.Resume())
    assert left(driver) == 25


def test_the_clock_stands_still_while_the_house_is_closed() -> None:
    driver = codenames(timer="end-turn", guess_seconds=45)
    driver.play("red-chief: clue animal 2")
    driver.wait(20)
    driver.step(entries.Halted())
    driver.wait(30_000)
    assert (left(driver), rings(driver)) == (25, None)
    driver.step(entries.Restarted())
    assert rings(driver) == (25, TimeUp())


def test_a_killed_house_costs_nobody_time() -> None:
    driver = codenames(timer="end-turn", guess_seconds=45)
    driver.play("red-chief: clue animal 2")
    driver.wait(20)
    driver.do("p2", commands.Say("hm"))
    for downtime in (30_000, 5):  # killed twice, the second time right after it came back
        driver.now += downtime * SECOND
        driver.step(entries.Restarted())
    assert rings(driver) == (25, TimeUp())


def test_a_restart_does_not_end_a_pause() -> None:
    driver = codenames(timer="end-turn", guess_seconds=45)
    driver.play("red-chief: clue animal 2")
    driver.wait(20)
    driver.do("p1", commands.Pause())
    driver.wait(10)
    driver.step(entries.Halted())
    driver.wait(10)
    driver.step(entries.Restarted())
    assert rings(driver) is None
    driver.wait(10)
    driver.do("p1", commands.Resume())
    assert left(driver) == 25


def test_after_an_undo_the_time_starts_again() -> None:
    driver = codenames(timer="end-turn", guess_seconds=45)
    driver.play("red-chief: clue animal 2")
    driver.wait(20)
    driver.play("red-1: guess ROOT")
    driver.do("p2", commands.Undo())
    for person in ("p1", "p3", "p4"):
        driver.do(person, commands.Consent())
    assert left(driver) == 45


def test_an_undo_during_a_pause_gives_exactly_the_full_time() -> None:
    driver = codenames(timer="end-turn", guess_seconds=45)
    driver.play("red-chief: clue animal 2", "red-1: guess ROOT")
    driver.wait(20)
    driver.do("p1", commands.Pause())
    driver.wait(100)
    driver.do("p2", commands.Undo())
    for person in ("p1", "p3", "p4"):
        driver.do(person, commands.Consent())
    assert left(driver) == 45
    driver.wait(100)
    driver.do("p1", commands.Resume())
    assert left(driver) == 45


def test_chat_and_newcomers_do_not_affect_the_clock() -> None:
    driver = codenames(timer="end-turn", guess_seconds=45)
    driver.play("red-chief: clue animal 2")
    driver.wait(20)
    driver.do("p2", commands.Say("hm"))
    driver.join()
    driver.do("p4", commands.Stand())
    assert left(driver) == 25


def test_a_private_question_does_not_affect_the_clock() -> None:
    driver = codenames(timer="end-turn", clue_seconds=60, first_clue_extra=0)
    driver.wait(20)
    driver.play("red-chief: ask animal 2", "blue-chief: decline")
    assert left(driver) == 40


# --- the other games --------------------------------------------------------------------------------


def test_duet_has_no_clock() -> None:
    driver = duet()
    driver.play("A1: clue animal 2")
    driver.wait(10_000)
    assert (left(driver), rings(driver)) == (None, None)
