"""Async tests without a plugin, and the stores they run against."""

import asyncio
import functools
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec

from cluehouse.store import Append, SQLiteStore, Store, open_store

P = ParamSpec("P")
Opened = Callable[[], AbstractAsyncContextManager[Store]]


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """The test, run in a loop of its own. A caller left waiting is a failure, not a standstill."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), timeout=30))

    return run


@asynccontextmanager
async def store_at(path: Path) -> AsyncIterator[SQLiteStore]:
    """The store of that file, closed at the end."""
    store = await open_store(path)
    try:
        yield store
    finally:
        await store.close()


def page(name: str, number: int, *texts: str, resumes: bool | None = None) -> Append:
    """A page with texts for entries."""
    return Append(name, number, tuple(text.encode() for text in texts), resumes)


async def texts(store: Store, name: str) -> list[str]:
    """A log's entries as texts."""
    return [entry.decode() for entry in await store.read(name)]
