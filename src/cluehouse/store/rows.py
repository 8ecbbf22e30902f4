"""The SQL of a store: writes and reads rows. The caller handles transactions."""

import sqlite3

from cluehouse.store.contract import Append, Taken


def write_append(connection: sqlite3.Connection, append: Append) -> None:
    """Add the append's entries after the log's last one."""
    if append.number != _last(connection, append.name) + 1:
        raise Taken(append.name, append.number)
    connection.executemany(
        "INSERT INTO entries (name, number, entry) VALUES (?, ?, ?)",
        [(append.name, number, entry) for number, entry in enumerate(append.entries, append.number)],
    )
    if append.number == 1 or append.resumes is not None:
        connection.execute(
            "INSERT INTO logs (name, wakes) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET wakes = coalesce(?, wakes)",
            (append.name, bool(append.resumes), append.resumes),
        )


def _last(connection: sqlite3.Connection, name: str) -> int:
    row = connection.execute("SELECT max(number) FROM entries WHERE name = ?", (name,)).fetchone()
    return int(row[0] or 0)


def read_entries(connection: sqlite3.Connection, name: str, after: int) -> list[bytes]:
    """Return the entries of a log with a number above `after`, in order."""
    rows = connection.execute(
        "SELECT entry FROM entries WHERE name = ? AND number > ? ORDER BY number", (name, after)
    ).fetchall()
    return [entry for (entry,) in rows]


def names_with(connection: sqlite3.Connection, prefix: str) -> list[str]:
    """Return the logs whose name starts with the prefix."""
    # A range instead of LIKE: names contain "_", and a range uses the index. Nothing sorts after the last code point.
    rows = connection.execute(
        "SELECT name FROM logs WHERE name >= ? AND name < ? ORDER BY name", (prefix, prefix + "\U0010ffff")
    ).fetchall()
    return [name for (name,) in rows]


def names_to_resume(connection: sqlite3.Connection) -> list[str]:
    """Return the logs whose latest `resumes` is true."""
    return [name for (name,) in connection.execute("SELECT name FROM logs WHERE wakes ORDER BY name").fetchall()]
