"""Which server owns a table: this one alone, or one of several that share a store."""

from typing import Protocol

from cluehouse.tables.refusal import TableRefusal


class OwnedElsewhere(TableRefusal):
    """Another server owns the table; `node` names it, if it is known. People never see this refusal."""

    def __init__(self, node: str = "") -> None:
        super().__init__("stale")
        self.node = node


class OutcomeUnknown(Exception):
    """Nobody could find out in time whether a command was carried out. Who gives it again, with its id, is told."""


class Ownership(Protocol):
    """Decides whether this server may load and change a table."""

    @property
    def first_epoch(self) -> int | None:
        """The epoch of a table that this server opens."""

    @property
    def is_valid(self) -> bool:
        """Whether this server may show and change the tables that it owns."""

    async def acquire(self, log: str) -> int | None:
        """Become or stay the owner of a table's log and return the epoch; raises OwnedElsewhere."""

    async def pass_on(self, log: str, epoch: int | None) -> None:
        """Leave a log that this server does not understand to another one, which may be newer: then raises
        OwnedElsewhere. Returns if there is none, or if all have tried."""


class SoleOwner:
    """The only server of a store: it owns everything, without epochs."""

    first_epoch: int | None = None
    is_valid = True

    async def acquire(self, log: str) -> int | None:
        """Nobody else could own the log."""
        return None

    async def pass_on(self, log: str, epoch: int | None) -> None:
        """There is no other server."""
