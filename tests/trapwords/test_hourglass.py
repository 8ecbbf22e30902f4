"""The hourglass: who turns it, when, and how long the sand runs."""

from typing import Any

import pytest

from cluehouse.games.trapwords import Options
from tests.trapwords.table import (
    both_fight,
    describing,
    offered,
    play,
    play_turn,
    refused,
    seen,
    table,
    turn_of,
    write_lists,
)

TAKEN = "red-1: take"


# --- official -------------------------------------------------------------------------------------


@pytest.mark.rule("TW-39")
def test_the_describer_first_reads_the_word_and_no_sand_runs() -> None:
    game = play(write_lists(table()), TAKEN)
    assert game.phase == "reading"
    assert not turn_of(game).running
    assert refused(game, "clock: time-up") == "not-now"
    for line in ("red-1: say cow", "red-2: guess BUTTER", "red-2: hand", "blue-1: call-trap milk 1"):
        assert refused(game, line) == "not-now"


@pytest.mark.rule("TW-39", "TW-64")
@pytest.mark.parametrize("seat", ["blue-1", "blue-2", "clock"])
def test_the_watchers_or_the_clock_for_them_turn_the_hourglass(seat: str) -> None:
    game = play(write_lists(table()), TAKEN, f"{seat}: turn-hourglass")
    assert game.phase == "describing"
    assert turn_of(game).running
    assert refused(game, f"{seat}: turn-hourglass") == "not-now"


@pytest.mark.rule("TW-39", "TW-64")
@pytest.mark.parametrize("seat", ["red-1", "red-2", "referee"])
def test_the_describing_team_does_not_turn_the_hourglass(seat: str) -> None:
    assert refused(play(write_lists(table()), TAKEN), f"{seat}: turn-hourglass") == "not-your-part"


@pytest.mark.rule("TW-39")
def test_reading_takes_three_seconds_in_the_official_mode_which_is_the_default() -> None:
    assert (Options().hourglass, Options().reading_seconds) == ("official", 3)


@pytest.mark.rule("TW-39")
def test_the_hourglass_is_not_turned_before_the_book_is_taken() -> None:
    game = write_lists(table())
    assert refused(game, "blue-1: turn-hourglass") == "not-now"
    assert offered(game, "clock") == {}


# --- pressure and relaxed -------------------------------------------------------------------------


@pytest.mark.rule("TW-40")
@pytest.mark.parametrize("spoken", [False, True])
def test_under_pressure_the_sand_runs_as_soon_as_the_book_is_taken(spoken: bool) -> None:
    game = play(write_lists(table(hourglass="pressure", spoken=spoken)), TAKEN)
    assert game.phase == "describing"
    assert turn_of(game).running
    assert refused(game, "blue-1: turn-hourglass") == "not-now"
    assert play(game, "clock: time-up").turns[0].end == "time"


@pytest.mark.rule("TW-41")
def test_relaxed_the_sand_runs_from_the_first_typed_clue() -> None:
    game = play(write_lists(table(hourglass="relaxed")), TAKEN)
    assert not turn_of(game).running
    assert refused(game, "clock: time-up") == "not-now"
    assert refused(game, "blue-1: turn-hourglass") == "not-now"
    game = play(game, "red-1: say cow")
    assert turn_of(game).running
    assert play(game, "clock: time-up").turns[0].end == "time"


@pytest.mark.rule("TW-41", "TW-64")
def test_relaxed_at_a_spoken_table_the_watchers_turn_the_hourglass_when_the_first_clue_begins() -> None:
    game = play(write_lists(table(hourglass="relaxed", spoken=True)), TAKEN)
    assert game.phase == "describing"
    assert refused(game, "clock: time-up") == "not-now"
    assert refused(game, "red-1: turn-hourglass") == "not-your-part"
    game = play(game, "blue-2: turn-hourglass")
    assert refused(game, "blue-2: turn-hourglass") == "not-now"
    assert play(game, "clock: time-up").turns[0].end == "time"


# --- how long -------------------------------------------------------------------------------------


@pytest.mark.rule("TW-39", "D-TW-02")
@pytest.mark.parametrize(
    ("options", "milliseconds"),
    [
        ({}, 75_000),
        ({"spoken": True}, 40_000),
        ({"seconds": 50}, 50_000),
        ({"spoken": True, "seconds": 50}, 50_000),
    ],
)
def test_the_sand_runs_75_seconds_typed_and_40_spoken_unless_the_table_sets_it(
    options: dict[str, Any], milliseconds: int
) -> None:
    game = describing(table(**options))
    for seat in game.deal.seats:
        assert seen(game, seat).hourglass_milliseconds == milliseconds
    assert seen(describing(play_turn(write_lists(table(**options)), "fail"))).hourglass_milliseconds == milliseconds


# --- time is up -----------------------------------------------------------------------------------


@pytest.mark.rule("TW-74", "TW-64")
def test_when_the_time_is_up_the_turn_has_failed_and_the_marker_stays() -> None:
    game = play(describing(table()), "red-1: say cow", "clock: time-up")
    assert (game.turns[0].team, game.turns[0].end) == ("red", "time")
    assert game.positions == {"red": 0, "blue": 0}
    assert refused(game, "red-2: guess BUTTER") == "not-now"


@pytest.mark.rule("TW-64")
@pytest.mark.parametrize("seat", ["red-1", "red-2", "blue-1", "referee"])
def test_only_the_clock_knows_when_the_time_is_up(seat: str) -> None:
    assert refused(describing(table()), f"{seat}: time-up") == "not-your-part"


@pytest.mark.rule("D-TW-17")
def test_a_right_guess_before_the_time_is_up_stands() -> None:
    game = play(describing(table()), "red-1: say cow", "red-2: guess BUTTER")
    assert refused(game, "clock: time-up") == "not-now"
    assert play(game, "clock: lapse 1").positions["red"] == 1


@pytest.mark.rule("D-TW-17")
def test_an_answer_given_in_time_is_judged_before_the_time_ends_the_turn() -> None:
    game = play(describing(table()), "red-2: guess butters")
    assert refused(game, "clock: time-up") == "answer-pending"
    assert play(game, "referee: judge yes").positions["red"] == 1
    assert play(game, "referee: judge no", "clock: time-up").turns[0].end == "time"


# --- the vampire ----------------------------------------------------------------------------------


@pytest.mark.rule("TW-91")
@pytest.mark.parametrize(
    ("options", "milliseconds"), [({}, 37_500), ({"spoken": True}, 20_000), ({"seconds": 45}, 22_500)]
)
@pytest.mark.parametrize("starred", [False, True])
def test_against_a_vampire_the_time_is_halved(options: dict[str, Any], milliseconds: int, starred: bool) -> None:
    game = describing(both_fight(monster="vampire", starred=starred, **options))
    assert seen(game).hourglass_milliseconds == milliseconds


@pytest.mark.rule("TW-91", "TW-07")
@pytest.mark.parametrize(("starred", "left"), [(False, [37_500] * 3), (True, [37_500, 34_500, 31_500])])
def test_against_a_starred_vampire_each_wrong_guess_costs_three_seconds(starred: bool, left: list[int]) -> None:
    game = describing(both_fight(monster="vampire", starred=starred))
    times = [seen(game).hourglass_milliseconds]
    for word in ("cheese", "yoghurt"):
        game = play(game, f"red-2: guess {word}", "referee: judge no")
        times.append(seen(game).hourglass_milliseconds)
    assert times == left
    game = describing(play(game, "clock: time-up"))
    assert seen(game).hourglass_milliseconds == 37_500  # the second team pays for its own guesses only
