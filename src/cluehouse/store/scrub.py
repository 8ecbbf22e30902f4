"""Reads one log after another in the background, so that damage is found before people need what is damaged."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event, Thread
from typing import Final

from cluehouse.store.contract import StoreError
from cluehouse.store.disk import is_damage, open_to_read
from cluehouse.store.heads import Heads
from cluehouse.store.health import PAGE_DAMAGED, StoreHealth
from cluehouse.store.rows import names_with, read_entries

_PACE: Final = 1.0  # seconds between two logs
_FIRST: Final = 0.01  # the same, when the store was opened
_HURRY: Final = 0.001  # the same, after somebody else has written to the file
_BATCH: Final = 100
_LOG: Final = logging.getLogger("cluehouse.store")


class Scrubber:
    """Checks every log, again and again, with a connection of its own."""

    def __init__(self, path: Path, heads: Heads, health: StoreHealth) -> None:
        self._path, self._heads, self._health = path, heads, health
        # Opened once: a connection that is opened after the files were lost would make new ones.
        self._connection = open_to_read(path)
        self._connection.execute("PRAGMA cache_size = 0")  # read what is on disk, not what was there before
        self._closing, self._touched = Event(), Event()
        self._pace = _FIRST
        self._thread = Thread(target=self._run, name="cluehouse-store-scrubber", daemon=True)
        self._thread.start()

    def hurry(self) -> None:
        """Check all logs soon: the file may have been damaged."""
        self._touched.set()

    def close(self) -> None:
        """Stop, and wait for the end."""
        self._closing.set()
        self._thread.join()

    def _run(self) -> None:
        failed = False
        with closing(self._connection) as connection:
            while self._rest(self._pace):
                pace = _HURRY if self._touched.is_set() else self._pace
                self._touched.clear()
                try:
                    self._sweep(connection, pace)
                    failed = False
                except sqlite3.Error as error:
                    if not failed:
                        _LOG.error("the store cannot be checked", exc_info=error, extra={"path": str(self._path)})
                    failed = True
                self._pace = _PACE

    def _sweep(self, connection: sqlite3.Connection, pace: float) -> None:
        seen, name = set(), ""
        while names := names_with(connection, "", name, _BATCH):
            for name in names:
                seen.add(name)
                check_log(connection, self._heads, self._health, name)
                if not self._rest(pace):
                    return
        for name in self._heads.names():
            if name not in seen:
                check_log(connection, self._heads, self._health, name)

    def _rest(self, pace: float) -> bool:
        """Wait before the next log, but not long if the file was touched; False when the store closes."""
        return not self._closing.wait(_HURRY if self._touched.is_set() else pace)


def check_log(connection: sqlite3.Connection, heads: Heads, health: StoreHealth, name: str) -> None:
    """Read a log and report whether it is whole."""
    last = heads.last(name)  # asked first: the log has these entries by now
    try:
        if not read_entries(connection, name, last=max(last, 1)):
            raise StoreError("damaged", "it has no entries")
    except StoreError as error:
        health.log_is_damaged(name, error.about)
    except sqlite3.Error as error:
        if is_damage(error):
            health.log_is_damaged(name, PAGE_DAMAGED)
    else:
        health.log_is_whole(name)
