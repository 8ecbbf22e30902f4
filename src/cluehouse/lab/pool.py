"""Many games at once."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

T = TypeVar("T")


def on_all_cores(play: Callable[..., T], tasks: Sequence[Sequence[Any]], cores: int) -> Iterator[T]:
    """What comes of each task, as it comes."""
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
    """Ctrl-C is for the one who gave the command; the others are told."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
