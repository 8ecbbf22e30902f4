"""Notices what others do to the files of an open store: SQLite itself goes on writing to a file that was deleted."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from cluehouse.store.journal import journal_file

FileFault = Literal["file-lost", "file-replaced", "file-truncated"]

_JOURNAL_HEADER: Final = 32
_FRAME_HEADER: Final = 24


class FileGuard:
    """Remembers the files of a store. Used by the thread that writes them; a look costs a few microseconds."""

    def __init__(self, path: Path) -> None:
        self._paths = tuple(map(str, (path, journal_file(path), path.with_name(path.name + "-shm"))))
        self._stats = [os.stat(file) for file in self._paths]

    def fault(self) -> FileFault | None:
        """Return what happened to the files since they were opened. Remembers how they look now."""
        try:
            stats = [os.stat(file) for file in self._paths]
        except OSError:
            return "file-replaced" if self.is_replaced() else "file-lost"
        if _identity(stats[0]) != _identity(self._stats[0]):
            return "file-replaced"
        if list(map(_identity, stats)) != list(map(_identity, self._stats)):
            return "file-lost"  # the write-ahead log, or what belongs to it
        self._stats = stats
        return None

    def is_in_place(self) -> bool:
        """Whether the database is still where it was opened."""
        return self._is_ours(0)

    def is_replaced(self) -> bool:
        """Whether another file is where the database was opened."""
        return not self._is_ours(0) and os.path.exists(self._paths[0])

    def remove_journal(self, only_ours: bool) -> None:
        """Remove the write-ahead log and its index, whose content was saved elsewhere."""
        for index in (1, 2):
            if not only_ours or self._is_ours(index):
                with suppress(OSError):
                    os.unlink(self._paths[index])

    def _is_ours(self, index: int) -> bool:
        try:
            return _identity(os.stat(self._paths[index])) == _identity(self._stats[index])
        except OSError:
            return False

    def was_touched(self) -> bool:
        """Whether somebody else has written since the last look."""
        try:
            return any(_content(os.stat(self._paths[index])) != _content(self._stats[index]) for index in (0, 1))
        except OSError:
            return True

    def is_truncated(self, connection: sqlite3.Connection) -> bool:
        """Whether the files are too short for what SQLite knows to be in them."""
        # Other programs may rightly shorten the files, by a checkpoint of their own. Then SQLite knows of it.
        sizes = [os.stat(file).st_size for file in self._paths[:2]]
        if all(size >= known.st_size for size, known in zip(sizes, self._stats[:2], strict=True)):
            return False
        try:
            (page_size,) = connection.execute("PRAGMA page_size").fetchone()
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            if sizes[0] < min(self._stats[0].st_size, pages * page_size):
                return True
            _, frames, done = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.Error:
            return True
        return bool(done < frames and sizes[1] < _JOURNAL_HEADER + frames * (_FRAME_HEADER + page_size))


def _identity(stat: os.stat_result) -> tuple[int, int]:
    return stat.st_dev, stat.st_ino


def _content(stat: os.stat_result) -> tuple[int, int]:
    return stat.st_size, stat.st_mtime_ns
