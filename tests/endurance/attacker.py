"""A hostile client at a table: sends hostile messages, checks every answer and searches it for secrets."""

import asyncio
from collections import Counter, deque
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import UNSET, Struct
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.endurance.client import DECODER, Arrival, hello, join_table, open_socket
from tests.endurance.hostile_messages import Expected, HostileMessage, MessageFuzzer
from tests.endurance.secrets import TableOnDisk, secrets_from

_TIMEOUT = 120.0
_AT_ONCE = 8  # few: a client whose pong comes late, behind many messages, is disconnected
_HANG_UP_RATE = 0.01  # share of batches after which the client hangs up without waiting for answers


class _Yours(Struct):
    choices: list[dict[str, Any]] = []


class _Game(Struct):
    yours: _Yours


class _You(Struct):
    seat: str = ""


class _Table(Struct):
    chairs: tuple[str, ...]
    seats: dict[str, str]


_GAME = msgspec.json.Decoder(_Game | None)
_YOU = msgspec.json.Decoder(_You)
_TABLE = msgspec.json.Decoder(_Table)


class MessageBudget(Struct):
    """How many messages all attackers together still send.

    They stop together, because a client that stops reading is disconnected.
    """

    left: int

    def take(self, count: int) -> int:
        """Take this many messages, or as many as are left."""
        taken = min(count, self.left)
        self.left -= taken
        return taken


class Target(Struct):
    """A table under attack, its honest people, and what nobody may be sent."""

    port: int
    code: str
    on_disk: TableOnDisk
    honest: frozenset[str]  # people
    tokens: set[bytes]  # of everybody, and their hashes
    codes: Counter[str]  # refusals, counted


def check_no_leak(target: Target, person: str, update: int | None, heard: bytes) -> None:
    """Check that a message contains no secret that this person must not know at this update."""
    table = target.on_disk.table_shown(person, update)
    leaked = [secret for secret in secrets_from(table, person, target.honest) if secret in heard]
    leaked += [token for token in target.tokens if token in heard]
    if leaked:
        place = heard.index(leaked[0])
        context = heard[max(0, place - 200) : place + 100]
        raise AssertionError(f"{person or 'a spectator'} at {target.code} was sent {leaked}: {context!r}")


class Attacker:
    """A hostile player, spectator (without a seat) or visitor (without a token)."""

    def __init__(self, target: Target, fuzzer: MessageFuzzer, arrival: Arrival | None, seat: str = "") -> None:
        self.target, self.fuzzer, self.arrival, self.seat = target, fuzzer, arrival, seat
        self.sent = self.answered = self.excused = 0
        self._choices: list[dict[str, Any]] = []
        self._sits = False
        self._update: int | None = None  # the number of the latest update
        self._free: list[str] = []  # seats
        self._goodbye = ""
        self._pending: deque[Expected] = deque()
        self._socket: ClientConnection | None = None

    @property
    def person(self) -> str:
        """The person's id at the table; empty for a visitor without a token."""
        return "" if self.arrival is None else self.arrival.person

    async def connect(self) -> None:
        """Connect to the table; an attacker who was removed joins again with another name."""
        self._goodbye, self._choices, self._sits, self._update = "", [], False, None
        self._socket = await open_socket(self.target.port)
        await self._socket.send(hello(self.target.code, "" if self.arrival is None else self.arrival.token))
        if DECODER.decode(await self._socket.recv()).welcome is UNSET:
            await self._socket.close()
            name = f"M {self.fuzzer.dice.getrandbits(40):x}"
            self.arrival = await join_table(self.target.port, self.target.code, name)
            await self.connect()

    async def close(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            await self._socket.close()

    async def attack(self, budget: MessageBudget) -> None:
        """Send messages until the budget is spent; each must be answered exactly once."""
        while count := budget.take(_AT_ONCE):
            if self._socket is None:
                await self.connect()
            batch = [self.fuzzer.message(self._choices) for _ in range(count)]
            if self.fuzzer.dice.random() < _HANG_UP_RATE:
                await self._send_and_hang_up(batch)
                continue
            if self.seat and not self._sits and self._free:
                batch[0] = self._plain({"do": "sit", "seat": self.fuzzer.dice.choice(self._free)})
            fatal = next((message for message in batch if message.expected is None), None)
            await self._send_batch([message for message in batch if message.expected is not None])
            if fatal is not None and self._socket is not None:
                await self._send_fatal(fatal)

    async def ask(self, **command: Any) -> None:
        """Send one valid command and wait for its answer."""
        await self._send_batch([self._plain(command)])

    def _plain(self, command: dict[str, Any]) -> HostileMessage:
        number = f"plain-{self.sent}"
        return HostileMessage(msgspec.json.encode({"id": number, "command": command}).decode(), (number,))

    async def _send_batch(self, batch: list[HostileMessage]) -> None:
        assert self._socket is not None
        self._pending = deque(message.expected for message in batch)
        self.sent += len(batch)
        try:
            for message in batch:
                await self._socket.send(message.data, text=message.as_text or None)
            async with asyncio.timeout(_TIMEOUT):
                while self._pending:
                    self._receive(await self._socket.recv())
        except ConnectionClosed:
            await self._read_to_the_end()

    async def _send_and_hang_up(self, batch: list[HostileMessage]) -> None:
        """Send a batch and hang up before the answers come."""
        assert self._socket is not None
        self.sent += len(batch)
        self.excused += len(batch)
        with suppress(ConnectionClosed):
            for message in batch:
                await self._socket.send(message.data, text=message.as_text or None)
        self._socket.transport.abort()
        self._socket = None

    async def _read_to_the_end(self) -> None:
        """Read the rest after the server closed the connection. It may do so only if the person left or was removed."""
        assert self._socket is not None
        with suppress(ConnectionClosed):
            while True:
                self._receive(await self._socket.recv())
        assert self._goodbye == "left", f"the server closed the connection: {self._socket.close_code}, {self._pending}"
        self.excused += len(self._pending)
        self._socket = None

    async def _send_fatal(self, message: HostileMessage) -> None:
        assert self._socket is not None
        self.sent += 1
        self.answered += 1
        with suppress(ConnectionClosed):
            async with asyncio.timeout(_TIMEOUT):
                await self._socket.send(message.data, text=message.as_text or None)
                while True:
                    self._receive(await self._socket.recv())
        self._socket = None

    def _receive(self, message: str | bytes) -> None:
        heard = DECODER.decode(message)
        if heard.game is not UNSET:
            game = _GAME.decode(heard.game)
            self._choices = [] if game is None else game.yours.choices
        if heard.update is not UNSET and heard.answer is UNSET:
            self._update = heard.update
        if heard.table is not UNSET:
            table = _TABLE.decode(heard.table)
            self._free = [chair for chair in table.chairs if chair not in table.seats]
        if heard.you is not UNSET:
            self._sits = bool(_YOU.decode(heard.you).seat)
        if heard.answer is not UNSET:
            self._check_answer(heard.answer)
            if heard.refused is not None:
                self.target.codes[heard.refused["code"]] += 1
        elif heard.pong is not UNSET:
            assert self._pending.popleft() == "pong"
            self.answered += 1
        elif heard.goodbye is not UNSET:
            self._goodbye = heard.goodbye
        check_no_leak(self.target, self.person, self._update, message.encode() if isinstance(message, str) else message)

    def _check_answer(self, number: str) -> None:
        assert self._pending, f"an answer without a command: {number!r}"
        expected = self._pending.popleft()
        assert expected == "any" or (isinstance(expected, tuple) and number in expected), (number, expected)
        self.answered += 1
