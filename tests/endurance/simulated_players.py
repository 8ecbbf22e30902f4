"""Simulated players: clients at tables of every game that make random moves until the connection is lost."""

import asyncio
import random
from collections.abc import Coroutine
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
from msgspec import Struct

from cluehouse.bots import DicePlayer
from tests.endurance.client import Arrival, Client, ConnectionLost, JoinRefused, join_table, open_table

# The clocks are slow enough for random players, and fast enough to ring now and then.
_TIMED = {"timer": "end-turn", "clue_seconds": 10, "guess_seconds": 10}
_SETTINGS: dict[str, dict[str, Any]] = {
    "codenames": {"options": _TIMED},
    "duet": {},
    "trapwords": {"options": {"reading_seconds": 0, "seconds": 10}},
    "decipher": {"languages": ["pl"]},
}
SEATS = {
    "codenames": ("red-chief", "red-1", "blue-chief", "blue-1"),
    "duet": ("A1", "B1"),
    "trapwords": ("red-1", "red-2", "blue-1", "blue-2"),
    "decipher": ("P1", "P2"),
}
_OTHER_COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
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
    """What a random player reads of the table."""

    running: bool = False


class YouNow(Struct):
    """What a random player reads of its own section."""

    may: tuple[str, ...] = ()


_TABLE = msgspec.json.Decoder(TableNow)
_YOU = msgspec.json.Decoder(YouNow)


class SimulatedPlayers:
    """Clients at tables of all games, and visitors who join and leave."""

    make_client: type[Client] = Client

    def __init__(self, dice: random.Random, rest: float = 0) -> None:
        self.dice, self.rest = dice, rest  # seconds between two commands of one client
        self.clients: list[Client] = []  # the seated ones
        self.visitors: list[Client] = []
        self.lobby: Client
        self.codes: list[str] = []
        self.answered = 0
        self._enough = asyncio.Event()
        self._wanted = 0
        self._visitor_numbers = count()  # an unanswered join may have succeeded, so its name is not used again

    async def gather(self, port: int, sets: int, referee: str) -> None:
        """Open and fill tables of every game, a table where only bots play, and a lobby where bots are replaced."""
        for _ in range(sets):
            await asyncio.gather(*(self._sit_down(port, game, referee) for game in SEATS))
        self.visitors.append(await table_of_bots(port, pace=40))
        await self.visitors[0].close()
        self.lobby = self.make_client(await open_table(port, "Keeper", game="codenames"))
        await self.lobby.connect(port)

    async def _sit_down(self, port: int, game: str, referee: str) -> None:
        first = await open_table(port, "Client 0", game=game, referee=referee, **_SETTINGS[game])
        others = [await join_table(port, first.code, f"Client {place}") for place in range(1, len(SEATS[game]))]
        clients = [self.make_client(arrival) for arrival in (first, *others)]
        for client, seat in zip(clients, SEATS[game], strict=True):
            await client.connect(port)
            await client.must("sit", seat=seat)
        await clients[0].must("start")
        self.codes.append(first.code)
        self.clients += clients

    @property
    def all(self) -> tuple[Client, ...]:
        """All clients, also those who have left."""
        return (*self.clients, *self.visitors, self.lobby)

    async def reconnect(self, port: int) -> None:
        """Reconnect all clients and repeat their unanswered commands; those who had left are refused."""
        await asyncio.gather(*(self._reconnect(client, port) for client in self.all))

    async def _reconnect(self, client: Client, port: int) -> None:
        await client.connect(port)
        if not client.goodbye:
            await client.resend_unanswered()

    async def play(self, port: int, answers: int) -> list[asyncio.Task[None]]:
        """Let all play and return after this many answers; they go on until the connection is lost."""
        self._wanted = self.answered + answers
        self._enough.clear()
        playing = [asyncio.ensure_future(self._play(client)) for client in self.clients]
        playing += [asyncio.ensure_future(until_lost(doing)) for doing in (self._visit(port), self._change_bots())]
        await self._enough.wait()
        return playing

    async def play_on(self, answers: int, seconds: float) -> None:
        """Let those who play go on for so many answers, but no longer than this."""
        self._wanted = self.answered + answers
        self._enough.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._enough.wait(), seconds)

    def _count(self) -> None:
        self.answered += 1
        if self.answered >= self._wanted:
            self._enough.set()

    async def _play(self, client: Client) -> None:
        player = DicePlayer(f"{self.dice.random()}")
        await until_lost(self._keep_playing(client, player))

    async def _keep_playing(self, client: Client, player: DicePlayer) -> None:
        while True:
            client.news.clear()
            if not await self._act(client, player):
                with suppress(TimeoutError):
                    await asyncio.wait_for(client.news.wait(), 0.1)  # nothing to do until others act or the clock rings
            if not client.is_connected:
                raise ConnectionLost
            self._count()
            await self._pause()

    async def _pause(self) -> None:
        """Rest between two commands of one client."""
        await asyncio.sleep(self.rest)

    async def _act(self, client: Client, player: DicePlayer) -> bool:
        may = _YOU.decode(client.sections["you"]).may
        if not _TABLE.decode(client.sections["table"]).running:
            return "rematch" in may and bool((await client.do("rematch", cards=self._any_of("new", "turned"))).done)
        if "consent" in may:
            return bool((await client.do(self._any_of("consent", "consent", "refuse"))).done)
        if "resume" in may:
            return bool((await client.do("resume")).done)
        if self.dice.random() < 0.1:
            do, fields = self.dice.choice(_OTHER_COMMANDS)
            return bool((await client.do(do, **fields)).done)
        move = player.choose(client.sections["game"])
        if move is None:
            return False
        sent = await client.do("move", move=msgspec.to_builtins(move), seen=client.update)
        if not sent.done and sent.code != "stale":
            player.refused(move, sent.code)
        return True

    def _any_of(self, *values: str) -> str:
        return self.dice.choice(values)

    async def _visit(self, port: int) -> None:
        """Visitors join, say hello and leave, one after another."""
        while True:
            try:
                arrival: Arrival = await join_table(
                    port, self.dice.choice(self.codes), f"Passer {next(self._visitor_numbers)}"
                )
            except JoinRefused:
                await asyncio.sleep(0.05)
                continue
            visitor = self.make_client(arrival)
            self.visitors.append(visitor)
            await visitor.connect(port)
            await visitor.do("say", text="hello", channel="gallery")
            await visitor.do("leave")
            self._count()
            await self._pause()

    async def _change_bots(self) -> None:
        """One bot after another takes the same seat: each of these commands has three events."""
        while True:
            await self.lobby.do("add-bot", seat="red-1", level="dice")
            self._count()
            await self._pause()


async def table_of_bots(port: int, pace: int, **settings: Any) -> Client:
    """Open a table where four bots play; returns its host."""
    host = Client(await open_table(port, "Keeper", game="codenames", referee="off", pace=pace, **settings))
    await host.connect(port)
    for seat in SEATS["codenames"]:
        await host.must("add-bot", seat=seat, level="dice")
    await host.must("start")
    return host


async def until_lost(doing: Coroutine[Any, Any, None]) -> None:
    """Run this until the connection is lost."""
    with suppress(ConnectionLost):
        await doing
