"""Faults that happen to a cluster. Each takes a few seconds, and afterwards everything works again."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from tests.cluster.disturbed_cluster import DisturbedCluster, Node
from tests.store.proxy import Proxy

LEASE: Final = 1.5
Happen = Callable[[DisturbedCluster, Node, random.Random], Awaitable[None]]


class ClusterFault(Struct, frozen=True):
    """A fault that happens to one server, or to what all of them need. `ends_ownership`: whoever plays elsewhere at the
    server's tables has to wait for another owner."""

    name: str
    happen: Happen
    ends_ownership: bool = False


async def _kill(cluster: DisturbedCluster, node: Node, dice: random.Random) -> None:
    node.process.kill()
    await asyncio.sleep(dice.uniform(0, 2 * LEASE))
    await asyncio.to_thread(node.process.start)


async def _stand_still(cluster: DisturbedCluster, node: Node, dice: random.Random) -> None:
    node.process.suspend()
    await asyncio.sleep(dice.uniform(LEASE + 0.3, 2.5 * LEASE))
    node.process.resume()


async def _stand_still_for_a_moment(cluster: DisturbedCluster, node: Node, dice: random.Random) -> None:
    node.process.suspend()
    await asyncio.sleep(dice.uniform(0.1, LEASE))
    node.process.resume()


async def _stop(cluster: DisturbedCluster, node: Node, dice: random.Random) -> None:
    node.process.signal_stop()
    assert await asyncio.to_thread(node.process.stop) == 0
    await asyncio.to_thread(node.process.start)


async def _bus_down(cluster: DisturbedCluster, node: Node, dice: random.Random) -> None:
    cluster.bus.kill()
    await asyncio.sleep(dice.uniform(0, 3))
    await cluster.bus.start()


async def _database_restarts(cluster: DisturbedCluster, node: Node, dice: random.Random) -> None:
    await cluster.database.stop(dice.choice(["fast", "immediate"]))
    await asyncio.sleep(dice.choice([0, 0, 2]))
    await cluster.database.start()


async def _lease_ends(cluster: DisturbedCluster, node: Node, dice: random.Random) -> None:
    await cluster.end_lease(node)
    await asyncio.sleep(1)


async def _lose_answers(cluster: DisturbedCluster, node: Node, dice: random.Random) -> None:
    for _ in range(5):
        node.to_database.loses_next_answer = True
        await asyncio.sleep(dice.uniform(0, 0.2))


async def _set_clock(cluster: DisturbedCluster, node: Node, dice: random.Random) -> None:
    node.process.skew(dice.choice([-3600, 3600]))
    await asyncio.sleep(0.3)


def _cut(link: Callable[[Node], Proxy], *directions: str) -> Happen:
    async def happen(cluster: DisturbedCluster, node: Node, dice: random.Random) -> None:
        proxy = link(node)
        gates = [getattr(proxy, direction) for direction in directions]
        for gate in gates:
            gate.close()
        await asyncio.sleep(dice.uniform(0.3, 2.5 * LEASE))
        if dice.random() < 0.5:
            proxy.cut()  # the connections do not survive it
        for gate in gates:
            gate.open()

    return happen


def _refuse(link: Callable[[Node], Proxy]) -> Happen:
    async def happen(cluster: DisturbedCluster, node: Node, dice: random.Random) -> None:
        proxy = link(node)
        proxy.refuses = True
        proxy.cut()
        await asyncio.sleep(dice.uniform(0.3, 2.5 * LEASE))
        proxy.refuses = False

    return happen


def _to_database(node: Node) -> Proxy:
    return node.to_database


def _to_bus(node: Node) -> Proxy:
    return node.to_bus


CLUSTER_FAULTS: Final = (
    ClusterFault("a server is killed", _kill, ends_ownership=True),
    ClusterFault("a server stands still beyond its lease", _stand_still, ends_ownership=True),
    ClusterFault("a server stands still for a moment", _stand_still_for_a_moment),
    ClusterFault("a server is stopped and started", _stop),
    ClusterFault("NATS is killed and started", _bus_down),
    ClusterFault("PostgreSQL is restarted or crashes", _database_restarts),
    ClusterFault("a lease ends, and all servers claim at once", _lease_ends),
    ClusterFault("answers of the database are lost after the commit", _lose_answers),
    ClusterFault("a clock is set by an hour", _set_clock),
    ClusterFault("the link to the database is cut, out", _cut(_to_database, "requests")),
    ClusterFault("the link to the database is cut, in", _cut(_to_database, "answers")),
    ClusterFault("the link to the database is cut, both ways", _cut(_to_database, "requests", "answers")),
    ClusterFault("the database refuses connections", _refuse(_to_database)),
    ClusterFault("the link to NATS is cut, out", _cut(_to_bus, "requests")),
    ClusterFault("the link to NATS is cut, in", _cut(_to_bus, "answers")),
    ClusterFault("the link to NATS is cut, both ways", _cut(_to_bus, "requests", "answers")),
    ClusterFault("NATS refuses connections", _refuse(_to_bus)),
)
