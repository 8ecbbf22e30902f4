"""A house with one table, and participants who are connected to the real application without a network.

Everything that a participant is sent is recorded. Time is virtual and random numbers follow from the action, so that
two worlds in which the same actions are done are equal.
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
from cluehouse.house.arrivals import Newcomer, holder
from cluehouse.server.app import make_app
from cluehouse.server.limits import Limits
from cluehouse.store import MemoryStore
from cluehouse.tables.entries import LogEntry, from_json
from cluehouse.tables.fold import fold
from cluehouse.tables.playing import played
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import Table, seat_of
from cluehouse.tables.talk import stood_in

MakePlayer = Callable[[str, str], Player]  # of a bot, from its level and a seed

NO_LIMITS = Limits(
    connections=10**6, visits=10**9, commands=1e9, burst=1e9, processor=1e3, processor_burst=1e6, traffic=1e12
)
_START = 1_700_000_000_000
_SETTLING_TIME = 2e-6  # virtual time passes only when no task can run


class Action(Struct, frozen=True):
    """Something that a participant does at a time. Connections are numbered."""

    at: int
    do: Literal["open", "join", "take-over", "connect", "send", "hang-up", "close", "kill", "wait", "found"]
    participant: str = ""
    text: str = ""
    connection: int = 0


class Participant(Struct):
    """A human participant: the person's id at the table, the token, and the key of a book."""

    person: str = ""
    token: str = ""
    book: str = ""


class Connection:
    """A WebSocket connection to the real application, without a network."""

    def __init__(self, world: "World", participant: str) -> None:
        self.participant = participant
        self.is_open = True
        self._world = world
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})

    def serve(self, app: ASGIApp) -> None:
        """Start the application on this connection."""
        self._served = asyncio.ensure_future(app({**_SCOPE}, self._inbox.get, self._record))

    def send(self, text: str) -> None:
        """Send a message to the application."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        """Disconnect from the participant's side."""
        self.is_open = False
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})

    def cancel(self) -> None:
        """Disconnect as if the house were gone."""
        self.is_open = False
        self._served.cancel()

    async def _record(self, message: Message) -> None:
        """Record a message that the participant is sent."""
        if self.is_open and message["type"] != "websocket.accept":
            self._world.record(self.participant, message.get("text") or f"closed {message.get('code')}")
        self.is_open = self.is_open and message["type"] != "websocket.close"


_SCOPE: Scope = {
    "type": "websocket",
    "scheme": "ws",
    "path": "/ws",
    "raw_path": b"/ws",
    "root_path": "",
    "query_string": b"",
    "headers": [(b"host", b"localhost")],
    "client": ("somewhere", 1),
    "server": ("house", 80),
    "subprotocols": [],
    "asgi": {"version": "3.0"},
}


class World:
    """A house, its one table, and everything that participants were sent."""

    def __init__(self, seed: str, settings: Settings, player: MakePlayer) -> None:
        self.seed, self.settings = seed, settings
        self.code = ""
        self.participants: dict[str, Participant] = {}  # all who have joined
        self.connections: dict[int, Connection] = {}
        self.sent: dict[str, list[tuple[int, str]]] = defaultdict(list)  # by participant: (number of the action, text)
        self.action = 0
        self.before = 0  # entries in the log when the action began
        self._player = player
        self._store = MemoryStore()
        self._began = asyncio.get_running_loop().time()
        self._start_house()

    # --- queries ----------------------------------------------------------------------------------

    @property
    def now(self) -> int:
        """Milliseconds of virtual time since the start."""
        return int((asyncio.get_running_loop().time() - self._began) * 1000 + 0.0005)

    def house_time(self, now: int) -> int:
        """A time of this world as a timestamp of the house."""
        return _START + now

    async def table(self) -> Table:
        """The table, from memory or from its log."""
        live = self.house.tables.get(self.code)
        if live is not None:
            return live.table
        table = fold(await self.log())
        assert table is not None
        return table

    async def log(self) -> list[LogEntry]:
        """The log of the table."""
        return list(map(from_json, await self._store.read(f"table/{self.code}")))

    def participant_of(self, person: str) -> str:
        """The participant who is this person at the table."""
        return next((name for name, participant in self.participants.items() if participant.person == person), "")

    def connection_of(self, participant: str) -> int | None:
        """An open connection of this participant."""
        return next(
            (
                number
                for number, connection in self.connections.items()
                if connection.participant == participant and connection.is_open
            ),
            None,
        )

    def record(self, participant: str, text: str) -> None:
        """Record what a participant was sent."""
        self.sent[participant].append((self.action, text))

    def answer_to(self, participant: str, number: str) -> dict[str, Any] | None:
        """The answer to a command of this participant during the current action."""
        answers = (
            msgspec.json.decode(text)
            for action, text in self.sent[participant]
            if action == self.action and text[0] == "{"
        )
        return next((answer for answer in answers if answer.get("answer") == number), None)

    # --- actions ----------------------------------------------------------------------------------

    async def do(self, number: int, action: Action) -> None:
        """Wait for the action's time, do it, and wait until all its immediate effects are done."""
        self.action = number
        await self._sleep_until(action.at)
        await asyncio.sleep(_SETTLING_TIME)  # alarms of the same time ring first
        self.before = (await self.table()).number if self.code else 0
        self._chance = random.Random(f"{self.seed}/{number}")
        await self._do(action)
        await asyncio.sleep(_SETTLING_TIME)
        await self._follow_tokens()

    async def _follow_tokens(self) -> None:
        """Who gets back a place that they claimed is another person from now on, and who lost it is nobody."""
        table = await self.table()
        for participant in self.participants.values():
            owner = holder(table, participant.token)
            if owner is not None:
                participant.person = owner
            elif participant.person in table.people:
                participant.person = f"once {participant.person}"

    async def move_bot(self, at: int, person: str, moves: list[Move], stands_in: bool) -> None:
        """Make these moves for a bot at this time of the house, itself or through a simpler player."""
        await self._sleep_until(at - _START)
        live = self.house.tables[self.code]
        for move in moves:
            seat = seat_of(live.table, person)
            async with live.lock:
                with suppress(Refusal):
                    happenings = played(live.table, seat or "", move)
                    if stands_in:
                        happenings += stood_in(live.table, person, happenings)
                    await self.house.steps.take(live, happenings, person)
        await asyncio.sleep(_SETTLING_TIME)

    async def _sleep_until(self, at: int) -> None:
        await asyncio.sleep((at - self.now) / 1000)

    async def _do(self, action: Action) -> None:
        participant = (
            self.participants.setdefault(action.participant, Participant())
            if action.do in ("open", "join", "take-over", "found")
            else Participant()
        )
        match action.do:
            case "open":
                arrival = await self.house.open_table(self.settings, action.participant)
                self.code, participant.person, participant.token = arrival.code, arrival.person, arrival.token
            case "join":
                await self._join(participant, action.text)
            case "take-over":
                await self._take_over(action.participant, participant)
            case "found":
                participant.book = await self.house.create_book(action.text)
            case "connect":
                self._connect(action)
            case "send":
                self.connections[action.connection].send(action.text)
            case "hang-up":
                self.connections[action.connection].hang_up()
            case "close" | "kill":
                await self._restart_house(action.do == "close")

    async def _join(self, participant: Participant, name: str) -> None:
        """Join under an id of one's own: who repeats it, because the answer was lost, is the same person."""
        newcomer = Newcomer(name, join_id=f"the join id of {name} at {self.code}")
        try:
            arrival = await self.house.arrivals.join(self.code, newcomer)
        except Refusal:
            return
        participant.person, participant.token = arrival.person, arrival.token

    async def _take_over(self, name: str, participant: Participant) -> None:
        """Take the place that one has offered to another device; the old device loses it."""
        answers = (msgspec.json.decode(text) for _, text in self.sent[name] if '"transfer":' in text)
        secrets = [answer["transfer"] for answer in answers if answer.get("transfer")]
        try:
            join_id = f"another device of {name}, number {len(secrets)}"
            arrival = await self.house.arrivals.accept_transfer(self.code, secrets[-1] if secrets else "", join_id)
        except Refusal:
            return
        participant.person, participant.token = arrival.person, arrival.token

    def _connect(self, action: Action) -> None:
        connection = self.connections[action.connection] = Connection(self, action.participant)
        connection.serve(self._app)
        connection.send(action.text)

    def _start_house(self) -> None:
        self.house = House(self._store, lambda: self.house_time(self.now), self._dice, self._make_player)
        self._app = make_app(self.house, NO_LIMITS)

    def _dice(self, count: int) -> bytes:
        return self._chance.randbytes(count)

    def _make_player(self, game: str, level: str, seed: str) -> Player:
        return self._player(level, seed)

    async def _restart_house(self, gracefully: bool) -> None:
        """Close or kill the house, and open it again."""
        if gracefully:
            await self.house.say_goodbye()
            await asyncio.sleep(_SETTLING_TIME)
        for connection in self.connections.values():
            connection.cancel()
        for live in self.house.tables.values():
            live.bots.stop()
            self.house.clocks.stop(live)
        self._start_house()
        await self.house.open()
