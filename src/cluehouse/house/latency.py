"""How long something takes, counted in buckets as Prometheus wants them."""

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)  # seconds


class Latency:
    """Counts durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)  # the last one: longer than all bounds
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds
