"""Opens a server of a cluster: PostgreSQL keeps logs and leases, NATS carries messages."""

import os
import secrets
import socket
import time
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import Struct

from cluehouse import __version__
from cluehouse.bus.nats import open_nats
from cluehouse.cluster.config import ClusterConfig
from cluehouse.cluster.house import ClusterHouse
from cluehouse.cluster.membership import LEASE_SECONDS, Membership
from cluehouse.house import House
from cluehouse.house.ownership import Ownership
from cluehouse.house.time_source import TimeSource
from cluehouse.store import Store
from cluehouse.store.postgres import open_postgres
from cluehouse.store.postgres.leases import Leases
from cluehouse.store.postgres.link import Link
from cluehouse.tables.entries import FORMAT


class About(Struct, frozen=True):
    """What administrators are told about a server."""

    server: str
    version: str
    host: str
    process: int
    address: str


class MakeHouse(Protocol):
    """Makes the house of a server."""

    def __call__(self, store: Store, *, now: TimeSource, ownership: Ownership) -> House: ...


async def open_cluster(config: ClusterConfig, make_house: MakeHouse, address: str = "") -> ClusterHouse:
    """Return this server as one of a cluster. It has not joined yet, and is not open to anybody."""
    server = secrets.token_hex(5)
    lease, owners = Link(config.store), Link(config.store)  # of their own: a long commit must not delay the lease

    incarnations = 0

    def count_claims(count: int) -> None:
        membership.counters.takeovers += count

    def next_leases() -> Leases:
        nonlocal incarnations
        incarnations += 1
        for link in (lease, owners):  # the last lease may have been lost because they hang
            link.drop()
        return Leases(lease, owners, f"{server}.{incarnations}", LEASE_SECONDS, FORMAT, count_claims)

    about = About(server, __version__, socket.gethostname(), os.getpid(), address)
    membership = Membership(next_leases, msgspec.json.encode(about).decode())
    store = await open_postgres(config.store, lambda: membership.node, FORMAT)
    try:
        bus = await open_nats(*config.bus, access=config.access)
    except BaseException:
        await store.close()
        raise
    house = make_house(store, now=await _database_time(lease), ownership=membership)
    return ClusterHouse(house, membership, bus, store.abandon)


async def _database_time(link: Link) -> Callable[[], int]:
    """Return a clock that starts at the database's time and then only counts what has passed: all servers of a cluster
    have the same time, whatever their machines say."""
    before = time.monotonic_ns()
    stamp = await (await link.get()).fetchval("SELECT (extract(epoch FROM clock_timestamp()) * 1000000000)::bigint")
    start = int(stamp) - (before + time.monotonic_ns()) // 2  # half of the way there and back
    return lambda: (start + time.monotonic_ns()) // 1_000_000
