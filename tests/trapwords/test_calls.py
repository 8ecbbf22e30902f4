"""Calls: the watchers stop a turn in time or not at all; the referee advises them."""

from typing import Any

import pytest

from cluehouse.games.trapwords import Options, State
from tests.trapwords.table import (
    cursed,
    describing,
    everybody,
    offered,
    play,
    refused,
    seen,
    sent,
    table,
    turn_of,
    values,
)

TRAPS = ("milk", "margarine", "sandwich")


def said(**given: Any) -> State:
    """Two lines of red-1 that can still be called."""
    game = describing(table(**given), blue=TRAPS)
    return play(game, 'red-1: say "Cows give the milk for it."', 'red-1: say "Put it on a sandwich."')


# --- traps ----------------------------------------------------------------------------------------


@pytest.mark.rule("TW-43", "TW-74", "TW-64")
@pytest.mark.parametrize("seat", ["blue-1", "blue-2"])
@pytest.mark.parametrize(("trap", "line"), [("milk", 1), ("sandwich", 2), ("sandwich", 1)])
def test_a_watcher_who_calls_a_trap_fails_the_turn(seat: str, trap: str, line: int) -> None:
    game = play(said(), f"{seat}: call-trap {trap} {line}", "red-1: admit")
    assert (game.turns[0].end, game.turns[0].sprung) == ("trap", trap)
    assert game.positions == {"red": 0, "blue": 0}
    assert turn_of(game).team == "blue"


@pytest.mark.rule("TW-46")
def test_the_secret_word_is_itself_a_trap_that_can_be_called() -> None:
    assert values(said(), "blue-1", "call-trap", "trap") == {*TRAPS, "BUTTER"}
    assert play(said(), "blue-1: call-trap BUTTER 2", "red-2: admit").turns[0].end == "trap"


@pytest.mark.rule("TW-43")
def test_only_a_trap_of_the_list_and_a_line_that_was_said_can_be_called() -> None:
    for line in (
        "call-trap toast 1",
        "call-trap moat 1",
        "call-trap milk 3",
        "call-trap milk 0",
        "call-illegal 3 name",
    ):
        assert refused(said(), f"blue-1: {line}") == "bad-argument"


@pytest.mark.rule("TW-43", "TW-64")
@pytest.mark.parametrize("seat", ["red-1", "red-2", "clock", "referee"])
def test_calls_are_the_watchers_business(seat: str) -> None:
    for line in ("call-trap milk 1", "call-illegal 1 name", "doubt-trap milk 1", "doubt-illegal 1 name"):
        assert refused(said(), f"{seat}: {line}") == "not-your-part"


@pytest.mark.rule("TW-43")
def test_a_trap_that_nobody_calls_stops_nothing() -> None:
    game = play(said(), "red-1: say milk", 'red-1: say "BUTTER itself"')
    assert game.phase == "describing"
    assert "guess" in offered(game, "red-2")


# --- illegal clues --------------------------------------------------------------------------------


@pytest.mark.rule("TW-44", "TW-74", "TW-64")
def test_a_watcher_who_calls_an_illegal_clue_fails_the_turn() -> None:
    game = play(said(), "blue-2: call-illegal 2 example", "red-2: admit")
    assert (game.turns[0].end, game.turns[0].sprung) == ("illegal", "")
    assert game.positions == {"red": 0, "blue": 0}
    assert turn_of(game).team == "blue"


@pytest.mark.rule("TW-45")
def test_without_the_restrictions_no_clue_is_illegal_but_traps_still_spring() -> None:
    assert Options().restrictions is True
    game = said(restrictions=False)
    assert refused(game, "blue-1: call-illegal 1 name") == refused(game, "blue-1: doubt-illegal 1 name") == "not-now"
    assert not {"call-illegal", "doubt-illegal"} & set(offered(game, "blue-1"))
    assert play(game, "blue-1: call-trap milk 1", "red-1: admit").turns[0].end == "trap"


@pytest.mark.rule("TW-45", "TW-87")
def test_a_curse_on_clues_holds_even_where_the_restrictions_were_left_out() -> None:
    game = play(describing(cursed("noun-plague", restrictions=False)), 'red-1: say "It melts."')
    assert play(game, "blue-1: call-illegal 1 curse", "red-1: admit").turns[0].end == "illegal"


# --- at once, or never ----------------------------------------------------------------------------


@pytest.mark.rule("TW-62", "D-TW-18")
def test_the_time_to_call_is_three_seconds_and_a_little_grace() -> None:
    assert (Options().call_seconds, Options().call_grace_seconds) == (3, 1)


@pytest.mark.rule("TW-62")
def test_a_lapsed_line_can_no_longer_be_called_nor_doubted() -> None:
    game = play(said(), "clock: lapse 1")
    for name in ("call-trap", "doubt-trap", "call-illegal", "doubt-illegal"):
        assert values(game, "blue-1", name, "line") == {2}
    assert refused(game, "blue-1: call-trap milk 1") == "bad-argument"
    game = play(game, "clock: lapse 2")
    for line in ("call-trap milk 2", "doubt-trap milk 2", "call-illegal 2 name", "doubt-illegal 2 name"):
        assert refused(game, f"blue-1: {line}") == "too-late-to-call"
    assert play(game, "red-1: say cow", "blue-1: call-trap milk 3", "red-1: admit").turns[0].end == "trap"


@pytest.mark.rule("TW-62")
def test_what_nobody_noticed_in_time_does_not_take_the_right_guess_away() -> None:
    game = play(said(), "clock: lapse 2", "red-2: guess BUTTER")
    assert (game.turns[0].end, game.positions["red"]) == ("guessed", 1)
    assert refused(game, "blue-1: call-trap milk 1") == "not-now"


@pytest.mark.rule("TW-62")
@pytest.mark.parametrize("seat", ["red-1", "blue-1", "referee"])
def test_only_the_clock_says_that_a_line_is_too_old(seat: str) -> None:
    assert refused(said(), f"{seat}: lapse 1") == "not-your-part"


@pytest.mark.rule("TW-62")
def test_a_line_lapses_only_once_and_only_after_it_was_said() -> None:
    assert refused(describing(table()), "clock: lapse 1") == "not-now"
    game = play(said(), "clock: lapse 1")
    assert refused(game, "clock: lapse 1") == refused(game, "clock: lapse 3") == "bad-argument"


@pytest.mark.rule("TW-62", "D-TW-17")
@pytest.mark.parametrize("line", ["call-trap milk 1", "call-trap sandwich 2", "call-illegal 2 sound"])
def test_a_call_in_time_beats_a_right_guess(line: str) -> None:
    game = play(said(), "red-2: guess BUTTER")
    assert (game.phase, game.positions["red"]) == ("settling", 0)
    game = play(game, f"blue-1: {line}", "red-1: admit")
    assert game.turns[0].end in ("trap", "illegal")
    assert game.positions["red"] == 0


@pytest.mark.rule("TW-62", "D-TW-17")
def test_a_right_guess_stands_once_every_line_before_it_is_too_old() -> None:
    game = play(said(), "red-2: guess BUTTER", "clock: lapse 1")
    assert (game.phase, game.positions["red"]) == ("settling", 0)
    game = play(game, "clock: lapse 2")
    assert (game.turns[0].end, game.positions["red"]) == ("guessed", 1)


@pytest.mark.rule("D-TW-17")
def test_while_a_right_guess_waits_nobody_describes_or_guesses_on() -> None:
    game = play(said(), "red-2: guess BUTTER")
    for line in ("red-1: say cow", "red-2: guess cheese", "red-2: hand", "clock: time-up", "blue-1: judge no"):
        assert refused(game, line) == "not-now"


@pytest.mark.rule("D-TW-17")
def test_a_line_said_after_the_right_answer_cannot_undo_it() -> None:
    game = play(describing(table(), blue=TRAPS), "red-1: say cow", "red-2: guess butters")
    if "say" in offered(game, "red-1"):
        game = play(game, "red-1: say milk")
    game = play(game, "referee: judge yes", "clock: lapse 1")
    assert "call-trap" not in offered(game, "blue-1")
    assert game.turns[0].end == "guessed"


# --- the referee at the watchers' side ------------------------------------------------------------


@pytest.mark.rule("TW-64", "D-TW-18")
def test_the_watchers_alone_are_alerted_and_the_call_stays_theirs() -> None:
    before = said()
    after = play(before, "referee: alert milk 1")
    assert after.phase == "describing"
    assert after.turns == ()
    for seat in everybody(after):
        watches = seat.startswith("blue")
        assert [(alert.trap, alert.line) for alert in seen(after, seat).alerts] == ([("milk", 1)] if watches else [])
        assert (sent(after, seat) == sent(before, seat)) is not watches
    assert play(after, "blue-1: call-trap milk 1", "red-1: admit").turns[0].end == "trap"


@pytest.mark.rule("D-TW-18")
def test_an_alert_is_given_once_and_forgotten_with_the_turn() -> None:
    game = play(said(), "referee: alert milk 1", "referee: alert milk 1", "referee: alert sandwich 2")
    assert len(game.alerts) == 2
    assert play(game, "clock: time-up").alerts == ()


@pytest.mark.rule("D-TW-18")
@pytest.mark.parametrize("seat", ["red-1", "red-2", "blue-1", "clock"])
def test_only_the_referee_alerts_and_springs(seat: str) -> None:
    game = said(automatic_stop=True)
    assert refused(game, f"{seat}: alert milk 1") == refused(game, f"{seat}: spring milk 1") == "not-your-part"


@pytest.mark.rule("TW-46", "D-TW-34")
def test_the_automatic_stop_ends_the_turn_at_once_when_the_secret_word_is_said() -> None:
    game = play(said(automatic_stop=True), "referee: spring BUTTER 1")
    assert [(turn.end, turn.sprung) for turn in game.turns] == [("trap", "BUTTER")], "nothing about it can be contested"


@pytest.mark.rule("TW-64", "D-TW-18")
def test_the_referee_springs_no_trap_unless_the_automatic_stop_is_switched_on() -> None:
    assert Options().automatic_stop is False
    assert refused(said(), "referee: spring milk 1") == "not-now"
    game = play(said(automatic_stop=True), "referee: spring milk 1", "red-1: admit")
    assert (game.turns[0].end, game.turns[0].sprung, game.positions["red"]) == ("trap", "milk", 0)


@pytest.mark.rule("TW-62", "D-TW-18")
def test_the_referee_is_bound_to_the_same_time_as_the_watchers() -> None:
    game = play(said(automatic_stop=True), "clock: lapse 2")
    assert refused(game, "referee: spring milk 1") == refused(game, "referee: alert milk 1") == "too-late-to-call"
    game = play(said(automatic_stop=True), "red-2: guess BUTTER", "referee: spring milk 1", "red-1: admit")
    assert (game.turns[0].end, game.positions["red"]) == ("trap", 0)
