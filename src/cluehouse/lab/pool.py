"""Many games at once, in processes of this machine or on the machines of a Ray cluster."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Workers(Protocol):
    """Whoever does many tasks at once."""

    def __call__(self, play: Callable[..., T], tasks: Sequence[Sequence[Any]], /) -> Iterator[T]:
        """The result of each task, in the order in which they are done."""
        ...


def processes(cores: int) -> Workers:
    """So many processes of this machine."""

    def work(play: Callable[..., T], tasks: Sequence[Sequence[Any]]) -> Iterator[T]:
        return on_all_cores(play, tasks, cores)

    return work


def ray_cluster(address: str) -> Workers:
    """The machines of the Ray cluster at this address. What a machine had begun when it was lost is done again."""

    def work(play: Callable[..., T], tasks: Sequence[Sequence[Any]]) -> Iterator[T]:
        import ray  # an optional package

        if not ray.is_initialized():
            ray.init(address=address, log_to_driver=False)
        remote = ray.remote(max_retries=-1)(play)  # -1: as often as machines are lost; errors of a game are not retried
        waiting = [remote.remote(*task) for task in tasks]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)

    return work


def on_all_cores(play: Callable[..., T], tasks: Sequence[Sequence[Any]], cores: int) -> Iterator[T]:
    """The result of each task, in the order in which they are done."""
    if cores == 1:
        yield from (play(*task) for task in tasks)
        return
    fresh = multiprocessing.get_context("spawn")  # a copy of a process with threads, such as PyTorch's, may stand still
    pool = ProcessPoolExecutor(cores, fresh, _leave_interrupts)
    try:
        waiting = [pool.submit(play, *task) for task in tasks]
        for done in as_completed(waiting):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)  # whether all are played, one stalled or somebody pressed Ctrl-C


def _leave_interrupts() -> None:
    """Leave Ctrl-C to the main process, which stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
