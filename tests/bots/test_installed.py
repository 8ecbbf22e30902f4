"""Players of other packages: found by their entry point, checked, seated in a house and in the lab."""

import asyncio
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from cluehouse.bots import installed
from cluehouse.bots.installed import CheckedPlayer, players_of, register_installed, register_player
from cluehouse.bots.player import Faults
from cluehouse.bots.seats import bots_of, seat_player
from cluehouse.bots.thought import Thought
from cluehouse.games import GAMES
from cluehouse.games.record import parse, replay
from cluehouse.house.players import house_players
from cluehouse.lab.match import Match, match, play_one
from cluehouse.lab.pool import processes
from cluehouse.server.facts import server_facts
from cluehouse.tables import commands
from tests.bots import toy_player
from tests.bots.toy_player import BadThoughts, FirstChoice
from tests.house.table_driver import TableDriver, in_virtual_time, new_house, open_table

TOYS = ("first-choice", "raising", "nonsense", "mute", "bad-thoughts")
SEATS = ("red-chief", "red-1", "blue-chief", "blue-1")

pytestmark = pytest.mark.usefixtures("blind")


def class_name(toy: str) -> str:
    return "".join(part.capitalize() for part in toy.split("-"))


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with toy players is installed."""
    points = [EntryPoint(toy, f"{toy_player.__name__}:{class_name(toy)}", "cluehouse.players") for toy in TOYS]
    broken = EntryPoint("broken", "no_such_module:Player", "cluehouse.players")
    monkeypatch.setattr(installed, "entry_points", lambda group: [*points, broken])
    monkeypatch.setattr(installed, "PLAYERS", {})
    register_installed.cache_clear()
    yield
    register_installed.cache_clear()


def test_installed_players_are_found_and_one_that_cannot_be_loaded_is_left_out() -> None:
    assert players_of("codenames") == TOYS
    assert players_of("duet") == tuple(toy for toy in TOYS if toy != "raising")


@pytest.mark.parametrize("name", ["even", "dice", "program", "", "Toy", "a b", "x" * 25])
def test_names_that_mean_something_else_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="cannot be called"):
        register_player(name, FirstChoice)


def test_clients_are_told_which_bots_a_game_has() -> None:
    facts = {game.name: game.bots for game in server_facts().games}
    assert facts["codenames"] == ("beginner", "careful", "even", "bold", "dice", *TOYS)
    assert "raising" not in facts["duet"]


def test_a_player_plays_only_the_games_that_it_names() -> None:
    with pytest.raises(ValueError, match="no such player: raising"):
        seat_player("duet", "raising", "seed")


def test_thoughts_that_cannot_be_read_are_dropped() -> None:
    assert CheckedPlayer("codenames", BadThoughts("codenames", "")).thoughts() == []


def test_thoughts_of_an_installed_player_are_kept() -> None:
    class Thinker(FirstChoice):
        def thoughts(self) -> list[Thought]:
            return [Thought("meant", ("ROOT",)), Thought("of-its-own")]

    assert CheckedPlayer("codenames", Thinker("codenames", "")).thoughts() == [Thought("meant", ("ROOT",))]


# --- at a table -----------------------------------------------------------------------------------


async def table_with(*bots: str) -> TableDriver:
    table = await open_table("codenames", house=new_house(players=house_players), pace=2_000)
    for seat, bot in zip(SEATS, bots, strict=True):
        await table.do("p1", commands.AddBot(seat, bot))
    return table


@in_virtual_time
async def test_a_host_seats_them_under_their_own_names() -> None:
    table = await table_with("first-choice", "first-choice", "dice", "dice")
    people = table.table.people
    assert [people[person].name for person in (table.table.seats[seat] for seat in SEATS[:2])] == [
        "first-choice",
        "first-choice 2",
    ]


@in_virtual_time
async def test_a_bot_that_nobody_installed_is_refused() -> None:
    table = await table_with("dice", "dice", "dice", "dice")
    assert await table.refused("p1", commands.AddBot(SEATS[0], "stranger")) == "no-such-bot"


@pytest.mark.parametrize("toy", TOYS)
@in_virtual_time
async def test_a_table_with_any_of_them_comes_to_its_end(toy: str) -> None:
    table = await table_with(toy, toy, "dice", "dice")
    await table.connect("p1")
    await table.do("p1", commands.Start())
    while table.state.outcome is None:
        await asyncio.sleep(3600)
        assert asyncio.get_running_loop().time() < 72 * 3600, "the table hangs"


# --- in the lab -----------------------------------------------------------------------------------


@pytest.mark.parametrize("toy", TOYS)
def test_a_match_with_any_of_them_comes_to_its_end(toy: str) -> None:
    played = [play_one(Match("codenames", (toy, "dice")), number) for number in range(4)]
    assert all(game.ending for game in played)
    helped = {game.seats[seat] for game in played for seat in game.helped}
    assert helped == ({toy} if toy in ("raising", "nonsense", "mute") else set())


def test_in_a_match_each_entry_has_a_team_of_its_own() -> None:
    sitting = [play_one(Match("codenames", ("first-choice", "dice")), number).seats for number in range(2)]
    assert [tuple(seats[seat] for seat in SEATS) for seats in sitting] == [
        ("first-choice", "first-choice", "dice", "dice"),
        ("dice", "dice", "first-choice", "first-choice"),
    ]


def test_what_a_player_counts_itself_is_added_to_the_result() -> None:
    class Honest(FirstChoice):
        """Says that it was helped twice, and that three of its answers were no moves."""

        def faults(self) -> Faults:
            return Faults(refused=3, helped=2)

    register_player("honest", Honest)
    played = play_one(Match("duet", ("dice", "honest")), 0)
    assert played.helped == {"B1": 2}
    assert played.refused["B1"] >= 3


def test_a_match_counts_what_was_refused_and_keeps_its_records(tmp_path: Path) -> None:
    found = match(Match("codenames", ("first-choice", "dice"), games=2), processes(1), tmp_path)
    assert found["players"]["first-choice"]["seats"] == 4
    assert found["games"] == sum(found["endings"].values()) == 2
    records = [parse(GAMES, path.read_text()) for path in sorted(tmp_path.iterdir())]
    assert len(records) == 2
    assert all(replay(GAMES[record.game], record).outcome for record in records)


def test_every_game_can_be_played_as_a_match() -> None:
    assert all(play_one(Match(game, (bots_of(game)[4],), seed="all"), 0).ending for game in GAMES)
