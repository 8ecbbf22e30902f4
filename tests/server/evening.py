"""An evening at a house: a test in a loop of its own, after which everybody goes home, however it ended."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

from tests.server.client import CONNECTED

P = ParamSpec("P")

LONGEST = 60  # seconds; somebody left waiting is a failure, not a standstill


def evening(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """The test, run in a loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(_spend(test(*args, **kwargs)))

    return run


async def _spend(test: Coroutine[Any, Any, None]) -> None:
    try:
        await asyncio.wait_for(test, LONGEST)
    finally:
        await asyncio.gather(*(guest.close() for guest in tuple(CONNECTED)))
