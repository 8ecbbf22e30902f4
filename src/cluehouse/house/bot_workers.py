"""Threads in which bots think, for a limited time. A thought that does not end is abandoned, its thread replaced."""

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from queue import Empty, SimpleQueue
from threading import Lock, Semaphore, Thread
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")

_EXTRA: Final = 4  # threads beyond the number of cores, as in asyncio's own executor


class TooSlow(Exception):
    """A thought took too long."""


class BotWorkers(Executor):
    """A pool of threads of its own, so that nothing else can keep bots from thinking. The threads are daemons: one that
    hangs does not keep the server from stopping."""

    def __init__(self, size: int | None = None) -> None:
        self._size = size or (os.cpu_count() or 1) + _EXTRA
        self._started = 0
        self._work: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._idle = Semaphore(0)
        self._lock = Lock()

    def submit(self, work: Callable[..., T], /, *args: Any, **kwargs: Any) -> "Future[T]":
        """Run this in a thread as soon as one is free."""
        future: Future[T] = Future()
        self._work.put((future, lambda: work(*args, **kwargs)))
        if not self._idle.acquire(blocking=False):
            self._start_thread()
        return future

    def add_thread(self) -> None:
        """Allow another thread, because one hangs."""
        with self._lock:
            self._size += 1
        self._start_thread()

    def drop_thread(self) -> None:
        """Let one thread end, because the one that hung is back."""
        with self._lock:
            self._size, self._started = self._size - 1, self._started - 1
        self._work.put(None)
        self._idle.acquire(blocking=False)

    def _start_thread(self) -> None:
        with self._lock:
            if self._started >= self._size:
                return
            self._started += 1
        Thread(target=self._run, name="bot", daemon=True).start()

    def _run(self) -> None:
        while (item := self._next()) is not None:
            future, work = item
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(work())
                except BaseException as error:
                    future.set_exception(error)
            del future, work, item

    def _next(self) -> tuple[Future[Any], Callable[[], Any]] | None:
        try:
            return self._work.get_nowait()
        except Empty:
            self._idle.release()
            return self._work.get()


class _Thought(Generic[T]):
    """A piece of work that remembers when it began: waiting for a thread does not count."""

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self.began: float | None = None

    def __call__(self) -> T:
        self.began = time.monotonic()
        return self._work()

    def left(self, seconds: float) -> float:
        """How many of so many seconds are left."""
        return seconds if self.began is None else self.began + seconds - time.monotonic()


async def in_time(workers: Executor | None, seconds: float, work: Callable[[], T]) -> T:
    """Return the result of work done in a thread; raise TooSlow if it takes longer than this."""
    thought = _Thought(work)
    future = asyncio.get_running_loop().run_in_executor(workers, thought)
    while thought.left(seconds) > 0:
        await asyncio.wait([future], timeout=thought.left(seconds))
        if future.done():
            return future.result()
    if isinstance(workers, BotWorkers):
        workers.add_thread()
    future.add_done_callback(lambda late: _came_back(workers, late))
    raise TooSlow


def _came_back(workers: Executor | None, late: "asyncio.Future[Any]") -> None:
    if isinstance(workers, BotWorkers):
        workers.drop_thread()
    if not late.cancelled():
        late.exception()  # nobody wants to know any more
