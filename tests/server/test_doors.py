"""The door: pages from elsewhere, wrong tokens, floods; what a stranger can learn, and what is kept or told."""

import asyncio
import logging
import re
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cluehouse.server import Limits, app
from cluehouse.server.context import AppContext
from cluehouse.server.limits import Doorkeeper
from cluehouse.server.logs import JsonLines
from cluehouse.server.serve import ServerConfig
from cluehouse.server.websocket import Disconnected, Socket
from tests.server.client import Guest, RefusedCommand, dial, post
from tests.server.conftest import OpenHouse
from tests.server.evening import evening
from tests.server.interruptions import is_here
from tests.server.people import gather
from tests.server.running import RunningHouse

DUET: dict[str, Any] = {"game": "duet"}
TABLE: dict[str, Any] = {"settings": DUET, "name": "Anna"}


async def said_to(house: RunningHouse, hello: dict[str, Any]) -> tuple[list[str | bytes], int | None]:
    """All that the house says to a hello, and how it hangs up."""
    line = await dial(house.address)
    await line.send(msgspec.json.encode({"hello": hello}).decode())
    heard: list[str | bytes] = []
    try:
        while True:
            heard.append(await line.recv())
    except ConnectionClosed:
        return heard, line.close_code


# --- from where -----------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://localhost.elsewhere.example"])
@evening
async def test_a_page_from_elsewhere_is_refused(house: RunningHouse, origin: str) -> None:
    app._log_foreign_page.cache_clear()
    with pytest.raises(InvalidStatus) as refused:
        await dial(house.address, origin=origin)
    assert refused.value.response.status_code == 403
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        answer = await http.post("/api/tables", json=TABLE, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign-page"
    assert app._log_foreign_page.cache_info().currsize == 1  # whoever keeps the house was told


def test_whoever_keeps_the_house_hears_once_of_pages_from_elsewhere(caplog: pytest.LogCaptureFixture) -> None:
    app._log_foreign_page.cache_clear()
    for _ in range(3):
        app._log_foreign_page()
    assert [record.levelname for record in caplog.records] == ["WARNING"]


@evening
async def test_the_houses_own_page_and_programs_are_let_in(house: RunningHouse) -> None:
    await (await dial(house.address, origin=house.address)).close()
    await (await dial(house.address)).close()
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        assert (await http.post("/api/tables", json=TABLE, headers={"origin": house.address})).status_code == 200


@evening
async def test_a_page_that_the_keeper_allows_is_let_in(open_house: OpenHouse) -> None:
    house = open_house(config=ServerConfig(origins=("https://games.example",)))
    await (await dial(house.address, origin="https://games.example")).close()
    with pytest.raises(InvalidStatus):
        await dial(house.address, origin="https://games.example.elsewhere.example")
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        asks = {"access-control-request-method": "POST", "access-control-request-headers": "content-type"}
        for origin, is_allowed in (("https://games.example", True), ("https://elsewhere.example", False)):
            asked = await http.options("/api/tables", headers={"origin": origin} | asks)
            answer = await http.post("/api/tables", json=TABLE, headers={"origin": origin})
            assert (asked.is_success, answer.is_success) == (is_allowed, is_allowed)
            assert (answer.headers.get("access-control-allow-origin") == origin) == is_allowed


# --- who ------------------------------------------------------------------------------------------


@evening
async def test_a_stranger_cannot_tell_what_is_wrong(house: RunningHouse) -> None:
    host = await Guest.open(house.address, DUET)
    gone = await Guest.join(house.address, host.code, "Bruno")
    other = await Guest.open(house.address, DUET)
    await host.do("kick", person=gone.person)
    attempts = [
        {"table": "BADO-KEMI", "token": host.token},  # no such table
        {"table": "BADO-KEMI"},
        {"table": "..", "token": "x"},
        {"table": host.code, "token": "x"},
        {"table": host.code, "token": host.token[:-1]},
        {"table": host.code, "token": other.token},  # of another table
        {"table": host.code, "token": gone.token},
    ]
    heard = [await said_to(house, attempt) for attempt in attempts]
    assert all(each == heard[0] for each in heard)
    assert heard[0][1] == 1008
    assert msgspec.json.decode(heard[0][0][0])["refused"]["code"] == "no-such-table"


@evening
async def test_a_record_that_is_not_there_and_one_that_is_not_finished_look_the_same(house: RunningHouse) -> None:
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        answers = [await http.get(f"/api/records/{name}") for name in ("0" * 20, "x", "..", "%2e%2e")]
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.content for answer in answers[:2]}) == 1


@evening
async def test_a_hello_that_is_none_is_refused(house: RunningHouse) -> None:
    for text in ("", "{}", '{"ping": 1}', '{"hello": {"table": 7}}', '{"hello": {"table": "' + "A" * 50 + '"}}'):
        line = await dial(house.address)
        await line.send(text)
        assert msgspec.json.decode(await line.recv())["refused"]["code"] == "bad-command"
        with pytest.raises(ConnectionClosed):
            await line.recv()
        assert line.close_code == 1008


# --- how much -------------------------------------------------------------------------------------


@evening
async def test_a_message_that_is_too_long_ends_the_connection_and_nothing_else(open_house: OpenHouse) -> None:
    house = open_house(config=ServerConfig(limits=Limits(message=20_000)))
    host = await Guest.open(house.address, DUET)
    await host.send("x" * 20_001)
    assert await host.until_closed() == 1009
    await host.close()
    await host.connect()
    assert host.you["host"]


@evening
async def test_too_fast_is_answered_and_passes(open_house: OpenHouse) -> None:
    house = open_house(config=ServerConfig(limits=Limits(commands=20, burst=5)))
    guest = await Guest.open(house.address, DUET)
    for number in range(400):
        await guest.send({"id": f"{number}", "command": {"do": "ready", "ready": True}})
    codes = [(await guest.answer_to(f"{number}"))["refused"]["code"] for number in range(400)]
    assert codes[0] == "not-seated"
    assert "too-fast" in codes
    assert set(codes) == {"not-seated", "too-fast"}
    while await guest.refused("ready", ready=True) == "too-fast":
        continue


@evening
async def test_a_long_message_counts_for_many(open_house: OpenHouse) -> None:
    house = open_house(config=ServerConfig(limits=Limits(commands=0.001, burst=10)))
    guest = await Guest.open(house.address, DUET)
    assert await guest.refused("say", text="x" * 100_000) == "too-fast"
    assert await guest.refused("ready", ready=True) == "not-seated"


@evening
async def test_one_address_opens_so_many_tables(open_house: OpenHouse) -> None:
    house = open_house(config=ServerConfig(limits=Limits(tables=3)))
    for _ in range(3):
        await post(house.address, "/api/tables", TABLE)
    for path, body in (("/api/tables", TABLE), ("/api/books", {"team": "Sowy"})):
        with pytest.raises(RefusedCommand) as refused:
            await post(house.address, path, body)
        assert refused.value.code == "too-many-tables"


@evening
async def test_one_address_knocks_so_often(open_house: OpenHouse) -> None:
    house = open_house(config=ServerConfig(limits=Limits(visits=5)))
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        answers = [await http.post("/api/tables/BADO-KEMI/people", json={"name": "Eve"}) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [404] * 5 + [429]
    heard, code = await said_to(house, {"table": "BADO-KEMI"})
    assert (msgspec.json.decode(heard[0])["refused"]["code"], code) == ("too-fast", 1008)


@evening
async def test_one_address_holds_so_many_connections(open_house: OpenHouse) -> None:
    house = open_house(config=ServerConfig(limits=Limits(connections=2)))
    one = await Guest.open(house.address, DUET)
    other = await Guest.join(house.address, one.code, "Bruno")
    third = await dial(house.address)
    assert msgspec.json.decode(await third.recv())["refused"]["code"] == "too-many-connections"
    await third.wait_closed()
    assert third.close_code == 1008
    await other.close()
    await one.until(lambda: not is_here(one, other.person))
    await other.connect()


@evening
async def test_behind_a_proxy_the_address_is_the_one_that_the_proxy_saw(open_house: OpenHouse) -> None:
    house = open_house(config=ServerConfig(limits=Limits(tables=1), behind_proxy=True))
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        for sent, status in (("1.1.1.1", 200), ("2.2.2.2", 200), ("9.9.9.9, 1.1.1.1", 429)):
            answer = await http.post("/api/tables", json=TABLE, headers={"x-forwarded-for": sent})
            assert answer.status_code == status
        two_lines = [("x-forwarded-for", "9.9.9.9"), ("x-forwarded-for", "1.1.1.1")]  # some proxies add a line
        assert (await http.post("/api/tables", json=TABLE, headers=two_lines)).status_code == 429


@evening
async def test_behind_a_proxy_the_counters_are_for_this_machine_alone(open_house: OpenHouse) -> None:
    house = open_house(config=ServerConfig(behind_proxy=True))
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        assert (await http.get("/metrics")).status_code == 200
        for sent in ("1.1.1.1", "127.0.0.1, 1.1.1.1"):
            assert (await http.get("/metrics", headers={"x-forwarded-for": sent})).status_code == 404


def test_a_household_is_one_address() -> None:
    keeper = Doorkeeper(Limits(connections=1))
    assert keeper.connect("2001:db8:1:2::1")
    assert not keeper.connect("2001:db8:1:2:ffff::9")
    assert keeper.connect("2001:db8:1:3::1")
    assert keeper.connect("192.0.2.1")
    assert not keeper.connect("::ffff:192.0.2.1")
    assert keeper.connect("192.0.2.2")
    keeper.disconnect("::ffff:192.0.2.2")
    assert keeper.connect("192.0.2.2")


@evening
async def test_without_a_proxy_nobody_says_whose_address_it_is(open_house: OpenHouse) -> None:
    house = open_house(config=ServerConfig(limits=Limits(tables=1)))
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        for sent, status in (("1.1.1.1", 200), ("2.2.2.2", 429)):
            answer = await http.post("/api/tables", json=TABLE, headers={"x-forwarded-for": sent})
            assert answer.status_code == status


# --- what is kept, and what is told ---------------------------------------------------------------


def kept_in(folder: Path) -> bytes:
    """Everything in the house's files."""
    return b"".join(file.read_bytes() for file in folder.iterdir())


@evening
async def test_tokens_are_kept_as_hashes_alone(open_house: OpenHouse) -> None:
    house = open_house()
    party = await gather(house.address, DUET)
    await party.close()
    house.stop()
    kept = kept_in(house.config.data)
    assert b"Bruno" in kept
    for guest in party.guests.values():
        assert guest.token.encode() not in kept
    assert house.file.stat().st_mode & 0o077 == 0


@evening
async def test_no_secret_stands_in_the_logs(open_house: OpenHouse, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    house = open_house()
    party = await gather(house.address, {"game": "codenames"})
    await party.host.do("start")
    await party.play(10)
    await said_to(house, {"table": party.host.code, "token": "a-wrong-token"})
    await party.host.send('{"id": "broken", "command": ')
    await party.catch_up()
    words = party.host.view["words"]
    await party.close()
    house.stop()
    ours = [record for record in caplog.records if record.name.startswith(("uvicorn", "cluehouse", "starlette"))]
    lines = "\n".join(JsonLines().format(record) for record in ours if record.levelno > logging.DEBUG)
    secrets = [guest.token for guest in party.guests.values()] + [party.host.code, "a-wrong-token", "Bruno", *words]
    assert "/ws" in lines
    assert [secret for secret in secrets if secret in lines] == []


def test_a_log_line_of_a_failure_tells_where_and_not_what() -> None:
    try:
        raise ValueError("the key is ROOT")
    except ValueError as error:
        record = logging.LogRecord(
            "cluehouse", logging.ERROR, "x.py", 1, "it failed", None, (ValueError, error, error.__traceback__)
        )
        record.table = "BADO-KEMI"
    line = JsonLines().format(record)
    told = msgspec.json.decode(line)
    assert told["error"] == "ValueError"
    assert told["where"]
    assert "ROOT" not in line
    assert "BADO-KEMI" not in line


def test_a_table_in_the_logs_cannot_be_found_by_trying_all_codes() -> None:
    named = [
        [sys.executable, "-c", "import logging; from cluehouse.server.logs import JsonLines; r = logging.makeLogRecord"
         "({'table': 'BADO-KEMI'}); print(JsonLines().format(r), JsonLines().format(r))"]
        for _ in range(2)
    ]  # fmt: skip
    told = [re.findall(r'"table":"(\w+)"', subprocess.check_output(line, text=True)) for line in named]
    assert told[0][0] == told[0][1] != told[1][0]


def test_a_person_has_one_measure_by_however_many_connections() -> None:
    keeper = Doorkeeper(Limits(commands=1, burst=2), now=lambda: 0.0)
    one, other = keeper.commands("BADO-KEMI", "p1"), keeper.commands("BADO-KEMI", "p1")
    assert [one.take(), other.take(), one.take(), keeper.commands("BADO-KEMI", "p2").take()] == [
        True,
        True,
        False,
        True,
    ]


@evening
async def test_whoever_is_on_the_threshold_when_the_house_closes_is_told_so(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_threshold = threading.Event()

    async def hesitate(line: Socket, context: AppContext, address: str) -> None:
        on_the_threshold.set()
        with suppress(Disconnected):
            while True:
                await line.read()

    monkeypatch.setattr(app, "serve_socket", hesitate)
    house = open_house()
    calling = asyncio.ensure_future(dial(house.address))
    await asyncio.to_thread(on_the_threshold.wait)
    await asyncio.to_thread(house.stop)
    with pytest.raises(InvalidStatus) as refused:
        await calling
    assert refused.value.response.status_code == 503
