"""The Word of Dread: one marked trap that sends the team one chamber back (D-TW-13, effect ours)."""

from typing import Any

import pytest

from cluehouse.games.trapwords import State
from tests.trapwords.table import (
    describing,
    monster_chamber,
    offered,
    play,
    play_round,
    play_turn,
    red_fights,
    refused,
    sent,
    table,
    team_chambers,
    turn_of,
    write_list,
    write_lists,
)

TRAPS = ("ogre", "cave", "green", "greedy")  # for red's GOBLIN, in round 2
WRITTEN = tuple(f"blue-1: propose {word}" for word in TRAPS)


def dreaded(**given: Any) -> State:
    """Round 2: red stands in chamber 4 under the Word of Dread, blue in chamber 3 is free."""
    return play_round(table(curses=("word-of-dread", "echo"), **given), red="success")


def red_speaks(state: State | None = None) -> State:
    """Red's turn of that round, with a line that can be called; blue's went before and failed."""
    game = write_list(play(state or dreaded(), *WRITTEN, "blue-2: dread cave", "blue-1: ready"), "red")
    return play(describing(play_turn(game, "fail")), 'red-2: say "It lives in the dark."')


# --- marking --------------------------------------------------------------------------------------


@pytest.mark.rule("D-TW-13")
def test_the_rivals_of_the_dreaded_team_must_mark_one_trap() -> None:
    game = play(dreaded(), *WRITTEN)
    assert refused(game, "blue-1: ready") == "dread-unmarked"
    game = play(game, "blue-1: dread cave", "blue-2: dread ogre")
    assert game.lists["blue"].dread == "ogre"
    assert play(game, "blue-1: ready").lists["blue"].ready


@pytest.mark.rule("D-TW-13")
def test_a_marked_trap_that_is_struck_out_is_marked_no_more() -> None:
    game = play(dreaded(), *WRITTEN, "blue-1: dread cave", "blue-1: strike cave", "blue-1: propose cave")
    assert refused(game, "blue-1: ready") == "dread-unmarked"


@pytest.mark.rule("D-TW-13")
def test_only_a_trap_of_the_list_can_be_marked_and_only_against_a_dreaded_team() -> None:
    assert refused(dreaded(), "blue-1: dread cave") == "not-now"
    assert refused(play(dreaded(), *WRITTEN), "blue-1: dread dwarf") == "bad-argument"
    assert refused(play(dreaded(), "red-1: propose moat"), "red-1: dread moat") == "not-now"


@pytest.mark.rule("D-TW-13", "TW-23")
def test_if_the_time_for_writing_runs_out_the_first_trap_is_the_dreaded_one() -> None:
    game = play(dreaded(writing_seconds=60), *WRITTEN, "clock: stop-writing")
    assert game.lists["blue"].dread == game.lists["blue"].words[0]
    assert game.lists["red"].dread == ""


@pytest.mark.rule("TW-13", "D-TW-13")
def test_which_trap_is_dreaded_stays_hidden_from_the_team() -> None:
    one, other = (play(dreaded(), *WRITTEN, f"blue-1: dread {word}", "blue-1: ready") for word in ("cave", "ogre"))
    for seat in ("red-1", "red-2", "spectator"):
        assert sent(one, seat) == sent(other, seat)
    assert sent(one, "blue-2") != sent(other, "blue-2")


# --- going back -----------------------------------------------------------------------------------


@pytest.mark.rule("D-TW-13")
def test_the_dreaded_word_ends_the_turn_and_sends_the_team_one_chamber_back() -> None:
    game = play(red_speaks(), "blue-1: call-trap cave 1", "red-1: admit")
    assert game.rounds[-1].turns[-1].end == "trap"
    assert team_chambers(game) == {"red": 3, "blue": 3}


@pytest.mark.rule("D-TW-13", "TW-74")
@pytest.mark.parametrize(
    "end",
    [
        ("blue-1: call-trap ogre 1", "red-1: admit"),
        ("blue-1: call-trap GOBLIN 1", "red-1: admit"),
        ("blue-1: call-illegal 1 curse", "red-1: admit"),
        ("clock: time-up",),
    ],
)
def test_any_other_failure_leaves_the_marker_where_it_is(end: tuple[str, ...]) -> None:
    assert team_chambers(play(red_speaks(), *end)) == {"red": 4, "blue": 3}


@pytest.mark.rule("D-TW-13", "TW-76")
def test_a_team_that_went_back_did_not_advance_so_the_monster_comes() -> None:
    game = play(red_speaks(), "blue-1: call-trap cave 1", "red-1: admit")
    assert monster_chamber(game) == 6


@pytest.mark.rule("D-TW-13", "TW-63")
def test_an_accepted_doubt_about_the_dreaded_word_sends_the_team_back_too() -> None:
    game = play(red_speaks(), "blue-1: doubt-trap cave 1", "red-1: guess GOBLIN", "clock: lapse 1")
    assert team_chambers(play(game, "red-1: accept 1")) == {"red": 3, "blue": 3}
    assert team_chambers(play(game, "red-1: reject 1")) == {"red": 5, "blue": 3}


@pytest.mark.rule("D-TW-13", "TW-63")
@pytest.mark.parametrize("failure", ["time", "guesses"])
def test_a_doubt_about_the_dreaded_word_is_settled_even_if_the_turn_failed(failure: str) -> None:
    game = play(red_speaks(), "blue-1: doubt-trap cave 1")
    if failure == "time":
        game = play(game, "clock: time-up")
    else:
        for word in ("elf", "dwarf", "giant", "witch", "wolf"):
            game = play(game, f"red-1: guess {word}", "referee: judge no")
    assert game.phase == "settling"
    assert team_chambers(play(game, "red-2: accept 1")) == {"red": 3, "blue": 3}
    assert team_chambers(play(game, "red-2: reject 1")) == {"red": 4, "blue": 3}


@pytest.mark.rule("D-TW-13", "TW-82")
def test_the_dread_is_over_with_the_round() -> None:
    game = play_round(dreaded(), blue="success")
    assert game.in_force == {"red": (), "blue": ()}
    assert "dread" not in offered(play(game, "blue-1: propose cave"), "blue-1")


@pytest.mark.rule("D-TW-32", "TW-94")
def test_in_a_fight_the_team_goes_back_and_the_monster_does_not_follow() -> None:
    game = red_fights(monster="mummy", curse_deck=("word-of-dread", "snake"))
    game = play(describing(play_turn(write_lists(game), "fail")), "red-1: say hm")
    assert turn_of(game).team == "red"
    dread = game.lists["blue"].dread
    game = play(game, f"blue-1: call-trap {dread} 1", "red-1: admit")
    assert (team_chambers(game)["red"], monster_chamber(game), game.fighting) == (6, 7, ())
