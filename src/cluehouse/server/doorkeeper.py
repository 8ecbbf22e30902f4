"""Lets guests in, and counts what each address and each person asks for."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import ip_address, ip_network
from math import inf
from typing import Final
from weakref import WeakValueDictionary

from cluehouse.house.bucket import Bucket
from cluehouse.server.accounts import Account, Load
from cluehouse.server.limits import Limits
from cluehouse.tables.refusal import TableRefusal

_KNOWN: Final = 20_000  # addresses that are remembered
Spent = dict[tuple[str, str], float]  # by kind of limit and network


class PersonalBudget:
    """The commands and the processor time of one person at a table, on all their connections."""

    __slots__ = ("__weakref__", "_commands", "_owed", "_processor")

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self._commands = Bucket(limits.commands, limits.burst, now)
        self._processor = Bucket(limits.processor / 2, limits.processor_burst / 2, now)
        self._owed = 0.0  # seconds that are not yet charged

    def take(self, commands: float = 1.0) -> None:
        """Count commands; refuse them if there were too many, or if they took too long."""
        if self._owed:
            self._processor.spend(self._owed)
            self._owed = 0.0
        wait = self._processor.wait()
        if wait or not self._commands.take(commands):
            raise TableRefusal("too-fast", wait=1 + int(wait))

    def charge(self, seconds: float) -> None:
        """Charge processor time; it counts when the next command comes."""
        self._owed += seconds


class Doorkeeper:
    """Counts what each address asks for."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._now = now
        self.sockets = 0  # open connections of any kind
        self.spent: Spent | None = None  # what other servers have not been told yet; None: there are none
        self._load = Load(now)
        self._connections: Counter[str] = Counter()
        self._accounts: OrderedDict[str, Account] = OrderedDict()
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._people: WeakValueDictionary[tuple[str, str], PersonalBudget] = WeakValueDictionary()

    def account(self, address: str) -> Account:
        """Return the account of an address."""
        network = network_of(address)
        account = self._accounts.get(network)
        if account is None:
            account = self._accounts[network] = Account(self.limits, self._now, self._load, network, self._note)
            if len(self._accounts) > _KNOWN:
                self._forget_one()
        self._accounts.move_to_end(network)
        return account

    def _forget_one(self) -> None:
        """Forget the address that was not here for longest. One with open connections stays."""
        for network, account in self._accounts.items():
            if not account.sockets:
                del self._accounts[network]
                return

    def admit(self, account: Account | None) -> bool:
        """Count one more connection of any kind; return False if there are too many. Connections of a proxy have no
        account: they are only counted altogether."""
        limits = self.limits
        self.sockets += 1
        if account is not None:
            account.sockets += 1
        return self.sockets <= limits.all_sockets and (account is None or account.sockets <= limits.sockets)

    def release(self, account: Account | None) -> None:
        """Count one connection of any kind less."""
        self.sockets -= 1
        if account is not None:
            account.sockets -= 1

    def connect(self, address: str) -> bool:
        """Count one more connection to a table; return False if there are too many."""
        address = network_of(address)
        if self._connections[address] >= self.limits.connections:
            return False
        self._connections[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """Count one connection to a table less."""
        address = network_of(address)
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]

    def person(self, code: str, client: str) -> PersonalBudget:
        """Return somebody's budget at a table, shared by all their connections."""
        budget = self._people.get((code, client))
        if budget is None:
            budget = self._people[code, client] = PersonalBudget(self.limits, self._now)
        return budget

    def frames(self) -> Bucket:
        """Return the bucket for the frames of a new connection. What a person may send is never a flood."""
        limits = self.limits
        return Bucket(max(limits.frames, 5 * limits.commands), max(limits.frames_burst, 5 * limits.burst), self._now)

    def open_table(self, address: str) -> None:
        """Refuse an address that opens too many tables."""
        tables = self._bucket("tables", address, self.limits.tables, 3600)
        if not tables.take():
            raise TableRefusal("too-many-tables", wait=1 + int(tables.wait(1)))
        self._note("tables", network_of(address), 1)

    def visit(self, address: str, count: int = 1) -> None:
        """Refuse an address that asks too often, so that nobody can guess codes by trying. What costs the server more
        counts as several visits."""
        visits = self._bucket("visits", address, self.limits.visits, 600)
        if not visits.take(count):
            raise TableRefusal("too-fast", wait=1 + int(visits.wait(count)))
        self._note("visits", network_of(address), count)

    def _note(self, kind: str, network: str, amount: float) -> None:
        """Remember what other servers have to know."""
        if self.spent is not None:
            self.spent[kind, network] = self.spent.get((kind, network), 0.0) + amount

    def was_spent_elsewhere(self, kind: str, network: str, amount: float) -> None:
        """Count what a network has used at another server."""
        if kind == "tables":
            self._bucket(kind, network, self.limits.tables, 3600).spend(amount)
        elif kind == "visits":
            self._bucket(kind, network, self.limits.visits, 600).spend(amount)
        elif kind == "codes":
            self._codes(network).spend(amount)
        elif kind == "disk":
            self.account(network).store_elsewhere(amount)

    @contextmanager
    def trying_code(self, address: str) -> Iterator[None]:
        """Count a table that is asked for and is not there. Refuse an address that has tried too many wrong codes
        before: it must not learn whether the next one is right."""
        # Every wrong code is paid for, however many are tried at once
        tries = self._codes(address)
        if not tries.has():
            raise TableRefusal("too-many-codes", wait=1 + int(tries.wait(1)))
        try:
            yield
        except TableRefusal as refusal:
            if str(refusal.code) == "no-such-table":
                tries.spend(1.0)
                self._note("codes", network_of(address), 1)
            raise

    def _codes(self, address: str) -> Bucket:
        return self._bucket("codes", address, self.limits.wrong_codes, 3600, most_debt=inf)

    def _bucket(self, kind: str, address: str, count: int, seconds: int, most_debt: float | None = None) -> Bucket:
        key = (kind, network_of(address))
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(count / seconds, count, self._now, most_debt)
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
