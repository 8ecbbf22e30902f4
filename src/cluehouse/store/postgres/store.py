"""The contract of `Store`, in PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Final

import asyncpg

from cluehouse.store.contract import Append, Problem, StoreError, without_password
from cluehouse.store.copies import new_file
from cluehouse.store.group import GroupCommit
from cluehouse.store.migrations import migrate as migrate_file
from cluehouse.store.postgres.appending import Appending
from cluehouse.store.postgres.errors import cannot_open, is_lost
from cluehouse.store.postgres.link import Link, connect
from cluehouse.store.postgres.schema import known_version, migrate
from cluehouse.store.rows import write_append

_READERS: Final = 4
_LOGS: Final = 500  # that are copied at a time


async def open_postgres(address: str, node: Callable[[], str] = lambda: "", log_format: int = 1) -> "PostgresStore":
    """Open the database at this address (postgresql://…); create and migrate its tables if needed. `node` returns the
    name of this server, which owns the logs that it begins with an epoch. `log_format` is what an older server would
    have to understand to read what this one writes."""
    try:
        connection = await connect(address)
        try:
            await migrate(connection)
        finally:
            await connection.close()
        readers = await asyncpg.create_pool(address, min_size=0, max_size=_READERS, connect=_reader)
    except StoreError:
        raise
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise cannot_open(error, without_password(address)) from error
    return PostgresStore(address, readers, node, log_format)


async def open_existing(address: str) -> "PostgresStore":
    """Open a database that servers use already; one without their tables is refused."""
    try:
        connection = await connect(address)
        try:
            if not await known_version(connection):
                raise StoreError("not-found", without_password(address))
        finally:
            await connection.close()
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise cannot_open(error, without_password(address)) from error
    return await open_postgres(address)


async def _reader(address: str, **settings: Any) -> asyncpg.Connection:
    return await connect(address)


class PostgresStore:
    """The contract of `Store`, in PostgreSQL. Created by `open_postgres`; belongs to its event loop."""

    def __init__(self, address: str, readers: asyncpg.Pool, node: Callable[[], str], log_format: int) -> None:
        self._about = without_password(address)
        self._readers = readers
        self._writing = Link(address)
        self._appending = Appending(self._writing, node, log_format)
        self._commits = GroupCommit(self._appending.commit)
        self._is_open = True

    async def append(self, *appends: Append) -> None:
        """Save all appends or none; they are durable when it returns."""
        self._check_open()
        await self._commits.add(appends)

    def abandon(self) -> None:
        """Let nobody wait any longer for appends to logs that other servers may own now (Fenced)."""
        self._commits.abandon()
        self._writing.drop()

    async def read(self, name: str, after: int = 0) -> list[bytes]:
        """Return the entries of a log with a number above `after`, in order."""
        rows = await self._query(
            "SELECT entry FROM entries WHERE name = $1 AND number > $2 ORDER BY number", name, after
        )
        return [row[0] for row in rows]

    async def names(self, prefix: str) -> list[str]:
        """Return the logs whose name starts with the prefix, sorted."""
        # A range instead of LIKE: names contain "_". Nothing sorts after the last code point.
        rows = await self._query(
            "SELECT name FROM logs WHERE name >= $1 AND name < $2 ORDER BY name", prefix, prefix + "\U0010ffff"
        )
        return [row[0] for row in rows]

    async def to_resume(self) -> list[str]:
        """Return the logs whose latest `resumes` is true."""
        return [row[0] for row in await self._query("SELECT name FROM logs WHERE resumes ORDER BY name")]

    async def backup(self, target: Path) -> None:
        """Write a consistent copy as a new SQLite file, while appends continue."""
        self._check_open()
        with new_file(target) as copy:
            await asyncio.to_thread(migrate_file, copy)
            copy.execute("BEGIN")
            async for append in self.logs():
                await asyncio.to_thread(write_append, copy, append)
            copy.execute("COMMIT")

    async def logs(self) -> AsyncIterator[Append]:
        """Yield every log as one append, as all of them were at one moment, while appends continue."""
        async with (
            self._readers.acquire() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            last = ""
            while rows := await connection.fetch(
                "SELECT name, resumes FROM logs WHERE name > $1 ORDER BY name LIMIT $2", last, _LOGS
            ):
                for name, resumes in rows:
                    entries = await connection.fetch("SELECT entry FROM entries WHERE name = $1 ORDER BY number", name)
                    yield Append(name, 1, tuple(row[0] for row in entries), resumes)
                last = rows[-1][0]

    def problems(self) -> list[Problem]:
        """Return why the last append failed, if it did."""
        failed = self._appending.failed
        return [] if failed is None else [Problem("not-saved", failed.reason)]

    async def close(self) -> None:
        """Finish pending appends, then refuse new ones."""
        if not self._is_open:
            return
        self._is_open = False
        await self._commits.finish()
        self._appending.close()
        await self._writing.close()
        await self._readers.close()

    async def _query(self, query: str, *arguments: Any) -> list[asyncpg.Record]:
        self._check_open()
        try:
            rows: list[asyncpg.Record] = await self._readers.fetch(query, *arguments)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise StoreError("unreachable" if is_lost(error) else "unreadable", self._about) from error
        return rows

    def _check_open(self) -> None:
        if not self._is_open:
            raise StoreError("closed")
