"""The monster between rounds: when it moves, which way, and what it pushes before it."""

from itertools import product

import pytest
from msgspec.structs import replace

from cluehouse.games.trapwords.state import PlacedCurse
from tests.trapwords.table import (
    Result,
    curse_chambers,
    describing,
    everybody,
    monster_chamber,
    play,
    play_round,
    play_rounds,
    red_fights,
    seen,
    table,
    team_chambers,
)

BOTH: tuple[Result, ...] = ("success", "fail")


# --- when it moves --------------------------------------------------------------------------------


@pytest.mark.rule("TW-76")
@pytest.mark.parametrize(
    ("red", "blue", "chamber"),
    [("fail", "fail", 6), ("success", "fail", 7), ("fail", "success", 7), ("success", "success", 7)],
)
def test_the_monster_moves_one_chamber_only_if_neither_team_advanced(red: Result, blue: Result, chamber: int) -> None:
    game = play_round(table(), red, blue)
    assert monster_chamber(game) == chamber
    assert game.rounds[0].monster_moved is (chamber == 6)
    for seat in everybody(game):
        assert seen(game, seat).monster_chamber == game.monster


@pytest.mark.rule("TW-76")
@pytest.mark.parametrize(
    "end",
    [
        ("clock: time-up",),
        ("blue-1: call-trap milk 1", "red-1: admit"),
        ("blue-1: call-illegal 1 name", "red-1: admit"),
    ],
)
def test_the_monster_does_not_care_how_the_teams_failed(end: tuple[str, ...]) -> None:
    game = play(describing(table()), "red-1: say cow", *end)
    assert monster_chamber(play(describing(game), "clock: time-up")) == 6


@pytest.mark.rule("TW-76")
def test_the_monster_waits_for_the_end_of_the_round() -> None:
    assert monster_chamber(play(describing(table()), "clock: time-up")) == 7


@pytest.mark.rule("D-TW-05", "TW-76")
def test_the_monster_goes_towards_the_entrance_even_if_the_teams_stand_apart() -> None:
    game = play_round(table(), red="success")
    game = play_rounds(game, 2)
    assert (monster_chamber(game), team_chambers(game)) == (5, {"red": 4, "blue": 3})
    game = play_round(game)
    assert (monster_chamber(game), game.fighting) == (4, ("red",))
    assert monster_chamber(play_rounds(game, 2)) == 4  # it never passes a team


@pytest.mark.rule("TW-76", "TW-94", "D-TW-06")
def test_while_a_team_fights_the_monster_stays_even_if_both_failed() -> None:
    game = play_rounds(red_fights(), 2)
    assert (monster_chamber(game), team_chambers(game)) == (7, {"red": 7, "blue": 3})
    assert not any(played.monster_moved for played in game.rounds)


# --- what it pushes -------------------------------------------------------------------------------


@pytest.mark.rule("TW-77")
def test_the_monster_pushes_a_curse_before_it() -> None:
    game = play_round(table(curses=("snake", "echo")))
    assert [(curse.name, curse.chamber) for curse in game.curses] == [("snake", 1), ("echo", 2)]
    for seat in everybody(game):
        assert [curse.chamber for curse in seen(game, seat).curses] == [1, 2]


@pytest.mark.rule("TW-77")
def test_a_pushed_curse_pushes_the_next_one_on() -> None:
    game = play_rounds(table(curses=("snake", "echo")), 2)
    assert [(curse.name, curse.chamber) for curse in game.curses] == [("snake", 0), ("echo", 1)]


@pytest.mark.rule("TW-77")
def test_a_chain_of_three_curses_is_pushed_as_one() -> None:
    game = play_round(table(curses=("snake", "echo", "flood"), curse_places=(2, 3, 4)))
    assert [(curse.name, curse.chamber) for curse in game.curses] == [("snake", 0), ("echo", 1), ("flood", 2)]


@pytest.mark.rule("TW-77")
def test_a_curse_that_is_not_reached_stays() -> None:
    game = play_round(table(curses=("snake", "echo"), curse_places=(2, 3)))
    assert [curse.chamber for curse in game.curses] == [1, 2]


@pytest.mark.rule("TW-77", "TW-76")
def test_a_monster_that_stays_pushes_nothing() -> None:
    assert curse_chambers(play_round(table(), red="success")) == [4, 6]


@pytest.mark.rule("D-TW-03", "TW-82")
def test_used_curses_are_discarded_before_the_monster_pushes() -> None:
    game = play_rounds(table(curses=("snake", "echo")), 2)  # the snake lies with the teams, the echo behind it
    assert game.in_force["red"] == ("snake",)
    game = play_round(game)
    assert [(curse.name, curse.chamber) for curse in game.curses] == [("echo", 0)]
    assert game.in_force["red"] == ("echo",)


@pytest.mark.rule("D-TW-03", "TW-78")
def test_torches_pass_on_after_all_that_and_not_when_the_game_is_over() -> None:
    assert play_round(table()).torches == {"red": "red-2", "blue": "blue-2"}
    over = play_round(red_fights(), red="success")
    assert over.torches == red_fights().torches


@pytest.mark.rule("D-TW-03", "D-TW-05")
@pytest.mark.parametrize("places", [(2, 4), (1, 2, 3, 4), (2, 3, 4)])
def test_no_curse_leaves_the_maze_or_lies_behind_the_teams_whatever_happens(places: tuple[int, ...]) -> None:
    for results in product(product(BOTH, BOTH), repeat=3):
        game = table(curses=("snake", "echo", "flood", "threes"), curse_places=places)
        for red, blue in results:
            met = [curse for curse in game.curses if not curse.revealed]
            game = play_round(game, red, blue)
            assert len(game.curses) == len(met)  # only curses that were in force are gone
            assert max(game.positions.values()) <= game.monster
            chambers = [curse.chamber for curse in game.curses]
            assert len(set(chambers)) == len(chambers)
            assert all(min(game.positions.values()) <= chamber < game.monster for chamber in chambers)


@pytest.mark.rule("D-TW-04")
def test_a_curse_pushed_beyond_the_first_chamber_would_be_discarded() -> None:
    begun = replace(table(curse_places=()), monster=1)
    game = play(describing(replace(begun, curses=(PlacedCurse("snake", 0),))), "clock: time-up")
    game = play(describing(game), "clock: time-up")
    assert (game.monster, game.curses) == (0, ())
