"""Hearings: a call is answered before it counts, and an unfair trap can be contested."""

from typing import Any

import pytest
from msgspec.structs import replace

from cluehouse.games.trapwords import TRAPWORDS, State
from cluehouse.games.trapwords.state import TRAP_FAULTS
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
SPRUNG = 'referee: ruling 0 forbidden TW-56 "sprung: milk"'
UNSURE = 'referee: ruling 0 doubtful TW-59 "sprung: milk"'
FINE = "referee: ruling 0 allowed TW-42 fine"
UNFAIR = 'referee: ruling 0 forbidden TW-28 "pronoun: milk"'
ODD = 'referee: ruling 0 doubtful TW-31 "too-general: milk"'
FAIR = "referee: ruling 0 allowed TW-24 fine"
CALL = "blue-1: call-trap milk 1"
CONTEST = "red-2: contest-trap part-of-speech"


def said(*lines: str, **given: Any) -> State:
    """Red-1 said one line, which can still be called; then these lines."""
    return play(describing(table(**given), blue=TRAPS), 'red-1: say "Cows give the milk for it."', *lines)


# --- the called team answers (D-TW-34) --------------------------------------------------------------


@pytest.mark.rule("D-TW-34", "TW-43")
def test_a_call_stops_the_turn_until_it_is_answered() -> None:
    game = said(CALL)
    assert (game.phase, game.turns) == ("called", ())
    for line in ("red-1: say cow", "red-2: guess BUTTER", "red-2: hand", "clock: time-up", "blue-2: call-trap milk 1"):
        assert refused(game, line) == "not-now"
    for seat in ("red-1", "red-2"):
        assert set(offered(game, seat)) == {"admit", "deny", "contest-trap"}
    for seat in ("blue-1", "blue-2"):
        assert set(offered(game, seat)) == {"withdraw"}


@pytest.mark.rule("D-TW-34")
def test_everybody_hears_what_is_called_and_why() -> None:
    called = said("blue-2: call-illegal 1 example")
    for seat in everybody(called):
        call = seen(called, seat).turn.call  # type: ignore[union-attr]
        assert call is not None
        assert (call.seat, call.trap, call.reason, call.line) == ("blue-2", "", "example", 1)


@pytest.mark.rule("TW-44", "D-TW-34")
def test_an_illegal_clue_is_called_with_its_reason() -> None:
    game = said()
    assert refused(game, "blue-1: call-illegal 1") == "bad-argument"
    expected = {"example", "name", "sound", "spelling", "title", "private", "room", "gesture"}
    for name in ("call-illegal", "doubt-illegal"):
        assert values(game, "blue-1", name, "reason") == expected
    plagued = play(describing(cursed("noun-plague", restrictions=False)), "red-1: say it")
    assert values(plagued, "blue-1", "call-illegal", "reason") == {"curse"}


@pytest.mark.rule("D-TW-34", "TW-63")
@pytest.mark.parametrize(("call", "trap"), [("call-trap milk 1", "milk"), ("call-illegal 1 room", "")])
def test_a_call_that_is_denied_is_a_doubt_and_the_turn_goes_on(call: str, trap: str) -> None:
    game = said(f"blue-1: {call}", "red-2: deny")
    assert (game.phase, turn_of(game).call, turn_of(game).running) == ("describing", None, True)
    doubt = turn_of(game).doubts[0]
    assert (doubt.seat, doubt.trap, doubt.line, doubt.settled) == ("blue-1", trap, 1, None)
    game = play(game, "red-1: say yellow", "red-2: guess BUTTER", "clock: lapse 1", "clock: lapse 2")
    assert game.phase == "settling"
    assert play(game, "red-1: reject 1").positions["red"] == 1
    assert play(game, "red-1: accept 1").positions["red"] == 0


@pytest.mark.rule("D-TW-34")
def test_a_call_that_nobody_answers_counts() -> None:
    assert said(CALL, "clock: unanswered").turns[0].end == "trap"
    assert said("blue-1: call-illegal 1 name", "clock: unanswered").turns[0].end == "illegal"
    for seat in ("red-1", "blue-1", "referee"):
        assert refused(said(CALL), f"{seat}: unanswered") == "not-your-part"


@pytest.mark.rule("D-TW-34")
def test_a_call_that_is_withdrawn_leaves_nothing_behind() -> None:
    game = said(CALL, "blue-2: withdraw 0")
    assert (game.phase, turn_of(game).call, turn_of(game).doubts) == ("describing", None, ())
    assert play(game, "red-2: guess BUTTER", "clock: lapse 1").positions["red"] == 1


@pytest.mark.rule("D-TW-34")
def test_games_from_before_hearings_replay_as_they_were_played() -> None:
    old = TRAPWORDS.start(replace(table().deal, hearings=False))
    game = play(describing(old, blue=TRAPS), "red-1: say milk")
    assert play(game, "blue-1: call-trap milk 1").turns[0].end == "trap"
    assert play(game, "blue-1: call-illegal 1").turns[0].end == "illegal"


# --- the referee rules on the call (D-TW-34) ----------------------------------------------------------


@pytest.mark.rule("D-TW-34", "TW-43")
def test_a_call_that_the_referee_confirms_cannot_be_denied() -> None:
    game = said(CALL, SPRUNG)
    assert (game.phase, turn_of(game).call.verdict) == ("called", "forbidden")  # type: ignore[union-attr]
    assert refused(game, "red-1: deny") == "not-now"
    assert set(offered(game, "red-1")) == {"admit", "contest-trap"}
    assert play(game, "red-1: admit").turns[0].sprung == "milk"


@pytest.mark.rule("D-TW-34", "TW-63")
@pytest.mark.parametrize("ruling", [UNSURE, FINE])
def test_a_call_that_the_referee_does_not_confirm_is_a_doubt(ruling: str) -> None:
    game = said(CALL, ruling)
    assert (game.phase, turn_of(game).running) == ("describing", True)
    assert turn_of(game).doubts[0].verdict == ruling.split()[3]
    assert "guess" in offered(game, "red-2")


@pytest.mark.rule("D-TW-34", "TW-38")
def test_a_doubt_from_a_call_does_not_show_its_trap_to_the_describing_team() -> None:
    one = said(CALL, UNSURE)
    other = said("blue-1: call-trap margarine 1", UNSURE)
    for seat in ("red-1", "red-2", "spectator"):
        assert sent(one, seat) == sent(other, seat)
    game = play(one, "red-2: guess BUTTER", "clock: lapse 1")
    assert seen(game, "red-1").turn.doubts[0].verdict == "doubtful"  # type: ignore[union-attr]


@pytest.mark.rule("D-TW-34", "TW-44")
def test_a_confirmed_illegal_clue_ends_the_turn_at_once() -> None:
    game = said("blue-1: call-illegal 1 sound", 'referee: ruling 0 forbidden TW-49 "spelling-hint: letter"')
    assert (game.turns[0].end, game.turns[0].call.reason) == ("illegal", "sound")  # type: ignore[union-attr]


@pytest.mark.rule("TW-46", "D-TW-33")
def test_the_secret_word_cannot_be_contested() -> None:
    game = said("blue-1: call-trap BUTTER 1")
    assert refused(game, CONTEST) == "not-now"
    assert play(game, 'referee: ruling 0 forbidden TW-46 "sprung: BUTTER"').turns[0].end == "trap"


# --- an unfair trap is contested (D-TW-33) ------------------------------------------------------------


@pytest.mark.rule("D-TW-33")
def test_a_contest_names_its_reason_and_the_writers_answer() -> None:
    game = said(CALL)
    assert values(game, "red-1", "contest-trap", "reason") == set(TRAP_FAULTS)
    game = play(game, CONTEST)
    assert not offered(game, "red-1")
    assert set(offered(game, "blue-2")) == {"concede", "insist", "withdraw"}
    for seat in everybody(game):
        contest = seen(game, seat).turn.call.contest  # type: ignore[union-attr]
        assert contest is not None
        assert (contest.seat, contest.reason) == ("red-2", "part-of-speech")


@pytest.mark.rule("D-TW-33")
@pytest.mark.parametrize("lines", [(CONTEST, "blue-2: concede"), (CONTEST, UNFAIR), (CONTEST, ODD, "blue-1: concede")])
def test_a_trap_that_was_contested_with_success_is_void_and_the_turn_goes_on(lines: tuple[str, ...]) -> None:
    game = said(CALL, SPRUNG, *lines)
    assert (game.phase, turn_of(game).running, turn_of(game).call) == ("describing", True, None)
    assert game.lists["blue"].void == ("milk",)
    assert values(game, "blue-1", "call-trap", "trap") == {"margarine", "sandwich", "BUTTER"}
    game = play(game, "red-2: guess BUTTER", "clock: lapse 1")
    assert game.positions["red"] == 1
    assert seen(game).finished[0].void == ("milk",)


@pytest.mark.rule("D-TW-33", "D-TW-17")
def test_a_right_guess_stands_once_the_trap_called_after_it_is_void() -> None:
    game = said("red-2: guess BUTTER", CALL, SPRUNG, CONTEST)
    assert game.phase == "called"
    assert play(game, "blue-1: insist").positions["red"] == 0
    assert play(game, "blue-1: concede", "clock: lapse 1").positions["red"] == 1


@pytest.mark.rule("D-TW-33")
@pytest.mark.parametrize("ruling", [(), (ODD,), (FAIR,)])
@pytest.mark.parametrize("answer", ["blue-2: insist", "clock: unanswered"])
def test_a_trap_that_its_writers_insist_on_stands(ruling: tuple[str, ...], answer: str) -> None:
    game = said(CALL, CONTEST, *ruling, answer)
    assert (game.turns[0].end, game.turns[0].sprung) == ("trap", "milk")
    assert game.turns[0].call.contest is not None  # type: ignore[union-attr]


@pytest.mark.rule("D-TW-33")
def test_a_void_trap_settles_its_doubts() -> None:
    game = said("blue-2: doubt-trap milk 1", CALL, CONTEST, "blue-1: concede", "red-2: guess BUTTER", "clock: lapse 1")
    assert game.positions["red"] == 1
    assert game.turns[0].doubts[0].settled == "void"


# --- marks (D-TW-33) --------------------------------------------------------------------------------


@pytest.mark.rule("D-TW-33", "TW-18")
def test_a_doubtful_trap_is_marked_for_its_writers_and_shown_with_the_list() -> None:
    before = play(table(), "blue-1: propose okay", "red-1: propose okay")
    game = play(before, 'referee: mark-trap blue okay doubtful TW-32 "habit: okay"')
    assert [mark.word for mark in game.lists["blue"].marks] == ["okay"]
    assert game.lists["red"].marks == ()
    assert sent(game, "red-1") == sent(before, "red-1")
    assert play(game, "blue-2: strike okay").lists["blue"].marks == ()
    game = play(game, "blue-1: propose milk", "blue-1: propose toast", "blue-1: ready")
    game = play(describing(play(game, "red-1: propose moat", "red-1: propose siege", "red-1: ready")), "clock: time-up")
    assert [mark.rule for mark in seen(game, "red-1").finished[0].marks] == ["TW-32"]


# --- lines held back at a strict table (D-TW-35) --------------------------------------------------------

HOLD = 'referee: hold "It starts with a B." TW-49 "spelling-hint: starts with"'


@pytest.mark.rule("D-TW-35", "TW-44")
def test_a_line_that_is_held_back_is_heard_by_nobody_but_the_third_one_counts() -> None:
    game = play(describing(table(), blue=TRAPS), HOLD)
    assert (game.phase, turn_of(game).lines) == ("describing", ())
    game = play(game, HOLD)
    assert game.turns == ()
    game = play(game, HOLD)
    assert (game.turns[0].end, len(game.turns[0].held)) == ("illegal", 3)


@pytest.mark.rule("D-TW-35")
def test_the_watchers_see_what_was_held_back_and_the_guessers_only_that_something_was() -> None:
    game = play(describing(table(), blue=TRAPS), HOLD)
    for seat in ("red-1", "blue-1", "blue-2"):
        assert seen(game, seat).turn.held[0].text == "It starts with a B."  # type: ignore[union-attr]
    for seat in ("red-2", "spectator"):
        assert b"starts with" not in sent(game, seat)
        assert len(seen(game, seat).turn.held) == 1  # type: ignore[union-attr]


@pytest.mark.rule("TW-44", "D-TW-18")
def test_the_watchers_alone_are_told_that_a_line_may_be_illegal() -> None:
    before = said()
    game = play(before, 'referee: alert-illegal 1 TW-48 "proper-name: Bessie"')
    assert [alert.rule for alert in seen(game, "blue-1").alerts] == ["TW-48"]
    assert sent(game, "red-1") == sent(before, "red-1")


# --- the clock on writing (TW-23) -----------------------------------------------------------------------


@pytest.mark.rule("TW-23", "D-TW-26")
def test_the_clock_ends_the_writing_only_where_the_table_chose_that() -> None:
    assert refused(table(), "clock: stop-writing") == "not-now"
    game = play(table(writing_seconds=60), "red-1: propose moat", "blue-1: propose milk", "clock: stop-writing")
    assert game.phase == "handover"
    assert (game.lists["red"].words, game.lists["blue"].words) == (("moat",), ("milk",))


@pytest.mark.rule("TW-23", "TW-21")
def test_when_the_time_for_writing_is_over_the_first_words_of_a_list_count() -> None:
    words = ("milk", "toast", "churn", "dairy")
    game = play(table(writing_seconds=60), *(f"blue-1: propose {word}" for word in words), "clock: stop-writing")
    assert game.lists["blue"].words == words[:3]
    assert game.lists["red"].words == ()
