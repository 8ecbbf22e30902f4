"""The SQL of a store: writes and reads rows. The caller handles transactions."""

import sqlite3
from collections.abc import Iterable
from hashlib import blake2b

from cluehouse.store.contract import Append, StoreError, Taken

Row = tuple[int, bytes, bytes | None]  # number, entry, checksum; entries of older versions have no checksum


def write_append(connection: sqlite3.Connection, append: Append) -> None:
    """Add the append's entries after the log's last one."""
    if append.number != last_number(connection, append.name) + 1:
        raise Taken(append.name, append.number)
    connection.executemany(
        "INSERT INTO entries (name, number, entry, checksum) VALUES (?, ?, ?, ?)",
        [
            (append.name, number, entry, checksum(append.name, number, entry))
            for number, entry in enumerate(append.entries, append.number)
        ],
    )
    if append.number == 1 or append.resumes is not None:
        connection.execute(
            "INSERT INTO logs (name, wakes) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET wakes = coalesce(?, wakes)",
            (append.name, bool(append.resumes), append.resumes),
        )


def checksum(name: str, number: int, entry: bytes) -> bytes:
    """Return a hash that shows whether an entry is the one that was written under this name and number."""
    return blake2b(f"{name} {number} ".encode() + entry, digest_size=8).digest()


def last_number(connection: sqlite3.Connection, name: str) -> int:
    """Return the number of a log's last entry, 0 if there is none."""
    row = connection.execute("SELECT max(number) FROM entries WHERE name = ?", (name,)).fetchone()
    return int(row[0] or 0)


def read_rows(connection: sqlite3.Connection, name: str, after: int = 0) -> list[Row]:
    """Return the rows of a log with a number above `after`, in order, whatever is in them."""
    return connection.execute(
        "SELECT number, entry, checksum FROM entries WHERE name = ? AND number > ? ORDER BY number", (name, after)
    ).fetchall()


def fault_at(name: str, rows: Iterable[Row], after: int = 0) -> int | None:
    """Return the first number after `after` that is missing from the rows of a log, or whose entry was changed."""
    for expected, row in enumerate(rows, after + 1):
        if row[0] != expected or not is_unchanged(name, row):
            return expected
    return None


def is_unchanged(name: str, row: Row) -> bool:
    """Whether an entry is the one that was written, as far as that can be told."""
    number, entry, kept = row
    return isinstance(entry, bytes) and (kept is None or kept == checksum(name, number, entry))


def read_entries(connection: sqlite3.Connection, name: str, after: int = 0, last: int = 0) -> list[bytes]:
    """Return the entries of a log with a number above `after`, in order. They must be whole, up to `last` at least."""
    after = max(after, 0)
    rows = read_rows(connection, name, after)
    fault = fault_at(name, rows, after)
    if fault is None and after + len(rows) < last:
        fault = after + len(rows) + 1
    if fault is not None:
        raise StoreError("damaged", f"entry {fault} is missing or was changed")
    return [entry for _, entry, _ in rows]


def names_with(connection: sqlite3.Connection, prefix: str, after: str = "", most: int = -1) -> list[str]:
    """Return the logs whose name starts with the prefix; at most so many after this name."""
    # A range instead of LIKE: names contain "_", and a range uses the index. Nothing sorts after the last code point.
    rows = connection.execute(
        "SELECT name FROM logs WHERE name >= ? AND name < ? AND name > ? ORDER BY name LIMIT ?",
        (prefix, prefix + "\U0010ffff", after, most),
    ).fetchall()
    return [name for (name,) in rows]


def names_to_resume(connection: sqlite3.Connection) -> list[str]:
    """Return the logs whose latest `resumes` is true."""
    return [name for (name,) in connection.execute("SELECT name FROM logs WHERE wakes ORDER BY name").fetchall()]
