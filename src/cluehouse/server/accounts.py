"""What each address uses: processor time, bytes, connections. Whoever has used up their share has to wait."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from cluehouse.house.bucket import Bucket
from cluehouse.server.limits import Limits
from cluehouse.tables.refusal import TableRefusal

# An address never uses more than half of the server's time, and never more than this many seconds in a row. So the
# others are served in between, even while a burst is being worked off.
_SHARE: Final = 0.5
_TURN: Final = 0.01

# Together, all addresses should not use more than that share either: the rest is for bots, clocks and the disk.
_WINDOW: Final = 0.1  # seconds after which the price is looked at
_CHEAPER: Final = (
    1.1  # what it is divided by, if less is used; if more is used, it rises by as much as that is too much
)
_DEAREST: Final = 10.0
_MODEST: Final = 0.04  # seconds per second that never get dearer for an address: enough for a room full of players …
_MODEST_BURST: Final = 0.2  # … and this many at once
_SMALL: Final = 0.0005  # seconds: less is charged later, because charging takes time too
_PUNISHED: Final = 60.0  # seconds for which an address that floods the server is slowed down …
_FINE: Final = 4.0  # … to this fraction of its share


class Account:
    """The budget of one address."""

    __slots__ = (
        "__weakref__",
        "_disk",
        "_fined_until",
        "_load",
        "_modest",
        "_note",
        "_now",
        "_owed",
        "_processor",
        "_traffic",
        "_turn",
        "network",
        "queue",
        "sockets",
    )

    def __init__(
        self,
        limits: Limits,
        now: Callable[[], float],
        load: "Load",
        network: str = "",
        note: Callable[[str, str, float], None] = lambda kind, network, amount: None,
    ) -> None:
        self._now, self._load, self.network, self._note = now, load, network, note
        self._processor = Bucket(limits.processor, limits.processor_burst, now)
        self._turn = Bucket(max(_SHARE, limits.processor), max(_TURN, _TURN * limits.processor), now)
        self._modest = Bucket(_MODEST, _MODEST_BURST, now)
        self._traffic = Bucket(limits.traffic, limits.traffic_burst, now)
        self._disk = Bucket(limits.disk / 3600, limits.disk, now)
        self._fined_until = 0.0
        self._owed = 0.0  # seconds that are not yet charged
        self.queue = asyncio.Lock()  # requests that wait for the budget
        self.sockets = 0  # open connections of any kind

    def charge(self, seconds: float) -> None:
        """Charge processor time. It is dearer for an address that has flooded the server; and while the server is busy,
        for all that use much."""
        self._owed += seconds
        if self._owed >= _SMALL:
            seconds, self._owed = self._owed, 0.0
            self._settle(seconds)

    def _settle(self, seconds: float) -> None:
        self._load.add(seconds)
        price = self._load.price
        if self._fined_until > self._now():
            price = max(price, _FINE)
        elif price > 1 and self._modest.take(seconds):
            price = 1.0
        self._turn.spend(seconds * price)
        self._processor.spend(seconds * price)

    def work(self, seconds: float) -> None:
        """Charge processor time of a worker, which takes none from the tables."""
        self._processor.spend(seconds)

    def check_disk(self) -> None:
        """Refuse to store more for an address that has stored too much in the last hour."""
        if self._disk.wait():
            raise TableRefusal("too-much-stored", wait=1 + int(self._disk.wait()))

    def store(self, size: int) -> None:
        """Charge bytes that were added to the logs."""
        self._disk.spend(size)
        self._note("disk", self.network, size)

    def store_elsewhere(self, size: float) -> None:
        """Charge bytes that another server has added to the logs."""
        self._disk.spend(size)

    def receive(self, size: int) -> None:
        """Charge bytes that have arrived."""
        self._traffic.spend(size)

    def wait(self) -> float:
        """Return the seconds until this address may go on; 0: now."""
        return max(self._processor.wait(), self._turn.wait(), self._traffic.wait())

    def in_debt(self) -> float:
        """Return the seconds until processor time is paid for, without the pauses between two turns."""
        return self._processor.wait()

    def fine(self) -> None:
        """Slow this address down for a while."""
        self._fined_until = self._now() + _PUNISHED


class Load:
    """How busy the server is with what guests ask for. While it is busier than it should be, processor time gets dearer
    and dearer, so that many addresses together cannot use it up. Whoever uses little pays as before."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._since, self._used = now(), 0.0
        self.price = 1.0  # what a second of processor time costs

    def add(self, seconds: float) -> None:
        """Note that processor time was used."""
        self._used += seconds
        now = self._now()
        passed = now - self._since
        if passed < _WINDOW:
            return
        if self._used > _SHARE * passed:
            self.price = min(_DEAREST, self.price * self._used / (_SHARE * passed))
        else:
            self.price = max(1.0, self.price * _CHEAPER ** (-passed / _WINDOW))
        self._since, self._used = now, 0.0
