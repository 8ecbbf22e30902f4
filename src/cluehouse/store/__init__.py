"""The server's data on disk: numbered logs, and nothing else.

A table's log ("table/KOT-7"), a Duet team's book ("book/…") and a finished record ("record/…") are all rows
(name, number) -> entry. That key is the only lock: if two callers append the same number, one gets `Taken`.

    contract     what every store promises
    sqlite       a store in one SQLite file, the default: open_store
    writer       the one thread that writes, many appends in one commit
    rows         the SQL
    migrations   the schema of the file, version by version
    disk         the file itself: locked for one server, and what disk errors mean
    copies       backups, and reading logs while the server runs
    forgetting   deleting old logs while the server is stopped
    memory       a store in memory, for tests
"""

from cluehouse.store.contract import Append, NotSaved, Store, StoreError, Taken
from cluehouse.store.copies import backup, read_log
from cluehouse.store.forgetting import forget
from cluehouse.store.memory import MemoryStore
from cluehouse.store.sqlite import SQLiteStore, open_store

__all__ = [
    "Append",
    "MemoryStore",
    "NotSaved",
    "SQLiteStore",
    "Store",
    "StoreError",
    "Taken",
    "backup",
    "forget",
    "open_store",
    "read_log",
]
