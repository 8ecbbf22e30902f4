"""Curses in the maze: turned up, in force for one round, and gone."""

import random

import pytest

from cluehouse.games.trapwords import State
from cluehouse.games.trapwords.cards import CURSES
from tests.trapwords.table import (
    Result,
    curse_chambers,
    cursed,
    describing,
    everybody,
    offered,
    play,
    play_round,
    play_rounds,
    play_turn,
    seen,
    table,
    write_lists,
)


def faces(state: State) -> list[str | None]:
    """The curses in the maze as a spectator sees them; a card that lies face down has no name."""
    return [curse.name for curse in seen(state).curses]


# --- turned up ------------------------------------------------------------------------------------


@pytest.mark.rule("TW-80", "D-TW-31")
def test_a_curse_is_turned_up_at_the_start_of_the_round_after_a_team_walked_in() -> None:
    game = play_turn(write_lists(table(curses=("snake", "echo"))), "success")
    assert faces(game) == [None, None]  # red stands there, but the round is not over
    game = play_turn(game, "fail")
    assert game.phase == "writing"
    assert faces(game) == ["snake", None]
    for seat in everybody(game):
        assert seen(game, seat).in_force == {"red": ("snake",), "blue": ()}


@pytest.mark.rule("TW-80", "D-TW-11", "TW-81")
def test_a_curse_is_turned_up_when_the_monster_pushed_it_onto_a_team() -> None:
    game = play_round(table(curses=("snake", "echo")))
    assert (faces(game), game.in_force["red"]) == ([None, None], ())
    game = play_round(game)  # the teams have played here before; it is the first round with the curse
    assert faces(game) == ["snake", None]
    assert game.in_force == {"red": ("snake",), "blue": ("snake",)}


@pytest.mark.rule("TW-80")
def test_a_curse_in_the_first_chamber_is_turned_up_at_once() -> None:
    assert faces(cursed("snake", "echo")) == ["snake", None]


@pytest.mark.rule("D-TW-31", "TW-20")
def test_the_curse_is_known_before_traps_are_written() -> None:
    assert seen(cursed("thick-net")).needed == {"red": 5, "blue": 5}


# --- in force -------------------------------------------------------------------------------------


@pytest.mark.rule("TW-81")
def test_a_curse_binds_only_the_team_that_starts_the_round_in_its_chamber() -> None:
    game = play_round(table(curses=("thick-net", "echo")), red="success")
    assert game.in_force == {"red": ("thick-net",), "blue": ()}
    assert seen(game).needed == {"red": 3, "blue": 4 + 2}
    game = play_turn(write_lists(game), "success")  # blue walks in during the round
    assert game.in_force["blue"] == ()


@pytest.mark.rule("TW-81")
def test_a_curse_binds_both_teams_if_both_start_there() -> None:
    game = play_round(table(curses=("snake", "echo")), red="success", blue="success")
    assert game.in_force == {"red": ("snake",), "blue": ("snake",)}


@pytest.mark.rule("TW-81", "TW-82", "D-TW-10")
def test_a_team_that_comes_later_is_free_of_it() -> None:
    game = play_round(table(curses=("snake", "echo")), red="success")
    game = play_round(game, blue="success")
    assert game.positions == {"red": 1, "blue": 1}
    assert game.in_force == {"red": (), "blue": ()}


@pytest.mark.rule("TW-81")
def test_each_chamber_has_its_own_curse() -> None:
    game = play_rounds(table(curses=("snake", "echo"), curse_places=(2, 3)), 1, red="success", blue="success")
    assert game.in_force["red"] == ("snake",)
    game = play_round(game, red="success", blue="success")
    assert game.in_force["red"] == ("echo",)


# --- gone -----------------------------------------------------------------------------------------


@pytest.mark.rule("TW-82")
@pytest.mark.parametrize("result", ["success", "fail"])
def test_a_curse_is_discarded_after_its_round_whether_the_team_succeeded_or_failed(result: Result) -> None:
    game = play_round(table(curses=("snake", "echo")), red="success")
    game = play_round(game, red=result, blue="success")
    assert curse_chambers(game) == [6]
    assert game.in_force == {"red": (), "blue": ()}
    assert faces(game) == [None]


@pytest.mark.rule("TW-82", "TW-77")
def test_of_three_curses_only_the_used_one_is_discarded_and_before_the_monster_moves() -> None:
    game = play_round(table(curses=("snake", "echo", "flood"), curse_places=(2, 3, 4)), red="success")
    assert (game.in_force["red"], faces(game)) == (("snake",), ["snake", None, None])  # none was used, none is gone
    game = play_round(game, red="success", blue="success")
    assert (game.in_force, faces(game)) == ({"red": ("echo",), "blue": ()}, ["echo", None])
    game = play_round(game)
    assert (game.in_force["red"], faces(game)) == (("flood",), ["flood"])  # pushed onto red by the monster


@pytest.mark.rule("TW-82")
@pytest.mark.parametrize("seed", range(12))
def test_after_every_round_exactly_the_curses_that_were_face_up_are_gone(seed: int) -> None:
    dice = random.Random(seed)
    names = tuple(dice.sample([curse.name for curse in CURSES if not curse.dread], 4))
    game = table(curses=names, curse_places=(1, 2, 3, 4))
    while game.outcome is None:
        down = [curse.name for curse in game.curses if not curse.revealed]
        first = game.curses[0].chamber if game.curses else 1
        game = play_round(game, dice.choice(("success", "fail")), dice.choice(("success", "fail")))
        left = [curse.name for curse in game.curses]
        assert left == down or (first == 0 and left == down[1:])  # D-TW-04: pushed out of the maze


@pytest.mark.rule("TW-82")
def test_a_curse_stays_in_force_until_both_turns_are_played() -> None:
    game = play_turn(write_lists(cursed("thick-net")), "fail")
    assert game.in_force == {"red": ("thick-net",), "blue": ("thick-net",)}
    assert faces(game) == ["thick-net"]


@pytest.mark.rule("TW-83")
@pytest.mark.parametrize("result", ["success", "fail"])
def test_without_curses_none_comes_into_force(result: Result) -> None:
    game = table(curse_places=())
    for _ in range(4):
        assert (game.curses, game.in_force) == ((), {"red": (), "blue": ()})
        game = play_round(game, result, result)


# --- the Word of Dread in the maze ----------------------------------------------------------------


@pytest.mark.rule("TW-88")
def test_the_word_of_dread_is_discarded_in_the_first_chamber() -> None:
    game = cursed("word-of-dread", "snake")
    assert [curse.name for curse in game.curses] == ["snake"]
    assert game.in_force == {"red": (), "blue": ()}


@pytest.mark.rule("TW-88", "TW-77")
def test_the_word_of_dread_pushed_into_the_first_chamber_is_discarded() -> None:
    game = play_rounds(table(curses=("word-of-dread", "snake")), 2)
    assert [(curse.name, curse.chamber) for curse in game.curses] == [("snake", 1)]
    assert game.in_force == {"red": (), "blue": ()}
    assert "dread" not in offered(play(game, "red-1: propose moat"), "red-1")


@pytest.mark.rule("TW-88")
@pytest.mark.parametrize("curse", ["flood", "petrification", "echo", "noun-plague", "snake", "thick-net", "contrary"])
def test_no_other_curse_is_discarded_there(curse: str) -> None:
    assert cursed(curse).in_force == {"red": (curse,), "blue": (curse,)}


@pytest.mark.rule("TW-88")
def test_further_in_the_word_of_dread_is_in_force() -> None:
    game = play_round(table(curses=("word-of-dread", "snake")), red="success")
    assert game.in_force == {"red": ("word-of-dread",), "blue": ()}
    assert describing(game).phase == "describing"
