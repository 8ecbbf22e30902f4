"""The rulebook's worked examples, played as real games (TW-EX4 is in test_turn_order.py)."""

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from cluehouse.games.trapwords import TRAPWORDS, State
from tests.trapwords.table import (
    Result,
    curse_chambers,
    describing,
    monster_chamber,
    play,
    play_round,
    table,
    team_chambers,
)


class Step(NamedTuple):
    """One round: what both teams do, and how the maze looks afterwards (numbers are chambers)."""

    red: Result
    blue: Result
    in_force: set[int]
    fighting: tuple[str, ...]
    moved: bool
    monster: int
    teams: tuple[int, int]
    curses: list[int]
    winners: tuple[str, ...] = ()


BOTH = ("red", "blue")

EX1 = (Step("fail", "fail", set(), (), True, 6, (3, 3), [4, 5]),)
EX2 = (
    *EX1,
    Step("fail", "fail", set(), (), True, 5, (3, 3), [3, 4]),
    Step("fail", "fail", {3}, (), True, 4, (3, 3), [3]),
    Step("fail", "fail", {3}, (), True, 3, (3, 3), []),
    Step("fail", "fail", set(), BOTH, False, 3, (3, 3), []),
    Step("success", "success", set(), BOTH, False, 3, (3, 3), [], BOTH),
)
EX3 = (
    Step("success", "fail", set(), (), False, 7, (4, 3), [4, 6]),
    Step("success", "fail", {4}, (), False, 7, (5, 3), [6]),
    Step("success", "fail", set(), (), False, 7, (6, 3), [6]),
    Step("success", "fail", {6}, (), False, 7, (7, 3), []),
    Step("fail", "fail", set(), ("red",), False, 7, (7, 3), []),
    Step("success", "success", set(), ("red",), False, 7, (7, 4), [], ("red",)),
)


@pytest.mark.rule("TW-73", "TW-76", "TW-77", "TW-80", "TW-81", "TW-82", "TW-91", "TW-93", "TW-94", "TW-96", "D-TW-03")
@pytest.mark.parametrize("script", [EX1, EX2, EX3], ids=["TW-EX1", "TW-EX2", "TW-EX3"])
def test_the_maze_is_as_the_worked_example_says(script: tuple[Step, ...]) -> None:
    game = table(curses=("snake", "contrary"))
    assert (monster_chamber(game), team_chambers(game), curse_chambers(game)) == (7, {"red": 3, "blue": 3}, [4, 6])
    for step in script:
        game = play_round(game, step.red, step.blue)
        played = game.rounds[-1]
        assert {played.chambers[team] for team, curses in played.curses.items() if curses} == step.in_force
        assert (played.fighting, played.monster_moved) == (step.fighting, step.moved)
        assert monster_chamber(game) == step.monster
        assert team_chambers(game) == dict(zip(BOTH, step.teams, strict=True))
        assert curse_chambers(game) == step.curses
        assert (() if game.outcome is None else game.outcome.winners) == step.winners


# --- TW-EX5: MASŁO --------------------------------------------------------------------------------

CLUES = ('red-1: say "Robi się to z płynu od krowy"', 'red-1: say "Smaruję tym najpierw kanapkę"')


def butter(*traps: str) -> State:
    """Red describes MASŁO past these three traps."""
    deal = table(language="pl").deal
    words = tuple("MASŁO" if word == "BUTTER" else word for word in deal.words)
    game = describing(TRAPWORDS.start(replace(deal, words=words)), blue=traps)
    assert game.lists["blue"].words == traps
    return game


@pytest.mark.rule("TW-42", "TW-62", "TW-73")
def test_butter_is_guessed_past_three_traps() -> None:
    game = butter("mleko", "margaryna", "chleb")
    game = play(game, CLUES[0], "clock: lapse 1", CLUES[1], "red-2: guess masło", "clock: lapse 2")
    assert (game.turns[0].end, team_chambers(game)) == ("guessed", {"red": 4, "blue": 3})


@pytest.mark.rule("TW-43", "TW-74")
def test_butter_is_not_guessed_once_the_sandwich_sprang_its_trap() -> None:
    game = play(butter("mleko", "margaryna", "kanapka"), *CLUES)
    game = play(game, "referee: alert kanapka 2", "blue-1: call-trap kanapka 2", "red-1: admit")
    assert (game.turns[0].end, game.turns[0].sprung, team_chambers(game)) == ("trap", "kanapka", {"red": 3, "blue": 3})
