"""Helpers: run asynchronous tests without a plugin, open stores, make appends."""

import asyncio
import functools
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec

from cluehouse.store import Append, SQLiteStore, Store, open_store

P = ParamSpec("P")
Opened = Callable[[], AbstractAsyncContextManager[Store]]


def async_test(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an asynchronous test in its own event loop. A test that hangs fails."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), timeout=30))

    return run


@asynccontextmanager
async def store_at(path: Path) -> AsyncIterator[SQLiteStore]:
    """Open the store of a file, and close it at the end."""
    store = await open_store(path)
    try:
        yield store
    finally:
        await store.close()


def page(name: str, number: int, *texts: str, resumes: bool | None = None) -> Append:
    """An append with texts as entries."""
    return Append(name, number, tuple(text.encode() for text in texts), resumes)


async def texts(store: Store, name: str) -> list[str]:
    """The entries of a log as texts."""
    return [entry.decode() for entry in await store.read(name)]
