"""Token buckets: how budgets are counted."""

import time
from collections.abc import Callable


class Bucket:
    """A token bucket: `burst` at once, then `rate` per second."""

    __slots__ = ("__weakref__", "_burst", "_last", "_left", "_now", "_rate")

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left, self._last = burst, now()

    def take(self, count: float = 1.0) -> bool:
        """Take from the bucket, if there is enough in it."""
        self._refill()
        if self._left < count:
            return False
        self._left -= count
        return True

    def spend(self, count: float) -> None:
        """Take what was used already, even if that leaves a debt. No debt exceeds the size of the bucket."""
        self._refill()
        self._left = max(self._left - count, -self._burst)

    def wait(self) -> float:
        """Return the seconds until there is no debt; 0 if there is none."""
        if self._left >= 0:
            return 0.0
        self._refill()
        return max(0.0, -self._left / self._rate)

    def _refill(self) -> None:
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._last) * self._rate)
        self._last = now
