"""Examines the file of a store, in use or not, and names everything that is wrong with it. Changes nothing."""

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct

from cluehouse.file_lock import lock_file
from cluehouse.store.contract import StoreError
from cluehouse.store.disk import is_damage, open_to_read, opening
from cluehouse.store.heads import heads_file, read_heads
from cluehouse.store.journal import examine_journal, journal_file
from cluehouse.store.migrations import MIGRATIONS, check_version
from cluehouse.store.rows import Row, fault_at, read_rows

FindingCode = Literal[
    # the file
    "file-missing",
    "file-damaged",  # SQLite says so in `why`
    "journal-damaged",  # `number` commits cannot be recovered
    "heads-damaged",  # `number` lines
    # a log
    "log-damaged",  # a page; `number` entries can be read
    "log-empty",
    "log-unlisted",  # its entries are there, but the server would not find it
    "entry-missing",  # `number`
    "entry-changed",  # `number`
    "entries-lost",  # acknowledged; `number` is the first one
    # what the caller finds in a log
    "entry-unreadable",  # `number`
    "entry-impossible",  # `number` does not follow from the entries before it
    "time-goes-back",  # at `number`
    "record-differs",  # from the game that was played at `why`
    "log-unknown",
]


class Finding(Struct, frozen=True, omit_defaults=True):
    """Something that is wrong."""

    code: FindingCode
    log: str = ""
    number: int = 0
    why: str = ""


# Looks into a log that is whole: its name and entries.
Inspect = Callable[[str, list[bytes]], Iterable[Finding]]
Progress = Callable[[int, int], None]  # logs done, logs in all; 0, 0 while the file is being checked

_STEPS: Final = 100_000  # of SQLite's machine, between two reports of progress


class Examination(Struct):
    """The result."""

    file: str
    is_running: bool = False
    version: int = 0
    logs: int = 0
    entries: int = 0
    findings: list[Finding] = []


def is_in_use(store: Path) -> bool:
    """Whether a server uses the store."""
    try:
        descriptor = os.open(store.with_name(store.name + ".lock"), os.O_RDONLY)
    except OSError:
        return False
    try:
        lock_file(descriptor, shared=True)
    except OSError:
        return True
    finally:
        os.close(descriptor)
    return False


def examine(path: Path, inspect: Inspect, progress: Progress) -> Examination:
    """Examine a store. Raises StoreError if that is not possible."""
    result = Examination(str(path), is_in_use(path))
    heads, _, damaged = read_heads(heads_file(path))  # read first: the store has at least these entries
    if damaged:
        result.findings.append(Finding("heads-damaged", number=damaged))
    if not path.is_file():
        if not heads:
            raise StoreError("not-found", str(path))
        result.findings.append(Finding("file-missing", why=f"{len(heads)}"))
        return result
    dropped = 0 if result.is_running else examine_journal(journal_file(path)).dropped_commits
    if dropped:
        result.findings.append(Finding("journal-damaged", number=dropped))
    try:
        with closing(_opened(path, result.is_running)) as connection:
            _examine_file(connection, result, progress)
            _examine_logs(connection, heads, result, inspect, progress)
    except sqlite3.Error as error:
        if is_damage(error):
            result.findings.append(Finding("file-damaged", why=str(error)))
        else:
            with opening(path):
                raise
    if not result.is_running and is_in_use(path):
        raise StoreError("in-use", str(path))  # a server was started meanwhile
    return result


def _opened(path: Path, is_running: bool) -> sqlite3.Connection:
    # Without a write-ahead log the file is all there is, and SQLite need not make others beside it.
    return open_to_read(path, is_closed=not is_running and not journal_file(path).exists())


def _examine_file(connection: sqlite3.Connection, result: Examination, progress: Progress) -> None:
    result.version = check_version(connection)
    if not result.version:
        raise StoreError("not-a-store", result.file)
    if result.version < len(MIGRATIONS):  # written before there were checksums
        connection.execute("CREATE TEMP VIEW entries AS SELECT name, number, entry, NULL AS checksum FROM main.entries")

    def report() -> int:
        progress(0, 0)
        return 0

    connection.set_progress_handler(report, _STEPS)
    try:
        for (line,) in connection.execute("PRAGMA integrity_check"):
            if line != "ok":
                result.findings.append(Finding("file-damaged", why=line))
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_INTERRUPT:  # Ctrl-C while progress was reported
            raise KeyboardInterrupt from None
        if not is_damage(error):
            raise
        result.findings.append(Finding("file-damaged", why=str(error)))
    finally:
        connection.set_progress_handler(None, 0)


def _examine_logs(
    connection: sqlite3.Connection, heads: dict[str, int], result: Examination, inspect: Inspect, progress: Progress
) -> None:
    listed = set(all_names(connection, "logs"))
    names = sorted(listed.union(all_names(connection, "entries"), heads))
    result.logs = len(names)
    for done, name in enumerate(names):
        progress(done, len(names))
        rows, is_whole = readable_rows(connection, name)
        result.entries += len(rows)
        found = [*_in_rows(name, rows, is_whole, heads.get(name, 0))]
        if rows and name not in listed:
            found.append(Finding("log-unlisted", name))
        if not found:
            found += inspect(name, [entry for _, entry, _ in rows])
        result.findings += found
    progress(len(names), len(names))


def _in_rows(name: str, rows: list[Row], is_whole: bool, last: int) -> Iterator[Finding]:
    if not is_whole:
        yield Finding("log-damaged", name, len(rows))
        return
    fault = fault_at(name, rows)
    if fault is not None:
        yield Finding("entry-changed" if fault in {number for number, _, _ in rows} else "entry-missing", name, fault)
    elif len(rows) < last:
        yield Finding("entries-lost", name, len(rows) + 1, why=str(last))
    elif not rows:
        yield Finding("log-empty", name)


def all_names(connection: sqlite3.Connection, table: str) -> Iterator[str]:
    """Yield the names of all logs in a table, as far as they can be read."""
    name: Any = ""
    with suppress(sqlite3.DatabaseError):  # a damaged page hides what follows; the other table may have it
        while True:
            (name,) = connection.execute(f"SELECT min(name) FROM {table} WHERE name > ?", (name,)).fetchone()
            if not isinstance(name, str):
                return
            yield name


def readable_rows(connection: sqlite3.Connection, name: str, most: int = 0) -> tuple[list[Row], bool]:
    """Return the rows of a log that can be read, and whether those are all. Beyond a damaged page, rows are looked for
    up to this number."""
    try:
        return read_rows(connection, name), True
    except sqlite3.DatabaseError:
        rows: list[Row] = []
        for number in range(1, most + 1):
            with suppress(sqlite3.DatabaseError):
                rows += connection.execute(
                    "SELECT number, entry, checksum FROM entries WHERE name = ? AND number = ?", (name, number)
                ).fetchall()
        return rows, False
