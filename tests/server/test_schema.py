"""The published schemas describe the messages exactly."""

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from cluehouse.games import GAMES
from cluehouse.server.openapi import message_schema
from cluehouse.tables.commands import AnyCommand
from tests.server.async_test import async_test
from tests.server.client import Client, open_socket
from tests.server.live_server import LiveServer, ManualClock
from tests.server.schema import Schemas, references
from tests.server.simulated_players import gather


@pytest.fixture(scope="module")
def manual_clock() -> ManualClock:
    return ManualClock()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, manual_clock: ManualClock) -> Any:
    with LiveServer(tmp_path_factory.mktemp("house"), now=manual_clock, seed="schema") as house:
        yield house


@pytest.fixture(scope="module")
def messages(house: LiveServer) -> Schemas:
    """The published schema of the messages."""
    return Schemas(httpx.get(f"{house.address}/api/schema.json", trust_env=False).json())


@pytest.fixture(scope="module")
def http(house: LiveServer) -> Schemas:
    """The published description of the HTTP endpoints."""
    return Schemas(httpx.get(f"{house.address}/api/openapi.json", trust_env=False).json())


def test_every_reference_has_a_target(messages: Schemas, http: Schemas) -> None:
    for document in (messages, http):
        assert references(document.document)
        for ref in references(document.document):
            assert isinstance(document.at(ref), dict)


def test_every_command_move_and_view_is_described(messages: Schemas) -> None:
    named = messages.document["$defs"]
    for command in AnyCommand.__args__:
        assert command.__name__ in named
    for name, game in GAMES.items():
        assert {f"{name}.View", f"{name}.Options"} <= named.keys()
        assert {f"{name}.move.{move.__name__}" for move in game.rules} <= named.keys()


@pytest.mark.parametrize("game", ["codenames", "duet", "trapwords", "decipher"])
@async_test
async def test_every_message_of_a_whole_game_matches_the_schema(
    house: LiveServer, manual_clock: ManualClock, messages: Schemas, game: str
) -> None:
    options = {"timer": "warn"} if game == "codenames" else {}
    party = await gather(house.address, {"game": game, "options": options}, game, clock=manual_clock)
    visitor = await Client.watch(house.address, party.host.code)
    await party.host.do("say", text="hello")
    await party.host.do("phrase", phrase="good-luck")
    await party.host.do("start")
    await party.play(6)
    await party.host.do("pause")
    await party.host.refused("undo", what="?")
    await party.host.do("resume")
    await party.play()
    await party.clients[list(party.clients)[-1]].do("leave")
    stranger = await Client(house.address, party.host.code, "wrong").connect()
    traffic = [*visitor.traffic, *stranger.traffic]
    traffic += [text for client in party.clients.values() for text in client.traffic]
    seen: set[str] = set()
    for text in dict.fromkeys(traffic):
        message = msgspec.json.decode(text)
        assert messages.fault(message, messages.document) is None
        seen |= message.keys()
    assert seen >= set("welcome update table you game clock talk answer refused advice pong goodbye".split())


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"update": "3"},
        {"update": 3, "table": {"code": "KOT"}},
        {"update": 3, "game": {"public": {"game": "chess"}, "yours": {}}},
        {"update": 3, "clock": {"what": "clue"}},
        {"update": 3, "talk": [{"at": "now"}]},
        {"update": 3, "game": {"public": {"game": "duet"}, "yours": {}}},
        {"update": 3, "game": None, "you": {"seat": None}},
        {"answer": "1", "refused": {"code": 7}},
        {"welcome": {}},
        {"goodbye": "forever"},
        {"id": "1", "command": {"do": "dance"}},
        {"id": "1", "command": {"do": "sit"}},
        {"id": "", "command": {"do": "stand"}},
        {"id": "1", "command": {"do": "move", "move": {"do": "castle"}, "seen": 1}},
    ],
)
def test_the_schema_refuses_messages_that_are_never_sent(messages: Schemas, message: Any) -> None:
    assert messages.fault(message, messages.document) is not None


@async_test
async def test_the_messages_of_clients_match_the_schema(house: LiveServer, messages: Schemas) -> None:
    line = await open_socket(house.address)
    hello = {"hello": {"table": "BADO-KEMI", "token": "", "language": "zh"}}
    clue = {"id": "7", "command": {"do": "move", "move": {"do": "clue", "word": "tree", "number": 2}, "seen": 4}}
    for message in (hello, clue, {"ping": 4}, {"id": "8", "command": {"do": "settings", "settings": {"game": "duet"}}}):
        assert messages.fault(message, messages.document) is None
    await line.close()


def test_every_option_and_every_setting_is_described() -> None:
    defined = message_schema()["$defs"]
    for name in ("Settings", *(f"{game}.Options" for game in GAMES)):
        silent = [field for field, schema in defined[name]["properties"].items() if not schema.get("description")]
        assert silent == [], name


def test_every_property_of_every_schema_is_described(messages: Schemas, http: Schemas) -> None:
    for document in (messages, http):
        assert list(silent_properties(document.document)) == []


def silent_properties(part: Any, where: str = "") -> Iterator[str]:
    """The properties without a description. The name of a command or a move, `do`, needs none."""
    parts = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for name, each in parts:
        place = f"{where}/{name}"
        if where.endswith("/properties") and not each.get("description") and not (name == "do" and "enum" in each):
            yield place
        yield from silent_properties(each, place)
