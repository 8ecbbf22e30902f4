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

_KNOWN: Final = 20_000  # addresses that are remembered


class Limits(Struct, frozen=True):
    """Rate limits. They leave room for a group behind one address, but stop a flood."""

    connections: int = 200  # at once, from one address
    tables: int = 60  # opened by one address in an hour; books count too
    visits: int = 600  # joins and questions about tables, by one address in ten minutes
    commands: float = 20.0  # per second, by one person at a table …
    burst: float = 60.0  # … and this many at once
    message: int = 409_600  # bytes of the longest message: enough for the longest pack of Chinese words


class Bucket:
    """A token bucket: `burst` at once, then `rate` per second."""

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
        """Count one more connection; return False if there are too many."""
        address = network_of(address)
        if self._connections[address] >= self.limits.connections:
            return False
        self._connections[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """Count one connection less."""
        address = network_of(address)
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]

    def commands(self, code: str, client: str) -> Bucket:
        """Return the bucket for somebody's commands at a table, shared by all their connections."""
        bucket = self._commands.get((code, client))
        if bucket is None:
            bucket = self._commands[code, client] = Bucket(self.limits.commands, self.limits.burst, self._now)
        return bucket

    def open_table(self, address: str) -> None:
        """Refuse an address that opens too many tables."""
        if not self._bucket("tables", address, self.limits.tables, 3600).take():
            raise TableRefusal("too-many-tables")

    def visit(self, address: str) -> None:
        """Refuse an address that asks too often, so that nobody can guess codes by trying."""
        if not self._bucket("visits", address, self.limits.visits, 600).take():
            raise TableRefusal("too-fast")

    def _bucket(self, kind: str, address: str, count: int, seconds: int) -> Bucket:
        key = (kind, network_of(address))
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(count / seconds, count, self._now)
            if len(self._buckets) > _KNOWN:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return what counts as one address: for IPv6 the /64 network, because one household has 2**64 addresses (RFC
    6177)."""
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if read.version == 4:
        return str(read)
    return str(read.ipv4_mapped or ip_network((read, 64), strict=False))
