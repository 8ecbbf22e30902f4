"""Limits that hold across servers.

Every second each server tells the others over the bus what it has counted for each network: tables opened, visits,
bytes stored. They take it from their own buckets. So a guest who uses several servers gets what one server gives, and
at most what each of them gives within that second. While the bus is down, every server counts by itself.

Work for somebody who is connected to another server is charged here, to their network: see `RemoteGuests`.
"""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from cluehouse.bus import Bus
from cluehouse.house.guest import ANYBODY, Guest
from cluehouse.server.doorkeeper import Doorkeeper, Spent
from cluehouse.server.metering import LONGEST_WAIT, Metered, wait_for_budget
from cluehouse.tables.refusal import TableRefusal

T = TypeVar("T")
_SUBJECT: Final = "cluehouse.spent"
_EVERY: Final = 1.0  # seconds
_AT_A_TIME: Final = 5_000  # networks in one message: NATS limits messages to 1 MB
_LOG: Final = logging.getLogger("cluehouse.server")


class SpentMessage(Struct, frozen=True):
    """What a server has counted since its last message: kind of limit, network, amount."""

    server: str
    spent: tuple[tuple[str, str, float], ...]


_messages: Final = msgspec.json.Decoder(SpentMessage)


class SharedLimits:
    """Tells other servers what was spent here, and hears of what was spent there."""

    def __init__(self, doorkeeper: Doorkeeper, bus: Bus, server: str) -> None:
        self._doorkeeper, self._bus, self._server = doorkeeper, bus, server
        self._spent: Spent = {}
        self._telling: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Begin to tell and to hear."""
        self._doorkeeper.spent = self._spent
        await self._bus.subscribe(_SUBJECT, self._hear)
        self._telling = asyncio.ensure_future(self._tell_for_ever())

    async def end(self) -> None:
        """Stop."""
        if self._telling is not None:
            self._telling.cancel()
            with suppress(asyncio.CancelledError):
                await self._telling

    async def _tell_for_ever(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            self.tell()

    def tell(self) -> None:
        """Tell what was spent since the last time."""
        spent = [(kind, network, amount) for (kind, network), amount in self._spent.items()]
        self._spent.clear()
        for start in range(0, len(spent), _AT_A_TIME):
            message = SpentMessage(self._server, tuple(spent[start : start + _AT_A_TIME]))
            self._bus.publish(_SUBJECT, msgspec.json.encode(message))

    def _hear(self, data: bytes) -> None:
        try:
            message = _messages.decode(data)
        except msgspec.MsgspecError:
            _LOG.warning("another server said something about limits that this one does not understand")
            return
        if message.server != self._server:
            for kind, network, amount in message.spent:
                self._doorkeeper.was_spent_elsewhere(kind, network, amount)


class RemoteGuests:
    """People who are connected to other servers: what is done here for them is charged to their networks."""

    def __init__(self, doorkeeper: Doorkeeper) -> None:
        self._doorkeeper = doorkeeper

    def guest(self, network: str) -> Guest:
        """Return the account of a network."""
        return self._doorkeeper.account(network) if network else ANYBODY

    async def pay(self, network: str, work: Coroutine[Any, Any, T]) -> T:
        """Do something and charge its processor time to a network, which may have to wait first."""
        if not network:
            return await work
        account = self._doorkeeper.account(network)
        if account.wait() > LONGEST_WAIT or not await wait_for_budget(account):
            work.close()
            raise TableRefusal("too-fast", wait=1 + int(account.wait()))
        return await Metered(work, account.charge)
