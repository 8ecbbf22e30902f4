"""Token buckets: how budgets are counted."""

import time
from collections.abc import Callable


class Bucket:
    """A token bucket: `burst` at once, then `rate` per second. No debt exceeds `most_debt`: by default, the size of the
    bucket."""

    __slots__ = ("__weakref__", "_burst", "_last", "_left", "_most_debt", "_now", "_rate")

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float] = time.monotonic, most_debt: float | None = None
    ) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._most_debt = burst if most_debt is None else most_debt
        self._left, self._last = burst, now()

    def has(self, count: float = 1.0) -> bool:
        """Whether there is so much in the bucket."""
        self._refill()
        return self._left >= count

    def take(self, count: float = 1.0) -> bool:
        """Take from the bucket, if there is enough in it."""
        self._refill()
        if self._left < count:
            return False
        self._left -= count
        return True

    def spend(self, count: float) -> None:
        """Take what was used already, even if that leaves a debt."""
        self._refill()
        self._left = max(self._left - count, -self._most_debt)

    def wait(self, count: float = 0.0) -> float:
        """Return the seconds until there is so much in the bucket; by default, until there is no debt."""
        if self._left >= count:
            return 0.0
        self._refill()
        return max(0.0, (count - self._left) / self._rate)

    def _refill(self) -> None:
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._last) * self._rate)
        self._last = now
