"""What waits for a slow connection: only the latest update, but every answer."""

import asyncio

import msgspec

from cluehouse.house.display import Snapshot
from cluehouse.server import wire
from cluehouse.server.mailbox import Mailbox
from tests.server.async_test import async_test
from tests.server.client import Client, open_socket
from tests.server.conftest import StartServer

LINES = 150  # more than all buffers between the server and a client that does not read can hold


class SlowConnection:
    """A connection that accepts a message only when the test allows it."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self._may = asyncio.Semaphore(0)
        self._news = asyncio.Condition()

    def write_at_once(self, text: bytes) -> bool:
        return False

    async def write(self, text: bytes) -> None:
        self.sent.append(text)
        async with self._news:
            self._news.notify_all()
        await self._may.acquire()

    def allow(self, count: int = 1) -> None:
        for _ in range(count):
            self._may.release()

    async def until(self, count: int) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: len(self.sent) >= count), 5)


def game(number: int) -> Snapshot:
    return Snapshot(number, {"table": b'"the table"', "game": b"%d" % number})


@async_test
async def test_a_slow_connection_skips_all_but_the_latest_update() -> None:
    connection = SlowConnection()
    mailbox = Mailbox(connection)
    delivering = asyncio.ensure_future(mailbox.deliver())
    mailbox.show(game(1))
    await connection.until(1)
    for number in range(2, 100):
        mailbox.show(game(number))
    connection.allow(2)
    await connection.until(2)
    mailbox.dismiss("closing")
    connection.allow()
    await asyncio.wait_for(delivering, 5)
    assert [msgspec.json.decode(text) for text in connection.sent] == [
        {"update": 1, "table": "the table", "game": 1},
        {"update": 99, "game": 99},
        {"goodbye": "closing", "refused": None},
    ]


@async_test
async def test_every_answer_is_sent_after_the_update_with_its_effect() -> None:
    connection = SlowConnection()
    mailbox = Mailbox(connection)
    delivering = asyncio.ensure_future(mailbox.deliver())
    mailbox.show(game(1))
    await connection.until(1)
    for number in range(2, 5):
        mailbox.show(game(number))
        mailbox.answer(wire.pong(number, 0))
    mailbox.dismiss("left")
    connection.allow(10)
    await asyncio.wait_for(delivering, 5)
    assert [msgspec.json.decode(text).get("pong") for text in connection.sent] == [None, None, 2, 3, 4, None]
    assert msgspec.json.decode(connection.sent[1]) == {"update": 4, "game": 4}


@async_test
async def test_a_client_that_sends_but_never_reads_is_disconnected() -> None:
    connection = SlowConnection()
    mailbox = Mailbox(connection)
    delivering = asyncio.ensure_future(mailbox.deliver())
    for number in range(10_000):
        mailbox.answer(wire.pong(number, 0))
    connection.allow(1_000)
    await asyncio.wait_for(delivering, 5)
    assert len(connection.sent) < 1_000


@async_test
async def test_a_client_that_does_not_read_delays_nobody_and_later_gets_the_latest_update(
    start_server: StartServer,
) -> None:
    house = start_server(narrow=True)
    host = await Client.open(house.address, {"game": "duet"})
    sleeper = await open_socket(house.address, max_queue=1)
    await sleeper.send(msgspec.json.encode({"hello": {"table": host.code}}).decode())
    for number in range(LINES):
        await host.do("say", text=f"{number}: {'bla ' * 60}")
    updates = 0
    while True:
        update = msgspec.json.decode(await asyncio.wait_for(sleeper.recv(), 5))
        updates += "update" in update
        if update.get("talk", [])[-1:] == host.sections["talk"][-1:]:
            break
    await sleeper.close()
    assert updates < LINES / 2
