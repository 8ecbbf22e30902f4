"""The seats of every game: which are offered, which must be taken, and how they rotate."""

from typing import Any

import pytest

from cluehouse.games.refusal import Refusal
from cluehouse.tables import commands
from cluehouse.tables.lineup import groups, line_up, offered_seats, rotated
from cluehouse.tables.people import MOST_PEOPLE
from cluehouse.tables.settings import GameName, Settings, game_of, options_of, pack_of
from cluehouse.tables.table import all_seats
from tests.tables.driver import table_of

GHOST, SHARED = {"variant": "ghost"}, {"variant": "shared"}

# game, options, the seats of an empty table, the smallest group that can play
LEAST: list[tuple[GameName, dict[str, Any], tuple[str, ...], tuple[str, ...]]] = [
    ("codenames", {}, ("red-chief", "red-1", "blue-chief", "blue-1"), ("red-chief", "red-1", "blue-chief", "blue-1")),
    ("codenames", GHOST, ("red-chief", "red-1"), ("red-chief", "red-1")),
    ("codenames", SHARED, ("red-chief", "blue-chief", "operative"), ("red-chief", "blue-chief", "operative")),
    ("duet", {}, ("A1", "B1"), ("A1", "B1")),
    ("trapwords", {}, ("red-1", "red-2", "blue-1", "blue-2"), ("red-1", "red-2", "blue-1", "blue-2")),
    ("decipher", {}, ("P1", "P2"), ("P1", "P2")),
]


def settings(game: GameName, options: dict[str, Any]) -> Settings:
    return Settings(game, options=options, languages=("pl",))


def people(*seats: str) -> dict[str, str]:
    return {seat: f"who sits in {seat}" for seat in seats}


@pytest.mark.parametrize(("game", "options", "empty", "least"), LEAST)
def test_an_empty_table_offers_the_seats_of_the_smallest_game(
    game: GameName, options: dict[str, Any], empty: tuple[str, ...], least: tuple[str, ...]
) -> None:
    assert offered_seats(settings(game, options), ()) == empty


@pytest.mark.parametrize(("game", "options", "empty", "least"), LEAST)
def test_the_smallest_group_gets_a_deal_with_exactly_its_seats(
    game: GameName, options: dict[str, Any], empty: tuple[str, ...], least: tuple[str, ...]
) -> None:
    agreed = settings(game, options)
    sizes, seats = line_up(agreed, people(*least))
    deal = game_of(agreed).deal(options_of(agreed, **sizes), pack_of(agreed), "a seed")
    assert sorted(deal.seats) == sorted(seats) == sorted(least)


@pytest.mark.parametrize(("game", "options", "empty", "least"), LEAST)
def test_one_player_fewer_is_too_few(
    game: GameName, options: dict[str, Any], empty: tuple[str, ...], least: tuple[str, ...]
) -> None:
    for missing in least:
        with pytest.raises(Refusal) as refused:
            line_up(settings(game, options), people(*(seat for seat in least if seat != missing)))
        by_name = missing.endswith("chief") or missing == "operative"
        assert refused.value.code == ("seat-empty" if by_name else "too-few-players")


def test_too_few_players_says_how_many_a_team_needs() -> None:
    with pytest.raises(Refusal) as refused:
        line_up(settings("codenames", {}), people("red-chief", "red-1", "blue-chief"))
    assert refused.value.params == {"team": "blue", "needed": 2}


@pytest.mark.parametrize(
    ("game", "options", "taken", "last"),
    [
        ("codenames", {}, ("red-1", "red-2"), "red-3"),
        ("codenames", {}, ("red-31",), "red-31"),
        ("duet", {}, ("B1",), "B2"),
        ("duet", {}, ("A16",), "A16"),
        ("trapwords", {}, ("blue-2",), "blue-3"),
        ("decipher", {}, ("P1", "P2", "P3"), "P4"),
        ("decipher", {}, ("P4",), "P4"),
    ],
)
def test_one_extra_seat_is_free_until_the_group_is_full(
    game: GameName, options: dict[str, Any], taken: tuple[str, ...], last: str
) -> None:
    group = last.rstrip("0123456789")
    offered = [seat for seat in offered_seats(settings(game, options), taken) if seat.startswith(group)]
    assert offered[-1] == last
    assert set(taken) <= set(offered)


def test_full_groups_can_play() -> None:
    for game in ("codenames", "duet", "trapwords", "decipher"):
        agreed = settings(game, {})
        taken: tuple[str, ...] = ()
        while (more := offered_seats(agreed, taken)) != taken:
            taken = more
        sizes, seats = line_up(agreed, people(*taken))
        deal = game_of(agreed).deal(options_of(agreed, **sizes), pack_of(agreed), "a seed")
        assert sorted(deal.seats) == sorted(taken) == sorted(seats)


MOST = {
    "codenames": {"red": 32, "blue": 32},
    "duet": {"a": 16, "b": 16},
    "trapwords": {"red": 32, "blue": 32},
    "decipher": {"players": 4},  # DC-02
}


@pytest.mark.rule("CN-01", "DC-02", "DU-100", "TW-01")
@pytest.mark.parametrize("game", MOST)
def test_a_table_seats_as_many_people_as_the_rules_allow_and_others_can_watch(game: GameName) -> None:
    assert {group.option: len(group.seats) for group in groups(settings(game, {}))} == MOST[game]
    driver = table_of(game, languages=("pl",))
    while (free := [seat for seat in all_seats(driver.table) if seat not in driver.table.seats]) != []:
        driver.join(free[0], f"guest {driver.table.came}")
    driver.do("p1", commands.Start())
    assert len(driver.state.deal.seats) == sum(MOST[game].values())
    assert len(driver.table.people) < MOST_PEOPLE
    too_many = {option: most + 1 for option, most in MOST[game].items()}
    with pytest.raises(Refusal):
        game_of(driver.table.settings).read_options(too_many)


def test_seats_are_numbered_without_gaps_in_the_order_people_sat() -> None:
    sat = people("red-chief", "red-2", "red-5", "blue-chief", "blue-3")
    sizes, seats = line_up(settings("codenames", {}), sat)
    assert sizes == {"red": 3, "blue": 2}
    assert seats == {
        "red-chief": sat["red-chief"],
        "red-1": sat["red-2"],
        "red-2": sat["red-5"],
        "blue-chief": sat["blue-chief"],
        "blue-1": sat["blue-3"],
    }


def test_the_sizes_of_a_deal_follow_from_who_sits() -> None:
    assert line_up(settings("duet", {}), people("A1", "A3", "B1"))[0] == {"a": 2, "b": 1}
    assert line_up(settings("trapwords", {}), people("red-1", "red-2", "red-3", "blue-1", "blue-2"))[0] == {
        "red": 3,
        "blue": 2,
    }
    assert line_up(settings("decipher", {}), people("P2", "P4"))[0] == {"players": 2}
    assert line_up(settings("codenames", GHOST), people("red-chief", "red-1", "red-2"))[0] == {"red": 3}
    assert line_up(settings("codenames", SHARED), people("red-chief", "blue-chief", "operative"))[0] == {}


@pytest.mark.parametrize(
    ("game", "options", "seats", "moved"),
    [
        (
            "codenames",
            {},
            {"red-chief": "a", "red-1": "b", "red-2": "c", "blue-chief": "x", "blue-1": "y"},
            {"red-chief": "b", "red-1": "c", "red-2": "a", "blue-chief": "y", "blue-1": "x"},
        ),
        (
            "codenames",
            SHARED,
            {"red-chief": "a", "blue-chief": "b", "operative": "c"},
            {"red-chief": "b", "blue-chief": "c", "operative": "a"},
        ),
        ("duet", {}, {"A1": "a", "B1": "x", "B2": "y"}, {"A1": "a", "B1": "y", "B2": "x"}),
        ("decipher", {}, {"P1": "a", "P2": "b", "P3": "c"}, {"P1": "b", "P2": "c", "P3": "a"}),
    ],
)
@pytest.mark.rule("CN-10", "D-CN-20")
def test_rotation_moves_everybody_to_the_next_seat_of_their_group(
    game: GameName, options: dict[str, Any], seats: dict[str, str], moved: dict[str, str]
) -> None:
    assert rotated(settings(game, options), seats) == moved


def test_after_a_full_round_of_rotations_everybody_has_their_first_seat() -> None:
    agreed = settings("codenames", {})
    seats = people("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    turned = seats
    chiefs = set()
    for _ in range(3):
        turned = rotated(agreed, turned)
        chiefs.add(turned["red-chief"])
    assert {seat: who for seat, who in turned.items() if seat.startswith("red")} == {
        seat: who for seat, who in seats.items() if seat.startswith("red")
    }
    assert len(chiefs) == 3
