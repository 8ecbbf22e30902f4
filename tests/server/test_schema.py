"""What is published about the messages is true of the messages."""

from typing import Any

import httpx
import msgspec
import pytest

from cluehouse.games import GAMES
from cluehouse.tables.commands import AnyCommand
from tests.server.client import Guest, dial
from tests.server.evening import evening
from tests.server.people import gather
from tests.server.running import HeldClock, RunningHouse
from tests.server.schema import Schemas, references


@pytest.fixture(scope="module")
def held() -> HeldClock:
    return HeldClock()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, held: HeldClock) -> Any:
    with RunningHouse(tmp_path_factory.mktemp("house"), now=held, seed="schema") as house:
        yield house


@pytest.fixture(scope="module")
def messages(house: RunningHouse) -> Schemas:
    """The schema of the messages, as it is published."""
    return Schemas(httpx.get(f"{house.address}/api/schema.json", trust_env=False).json())


@pytest.fixture(scope="module")
def http(house: RunningHouse) -> Schemas:
    """The description of the HTTP part, as it is published."""
    return Schemas(httpx.get(f"{house.address}/api/openapi.json", trust_env=False).json())


def test_nothing_is_referred_to_that_is_not_there(messages: Schemas, http: Schemas) -> None:
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
@evening
async def test_all_that_is_sent_in_a_whole_game_is_as_described(
    house: RunningHouse, held: HeldClock, messages: Schemas, game: str
) -> None:
    options = {"timer": "warn"} if game == "codenames" else {}
    party = await gather(house.address, {"game": game, "options": options}, game, clock=held)
    onlooker = await Guest.look_on(house.address, party.host.code)
    await party.host.do("say", text="hello")
    await party.host.do("phrase", phrase="good-luck")
    await party.host.do("start")
    await party.play(6)
    await party.host.do("pause")
    await party.host.refused("undo", what="?")
    await party.host.do("resume")
    await party.play()
    await party.guests[list(party.guests)[-1]].do("leave")
    stranger = await Guest(house.address, party.host.code, "wrong").connect()
    traffic = [*onlooker.traffic, *stranger.traffic]
    traffic += [text for guest in party.guests.values() for text in guest.traffic]
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
def test_what_is_never_sent_is_not_described(messages: Schemas, message: Any) -> None:
    assert messages.fault(message, messages.document) is not None


@evening
async def test_what_people_send_is_as_described(house: RunningHouse, messages: Schemas) -> None:
    line = await dial(house.address)
    hello = {"hello": {"table": "BADO-KEMI", "token": "", "language": "zh"}}
    clue = {"id": "7", "command": {"do": "move", "move": {"do": "clue", "word": "tree", "number": 2}, "seen": 4}}
    for message in (hello, clue, {"ping": 4}, {"id": "8", "command": {"do": "settings", "settings": {"game": "duet"}}}):
        assert messages.fault(message, messages.document) is None
    await line.close()
