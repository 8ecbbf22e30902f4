"""Backups and reading beside a house: the store's file is opened read-only, while its house may be running."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from cluehouse.store.contract import StoreError
from cluehouse.store.disk import connect, make_private, opening
from cluehouse.store.migrations import check_version
from cluehouse.store.rows import read_entries


def backup(source: Path, target: Path) -> None:
    """Copy the store of the source into a new file, and see that it is whole. Its house goes on meanwhile."""
    if not source.is_file():
        raise StoreError("not-found", str(source))
    with opening(source), closing(connect(source, "ro")) as original:
        if check_version(original) == 0:
            raise StoreError("not-a-store", str(source))
        with new_file(target) as copy:
            original.backup(copy)  # in one step: one moment of the source, whatever is written meanwhile
            if copy.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise StoreError("damaged", str(source))  # a copy of rot would pass for a backup


def read_log(source: Path, name: str) -> list[bytes]:
    """The entries of a log, read from the file without opening the store; none if there is no such log."""
    if not source.is_file():
        raise StoreError("not-found", str(source))
    with opening(source), closing(connect(source, "ro")) as original:
        if check_version(original) == 0:
            raise StoreError("not-a-store", str(source))
        return read_entries(original, name, 0)


@contextmanager
def new_file(target: Path) -> Iterator[sqlite3.Connection]:
    """An empty private SQLite file to fill, gone again if that fails."""
    os.close(make_private(target, os.O_EXCL))
    try:
        with opening(target), closing(connect(target, "rw")) as copy:
            yield copy
    except BaseException:
        target.unlink(missing_ok=True)
        raise
