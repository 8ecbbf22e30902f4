"""Many games at once, in processes of their own."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

T = TypeVar("T")


def on_all_cores(play: Callable[..., T], tasks: Sequence[Sequence[Any]], cores: int) -> Iterator[T]:
    """The result of each task, in the order in which they are done."""
    if cores == 1:
        yield from (play(*task) for task in tasks)
        return
    pool = ProcessPoolExecutor(cores, initializer=_leave_interrupts)
    try:
        waiting = [pool.submit(play, *task) for task in tasks]
        for done in as_completed(waiting):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)  # whether all are played, one stalled or somebody pressed Ctrl-C


def _leave_interrupts() -> None:
    """Leave Ctrl-C to the main process, which stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
