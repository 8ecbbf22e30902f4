"""When the clock runs, when it rings, and what time it takes from whom."""

import pytest

from cluehouse.games.codenames.moves import TimeUp
from cluehouse.tables import commands, entries
from tests.tables.scene import SECOND, codenames, duet, left, rings

# --- Codenames (CN-74) ------------------------------------------------------------------------------


@pytest.mark.rule("CN-21", "CN-74")
def test_without_a_timer_no_clock_runs() -> None:
    scene = codenames()
    assert (left(scene), rings(scene)) == (None, None)
    scene.play("red-chief: clue animal 2")
    assert (left(scene), rings(scene)) == (None, None)
    assert scene.refused("p2", commands.TurnSand()) == "no-sand"


@pytest.mark.rule("CN-74")
def test_each_teams_first_clue_has_extra_time_and_later_ones_have_not() -> None:
    scene = codenames(timer="warn", clue_seconds=60, first_clue_extra=30)
    assert left(scene) == 90
    scene.play("red-chief: clue animal 2", "red-1: guess CHAIR")
    assert left(scene) == 90
    scene.play("blue-chief: clue plant 1", "blue-1: guess LAMP")
    assert left(scene) == 60


def test_against_the_ghost_only_the_first_clue_has_extra_time() -> None:
    scene = codenames("red-chief", "red-1", variant="ghost", timer="warn", clue_seconds=60, first_clue_extra=30)
    assert left(scene) == 90
    scene.play("red-chief: clue animal 2", "red-1: guess CHAIR", "red-chief: cover SEA")
    assert left(scene) == 60


def test_the_guessing_has_its_own_time_which_guesses_do_not_renew() -> None:
    scene = codenames(timer="warn", guess_seconds=45)
    scene.wait(100)
    scene.play("red-chief: clue animal 2")
    assert left(scene) == 45
    scene.wait(15)
    scene.play("red-1: mark LEAF", "red-1: guess ROOT")
    assert left(scene) == 30


@pytest.mark.rule("CN-74", "D-CN-19")
def test_a_clock_that_only_warns_leaves_the_turn_and_rings_once() -> None:
    scene = codenames(timer="warn", guess_seconds=45)
    scene.play("red-chief: clue animal 2")
    scene.wait(44)
    assert not scene.state.overtime
    scene.wait(1)
    assert scene.state.overtime
    assert scene.state.turn.side == "red"
    assert (left(scene), rings(scene)) == (None, None)
    scene.play("red-1: guess ROOT", "red-1: stop")
    assert scene.state.turn.side == "blue"
    assert left(scene) == 180


@pytest.mark.rule("CN-74", "D-CN-19")
def test_a_hard_clock_ends_the_guessing_even_without_a_guess() -> None:
    scene = codenames(timer="end-turn", guess_seconds=45)
    scene.play("red-chief: clue animal 2")
    scene.wait(45)
    assert (scene.state.turn.side, scene.state.turns[-1].end) == ("blue", "time")
    assert left(scene) == 180


@pytest.mark.rule("CN-74", "D-CN-19")
def test_a_hard_clock_makes_up_no_clue() -> None:
    scene = codenames(timer="end-turn")
    scene.wait(1000)
    assert (scene.state.turn.side, scene.state.phase, scene.state.overtime) == ("red", "clue", True)
    assert rings(scene) is None
    scene.play("red-chief: clue animal 2")
    assert left(scene) == 120


def test_no_time_runs_while_an_objection_is_decided() -> None:
    scene = codenames(timer="end-turn", guess_seconds=45)
    scene.play("red-chief: clue animal 2", "blue-1: object")
    assert rings(scene) is None
    scene.wait(1000)
    scene.play("blue-chief: waive")
    assert rings(scene) == (45, TimeUp())


def test_the_clock_stops_with_the_game() -> None:
    scene = codenames(timer="end-turn")
    scene.play("red-chief: clue animal 2", "red-1: guess POISON")
    assert (left(scene), rings(scene)) == (None, None)


def test_sand_that_is_turned_by_hand_runs_only_then() -> None:
    scene = codenames(timer="end-turn", settings={"sand": "manual"}, guess_seconds=45)
    assert (left(scene), rings(scene)) == (None, None)
    scene.play("red-chief: clue animal 2")
    scene.wait(500)
    assert "sand" in scene.may("p4")
    scene.do("p4", commands.TurnSand())
    assert rings(scene) == (45, TimeUp())
    assert "sand" not in scene.may("p4")
    assert scene.refused("p2", commands.TurnSand()) == "no-sand"
    scene.wait(45)
    assert scene.state.turn.side == "blue"
    assert rings(scene) is None
    assert "sand" in scene.may("p2")


def test_sand_that_ran_out_is_not_turned_again_in_overtime() -> None:
    scene = codenames(timer="warn", settings={"sand": "manual"}, guess_seconds=45)
    scene.play("red-chief: clue animal 2")
    scene.do("p4", commands.TurnSand())
    scene.wait(45)
    assert scene.state.overtime
    assert scene.refused("p4", commands.TurnSand()) == "no-sand"
    scene.play("red-1: guess ROOT", "red-1: stop")
    scene.do("p4", commands.TurnSand())


def test_sand_is_turned_by_players_and_not_in_a_pause() -> None:
    scene = codenames(timer="warn", settings={"sand": "manual"})
    assert scene.refused(scene.come(), commands.TurnSand()) == "not-seated"
    scene.do("p1", commands.Pause())
    assert scene.refused("p2", commands.TurnSand()) == "paused"


def test_where_the_house_turns_the_sand_nobody_else_does() -> None:
    assert codenames(timer="warn").refused("p2", commands.TurnSand()) == "no-sand"
    assert duet().refused("p2", commands.TurnSand()) == "no-sand"


# --- pauses, restarts, undo -------------------------------------------------------------------------


def test_a_pause_takes_its_time_out() -> None:
    scene = codenames(timer="end-turn", guess_seconds=45)
    scene.play("red-chief: clue animal 2")
    scene.wait(20)
    scene.do("p1", commands.Pause())
    scene.wait(1000)
    assert (left(scene), rings(scene)) == (25, None)
    scene.do("p1", commands.Resume())
    assert (left(scene), rings(scene)) == (25, (25, TimeUp()))
    scene.do("p1", commands.Pause())
    scene.wait(7)
    scene.do("p1", commands.Resume())
    assert left(scene) == 25


def test_a_house_that_closes_takes_the_night_out() -> None:
    scene = codenames(timer="end-turn", guess_seconds=45)
    scene.play("red-chief: clue animal 2")
    scene.wait(20)
    scene.step(entries.Halted())
    scene.wait(30_000)
    assert (left(scene), rings(scene)) == (25, None)
    scene.step(entries.Restarted())
    assert rings(scene) == (25, TimeUp())


def test_a_house_that_was_killed_costs_nobody_time() -> None:
    scene = codenames(timer="end-turn", guess_seconds=45)
    scene.play("red-chief: clue animal 2")
    scene.wait(20)
    scene.do("p2", commands.Say("hm"))
    for downtime in (30_000, 5):  # killed twice, the second time right after it came back
        scene.now += downtime * SECOND
        scene.step(entries.Restarted())
    assert rings(scene) == (25, TimeUp())


def test_a_restart_does_not_end_a_pause() -> None:
    scene = codenames(timer="end-turn", guess_seconds=45)
    scene.play("red-chief: clue animal 2")
    scene.wait(20)
    scene.do("p1", commands.Pause())
    scene.wait(10)
    scene.step(entries.Halted())
    scene.wait(10)
    scene.step(entries.Restarted())
    assert rings(scene) is None
    scene.wait(10)
    scene.do("p1", commands.Resume())
    assert left(scene) == 25


def test_after_an_undo_the_time_begins_anew() -> None:
    scene = codenames(timer="end-turn", guess_seconds=45)
    scene.play("red-chief: clue animal 2")
    scene.wait(20)
    scene.play("red-1: guess ROOT")
    scene.do("p2", commands.Undo())
    for person in ("p1", "p3", "p4"):
        scene.do(person, commands.Consent())
    assert left(scene) == 45


def test_what_is_taken_back_in_a_pause_gives_the_full_time_and_no_more() -> None:
    scene = codenames(timer="end-turn", guess_seconds=45)
    scene.play("red-chief: clue animal 2", "red-1: guess ROOT")
    scene.wait(20)
    scene.do("p1", commands.Pause())
    scene.wait(100)
    scene.do("p2", commands.Undo())
    for person in ("p1", "p3", "p4"):
        scene.do(person, commands.Consent())
    assert left(scene) == 45
    scene.wait(100)
    scene.do("p1", commands.Resume())
    assert left(scene) == 45


def test_talk_and_comers_do_not_touch_the_clock() -> None:
    scene = codenames(timer="end-turn", guess_seconds=45)
    scene.play("red-chief: clue animal 2")
    scene.wait(20)
    scene.do("p2", commands.Say("hm"))
    scene.come()
    scene.do("p4", commands.Stand())
    assert left(scene) == 25


def test_a_whispered_question_does_not_touch_the_clock() -> None:
    scene = codenames(timer="end-turn", clue_seconds=60, first_clue_extra=0)
    scene.wait(20)
    scene.play("red-chief: ask animal 2", "blue-chief: decline")
    assert left(scene) == 40


# --- the other games --------------------------------------------------------------------------------


def test_duet_has_no_clock() -> None:
    scene = duet()
    scene.play("A1: clue animal 2")
    scene.wait(10_000)
    assert (left(scene), rings(scene)) == (None, None)
