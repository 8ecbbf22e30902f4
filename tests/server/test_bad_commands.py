"""A message that cannot be read is refused with the field and the reason, in words of the reader's language."""

from typing import Any

import httpx
import pytest

from cluehouse.messages import LANGUAGES
from cluehouse.tables.playing import MOST_MOVE
from tests.server.async_test import async_test
from tests.server.client import Client, RefusedCommand, post
from tests.server.live_server import LiveServer

DUET: dict[str, Any] = {"game": "duet"}

WRONG: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"do": "sit"}, {"field": "command.seat", "reason": "missing"}),
    ({"do": "sit", "seat": "A1", "crown": 1}, {"field": "command.crown", "reason": "unknown"}),
    ({"do": "sit", "seat": 7}, {"field": "command.seat", "reason": "wrong-type", "expected": "str"}),
    ({"do": "say", "text": "x" * 301}, {"field": "command.text", "reason": "too-long", "limit": 300}),
    ({"do": "consult", "text": "x" * 301}, {"field": "command.text", "reason": "too-long", "limit": 300}),
    (
        {"do": "settings", "settings": DUET | {"languages": []}},
        {"field": "command.settings.languages", "reason": "too-short", "limit": 1},
    ),
    ({"do": "dance"}, {"field": "command.do", "reason": "not-allowed"}),
    (
        {"do": "settings", "settings": DUET | {"pace": 30_001}},
        {"field": "command.settings.pace", "reason": "too-large", "limit": 30_000},
    ),
    (
        {"do": "settings", "settings": DUET | {"pack": "x" * 100_001}},
        {"field": "command.settings.pack", "reason": "too-long", "limit": 100_000},
    ),
]


@pytest.mark.parametrize(("command", "params"), WRONG, ids=[f"{c['do']}-{p['reason']}" for c, p in WRONG])
@async_test
async def test_a_command_is_refused_with_its_field_and_the_reason(
    house: LiveServer, command: dict[str, Any], params: dict[str, Any]
) -> None:
    for language in LANGUAGES:
        client = await Client.open(house.address, DUET, language=language)
        answer = await client.ask("1", **command)
        assert (answer["refused"]["code"], answer["refused"]["params"]) == ("bad-command", params)
        assert params["field"] in answer["refused"]["text"]


@async_test
async def test_a_message_without_id_or_command_names_what_is_missing(house: LiveServer) -> None:
    client = await Client.open(house.address, DUET)
    await client.send('{"id": "only"}')
    assert (await client.answer_to("only"))["refused"]["params"] == {"field": "command", "reason": "missing"}
    await client.send('{"command": {"do": "stand"}}')
    assert (await client.answer_to(""))["refused"]["params"] == {"field": "id", "reason": "missing"}


@async_test
async def test_a_request_is_refused_with_its_field_and_the_reason(house: LiveServer) -> None:
    with pytest.raises(RefusedCommand) as refused:
        await post(house.address, "/api/tables", {"settings": {"game": "duet", "pace": "fast"}, "name": "Ala"})
    assert refused.value.params == {"field": "settings.pace", "reason": "wrong-type", "expected": "int"}


@async_test
async def test_a_request_holds_no_more_than_its_endpoint_needs(house: LiveServer) -> None:
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        answer = await http.post("/api/books", content=b'{"team": "' + b"x" * 5_000 + b'"}')
    assert answer.json()["params"] == {"reason": "too-big", "limit": 4_096}


@async_test
async def test_a_move_that_is_far_too_long_is_refused_before_it_is_read(house: LiveServer) -> None:
    client = await Client.open(house.address, DUET)
    other = await Client.join(house.address, client.code, "Bruno")
    await client.do("sit", seat="A1")
    await other.do("sit", seat="B1")
    await client.do("start")
    move = {"do": "clue", "word": "x" * MOST_MOVE, "number": 1}
    answer = await client.ask("long", "move", move=move, seen=client.update)
    assert answer["refused"]["params"] == {"field": "command.move", "reason": "too-big", "limit": MOST_MOVE}


@async_test
async def test_the_referee_is_not_asked_about_more_than_a_clue_can_be(house: LiveServer) -> None:
    client = await Client.open(house.address, DUET)
    other = await Client.join(house.address, client.code, "Bruno")
    await client.do("sit", seat="A1")
    await other.do("sit", seat="B1")
    await client.do("start")
    answer = await client.ask("long", "consult", text="x" * 61)
    assert answer["refused"]["code"] == "bad-text"
    assert answer["refused"]["params"] == {"field": "text", "longest": 60}
    assert "advice" in await client.do("consult", text="x" * 60)


@async_test
async def test_a_program_can_open_a_table_as_a_program(house: LiveServer) -> None:
    arrival = await post(house.address, "/api/tables", {"settings": DUET, "name": "Robot", "program": True})
    client = await Client(house.address, arrival["code"], arrival["token"], arrival["person"]).connect()
    assert client.table["people"][0]["bot"] == "program"
    assert client.you["host"]
