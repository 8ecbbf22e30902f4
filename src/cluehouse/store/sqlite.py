"""A store in one SQLite file: one thread writes, one reads, and the event loop never waits for the disk."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import TypeVar

from cluehouse.store.contract import Append, StoreError
from cluehouse.store.copies import backup
from cluehouse.store.disk import connect, lock, make_private, opening
from cluehouse.store.migrations import migrate
from cluehouse.store.rows import names_to_resume, names_with, read_entries
from cluehouse.store.writer import Writer

T = TypeVar("T")


async def open_store(path: Path) -> "SQLiteStore":
    """Open the file for this server alone; create and migrate it if needed."""
    path = path.resolve()  # two links to one file share one lock
    descriptor = lock(path)
    try:
        # Blocks the event loop, but nobody is served before the store is open.
        return SQLiteStore(path, _prepare(path), connect(path, "ro"), descriptor)
    except BaseException:
        os.close(descriptor)
        raise


def _prepare(path: Path) -> sqlite3.Connection:
    # SQLite would make the file readable by everybody, and would open a read-only file without an error.
    os.close(make_private(path))
    with opening(path), ExitStack() as undo:
        connection = connect(path, "rw")
        undo.callback(connection.close)
        migrate(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA wal_autocheckpoint = 4000")  # pages: fewer checkpoints cost less
        connection.execute("PRAGMA cache_size = -16000")  # kB: enough for the pages of all tables in play
        undo.pop_all()
    return connection


class SQLiteStore:
    """The contract of `Store`, in a file. Created by `open_store`; belongs to the event loop it was opened in."""

    def __init__(self, path: Path, writing: sqlite3.Connection, reading: sqlite3.Connection, lock: int) -> None:
        self._path = path
        self._writer = Writer(writing)
        self._reading = reading
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="cluehouse-store-reader")
        self._lock = lock
        self._is_open = True

    async def append(self, *appends: Append) -> None:
        """Save all appends or none; they are durable when it returns."""
        self._check_open()
        await self._writer.add(appends)

    async def read(self, name: str, after: int = 0) -> list[bytes]:
        """Return the entries of a log with a number above `after`, in order."""
        return await self._query(lambda: read_entries(self._reading, name, after))

    async def names(self, prefix: str) -> list[str]:
        """Return the logs whose name starts with the prefix, sorted."""
        return await self._query(lambda: names_with(self._reading, prefix))

    async def to_resume(self) -> list[str]:
        """Return the logs whose latest `resumes` is true."""
        return await self._query(lambda: names_to_resume(self._reading))

    async def backup(self, target: Path) -> None:
        """Write a consistent copy as a new file, while appends continue."""
        self._check_open()
        await asyncio.to_thread(backup, self._path, target)

    async def close(self) -> None:
        """Finish pending appends, then refuse new ones."""
        if not self._is_open:
            return
        self._is_open = False
        # The writer closes last: the last connection checkpoints the write-ahead log.
        await asyncio.get_running_loop().run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()
        await self._writer.finish()
        os.close(self._lock)

    async def _query(self, query: Callable[[], T]) -> T:
        self._check_open()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, query)
        except sqlite3.Error as error:
            raise StoreError("unreadable", str(self._path)) from error

    def _check_open(self) -> None:
        if not self._is_open:
            raise StoreError("closed")
