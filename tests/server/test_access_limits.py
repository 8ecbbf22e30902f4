"""Access control: foreign origins, wrong tokens, rate limits, and what is stored or logged."""

import asyncio
import logging
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
from cluehouse.server.doorkeeper import Doorkeeper
from cluehouse.server.logs import JsonLines
from cluehouse.server.serve import ServerConfig
from cluehouse.server.websocket import Disconnected, Socket
from cluehouse.tables.refusal import TableRefusal
from tests.server.async_test import async_test
from tests.server.client import Client, RefusedCommand, open_socket, post
from tests.server.conftest import StartServer
from tests.server.interruptions import is_here
from tests.server.live_server import LiveServer
from tests.server.simulated_players import gather

DUET: dict[str, Any] = {"game": "duet"}
TABLE: dict[str, Any] = {"settings": DUET, "name": "Anna"}


async def answers_to(house: LiveServer, hello: dict[str, Any]) -> tuple[list[str | bytes], int | None]:
    """All messages that the server sends after a hello, and its close code."""
    line = await open_socket(house.address)
    await line.send(msgspec.json.encode({"hello": hello}).decode())
    heard: list[str | bytes] = []
    try:
        while True:
            heard.append(await line.recv())
    except ConnectionClosed:
        return heard, line.close_code


# --- origins --------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://localhost.elsewhere.example"])
@async_test
async def test_a_page_of_a_foreign_origin_is_refused(house: LiveServer, origin: str) -> None:
    app._log_foreign_page.cache_clear()
    with pytest.raises(InvalidStatus) as refused:
        await open_socket(house.address, origin=origin)
    assert refused.value.response.status_code == 403
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        answer = await http.post("/api/tables", json=TABLE, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign-page"
    assert app._log_foreign_page.cache_info().currsize == 1  # the administrator was informed


def test_a_foreign_origin_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    app._log_foreign_page.cache_clear()
    for _ in range(3):
        app._log_foreign_page()
    assert [record.levelname for record in caplog.records] == ["WARNING"]


@async_test
async def test_the_servers_own_page_and_programs_can_connect(house: LiveServer) -> None:
    await (await open_socket(house.address, origin=house.address)).close()
    await (await open_socket(house.address)).close()
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        assert (await http.post("/api/tables", json=TABLE, headers={"origin": house.address})).status_code == 200


@async_test
async def test_an_origin_that_the_administrator_allows_can_connect(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(origins=("https://games.example",)))
    await (await open_socket(house.address, origin="https://games.example")).close()
    with pytest.raises(InvalidStatus):
        await open_socket(house.address, origin="https://games.example.elsewhere.example")
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        asks = {"access-control-request-method": "POST", "access-control-request-headers": "content-type"}
        for origin, is_allowed in (("https://games.example", True), ("https://elsewhere.example", False)):
            asked = await http.options("/api/tables", headers={"origin": origin} | asks)
            answer = await http.post("/api/tables", json=TABLE, headers={"origin": origin})
            assert (asked.is_success, answer.is_success) == (is_allowed, is_allowed)
            assert (answer.headers.get("access-control-allow-origin") == origin) == is_allowed


# --- host names -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("localhost:8765", True),
        ("127.0.0.1:8765", True),
        ("[::1]:8765", True),
        ("192.168.1.20:8765", True),  # a phone in the same network
        ("livingroom.local:8765", True),
        ("games.example:443", True),
        ("elsewhere.example", False),
        ("localhost.elsewhere.example:8765", False),
        ("127.0.0.1.elsewhere.example", False),
        ("games.example.elsewhere.example", False),
        ("local", False),
    ],
)
@async_test
async def test_the_server_answers_only_to_its_own_names(start_server: StartServer, host: str, is_known: bool) -> None:
    house = start_server(config=ServerConfig(hosts=("games.example",)))
    statuses = {}
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        for path in ("/", "/metrics", "/api/games", "/healthz"):
            statuses[path] = (await http.get(path, headers={"host": host})).status_code
    assert statuses.pop("/healthz") == 200
    assert set(statuses.values()) == ({200} if is_known else {421})
    upgrade = (
        f"GET /ws HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(upgrade.encode())
    assert (await reader.readline()).split()[1] == (b"101" if is_known else b"421")
    writer.close()


# --- tokens ---------------------------------------------------------------------------------------


@async_test
async def test_a_stranger_cannot_tell_a_wrong_code_from_a_wrong_token(house: LiveServer) -> None:
    host = await Client.open(house.address, DUET)
    gone = await Client.join(house.address, host.code, "Bruno")
    other = await Client.open(house.address, DUET)
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
    heard = [await answers_to(house, attempt) for attempt in attempts]
    assert all(each == heard[0] for each in heard)
    assert heard[0][1] == 1008
    assert msgspec.json.decode(heard[0][0][0])["refused"]["code"] == "no-such-table"


@async_test
async def test_the_record_of_a_running_game_looks_like_a_missing_one(house: LiveServer) -> None:
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        answers = [await http.get(f"/api/records/{name}") for name in ("0" * 20, "x", "..", "%2e%2e")]
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.content for answer in answers[:2]}) == 1


@async_test
async def test_a_malformed_hello_is_refused(house: LiveServer) -> None:
    for text in ("", "{}", '{"ping": 1}', '{"hello": {"table": 7}}', '{"hello": {"table": "' + "A" * 50 + '"}}'):
        line = await open_socket(house.address)
        await line.send(text)
        assert msgspec.json.decode(await line.recv())["refused"]["code"] == "bad-command"
        with pytest.raises(ConnectionClosed):
            await line.recv()
        assert line.close_code == 1008


# --- limits ---------------------------------------------------------------------------------------


@async_test
async def test_a_message_that_is_too_long_closes_only_its_own_connection(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(limits=Limits(message=20_000)))
    host = await Client.open(house.address, DUET)
    await host.send("x" * 20_001)
    assert await host.until_closed() == 1009
    await host.close()
    await host.connect()
    assert host.you["host"]


@async_test
async def test_a_client_that_is_too_fast_is_told_so_and_can_continue_later(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(limits=Limits(commands=20, burst=5)))
    client = await Client.open(house.address, DUET)
    for number in range(400):
        await client.send({"id": f"{number}", "command": {"do": "ready", "ready": True}})
    codes = [(await client.answer_to(f"{number}"))["refused"]["code"] for number in range(400)]
    assert codes[0] == "not-seated"
    assert "too-fast" in codes
    assert set(codes) == {"not-seated", "too-fast"}
    while await client.refused("ready", ready=True) == "too-fast":
        continue


@async_test
async def test_a_long_message_counts_as_several_against_the_rate_limit(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(limits=Limits(commands=0.001, burst=10)))
    client = await Client.open(house.address, DUET)
    assert await client.refused("say", text="x" * 100_000) == "too-fast"
    assert await client.refused("ready", ready=True) == "not-seated"


@async_test
async def test_a_long_answer_counts_as_several_too(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(limits=Limits(commands=0.001, burst=10)))
    letters = "bcdfghjklmnpqrstvwxz"
    words = "\n".join(one + other + third + "x" * 18 for one in letters for other in letters for third in letters[:5])
    client = await Client.open(house.address, {**DUET, "pack": words})  # 44 kB: five commands
    assert (await client.do("words"))["words"] == words
    assert await client.refused("words") == "too-fast"


@async_test
async def test_one_address_can_open_only_a_limited_number_of_tables(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(limits=Limits(tables=3)))
    for _ in range(3):
        await post(house.address, "/api/tables", TABLE)
    for path, body in (("/api/tables", TABLE), ("/api/books", {"team": "Sowy"})):
        with pytest.raises(RefusedCommand) as refused:
            await post(house.address, path, body)
        assert refused.value.code == "too-many-tables"


@async_test
async def test_one_address_can_make_only_a_limited_number_of_attempts(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(limits=Limits(visits=5)))
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        answers = [await http.post("/api/tables/BADO-KEMI/people", json={"name": "Eve"}) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [404] * 5 + [429]
    heard, code = await answers_to(house, {"table": "BADO-KEMI"})
    assert (msgspec.json.decode(heard[0])["refused"]["code"], code) == ("too-fast", 1008)


@async_test
async def test_checking_a_large_pack_counts_as_many_attempts(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(limits=Limits(visits=60)))
    packs = {"text": "word " * 10_000}
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        answers = [await http.post("/api/packs", json=packs) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]


@async_test
async def test_one_address_can_have_only_a_limited_number_of_connections(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(limits=Limits(connections=2)))
    one = await Client.open(house.address, DUET)
    other = await Client.join(house.address, one.code, "Bruno")
    third = await open_socket(house.address)
    assert msgspec.json.decode(await third.recv())["refused"]["code"] == "too-many-connections"
    await third.wait_closed()
    assert third.close_code == 1008
    await other.close()
    await one.until(lambda: not is_here(one, other.person))
    await other.connect()


@async_test
async def test_behind_a_proxy_the_forwarded_address_counts(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(limits=Limits(tables=1), behind_proxy=True))
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        for sent, status in (("1.1.1.1", 200), ("2.2.2.2", 200), ("9.9.9.9, 1.1.1.1", 429)):
            answer = await http.post("/api/tables", json=TABLE, headers={"x-forwarded-for": sent})
            assert answer.status_code == status
        two_lines = [("x-forwarded-for", "9.9.9.9"), ("x-forwarded-for", "1.1.1.1")]  # some proxies add a header line
        assert (await http.post("/api/tables", json=TABLE, headers=two_lines)).status_code == 429


@async_test
async def test_behind_a_proxy_only_this_machine_can_read_the_metrics(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(behind_proxy=True))
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        assert (await http.get("/metrics")).status_code == 200
        for sent in ("1.1.1.1", "127.0.0.1, 1.1.1.1"):
            assert (await http.get("/metrics", headers={"x-forwarded-for": sent})).status_code == 404


def test_all_ipv6_addresses_of_a_household_count_as_one() -> None:
    keeper = Doorkeeper(Limits(connections=1))
    assert keeper.connect("2001:db8:1:2::1")
    assert not keeper.connect("2001:db8:1:2:ffff::9")
    assert keeper.connect("2001:db8:1:3::1")
    assert keeper.connect("192.0.2.1")
    assert not keeper.connect("::ffff:192.0.2.1")
    assert keeper.connect("192.0.2.2")
    keeper.disconnect("::ffff:192.0.2.2")
    assert keeper.connect("192.0.2.2")


@async_test
async def test_without_a_proxy_a_forwarded_address_is_ignored(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(limits=Limits(tables=1)))
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        for sent, status in (("1.1.1.1", 200), ("2.2.2.2", 429)):
            answer = await http.post("/api/tables", json=TABLE, headers={"x-forwarded-for": sent})
            assert answer.status_code == status


# --- what is stored and logged --------------------------------------------------------------------


def kept_in(folder: Path) -> bytes:
    """The content of all files of the server."""
    return b"".join(file.read_bytes() for file in folder.iterdir())


@async_test
async def test_tokens_are_stored_only_as_hashes(start_server: StartServer) -> None:
    house = start_server()
    party = await gather(house.address, DUET)
    await party.close()
    house.stop()
    kept = kept_in(house.config.data)
    assert b"Bruno" in kept
    for client in party.clients.values():
        assert client.token.encode() not in kept
    assert house.file.stat().st_mode & 0o077 == 0


@async_test
async def test_no_secret_is_logged(start_server: StartServer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    house = start_server()
    party = await gather(house.address, {"game": "codenames"})
    await party.host.do("start")
    await party.play(10)
    await answers_to(house, {"table": party.host.code, "token": "a-wrong-token"})
    await party.host.send('{"id": "broken", "command": ')
    await party.catch_up()
    words = party.host.view["words"]
    await party.close()
    house.stop()
    ours = [record for record in caplog.records if record.name.startswith(("uvicorn", "cluehouse", "starlette"))]
    lines = "\n".join(JsonLines().format(record) for record in ours if record.levelno > logging.DEBUG)
    secrets = [client.token for client in party.clients.values()] + [party.host.code, "a-wrong-token", "Bruno", *words]
    assert "/ws" in lines
    assert [secret for secret in secrets if secret in lines] == []


def test_all_connections_of_a_person_share_one_rate_limit() -> None:
    keeper = Doorkeeper(Limits(commands=1, burst=2), now=lambda: 0.0)
    one, other = keeper.person("BADO-KEMI", "p1"), keeper.person("BADO-KEMI", "p1")
    one.take()
    other.take()
    with pytest.raises(TableRefusal) as refused:
        one.take()
    assert str(refused.value).startswith("too-fast")
    keeper.person("BADO-KEMI", "p2").take()


@async_test
async def test_a_client_that_is_connecting_while_the_server_stops_is_told_so(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_the_threshold = threading.Event()

    async def hesitate(line: Socket, context: AppContext, address: str) -> None:
        on_the_threshold.set()
        with suppress(Disconnected):
            while True:
                await line.read()

    monkeypatch.setattr(app, "serve_socket", hesitate)
    house = start_server()
    calling = asyncio.ensure_future(open_socket(house.address))
    await asyncio.to_thread(on_the_threshold.wait)
    await asyncio.to_thread(house.stop)
    with pytest.raises(InvalidStatus) as refused:
        await calling
    assert refused.value.response.status_code == 503
