"""Runs an asynchronous test in its own event loop and closes all its connections afterwards."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

from tests.server.client import CONNECTED

P = ParamSpec("P")

LONGEST = 60  # seconds; a test that hangs fails


def async_test(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an asynchronous test in its own event loop."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(_run_and_close(test(*args, **kwargs)))

    return run


async def _run_and_close(test: Coroutine[Any, Any, None]) -> None:
    try:
        await asyncio.wait_for(test, LONGEST)
    finally:
        await asyncio.gather(*(client.close() for client in tuple(CONNECTED)))
