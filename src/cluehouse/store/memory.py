"""A store in memory: the same contract in a dict, for tests and servers that keep nothing."""

import asyncio
from pathlib import Path

from cluehouse.store.contract import Append, Problem, StoreError, Taken
from cluehouse.store.copies import new_file
from cluehouse.store.migrations import migrate
from cluehouse.store.rows import write_append


class MemoryStore:
    """The contract of `Store`, in memory."""

    def __init__(self) -> None:
        self._logs: dict[str, list[bytes]] = {}
        self._resumable: set[str] = set()
        self._is_open = True

    async def append(self, *appends: Append) -> None:
        """Save all appends or none."""
        self._check_open()
        self._check_numbers(appends)
        for append in appends:
            self._logs.setdefault(append.name, []).extend(append.entries)
            if append.resumes is not None:
                (self._resumable.add if append.resumes else self._resumable.discard)(append.name)

    async def read(self, name: str, after: int = 0) -> list[bytes]:
        """Return the entries of a log with a number above `after`, in order."""
        self._check_open()
        return self._logs.get(name, [])[max(after, 0) :]

    async def names(self, prefix: str) -> list[str]:
        """Return the logs whose name starts with the prefix, sorted."""
        self._check_open()
        return sorted(name for name in self._logs if name.startswith(prefix))

    async def to_resume(self) -> list[str]:
        """Return the logs whose latest `resumes` is true."""
        self._check_open()
        return sorted(self._resumable)

    async def backup(self, target: Path) -> None:
        """Write a consistent copy as a new SQLite file."""
        self._check_open()
        appends = [Append(name, 1, tuple(entries), name in self._resumable) for name, entries in self._logs.items()]
        await asyncio.to_thread(_write_copy, appends, target)

    def problems(self) -> list[Problem]:
        """Return nothing: memory does not fail."""
        return []

    async def close(self) -> None:
        """Refuse further calls."""
        self._is_open = False

    def _check_open(self) -> None:
        if not self._is_open:
            raise StoreError("closed")

    def _check_numbers(self, appends: tuple[Append, ...]) -> None:
        following = {append.name: len(self._logs.get(append.name, [])) + 1 for append in appends}
        for append in appends:
            if append.number != following[append.name]:
                raise Taken(append.name, append.number)
            following[append.name] += len(append.entries)


def _write_copy(appends: list[Append], target: Path) -> None:
    with new_file(target) as copy:
        migrate(copy)
        copy.execute("BEGIN")
        for append in appends:
            write_append(copy, append)
        copy.execute("COMMIT")
