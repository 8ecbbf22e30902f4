"""`python -m bench.attackers KIND PORT ADDRESS SECONDS`: one attacker at full speed, from one address of this machine.

It prints what it did and what it was answered, as a JSON object. `bench.attack` measures what others notice of it.
"""

import asyncio
import contextlib
import itertools
import json
import random
import string
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import uvloop

from bench.lean import PING, TEXT, LeanSocket, connect, frame
from bench.server import HOST

_AT_ONCE = 8  # connections of an attacker that needs several
_HELD = 3000  # connections that an attacker holds at most: sockets are finite here too
_WORD, _LINE = 60, 300
_PACK = 100_000
_GAMES, _LANGUAGES = ("codenames", "duet", "trapwords", "decipher"), ("en", "pl", "zh")


class Attacker:
    """Somebody who sends as much as the server takes, until the time is up."""

    def __init__(self, port: int, source: str, seconds: float) -> None:
        self.port, self.source = port, source
        self.until = time.monotonic() + seconds
        self.dice = random.Random(source)
        self.counts: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    def letters(self, count: int) -> str:
        return "".join(self.dice.choices(string.ascii_lowercase, k=count))

    # --- connections ------------------------------------------------------------------------------

    async def http(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """One request on a connection of its own; status 0 if the server did not answer."""
        head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}:{self.port}\r\nconnection: close\r\n"
        try:
            reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(self.source, 0))
        except OSError:
            self.counts["not connected"] += 1
            return 0, b""
        try:
            writer.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
            answer = await asyncio.wait_for(reader.read(), 30)
        except (OSError, TimeoutError):
            answer = b""
        finally:
            writer.close()
        status = int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0
        self.counts[f"status {status}"] += 1
        return status, answer.partition(b"\r\n\r\n")[2]

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        """A request that has to succeed, as often as it takes."""
        while self.goes_on:
            status, answer = await self.http("POST", path, json.dumps(body).encode())
            if status == 200:
                return json.loads(answer)
            await asyncio.sleep(0.2)
        raise TimeoutError

    def heard(self, socket: LeanSocket, text: bytes) -> None:
        for kind in (b"answer", b"goodbye", b"pong"):
            if text.startswith(b'{"' + kind):
                self.counts[kind.decode()] += 1
        if b'"refused":{' in text:
            code = text.partition(b'"code":"')[2].partition(b'"')[0]
            self.counts[code.decode()] += 1

    async def connect(self, code: str, token: str) -> LeanSocket:
        while self.goes_on:
            with contextlib.suppress(OSError, ConnectionError):
                async with asyncio.timeout(10):
                    socket = await connect(HOST, self.port, self.heard, self.source)
                    socket.send(json.dumps({"hello": {"table": code, "token": token}}).encode())
                    return socket
            await asyncio.sleep(0.1)
        raise TimeoutError

    async def table(self, **settings: Any) -> tuple[str, str]:
        """Open a table; returns its code and the host's token."""
        opened = await self.post("/api/tables", {"settings": settings, "name": "Mallory"})
        return opened["code"], opened["token"]

    async def game(self, language: str) -> list[tuple[str, str]]:
        """Start a game of four; returns the code and the token of everybody."""
        code, token = await self.table(game="codenames", languages=[language])
        tokens = [token]
        for number in range(3):
            tokens.append((await self.post(f"/api/tables/{code}/people", {"name": f"M {number}"}))["token"])
        sockets = []
        for seat, each in zip(("red-chief", "red-1", "blue-chief", "blue-1"), tokens, strict=True):
            sockets.append(await self.connect(code, each))
            self.command(sockets[-1], {"do": "sit", "seat": seat})
            await asyncio.sleep(0.1)
        await asyncio.sleep(0.3)
        self.command(sockets[0], {"do": "start"})
        await asyncio.sleep(0.5)
        for socket in sockets:
            socket.close()
        return [(code, each) for each in tokens]

    _ids = itertools.count()

    def command(self, socket: LeanSocket, command: dict[str, Any]) -> None:
        socket.send(json.dumps({"id": f"{next(self._ids)}", "command": command}).encode())

    # --- floods -----------------------------------------------------------------------------------

    async def flood(self, code: str, token: str, load: Callable[[], bytes]) -> None:
        """Write to a socket as fast as the server reads; connect again when it is closed."""
        while self.goes_on:
            socket = await self.connect(code, token)
            while self.goes_on and not socket.is_lost:
                if not socket.is_full():
                    data = load()
                    socket.write(data)
                    self.counts["bytes"] += len(data)
                await asyncio.sleep(0 if not socket.is_full() else 0.005)
            self.counts["disconnected"] += socket.is_lost
            socket.close()

    async def repeat(self, request: Callable[[], Awaitable[Any]]) -> None:
        """Send requests one after another, on several connections at once."""

        async def one() -> None:
            while self.goes_on:
                await request()

        await asyncio.gather(*(one() for _ in range(_AT_ONCE)))


async def consults(attacker: Attacker) -> None:
    """The referee is asked about long texts by four people at once."""

    def question() -> bytes:
        words = " ".join(attacker.letters(attacker.dice.randint(3, 9)) for _ in range(60))
        longest = attacker.dice.choice((_WORD, _LINE))  # as long as a clue may be, or as a line
        command = {"id": f"{next(attacker._ids)}", "command": {"do": "consult", "text": words[:longest]}}
        return frame(TEXT, json.dumps(command).encode())

    people = await attacker.game("pl")
    await asyncio.gather(*(attacker.flood(code, token, question) for code, token in people))


async def garbage(attacker: Attacker) -> None:
    """Frames that are no messages."""
    code, token = await attacker.table(game="codenames")
    load = frame(TEXT, b"{") * 10_000
    await attacker.flood(code, token, lambda: load)


async def pings(attacker: Attacker) -> None:
    """Control frames, which are answered before the application sees them."""
    code, token = await attacker.table(game="codenames")
    load = frame(PING, b"") * 10_000
    await attacker.flood(code, token, lambda: load)


async def settings(attacker: Attacker) -> None:
    """The host changes the settings, each time with a hundred thousand characters of own words."""
    code, token = await attacker.table(game="codenames")
    flip = itertools.cycle("ab")
    pack = "\n".join(attacker.letters(19) for _ in range(_PACK // 20))

    def change() -> bytes:
        wanted = {"game": "codenames", "pack": pack + next(flip)}
        command = {"id": f"{next(attacker._ids)}", "command": {"do": "settings", "settings": wanted}}
        return frame(TEXT, json.dumps(command).encode())

    await attacker.flood(code, token, change)


async def packs(attacker: Attacker) -> None:
    """Long lists of words are checked, a different one each time."""

    async def check() -> None:
        text = "\n".join(attacker.letters(19) for _ in range(_PACK // 20))
        await attacker.http("POST", "/api/packs", json.dumps({"text": text}).encode())

    await attacker.repeat(check)


async def reports(attacker: Attacker) -> None:
    """Many short games are finished, and their reports are asked for."""
    records: list[str] = []

    def heard(socket: LeanSocket, text: bytes) -> None:
        found = text.partition(b'"record":"')[2].partition(b'"')[0].decode()
        if found and found not in records:
            records.append(found)

    async def produce() -> None:
        code, token = await attacker.table(game="codenames", pace=0)
        socket = await connect(HOST, attacker.port, heard, attacker.source)
        socket.send(json.dumps({"hello": {"table": code, "token": token}}).encode())
        for seat in ("red-chief", "red-1", "blue-chief", "blue-1"):
            attacker.command(socket, {"do": "add-bot", "seat": seat, "level": "dice"})
        attacker.command(socket, {"do": "start"})
        while attacker.goes_on:
            await asyncio.sleep(0.5)
            attacker.command(socket, {"do": "rematch"})

    async def ask() -> None:
        if not records:
            await asyncio.sleep(0.05)
            return
        await attacker.http("GET", f"/api/records/{attacker.dice.choice(records)}/report")

    producing = [asyncio.ensure_future(produce()) for _ in range(4)]
    await attacker.repeat(ask)
    for task in producing:
        task.cancel()
    attacker.counts["records"] = len(records)


async def lessons(attacker: Attacker) -> None:
    """Tutorials are fetched."""

    async def fetch() -> None:
        game, language = attacker.dice.choice(_GAMES), attacker.dice.choice(_LANGUAGES)
        await attacker.http("GET", f"/api/lessons/{game}/{language}")

    await attacker.repeat(fetch)


async def joins(attacker: Attacker) -> None:
    """Ten thousand people join one table, or as many as the server lets in."""
    code, _ = await attacker.table(game="codenames")

    async def join() -> None:
        body = {"name": f"M {next(attacker._ids)}"}
        await attacker.http("POST", f"/api/tables/{code}/people", json.dumps(body).encode())

    await attacker.repeat(join)


async def headers(attacker: Attacker) -> None:
    """Connections whose headers never end."""
    held: list[asyncio.WriteTransport] = []
    loop = asyncio.get_running_loop()
    while attacker.goes_on:
        held = [transport for transport in held if not transport.is_closing()]
        attacker.counts["held at most"] = max(attacker.counts["held at most"], len(held))
        if len(held) >= _HELD:
            await asyncio.sleep(0.05)
            continue
        try:
            transport, _ = await asyncio.wait_for(
                loop.create_connection(asyncio.Protocol, HOST, attacker.port, local_addr=(attacker.source, 0)), 5
            )
        except (OSError, TimeoutError):
            attacker.counts["not connected"] += 1
            await asyncio.sleep(0.05)
            continue
        if transport.is_closing():
            attacker.counts["turned away"] += 1
            continue
        transport.write(b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ")
        attacker.counts["connected"] += 1
        held.append(transport)


async def readers(attacker: Attacker) -> None:
    """Watchers and downloads that never read, while somebody talks all the time."""
    code, token = await attacker.table(game="codenames")
    held: list[asyncio.BaseTransport] = []
    loop = asyncio.get_running_loop()
    upgrade = (
        f"GET /ws HTTP/1.1\r\nHost: {HOST}:{attacker.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode() + frame(TEXT, json.dumps({"hello": {"table": code, "token": ""}}).encode())
    download = f"GET / HTTP/1.1\r\nhost: {HOST}:{attacker.port}\r\n\r\n".encode() * 20

    async def hold() -> None:
        while attacker.goes_on:
            held[:] = [transport for transport in held if not transport.is_closing()]
            attacker.counts["held at most"] = max(attacker.counts["held at most"], len(held))
            if len(held) >= 400:
                await asyncio.sleep(0.05)
                continue
            try:
                transport, _ = await loop.create_connection(
                    asyncio.Protocol, HOST, attacker.port, local_addr=(attacker.source, 0)
                )
            except OSError:
                attacker.counts["not connected"] += 1
                await asyncio.sleep(0.05)
                continue
            transport.pause_reading()
            transport.write(attacker.dice.choice((upgrade, download)))
            attacker.counts["connected"] += 1
            held.append(transport)

    def talk() -> bytes:
        command = {"id": f"{next(attacker._ids)}", "command": {"do": "say", "text": attacker.letters(_LINE)}}
        return frame(TEXT, json.dumps(command).encode())

    await asyncio.gather(hold(), attacker.flood(code, token, talk))


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (consults, garbage, pings, packs, reports, lessons, settings, headers, readers, joins)
}


async def main(kind: str, port: int, source: str, seconds: float) -> None:
    """Attack, and print what came of it."""
    attacker = Attacker(port, source, seconds)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds + 1):
            await ATTACKS[kind](attacker)
    print(json.dumps(dict(attacker.counts.most_common())))


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3], float(sys.argv[4])))
