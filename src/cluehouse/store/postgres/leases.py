"""The leases of servers and the owners of logs, kept in PostgreSQL. Appends are fenced by the epoch (`append_to_log` in
the schema)."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final

import asyncpg

from cluehouse.store.contract import StoreError
from cluehouse.store.owners import LeaseLost, Owner
from cluehouse.store.postgres.link import Link

# A lease that is over is never renewed: another server may have relied on its end.
_RENEW: Final = """
    WITH renewed AS (
        UPDATE nodes SET until = clock_timestamp() + make_interval(secs => $2), renewed = clock_timestamp()
        WHERE node = $1 AND until > clock_timestamp() RETURNING node
    )
    SELECT node FROM nodes WHERE until > clock_timestamp() AND node <> $1 UNION SELECT node FROM renewed
"""

# Rows that are locked are skipped: another server claims them, or the last append of their old owner is under way.
# So nobody waits, two servers that claim the same logs cannot deadlock, and who asks again gets an answer.
_CLAIM: Final = """
    UPDATE logs SET owner = $2, epoch = epoch + 1
    WHERE name IN (
        SELECT name FROM logs
        WHERE name = ANY($1) AND owner <> $2 AND format <= $3 AND NOT is_live(owner) AND is_live($2)
        ORDER BY name FOR UPDATE SKIP LOCKED
    )
    RETURNING name, owner, epoch, false
"""

# A log that is too new for this server, and whose owner is gone, is for any server that can read it.
_OWNERS: Final = """
    SELECT name, CASE WHEN is_left THEN coalesce(reader, '') ELSE owner END, epoch, is_left
    FROM logs,
        LATERAL (SELECT format > $2 AND NOT is_live(owner) AS is_left) AS found,
        LATERAL (
            SELECT (
                SELECT node FROM nodes
                WHERE is_left AND nodes.format >= logs.format AND until > clock_timestamp()
                ORDER BY random() LIMIT 1
            ) AS reader
        ) AS readers
    WHERE name = ANY($1)
"""

_HAND_OVER: Final = """
    UPDATE logs SET owner = $4, epoch = logs.epoch + 1
    FROM unnest($1::text[], $3::bigint[]) AS ours (name, epoch)
    WHERE logs.name = ours.name AND owner = $2 AND logs.epoch = ours.epoch
        AND logs.format <= (SELECT nodes.format FROM nodes WHERE node = $4)
    RETURNING logs.name
"""

# From one owner to the next in the index: there are few owners and many logs.
_WITHOUT_OWNER: Final = """
    WITH RECURSIVE owners (owner) AS (
        (SELECT owner FROM logs WHERE resumes ORDER BY owner LIMIT 1)
        UNION ALL
        SELECT (SELECT l.owner FROM logs l WHERE l.resumes AND l.owner > o.owner ORDER BY l.owner LIMIT 1)
        FROM owners o WHERE o.owner IS NOT NULL
    )
    SELECT name FROM logs
    WHERE resumes AND owner IN (SELECT owner FROM owners WHERE owner IS NOT NULL AND NOT is_live(owner))
    ORDER BY random() LIMIT $1
"""


class Leases:
    """The lease of one server, and the owners of logs, kept in the database. Leases and owners have a connection each:
    a lease must not wait because many logs change their owners."""

    def __init__(
        self,
        link: Link,
        owners: Link,
        node: str,
        seconds: float,
        log_format: int = 1,
        claimed: Callable[[int], None] = lambda count: None,
    ) -> None:
        """`claimed` is called with how many logs without owner were claimed."""
        self._link, self._owners, self.node, self._seconds = link, owners, node, seconds
        self._format, self._claimed = log_format, claimed  # the newest format that this server reads
        self._wanted: dict[str, asyncio.Future[Owner | None]] = {}  # logs that are acquired together, next
        self._acquiring: asyncio.Task[None] | None = None

    async def begin(self, about: str) -> None:
        """Begin the lease of this server. `about` is shown to administrators. Forgets servers that ended long ago."""
        async with _connected(self._link) as connection:
            await connection.execute("DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 day'")
            await connection.execute(
                "INSERT INTO nodes (node, until, about, format)"
                " VALUES ($1, clock_timestamp() + make_interval(secs => $2), $3, $4)",
                self.node,
                self._seconds,
                about,
                self._format,
            )

    async def renew(self) -> frozenset[str]:
        """Renew the lease, for all logs of this server at once. Returns the servers whose lease runs."""
        async with _connected(self._link) as connection:
            live = frozenset(row[0] for row in await connection.fetch(_RENEW, self.node, self._seconds))
        if self.node not in live:
            raise LeaseLost
        return live

    async def end(self) -> None:
        """End the lease at once, so that others need not wait."""
        async with _connected(self._link) as connection:
            await connection.execute("DELETE FROM nodes WHERE node = $1", self.node)

    async def acquire(self, name: str) -> Owner | None:
        """Become the owner of a log that has none. Returns the owner; None if there is no such log."""
        if name not in self._wanted:
            self._wanted[name] = asyncio.get_running_loop().create_future()
        wanted = self._wanted[name]
        if self._acquiring is None:
            self._acquiring = asyncio.ensure_future(self._acquire_wanted())
        return await asyncio.shield(wanted)

    async def _acquire_wanted(self) -> None:
        """Acquire everything that is wanted, in groups: what is asked for during one statement shares the next."""
        try:
            while self._wanted:
                group, self._wanted = self._wanted, {}
                try:
                    owners = await self._acquire(list(group))
                except Exception as error:
                    for wanted in group.values():
                        wanted.set_exception(error)
                        wanted.exception()  # whoever waited may have been cancelled
                else:
                    for name, wanted in group.items():
                        wanted.set_result(owners.get(name))
        finally:
            self._acquiring = None

    async def _acquire(self, names: list[str]) -> dict[str, Owner]:
        async with _connected(self._owners) as connection:
            rows = await connection.fetch(_CLAIM, names, self.node, self._format)
            claimed = {row[0] for row in rows}
            self._claimed(len(claimed))
            others = [name for name in names if name not in claimed]
            if others:
                rows += await connection.fetch(_OWNERS, others, self._format)
        return {name: Owner(*owner) for name, *owner in rows}

    async def hand_over(self, epochs: Mapping[str, int], node: str) -> frozenset[str]:
        """Make another server the owner of these logs of ours."""
        async with _connected(self._owners) as connection:
            rows = await connection.fetch(_HAND_OVER, list(epochs), self.node, list(epochs.values()), node)
        return frozenset(row[0] for row in rows)

    async def without_owner(self, most: int) -> list[str]:
        """Return logs to resume whose owner's lease is over."""
        async with _connected(self._owners) as connection:
            return [row[0] for row in await connection.fetch(_WITHOUT_OWNER, most)]


@asynccontextmanager
async def _connected(link: Link) -> AsyncIterator[asyncpg.Connection]:
    """One statement at a time: a connection refuses a second one."""
    async with link.lock:
        try:
            yield await link.get()
        except asyncio.CancelledError:  # it took too long: the connection may be dead, and must not delay the next
            link.drop()
            raise
        except Exception as error:
            if not link.is_lost_after(error):
                raise
            link.drop()
            raise StoreError("unreachable") from error
