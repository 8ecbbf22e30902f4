"""What the house keeps on disk: numbered logs, and nothing else.

A table's log ("table/KOT-7"), a Duet team's book ("book/…") and a finished record ("record/…") are all rows
(name, number) -> entry. That key is the only lock: of two who append the same number, one is told `Taken`.

    contract     what every store promises
    sqlite       a store in one SQLite file, the default: open_store
    writer       the one thread that writes, many appends in one commit
    rows         the SQL
    migrations   the shape of the file, version by version
    disk         the file itself: made for one house alone, and why a disk says no
    copies       backups, while the house runs
    forgetting   old logs leave a closed house
    memory       a store that forgets, for tests
"""

from cluehouse.store.contract import Append, NotSaved, Store, StoreError, Taken
from cluehouse.store.copies import backup
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
]
