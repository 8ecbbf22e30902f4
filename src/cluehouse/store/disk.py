"""The store's file: private, for one server at a time; and what errors of the disk mean."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from cluehouse.file_lock import lock_file
from cluehouse.store.contract import NotSaved, NotSavedReason, StoreError

_REASONS: Final[dict[int, NotSavedReason]] = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
}
_DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_IOERR)


def not_saved(error: Exception) -> NotSaved:
    """Return the exception for appends that could not be saved."""
    refused = NotSaved(_REASONS.get(_code(error), "disk-error"))
    refused.__cause__ = error
    return refused


def is_damage(error: Exception) -> bool:
    """Whether an error means that what is in the file is damaged or cannot be read from the disk."""
    return _code(error) in _DAMAGE


def _code(error: Exception) -> int:
    # Errors raised by Python's own sqlite3 carry no code; the low byte of an extended code is the plain code.
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF


@contextmanager
def opening(path: Path) -> Iterator[None]:
    """Turn errors on opening a file into StoreError."""
    try:
        yield
    except sqlite3.Error as error:
        if _code(error) == sqlite3.SQLITE_NOTADB:
            raise StoreError("not-a-store", str(path)) from error
        if _code(error) == sqlite3.SQLITE_CORRUPT:
            raise StoreError("damaged", str(path)) from error
        if _code(error) in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN):
            raise StoreError("not-writable", str(path)) from error
        raise not_saved(error) from error


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Connect to an existing file for reading ("ro") or writing ("rw"), without implicit transactions."""
    # Connections are made in one thread and used in another, but never in two at once.
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)


def open_to_read(path: Path, is_closed: bool = False) -> sqlite3.Connection:
    """Connect for reading, and open the files now: SQLite would open them when they are first needed. A closed store is
    read without any other files."""
    connection = connect(path, "ro&immutable=1" if is_closed else "ro")
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection


def make_private(path: Path, flags: int = 0) -> int:
    """Open a file for writing; a new one is readable by this user only. Returns its descriptor."""
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | flags, 0o600)
    except FileExistsError:
        raise StoreError("exists", str(path)) from None
    except OSError as error:
        raise StoreError("not-writable", str(path)) from error


def check_there(path: Path) -> None:
    """Raise StoreError if there is no file, or if this user may not even look."""
    try:
        is_there = path.is_file()
    except PermissionError as error:
        raise StoreError("unreadable", str(path)) from error
    if not is_there:
        raise StoreError("not-found", str(path))


def give_to_owner(file: Path) -> None:
    """Let a file that root has made belong to the owner of its folder: the server, which may be another user, has to
    use it as well."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid, follow_symlinks=False)


def lock(path: Path) -> int:
    """Lock the file against other servers until the descriptor is closed or this process ends in any way."""
    # A separate file: SQLite's own locks on the store would be lost when we close any descriptor of it.
    file = path.with_name(path.name + ".lock")
    descriptor = make_private(file)
    give_to_owner(file)
    try:
        lock_file(descriptor)
    except BlockingIOError:
        os.close(descriptor)
        raise StoreError("in-use", str(path)) from None
    return descriptor
