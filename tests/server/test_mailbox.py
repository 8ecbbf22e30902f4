"""What waits for a slow line: of what is seen only the latest, of answers all."""

import asyncio

import msgspec

from cluehouse.house.display import Snapshot
from cluehouse.server import wire
from cluehouse.server.mailbox import Mailbox
from tests.server.client import Guest, dial
from tests.server.conftest import OpenHouse
from tests.server.evening import evening

LINES = 150  # more than all the buffers between the house and somebody who does not read can hold


class SlowLine:
    """A line that takes a message only when it is let."""

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

    def let(self, count: int = 1) -> None:
        for _ in range(count):
            self._may.release()

    async def until(self, count: int) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: len(self.sent) >= count), 5)


def game(number: int) -> Snapshot:
    return Snapshot(number, {"table": b'"the table"', "game": b"%d" % number})


@evening
async def test_of_what_a_slow_line_did_not_take_only_the_latest_is_sent() -> None:
    line = SlowLine()
    mailbox = Mailbox(line)
    delivering = asyncio.ensure_future(mailbox.deliver())
    mailbox.show(game(1))
    await line.until(1)
    for number in range(2, 100):
        mailbox.show(game(number))
    line.let(2)
    await line.until(2)
    mailbox.dismiss("closing")
    line.let()
    await asyncio.wait_for(delivering, 5)
    assert [msgspec.json.decode(text) for text in line.sent] == [
        {"update": 1, "table": "the table", "game": 1},
        {"update": 99, "game": 99},
        {"goodbye": "closing", "refused": None},
    ]


@evening
async def test_answers_are_all_sent_after_what_they_led_to() -> None:
    line = SlowLine()
    mailbox = Mailbox(line)
    delivering = asyncio.ensure_future(mailbox.deliver())
    mailbox.show(game(1))
    await line.until(1)
    for number in range(2, 5):
        mailbox.show(game(number))
        mailbox.answer(wire.pong(number, 0))
    mailbox.dismiss("left")
    line.let(10)
    await asyncio.wait_for(delivering, 5)
    assert [msgspec.json.decode(text).get("pong") for text in line.sent] == [None, None, 2, 3, 4, None]
    assert msgspec.json.decode(line.sent[1]) == {"update": 4, "game": 4}


@evening
async def test_whoever_asks_and_never_listens_is_cut_off() -> None:
    line = SlowLine()
    mailbox = Mailbox(line)
    delivering = asyncio.ensure_future(mailbox.deliver())
    for number in range(10_000):
        mailbox.answer(wire.pong(number, 0))
    line.let(1_000)
    await asyncio.wait_for(delivering, 5)
    assert len(line.sent) < 1_000


@evening
async def test_whoever_does_not_read_holds_up_nobody_and_then_sees_the_latest(open_house: OpenHouse) -> None:
    house = open_house(narrow=True)
    host = await Guest.open(house.address, {"game": "duet"})
    sleeper = await dial(house.address, max_queue=1)
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
