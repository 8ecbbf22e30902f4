"""A world with two servers: one owns the table, and everybody is connected to the other.

What travels between the servers for a participant is recorded as if they were sent it: a server must not learn more
than the people whom it serves."""

import asyncio
from typing import Any

import msgspec

from cluehouse.bus import Hub
from cluehouse.cluster.messages import Shown
from cluehouse.server.app import make_app
from tests.cluster.virtual_cluster import MemoryLeases, Server, SharedStore
from tests.secrecy.world import NO_LIMITS, Action, World

_SHOWN = msgspec.json.Decoder(Shown)


class _PromptLeases(MemoryLeases):
    """Leases that take no time, as everything in a world."""

    async def _reach(self) -> None:
        await asyncio.sleep(0)


class _Server(Server):
    leases = _PromptLeases


class RelayedWorld(World):
    """A world whose participants are connected to a server that does not own their table."""

    def _start_house(self) -> None:
        shared, hub = SharedStore(), _RecordingHub(self)
        given: dict[str, Any] = {
            "now": lambda: self.house_time(self.now),
            "random_bytes": self._dice,
            "players": self._make_player,
        }
        self._store = shared
        self._servers = [_Server(name).set_up(shared, hub, **given) for name in ("owner", "other")]
        self.house, other = self._servers[0].house, self._servers[1].cluster
        self._app = make_app(other, NO_LIMITS)
        self._is_open = False

    async def do(self, number: int, action: Action) -> None:
        """Open the servers first."""
        if not self._is_open:
            self._is_open = True
            for server in self._servers:
                await server.cluster.open()
        await super().do(number, action)

    def carried(self, shown: Shown) -> None:
        """Record what the servers say to each other about a person."""
        participant = self.participant_of(shown.person)
        if participant:  # the name of a stream is random
            text = msgspec.json.encode(msgspec.structs.replace(shown, stream="")).decode()
            self.record(participant, f"between the servers: {text}")


class _RecordingHub(Hub):
    """Records what one server shows to the people of the other."""

    def __init__(self, world: RelayedWorld) -> None:
        super().__init__()
        self._world = world

    def carry(self, subject: str, data: bytes) -> None:
        """A message is delivered."""
        if subject.endswith(".shown"):
            self._world.carried(_SHOWN.decode(data))
