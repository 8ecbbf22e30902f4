"""Doubts: flagged in time, settled after the turn, with effect from the moment of the word (TW-63)."""

from typing import Any

import pytest

from cluehouse.games.trapwords import State
from cluehouse.games.trapwords.state import Doubt
from tests.trapwords.table import (
    both_fight,
    describing,
    everybody,
    offered,
    play,
    play_turn,
    refused,
    secret,
    seen,
    sent,
    table,
    turn_of,
    turn_seats,
    values,
)

TRAPS = ("milk", "margarine", "sandwich")
FLAG = "blue-1: doubt-trap milk 1"


def said(state: State | None = None, *lines: str) -> State:
    """One line of red-1 that can still be called, and what follows it."""
    game = describing(state or table(), blue=TRAPS)
    return play(game, 'red-1: say "A milky thing."', *lines)


def guessed(*lines: str, **given: Any) -> State:
    """A doubt was flagged in time, the word guessed, and no line is open any more."""
    return said(table(**given), FLAG, *lines, "red-2: guess BUTTER", "clock: lapse 1")


# --- flagged in time ------------------------------------------------------------------------------


@pytest.mark.rule("TW-63")
@pytest.mark.parametrize("line", ["doubt-trap milk 1", "doubt-illegal 1 sound"])
def test_a_doubt_does_not_stop_the_turn(line: str) -> None:
    game = said(None, f"blue-2: {line}")
    assert game.phase == "describing"
    assert turn_of(game).running
    assert "say" in offered(game, "red-1")
    assert "guess" in offered(game, "red-2")
    assert len(turn_of(game).doubts) == 1


@pytest.mark.rule("TW-62", "TW-63", "D-TW-18")
@pytest.mark.parametrize("line", ["doubt-trap milk 1", "doubt-illegal 1 sound"])
def test_a_doubt_is_flagged_in_time_or_never(line: str) -> None:
    assert refused(said(None, "clock: lapse 1"), f"blue-1: {line}") == "too-late-to-call"


@pytest.mark.rule("TW-63")
def test_a_case_flagged_by_two_watchers_is_one_case() -> None:
    game = said(None, FLAG, "blue-2: doubt-trap milk 1", "blue-2: doubt-illegal 1 sound")
    assert [(doubt.trap, doubt.line) for doubt in turn_of(game).doubts] == [("milk", 1), ("", 1)]


@pytest.mark.rule("TW-63")
def test_a_doubt_can_be_flagged_after_the_right_guess_if_the_line_is_still_young() -> None:
    game = said(None, "red-2: guess BUTTER", FLAG, "clock: lapse 1")
    assert game.phase == "settling"
    assert play(game, "red-1: accept 1").positions["red"] == 0


# --- settled after the turn -----------------------------------------------------------------------


@pytest.mark.rule("TW-63", "D-TW-20")
def test_a_doubted_guess_moves_no_marker_and_starts_no_turn_before_it_is_settled() -> None:
    game = guessed()
    assert (game.phase, game.positions["red"], game.turns) == ("settling", 0, ())
    assert refused(game, "blue-1: take") == "not-now"


@pytest.mark.rule("TW-63", "D-TW-19")
@pytest.mark.parametrize("seat", ["red-1", "red-2"])
def test_a_doubt_that_the_describing_team_accepts_undoes_the_right_guess(seat: str) -> None:
    game = play(guessed(), f"{seat}: accept 1")
    assert (game.turns[0].end, game.turns[0].sprung) == ("trap", "milk")
    assert game.positions == {"red": 0, "blue": 0}
    assert turn_of(game).team == "blue"


@pytest.mark.rule("TW-63", "TW-44")
def test_an_accepted_doubt_about_the_clue_makes_it_illegal() -> None:
    game = said(None, "blue-1: doubt-illegal 1 sound", "red-2: guess BUTTER", "clock: lapse 1", "red-1: accept 1")
    assert (game.turns[0].end, game.turns[0].sprung, game.positions["red"]) == ("illegal", "", 0)


@pytest.mark.rule("TW-63", "D-TW-19")
@pytest.mark.parametrize("line", ["red-2: reject 1", "blue-2: withdraw 1"])
def test_a_doubt_that_is_not_agreed_on_leaves_the_right_guess_standing(line: str) -> None:
    game = play(guessed(), line)
    assert (game.turns[0].end, game.positions["red"]) == ("guessed", 1)


@pytest.mark.rule("D-TW-19")
def test_both_teams_read_why_a_doubt_was_rejected() -> None:
    game = guessed()
    assert values(game, "red-1", "reject", "reason") == {"", "not-said", "other-word", "allowed"}
    game = play(game, "red-1: reject 1 other-word")
    for seat in ("red-2", "blue-1"):
        assert seen(game, seat).finished[0].turn.doubts[0].rebuttal == "other-word"


@pytest.mark.rule("D-TW-19")
def test_the_offenders_accept_or_reject_and_the_watchers_withdraw() -> None:
    game = guessed()
    for seat in ("red-1", "red-2"):
        assert set(offered(game, seat)) == {"accept", "reject"}
        assert refused(game, f"{seat}: withdraw 1") == "not-your-part"
    for seat in ("blue-1", "blue-2"):
        assert set(offered(game, seat)) == {"withdraw"}
        assert refused(game, f"{seat}: accept 1") == refused(game, f"{seat}: reject 1") == "not-your-part"
    for seat in ("clock", "referee"):
        assert refused(game, f"{seat}: accept 1") == refused(game, f"{seat}: withdraw 1") == "not-your-part"


@pytest.mark.rule("D-TW-19")
def test_nothing_is_settled_while_the_turn_still_plays() -> None:
    game = said(None, FLAG)
    assert refused(game, "red-1: accept 1") == refused(game, "red-1: reject 1") == "not-now"
    assert refused(game, "blue-1: withdraw 1") == "not-now"


@pytest.mark.rule("TW-63")
def test_all_doubts_must_be_settled_and_one_accepted_is_enough() -> None:
    game = guessed("blue-2: doubt-illegal 1 sound", "blue-2: doubt-trap margarine 1")
    game = play(game, "red-1: reject 1", "blue-1: withdraw 2")
    assert (game.phase, values(game, "red-1", "accept", "doubt")) == ("settling", {3})
    assert play(game, "red-1: reject 3").positions["red"] == 1
    assert play(game, "red-1: accept 3").turns[0].sprung == "margarine"


@pytest.mark.rule("TW-63", "D-TW-17")
def test_settled_doubts_do_not_shorten_the_time_to_call() -> None:
    game = said(None, FLAG, "red-2: guess BUTTER", "red-1: reject 1")
    assert (game.phase, game.positions["red"]) == ("settling", 0)
    assert play(game, "blue-1: call-trap milk 1", "red-1: admit").turns[0].end == "trap"
    assert play(game, "clock: lapse 1").positions["red"] == 1


@pytest.mark.rule("D-TW-20")
def test_once_the_next_turn_began_nothing_of_the_last_one_is_decided() -> None:
    game = play(guessed(), "red-1: reject 1")
    assert turn_of(game).doubts == ()
    for line in ("red-1: accept 1", "blue-1: withdraw 1", "blue-1: doubt-trap milk 1", "blue-1: call-trap milk 1"):
        assert refused(game, line) in ("not-your-part", "not-now")


@pytest.mark.rule("TW-63", "TW-76", "D-TW-19")
@pytest.mark.parametrize(("decision", "monster"), [("accept", 3), ("reject", 4)])
def test_an_accepted_doubt_counts_as_failure_when_the_monster_moves(decision: str, monster: int) -> None:
    game = play_turn(play(guessed(), f"red-1: {decision} 1"), "fail")
    assert (game.round, game.monster) == (2, monster)


@pytest.mark.rule("TW-63", "TW-96", "D-TW-20")
@pytest.mark.parametrize(("decision", "winners"), [("accept", ()), ("reject", ("blue",))])
def test_a_win_is_confirmed_only_when_the_doubt_is_settled(decision: str, winners: tuple[str, ...]) -> None:
    game = describing(play(describing(both_fight()), "clock: time-up"))
    describer, guesser, watcher = turn_seats(game)
    trap = game.lists["red"].words[0]
    game = play(game, f"{describer}: say hm", f"{watcher}: doubt-trap {trap} 1", f"{guesser}: guess {secret(game)}")
    game = play(game, "clock: lapse 1")
    assert game.outcome is None
    game = play(game, f"{describer}: {decision} 1")
    assert (game.outcome.winners if game.outcome else ()) == winners


# --- who knows what it is about -------------------------------------------------------------------


@pytest.mark.rule("TW-38", "TW-63")
def test_while_the_turn_plays_a_doubt_does_not_tell_which_trap_it_is_about() -> None:
    one, other = said(None, FLAG), said(None, "blue-1: doubt-trap margarine 1")
    clue = said(None, "blue-1: doubt-illegal 1 sound")
    for seat in ("red-1", "red-2", "spectator"):
        assert sent(one, seat) == sent(other, seat) == sent(clue, seat)
        assert b"milk" not in sent(one, seat).replace(b"milky", b"")
        assert seen(one, seat).turn.doubts == (Doubt("blue-1", "", 1),)  # type: ignore[union-attr]
    assert seen(one, "blue-2").turn.doubts[0].trap == "milk"  # type: ignore[union-attr]


@pytest.mark.rule("TW-63")
def test_to_settle_a_doubt_everybody_hears_what_it_is_about() -> None:
    game = guessed()
    for seat in everybody(game):
        assert seen(game, seat).turn.doubts[0].trap == "milk"  # type: ignore[union-attr]


@pytest.mark.rule("TW-38", "D-TW-19")
def test_the_referee_advises_once_on_a_doubt_and_decides_nothing() -> None:
    ruling = 'referee: ruling 1 forbidden TW-59 "milky belongs to milk"'
    game = said(None, FLAG, ruling)
    assert sent(game, "red-1") == sent(said(None, FLAG), "red-1")
    assert refused(game, ruling) == "not-now"
    game = play(game, "red-2: guess BUTTER", "clock: lapse 1")
    assert (game.phase, turn_of(game).doubts[0].verdict) == ("settling", "forbidden")
    assert play(game, "red-1: reject 1").positions["red"] == 1
    for seat in ("red-1", "blue-1", "clock"):
        assert refused(guessed(), ruling.replace("referee", seat)) == "not-your-part"
