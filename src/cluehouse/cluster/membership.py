"""This server as one of several: its lease, and which other servers are alive."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final

from cluehouse.cluster.asking import server_of
from cluehouse.cluster.counters import Counters
from cluehouse.house.ownership import OwnedElsewhere
from cluehouse.store import StoreError
from cluehouse.store.owners import LeaseLost, LeaseTable

LEASE_SECONDS: Final = 1.5
_RENEWALS: Final = 3  # tries to renew a lease before it ends
_MARGIN: Final = 0.2  # seconds before the end of the lease at which a server stops everything
_ROUND: Final = 60.0  # seconds; a log that comes back within this time is understood by no server
_LOG: Final = logging.getLogger("cluehouse.cluster")


def _now() -> float:
    """Return the event loop's time, which nobody can set."""
    return asyncio.get_running_loop().time()


class Membership:
    """Holds the lease of this server. `lost` is called before the lease ends unrenewed: from then on this server may
    change nothing. `gone` is called with the servers that have stopped renewing theirs."""

    first_epoch: int | None = 1

    def __init__(
        self,
        make_leases: Callable[[], LeaseTable],
        about: str = "",
        seconds: float = LEASE_SECONDS,
    ) -> None:
        self._make_leases, self._about, self._seconds = make_leases, about, seconds
        self.leases = make_leases()
        self.live: frozenset[str] = frozenset()
        self.too_new: set[str] = set()  # logs that no server can read that was alive when they were asked for
        self.lost: Callable[[], None] = lambda: None
        self.gone: Callable[[frozenset[str]], None] = lambda nodes: None
        self.changed_name: Callable[[], None] = lambda: None
        self.counters = Counters()
        self._until = 0.0  # the lease surely runs until then
        self._passed_on: dict[str, float] = {}  # logs that this server does not understand, and since when
        self._ending: asyncio.TimerHandle | None = None
        self._renewing: asyncio.Task[None] | None = None

    @property
    def node(self) -> str:
        """The name of this server: a new one for every lease."""
        return self.leases.node

    @property
    def server(self) -> str:
        """The name under which this server is reached. It stays the same when its lease changes."""
        return server_of(self.node)

    def another(self) -> str:
        """Return any other server that was alive when we last knew; empty if there was none."""
        others = [node for node in self.live if server_of(node) != self.server]
        return secrets.choice(others) if others else ""

    @property
    def seconds_left(self) -> float:
        """For how long the lease surely runs."""
        return max(0.0, self._until - _now())

    @property
    def is_valid(self) -> bool:
        """Whether the lease runs, so that this server may own tables."""
        return _now() < self._until

    async def begin(self) -> None:
        """Begin the lease, and go on renewing it."""
        await self._begin()
        self._renewing = asyncio.ensure_future(self._renew_for_ever())

    async def end(self) -> None:
        """End the lease."""
        if self._renewing is not None:
            self._renewing.cancel()
        if self._ending is not None:
            self._ending.cancel()
        self._until = 0.0
        try:
            await self.leases.end()
        except Exception:  # it ends by itself a moment later
            _LOG.warning("the lease could not be ended")

    async def acquire(self, log: str) -> int | None:
        """Become or stay the owner of a table's log."""
        if not self.is_valid:
            raise OwnedElsewhere
        owner = await self.leases.acquire(log)
        if owner is None:
            return None  # there is no such log
        if owner.is_too_new and not owner.node:
            self.too_new.add(log)
        if owner.node != self.node or owner.is_too_new:
            raise OwnedElsewhere(owner.node)
        return owner.epoch

    async def pass_on(self, log: str, epoch: int | None) -> None:
        """Leave a log that this server does not understand to the next one, until it has gone round."""
        if epoch is None or _now() - self._passed_on.get(log, -_ROUND) < _ROUND:
            return
        others = sorted(self.live - {self.node})
        following = next((node for node in others if node > self.node), others[0] if others else "")
        if following and await self.leases.hand_over({log: epoch}, following):
            self._passed_on[log] = _now()
            _LOG.warning("a table has entries of a newer version; another server gets it", extra={"table": log})
            raise OwnedElsewhere(following)

    async def _begin(self) -> None:
        asked = _now()
        async with asyncio.timeout(self._seconds):
            await self.leases.begin(self._about)
            self._extend(asked)
            self._meet(await self.leases.renew())

    def _meet(self, live: frozenset[str]) -> None:
        """Note which servers are alive, and report those that are gone."""
        before, self.live = self.live, live
        if live - before:
            self.too_new.clear()
        if before - live:
            self.gone(before - live)

    def _extend(self, asked: float) -> None:
        """The lease runs from some moment after `asked`: rather think that it ends too early."""
        self._until = asked + self._seconds - _MARGIN
        if self._ending is not None:
            self._ending.cancel()
        self._ending = asyncio.get_running_loop().call_later(max(0, self._until - _now()), self._end_now)

    def _end_now(self) -> None:
        _LOG.warning("the lease could not be renewed in time; this server stops its tables")
        self._until = 0.0
        self.lost()

    async def _renew_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / _RENEWALS)
            try:
                await self._renew_or_begin_again()
            except (StoreError, TimeoutError):
                self.counters.renewals_failed += (
                    1  # the lease may still be renewed in time; otherwise everything stops before it ends
                )
            except Exception:
                self.counters.renewals_failed += 1
                _LOG.exception("the lease could not be renewed")

    async def _renew_or_begin_again(self) -> None:
        try:
            await self._renew()
        except LeaseLost:
            await self._begin_again()

    async def _renew(self) -> None:
        asked = _now()
        async with asyncio.timeout(self._seconds / 2):  # so that there is time for a second try
            live = await self.leases.renew()
            if not self.is_valid:  # it was over for us, although the database has renewed it: our tables are given up
                await self.leases.end()
                raise LeaseLost
        self._extend(asked)
        self._meet(live)

    async def _begin_again(self) -> None:
        """Begin a new lease under a new name. Whatever this server owned under its old name has no owner now."""
        self.counters.leases_lost += 1
        if self.is_valid:
            self._end_now()
        self.leases = self._make_leases()
        await self._begin()
        _LOG.warning("this server has a new lease and a new name: %s", self.node)
        self.changed_name()
