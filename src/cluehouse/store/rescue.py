"""Saves what an open store still holds when its files were deleted or replaced.

The system keeps a deleted file until it is closed, so all its content can still be read through the open connection.
"""

import os
import sqlite3
from pathlib import Path

from cluehouse.store.contract import NotSaved, StoreError
from cluehouse.store.copies import new_file
from cluehouse.store.guard import FileGuard


def rescue(connection: sqlite3.Connection, path: Path, guard: FileGuard) -> Path | None:
    """Write everything to a file again and return it; None if that fails.

    A lost file is put back where it was. A file that somebody else has put there is left alone: the copy then lies
    beside it. If only the write-ahead log was lost, its content goes into the database.
    """
    if guard.is_in_place() and _put_journal_back(connection):
        guard.remove_journal(only_ours=False)
        return path
    copy = _free_name(path)
    try:
        with new_file(copy) as target:
            connection.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, complete without others
    except (sqlite3.Error, StoreError, NotSaved, OSError):
        return None
    if not guard.is_in_place():
        # The copy has its content, and SQLite would apply it to whatever file is there at the next start.
        guard.remove_journal(only_ours=guard.is_replaced())
        try:
            os.link(copy, path)  # fails if there is a file
        except OSError:
            return copy
        copy.unlink()
        return path
    return copy


def _put_journal_back(connection: sqlite3.Connection) -> bool:
    try:
        busy, frames, done = connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
    except sqlite3.Error:
        return False
    return not busy and frames == done


def _free_name(path: Path) -> Path:
    names = (path.with_name(f"{path.name}.rescued{'' if number == 1 else f'-{number}'}") for number in range(1, 1000))
    return next(name for name in names if not name.exists())
