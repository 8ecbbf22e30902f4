"""How much one table may store. Only what people do is refused: clocks and bots finish what was begun."""

from typing import Final

from cluehouse.house.bucket import Bucket
from cluehouse.tables.refusal import TableRefusal

HOURLY: Final = 16e6  # bytes by which a log may grow in an hour …
TOTAL: Final = 256e6  # … and altogether


class Quota:
    """What the log of one table takes on disk."""

    def __init__(self, size: int = 0, hourly: float = HOURLY, total: float = TOTAL) -> None:
        self.size = size  # bytes
        self._growth = Bucket(hourly / 3600, hourly)
        self._total = total

    def grow(self, size: int) -> None:
        """Count bytes that were stored."""
        self.size += size
        self._growth.spend(size)

    def check(self) -> None:
        """Refuse to store more, if the log has grown too much."""
        wait = self._growth.wait()
        if wait or self.size > self._total:
            raise TableRefusal("too-much-stored", wait=1 + int(wait))
