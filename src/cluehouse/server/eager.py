"""Starting a coroutine at once: what does not have to wait is done without a task of its own."""

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any


def begin(work: Coroutine[Any, Any, None]) -> "asyncio.Task[None] | None":
    """Run until the work has to wait; a task then does the rest. None if there was nothing to wait for."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.ensure_future(_go_on(work, waits_for))


@coroutine
def _go_on(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """Wait for what the work waits for, in its place, until it is done."""
    try:
        while True:
            try:
                value = yield waits_for
            except BaseException as error:
                waits_for = work.throw(error)
            else:
                waits_for = work.send(value)
    except StopIteration:
        return
