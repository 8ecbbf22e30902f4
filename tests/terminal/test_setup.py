"""Seats before a game, and their rotation after it."""

from typing import Any

import pytest

from cluehouse.games import GAMES
from cluehouse.games.codenames import Options as CodenamesOptions
from cluehouse.terminal.session import rotated_names
from cluehouse.terminal.setup import Party, deal_for, set_up, sizes
from tests.terminal.robots import Keyboard, script


def groups(name: str, **options: Any) -> Any:
    game = GAMES[name]
    return game.seating.groups(game.options_type(**options))


@pytest.mark.parametrize(
    ("name", "options", "players", "expected"),
    [
        ("codenames", {}, 4, {"red": 2, "blue": 2}),
        ("codenames", {}, 7, {"red": 4, "blue": 3}),
        ("codenames", {"variant": "ghost"}, 3, {"red": 3}),
        ("codenames", {"variant": "shared"}, 3, {}),
        ("duet", {}, 5, {"a": 3, "b": 2}),
        ("trapwords", {}, 32, {"red": 16, "blue": 16}),
        ("decipher", {}, 3, {"players": 3}),
    ],
)
def test_people_are_spread_evenly_over_the_groups(
    name: str, options: dict[str, Any], players: int, expected: dict[str, int]
) -> None:
    assert sizes(groups(name, **options), players) == expected


@pytest.mark.parametrize("name", GAMES)
def test_the_given_number_of_people_get_seats(name: str) -> None:
    game = GAMES[name]
    least, _ = game.seating.players
    for players in range(least, least + 3):
        lines = ("en", str(players), *[""] * 10)
        party = set_up(Keyboard(script(*lines)).console, name)
        assert len(deal_for(party, "1").seats) == players


def test_two_people_play_the_ghost_and_three_choose() -> None:
    for players, choice, variant in (("2", "", "ghost"), ("3", "", "shared"), ("3", "ghost", "ghost")):
        party = set_up(Keyboard(script("en", players, choice, "")).console, "codenames")
        assert party.options.variant == variant


def test_trapwords_is_spoken_at_one_keyboard() -> None:
    party = set_up(Keyboard(script("en", "", "", "", "")).console, "trapwords")
    assert party.options.spoken


def test_people_of_a_team_move_on_by_one_seat() -> None:
    party = Party(GAMES["codenames"], CodenamesOptions(red=3), ("Ann", "Bob", "Cid", "Dee", "Eve"))
    seats = deal_for(party, "1").seats
    assert seats == ("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    assert rotated_names(party, seats) == ("Bob", "Cid", "Ann", "Eve", "Dee")
