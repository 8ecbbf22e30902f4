"""The schema of a store's file, version by version. A released migration is never changed; a new one follows it."""

import sqlite3
from typing import Final

from cluehouse.store.contract import StoreError

# "Clue" in ASCII: distinguishes our files from other SQLite files (`file` shows it too).
APPLICATION_ID: Final = 0x436C7565

MIGRATIONS: Final = (
    f"""
    PRAGMA application_id = {APPLICATION_ID};

    CREATE TABLE entries (
        name TEXT NOT NULL,
        number INTEGER NOT NULL,
        entry BLOB NOT NULL,
        PRIMARY KEY (name, number)
    ) WITHOUT ROWID;

    CREATE TABLE logs (
        name TEXT NOT NULL PRIMARY KEY,
        last INTEGER NOT NULL,
        wakes INTEGER NOT NULL
    ) WITHOUT ROWID;

    CREATE INDEX waking ON logs (name) WHERE wakes;
    """,
    # The last number is in the entries themselves; storing it twice cost every append a second page.
    "ALTER TABLE logs DROP COLUMN last",
    # NULL in entries that an older version has written.
    "ALTER TABLE entries ADD COLUMN checksum BLOB",
)


def check_version(connection: sqlite3.Connection) -> int:
    """Return the version of the file, 0 for an empty one. Refuses files of other programs and of newer versions."""
    version, application = (_pragma(connection, name) for name in ("user_version", "application_id"))
    is_empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    if application != APPLICATION_ID and not (is_empty and version == application == 0):
        raise StoreError("not-a-store")
    if version > len(MIGRATIONS):
        raise StoreError("newer", f"file version {version}, this server knows {len(MIGRATIONS)}")
    return version


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the newest version, each migration as a whole or not at all."""
    for version in range(check_version(connection), len(MIGRATIONS)):
        step = f"BEGIN IMMEDIATE; {MIGRATIONS[version]}; PRAGMA user_version = {version + 1}; COMMIT;"
        try:
            connection.executescript(step)
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    return int(value)
