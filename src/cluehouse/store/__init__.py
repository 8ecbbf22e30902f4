"""The server's data on disk: numbered logs, and nothing else.

A table's log ("table/KOT-7"), a Duet team's book ("book/…") and a finished record ("record/…") are all rows
(name, number) -> entry. That key is the only lock: if two callers append the same number, one gets `Taken`.

    contract     what every store promises
    sqlite       a store in one SQLite file, the default: open_store
    writer       the one thread that writes, many appends in one commit
    rows         the SQL, and the checksums of entries
    migrations   the schema of the file, version by version
    disk         the file itself: locked for one server, and what disk errors mean
    heads        the last number of each log in a file beside it: shows that entries are missing
    guard        notices that files were deleted, replaced, truncated or touched by others
    rescue       writes what a deleted file held to a file again
    journal      examines the write-ahead log
    scrub        reads all logs in the background
    health       what is wrong now
    examine      names everything that is wrong with a file: `cluehouse check`
    repair       writes what can be saved into a new file
    copies       backups, restoring them, and reading logs while the server runs
    forgetting   deleting old logs while the server is stopped
    memory       a store in memory, for tests
    moving       copying everything from one store to another, and comparing it; moving_file for SQLite
    group        group commit: an append is committed at once, or shares the next commit if one is in progress
    postgres     a store in PostgreSQL, for several servers
"""

from cluehouse.store.contract import Append, Fenced, NotSaved, Problem, Store, StoreError, Taken
from cluehouse.store.copies import backup, read_log, restore
from cluehouse.store.forgetting import forget
from cluehouse.store.memory import MemoryStore
from cluehouse.store.sqlite import SQLiteStore, open_store

__all__ = [
    "Append",
    "Fenced",
    "MemoryStore",
    "NotSaved",
    "Problem",
    "SQLiteStore",
    "Store",
    "StoreError",
    "Taken",
    "backup",
    "forget",
    "open_store",
    "read_log",
    "restore",
]
