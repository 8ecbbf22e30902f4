"""A house with one table and its guests, each with lines to the real application.

Whatever a guest is sent is written down. Time leaps, and chance follows from the act, so that two worlds in which the
same acts are done differ in nothing else.
"""

import asyncio
import random
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

import msgspec
from msgspec import Struct
from starlette.types import ASGIApp, Message, Scope

from cluehouse.bots import Player
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move
from cluehouse.house import House
from cluehouse.server.app import make_app
from cluehouse.server.limits import Limits
from cluehouse.store import MemoryStore
from cluehouse.tables.entries import LogEntry, from_json
from cluehouse.tables.fold import fold
from cluehouse.tables.playing import played
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import Table, seat_of

MakePlayer = Callable[[str], Player]  # of a bot, from a seed

_PATIENCE = Limits(connections=10**6, visits=10**9, commands=1e9, burst=1e9)
_BEGINNING = 1_700_000_000_000
_SETTLED = 2e-6  # time leaps: so much has not passed before nobody has anything to do


class Act(Struct, frozen=True):
    """Something that a guest does at a time. Every line has a number of its own."""

    at: int
    do: Literal["open", "join", "connect", "send", "hang-up", "close", "kill", "wait", "found"]
    guest: str = ""
    text: str = ""
    line: int = 0


class Guest(Struct):
    """A human being: who they are at the table, and how they prove it."""

    person: str = ""
    token: str = ""
    book: str = ""


class Line:
    """One connection: a WebSocket of the real application, without a network."""

    def __init__(self, world: "World", guest: str) -> None:
        self.guest = guest
        self.is_open = True
        self._world = world
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})

    def serve(self, app: ASGIApp) -> None:
        """Let the application answer."""
        self._served = asyncio.ensure_future(app({**_SCOPE}, self._inbox.get, self._write_down))

    def send(self, text: str) -> None:
        """The guest sends this."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        """The guest is gone."""
        self.is_open = False
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})

    def break_off(self) -> None:
        """The house is gone."""
        self.is_open = False
        self._served.cancel()

    async def _write_down(self, message: Message) -> None:
        """What the guest is sent."""
        if self.is_open and message["type"] != "websocket.accept":
            self._world.write_down(self.guest, message.get("text") or f"closed {message.get('code')}")
        self.is_open = self.is_open and message["type"] != "websocket.close"


_SCOPE: Scope = {
    "type": "websocket",
    "scheme": "ws",
    "path": "/ws",
    "raw_path": b"/ws",
    "root_path": "",
    "query_string": b"",
    "headers": [(b"host", b"house")],
    "client": ("somewhere", 1),
    "server": ("house", 80),
    "subprotocols": [],
    "asgi": {"version": "3.0"},
}


class World:
    """A house, its one table, and everything that anybody was sent."""

    def __init__(self, seed: str, settings: Settings, player: MakePlayer) -> None:
        self.seed, self.settings = seed, settings
        self.code = ""
        self.guests: dict[str, Guest] = {}  # who have joined at least once
        self.lines: dict[int, Line] = {}
        self.sent: dict[str, list[tuple[int, str]]] = defaultdict(list)  # to each guest: during which act, what
        self.act = 0
        self.before = 0  # entries in the log when the act began
        self._player = player
        self._store = MemoryStore()
        self._began = asyncio.get_running_loop().time()
        self._open_house()

    # --- looking ----------------------------------------------------------------------------------

    @property
    def now(self) -> int:
        """Milliseconds since the world began."""
        return int((asyncio.get_running_loop().time() - self._began) * 1000 + 0.0005)

    def house_time(self, now: int) -> int:
        """A moment of this world, by the clock of the house."""
        return _BEGINNING + now

    async def table(self) -> Table:
        """The table now, awake or asleep."""
        live = self.house.tables.get(self.code)
        if live is not None:
            return live.table
        table = fold(await self.log())
        assert table is not None
        return table

    async def log(self) -> list[LogEntry]:
        """All that happened at the table."""
        return list(map(from_json, await self._store.read(f"table/{self.code}")))

    def guest_called(self, person: str) -> str:
        """Which guest is this person of the table?"""
        return next((name for name, guest in self.guests.items() if guest.person == person), "")

    def line_of(self, guest: str) -> int | None:
        """A line that this guest can talk over."""
        return next((number for number, line in self.lines.items() if line.guest == guest and line.is_open), None)

    def write_down(self, guest: str, text: str) -> None:
        """A guest was sent this."""
        self.sent[guest].append((self.act, text))

    def answer_to(self, guest: str, number: str) -> dict[str, Any] | None:
        """The answer that this guest got to a command during this act."""
        answers = (msgspec.json.decode(text) for act, text in self.sent[guest] if act == self.act and text[0] == "{")
        return next((answer for answer in answers if answer.get("answer") == number), None)

    # --- doing ------------------------------------------------------------------------------------

    async def do(self, number: int, act: Act) -> None:
        """Wait for the act's time, do it, and wait until everything that follows from it at once is done."""
        self.act = number
        await self._sleep_until(act.at)
        await asyncio.sleep(_SETTLED)  # whatever rings at the same time rings first
        self.before = (await self.table()).number if self.code else 0
        self._chance = random.Random(f"{self.seed}/{number}")
        await self._do(act)
        await asyncio.sleep(_SETTLED)

    async def move_bot(self, at: int, person: str, moves: list[Move]) -> None:
        """Let a bot make these moves, at this time of the house."""
        await self._sleep_until(at - _BEGINNING)
        live = self.house.tables[self.code]
        for move in moves:
            seat = seat_of(live.table, person)
            async with live.lock:
                with suppress(Refusal):
                    await self.house.steps.take(live, played(live.table, seat or "", move), person)
        await asyncio.sleep(_SETTLED)

    async def _sleep_until(self, at: int) -> None:
        await asyncio.sleep((at - self.now) / 1000)

    async def _do(self, act: Act) -> None:
        guest = self.guests.setdefault(act.guest, Guest()) if act.do in ("open", "join", "found") else Guest()
        match act.do:
            case "open":
                arrival = await self.house.open_table(self.settings, act.guest)
                self.code, guest.person, guest.token = arrival.code, arrival.person, arrival.token
            case "join":
                await self._join(guest, act.text)
            case "found":
                guest.book = await self.house.create_book(act.text)
            case "connect":
                self._connect(act)
            case "send":
                self.lines[act.line].send(act.text)
            case "hang-up":
                self.lines[act.line].hang_up()
            case "close" | "kill":
                await self._end_house(act.do == "close")

    async def _join(self, guest: Guest, name: str) -> None:
        try:
            arrival = await self.house.join(self.code, name)
        except Refusal:
            return
        guest.person, guest.token = arrival.person, arrival.token

    def _connect(self, act: Act) -> None:
        line = self.lines[act.line] = Line(self, act.guest)
        line.serve(self._app)
        line.send(act.text)

    def _open_house(self) -> None:
        self.house = House(self._store, lambda: self.house_time(self.now), self._dice, self._make_player)
        self._app = make_app(self.house, _PATIENCE)

    def _dice(self, count: int) -> bytes:
        return self._chance.randbytes(count)

    def _make_player(self, game: str, level: str, seed: str) -> Player:
        return self._player(seed)

    async def _end_house(self, gracefully: bool) -> None:
        """The house closes, or is killed; and it opens again."""
        if gracefully:
            await self.house.say_goodbye()
            await asyncio.sleep(_SETTLED)
        for line in self.lines.values():
            line.break_off()
        for live in self.house.tables.values():
            live.bots.stop()
            self.house.clocks.stop(live)
        self._open_house()
        await self.house.open()
