"""Simulated players at several servers: who loses the connection goes to another server and plays on."""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress

from cluehouse.bots import DicePlayer
from tests.endurance.client import Client, ConnectionLost
from tests.endurance.simulated_players import SimulatedPlayers, until_lost

_LONGEST_WAIT = 30.0  # seconds for anybody to get an answer, whatever happens


class LocatedClient(Client):
    """A client that knows where it is connected."""

    port = 0

    async def connect(self, port: int) -> None:
        """Connect to the server at this port."""
        self.port = port
        await super().connect(port)


class ClusterPlayers(SimulatedPlayers):
    """Clients that play until they are told to pause, at any server that runs."""

    make_client = LocatedClient

    def __init__(self, dice: random.Random, ports: Callable[[], list[int]], rest: float) -> None:
        super().__init__(dice, rest)
        self._ports = ports
        self._may_play = asyncio.Event()
        self._may_play.set()
        self._resting = 0
        self._playing: list[asyncio.Task[None]] = []

    async def begin(self, sets: int) -> None:
        """Sit down, spread over all servers, and play."""
        await self.gather(self._any_port(), sets, "off")
        await asyncio.gather(*(client.close() for client in self.clients))
        for client in (*self.clients, self.lobby):
            await self._come_back(client)
        doings = [self._go_on(client) for client in self.clients] + [self._visits(), self._bots()]
        self._playing = [asyncio.ensure_future(doing) for doing in doings]

    async def _sit_down(self, port: int, game: str, referee: str) -> None:
        await super()._sit_down(self._any_port(), game, referee)  # every server owns some of the tables

    def end(self) -> None:
        """Stop playing."""
        for task in self._playing:
            task.cancel()

    async def pause(self) -> None:
        """Let everybody finish what they do. Somebody who gets no answer fails the run."""
        self._may_play.clear()
        deadline = time.monotonic() + _LONGEST_WAIT
        while self._resting < len(self._playing):
            for task in self._playing:
                if task.done():
                    task.result()
            assert time.monotonic() < deadline, f"no answer: {self._unanswered()}"
            await asyncio.sleep(0.02)

    def _unanswered(self) -> list[str]:
        return [
            f"{client.person} at {client.code}: {sent.command}"
            for client in self.all
            for sent in client.commands_sent.values()
            if sent.done is None and not client.goodbye
        ]

    def resume(self) -> None:
        """Let everybody play on."""
        self._may_play.set()

    async def _pause(self) -> None:
        await asyncio.sleep(self.rest)
        if not self._may_play.is_set():
            self._resting += 1
            try:
                await self._may_play.wait()
            finally:
                self._resting -= 1

    def _any_port(self) -> int:
        return self.dice.choice(self._ports())

    async def _go_on(self, client: Client) -> None:
        player = DicePlayer(f"{self.dice.random()}")
        while True:
            await until_lost(self._keep_playing(client, player))
            await self._come_back(client)

    async def _come_back(self, client: Client) -> None:
        """Connect to any server and repeat what was not answered, until that works."""
        while True:
            with suppress(ConnectionLost):
                await client.connect(self._any_port())
                if client.is_connected and not client.goodbye:
                    await client.resend_unanswered()
                    return
            await asyncio.sleep(0.05)

    async def _visits(self) -> None:
        while True:
            await until_lost(self._visit(self._any_port()))
            await self._pause()

    async def _bots(self) -> None:
        while True:
            await until_lost(self._change_bots())
            await self._come_back(self.lobby)
