"""The SQL of a store: pages into rows and back. Transactions are the caller's."""

import sqlite3

from cluehouse.store.contract import Page, Taken


def write_page(connection: sqlite3.Connection, page: Page) -> None:
    """Add the page's entries behind the log's last one."""
    if page.number != _last(connection, page.name) + 1:
        raise Taken(page.name, page.number)
    connection.executemany(
        "INSERT INTO entries (name, number, entry) VALUES (?, ?, ?)",
        [(page.name, number, entry) for number, entry in enumerate(page.entries, page.number)],
    )
    if page.number == 1 or page.wakes is not None:
        connection.execute(
            "INSERT INTO logs (name, wakes) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET wakes = coalesce(?, wakes)",
            (page.name, bool(page.wakes), page.wakes),
        )


def _last(connection: sqlite3.Connection, name: str) -> int:
    row = connection.execute("SELECT max(number) FROM entries WHERE name = ?", (name,)).fetchone()
    return int(row[0] or 0)


def read_entries(connection: sqlite3.Connection, name: str, after: int) -> list[bytes]:
    """The entries of a log with a number above `after`, in order."""
    rows = connection.execute(
        "SELECT entry FROM entries WHERE name = ? AND number > ? ORDER BY number", (name, after)
    ).fetchall()
    return [entry for (entry,) in rows]


def names_with(connection: sqlite3.Connection, prefix: str) -> list[str]:
    """The logs whose name starts with the prefix."""
    # A range and not LIKE: names hold "_", and a range walks the index. Nothing sorts behind the last code point.
    rows = connection.execute(
        "SELECT name FROM logs WHERE name >= ? AND name < ? ORDER BY name", (prefix, prefix + "\U0010ffff")
    ).fetchall()
    return [name for (name,) in rows]


def waking_names(connection: sqlite3.Connection) -> list[str]:
    """The logs whose latest `wakes` is true."""
    return [name for (name,) in connection.execute("SELECT name FROM logs WHERE wakes ORDER BY name").fetchall()]
