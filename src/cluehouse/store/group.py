"""Group commit: an append is committed at once, or shares the next commit if one is in progress.

While there are very many appends, they are gathered for some milliseconds: fewer commits take less processor time,
which a server needs most when it is nearly full.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from cluehouse.store.contract import Append, Fenced

_LARGEST: Final = 500  # batches in one group
_MANY: Final = 1000  # batches a second from which on they are gathered
_GATHERING: Final = 0.004  # seconds
_COUNTING: Final = 0.1  # seconds over which batches are counted


class Batch(Struct, frozen=True, eq=False):
    """The appends of one caller, saved as a whole or not at all, and the future that the caller waits for."""

    appends: tuple[Append, ...]
    saved: asyncio.Future[None]


Outcome = tuple[asyncio.Future[None], Exception | None]


def settle(outcomes: list[Outcome]) -> None:
    """Tell all callers of a group how it ended."""
    for saved, error in outcomes:
        if saved.done():  # the caller was cancelled
            continue
        if error is None:
            saved.set_result(None)
        else:
            saved.set_exception(error)


class _Counter:
    """Counts batches, to know whether there are very many."""

    def __init__(self) -> None:
        self.is_busy = False
        self._since = 0.0
        self._count = 0

    def count(self, now: float) -> None:
        """Count a batch."""
        self._count += 1
        if now - self._since >= _COUNTING:
            self.is_busy = self._count >= _MANY * (now - self._since)
            self._since, self._count = now, 0


class GroupCommit:
    """Commits batches, one group at a time: at once if nothing is being committed, otherwise right afterwards."""

    def __init__(self, commit: Callable[[list[Batch]], Awaitable[list[Outcome]]]) -> None:
        self._commit = commit
        self._waiting: list[Batch] = []
        self._group: list[Batch] = []  # that is being committed
        self._committing: asyncio.Task[None] | None = None
        self._counter = _Counter()

    def add(self, appends: tuple[Append, ...]) -> asyncio.Future[None]:
        """Queue the appends. The future completes when they are durable, or fails with the reason."""
        loop = asyncio.get_running_loop()
        self._counter.count(loop.time())
        saved: asyncio.Future[None] = loop.create_future()
        self._waiting.append(Batch(appends, saved))
        if self._committing is None:
            self._committing = asyncio.ensure_future(self._commit_all())
        return saved

    def abandon(self) -> None:
        """Tell everybody who waits for an append with an epoch that it is fenced, because the epoch may be over. What
        was sent to the store already may still be saved; whoever owns the log next will know."""
        for batch in (*self._group, *self._waiting):
            fenced = next((append for append in batch.appends if append.epoch is not None), None)
            if fenced is not None and not batch.saved.done():
                batch.saved.set_exception(Fenced(fenced.name, fenced.number))
        self._waiting = [batch for batch in self._waiting if not batch.saved.done()]

    async def finish(self) -> None:
        """Wait until everything that was added is committed."""
        while self._committing is not None:
            await asyncio.shield(self._committing)

    async def _commit_all(self) -> None:
        try:
            while self._waiting:
                if self._counter.is_busy:
                    await asyncio.sleep(_GATHERING)
                self._group, self._waiting = self._waiting[:_LARGEST], self._waiting[_LARGEST:]
                if self._group:  # they may have been abandoned meanwhile
                    settle(await self._commit(self._group))
        finally:
            self._group = []
            self._committing = None
