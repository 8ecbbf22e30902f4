"""Expensive work, apart from the event loop and from the bots: one job at a time, with a bounded queue.

Pure Python holds the interpreter's lock, so a thread would slow the tables and the bots down. The work is therefore
done in a process of its own, at low priority, which starts when it is first needed and ends when it is idle for long.
"""

import asyncio
import logging
import pickle
import sys
from collections import Counter
from collections.abc import Callable
from time import thread_time
from typing import Any, Final, TypeVar

from cluehouse.house.guest import Guest
from cluehouse.house.worker import HEAD, Done
from cluehouse.tables.refusal import TableRefusal

T = TypeVar("T")
_LOG: Final = logging.getLogger("cluehouse.house")

MOST_WAITING: Final = 16  # jobs of all guests …
MOST_EACH: Final = 4  # … and of one
_LONGEST: Final = 60.0  # seconds that a job may take
_IDLE: Final = 300.0  # seconds after which a process without work ends
_RETRY: Final = 5  # seconds after which a guest who was refused may try again


class Workers:
    """Does jobs in a thread: for tests, and for a server that answers one request only."""

    def __init__(self) -> None:
        self._waiting: Counter[int] = Counter()  # jobs by guest
        self._one = asyncio.Lock()

    async def run(self, guest: Guest, work: Callable[..., T], *args: Any) -> T:
        """Do a job for a guest, who is charged for it; refuse it if too many are waiting."""
        if self._waiting.total() >= MOST_WAITING or self._waiting[id(guest)] >= MOST_EACH:
            raise TableRefusal("too-busy", wait=_RETRY)
        self._waiting[id(guest)] += 1
        try:
            async with self._one:
                done = await self._do(work, args)
        finally:
            self._waiting[id(guest)] -= 1
            self._waiting += Counter()  # forgets guests without jobs
        guest.work(done.seconds)
        if done.error:
            raise RuntimeError(done.error)
        result: T = done.result
        return result

    async def close(self) -> None:
        """Stop working."""

    async def _do(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Done:
        return await asyncio.to_thread(_timed, work, args)


def _timed(work: Callable[..., Any], args: tuple[Any, ...]) -> Done:
    start = thread_time()
    result = work(*args)
    return Done(result, thread_time() - start)


class ProcessWorkers(Workers):
    """Does jobs in a process of its own (`house/worker.py`)."""

    def __init__(self) -> None:
        super().__init__()
        self._process: asyncio.subprocess.Process | None = None
        self._end: asyncio.TimerHandle | None = None

    async def close(self) -> None:
        """End the process, and wait until it has ended."""
        process = self._process
        self._stop()
        if process is not None:
            await process.wait()

    async def _do(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Done:
        if self._end is not None:
            self._end.cancel()
        try:
            async with asyncio.timeout(_LONGEST):
                return await self._ask(pickle.dumps((work, args)))
        except (TimeoutError, OSError, EOFError, asyncio.IncompleteReadError) as error:
            _LOG.warning("a worker was stopped", extra={"reason": type(error).__name__})
            self._stop()
            raise TableRefusal("too-busy", wait=_RETRY) from None
        except asyncio.CancelledError:
            self._stop()  # its answer would be taken for that of the next job
            raise
        finally:
            self._end = asyncio.get_running_loop().call_later(_IDLE, self._stop)

    async def _ask(self, job: bytes) -> Done:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                "from cluehouse.house.worker import main; main()",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(HEAD.pack(len(job)) + job)
        await process.stdin.drain()
        (size,) = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
        done: Done = pickle.loads(await process.stdout.readexactly(size))
        return done

    def _stop(self) -> None:
        if self._end is not None:
            self._end.cancel()
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        self._process = None
