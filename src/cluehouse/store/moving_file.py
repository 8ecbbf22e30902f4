"""Copying everything from a SQLite file or into one. The new file gets its name when it is complete."""

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Final

from cluehouse.store.contract import Append, StoreError
from cluehouse.store.disk import check_there, connect, give_to_owner, is_damage, lock, make_private, opening
from cluehouse.store.heads import Heads, heads_file
from cluehouse.store.migrations import check_version, migrate
from cluehouse.store.moving import Counts, StoredLog
from cluehouse.store.rows import names_with, read_entries, write_append

_AT_A_TIME: Final = 500  # names
_OTHERS: Final = ("-wal", "-shm")  # files that SQLite keeps beside its own


@asynccontextmanager
async def file_source(path: Path) -> AsyncIterator["FileSource"]:
    """Open the file of a stopped server to be read."""
    check_there(path)
    path = path.resolve()
    with _locked(path), opening(path), closing(connect(path, "ro")) as connection:
        if check_version(connection) == 0:
            raise StoreError("not-a-store", str(path))
        yield FileSource(connection, Heads(path))


@asynccontextmanager
async def file_target(path: Path) -> AsyncIterator["FileTarget"]:
    """Begin a new file. It may take the place of one that a server has made and nobody has used."""
    path = path.resolve()
    with _locked(path):
        _check_unused(path)
        new = path.with_name(path.name + ".moving")
        _remove(new)
        os.close(make_private(new, os.O_EXCL))
        try:
            with opening(new), closing(connect(new, "rw")) as connection:
                migrate(connection)
                connection.execute("BEGIN")
                yield FileTarget(path, new, connection)
        except PermissionError as error:
            raise StoreError("not-writable", str(path)) from error
        finally:
            _remove(new)


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Keep servers away from a file."""
    descriptor = lock(path)
    try:
        yield
    finally:
        os.close(descriptor)


def _check_unused(path: Path) -> None:
    if Heads(path).names():
        raise StoreError("exists", str(path))
    if path.exists():
        with opening(path), closing(connect(path, "ro")) as connection:
            if check_version(connection) and _counts(connection) != Counts(0, 0):
                raise StoreError("exists", str(path))


def _remove(path: Path) -> None:
    for each in (path, *(path.with_name(path.name + ending) for ending in _OTHERS)):
        each.unlink(missing_ok=True)


def _counts(connection: sqlite3.Connection) -> Counts:
    (logs,) = connection.execute("SELECT count(*) FROM logs").fetchone()
    (entries,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    return Counts(logs, entries)


class FileSource:
    """A SQLite file whose logs are read one after another. Nothing else happens in this process meanwhile, so the
    reading may block."""

    def __init__(self, connection: sqlite3.Connection, heads: Heads | None = None) -> None:
        self._connection, self._heads = connection, heads

    async def counts(self) -> Counts:
        """Count everything."""
        return _counts(self._connection)

    async def logs(self) -> AsyncIterator[StoredLog]:
        """Yield every log, sorted by code point."""
        last = ""
        while names := names_with(self._connection, "", last, _AT_A_TIME):
            for name in names:
                yield self._log(name)
            last = names[-1]

    def _log(self, name: str) -> StoredLog:
        known = 0 if self._heads is None else self._heads.last(name)
        try:
            entries = read_entries(self._connection, name, 0, known)
            (resumes,) = self._connection.execute("SELECT wakes FROM logs WHERE name = ?", (name,)).fetchone()
        except sqlite3.Error as error:
            if is_damage(error):
                raise StoreError("damaged", name) from error
            raise
        except StoreError as error:
            raise StoreError("damaged", f"{name}: {error.about}") from error
        return StoredLog(name, bool(resumes), tuple(entries))


class FileTarget(FileSource):
    """A new SQLite file that is being filled, under another name."""

    def __init__(self, path: Path, new: Path, connection: sqlite3.Connection) -> None:
        super().__init__(connection)
        self._path, self._new = path, new
        self._last: dict[str, int] = {}

    async def write(self, logs: AsyncIterator[StoredLog]) -> None:
        """Write these logs."""
        async for log in logs:
            write_append(self._connection, Append(log.name, 1, log.entries, log.resumes))
            self._last[log.name] = len(log.entries)

    async def commit(self) -> None:
        """Put the file in its place."""
        self._connection.execute("COMMIT")
        self._connection.close()
        _remove(self._path)  # an empty one, if there is any
        heads_file(self._path).unlink(missing_ok=True)
        os.replace(self._new, self._path)
        give_to_owner(self._path)
        _flush_folder(self._path.parent)
        heads = Heads(self._path)
        heads.set_all(self._last)
        heads.close()


def _flush_folder(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
