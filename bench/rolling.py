"""`python -m bench.rolling`: three servers are replaced one after the other (SIGTERM) while people play at 300 tables.

The people are connected through one address in front. Each table has two people, at any two servers, who talk in turn.
Measured: who was disconnected, and how long anybody had to wait for an answer, with and without connecting again.
"""

import argparse
import asyncio
import json
import random
import time
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from bench.lean import LeanSocket, connect
from tests.cluster.front import Front
from tests.cluster.processes import running_nodes
from tests.endurance.client import Arrival, join_table, open_table
from tests.endurance.server_process import ServerProcess

_SETTLING = 3.0  # seconds between two replacements


class Person:
    """Somebody at a table, who says something again and again, and comes back after a goodbye."""

    def __init__(self, arrival: Arrival, front: int) -> None:
        self.arrival, self._front = arrival, front
        self.waits: list[tuple[float, float, bool]] = []  # when it began, how long, and whether they had to reconnect
        self.refused: list[str] = []
        self.updates: list[int] = []
        self.goodbyes = self.connections = 0
        self._count = 0
        self._answer: asyncio.Future[None] | None = None
        self._pending = b""
        self._socket: LeanSocket
        self._welcome: asyncio.Future[None]
        self._has_reconnected = self._is_connected = False
        self._coming: asyncio.Task[None]

    async def come(self) -> None:
        """Connect, and repeat what was not answered."""
        self._welcome = asyncio.get_running_loop().create_future()
        self.connections += 1
        self._socket = await connect("127.0.0.1", self._front, self._heard)
        self._socket.send(json.dumps({"hello": {"table": self.arrival.code, "token": self.arrival.token}}).encode())
        await self._welcome
        self._is_connected = True
        if self._pending:
            self._socket.send(self._pending)

    def _heard(self, socket: LeanSocket, text: bytes) -> None:
        if socket is not self._socket:
            return
        if text.startswith(b'{"welcome"'):
            self._welcome.set_result(None)
        elif text.startswith(b'{"answer"'):
            if b'"refused"' in text:
                self.refused.append(text.decode())
            if self._answer is not None and not self._answer.done():
                self._answer.set_result(None)
        elif text.startswith(b'{"update"'):
            self.updates.append(json.loads(text)["update"])
        elif text.startswith(b'{"goodbye":"closing"'):
            self.goodbyes += 1
            self._has_reconnected, self._is_connected = True, False
            self._coming = asyncio.ensure_future(self._come_back())
        elif text.startswith(b'{"goodbye"'):
            self.refused.append(text.decode())

    async def _come_back(self) -> None:
        await asyncio.sleep(random.random() * 0.1)  # as the page does
        await self.come()

    async def talk(self, rest: float) -> None:
        """Say something again and again."""
        while True:
            await asyncio.sleep(random.expovariate(1 / rest))
            self._count += 1
            command = {"do": "say", "text": f"{self._count}"}
            self._pending = json.dumps({"id": f"c{self._count}", "command": command}).encode()
            self._answer = asyncio.get_running_loop().create_future()
            self._has_reconnected = not self._is_connected
            began = time.perf_counter()
            if self._is_connected:
                self._socket.send(self._pending)
            await asyncio.wait_for(self._answer, 30)
            self._pending = b""
            self.waits.append((began, time.perf_counter() - began, self._has_reconnected))


async def main(wanted: argparse.Namespace, nodes: list[ServerProcess]) -> None:
    """Replace the servers and print the figures."""
    turn = 0

    def ports() -> list[int]:
        nonlocal turn
        turn += 1
        running = [node.port for node in nodes if node.is_running]
        return running[turn % len(running) :] + running[: turn % len(running)]

    front = await Front(ports).open()
    gate = asyncio.Semaphore(8)

    async def table(number: int) -> list[Person]:
        async with gate:
            first = await open_table(front.port, "Anna", game="codenames", referee="off")
            people = [
                Person(arrival, front.port) for arrival in (first, await join_table(front.port, first.code, "Bea"))
            ]
            for person in people:
                await person.come()
            return people

    people = [person for pair in await asyncio.gather(*map(table, range(wanted.tables))) for person in pair]
    talking = [asyncio.ensure_future(person.talk(wanted.rest)) for person in people]
    await asyncio.sleep(_SETTLING)
    began = time.perf_counter()
    closings: list[tuple[float, float]] = []
    for node in nodes:
        start = time.perf_counter()
        assert await asyncio.to_thread(node.stop) == 0
        closings.append((start, time.perf_counter()))
        print(f"a server was stopped within {closings[-1][1] - start:.2f} s", flush=True)
        await asyncio.to_thread(node.start)
        await asyncio.sleep(_SETTLING)
    for task in talking:
        if task.done():
            task.result()
        task.cancel()
    show(people, began, closings)
    await front.close()


def show(people: list[Person], began: float, closings: list[tuple[float, float]]) -> None:
    """Print what people noticed."""
    waits = [wait for person in people for wait in person.waits if wait[0] >= began]
    stayed = sorted(seconds for _, seconds, reconnected in waits if not reconnected)
    moved = sorted(seconds for _, seconds, reconnected in waits if reconnected)
    closing = sorted(
        seconds
        for at, seconds, reconnected in waits
        if not reconnected and any(start - 0.5 <= at <= end for start, end in closings)
    )
    told, connections = sum(person.goodbyes for person in people), sum(person.connections - 1 for person in people)
    print(f"{len(people)} people, {len(waits)} commands, {sum(len(person.refused) for person in people)} refused")
    for refusal in sorted({refusal for person in people for refusal in person.refused}):
        print(refusal)
    print(f"told to connect again: {told}; connected again: {connections}; others disconnected: {connections - told}")
    print(
        f"updates that went back: {sum(a > b for p in people for a, b in zip(p.updates, p.updates[1:], strict=False))}"
    )
    for name, group in (
        ("who stayed connected", stayed),
        ("  while a server closed", closing),
        ("who connected again", moved),
    ):
        if group:
            p50, p99, longest = (1000 * group[at] for at in (len(group) // 2, len(group) * 99 // 100, -1))
            print(f"{name:26}{len(group):7} waits, p50 {p50:.0f} ms, p99 {p99:.0f} ms, longest {longest:.0f} ms")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rest", type=float, default=5.0, help="seconds between two commands of one person")
    with TemporaryDirectory() as folder, ExitStack() as ending:
        uvloop.run(main(parser.parse_args(), ending.enter_context(running_nodes(Path(folder), 3))))
