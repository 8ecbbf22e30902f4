"""A fifth game in one folder: everything plays it after one line of registration, with no other file changed."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import httpx
import pytest

from cluehouse.games import GAMES, register_installed
from cluehouse.games.record import commitment, from_json, parse, replay
from cluehouse.house.players import house_players
from tests.password import PASSWORD
from tests.server.async_test import async_test
from tests.server.client import Client
from tests.server.live_server import LiveServer
from tests.server.simulated_players import Party

SUITES = ("tests/conformance", "tests/secrecy/test_non_interference.py", "tests/secrecy/test_wire.py")


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Password is played here, for one test."""
    monkeypatch.setitem(GAMES, "password", PASSWORD)


@pytest.fixture
def house(tmp_path: Path, registered: None) -> Iterator[LiveServer]:
    """A real server with the bots that think."""
    with LiveServer(tmp_path, players=house_players) as running:
        yield running


def test_an_installed_package_can_bring_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluehouse.games.GAMES", registry := dict(GAMES))
    point = EntryPoint("password", "tests.password:PASSWORD", "cluehouse.games")
    monkeypatch.setattr("cluehouse.games.entry_points", lambda group: [point] if group == point.group else [])
    register_installed()
    assert registry["password"] is PASSWORD
    with pytest.raises(ValueError, match="already a game called password"):
        register_installed()


def run_suites(plugin: str, *suites: str) -> subprocess.CompletedProcess[str]:
    """Run the project's own tests of all games with one more game registered."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-x", "-p", plugin, "-k", "password", *suites]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_it_passes_conformance_and_secrecy() -> None:
    done = run_suites("tests.password.registered", *SUITES)
    assert done.returncode == 0, done.stdout[-3000:]


def test_a_game_that_shows_its_secret_fails_the_secrecy_tests() -> None:
    done = run_suites("tests.password.leaking", "tests/secrecy/test_non_interference.py")
    assert done.returncode == 1, done.stdout[-3000:]
    assert "test_a_seat_cannot_tell_what_it_may_not_know" in done.stdout


@async_test
async def test_it_is_opened_played_and_replayed_over_the_socket_with_a_bot(house: LiveServer) -> None:
    own, *others = PASSWORD.seating.quick
    bot, *people = others
    settings = {"game": "password", "options": {"rounds": 2}, "pace": 0}
    host = await Client.open(house.address, settings, "Anna")
    await host.do("sit", seat=own)
    clients = {own: host}
    for seat, name in zip(people, ("Bruno", "Celina"), strict=True):
        clients[seat] = await Client.join(house.address, host.code, name)
        await clients[seat].do("sit", seat=seat)
    await host.do("add-bot", seat=bot, level="even")
    await host.do("start")
    promised = (await fetch(house, f"/api/tables/{host.code}/commitment"))["commitment"]
    await Party(clients, "password").play_along()
    record = from_json(GAMES, await content(house, f"/api/records/{host.table['record']}"))
    assert any(seat == bot for seat, _ in record.moves)
    assert commitment(record) == promised
    assert parse(GAMES, (await content(house, f"/api/records/{host.table['record']}.txt")).decode()) == record
    assert replay(PASSWORD, record).outcome is not None
    steps = await fetch(house, f"/api/records/{host.table['record']}/steps")
    last = await fetch(house, f"/api/records/{host.table['record']}/steps/{len(steps)}")
    assert last["outcome"]["reason"] == "points"


async def fetch(house: LiveServer, path: str) -> Any:
    """An answer of the server."""
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        return (await http.get(path)).json()


async def content(house: LiveServer, path: str) -> bytes:
    """An answer of the server, as it came."""
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        return (await http.get(path)).content


@async_test
async def test_the_server_tells_clients_about_it(house: LiveServer) -> None:
    facts = next(game for game in (await fetch(house, "/api/games"))["games"] if game["name"] == "password")
    assert facts["seats"]["north-giver"] == {"side": "north", "role": "giver", "number": 1}
    assert facts["facts"] == {"clues": 6}
    assert facts["quick"]["own"] == "north-guesser"
    assert "game-password = Hasło" in facts["messages"]["pl"]
    schema = await fetch(house, "/api/schema.json")
    assert "password" in schema["$defs"]["Settings"]["properties"]["game"]["enum"]
