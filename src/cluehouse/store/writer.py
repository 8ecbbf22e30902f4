"""The one thread that writes. It takes all that is waiting and commits it at once: one fsync for many callers."""

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

# Seconds that lie at least between two groups: a lone step is written at once, and a busy house saves the processor
# the waking of a thread and the disk a flush for every single one.
_GATHER: Final = 0.008


class Batch(Struct, frozen=True, eq=False):
    """The appends of one caller, all or none, and where the caller waits."""

    appends: tuple[Append, ...]
    saved: asyncio.Future[None]


_Outcome = tuple[asyncio.Future[None], Exception | None]


class Writer:
    """Owns the writing connection, from the first append to the end."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Batch] = []
        self._handed_over_at = 0.0
        self._waiting: SimpleQueue[list[Batch] | None] = SimpleQueue()
        # A daemon, so that a house that was not closed can still end; what it had acknowledged is on disk.
        self._thread = Thread(target=self._write, name="cluehouse-store-writer", daemon=True)
        self._thread.start()

    def add(self, appends: tuple[Append, ...]) -> asyncio.Future[None]:
        """Gather the appends. The future is done when they are on disk, or says why they are not."""
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
        going_on = True
        while going_on:
            batches, going_on = self._take()
            if batches:
                # One call for the whole group: waking the loop costs more than the futures do.
                self._loop.call_soon_threadsafe(_settle, _commit(self._connection, batches))
        self._connection.close()

    def _take(self) -> tuple[list[Batch], bool]:
        """All that is waiting, at least one batch; and whether more can follow."""
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
        # SQLite has often rolled back by itself; nobody may be told "saved" and nobody may be left waiting.
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return [(batch.saved, not_saved(error)) for batch in batches]
    return outcomes


def _save(connection: sqlite3.Connection, batch: Batch) -> Taken | None:
    """Write one caller's appends without harm to the others in the group."""
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
    """A single append is checked before anything of it is written, so there is nothing to roll back to."""
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
