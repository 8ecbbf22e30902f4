"""An event loop in virtual time: time stands still while a task can run, and then jumps to the next timer."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import Context
from typing import Any, TypeVar

T = TypeVar("T")


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in virtual time and cancel all tasks that are left."""
    loop = VirtualTimeLoop()
    try:
        return loop.run_until_complete(main)
    finally:
        loop.run_until_complete(_stop_all())
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()


async def _stop_all() -> None:
    rest = asyncio.all_tasks() - {asyncio.current_task()}
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """Sleeping takes no time, and work for threads runs at once, so that every run is the same."""

    def __init__(self) -> None:
        self.elapsed = 0.0
        super().__init__(_VirtualTimeSelector(self))
        self.set_default_executor(_ImmediateExecutor())

    def time(self) -> float:
        """Seconds of virtual time since the loop started."""
        return self.elapsed

    def call_later(  # type: ignore[override]  # any callback will do
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Let timers of a millisecond or more end at whole milliseconds, the resolution of a house's clock."""
        begun = int(self.elapsed * 1000 + 0.0005) / 1000 if delay >= 0.001 else self.elapsed
        return self.call_at(begun + delay, callback, *args, context=context)


class _VirtualTimeSelector(selectors.DefaultSelector):
    def __init__(self, loop: VirtualTimeLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        events = super().select(0)
        if not events:
            assert timeout is not None, "nothing will ever happen"
            self._loop.elapsed += timeout
        return events


class _ImmediateExecutor(ThreadPoolExecutor):
    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(work(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done
