"""Backups, restoring them, and reading logs while the server runs: the store's file is opened read-only."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from cluehouse.store.contract import StoreError
from cluehouse.store.disk import check_there, connect, give_to_owner, lock, make_private, open_to_read, opening
from cluehouse.store.heads import heads_file
from cluehouse.store.journal import journal_file
from cluehouse.store.migrations import check_version
from cluehouse.store.rows import read_rows


def backup(source: Path, target: Path) -> None:
    """Copy a store into a new file and check its integrity. The server may go on writing meanwhile."""
    check_there(source)
    with opening(source), closing(connect(source, "ro")) as original:
        _copy(original, source, target)


def restore(copy: Path, target: Path) -> None:
    """Put a backup where a store is to be. Never overwrites a store; what is left of one that was there is renamed."""
    check_there(copy)
    descriptor = lock(target.resolve())
    fresh = target.with_name(f"{target.name}.restored")
    try:
        if target.exists():
            raise StoreError("exists", str(target))
        fresh.unlink(missing_ok=True)
        is_closed = not journal_file(copy).exists()
        with opening(copy), closing(open_to_read(copy, is_closed)) as original:
            _copy(original, copy, fresh)
        for old in (journal_file(target), target.with_name(target.name + "-shm"), heads_file(target)):
            if old.exists():  # SQLite would add it to the backup; the server would miss what the backup lacks
                old.replace(old.with_name(old.name + ".before-restore"))
        fresh.rename(target)
        give_to_owner(target)
    finally:
        os.close(descriptor)


def _copy(original: sqlite3.Connection, source: Path, target: Path) -> None:
    if check_version(original) == 0:
        raise StoreError("not-a-store", str(source))
    with new_file(target) as copy:
        original.backup(copy)  # in one step, so that the copy shows a single moment
        if copy.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise StoreError("damaged", str(source))  # a copy of a damaged file must not pass for a backup


def read_log(source: Path, name: str) -> list[bytes]:
    """Return the entries of a log, read from the file without opening the store; an empty list if there is no such
    log."""
    check_there(source)
    with opening(source), closing(connect(source, "ro")) as original:
        if check_version(original) == 0:
            raise StoreError("not-a-store", str(source))
        return [entry for _, entry, _ in read_rows(original, name)]


@contextmanager
def new_file(target: Path) -> Iterator[sqlite3.Connection]:
    """Open a new private SQLite file, which is deleted again if filling it fails."""
    os.close(make_private(target, os.O_EXCL))
    try:
        with opening(target), closing(connect(target, "rw")) as copy:
            yield copy
    except BaseException:
        target.unlink(missing_ok=True)
        raise
