"""Copying everything from a PostgreSQL store or into one. Servers are kept away by locks on its tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import asyncpg

from cluehouse.store.contract import StoreError, without_password
from cluehouse.store.moving import Counts, StoredLog
from cluehouse.store.postgres.errors import cannot_open, is_lost, not_saved
from cluehouse.store.postgres.link import connect
from cluehouse.store.postgres.schema import known_version, migrate

_AT_A_TIME: Final = 500  # logs that are read at a time
_BATCH: Final = 8_000_000  # bytes that are written at a time

# No server can begin or renew a lease while this is locked, and nobody can append.
_KEEP_OUT: Final = "LOCK TABLE nodes, logs, entries IN SHARE ROW EXCLUSIVE MODE"
_PATIENCE: Final = "SET LOCAL lock_timeout = '10s'"  # longer than any append takes, or a vacuum that has to make way


@asynccontextmanager
async def postgres_source(address: str, log_format: int) -> AsyncIterator["PostgresSource"]:
    """Open a database that no server uses to be read. Logs in a newer format than this are refused."""
    async with _connected(address) as connection:
        if not await known_version(connection):
            raise StoreError("not-found", without_password(address))
        async with connection.transaction(isolation="repeatable_read"):
            await _keep_servers_out(connection, address)
            if await connection.fetchval("SELECT EXISTS (SELECT FROM logs WHERE format > $1)", log_format):
                raise StoreError("newer", without_password(address))
            yield PostgresSource(connection)


@asynccontextmanager
async def postgres_target(address: str, log_format: int) -> AsyncIterator["PostgresTarget"]:
    """Begin to fill an empty database, in one transaction. The logs are in this format at most."""
    async with _connected(address) as connection:
        await migrate(connection)
        transaction = connection.transaction()
        await transaction.start()
        try:
            await _keep_servers_out(connection, address)
            if await connection.fetchval("SELECT EXISTS (SELECT FROM logs) OR EXISTS (SELECT FROM entries)"):
                raise StoreError("exists", without_password(address))
            target = PostgresTarget(connection, log_format)
            yield target
            if target.is_complete:
                await transaction.commit()
        finally:
            if connection.is_in_transaction():
                await transaction.rollback()


@asynccontextmanager
async def _connected(address: str) -> AsyncIterator[asyncpg.Connection]:
    """Connect, without a limit on how long a statement may take."""
    about = without_password(address)
    try:
        connection = await connect(address, answer_seconds=None)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise cannot_open(error, about) from error
    try:
        yield connection
    except (ConnectionError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        if is_lost(error):
            raise StoreError("unreachable", about) from error
        raise not_saved(error) from error
    finally:
        await connection.close()


async def _keep_servers_out(connection: asyncpg.Connection, address: str) -> None:
    try:
        await connection.execute(_PATIENCE)
        await connection.execute(_KEEP_OUT)
    except asyncpg.LockNotAvailableError:
        raise StoreError("in-use", without_password(address)) from None
    if await connection.fetchval("SELECT EXISTS (SELECT FROM nodes WHERE until > clock_timestamp())"):
        raise StoreError("in-use", without_password(address))


class PostgresSource:
    """A database whose logs are read one after another."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection

    async def counts(self) -> Counts:
        """Count everything."""
        row = await self._connection.fetchrow("SELECT (SELECT count(*) FROM logs), (SELECT count(*) FROM entries)")
        return Counts(row[0], row[1])

    async def logs(self) -> AsyncIterator[StoredLog]:
        """Yield every log, sorted by code point."""
        after = ""
        while rows := await self._connection.fetch(
            "SELECT name, resumes, last FROM logs WHERE name > $1 ORDER BY name LIMIT $2", after, _AT_A_TIME
        ):
            for name, resumes, last in rows:
                found = await self._connection.fetch(
                    "SELECT number, entry FROM entries WHERE name = $1 ORDER BY number", name
                )
                if [number for number, _ in found] != list(range(1, last + 1)):
                    raise StoreError("damaged", name)
                yield StoredLog(name, resumes, tuple(entry for _, entry in found))
            after = rows[-1][0]


class PostgresTarget(PostgresSource):
    """A database that is being filled."""

    def __init__(self, connection: asyncpg.Connection, log_format: int) -> None:
        super().__init__(connection)
        self._format = log_format
        self.is_complete = False

    async def write(self, logs: AsyncIterator[StoredLog]) -> None:
        """Write these logs."""
        batch: list[StoredLog] = []
        size = 0
        async for log in logs:
            batch.append(log)
            size += sum(map(len, log.entries))
            if size > _BATCH or len(batch) == _AT_A_TIME:
                await self._copy(batch)
                batch, size = [], 0
        await self._copy(batch)

    async def _copy(self, batch: list[StoredLog]) -> None:
        await self._connection.copy_records_to_table(
            "logs",
            columns=("name", "last", "resumes", "format"),
            records=[(log.name, len(log.entries), log.resumes, self._format) for log in batch],
        )
        await self._connection.copy_records_to_table(
            "entries",
            columns=("name", "number", "entry"),
            records=[(log.name, number, entry) for log in batch for number, entry in enumerate(log.entries, 1)],
        )

    async def commit(self) -> None:
        """Let the transaction commit at its end."""
        self.is_complete = True
