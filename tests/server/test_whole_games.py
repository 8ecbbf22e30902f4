"""Whole games of all four kinds by people over real sockets, with everything that happens meanwhile."""

import asyncio
from typing import Any

import httpx
import pytest

from cluehouse.games import GAMES
from cluehouse.games.record import commitment, from_json, parse, replay
from tests.server.client import Guest
from tests.server.evening import evening
from tests.server.interruptions import ALL
from tests.server.people import Party, gather
from tests.server.running import HeldClock, RunningHouse

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
def held() -> HeldClock:
    return HeldClock()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, held: HeldClock) -> Any:
    """A house whose time the games of this module hold."""
    with RunningHouse(tmp_path_factory.mktemp("house"), now=held, seed="whole games") as house:
        yield house


@pytest.mark.parametrize(("game", "options", "settings"), TABLES)
@evening
async def test_a_whole_game_is_played_through_everything_that_happens_meanwhile(
    house: RunningHouse, held: HeldClock, game: str, options: dict[str, Any], settings: dict[str, Any]
) -> None:
    party = await gather(house.address, {"game": game, "options": options, **settings}, f"{game} {options}", clock=held)
    onlooker = await Guest.look_on(house.address, party.host.code)
    await party.host.do("start")
    promised = await fetch(house, f"/api/tables/{party.host.code}/commitment")
    await party.play(2)
    interruptions = list(ALL)
    party.dice.shuffle(interruptions)
    while not party.is_over and interruptions:
        await interruptions.pop()(party)
        await party.play(1)
    await party.play()
    await everybody_saw_the_same(house, party, onlooker, promised["commitment"])
    assert interruptions == []


async def everybody_saw_the_same(house: RunningHouse, party: Party, onlooker: Guest, promised: str) -> None:
    """The record tells what everybody saw, of the deal that was promised."""
    await onlooker.catch_up()
    name = party.host.table["record"]
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        json, text = await http.get(f"/api/records/{name}"), await http.get(f"/api/records/{name}.txt")
    record = from_json(GAMES, json.content)
    assert parse(GAMES, text.text) == record
    game = GAMES[record.game]
    assert commitment(record) == promised
    outcome = replay(game, record).outcome
    for guest in (*party.guests.values(), onlooker):
        assert guest.view["outcome"] == {"winners": list(outcome.winners), "reason": outcome.reason}
        assert guest.table["record"] == name


async def fetch(house: RunningHouse, path: str) -> Any:
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        answer = await http.get(path)
    assert answer.status_code == 200
    return answer.json()


@evening
async def test_people_who_all_play_at_once_end_a_game_too(house: RunningHouse, held: HeldClock) -> None:
    seats = ("red-chief", "red-1", "red-2", "blue-chief", "blue-1", "blue-2")
    party = await gather(house.address, {"game": "codenames"}, "at once", seats)
    await party.host.do("start")
    await party.catch_up()
    alone = [Party({seat: guest}, seat) for seat, guest in party.guests.items()]
    await asyncio.gather(*(one.play_along() for one in alone))
    await party.catch_up()
    told = set().union(*(one.told for one in alone))
    assert party.host.view["outcome"]
    late = {"stale", "not-your-turn", "not-now", "card-covered", "no-game"}
    assert told <= late | {"clue-pending", "objection-pending", "already-marked", "not-marked"}
