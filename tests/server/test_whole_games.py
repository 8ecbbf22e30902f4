"""Simulated players play whole games of every kind over real sockets, with interruptions."""

import asyncio
from typing import Any

import httpx
import pytest

from cluehouse.games import GAMES
from cluehouse.games.record import commitment, from_json, parse, replay
from tests.server.async_test import async_test
from tests.server.client import Client
from tests.server.interruptions import ALL
from tests.server.live_server import LiveServer, ManualClock
from tests.server.simulated_players import Party, gather

TABLES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("codenames", {"timer": "end-turn", "clue_seconds": 20, "guess_seconds": 30}, {}),
    ("codenames", {"pool": "mixed"}, {"referee": "strict", "rivals_talk": True}),
    ("duet", {"restart": True}, {}),
    ("duet", {"order": "loose"}, {"referee": "off"}),
    ("trapwords", {"seconds": 20, "reading_seconds": 1, "call_seconds": 1, "call_grace_seconds": 1}, {}),
    ("trapwords", {"spoken": True, "tie_break": True, "curse_places": [1, 2, 3, 4]}, {}),
    ("decipher", {"length": 5}, {}),
    ("decipher", {"length": 5, "blind_draw": True}, {"referee": "strict"}),
]


@pytest.fixture(scope="module")
def manual_clock() -> ManualClock:
    return ManualClock()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, manual_clock: ManualClock) -> Any:
    """A server whose time the tests of this module control."""
    with LiveServer(tmp_path_factory.mktemp("house"), now=manual_clock, seed="whole games") as house:
        yield house


@pytest.mark.parametrize(("game", "options", "settings"), TABLES)
@async_test
async def test_a_whole_game_is_played_through_all_interruptions(
    house: LiveServer, manual_clock: ManualClock, game: str, options: dict[str, Any], settings: dict[str, Any]
) -> None:
    party = await gather(
        house.address, {"game": game, "options": options, **settings}, f"{game} {options}", clock=manual_clock
    )
    visitor = await Client.watch(house.address, party.host.code)
    await party.host.do("start")
    promised = await fetch(house, f"/api/tables/{party.host.code}/commitment")
    await party.play(2)
    interruptions = list(ALL)
    party.dice.shuffle(interruptions)
    while not party.is_over and interruptions:
        await interruptions.pop()(party)
        await party.play(1)
    await party.play()
    await check_that_everybody_saw_the_same(house, party, visitor, promised["commitment"])
    assert interruptions == []


async def check_that_everybody_saw_the_same(house: LiveServer, party: Party, visitor: Client, promised: str) -> None:
    """Check that the record has the outcome that everybody saw, and the deal of the commitment."""
    await visitor.catch_up()
    name = party.host.table["record"]
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        json, text = await http.get(f"/api/records/{name}"), await http.get(f"/api/records/{name}.txt")
    record = from_json(GAMES, json.content)
    assert parse(GAMES, text.text) == record
    game = GAMES[record.game]
    assert commitment(record) == promised
    outcome = replay(game, record).outcome
    for client in (*party.clients.values(), visitor):
        assert client.view["outcome"] == {"winners": list(outcome.winners), "reason": outcome.reason}
        assert client.table["record"] == name


async def fetch(house: LiveServer, path: str) -> Any:
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        answer = await http.get(path)
    assert answer.status_code == 200
    return answer.json()


@async_test
async def test_players_who_all_move_at_the_same_time_finish_a_game(
    house: LiveServer, manual_clock: ManualClock
) -> None:
    seats = ("red-chief", "red-1", "red-2", "blue-chief", "blue-1", "blue-2")
    party = await gather(house.address, {"game": "codenames"}, "at once", seats)
    await party.host.do("start")
    await party.catch_up()
    alone = [Party({seat: client}, seat) for seat, client in party.clients.items()]
    await asyncio.gather(*(one.play_along() for one in alone))
    await party.catch_up()
    refusals = set().union(*(one.refusals for one in alone))
    assert party.host.view["outcome"]
    late = {"stale", "not-your-turn", "not-now", "card-covered", "no-game"}
    assert refusals <= late | {"clue-pending", "objection-pending", "already-marked", "not-marked"}
