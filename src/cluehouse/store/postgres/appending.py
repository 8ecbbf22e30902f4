"""Saves groups of appends in PostgreSQL. If the connection is lost during a commit, the outcome is found out."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import asyncpg

from cluehouse.store.contract import Append, Fenced, NotSaved, Taken
from cluehouse.store.group import Batch, Outcome
from cluehouse.store.postgres.errors import not_saved
from cluehouse.store.postgres.link import Link

_APPEND: Final = "SELECT refused, why FROM append_group($1, $2, $3, $4, $5, $6, $7, $8, $9)"
_READ: Final = "SELECT entry FROM entries WHERE name = $1 AND number >= $2 ORDER BY number LIMIT $3"
_TRIES: Final = 5
_RETRY: Final = 1.0  # seconds until an unreachable database is tried again, if nobody appends meanwhile
_PAUSE: Final = 0.2  # seconds before the second try; each later pause is twice as long


class Appending:
    """Saves groups of batches over one connection."""

    def __init__(self, link: Link, node: Callable[[], str], log_format: int) -> None:
        self._link, self._node, self._format = link, node, log_format
        self.failed: NotSaved | None = None  # the last commit
        self._trying: asyncio.Task[None] | None = None

    async def commit(self, group: list[Batch]) -> list[Outcome]:
        """Save a group of batches and return the outcome for each."""
        try:
            refused = await self._saved(group)
        except Exception as error:
            failed = not_saved(error)
            if not all(batch.saved.done() for batch in group):  # they were abandoned
                self._fail(failed)
            return [(batch.saved, failed) for batch in group]
        self.failed = None
        return [(batch.saved, refused.get(number)) for number, batch in enumerate(group)]

    def close(self) -> None:
        """Try nothing more."""
        if self._trying is not None:
            self._trying.cancel()

    def _fail(self, failed: NotSaved) -> None:
        """Report that nothing can be saved, until the next append is saved or the database is reached again."""
        self.failed = failed
        if failed.reason == "unreachable" and (self._trying is None or self._trying.done()):
            self._trying = asyncio.ensure_future(self._try_until_reached())

    async def _try_until_reached(self) -> None:
        while self.failed is not None:
            await asyncio.sleep(_RETRY)
            with suppress(Exception):
                await self._link.try_out()
                self.failed = None

    async def _saved(self, group: list[Batch]) -> dict[int, Exception]:
        """Save the group; return the batches that were refused and why. After a lost connection the group is appended
        again: whatever was saved the first time is then refused, and its entries are found to be ours. The database
        lets the second try wait for the first, should that one still be going on."""
        is_second = False
        for attempt in range(_TRIES):
            try:
                connection = await self._link.get()
                refused = await self._append(connection, group)
                return await self._not_ours(connection, group, refused) if is_second else refused
            except asyncpg.DeadlockDetectedError:  # with another node's group; it was rolled back as a whole
                continue
            except Exception as error:
                is_abandoned = all(batch.saved.done() for batch in group)
                if not self._link.is_lost_after(error) or attempt == _TRIES - 1 or is_abandoned:
                    raise
                self._link.drop()
                is_second = True
                await asyncio.sleep(_PAUSE * 2**attempt)
        raise ConnectionError

    async def _append(self, connection: asyncpg.Connection, group: list[Batch]) -> dict[int, Exception]:
        appends = [(number, append) for number, batch in enumerate(group) for append in batch.appends]
        rows = await connection.fetch(
            _APPEND,
            self._node(),
            self._format,
            [number for number, _ in appends],
            [append.name for _, append in appends],
            [append.number for _, append in appends],
            [append.epoch for _, append in appends],
            [append.resumes for _, append in appends],
            [len(append.entries) for _, append in appends],
            [entry for _, append in appends for entry in append.entries],
        )
        found: dict[int, Exception] = {}
        for index, why in rows:
            number, append = appends[index - 1]
            found[number] = (Fenced if why == "fenced" else Taken)(append.name, append.number)
        return found

    async def _not_ours(
        self, connection: asyncpg.Connection, group: list[Batch], refused: dict[int, Exception]
    ) -> dict[int, Exception]:
        """Return the refused batches whose entries are not in the database already."""
        return {
            number: error
            for number, error in refused.items()
            if not all([await _is_stored(connection, append) for append in group[number].appends])
        }


async def _is_stored(connection: asyncpg.Connection, append: Append) -> bool:
    rows = await connection.fetch(_READ, append.name, append.number, len(append.entries))
    return bool(append.entries) and tuple(row[0] for row in rows) == append.entries
