"""Repairs the file of a stopped server: writes everything that can be saved into a new file.

A log keeps its entries up to the first one that is lost, since what follows cannot be understood without it. Entries
that the database has lost are looked for in what a damaged write-ahead log and rescued files still hold; their
checksums show that they are right.
"""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from cluehouse.store.contract import Append, StoreError
from cluehouse.store.copies import new_file
from cluehouse.store.disk import connect, give_to_owner, lock
from cluehouse.store.examine import Progress, all_names, readable_rows
from cluehouse.store.heads import Heads, heads_file, read_heads
from cluehouse.store.journal import examine_journal, journal_file
from cluehouse.store.migrations import check_version, migrate
from cluehouse.store.rows import Row, is_unchanged, names_to_resume, write_append

# How many entries of a log can be used: its name and entries.
UsableLength = Callable[[str, list[bytes]], int]


class RepairedLog(Struct, frozen=True):
    """A log that is not as it was acknowledged, or was found elsewhere than in the database."""

    log: str
    kept: int  # entries
    lost: int
    restored: int  # of those that are kept: not in the database any more, found elsewhere


class Repair(Struct, frozen=True):
    """What a repair did."""

    backup: str  # the folder with everything as it was before
    logs: list[RepairedLog]


def repair(path: Path, usable: UsableLength, progress: Progress) -> Repair:
    """Write a new store in place of this one. Everything as it was is moved to a folder beside it."""
    descriptor = lock(path.resolve())
    try:
        return _repair(path, usable, progress)
    finally:
        os.close(descriptor)


def _repair(path: Path, usable: UsableLength, progress: Progress) -> Repair:
    fresh = path.with_name(path.name + ".new")
    fresh.unlink(missing_ok=True)
    heads, _, _ = read_heads(heads_file(path))
    with _sources(path) as sources, new_file(fresh) as copy:
        migrate(copy)
        logs = list(_copy(sources, heads, copy, usable, progress))
        last = dict(copy.execute("SELECT name, max(number) FROM entries GROUP BY name").fetchall())
    backup = path.with_name(f"before-repair-{datetime.now():%Y-%m-%d-%H%M%S}")
    backup.mkdir(mode=0o700)
    for file in _files(path):
        os.rename(file, backup / file.name)
    os.rename(fresh, path)
    give_to_owner(path)
    kept = Heads(path)
    kept.set_all(last)
    kept.close()
    return Repair(str(backup), logs)


def _files(path: Path) -> list[Path]:
    ours = (path.name, f"{path.name}-wal", f"{path.name}-shm", f"{path.name}.heads")
    others = (f"{path.name}-wal.damaged-", f"{path.name}.rescued")
    return [file for file in sorted(path.parent.iterdir()) if file.name in ours or file.name.startswith(others)]


def _copy(
    sources: list[sqlite3.Connection],
    heads: dict[str, int],
    copy: sqlite3.Connection,
    usable: UsableLength,
    progress: Progress,
) -> Iterator[RepairedLog]:
    """Copy all logs, and yield those that have changed."""
    found = {name for source in sources for table in ("logs", "entries") for name in all_names(source, table)}
    names = sorted(found.union(heads))
    resumed = _resumed(sources)
    copy.execute("BEGIN")
    for done, name in enumerate(names):
        progress(done, len(names))
        rows, elsewhere = _best_rows(sources, name, heads.get(name, 0))
        entries = [entry for _, entry, _ in rows]
        entries = entries[: usable(name, entries)]
        if entries:
            write_append(copy, Append(name, 1, tuple(entries), name in resumed))
        lost = max(heads.get(name, 0), len(rows)) - len(entries)
        restored = sum(number <= len(entries) for number in elsewhere)
        if lost or restored:
            yield RepairedLog(name, len(entries), lost, restored)
    copy.execute("COMMIT")
    progress(len(names), len(names))


def _best_rows(sources: list[sqlite3.Connection], name: str, last: int) -> tuple[list[Row], list[int]]:
    """Return the entries of a log without a gap, and the numbers of those that the database itself lacks."""
    found: dict[int, Row] = {}
    elsewhere: set[int] = set()
    for index, source in enumerate(sources):
        rows, is_whole = readable_rows(source, name, last)
        for row in rows:
            # Elsewhere than in the database only a checksum shows that an entry is the right one, and there may be
            # entries there that were never acknowledged.
            if index and (row[2] is None or row[0] > last):
                continue
            if row[0] not in found and is_unchanged(name, row):
                found[row[0]] = row
                if index:
                    elsewhere.add(row[0])
        if is_whole and rows and len(found) == rows[-1][0] >= last:
            break
    whole = []
    for number in count(1):
        if number not in found:
            break
        whole.append(found[number])
    return whole, sorted(elsewhere)


def _resumed(sources: list[sqlite3.Connection]) -> set[str]:
    """Return the logs that need attention when the server starts; if that cannot be read, all tables."""
    for source in sources:
        with suppress(sqlite3.DatabaseError):
            return set(names_to_resume(source))
    return {name for source in sources for name in all_names(source, "entries") if name.startswith("table/")}


@contextmanager
def _sources(path: Path) -> Iterator[list[sqlite3.Connection]]:
    """Open everything in which entries may be found, the most trustworthy first. Only copies are opened."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(dir=path.parent)))
        copies = []
        if path.is_file():
            copies.append(_copied(path, journal_file(path), folder / "as-recovered"))
            journals = [journal_file(path), *sorted(path.parent.glob(f"{path.name}-wal.damaged-*"))]
            copies += [
                image
                for number, journal in enumerate(journals)
                if (image := _with_sound_frames(path, journal, folder / f"journal-{number}")) is not None
            ]
        rescued = sorted(path.parent.glob(f"{path.name}.rescued*"))
        copies += [_copied(file, None, folder / f"rescued-{number}") for number, file in enumerate(rescued)]
        yield [stack.enter_context(closing(connection)) for copy in copies if (connection := _opened(copy)) is not None]


def _opened(copy: Path) -> sqlite3.Connection | None:
    """Open a copy and bring it to the newest version, unless it is no store at all."""
    connection = connect(copy, "rw")
    with suppress(sqlite3.Error, StoreError):
        if check_version(connection):
            migrate(connection)
            return connection
    connection.close()
    return None


def _copied(file: Path, journal: Path | None, copy: Path) -> Path:
    shutil.copyfile(file, copy)
    if journal is not None and journal.is_file():
        shutil.copyfile(journal, journal_file(copy))
    return copy


def _with_sound_frames(path: Path, journal: Path, image: Path) -> Path | None:
    """Write the database with all sound frames of a damaged write-ahead log, also those that SQLite would drop."""
    state = examine_journal(journal)
    if not state.dropped_commits:
        return None
    content = journal.read_bytes()
    shutil.copyfile(path, image)
    with image.open("r+b") as file:
        for frame in state.frames:
            if frame.is_sound:
                file.seek((frame.page - 1) * state.page_size)
                file.write(content[frame.offset : frame.offset + state.page_size])
    return image
