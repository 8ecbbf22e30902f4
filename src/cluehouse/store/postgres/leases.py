"""The leases of servers and the owners of logs, kept in PostgreSQL. Appends are fenced by the epoch (`append_to_log` in
the schema)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import asyncpg

from cluehouse.store.contract import StoreError
from cluehouse.store.owners import LeaseLost, Owner
from cluehouse.store.postgres.errors import is_lost
from cluehouse.store.postgres.link import Link

# A lease that is over is never renewed: another server may have relied on its end.
_RENEW: Final = """
    WITH renewed AS (
        UPDATE nodes SET until = clock_timestamp() + make_interval(secs => $2)
        WHERE node = $1 AND until > clock_timestamp() RETURNING node
    )
    SELECT node FROM nodes WHERE until > clock_timestamp() AND node <> $1 UNION SELECT node FROM renewed
"""

_CLAIM: Final = """
    UPDATE logs SET owner = $2, epoch = epoch + 1
    WHERE name = $1 AND owner <> $2 AND NOT is_live(owner) AND is_live($2)
    RETURNING owner, epoch
"""


class Leases:
    """The leases of one server, kept in the database."""

    def __init__(self, link: Link, node: str, seconds: float) -> None:
        self._link, self.node, self._seconds = link, node, seconds

    async def begin(self, about: str) -> None:
        """Begin the lease of this server. `about` is shown to administrators. Forgets servers that ended long ago."""
        async with self._connected() as connection:
            await connection.execute("DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 day'")
            await connection.execute(
                "INSERT INTO nodes VALUES ($1, clock_timestamp() + make_interval(secs => $2), $3)",
                self.node,
                self._seconds,
                about,
            )

    async def renew(self) -> frozenset[str]:
        """Renew the lease, for all logs of this server at once. Returns the servers whose lease runs."""
        async with self._connected() as connection:
            live = frozenset(row[0] for row in await connection.fetch(_RENEW, self.node, self._seconds))
        if self.node not in live:
            raise LeaseLost
        return live

    async def end(self) -> None:
        """End the lease at once, so that others need not wait."""
        async with self._connected() as connection:
            await connection.execute("DELETE FROM nodes WHERE node = $1", self.node)

    async def acquire(self, name: str) -> Owner | None:
        """Become the owner of a log that has none. Returns the owner; None if there is no such log."""
        async with self._connected() as connection:
            row = await connection.fetchrow(_CLAIM, name, self.node)
            if row is None:
                row = await connection.fetchrow("SELECT owner, epoch FROM logs WHERE name = $1", name)
        return None if row is None else Owner(row[0], row[1])

    async def hand_over(self, name: str, epoch: int, node: str) -> bool:
        """Make another server the owner of a log of ours."""
        async with self._connected() as connection:
            done: str = await connection.execute(
                "UPDATE logs SET owner = $4, epoch = epoch + 1 WHERE name = $1 AND owner = $2 AND epoch = $3",
                name,
                self.node,
                epoch,
                node,
            )
        return done == "UPDATE 1"

    async def without_owner(self, most: int) -> list[str]:
        """Return logs to resume whose owner's lease is over."""
        async with self._connected() as connection:
            rows = await connection.fetch(
                "SELECT name FROM logs WHERE resumes AND NOT is_live(owner) ORDER BY random() LIMIT $1", most
            )
        return [row[0] for row in rows]

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[asyncpg.Connection]:
        # One statement at a time: a connection refuses a second one, and a lease must not wait for a pool.
        async with self._link.lock:
            try:
                yield await self._link.get()
            except Exception as error:
                if not is_lost(error):
                    raise
                self._link.drop()
                raise StoreError("unreachable") from error
