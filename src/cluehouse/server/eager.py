"""Starting a coroutine at once: a coroutine that never has to wait needs no task."""

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any


def start_eagerly(work: Coroutine[Any, Any, None]) -> "asyncio.Task[None] | None":
    """Run the coroutine until it has to wait; a task then does the rest. Return None if it did not have to wait."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.ensure_future(_go_on(work, waits_for))


@coroutine
def _go_on(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """Continue a coroutine that waits for `waits_for`, until it is done."""
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
