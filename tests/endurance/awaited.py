"""Async tests without a plugin, with the patience that servers take to start on a busy machine."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

P = ParamSpec("P")
_PATIENCE = 180.0  # seconds; somebody left waiting is a failure, not a standstill


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """The test, run in a loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), _PATIENCE))

    return run
