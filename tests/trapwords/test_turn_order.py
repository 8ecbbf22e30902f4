"""Who goes first: the team behind, or else the one that receives the glowing book."""

import pytest

from cluehouse.games.trapwords import State
from cluehouse.games.trapwords.state import Team
from tests.trapwords.table import (
    Result,
    both_fight,
    everybody,
    play_round,
    play_rounds,
    play_turn,
    red_fights,
    seen,
    table,
    turn_of,
    write_lists,
)


def first(state: State) -> Team:
    """The team that has the first turn of this round."""
    return turn_of(write_lists(state)).team


@pytest.mark.rule("TW-34")
@pytest.mark.parametrize("glow", ["red", "blue"])
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_the_team_behind_goes_first_whoever_holds_the_glow(glow: Team, rounds: int) -> None:
    assert first(play_rounds(table(glow=glow), rounds, red="success")) == "blue"
    assert first(play_rounds(table(glow=glow), rounds, blue="success")) == "red"


@pytest.mark.rule("TW-34")
def test_the_team_that_started_the_round_behind_counts_as_behind() -> None:
    game = play_turn(play_round(table(), red="success"), "success")  # blue catches up in the first turn
    assert turn_of(game).team == "red"


@pytest.mark.rule("TW-35", "D-TW-14")
@pytest.mark.parametrize(("glow", "begins"), [("red", "blue"), ("blue", "red")])
def test_level_teams_begin_with_the_one_that_receives_the_glowing_book(glow: Team, begins: Team) -> None:
    assert seen(table(glow=glow)).glow == glow
    assert first(table(glow=glow)) == begins


@pytest.mark.rule("TW-36")
@pytest.mark.parametrize("result", ["success", "fail"])
def test_teams_that_stay_level_take_turns_at_going_first(result: Result) -> None:
    game, begins = table(), []
    for _ in range(4):
        begins.append(first(game))
        game = play_round(game, result, result)
    assert begins == ["red", "blue", "red", "blue"]


@pytest.mark.rule("TW-36", "D-TW-14")
def test_the_glow_moves_on_even_when_a_trailing_team_goes_first() -> None:
    game = play_round(table(glow="blue"), red="success")  # round 1: red receives
    assert (game.round, seen(game).glow, first(game)) == (2, "red", "blue")  # behind, and it receives
    game = play_round(game)
    assert (game.round, seen(game).glow, first(game)) == (3, "blue", "blue")  # behind; red would receive
    game = play_round(game, blue="success")
    assert (game.round, seen(game).glow, first(game)) == (4, "red", "blue")  # level: blue receives


@pytest.mark.rule("TW-36")
def test_everybody_sees_which_team_holds_the_glowing_book() -> None:
    for game in (table(glow="red"), play_round(table(glow="blue"))):
        for seat in everybody(game):
            assert seen(game, seat).glow == "red"


@pytest.mark.rule("TW-75")
@pytest.mark.parametrize("result", ["success", "fail"])
def test_however_the_first_team_fared_the_second_has_its_turn(result: Result) -> None:
    game = play_turn(write_lists(table()), result)
    assert game.phase == "handover"
    assert (turn_of(game).team, turn_of(game).describer) == ("blue", "blue-1")


@pytest.mark.rule("TW-93")
@pytest.mark.parametrize("glow", ["red", "blue"])
def test_when_one_team_fights_the_team_behind_still_guesses_first(glow: Team) -> None:
    game = red_fights(glow=glow)
    assert game.fighting == ("red",)
    assert first(game) == "blue"


@pytest.mark.rule("TW-95")
@pytest.mark.parametrize(("glow", "begins"), [("red", "blue"), ("blue", "red")])
def test_when_both_fight_the_receiver_of_the_glowing_book_goes_first(glow: Team, begins: Team) -> None:
    game = both_fight(glow=glow)  # round 5: the books are where they were in round 1
    assert game.fighting == ("red", "blue")
    assert first(game) == begins


@pytest.mark.rule("TW-95")
@pytest.mark.parametrize("result", ["success", "fail"])
def test_when_both_fight_the_second_team_has_its_turn_in_any_case(result: Result) -> None:
    game = play_turn(write_lists(both_fight()), result)
    assert game.outcome is None
    assert turn_of(game).team == "blue"


# --- TW-EX4 ---------------------------------------------------------------------------------------


@pytest.mark.rule("TW-34", "TW-35", "TW-36", "TW-93")
def test_the_worked_example_of_turn_order() -> None:
    level = table(glow="red")
    assert first(level) == "blue"
    assert first(play_round(level)) == "red"
    assert first(play_round(level, red="success")) == "blue"
    assert first(play_round(table(glow="blue"), red="success")) == "blue"
    near = play_round(play_rounds(level, 3, red="success", blue="success"), red="success")  # red in 7, blue in 6
    assert (near.fighting, first(near)) == (("red",), "blue")
