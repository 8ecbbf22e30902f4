"""Owners of logs, where several servers share a store. A server holds one lease for all its logs, by the clock of the
store; an owner has an epoch, which rises at every change, and appends of an earlier epoch are refused (`Fenced`)."""

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct


class Owner(Struct, frozen=True):
    """The owner of a log. Its lease may be over."""

    node: str
    epoch: int
    is_too_new: bool = False  # this server cannot read the log. `node` can: it may become the owner; empty: none can


class LeaseLost(Exception):
    """The lease of this server was over before it was renewed: others may own its logs now."""


class LeaseTable(Protocol):
    """The lease of one server, and the owners of logs. Every method raises StoreError if the store is unreachable."""

    node: str

    async def begin(self, about: str) -> None:
        """Begin the lease of this server. `about` is shown to administrators."""

    async def renew(self) -> frozenset[str]:
        """Renew the lease, for all logs of this server at once. Returns the servers whose lease runs; raises LeaseLost,
        because a lease that is over is never renewed: another server may have relied on its end."""

    async def end(self) -> None:
        """End the lease at once, so that others need not wait."""

    async def acquire(self, name: str) -> Owner | None:
        """Become the owner of a log that has none. Returns the owner; None if there is no such log.
        A log that a newer server has written in a format that this one does not know is left to one that does."""

    async def hand_over(self, epochs: Mapping[str, int], node: str) -> frozenset[str]:
        """Make another server the owner of these logs of ours, whose epochs are given. Returns those that it owns now:
        the others were no longer ours."""

    async def without_owner(self, most: int) -> list[str]:
        """Return logs to resume whose owner's lease is over."""
