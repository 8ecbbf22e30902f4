"""Tables full of people who play whatever comes to their mind, until the line is lost."""

import asyncio
import random
from collections.abc import Coroutine
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
from msgspec import Struct

from cluehouse.bots import DicePlayer
from tests.endurance.guest import Arrival, Guest, LineLost, join_table, open_table

# The clocks run slowly enough for a game of dice, and fast enough to ring now and then.
_TIMED = {"timer": "end-turn", "clue_seconds": 10, "guess_seconds": 10}
_SETTINGS: dict[str, dict[str, Any]] = {
    "codenames": {"options": _TIMED},
    "duet": {},
    "trapwords": {"options": {"reading_seconds": 0, "seconds": 5}},
    "decipher": {"languages": ["pl"]},
}
SEATS = {
    "codenames": ("red-chief", "red-1", "blue-chief", "blue-1"),
    "duet": ("A1", "B1"),
    "trapwords": ("red-1", "red-2", "blue-1", "blue-2"),
    "decipher": ("P1", "P2"),
}
_ASIDES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("say", {"text": "hm"}),
    ("phrase", {"phrase": "one-moment"}),
    ("rename", {"name": "Somebody else"}),
    ("pause", {}),
    ("undo", {}),
    ("mute", {"person": "p1"}),
    ("hush", {"person": "p2", "on": False}),
    ("ready", {"ready": True}),
)


class TableNow(Struct):
    """What a player of dice looks at."""

    running: bool = False


class YouNow(Struct):
    """The same, of their own."""

    may: tuple[str, ...] = ()


_TABLE = msgspec.json.Decoder(TableNow)
_YOU = msgspec.json.Decoder(YouNow)


class Crowd:
    """People at tables of all games, and passers-by."""

    def __init__(self, dice: random.Random, rest: float = 0) -> None:
        self.dice, self.rest = dice, rest  # seconds that everybody takes between two commands
        self.guests: list[Guest] = []  # who sits
        self.passers: list[Guest] = []
        self.lobby: Guest
        self.codes: list[str] = []
        self.answered = 0
        self._enough = asyncio.Event()
        self._wanted = 0
        self._passing = count()  # a join that was not answered may have been done: its name is not used again

    async def gather(self, port: int, sets: int, referee: str) -> None:
        """Open tables of every game and sit down; one more is left to bots, and at one they come and go."""
        for _ in range(sets):
            await asyncio.gather(*(self._sit_down(port, game, referee) for game in SEATS))
        self.passers.append(await table_of_bots(port, pace=40))
        await self.passers[0].close()
        self.lobby = Guest(await open_table(port, "Keeper", game="codenames"))
        await self.lobby.connect(port)

    async def _sit_down(self, port: int, game: str, referee: str) -> None:
        first = await open_table(port, "Guest 0", game=game, referee=referee, **_SETTINGS[game])
        others = [await join_table(port, first.code, f"Guest {place}") for place in range(1, len(SEATS[game]))]
        guests = [Guest(arrival) for arrival in (first, *others)]
        for guest, seat in zip(guests, SEATS[game], strict=True):
            await guest.connect(port)
            await guest.must("sit", seat=seat)
        await guests[0].must("start")
        self.codes.append(first.code)
        self.guests += guests

    @property
    def all(self) -> tuple[Guest, ...]:
        """Everybody who was ever here."""
        return (*self.guests, *self.passers, self.lobby)

    async def come_back(self, port: int) -> None:
        """Everybody connects again and asks again what was not answered; who had left finds the door closed."""
        await asyncio.gather(*(self._come_back(guest, port) for guest in self.all))

    async def _come_back(self, guest: Guest, port: int) -> None:
        await guest.connect(port)
        if not guest.goodbye:
            await guest.ask_again()

    async def play(self, port: int, answers: int) -> list[asyncio.Task[None]]:
        """Let all play until so many commands were answered; they go on until the line is lost."""
        self._wanted = self.answered + answers
        self._enough.clear()
        playing = [asyncio.ensure_future(self._play(guest)) for guest in self.guests]
        playing += [asyncio.ensure_future(until_lost(doing)) for doing in (self._pass_by(port), self._change_bots())]
        await self._enough.wait()
        return playing

    def _count(self) -> None:
        self.answered += 1
        if self.answered >= self._wanted:
            self._enough.set()

    async def _play(self, guest: Guest) -> None:
        player = DicePlayer(f"{self.dice.random()}")
        await until_lost(self._keep_playing(guest, player))

    async def _keep_playing(self, guest: Guest, player: DicePlayer) -> None:
        while True:
            guest.news.clear()
            if not await self._act(guest, player):
                with suppress(TimeoutError):
                    await asyncio.wait_for(guest.news.wait(), 0.1)  # nothing to do: others act, or the clock rings
            if not guest.is_connected:
                raise LineLost
            self._count()
            await asyncio.sleep(self.rest)

    async def _act(self, guest: Guest, player: DicePlayer) -> bool:
        may = _YOU.decode(guest.sections["you"]).may
        if not _TABLE.decode(guest.sections["table"]).running:
            return "rematch" in may and bool((await guest.do("rematch", cards=self._either("new", "turned"))).done)
        if "consent" in may:
            return bool((await guest.do(self._either("consent", "consent", "refuse"))).done)
        if "resume" in may:
            return bool((await guest.do("resume")).done)
        if self.dice.random() < 0.1:
            do, fields = self.dice.choice(_ASIDES)
            return bool((await guest.do(do, **fields)).done)
        move = player.choose(guest.sections["game"])
        if move is None:
            return False
        deed = await guest.do("move", move=msgspec.to_builtins(move), seen=guest.update)
        if not deed.done and deed.code != "stale":
            player.refused(move, deed.code)
        return True

    def _either(self, *values: str) -> str:
        return self.dice.choice(values)

    async def _pass_by(self, port: int) -> None:
        """People come, say hello and go, one after another."""
        while True:
            arrival: Arrival = await join_table(port, self.dice.choice(self.codes), f"Passer {next(self._passing)}")
            passer = Guest(arrival)
            self.passers.append(passer)
            await passer.connect(port)
            await passer.do("say", text="hello", channel="gallery")
            await passer.do("leave")
            self._count()
            await asyncio.sleep(self.rest)

    async def _change_bots(self) -> None:
        """One bot after another takes the same seat: each of these steps has three parts."""
        while True:
            await self.lobby.do("add-bot", seat="red-1", level="dice")
            self._count()
            await asyncio.sleep(self.rest)


async def table_of_bots(port: int, pace: int, **settings: Any) -> Guest:
    """A table at which four bots play, and its host."""
    host = Guest(await open_table(port, "Keeper", game="codenames", referee="off", pace=pace, **settings))
    await host.connect(port)
    for seat in SEATS["codenames"]:
        await host.must("add-bot", seat=seat, level="dice")
    await host.must("start")
    return host


async def until_lost(doing: Coroutine[Any, Any, None]) -> None:
    """Do this until the line is lost."""
    with suppress(LineLost):
        await doing
