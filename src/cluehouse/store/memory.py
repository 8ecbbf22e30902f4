"""A store that forgets: the same contract in a dict, for tests and for houses of one evening."""

import asyncio
from pathlib import Path

from cluehouse.store.contract import Page, StoreError, Taken
from cluehouse.store.copies import new_file
from cluehouse.store.migrations import migrate
from cluehouse.store.rows import write_page


class MemoryStore:
    """The contract of `Store`, kept nowhere."""

    def __init__(self) -> None:
        self._logs: dict[str, list[bytes]] = {}
        self._waking: set[str] = set()
        self._is_open = True

    async def append(self, *pages: Page) -> None:
        """Add all pages or none."""
        self._check_open()
        self._check_numbers(pages)
        for page in pages:
            self._logs.setdefault(page.name, []).extend(page.entries)
            if page.wakes is not None:
                (self._waking.add if page.wakes else self._waking.discard)(page.name)

    async def read(self, name: str, after: int = 0) -> list[bytes]:
        """The entries of a log with a number above `after`, in order."""
        self._check_open()
        return self._logs.get(name, [])[max(after, 0) :]

    async def names(self, prefix: str) -> list[str]:
        """The logs whose name starts with the prefix, sorted."""
        self._check_open()
        return sorted(name for name in self._logs if name.startswith(prefix))

    async def waking(self) -> list[str]:
        """The logs whose latest `wakes` is true."""
        self._check_open()
        return sorted(self._waking)

    async def backup(self, target: Path) -> None:
        """Write a consistent copy as a new SQLite file."""
        self._check_open()
        pages = [Page(name, 1, tuple(entries), name in self._waking) for name, entries in self._logs.items()]
        await asyncio.to_thread(_write_down, pages, target)

    async def close(self) -> None:
        """Take no more."""
        self._is_open = False

    def _check_open(self) -> None:
        if not self._is_open:
            raise StoreError("closed")

    def _check_numbers(self, pages: tuple[Page, ...]) -> None:
        following = {page.name: len(self._logs.get(page.name, [])) + 1 for page in pages}
        for page in pages:
            if page.number != following[page.name]:
                raise Taken(page.name, page.number)
            following[page.name] += len(page.entries)


def _write_down(pages: list[Page], target: Path) -> None:
    with new_file(target) as copy:
        migrate(copy)
        copy.execute("BEGIN")
        for page in pages:
            write_page(copy, page)
        copy.execute("COMMIT")
