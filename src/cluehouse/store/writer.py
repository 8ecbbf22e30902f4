"""The writer thread. It commits one group of appends at a time: one fsync for many callers.

Nothing is acknowledged before the commit is on disk and the file was seen in its place after it.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from cluehouse.store.contract import Append, NotSaved, Taken
from cluehouse.store.disk import not_saved
from cluehouse.store.group import Batch, GroupCommit, Outcome
from cluehouse.store.guard import FileFault, FileGuard
from cluehouse.store.heads import Heads
from cluehouse.store.health import PAGE_DAMAGED, StoreHealth
from cluehouse.store.rescue import rescue
from cluehouse.store.rows import write_append

_WATCH: Final = 1.0  # seconds without appends after which the files are looked at


_Group = tuple[list[Batch], asyncio.Future[list[Outcome]]]


class Writer:
    """Owns the writing connection until the store is closed."""

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        heads: Heads,
        health: StoreHealth,
        touched: Callable[[], None],
    ) -> None:
        self._path, self._connection, self._heads, self._health = path, connection, heads, health
        self._touched = touched  # called when somebody else has written to the files
        self._guard = FileGuard(path)
        self._fault: FileFault | None = None  # then nothing more is saved
        self._loop = asyncio.get_running_loop()
        self._commits = GroupCommit(self._hand_over)
        self._waiting: SimpleQueue[_Group | None] = SimpleQueue()
        # A daemon thread, so that a server that was not closed can still exit; what was acknowledged is on disk.
        self._thread = Thread(target=self._write, name="cluehouse-store-writer", daemon=True)
        self._thread.start()

    def add(self, appends: tuple[Append, ...]) -> asyncio.Future[None]:
        """Queue the appends. The future completes when they are on disk, or fails with the reason."""
        return self._commits.add(appends)

    async def finish(self) -> None:
        """Write what is waiting, then close the connection."""
        await self._commits.finish()
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self, batches: list[Batch]) -> asyncio.Future[list[Outcome]]:
        """Let the thread commit a group; the future completes with how each batch ended."""
        committed: asyncio.Future[list[Outcome]] = self._loop.create_future()
        self._waiting.put((batches, committed))
        return committed

    def _write(self) -> None:
        while True:
            try:
                group = self._waiting.get(timeout=_WATCH)
            except Empty:
                if self._fault is None:
                    self._watch()
                continue
            if group is None:
                break
            batches, committed = group
            self._loop.call_soon_threadsafe(_complete, committed, self._commit(batches))
        self._heads.close()
        self._connection.close()

    def _commit(self, batches: list[Batch]) -> list[Outcome]:
        """Save the batches, and report what could not be saved."""
        if self._fault is None:
            self._look_before()
        if self._fault is not None:
            return [(batch.saved, NotSaved(self._fault)) for batch in batches]
        outcomes = _commit(self._connection, batches)
        failed = next((error for _, error in outcomes if isinstance(error, NotSaved)), None)
        if failed is not None and failed.reason == "damaged" and len(batches) > 1:
            # One damaged log must not keep the others from being saved.
            outcomes = [outcome for batch in batches for outcome in _commit(self._connection, [batch])]
        fault = self._guard.fault()
        if fault is not None and not self._lose(fault):
            return [(batch.saved, NotSaved(fault)) for batch in batches]
        saved = [batch for batch, (_, error) in zip(batches, outcomes, strict=True) if error is None]
        self._heads.add(append for batch in saved for append in batch.appends)
        self._report(batches, outcomes)
        return outcomes

    def _report(self, batches: list[Batch], outcomes: list[Outcome]) -> None:
        for batch, (_, error) in zip(batches, outcomes, strict=True):
            if isinstance(error, NotSaved) and error.reason == "damaged":
                self._health.log_is_damaged(batch.appends[0].name, PAGE_DAMAGED)
            elif isinstance(error, NotSaved):
                self._health.appends_failed(error.reason)
            elif self._fault is None:
                self._health.append_done()

    def _look_before(self) -> None:
        """Look whether somebody else has written to the files or shortened them since the last commit."""
        if not self._guard.was_touched():
            return
        self._touched()
        with suppress(OSError):  # a lost file is noticed after the commit
            if self._guard.is_truncated(self._connection):
                self._lose("file-truncated")

    def _watch(self) -> None:
        """Look at the files while nothing is to be saved, and try whether saving works again."""
        self._look_before()
        fault = None if self._fault is not None else self._guard.fault()
        if fault is not None:
            self._lose(fault)
        elif self._fault is None:
            if self._health.not_saved is not None and _can_write(self._connection):
                self._health.append_done()
                self._guard.fault()  # remember what this has written
            if not self._heads.is_in_place():
                self._heads.write()

    def _lose(self, fault: FileFault) -> bool:
        """Save nothing more until the server is restarted. Returns whether everything so far is in its place again."""
        self._fault = fault
        self._health.appends_failed(fault)
        copy = rescue(self._connection, self._path, self._guard)
        self._health.rescued(copy)
        return copy == self._path


def _commit(connection: sqlite3.Connection, batches: list[Batch]) -> list[Outcome]:
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes: list[Outcome] = [(batch.saved, _save(connection, batch)) for batch in batches]
        connection.execute("COMMIT")
    except Exception as error:
        # SQLite has often rolled back by itself. Nothing may be reported as saved, and no caller may wait for ever.
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return [(batch.saved, not_saved(error)) for batch in batches]
    return outcomes


def _can_write(connection: sqlite3.Connection) -> bool:
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version = {version}")
    except sqlite3.Error:
        return False
    return True


def _save(connection: sqlite3.Connection, batch: Batch) -> Taken | None:
    """Write one caller's appends; a failure does not affect the others in the group."""
    if len(batch.appends) == 1:
        return _save_one(connection, batch.appends[0])
    connection.execute("SAVEPOINT batch")
    taken = None
    try:
        for append in batch.appends:
            write_append(connection, append)
    except Taken as error:
        connection.execute("ROLLBACK TO batch")
        taken = error
    connection.execute("RELEASE batch")
    return taken


def _save_one(connection: sqlite3.Connection, append: Append) -> Taken | None:
    """Write a single append. It is checked before anything is written, so it needs no savepoint."""
    try:
        write_append(connection, append)
    except Taken as error:
        return error
    return None


def _complete(committed: asyncio.Future[list[Outcome]], outcomes: list[Outcome]) -> None:
    if not committed.done():  # it is when the event loop ends without closing the store
        committed.set_result(outcomes)
