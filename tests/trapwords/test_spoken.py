"""Spoken tables: people talk aloud; the program keeps maze, clock, counter and buzzer."""

from typing import Any

import pytest

from cluehouse.games.trapwords import State
from tests.trapwords.table import (
    both_fight,
    cursed,
    describing,
    offered,
    play,
    play_rounds,
    refused,
    seen,
    table,
    turn_of,
    values,
)

NO, YES = "blue-1: heard no", "blue-1: heard yes"


def talking(**given: Any) -> State:
    """Red's turn at a spoken table, the sand running."""
    return describing(table(spoken=True, **given), blue=("milk", "toast", "churn"))


# --- nothing is typed -----------------------------------------------------------------------------


@pytest.mark.rule("TW-65")
def test_nothing_is_typed_at_a_spoken_table() -> None:
    game = talking()
    assert refused(game, "red-1: say cow") == refused(game, "red-2: guess BUTTER") == "not-now"
    assert refused(game, "blue-1: judge yes") == "not-now"
    assert set(offered(game, "red-1")) == set()
    assert set(offered(game, "red-2")) == {"hand"}


def test_nothing_is_heard_at_a_typed_table() -> None:
    assert refused(describing(table()), NO) == "not-now"


# --- guesses --------------------------------------------------------------------------------------


@pytest.mark.rule("TW-64", "TW-66", "TW-74")
def test_the_watchers_count_the_guesses_and_the_fifth_wrong_one_stops_the_turn() -> None:
    game = play(talking(), NO, "blue-2: heard no", NO, NO)
    assert (game.phase, game.turns) == ("describing", ())
    game = play(game, "blue-2: heard no")
    assert (game.turns[0].end, game.positions["red"]) == ("guesses", 0)


@pytest.mark.rule("TW-64")
@pytest.mark.parametrize("seat", ["red-1", "red-2", "clock", "referee"])
def test_only_the_watchers_count_guesses(seat: str) -> None:
    assert refused(talking(), f"{seat}: heard yes") == "not-your-part"


@pytest.mark.rule("TW-66", "TW-73", "D-TW-15")
@pytest.mark.parametrize("earlier", range(5))
def test_a_right_guess_heard_moves_the_marker_once_the_time_to_call_is_over(earlier: int) -> None:
    game = play(talking(), *(NO,) * earlier, YES)
    assert (game.phase, game.positions["red"]) == ("settling", 0)
    game = play(game, "clock: lapse 0")
    assert (game.turns[0].end, game.positions["red"]) == ("guessed", 1)


@pytest.mark.rule("TW-69")
def test_a_raised_hand_is_not_counted() -> None:
    game = play(talking(), NO, NO, NO, NO, "red-2: hand")
    assert turn_of(game).hands == ("red-2",)
    assert play(game, YES, "clock: lapse 0").positions["red"] == 1


@pytest.mark.rule("TW-92")
def test_against_a_dragon_the_third_wrong_guess_stops_the_turn() -> None:
    game = play(describing(both_fight(spoken=True)), NO, NO)
    assert game.turns == ()
    assert play(game, NO).turns[0].end == "guesses"


@pytest.mark.rule("D-TW-01")
def test_with_one_chance_the_house_counts_one_guess_for_each_guesser() -> None:
    game = play(describing(cursed("one-chance", spoken=True, red=4)), NO, NO)
    assert game.turns == ()
    assert play(game, NO).turns[0].end == "guesses"


# --- calls ----------------------------------------------------------------------------------------


@pytest.mark.rule("TW-43", "TW-44", "TW-64")
@pytest.mark.parametrize(
    ("line", "end"),
    [("call-trap milk 0", "trap"), ("call-trap BUTTER 0", "trap"), ("call-illegal 0 private", "illegal")],
)
def test_the_watchers_call_what_they_hear(line: str, end: str) -> None:
    assert values(talking(), "blue-1", "call-trap", "line") == {0}
    game = play(talking(), f"blue-2: {line}", "red-1: admit")
    assert (game.turns[0].end, game.positions["red"]) == (end, 0)


@pytest.mark.rule("TW-62", "D-TW-17")
@pytest.mark.parametrize("line", ["call-trap milk 0", "call-illegal 0 room"])
def test_a_call_in_time_beats_a_right_guess_heard(line: str) -> None:
    game = play(talking(), YES, f"blue-1: {line}", "red-2: admit")
    assert game.turns[0].end in ("trap", "illegal")
    assert game.positions["red"] == 0


@pytest.mark.rule("TW-62")
def test_after_that_time_nothing_can_be_called() -> None:
    game = play(talking(), "blue-1: doubt-illegal 0 private", YES, "clock: lapse 0")
    assert game.phase == "settling"
    for line in ("call-trap milk 0", "call-illegal 0 name", "doubt-trap milk 0"):
        assert refused(game, f"blue-1: {line}") == "too-late-to-call"
    assert refused(game, "clock: lapse 0") == "not-now"


@pytest.mark.rule("TW-62")
def test_the_time_to_call_runs_from_the_right_guess() -> None:
    assert refused(talking(), "clock: lapse 0") == "not-now"


@pytest.mark.rule("TW-63", "D-TW-19")
@pytest.mark.parametrize(("decision", "end", "chamber"), [("accept", "trap", 0), ("reject", "guessed", 1)])
def test_a_doubt_is_settled_after_the_turn(decision: str, end: str, chamber: int) -> None:
    game = play(talking(), "blue-1: doubt-trap milk 0", NO, YES, "clock: lapse 0", f"red-2: {decision} 1")
    assert (game.turns[0].end, game.positions["red"]) == (end, chamber)


# --- curses and monsters are left to people -------------------------------------------------------


@pytest.mark.rule("TW-84", "TW-85", "TW-86")
@pytest.mark.parametrize("curse", ["flood", "petrification", "echo", "noun-plague", "snake", "threes", "contrary"])
def test_what_a_curse_forbids_in_speech_is_called_by_people(curse: str) -> None:
    game = play(describing(cursed(curse, spoken=True)), NO, NO)
    assert seen(game).in_force["red"] == (curse,)
    assert play(game, "blue-1: call-illegal 0 curse", "red-1: admit").turns[0].end == "illegal"
    assert play(game, YES, "clock: lapse 0").positions["red"] == 1


@pytest.mark.rule("TW-20", "D-TW-01")
def test_what_a_curse_does_to_lists_holds_at_a_spoken_table_too() -> None:
    assert seen(cursed("thick-net", spoken=True)).needed == {"red": 5, "blue": 5}


@pytest.mark.rule("TW-97")
def test_the_tie_break_at_a_spoken_table() -> None:
    game = play(describing(both_fight(spoken=True, tie_break=True)), YES, "clock: lapse 0")
    assert game.phase == "settling"
    game = describing(play(game, "clock: stopwatch 15000"))
    assert seen(game).hourglass_milliseconds == 15_000
    game = play(game, "red-1: heard yes", "clock: lapse 0")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == (("blue",), "faster")


@pytest.mark.rule("TW-76", "TW-98")
def test_a_whole_game_can_be_played_at_a_spoken_table() -> None:
    game = play_rounds(table(spoken=True), 8)
    assert game.outcome is not None
    assert (game.outcome.winners, game.monster) == ((), 0)
