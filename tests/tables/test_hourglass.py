"""The clock of Trapwords: reading, the hourglass, and how long a line can be called."""

from typing import Any

import pytest

from cluehouse.games.trapwords import moves
from cluehouse.tables import commands, entries
from cluehouse.tables.clock import clock_face
from tests.tables.scene import SECOND, TRAPS, Scene, describing, left, rings, trapwords
from tests.trapwords.table import TRAPS as WORDS
from tests.trapwords.table import both_fight


@pytest.mark.rule("TW-23")
def test_no_clock_runs_on_the_writing_of_traps() -> None:
    scene = trapwords()
    scene.play("red-1: propose moat")
    assert (left(scene), rings(scene)) == (None, None)


@pytest.mark.rule("TW-39")
def test_after_three_seconds_of_reading_the_sand_runs_by_itself() -> None:
    scene = trapwords()
    scene.play(*TRAPS)
    assert rings(scene) is None
    scene.play("red-1: take")
    assert rings(scene) == (3, moves.TurnHourglass())
    scene.wait(3)
    assert scene.state.phase == "describing"
    assert rings(scene) == (75, moves.TimeUp())


def test_watchers_may_turn_the_hourglass_sooner() -> None:
    scene = trapwords()
    scene.play(*TRAPS, "red-1: take")
    scene.wait(1)
    scene.play("blue-2: turn-hourglass")
    assert left(scene) == 75


@pytest.mark.rule("TW-40")
def test_under_pressure_the_sand_runs_as_soon_as_the_book_is_open() -> None:
    scene = describing(hourglass="pressure", seconds=30)
    assert rings(scene) == (30, moves.TimeUp())


@pytest.mark.rule("TW-41")
def test_relaxed_the_sand_runs_from_the_first_clue_on() -> None:
    scene = describing(hourglass="relaxed", seconds=30)
    assert rings(scene) is None
    scene.wait(500)
    scene.play('red-1: say "You put it on a slice."')
    assert left(scene) == 30


def test_when_the_sand_has_run_out_the_turn_is_over() -> None:
    scene = describing(seconds=30)
    scene.wait(29)
    assert scene.state.turn.team == "red"
    scene.wait(1)
    assert (scene.state.turn.team, scene.state.turns[0].end) == ("blue", "time")
    assert left(scene) is None


@pytest.mark.rule("TW-62", "D-TW-18")
def test_a_line_can_be_called_for_three_seconds_and_the_grace() -> None:
    scene = describing(call_grace_seconds=2)
    scene.play('red-1: say "You put it on a slice."')
    scene.wait(2)
    scene.play('red-1: say "It is fat and golden."')
    assert rings(scene) == (3, moves.Lapse(1))
    scene.wait(3)
    assert scene.state.turn.lapsed == 1
    assert scene.refused_move("blue-1: call-illegal 1") == "bad-argument"
    scene.wait(1.9)
    scene.play("blue-1: call-illegal 2")
    assert scene.state.turns[0].end == "illegal"


def test_lines_lapse_one_after_another_each_in_its_time() -> None:
    scene = describing()
    for line in ("You put it on a slice.", "It is fat and golden.", "It is soft."):
        scene.play(f'red-1: say "{line}"')
        scene.wait(1)
    lapsed = []
    for _ in range(6):
        scene.wait(0.5)
        lapsed.append(scene.state.turn.lapsed)
    assert lapsed == [0, 1, 1, 2, 2, 3]


def test_a_pause_takes_its_time_out_of_calls_too() -> None:
    scene = describing()
    scene.play('red-1: say "You put it on a slice."')
    scene.wait(1)
    scene.do("p1", commands.Pause())
    scene.wait(60)
    scene.do("p1", commands.Resume())
    assert rings(scene) == (3, moves.Lapse(1))
    assert left(scene) == 74


@pytest.mark.rule("TW-62", "D-TW-17")
def test_a_right_guess_waits_until_nothing_before_it_can_be_called() -> None:
    scene = describing()
    scene.play('red-1: say "You put it on a slice."')
    scene.wait(1)
    scene.play("red-2: guess BUTTER")
    assert scene.state.phase == "settling"
    assert rings(scene) == (3, moves.Lapse(1))
    scene.wait(3)
    assert (scene.state.turn.team, scene.state.turns[0].end) == ("blue", "guessed")


@pytest.mark.rule("TW-62")
def test_the_clock_tells_everybody_when_each_line_was_said() -> None:
    scene = describing()
    first = scene.now
    scene.play('red-1: say "You put it on a slice."')
    scene.wait(2)
    scene.play('red-1: say "It is yellow."')
    shown = clock_face(scene.table)
    assert shown is not None
    assert shown.lines == (first, first + 2 * SECOND)


def test_a_killed_house_leaves_the_watchers_their_time_to_call_after_a_right_guess() -> None:
    scene = describing()
    scene.play('red-1: say "You put it on a slice."')
    scene.wait(1)
    scene.play("red-2: guess BUTTER")
    scene.now += 30_000 * SECOND
    scene.step(entries.Restarted())
    assert rings(scene) == (4 - 1, moves.Lapse(1))


def test_time_does_not_run_out_over_an_answer_that_waits_for_its_judge() -> None:
    scene = describing(seconds=30, settings={"referee": "off"})
    scene.wait(29)
    scene.play("red-2: guess margarine")
    assert rings(scene) is None
    scene.wait(60)
    assert scene.state.turn.team == "red"
    scene.play("blue-1: judge no")
    assert scene.alarm() is not None
    scene.wait(0)
    assert scene.state.turns[0].end == "time"


def test_a_right_answer_judged_after_the_time_was_up_counts() -> None:
    scene = describing(seconds=30, settings={"referee": "off"})
    scene.wait(29)
    scene.play("red-2: guess butters")
    scene.wait(60)
    scene.play("blue-1: judge yes")
    assert scene.state.turns[0].end == "guessed"


def test_a_wrong_guess_against_the_starred_vampire_costs_three_seconds() -> None:
    fight = both_fight(monster="vampire", starred=True)
    scene = trapwords(starred=True)
    scene.begin(fight.deal)
    for _ in range(4):
        write_and_fail(scene)
    write(scene)
    describer = scene.state.turn.describer
    scene.play(f"{describer}: take")
    scene.wait(3)
    assert left(scene) == 37.5
    guesser = next(seat for seat in scene.table.seats if seat[0] == describer[0] and seat != describer)
    scene.play(f"{guesser}: guess elephant")
    assert left(scene) == 34.5


def write(scene: Scene) -> None:
    """Both teams write their lists."""
    for team, words in WORDS.items():
        needed = scene.sees("").needed[team]
        for word in words[:needed]:
            scene.play(f"{team}-1: propose {word}")
        if any(choice.do == "dread" for choice in scene.sees(scene.who(f"{team}-1")).choices):
            scene.play(f"{team}-1: dread {words[0]}")
        scene.play(f"{team}-1: ready")


def write_and_fail(scene: Scene) -> None:
    """A round in which nobody says a word."""
    write(scene)
    for _ in range(2):
        scene.play(f"{scene.state.turn.describer}: take")
        scene.wait(200)


@pytest.mark.rule("TW-97", "D-TW-29")
def test_in_a_tie_break_the_second_team_has_just_the_time_that_the_first_one_used() -> None:
    scene = trapwords(tie_break=True)
    scene.begin(both_fight(tie_break=True).deal)
    for _ in range(4):
        write_and_fail(scene)
    write(scene)
    first = scene.state.turn.team
    scene.play(f"{scene.state.turn.describer}: take")
    scene.wait(3)
    scene.wait(20)
    scene.do("p1", commands.Pause())
    scene.wait(500)
    scene.do("p1", commands.Resume())
    scene.wait(2.5)
    guesser = next(s for s in scene.table.seats if s.startswith(first) and s != scene.state.turn.describer)
    secret = scene.sees(scene.who(scene.state.turn.describer)).secret
    scene.play(f"{guesser}: guess {secret}")
    scene.wait(0)
    assert scene.state.turns[0].milliseconds == 22_500
    scene.play(f"{scene.state.turn.describer}: take")
    scene.wait(3)
    assert left(scene) == 22.5


# --- spoken tables ----------------------------------------------------------------------------------


def spoken(**options: Any) -> Scene:
    return describing(spoken=True, **options)


def test_at_a_spoken_table_the_hourglass_runs_forty_seconds() -> None:
    assert rings(spoken()) == (40, moves.TimeUp())


@pytest.mark.rule("TW-62", "D-TW-18")
def test_at_a_spoken_table_the_time_to_call_runs_from_the_right_guess() -> None:
    scene = spoken()
    scene.wait(10)
    scene.play("blue-1: heard yes")
    assert left(scene) == 4
    assert rings(scene) == (4, moves.Lapse(0))
    scene.wait(4)
    assert scene.state.turns[0].end == "guessed"
    assert left(scene) is None


def test_at_a_relaxed_spoken_table_the_watchers_turn_the_sand() -> None:
    scene = spoken(hourglass="relaxed")
    assert rings(scene) is None
    scene.play("blue-2: turn-hourglass")
    assert left(scene) == 40
