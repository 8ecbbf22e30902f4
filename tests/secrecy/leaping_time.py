"""An event loop whose time stands while anybody has something to do, and then leaps to whatever comes next."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import Context
from typing import Any, TypeVar

T = TypeVar("T")


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run this in leaping time, and leave nothing running."""
    loop = LeapingLoop()
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


class LeapingLoop(asyncio.SelectorEventLoop):
    """Sleeping takes no time; what runs in threads elsewhere runs at once here, so that every run is the same."""

    def __init__(self) -> None:
        self.passed = 0.0
        super().__init__(_Leap(self))
        self.set_default_executor(_AtOnce())

    def time(self) -> float:
        """Seconds since the loop began."""
        return self.passed

    def call_later(  # type: ignore[override]  # any callback will do
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Whatever waits for a millisecond or more is due at a whole one: a house's clock knows no parts of them."""
        begun = int(self.passed * 1000 + 0.0005) / 1000 if delay >= 0.001 else self.passed
        return self.call_at(begun + delay, callback, *args, context=context)


class _Leap(selectors.DefaultSelector):
    def __init__(self, loop: LeapingLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        events = super().select(0)
        if not events:
            assert timeout is not None, "nothing will ever happen"
            self._loop.passed += timeout
        return events


class _AtOnce(ThreadPoolExecutor):
    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(work(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done
