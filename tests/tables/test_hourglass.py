"""The clock of Trapwords: reading time, the hourglass, and how long a sentence can be called."""

from typing import Any

import pytest

from cluehouse.games.trapwords import moves
from cluehouse.tables import commands, entries
from cluehouse.tables.clock import clock_face
from tests.tables.driver import SECOND, TRAPS, TableDriver, describing, left, rings, trapwords
from tests.trapwords.table import TRAPS as WORDS
from tests.trapwords.table import both_fight, cursed


@pytest.mark.rule("TW-23")
def test_no_clock_runs_while_traps_are_written() -> None:
    driver = trapwords()
    driver.play("red-1: propose moat")
    assert (left(driver), rings(driver)) == (None, None)


@pytest.mark.rule("TW-23", "D-TW-26")
def test_a_table_may_set_a_clock_for_writing() -> None:
    driver = trapwords(writing_seconds=90)
    driver.play("red-1: propose moat", "blue-1: propose milk")
    assert rings(driver) == (90, moves.StopWriting())
    driver.wait(90)
    assert (driver.state.phase, driver.state.lists["red"].words) == ("handover", ("moat",))


@pytest.mark.rule("TW-39")
def test_after_three_seconds_of_reading_the_sand_runs_by_itself() -> None:
    driver = trapwords()
    driver.play(*TRAPS)
    assert rings(driver) is None
    driver.play("red-1: take")
    assert rings(driver) == (3, moves.TurnHourglass())
    driver.wait(3)
    assert driver.state.phase == "describing"
    assert rings(driver) == (75, moves.TimeUp())


def test_watchers_may_turn_the_hourglass_sooner() -> None:
    driver = trapwords()
    driver.play(*TRAPS, "red-1: take")
    driver.wait(1)
    driver.play("blue-2: turn-hourglass")
    assert left(driver) == 75


@pytest.mark.rule("TW-40")
def test_under_pressure_the_sand_runs_as_soon_as_the_book_is_open() -> None:
    driver = describing(hourglass="pressure", seconds=30)
    assert rings(driver) == (30, moves.TimeUp())


@pytest.mark.rule("TW-41")
def test_relaxed_the_sand_runs_from_the_first_clue_on() -> None:
    driver = describing(hourglass="relaxed", seconds=30)
    assert rings(driver) is None
    driver.wait(500)
    driver.play('red-1: say "You put it on a slice."')
    assert left(driver) == 30


def test_when_the_sand_has_run_out_the_turn_is_over() -> None:
    driver = describing(seconds=30)
    driver.wait(29)
    assert driver.state.turn.team == "red"
    driver.wait(1)
    assert (driver.state.turn.team, driver.state.turns[0].end) == ("blue", "time")
    assert left(driver) is None


@pytest.mark.rule("TW-62", "D-TW-18")
def test_a_sentence_can_be_called_for_three_seconds_plus_a_grace_period() -> None:
    driver = describing(call_grace_seconds=2)
    driver.play('red-1: say "You put it on a slice."')
    driver.wait(2)
    driver.play('red-1: say "It is fat and golden."')
    assert rings(driver) == (3, moves.Lapse(1))
    driver.wait(3)
    assert driver.state.turn.lapsed == 1
    assert driver.refused_move("blue-1: call-illegal 1 name") == "bad-argument"
    driver.wait(1.9)
    driver.play("blue-1: call-illegal 2 name")
    assert driver.state.turn.doubts[0].line == 2


def test_each_sentence_has_its_own_call_period() -> None:
    driver = describing()
    for line in ("You put it on a slice.", "It is fat and golden.", "It is soft."):
        driver.play(f'red-1: say "{line}"')
        driver.wait(1)
    lapsed = []
    for _ in range(6):
        driver.wait(0.5)
        lapsed.append(driver.state.turn.lapsed)
    assert lapsed == [0, 1, 1, 2, 2, 3]


def test_the_call_period_stands_still_during_a_pause() -> None:
    driver = describing()
    driver.play('red-1: say "You put it on a slice."')
    driver.wait(1)
    driver.do("p1", commands.Pause())
    driver.wait(60)
    driver.do("p1", commands.Resume())
    assert rings(driver) == (3, moves.Lapse(1))
    assert left(driver) == 74


@pytest.mark.rule("TW-62", "D-TW-17")
def test_a_right_guess_counts_only_when_no_earlier_sentence_can_be_called() -> None:
    driver = describing()
    driver.play('red-1: say "You put it on a slice."')
    driver.wait(1)
    driver.play("red-2: guess BUTTER")
    assert driver.state.phase == "settling"
    assert rings(driver) == (3, moves.Lapse(1))
    driver.wait(3)
    assert (driver.state.turn.team, driver.state.turns[0].end) == ("blue", "guessed")


@pytest.mark.rule("TW-62")
def test_the_clock_shows_everybody_when_each_sentence_was_said() -> None:
    driver = describing()
    first = driver.now
    driver.play('red-1: say "You put it on a slice."')
    driver.wait(2)
    driver.play('red-1: say "It is yellow."')
    shown = clock_face(driver.table)
    assert shown is not None
    assert shown.lines == (first, first + 2 * SECOND)


def test_a_killed_house_does_not_shorten_the_call_period_after_a_right_guess() -> None:
    driver = describing()
    driver.play('red-1: say "You put it on a slice."')
    driver.wait(1)
    driver.play("red-2: guess BUTTER")
    driver.now += 30_000 * SECOND
    driver.step(entries.Restarted())
    assert rings(driver) == (4 - 1, moves.Lapse(1))


def test_the_turn_does_not_end_while_an_answer_waits_for_judgement() -> None:
    driver = describing(seconds=30, settings={"referee": "off"})
    driver.wait(29)
    driver.play("red-2: guess margarine")
    assert rings(driver) is None
    driver.wait(60)
    assert driver.state.turn.team == "red"
    driver.play("blue-1: judge no")
    assert driver.alarm() is not None
    driver.wait(0)
    assert driver.state.turns[0].end == "time"


def test_a_right_answer_counts_even_if_it_was_judged_after_the_time() -> None:
    driver = describing(seconds=30, settings={"referee": "off"})
    driver.wait(29)
    driver.play("red-2: guess butters")
    driver.wait(60)
    driver.play("blue-1: judge yes")
    assert driver.state.turns[0].end == "guessed"


def test_a_wrong_guess_against_the_starred_vampire_costs_three_seconds() -> None:
    fight = both_fight(monster="vampire", starred=True)
    driver = trapwords(starred=True)
    driver.begin(fight.deal)
    for _ in range(4):
        write_and_fail(driver)
    write(driver)
    describer = driver.state.turn.describer
    driver.play(f"{describer}: take")
    driver.wait(3)
    assert left(driver) == 37.5
    guesser = next(seat for seat in driver.table.seats if seat[0] == describer[0] and seat != describer)
    driver.play(f"{guesser}: guess elephant")
    assert left(driver) == 34.5


def write(driver: TableDriver) -> None:
    """Both teams write their lists."""
    for team, words in WORDS.items():
        needed = driver.sees("").needed[team]
        for word in words[:needed]:
            driver.play(f"{team}-1: propose {word}")
        if any(choice.do == "dread" for choice in driver.sees(driver.who(f"{team}-1")).choices):
            driver.play(f"{team}-1: dread {words[0]}")
        driver.play(f"{team}-1: ready")


def write_and_fail(driver: TableDriver) -> None:
    """Play a round in which nobody says anything."""
    write(driver)
    for _ in range(2):
        driver.play(f"{driver.state.turn.describer}: take")
        driver.wait(200)


@pytest.mark.rule("TW-97", "D-TW-29")
def test_in_a_tie_break_the_second_team_gets_the_time_that_the_first_team_used() -> None:
    driver = trapwords(tie_break=True)
    driver.begin(both_fight(tie_break=True).deal)
    for _ in range(4):
        write_and_fail(driver)
    write(driver)
    first = driver.state.turn.team
    driver.play(f"{driver.state.turn.describer}: take")
    driver.wait(3)
    driver.wait(20)
    driver.do("p1", commands.Pause())
    driver.wait(500)
    driver.do("p1", commands.Resume())
    driver.wait(2.5)
    guesser = next(s for s in driver.table.seats if s.startswith(first) and s != driver.state.turn.describer)
    secret = driver.sees(driver.who(driver.state.turn.describer)).secret
    driver.play(f"{guesser}: guess {secret}")
    driver.wait(0)
    assert driver.state.turns[0].milliseconds == 22_500
    driver.play(f"{driver.state.turn.describer}: take")
    driver.wait(3)
    assert left(driver) == 22.5


# --- spoken tables ----------------------------------------------------------------------------------


def spoken(**options: Any) -> TableDriver:
    return describing(spoken=True, **options)


def test_at_a_spoken_table_the_hourglass_runs_forty_seconds() -> None:
    assert rings(spoken()) == (40, moves.TimeUp())


@pytest.mark.rule("TW-62", "D-TW-18")
def test_at_a_spoken_table_the_call_period_starts_with_the_right_guess() -> None:
    driver = spoken()
    driver.wait(10)
    driver.play("blue-1: heard yes")
    assert left(driver) == 4
    assert rings(driver) == (4, moves.Lapse(0))
    driver.wait(4)
    assert driver.state.turns[0].end == "guessed"
    assert left(driver) is None


def test_at_a_relaxed_spoken_table_the_watchers_turn_the_sand() -> None:
    driver = spoken(hourglass="relaxed")
    assert rings(driver) is None
    driver.play("blue-2: turn-hourglass")
    assert left(driver) == 40


# --- hearings and breath ------------------------------------------------------------------------------

MILK = 'red-1: say "Cows give milk for it."'


@pytest.mark.rule("D-TW-34")
def test_the_hourglass_stands_still_while_a_call_is_answered() -> None:
    driver = describing()
    driver.wait(10)
    driver.play(MILK, "blue-1: call-trap milk 1")
    assert rings(driver) == (20, moves.Unanswered())
    driver.wait(15)
    driver.play("red-1: contest-trap habit")
    assert rings(driver) == (20, moves.Unanswered())
    driver.wait(5)
    driver.play("blue-1: concede")
    assert driver.state.phase == "describing"
    assert left(driver) == 65
    driver.wait(64)
    assert driver.state.turn.team == "red"
    driver.wait(1)
    assert driver.state.turns[0].end == "time"


@pytest.mark.rule("D-TW-34")
def test_a_call_that_is_not_answered_in_time_counts() -> None:
    driver = describing()
    driver.play(MILK, "blue-1: call-trap milk 1")
    driver.wait(19)
    assert driver.state.phase == "called"
    driver.wait(1)
    assert driver.state.turns[0].end == "trap"


@pytest.mark.rule("TW-97", "D-TW-29", "D-TW-34")
def test_the_tie_break_measures_the_hourglass_without_hearings() -> None:
    driver = trapwords(tie_break=True)
    driver.begin(both_fight(tie_break=True).deal)
    for _ in range(4):
        write_and_fail(driver)
    write(driver)
    first, describer = driver.state.turn.team, driver.state.turn.describer
    guesser = next(seat for seat in driver.table.seats if seat.startswith(first) and seat != describer)
    watcher = next(seat for seat in driver.table.seats if not seat.startswith(first))
    trap = driver.state.lists["blue" if first == "red" else "red"].words[0]
    driver.play(f"{describer}: take", f"{watcher}: turn-hourglass")
    driver.wait(6)
    driver.play(f"{describer}: say {trap}", f"{watcher}: call-trap {trap} 1")
    driver.wait(9)
    driver.play(f"{describer}: contest-trap habit", f"{watcher}: concede")
    driver.wait(4)
    driver.play(f"{guesser}: guess {driver.sees(driver.who(describer)).secret}")
    driver.wait(10)
    assert driver.state.turns[0].milliseconds == 10 * SECOND


@pytest.mark.rule("TW-84")
def test_the_breath_of_the_flood_lasts_twenty_seconds_from_the_first_clue() -> None:
    driver = trapwords(curse_places=(1,))
    driver.begin(cursed("flood").deal)
    driver.play(*TRAPS, "red-1: take", "blue-1: turn-hourglass")
    driver.wait(10)
    driver.play('red-1: say "You put it on a slice."')
    driver.wait(19)
    driver.play('red-1: say "It is fat and golden."')
    driver.wait(1)
    assert driver.refused_move('red-1: say "It is soft."') == "breath-over"


@pytest.mark.rule("TW-62", "TW-84", "D-TW-34")
def test_neither_breath_nor_call_period_runs_on_while_a_call_is_answered() -> None:
    driver = trapwords(curse_places=(1,))
    driver.begin(cursed("flood").deal)
    driver.play(*TRAPS, "red-1: take", "blue-1: turn-hourglass", 'red-1: say "Milk, and bread."')
    driver.wait(1)
    driver.play("blue-1: call-trap milk 1", "red-1: contest-trap habit")
    driver.wait(19)
    driver.play("blue-1: concede")
    assert rings(driver) == (3, moves.Lapse(1))
    driver.wait(10)
    driver.play('red-1: say "It is soft."')
    driver.wait(9)
    assert driver.refused_move('red-1: say "It is fat."') == "breath-over"
