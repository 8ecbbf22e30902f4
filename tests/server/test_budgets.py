"""Nobody can slow the server down for others: what an address uses is charged to it, and floods are ended."""

import asyncio
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.frames import Frame, Opcode

from cluehouse.house import House
from cluehouse.server import Limits
from cluehouse.server.budgeted import BudgetedProtocol, Gate
from cluehouse.server.doorkeeper import Doorkeeper
from cluehouse.server.patience import PATIENCE, Patience, Stage
from cluehouse.server.serve import ServerConfig
from cluehouse.tables.refusal import TableRefusal
from tests.server.accounts import Clock
from tests.server.async_test import async_test
from tests.server.client import Client, open_socket
from tests.server.conftest import StartServer
from tests.server.live_server import GENEROUS_LIMITS, LiveServer

DUET: dict[str, Any] = {"game": "duet"}


# --- reading no faster than the budget allows -----------------------------------------------------


class FakeTransport:
    """A transport that notes whether it is read."""

    def __init__(self) -> None:
        self.reads = True

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return False


class FakeLoop:
    """An event loop whose timers the test fires."""

    def __init__(self) -> None:
        self.timers: list[Callable[[], None]] = []

    def call_later(self, delay: float, call: Callable[[], None]) -> None:
        self.timers.append(call)


class FakeConnection(BudgetedProtocol):
    """A connection that notes what is parsed; each slice costs a second."""

    slice_size = 4

    def __init__(self, clock: Clock) -> None:
        self.gate = Gate(Doorkeeper(Limits(processor=1.0, processor_burst=2.0), clock), behind_proxy=False)
        self.loop = FakeLoop()  # type: ignore[assignment]
        self.transport = FakeTransport()
        self.parsed: list[bytes] = []
        self.enter(self.gate.doorkeeper.account("192.0.2.1"))

    def parse(self, data: bytes) -> bool:
        self.parsed.append(data)
        assert self.account is not None
        self.account.charge(1.0)
        return True

    def may_read(self) -> bool:
        return True


def test_what_arrives_beyond_the_budget_is_held_back_in_order_and_reading_pauses() -> None:
    clock = Clock()
    connection = FakeConnection(clock)
    connection.data_received(b"aaaabbbbcccc")
    assert connection.parsed == [b"aaaa"]
    assert not connection.transport.reads
    connection.data_received(b"dd")
    for _ in range(20):
        clock.now += 1
        connection.loop.timers.pop()()  # type: ignore[attr-defined]
        if not connection.is_held_back:
            break
    assert b"".join(connection.parsed) == b"aaaabbbbccccdd"
    assert connection.transport.reads


# --- floods ---------------------------------------------------------------------------------------

_FLOOD = 1_500


async def flood(house: LiveServer, frames: bytes) -> tuple[dict[str, Any] | None, int | None]:
    """Send frames to a table; returns the goodbye and the close code."""
    host = await Client.open(house.address, DUET)
    assert host._socket is not None
    host._socket.transport.write(frames)
    code = await host.until_closed()
    return host.goodbye, code


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG, Opcode.TEXT])
@async_test
async def test_a_client_that_does_not_stop_is_told_why_and_disconnected(
    start_server: StartServer, kind: Opcode
) -> None:
    house = start_server(config=ServerConfig(limits=replace(GENEROUS_LIMITS, commands=20, burst=60)))
    frames = Frame(kind, b"{").serialize(mask=True) * _FLOOD
    goodbye, code = await flood(house, frames)
    assert goodbye is not None
    assert (goodbye["goodbye"], goodbye["refused"]["code"], code) == ("refused", "flooding", 1008)
    host = await Client.open(house.address, DUET)  # everybody else is served
    assert host.you["host"]


@async_test
async def test_a_flood_is_parsed_in_slices_and_the_rest_is_not_parsed_at_all(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(limits=replace(GENEROUS_LIMITS, commands=20, burst=60)))
    watcher = await Client.open(house.address, DUET)
    await flood(house, Frame(Opcode.TEXT, b"{").serialize(mask=True) * 20_000)
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        counted = (await http.get("/metrics")).text
    refused = [float(line.split()[-1]) for line in counted.splitlines() if line.startswith("cluehouse_refusals_total{")]
    assert 0 < sum(refused) <= 1_001
    assert watcher.close_code is None


@async_test
async def test_many_messages_of_one_connection_let_others_in_between(
    house: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick, patient = await Client.open(house.address, DUET), await Client.open(house.address, DUET)
    handled: list[str] = []
    begun, sent = threading.Event(), threading.Event()

    async def note(self: House, code: str, *rest: Any) -> None:
        handled.append(code)
        if len(handled) == 1:
            begun.set()
            sent.wait(10)  # the event loop does nothing else meanwhile
        raise TableRefusal("no-game")

    monkeypatch.setattr(House, "command", note)
    texts = (b'{"id": "%d", "command": {"do": "stand"}}' % number for number in range(200))
    assert quick._socket is not None  # all in one write: the server has read them before it handles the first
    quick._socket.transport.write(b"".join(Frame(Opcode.TEXT, text).serialize(mask=True) for text in texts))
    await asyncio.to_thread(begun.wait)
    await patient.send({"id": "x", "command": {"do": "stand"}})
    await asyncio.sleep(0)
    sent.set()
    await patient.answer_to("x")
    await quick.answer_to("199")
    assert handled.index(patient.code) < 190


# --- connections ----------------------------------------------------------------------------------


class FakeWaiting:
    """A connection in a stage."""

    def __init__(self, stage: Stage | None) -> None:
        self.now_in, self.transport = stage, self
        self.aborted = False

    def stage(self) -> Stage | None:
        return self.now_in

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize("stage", list(PATIENCE))
def test_a_connection_that_keeps_the_server_waiting_is_ended(stage: Stage) -> None:
    patience, slow, good = Patience(), FakeWaiting(stage), FakeWaiting(None)
    patience.watch(slow, 0.0)
    patience.watch(good, 0.0)
    assert patience.look(PATIENCE[stage] - 1) == []
    assert patience.look(PATIENCE[stage] + 1) == [slow]
    assert slow.aborted
    assert patience.look(1e9) == []
    assert not good.aborted


def test_a_connection_that_goes_on_is_not_ended() -> None:
    patience, slow = Patience(), FakeWaiting("headers")
    patience.watch(slow, 0.0)
    slow.now_in = "body"
    assert patience.look(PATIENCE["headers"] + 1) == []
    slow.now_in = None
    assert patience.look(1e6) == []
    assert patience.look(2e6) == []


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
        b"POST /api/packs HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{",
    ],
    ids=["nothing", "half headers", "half a body"],
)
@async_test
async def test_half_a_request_does_not_hold_a_connection(start_server: StartServer, sent: bytes) -> None:
    house = start_server()
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(sent)
    other = await Client.open(house.address, DUET)
    await other.catch_up()
    for now in (0.0, 1e6):  # the server looks now, and much later
        await asyncio.to_thread(house.ask, _look(house, now))
    with suppress(ConnectionResetError):
        assert await asyncio.wait_for(reader.read(), 10) == b""
    writer.close()
    await other.catch_up()  # who waits for others is not disconnected


async def _look(house: LiveServer, later: float) -> None:
    house.gate.patience.look(asyncio.get_running_loop().time() + later)


@async_test
async def test_one_address_can_hold_only_a_limited_number_of_connections_of_any_kind(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(limits=replace(GENEROUS_LIMITS, sockets=3)))
    held = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(3)]
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    assert (await asyncio.wait_for(reader.read(), 10)).startswith(b"HTTP/1.1 503")
    writer.close()
    for each in held:
        each.close()
    while house.gate.doorkeeper.sockets:
        await asyncio.sleep(0.01)
    await (await open_socket(house.address)).close()


@async_test
async def test_a_connection_to_a_table_is_counted_once_and_no_longer_when_it_ends(start_server: StartServer) -> None:
    house = start_server()
    client = await Client.open(house.address, DUET)
    while house.gate.doorkeeper.sockets != 1:  # the connection that opened the table has ended
        await asyncio.sleep(0.01)
    await client.drop()
    while house.gate.doorkeeper.sockets:
        await asyncio.sleep(0.01)


@async_test
async def test_an_address_in_debt_is_refused_at_once_and_told_when_to_come_back(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(limits=replace(GENEROUS_LIMITS, processor=0.01, processor_burst=1.0)))
    house.gate.doorkeeper.account("192.0.2.7").charge(2.0)
    app = house.app
    sent: list[Any] = []
    scope = {"type": "http", "method": "GET", "path": "/api/map", "headers": [], "client": ("192.0.2.7", 1)}

    async def receive() -> Any:
        raise AssertionError("nothing is read")

    async def send(message: Any) -> None:
        sent.append(message)

    await asyncio.to_thread(house.ask, app(scope | {"query_string": b"", "root_path": ""}, receive, send))
    assert sent[0]["status"] == 429
    assert int(dict(sent[0]["headers"])[b"retry-after"]) > 3


def test_the_connections_fit_into_the_files_that_the_process_may_open() -> None:
    """In a process of its own: a limit that was lowered cannot be raised again."""
    code = (
        "import resource; from cluehouse.server.open_files import most_connections as most\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, 1024))\n"
        "print(most(500), resource.getrlimit(resource.RLIMIT_NOFILE)[0], most(10_000), most(10))"
    )
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert printed.split() == ["500", "700", "824", "10"]
