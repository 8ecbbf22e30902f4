"""A store in one SQLite file: one thread writes, one reads, and the event loop never waits for the disk."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Final, TypeVar

from cluehouse.store.contract import Append, NotSaved, Problem, StoreError
from cluehouse.store.copies import backup
from cluehouse.store.disk import connect, give_to_owner, is_damage, lock, make_private, open_to_read, opening
from cluehouse.store.heads import Heads
from cluehouse.store.health import PAGE_DAMAGED, StoreHealth
from cluehouse.store.journal import examine_journal, journal_file
from cluehouse.store.migrations import migrate
from cluehouse.store.rows import last_number, names_to_resume, names_with, read_entries
from cluehouse.store.scrub import Scrubber
from cluehouse.store.writer import Writer

T = TypeVar("T")
_COMPARED: Final = 20_000  # logs that are compared with their heads at the start; the scrubber reads the others


async def open_store(path: Path) -> "SQLiteStore":
    """Open the file for this server alone; create and migrate it if needed."""
    path = path.resolve()  # two links to one file share one lock
    descriptor = lock(path)
    try:
        # Blocks the event loop, but nobody is served before the store is open.
        heads, health = Heads(path), StoreHealth(path)
        if heads.names() and not path.exists():
            raise StoreError("missing", str(path))
        _keep_damaged_journal(path, health)
        return SQLiteStore(path, _prepare(path, heads, health), open_to_read(path), descriptor, heads, health)
    except BaseException:
        os.close(descriptor)
        raise


def _keep_damaged_journal(path: Path, health: StoreHealth) -> None:
    """Keep a copy of a write-ahead log that SQLite cannot recover as a whole, because SQLite will overwrite it."""
    journal = journal_file(path)
    dropped = examine_journal(journal).dropped_commits
    if dropped:
        copy = journal.with_name(f"{journal.name}.damaged-{journal.stat().st_mtime_ns}")
        try:
            shutil.copyfile(journal, copy)
            copy.chmod(0o600)
        except OSError:
            raise StoreError("damaged", str(journal)) from None  # nothing may be overwritten then
        health.journal_is_damaged(dropped, copy)


def _prepare(path: Path, heads: Heads, health: StoreHealth) -> sqlite3.Connection:
    # SQLite would make the file readable by everybody, and would open a read-only file without an error.
    os.close(make_private(path))
    give_to_owner(path)
    with opening(path), ExitStack() as undo:
        connection = connect(path, "rw")
        undo.callback(connection.close)
        migrate(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA wal_autocheckpoint = 4000")  # pages: fewer checkpoints cost less
        connection.execute("PRAGMA cache_size = -16000")  # kB: enough for the pages of all tables in play
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()  # makes the files beside the store
        _compare(connection, heads, health)
        undo.pop_all()
    return connection


def _compare(connection: sqlite3.Connection, heads: Heads, health: StoreHealth) -> None:
    """Report logs that lack acknowledged entries: those that were written last, as far as it can be done quickly."""
    known = heads.names()
    found: dict[str, int] = {}
    for name in known[-_COMPARED:] or names_with(connection, ""):
        try:
            found[name] = last_number(connection, name)
        except sqlite3.Error as error:
            if not is_damage(error):
                raise
            health.log_is_damaged(name, PAGE_DAMAGED)
        else:
            if found[name] < heads.last(name):
                health.log_is_damaged(name, f"entry {found[name] + 1} is missing")
    if known:
        heads.write()
    else:
        heads.set_all(found)


class SQLiteStore:
    """The contract of `Store`, in a file. Created by `open_store`; belongs to the event loop it was opened in."""

    def __init__(
        self,
        path: Path,
        writing: sqlite3.Connection,
        reading: sqlite3.Connection,
        lock: int,
        heads: Heads,
        health: StoreHealth,
    ) -> None:
        self._path, self._heads, self._health = path, heads, health
        self._scrubber = Scrubber(path, heads, health)
        self._writer = Writer(path, writing, heads, health, self._scrubber.hurry)
        self._reading = reading
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="cluehouse-store-reader")
        self._lock = lock
        self._is_open = True

    async def append(self, *appends: Append) -> None:
        """Save all appends or none; they are durable when it returns."""
        self._check_open()
        if self._health.damaged.intersection(append.name for append in appends):
            raise NotSaved("damaged")  # people should not play on at a table that cannot be read again
        await self._writer.add(appends)

    async def read(self, name: str, after: int = 0) -> list[bytes]:
        """Return the entries of a log with a number above `after`, in order."""
        last = self._heads.last(name)
        try:
            found = await self._query(lambda: read_entries(self._reading, name, after, last))
        except StoreError as error:
            if error.reason == "damaged":
                self._health.log_is_damaged(name, error.about)
            raise
        if after <= 0:
            self._health.log_is_whole(name)
        return found

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

    def problems(self) -> list[Problem]:
        """Return what is wrong with the store now."""
        return self._health.problems()

    async def close(self) -> None:
        """Finish pending appends, then refuse new ones."""
        if not self._is_open:
            return
        self._is_open = False
        await asyncio.to_thread(self._scrubber.close)
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
            if is_damage(error):
                raise StoreError("damaged", PAGE_DAMAGED) from error
            raise StoreError("unreadable", str(self._path)) from error

    def _check_open(self) -> None:
        if not self._is_open:
            raise StoreError("closed")
