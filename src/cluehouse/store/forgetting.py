"""Deleting old logs from the file of a stopped server, so that nothing of them remains."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from cluehouse.store.disk import check_there, connect, lock, opening
from cluehouse.store.heads import remove_heads
from cluehouse.store.migrations import migrate


def forget(path: Path, is_old: Callable[[str, bytes], bool]) -> list[str]:
    """Delete the logs for which `is_old(name, last entry)` is true, and return their names."""
    check_there(path)
    descriptor = lock(path.resolve())
    try:
        with opening(path), closing(connect(path, "rw")) as connection:
            migrate(connection)
            connection.execute("PRAGMA secure_delete = ON")
            latest = connection.execute("SELECT name, entry, max(number) FROM entries GROUP BY name").fetchall()
            old = [(name,) for name, entry, _ in latest if is_old(name, entry)]
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany("DELETE FROM entries WHERE name = ?", old)
            connection.executemany("DELETE FROM logs WHERE name = ?", old)
            connection.execute("COMMIT")
            with suppress(sqlite3.Error):  # they are deleted already; on a full disk only the space is not reclaimed
                connection.execute("VACUUM")
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        remove_heads(path, {name for (name,) in old})
    finally:
        os.close(descriptor)
    return [name for (name,) in old]
