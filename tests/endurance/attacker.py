"""Somebody at a table who sends what nobody should send, and reads the answers closely."""

import asyncio
from collections import Counter, deque
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import UNSET, Struct
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.endurance.guest import READ, Arrival, dial, hello, join_table
from tests.endurance.hostile import Armoury, Expected, Missile
from tests.endurance.secrets import Truth, secrets_from

_PATIENCE = 120.0
_AT_ONCE = 8  # few: the line of one whose pong comes late, behind a heap of messages, is cut
_VANISHING = 0.01  # of all volleys are sent by one who does not wait for the answers


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


class Quiver(Struct):
    """What all attackers together have still to send. They end together: who stops reading is soon cut off."""

    left: int

    def take(self, count: int) -> int:
        """So many, or as many as are left."""
        taken = min(count, self.left)
        self.left -= taken
        return taken


class Target(Struct):
    """A table under attack: what is true there, who is honest, and what nobody may be told."""

    port: int
    code: str
    truth: Truth
    honest: frozenset[str]  # people
    tokens: set[bytes]  # of everybody in the house, and their hashes
    codes: Counter[str]  # refusals, counted


def check_silence(target: Target, person: str, update: int | None, heard: bytes) -> None:
    """Nothing that this person must not know, at the update they have come to, stands in what was sent to them."""
    table = target.truth.table_shown(person, update)
    told = [secret for secret in secrets_from(table, person, target.honest) if secret in heard]
    told += [token for token in target.tokens if token in heard]
    if told:
        place = heard.index(told[0])
        context = heard[max(0, place - 200) : place + 100]
        raise AssertionError(f"{person or 'an onlooker'} at {target.code} was told {told}: {context!r}")


class Attacker:
    """A hostile player, spectator (without a seat) or onlooker (without a place)."""

    def __init__(self, target: Target, armoury: Armoury, arrival: Arrival | None, seat: str = "") -> None:
        self.target, self.armoury, self.arrival, self.seat = target, armoury, arrival, seat
        self.sent = self.answered = self.excused = 0
        self._choices: list[dict[str, Any]] = []
        self._sits = False
        self._update: int | None = None  # the latest that was shown
        self._free: list[str] = []  # chairs
        self._goodbye = ""
        self._pending: deque[Expected] = deque()
        self._line: ClientConnection | None = None

    @property
    def person(self) -> str:
        """Who this is at the table; nobody: an onlooker."""
        return "" if self.arrival is None else self.arrival.person

    async def connect(self) -> None:
        """Come to the table; whoever was shown the door comes in again by another name."""
        self._goodbye, self._choices, self._sits, self._update = "", [], False, None
        self._line = await dial(self.target.port)
        await self._line.send(hello(self.target.code, "" if self.arrival is None else self.arrival.token))
        if READ.decode(await self._line.recv()).welcome is UNSET:
            await self._line.close()
            name = f"M {self.armoury.dice.getrandbits(40):x}"
            self.arrival = await join_table(self.target.port, self.target.code, name)
            await self.connect()

    async def close(self) -> None:
        """Go away."""
        if self._line is not None:
            await self._line.close()

    async def attack(self, quiver: Quiver) -> None:
        """Send messages until there are no more; each has to be answered, and answered once."""
        while count := quiver.take(_AT_ONCE):
            if self._line is None:
                await self.connect()
            volley = [self.armoury.missile(self._choices) for _ in range(count)]
            if self.armoury.dice.random() < _VANISHING:
                await self._vanish(volley)
                continue
            if self.seat and not self._sits and self._free:
                volley[0] = self._plain({"do": "sit", "seat": self.armoury.dice.choice(self._free)})
            cut = next((missile for missile in volley if missile.expected is None), None)
            await self._fire([missile for missile in volley if missile.expected is not None])
            if cut is not None and self._line is not None:
                await self._be_cut(cut)

    async def ask(self, **command: Any) -> None:
        """One command, and its answer."""
        await self._fire([self._plain(command)])

    def _plain(self, command: dict[str, Any]) -> Missile:
        number = f"plain-{self.sent}"
        return Missile(msgspec.json.encode({"id": number, "command": command}).decode(), (number,))

    async def _fire(self, volley: list[Missile]) -> None:
        assert self._line is not None
        self._pending = deque(missile.expected for missile in volley)
        self.sent += len(volley)
        try:
            for missile in volley:
                await self._line.send(missile.data, text=missile.as_text or None)
            async with asyncio.timeout(_PATIENCE):
                while self._pending:
                    self._hear(await self._line.recv())
        except ConnectionClosed:
            await self._listen_out()

    async def _vanish(self, volley: list[Missile]) -> None:
        """Ask, and be gone before the answers come."""
        assert self._line is not None
        self.sent += len(volley)
        self.excused += len(volley)
        with suppress(ConnectionClosed):
            for missile in volley:
                await self._line.send(missile.data, text=missile.as_text or None)
        self._line.transport.abort()
        self._line = None

    async def _listen_out(self) -> None:
        """The line is gone; that is right only for one who left or was sent away."""
        assert self._line is not None
        with suppress(ConnectionClosed):
            while True:
                self._hear(await self._line.recv())
        assert self._goodbye == "left", f"the house hung up: {self._line.close_code}, {self._pending}"
        self.excused += len(self._pending)
        self._line = None

    async def _be_cut(self, missile: Missile) -> None:
        assert self._line is not None
        self.sent += 1
        self.answered += 1
        with suppress(ConnectionClosed):
            async with asyncio.timeout(_PATIENCE):
                await self._line.send(missile.data, text=missile.as_text or None)
                while True:
                    self._hear(await self._line.recv())
        self._line = None

    def _hear(self, message: str | bytes) -> None:
        heard = READ.decode(message)
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
        check_silence(self.target, self.person, self._update, message.encode() if isinstance(message, str) else message)

    def _check_answer(self, number: str) -> None:
        assert self._pending, f"answered without a question: {number!r}"
        expected = self._pending.popleft()
        assert expected == "any" or (isinstance(expected, tuple) and number in expected), (number, expected)
        self.answered += 1
