"""Where a house gets its time from. All times are in milliseconds since 1970."""

import time
from collections.abc import Callable

TimeSource = Callable[[], int]


def wall_time() -> int:
    """Return the machine's date and time, which somebody may set at any moment."""
    return time.time_ns() // 1_000_000


def steady_time() -> TimeSource:
    """Return a clock that starts at the machine's time and then only counts what has passed: nobody loses a turn
    because the machine's time was set, or because the machine slept."""
    start = time.time_ns() - time.monotonic_ns()
    return lambda: (start + time.monotonic_ns()) // 1_000_000
