"""`python -m bench.attack [KIND ...]`: what people and bots notice while somebody attacks the server.

One server process, people at several tables, bots that think at others. First nobody attacks; then each attacker of
`bench.attackers` in turn, at full speed and from an address of its own (127.0.1.1, …); with `--attackers 10`, ten of
each from ten addresses. Printed are the time until people's commands are answered and the moves that bots make,
beside the same without an attacker. Bounded in time by its arguments.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvloop
from msgspec import Struct

from bench.attackers import ATTACKS
from bench.lean import LeanSocket, connect, stay_on
from bench.server import HOST, Server, choose_port

_SEATS = ("red-chief", "red-1", "blue-chief", "blue-1")
_PEOPLE_TABLES = 6
_BOT_TABLES = 2
_PACE = 50  # milliseconds that a bot waits before a move
_REST = 0.15  # seconds between two commands at a table
_SETTLE = 1.0  # seconds of an attack that are not measured
_LONGEST = 15.0  # seconds that somebody waits for an answer
_PREPARE = 120.0  # seconds that bots may take to get ready


class Person:
    """Somebody at a table, who waits for the answer to each command."""

    def __init__(self, port: int, code: str, token: str) -> None:
        self.port, self.code, self.token = port, code, token
        self._asked = 0
        self._answers: dict[bytes, asyncio.Future[bytes]] = {}
        self._socket: LeanSocket
        self.moves = 0

    async def connect(self) -> "Person":
        self._socket = await connect(HOST, self.port, self._heard)
        self._socket.send(json.dumps({"hello": {"table": self.code, "token": self.token}}).encode())
        return self

    def _heard(self, socket: LeanSocket, text: bytes) -> None:
        if text.startswith(b'{"answer"'):
            answer = self._answers.pop(text[11 : text.index(b'"', 11)], None)
            if answer is not None and not answer.done():
                answer.set_result(text)
        elif text.startswith(b'{"update"') and b'"game":{' in text:
            self.moves += 1

    async def ask(self, **command: Any) -> tuple[float, bytes]:
        """Give a command; returns how long the answer took, and the answer."""
        self._asked += 1
        answer = self._answers[b"%d" % self._asked] = asyncio.get_running_loop().create_future()
        start = time.perf_counter()
        self._socket.send(json.dumps({"id": f"{self._asked}", "command": command}).encode())
        try:
            text = await asyncio.wait_for(answer, _LONGEST)
            return time.perf_counter() - start, text
        except TimeoutError:
            return _LONGEST, b""


class Measured(Struct):
    """What was noticed in one run."""

    latencies: list[float] = []
    refused: int = 0
    bot_moves: int = 0
    seconds: float = 1.0
    server: float = 0.0  # processor time of the server
    attackers: list[str] = []

    def quantile(self, percent: int) -> float:
        return statistics.quantiles(self.latencies, n=100, method="inclusive")[percent - 1] * 1000

    @property
    def pace(self) -> float:
        return self.bot_moves / self.seconds


async def _post(port: int, path: str, body: dict[str, Any]) -> Any:
    reader, writer = await asyncio.open_connection(HOST, port)
    content = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nhost: {HOST}:{port}\r\nconnection: close\r\ncontent-length: {len(content)}\r\n\r\n"
    writer.write(head.encode() + content)
    answer = await reader.read()
    writer.close()
    return json.loads(answer.partition(b"\r\n\r\n")[2])


async def _people(port: int, number: int) -> list[Person]:
    """A table of four people who have begun a game."""
    language = ("en", "pl", "zh")[number % 3]
    opened = await _post(port, "/api/tables", {"settings": {"game": "codenames", "languages": [language]}, "name": "A"})
    tokens = [opened["token"]]
    for name in "BCD":
        tokens.append((await _post(port, f"/api/tables/{opened['code']}/people", {"name": name}))["token"])
    people = [await Person(port, opened["code"], token).connect() for token in tokens]
    for person, seat in zip(people, _SEATS, strict=True):
        await person.ask(do="sit", seat=seat)
    await people[0].ask(do="start")
    return people


async def _bots(port: int, number: int) -> Person:
    """A table where only bots play, and the person who watches them."""
    settings = {"game": "codenames", "languages": [("en", "pl")[number % 2]], "pace": _PACE}
    opened = await _post(port, "/api/tables", {"settings": settings, "name": "Host"})
    host = await Person(port, opened["code"], opened["token"]).connect()
    for seat in _SEATS:
        await host.ask(do="add-bot", seat=seat, level="even")
    await host.ask(do="start")
    return host


async def _live(people: list[Person], until: float, measured: Measured, dice: random.Random) -> None:
    """People talk, mark cards and ask the referee, one command after another."""
    words = ("ocean", "engine", "winter", "muzyka", "lekarz", "ogród", "故事", "旅行")
    await asyncio.sleep(dice.random() * _REST)
    while time.perf_counter() < until:
        person, number = dice.choice(people), dice.random()
        if number < 0.7:
            took, answer = await person.ask(do="say", text=f"{dice.choice(words)}?")
        elif number < 0.85:
            took, answer = await person.ask(do="phrase", phrase="one-moment")
        else:
            took, answer = await people[0].ask(do="consult", text=dice.choice(words))
        measured.latencies.append(took)
        measured.refused += b'"too-' in answer
        await asyncio.sleep(_REST * (0.5 + dice.random()))


async def _keep_playing(host: Person, until: float) -> None:
    """Start the bots' next game when one is over."""
    while time.perf_counter() < until:
        await asyncio.sleep(0.25)
        await host.ask(do="rematch", rotate=False)  # refused while a game is running


async def _measure(server: Server, tables: list[list[Person]], hosts: list[Person], seconds: float) -> Measured:
    measured = Measured(latencies=[], attackers=[])
    start, cpu, moves = time.perf_counter(), server.cpu(), sum(host.moves for host in hosts)
    until, dice = start + seconds, random.Random(1)
    await asyncio.gather(
        *(_live(people, until, measured, dice) for people in tables),
        *(_keep_playing(host, until) for host in hosts),
    )
    measured.seconds = time.perf_counter() - start
    measured.bot_moves = sum(host.moves for host in hosts) - moves
    measured.server = server.cpu() - cpu
    return measured


async def _attacked(
    kind: str, server: Server, tables: list[list[Person]], hosts: list[Person], wanted: argparse.Namespace
) -> Measured:
    own = 1 + list(ATTACKS).index(kind)  # so that no kind pays for what another one has used
    attackers = [
        subprocess.Popen(
            [sys.executable, "-m", "bench.attackers", kind, str(server.port), f"127.0.{own}.{number + 1}",
             str(wanted.seconds + 2 * _SETTLE)],
            stdout=subprocess.PIPE, text=True, preexec_fn=lambda: os.nice(10),
        )
        for number in range(wanted.attackers)
    ]  # fmt: skip
    try:
        await asyncio.sleep(_SETTLE)
        measured = await _measure(server, tables, hosts, wanted.seconds)
        measured.attackers = [await asyncio.to_thread(_said, process) for process in attackers]
    finally:
        for process in attackers:
            process.kill()
            process.wait()
    return measured


def _said(process: "subprocess.Popen[str]") -> str:
    with suppress(subprocess.TimeoutExpired):
        return process.communicate(timeout=15)[0].strip()
    return "{}"


async def run(wanted: argparse.Namespace) -> dict[str, Measured]:
    """Measure without and with each attacker; print a line for each."""
    stay_on(1)
    measured: dict[str, Measured] = {}
    with tempfile.TemporaryDirectory() as folder:
        port = choose_port(wanted.port)
        command = [
            sys.executable,
            "-m",
            "cluehouse",
            "serve",
            "--port",
            str(port),
            "--data",
            folder,
        ]
        server = Server(command, port)
        try:
            await server.ready()
            hosts = [await _bots(port, number) for number in range(_BOT_TABLES)]
            tables = [await _people(port, number) for number in range(_PEOPLE_TABLES)]
            await asyncio.wait_for(_until_bots_play(hosts), _PREPARE)
            await _measure(server, tables, hosts, 3)
            for kind in ("nobody", *(wanted.kinds or ATTACKS)):
                before = _disk(Path(folder))
                if kind == "nobody":
                    found = await _measure(server, tables, hosts, wanted.seconds)
                else:
                    found = await _attacked(kind, server, tables, hosts, wanted)
                measured[kind] = found
                written = (_disk(Path(folder)) - before) / 1e6
                _print(kind, found, measured["nobody"], server.memory() / 1e6, written)
                await asyncio.sleep(wanted.rest)
        finally:
            server.stop()
    return measured


async def _until_bots_play(hosts: list[Person]) -> None:
    while not all(host.moves > 12 for host in hosts):
        await asyncio.sleep(0.2)
        for host in hosts:
            await host.ask(do="rematch", rotate=False)


def _disk(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.iterdir() if file.is_file())


def _print(kind: str, found: Measured, alone: Measured, memory: float, written: float) -> None:
    parts = [
        f"{kind:9}",
        f"p50 {found.quantile(50):7.1f} ms",
        f"p99 {found.quantile(99):8.1f} ms",
        f"most {max(found.latencies) * 1000:8.1f} ms",
        f"of {len(found.latencies):5}",
        f"bots {found.pace:5.1f}/s = {found.pace / max(alone.pace, 0.01):4.0%}",
        f"server {found.server / found.seconds:4.0%}",
        f"{memory:4.0f} MB",
        f"disk {written:+6.1f} MB",
        *([f"refused {found.refused}"] if found.refused else []),
        *found.attackers[:1],
    ]
    print("  ".join(parts), flush=True)


def arguments() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("kinds", nargs="*", choices=[*ATTACKS, []], help="which attackers; none: all, one by one")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--attackers", type=int, default=1, help="how many at once, each with an address of its own")
    parser.add_argument("--rest", type=float, default=2, help="seconds between two attacks")
    parser.add_argument("--port", type=int, default=0, help="where the server listens; 0: at any free port")
    return parser


if __name__ == "__main__":
    uvloop.run(run(arguments().parse_args()))
