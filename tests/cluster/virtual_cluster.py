"""Several servers in one event loop, in virtual time: they share a store and leases in memory, and a local bus."""

import asyncio
from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct

from cluehouse.bus import Hub, LocalBus
from cluehouse.bus.contract import Answer
from cluehouse.cluster.house import ClusterHouse
from cluehouse.cluster.membership import Membership
from cluehouse.house.arrivals import Newcomer
from cluehouse.store import Append, Fenced, MemoryStore, NotSaved, StoreError
from cluehouse.store.owners import LeaseLost, Owner
from cluehouse.tables import commands
from cluehouse.tables.settings import Settings
from tests.house.table_driver import NAMES, RecordingConnection, kill, new_house

LEASE = 1.5
FROM_THE_FUTURE = b'{"is":"from-the-future"}'


class SharedStore(MemoryStore):
    """A store in memory with owners, as the database has them."""

    def __init__(self) -> None:
        super().__init__()
        self.owners: dict[str, Owner] = {}
        self.until: dict[str, float] = {}  # the leases

    def is_live(self, node: str) -> bool:
        return self.until.get(node, 0.0) > asyncio.get_running_loop().time()

    def check_epochs(self, node: str, appends: tuple[Append, ...]) -> None:
        for append in appends:
            owner = self.owners.get(append.name)
            if append.epoch is not None and owner is not None and owner.epoch != append.epoch:
                raise Fenced(append.name, append.number)
        for append in appends:
            if append.epoch is not None:
                self.owners.setdefault(append.name, Owner(node, append.epoch))


class StoreOfServer:
    """The shared store as one server reaches it, or not."""

    def __init__(self, shared: SharedStore, server: "Server") -> None:
        self._shared, self._server = shared, server

    async def append(self, *appends: Append) -> None:
        if not self._server.reaches_store:
            raise NotSaved("unreachable")
        self._shared.check_epochs(self._server.membership.node, appends)
        await self._shared.append(*appends)

    async def read(self, name: str, after: int = 0) -> list[bytes]:
        """A newer server understands what an older one does not."""
        found = await self._shared.read(name, after)
        return [entry.replace(FROM_THE_FUTURE, b"") for entry in found] if self._server.is_newer else found

    async def close(self) -> None:
        pass

    def __getattr__(self, name: str) -> Any:
        return getattr(self._shared, name)


class BusOfServer(LocalBus):
    """The bus as one server reaches it. A mute server carries out requests, and its answers are lost."""

    def __init__(self, hub: Hub, server: "Server") -> None:
        super().__init__(hub)
        self._server = server

    async def serve(self, subject: str, answer: Answer) -> None:
        async def answered(data: bytes) -> bytes:
            found = await answer(data)
            if self._server.is_mute:
                await asyncio.sleep(60)
            return found

        await super().serve(subject, answered)


class MemoryLeases:
    """The leases of one server."""

    def __init__(self, shared: SharedStore, node: str, server: "Server") -> None:
        self.node = node
        self._shared, self._server = shared, server

    async def _reach(self) -> None:
        await asyncio.sleep(0.001)
        if not self._server.reaches_store:
            raise StoreError("unreachable")

    async def begin(self, about: str) -> None:
        await self._reach()
        self._shared.until[self.node] = asyncio.get_running_loop().time() + LEASE

    async def renew(self) -> frozenset[str]:
        await self._reach()
        if not self._shared.is_live(self.node):
            raise LeaseLost
        await self.begin("")
        return frozenset(node for node in self._shared.until if self._shared.is_live(node))

    async def end(self) -> None:
        await self._reach()
        self._shared.until.pop(self.node, None)

    async def acquire(self, name: str) -> Owner | None:
        await self._reach()
        owner = self._shared.owners.get(name, Owner("", 0))
        if not await self._shared.read(name):
            return None
        if owner.node != self.node and not self._shared.is_live(owner.node) and self._shared.is_live(self.node):
            owner = self._shared.owners[name] = Owner(self.node, owner.epoch + 1)
        return owner

    async def hand_over(self, epochs: Mapping[str, int], node: str) -> frozenset[str]:
        await self._reach()
        ours = {name for name, epoch in epochs.items() if self._shared.owners.get(name) == Owner(self.node, epoch)}
        for name in ours:
            self._shared.owners[name] = Owner(node, epochs[name] + 1)
        return frozenset(ours)

    async def without_owner(self, most: int) -> list[str]:
        await self._reach()
        names = await self._shared.to_resume()
        return [name for name in names if not self._shared.is_live(self._shared.owners.get(name, Owner("", 0)).node)]


class Server(Struct, dict=True):
    """One server of a virtual cluster."""

    name: str
    leases: ClassVar[type[MemoryLeases]] = MemoryLeases

    def set_up(self, shared: SharedStore, hub: Hub, **given: Any) -> "Server":
        self.reaches_store = True
        self.incarnation = 0
        self.is_mute = self.is_newer = False
        self.bus = BusOfServer(hub, self)
        self.membership = Membership(lambda: self.leases(shared, self._next_name(), self), seconds=LEASE)
        store: Any = StoreOfServer(shared, self)
        self.house = new_house(store, ownership=self.membership, **given)
        self.cluster = ClusterHouse(self.house, self.membership, self.bus)
        return self

    def _next_name(self) -> str:
        self.incarnation += 1
        return f"{self.name}.{self.incarnation}"

    def kill(self) -> None:
        """End everything that this server does, as if its process had been killed."""
        kill(self.house)
        self.bus.is_connected = False
        self.reaches_store = False
        for task in (*self.cluster._working, self.membership._renewing):
            if task is not None:
                task.cancel()
        if self.membership._ending is not None:
            self.membership._ending.cancel()


async def servers(*names: str, **given: Any) -> list[Server]:
    """Open servers that share everything."""
    shared, hub = SharedStore(), Hub()
    opened = [Server(name).set_up(shared, hub, **given) for name in names]
    for server in opened:
        await server.cluster.open()
    return opened


class Guest:
    """A person at a table, connected to one server."""

    def __init__(self, server: Server, code: str, person: str, token: str) -> None:
        self.server, self.code, self.person, self.token = server, code, person, token
        self.connection = RecordingConnection()
        self._commands = 0

    async def connect(self) -> "Guest":
        await self.server.cluster.enter(self.code, self.token, self.connection)
        return self

    async def do(self, command: commands.Command, number: str = "") -> Any:
        self._commands += 1
        number = number or f"{self.person}-{self._commands}"
        return await self.server.cluster.command(self.code, self.person, number, command)

    def sees(self, section: str) -> Any:
        return self.connection.sees(section)


async def table_of(*at: Server, **settings: Any) -> list[Guest]:
    """Open a table at the first server; the other people are connected to the other servers."""
    arrival = await at[0].cluster.open_table(Settings("codenames", **{"pace": 0, **settings}), NAMES[0])
    guests = [Guest(at[0], arrival.code, arrival.person, arrival.token)]
    for server, name in zip(at[1:], NAMES[1:], strict=False):
        joined = await server.cluster.join(arrival.code, Newcomer(name))
        guests.append(Guest(server, joined.code, joined.person, joined.token))
    for guest in guests:
        await guest.connect()
    return guests
