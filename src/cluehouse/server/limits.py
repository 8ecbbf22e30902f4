"""How much one address, and one person at a table, may ask for."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Final
from weakref import WeakValueDictionary

from msgspec import Struct

from cluehouse.tables.refusal import TableRefusal

_KNOWN: Final = 20_000  # addresses remembered


class Limits(Struct, frozen=True):
    """The house's patience. A group behind one address has room; a flood has not."""

    connections: int = 200  # at once, of one address
    tables: int = 60  # opened by one address in an hour; so are books
    visits: int = 600  # joins and questions about tables, of one address in ten minutes
    commands: float = 20.0  # a second, of one person at a table …
    burst: float = 60.0  # … and so many at once
    message: int = 409_600  # bytes of the longest message: the longest pack of Chinese words fits in


class Bucket:
    """So many at once, and then so many a second."""

    __slots__ = ("__weakref__", "_burst", "_last", "_left", "_now", "_rate")

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left, self._last = burst, now()

    def take(self, count: float = 1.0) -> bool:
        """Take from the bucket, if there is enough in it."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < count:
            return False
        self._left -= count
        return True


class Doorkeeper:
    """Counts what each address asks for."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._now = now
        self._connections: Counter[str] = Counter()
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._commands: WeakValueDictionary[tuple[str, str], Bucket] = WeakValueDictionary()

    def connect(self, address: str) -> bool:
        """One more connection; False if there are too many."""
        address = household(address)
        if self._connections[address] >= self.limits.connections:
            return False
        self._connections[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """One connection less."""
        address = household(address)
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]

    def commands(self, code: str, who: str) -> Bucket:
        """How much somebody may ask for at a table, by however many connections."""
        bucket = self._commands.get((code, who))
        if bucket is None:
            bucket = self._commands[code, who] = Bucket(self.limits.commands, self.limits.burst, self._now)
        return bucket

    def open_table(self, address: str) -> None:
        """Refuse an address that opens too many tables."""
        if not self._bucket("tables", address, self.limits.tables, 3600).take():
            raise TableRefusal("too-many-tables")

    def visit(self, address: str) -> None:
        """Refuse an address that asks too often; codes are not for guessing."""
        if not self._bucket("visits", address, self.limits.visits, 600).take():
            raise TableRefusal("too-fast")

    def _bucket(self, kind: str, address: str, count: int, seconds: int) -> Bucket:
        key = (kind, household(address))
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(count / seconds, count, self._now)
            if len(self._buckets) > _KNOWN:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """What counts as one address: an IPv6 household has 2**64 of them (RFC 6177)."""
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if read.version == 4:
        return str(read)
    return str(read.ipv4_mapped or ip_network((read, 64), strict=False))
