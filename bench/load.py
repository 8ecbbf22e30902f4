"""`python -m bench.load`: 1,000 tables, 8,000 connections, durable moves on one core; beside them, the floor.

The server has one core to itself, the players the other. A table is four players and four spectators; a move counts as
done when all eight have seen it. Bounded in time by its arguments.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import uvloop
from msgspec import Struct

from bench.lean import LeanSocket, connect, stay_on
from bench.server import HOST, Server, choose_port

SEATS = ("red-chief", "red-1", "blue-chief", "blue-1")
ONLOOKERS = 4
WORDS = ("ocean", "engine", "winter", "music", "doctor", "garden", "metal", "story", "animal", "travel")


# --- tables ---------------------------------------------------------------------------------------


class Arg(Struct):
    """An argument of a choice."""

    values: tuple[Any, ...] = ()


class Choice(Struct):
    """A move that a seat can make now."""

    do: str
    args: dict[str, Arg] = {}


class Yours(Struct):
    """The private part of a view."""

    choices: tuple[Choice, ...] = ()


class Game(Struct):
    """The game section of an update: all that is read of it, so that reading costs little."""

    yours: Yours


class Update(Struct):
    """An update that shows a game."""

    game: Game


class Number(Struct):
    """The number of an update."""

    update: int


READ_NUMBER = msgspec.json.Decoder(Number).decode
READ_GAME = msgspec.json.Decoder(Update).decode


class Table:
    """A table as the players see it: eight connections, and who can do what."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.code = ""
        self.tokens: list[str] = []
        self.sockets: list[LeanSocket] = []
        self.games: dict[str, bytes] = {}  # the latest message with a game, for each seat
        self.latest: dict[str, bytes] = {}
        self.pending = 0
        self.sent_at = 0.0
        self.done: asyncio.Future[float] | None = None
        self.count = 0
        self.script: list[list[str]] | None = None

    def expect(self) -> "asyncio.Future[float]":
        self.pending = len(self.sockets)
        self.sent_at = time.perf_counter()
        self.done = asyncio.get_running_loop().create_future()
        return self.done

    def seen(self) -> None:
        self.pending -= 1
        if self.pending == 0 and self.done is not None and not self.done.done():
            self.done.set_result(time.perf_counter() - self.sent_at)

    def ask(self, seat: str, command: dict[str, Any]) -> None:
        self.count += 1
        message = {"id": f"{self.number}-{self.count}", "command": command}
        self.sockets[SEATS.index(seat)].send(json.dumps(message).encode())

    def next_move(self, dice: random.Random) -> tuple[str, dict[str, Any]] | None:
        """A legal move of somebody, from the choices that were sent; None when the game is over."""
        for seat in SEATS:
            offers = {choice.do: choice.args for choice in READ_GAME(self.games[seat]).game.yours.choices}
            if "clue" in offers:
                return seat, {"do": "clue", "word": dice.choice(WORDS), "number": dice.randint(1, 3)}
            if "guess" in offers:
                if "stop" in offers and dice.random() < 0.3:
                    return seat, {"do": "stop"}
                do = "mark" if "mark" in offers and dice.random() < 0.4 else "guess"
                return seat, {"do": do, "card": dice.choice(offers[do]["card"].values)}
        return None


def heard_by(table: Table, place: int) -> Any:
    """The handler of a connection's messages."""
    seat = SEATS[place] if place < len(SEATS) else None

    def heard(socket: LeanSocket, text: bytes) -> None:
        if text.startswith(b'{"update"'):
            if seat is not None:
                table.latest[seat] = text
                if b'"game":{' in text:
                    table.games[seat] = text
            if table.script is not None:
                table.script[-1].append(text.decode())
            table.seen()
        elif text.startswith(b'{"answer"') and b'"refused"' in text:
            print(f"refused: {text!r}", file=sys.stderr)
            os._exit(1)

    return heard


def post(port: int, path: str, body: Any) -> Any:
    request = Request(f"http://{HOST}:{port}{path}", json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)


async def sit_down(table: Table, port: int, connected_at: int = 0) -> None:
    """Open a table with four players and four spectators, and start the game. They are connected to the server that
    opened it, unless another one is named."""
    loop = asyncio.get_running_loop()
    settings = {"game": "codenames", "languages": ["en"], "referee": "off"}
    opened = await loop.run_in_executor(None, post, port, "/api/tables", {"settings": settings, "name": "A"})
    table.code = opened["code"]
    tokens = [opened["token"]]
    for name in "BCD":
        joined = await loop.run_in_executor(None, post, port, f"/api/tables/{table.code}/people", {"name": name})
        tokens.append(joined["token"])
    table.tokens = tokens
    for place in range(len(SEATS) + ONLOOKERS):
        socket = await connect(HOST, connected_at or port, heard_by(table, place))
        table.sockets.append(socket)
        token = tokens[place] if place < len(SEATS) else ""
        socket.send(json.dumps({"hello": {"table": table.code, "token": token}}).encode())
    await asyncio.sleep(0)
    for seat in SEATS:
        table.ask(seat, {"do": "sit", "seat": seat})
    while not all(seat in table.latest for seat in SEATS):
        await asyncio.sleep(0.005)
    await asyncio.sleep(0.02)
    table.ask("red-chief", {"do": "start"})
    while not all(seat in table.games for seat in SEATS):
        await asyncio.sleep(0.005)


async def play_one(table: Table, dice: random.Random) -> float | None:
    """Make one move and wait until all eight see it; returns the time, or None if the next game was dealt."""
    move = table.next_move(dice)
    if move is None:
        done = table.expect()
        table.ask("red-chief", {"do": "rematch", "rotate": False})
        await asyncio.wait_for(done, 20)
        return None
    done = table.expect()
    seat, made = move
    table.ask(seat, {"do": "move", "move": made, "seen": READ_NUMBER(table.latest[seat]).update})
    return await asyncio.wait_for(done, 20)


# --- the load -------------------------------------------------------------------------------------


async def drive(tables: list[Any], rate: float, seconds: float, play: Any) -> list[float]:
    """Make this many moves a second, one table after another; a table that is still busy is skipped."""
    busy: set[int] = set()
    latencies: list[float] = []
    running: set[asyncio.Task[None]] = set()

    async def one(place: int) -> None:
        try:
            latency = await play(tables[place])
            if latency is not None:
                latencies.append(latency)
        finally:
            busy.discard(place)

    start, made, place = time.perf_counter(), 0, 0
    while (now := time.perf_counter() - start) < seconds:
        while made < now * rate and len(busy) < len(tables):
            while place in busy:
                place = (place + 1) % len(tables)
            busy.add(place)
            task = asyncio.ensure_future(one(place))
            running.add(task)
            task.add_done_callback(running.discard)
            place = (place + 1) % len(tables)
            made += 1
        await asyncio.sleep(0.001)
    await asyncio.gather(*running)
    return latencies


def shown(latencies: list[float], seconds: float, cpu: float) -> dict[str, float]:
    cuts = statistics.quantiles(latencies, n=100)
    return {
        "moves/s": len(latencies) / seconds,
        "p50 ms": cuts[49] * 1000,
        "p99 ms": cuts[98] * 1000,
        "cpu ms/move": cpu / len(latencies) * 1000,
        "core": cpu / seconds,
    }


async def measure(
    server: Server, tables: list[Any], rates: list[float], seconds: float, play: Any
) -> list[dict[str, float]]:
    results = []
    for rate in rates:
        before, start = server.cpu(), time.perf_counter()
        latencies = await drive(tables, rate, seconds, play)
        took = time.perf_counter() - start
        result = {"offered": rate} | shown(latencies, took, server.cpu() - before)
        results.append(result)
        print("  " + "  ".join(f"{name} {value:.2f}" for name, value in result.items()), flush=True)
    return results


class FloorTable:
    """Eight connections to the floor."""

    def __init__(self) -> None:
        self.sockets: list[LeanSocket] = []
        self.pending = 0
        self.done: asyncio.Future[float] | None = None
        self.sent_at = 0.0

    def heard(self, socket: LeanSocket, text: bytes) -> None:
        if text.startswith(b'{"update"'):
            self.pending -= 1
            if self.pending == 0 and self.done is not None and not self.done.done():
                self.done.set_result(time.perf_counter() - self.sent_at)

    async def play(self) -> float:
        self.pending, self.sent_at = len(self.sockets), time.perf_counter()
        self.done = asyncio.get_running_loop().create_future()
        self.sockets[0].send(b'{"id":"1-1","command":{"do":"move","move":{"do":"guess","card":"ROOT"},"seen":12}}')
        return await asyncio.wait_for(self.done, 20)


async def main(wanted: argparse.Namespace) -> None:
    """Measure the server, then the floor with the same bytes."""
    stay_on(1)
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "script.json"
        house = await _house(wanted, Path(folder), script)
        floor = await _floor(wanted, script)
    for ours, bare in zip(house, floor, strict=True):
        ratio = ours["cpu ms/move"] / bare["cpu ms/move"]
        print(f"house / floor, processor time a move, {ours['offered']:.0f} moves/s offered: {ratio:.2f}")
    best = max((result["moves/s"] for result in house if result["moves/s"] > 0.9 * result["offered"]), default=0.0)
    print(
        f"most moves a second that the house kept up with: {best:.0f}; reached: {max(r['moves/s'] for r in house):.0f}"
    )


async def _house(wanted: argparse.Namespace, folder: Path, script: Path) -> list[dict[str, float]]:
    many, port = "1000000", choose_port(wanted.port)
    command = [sys.executable, "-m", "cluehouse", "serve", "--port", str(port), "--data", str(folder / "data")]
    server = Server([*command, "--connections", many, "--tables", many, "--visits", many, "--processor", "1000"], port)
    try:
        await server.ready()
        tables = [Table(number) for number in range(wanted.tables)]
        empty = server.memory()
        gate = asyncio.Semaphore(16)

        async def seat(table: Table) -> None:
            async with gate:
                await sit_down(table, port)

        await asyncio.gather(*(seat(table) for table in tables))
        connections = sum(len(table.sockets) for table in tables)
        each = (server.memory() - empty) / connections / 1024
        print(f"house: {len(tables)} tables, {connections} connections, {each:.1f} kB each")
        dice = random.Random(1)
        await _record_script(tables[0], dice, script)
        return await measure(server, tables, wanted.rates, wanted.seconds, lambda table: play_one(table, dice))
    finally:
        server.stop()


async def _record_script(table: Table, dice: random.Random, file: Path) -> None:
    """Record what the eight connections are sent in a few games, for the floor to send again."""
    table.script = []
    while len(table.script) < 60:
        table.script.append([])
        if await play_one(table, dice) is None:
            table.script.pop()
    file.write_text(json.dumps([texts for texts in table.script if len(texts) == len(table.sockets)]))
    table.script = None


async def _floor(wanted: argparse.Namespace, script: Path) -> list[dict[str, float]]:
    port = choose_port()
    server = Server([sys.executable, "-m", "bench.floor", str(port), str(script)], port)
    try:
        await server.ready()
        tables = [FloorTable() for _ in range(wanted.tables)]
        empty = server.memory()
        for number, table in enumerate(tables):
            for _ in range(len(SEATS) + ONLOOKERS):
                socket = await connect(HOST, port, table.heard)
                socket.send(b"%d" % number)
                table.sockets.append(socket)
        await asyncio.sleep(1)
        connections = sum(len(table.sockets) for table in tables)
        print(f"floor: {connections} connections, {(server.memory() - empty) / connections / 1024:.1f} kB each")
        return await measure(server, tables, wanted.rates, wanted.seconds, lambda table: table.play())
    finally:
        server.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rates", type=float, nargs="+", default=[300, 1000, 1500, 2000, 3000])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--port", type=int, default=0, help="where the house listens; 0: at any free port")
    uvloop.run(main(parser.parse_args()))
