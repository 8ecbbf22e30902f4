"""The writer thread. It takes everything that is waiting and commits it at once: one fsync for many callers."""

import asyncio
import sqlite3
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from msgspec import Struct

from cluehouse.store.contract import Append, Taken
from cluehouse.store.disk import not_saved
from cluehouse.store.rows import write_append

# Minimum time in seconds between two groups. A single step is written at once; under load, grouping saves a thread
# switch and a flush for every append.
_GATHER: Final = 0.008


class Batch(Struct, frozen=True, eq=False):
    """The appends of one caller, saved as a whole or not at all, and the future that the caller waits for."""

    appends: tuple[Append, ...]
    saved: asyncio.Future[None]


_Outcome = tuple[asyncio.Future[None], Exception | None]


class Writer:
    """Owns the writing connection until the store is closed."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Batch] = []
        self._handed_over_at = 0.0
        self._waiting: SimpleQueue[list[Batch] | None] = SimpleQueue()
        # A daemon thread, so that a server that was not closed can still exit; what was acknowledged is on disk.
        self._thread = Thread(target=self._write, name="cluehouse-store-writer", daemon=True)
        self._thread.start()

    def add(self, appends: tuple[Append, ...]) -> asyncio.Future[None]:
        """Queue the appends. The future completes when they are on disk, or fails with the reason."""
        saved: asyncio.Future[None] = self._loop.create_future()
        if not self._gathered:
            self._loop.call_later(self._handed_over_at + _GATHER - self._loop.time(), self._hand_over)
        self._gathered.append(Batch(appends, saved))
        return saved

    async def finish(self) -> None:
        """Write what is waiting, then close the connection."""
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        if self._gathered:
            self._handed_over_at = self._loop.time()
            self._waiting.put(self._gathered)
            self._gathered = []

    def _write(self) -> None:
        more_follow = True
        while more_follow:
            batches, more_follow = self._take()
            if batches:
                # One call for the whole group: waking the event loop costs more than completing the futures.
                self._loop.call_soon_threadsafe(_settle, _commit(self._connection, batches))
        self._connection.close()

    def _take(self) -> tuple[list[Batch], bool]:
        """Wait for at least one batch and return everything that is waiting, and whether more can follow."""
        batches: list[Batch] = []
        item = self._waiting.get()
        with suppress(Empty):
            while item is not None:
                batches += item
                item = self._waiting.get_nowait()
        return batches, item is not None


def _commit(connection: sqlite3.Connection, batches: list[Batch]) -> list[_Outcome]:
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes: list[_Outcome] = [(batch.saved, _save(connection, batch)) for batch in batches]
        connection.execute("COMMIT")
    except Exception as error:
        # SQLite has often rolled back by itself. Nothing may be reported as saved, and no caller may wait for ever.
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return [(batch.saved, not_saved(error)) for batch in batches]
    return outcomes


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


def _settle(outcomes: list[_Outcome]) -> None:
    for saved, error in outcomes:
        if saved.done():  # the caller was cancelled
            continue
        if error is None:
            saved.set_result(None)
        else:
            saved.set_exception(error)
