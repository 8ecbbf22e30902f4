"""Backups, and reading logs while the server runs: the store's file is opened read-only."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from cluehouse.store.contract import StoreError
from cluehouse.store.disk import connect, make_private, opening
from cluehouse.store.migrations import check_version
from cluehouse.store.rows import read_rows


def backup(source: Path, target: Path) -> None:
    """Copy a store into a new file and check its integrity. The server may go on writing meanwhile."""
    if not source.is_file():
        raise StoreError("not-found", str(source))
    with opening(source), closing(connect(source, "ro")) as original:
        if check_version(original) == 0:
            raise StoreError("not-a-store", str(source))
        with new_file(target) as copy:
            original.backup(copy)  # in one step, so that the copy shows a single moment
            if copy.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise StoreError("damaged", str(source))  # a copy of a damaged file must not pass for a backup


def read_log(source: Path, name: str) -> list[bytes]:
    """Return the entries of a log, read from the file without opening the store; an empty list if there is no such
    log."""
    if not source.is_file():
        raise StoreError("not-found", str(source))
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
