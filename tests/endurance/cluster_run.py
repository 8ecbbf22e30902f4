"""Lets one fault after another happen to a busy cluster, and checks after each that nothing was lost or done twice.

After each fault everybody finishes what they do, the servers recover, and then: every acknowledged command is in the
database once and no refused one is; the updates of no person went back; no clock has cost anybody time, and no log went
on faster than time does; everybody sees the latest state, byte for byte what the log gives for that person.
"""

import asyncio
import random
import time
from math import ceil
from pathlib import Path

from msgspec import Struct, field

from cluehouse.tables import entries
from cluehouse.tables.fold import fold
from cluehouse.tables.table import Table
from tests.cluster.disturbed_cluster import DisturbedCluster, Node
from tests.endurance.client import Client, ConnectionLost
from tests.endurance.cluster_faults import CLUSTER_FAULTS, ClusterFault
from tests.endurance.cluster_players import ClusterPlayers, LocatedClient
from tests.endurance.log_checker import Figures, LogChecker

_CLOCKS_DIFFER = 500  # milliseconds by which the servers' times may differ: they ask the database while all are busy
_UP_TO_DATE_SECONDS = 20.0
_UNDER_WAY = 0.05  # seconds in which the old owner may still have answered


class ClusterFigures(Struct):
    """What happened."""

    faults: dict[str, int] = field(default_factory=dict)
    takeovers: list[float] = field(default_factory=list)  # seconds until somebody elsewhere was acknowledged a command
    checked: Figures = field(default_factory=Figures)


async def disturb(
    folder: Path, faults: int, seed: int, kinds: tuple[ClusterFault, ...] = CLUSTER_FAULTS, sets: int = 1
) -> ClusterFigures:
    """Let this many faults happen to three busy servers."""
    dice, figures, checker = random.Random(seed), ClusterFigures(), LogChecker()
    waiting: list[ClusterFault] = []
    async with DisturbedCluster(folder) as cluster:
        players = ClusterPlayers(dice, lambda: [node.process.port for node in cluster.running], rest=0.05)
        since = time.monotonic()
        await players.begin(sets)
        try:
            for _ in range(faults):
                if not waiting:  # every kind, in a random order
                    waiting = dice.sample(kinds, len(kinds))
                fault = waiting.pop()
                figures.faults[fault.name] = figures.faults.get(fault.name, 0) + 1
                try:
                    figures.takeovers += await _suffer(cluster, players, fault, dice)
                    await players.pause()
                    await cluster.settle()
                    logs = await _settled_logs(cluster, players)
                    checker.most_elapsed = ceil((time.monotonic() - since) * 1000) + _CLOCKS_DIFFER
                    since = time.monotonic()
                    checker.check(logs, players.all)
                except Exception as error:
                    raise AssertionError(f"after {figures.faults}, in: {fault.name}") from error
                players.resume()
        finally:
            players.end()
        for node in cluster.nodes:
            node.process.check_log()
    figures.checked = checker.figures
    return figures


async def _suffer(
    cluster: DisturbedCluster, players: ClusterPlayers, fault: ClusterFault, dice: random.Random
) -> list[float]:
    """Let a fault happen; returns how long each table without owner needed to find another."""
    await asyncio.sleep(dice.uniform(0.1, 0.5))
    owners = {owned.process for owned in await cluster.owned()}
    node = dice.choice([node for node in cluster.nodes if node.process.pid in owners] or cluster.nodes)
    if not fault.ends_ownership:
        await fault.happen(cluster, node, dice)
        return []
    elsewhere = await _players_elsewhere(cluster, players, node)
    began = time.monotonic()
    waiting = asyncio.gather(*(_answered(client) for client in elsewhere))
    await fault.happen(cluster, node, dice)
    return [at - began for at in await waiting if at is not None]


async def _players_elsewhere(cluster: DisturbedCluster, players: ClusterPlayers, node: Node) -> list[LocatedClient]:
    """Somebody at another server, for each table that this server owns."""
    codes = [owned.code for owned in await cluster.owned() if owned.process == node.process.pid]
    found = {
        client.code: client
        for client in players.clients
        if isinstance(client, LocatedClient) and client.is_connected and client.port != node.process.port
    }
    return [found[code] for code in codes if code in found]


async def _answered(client: LocatedClient) -> float | None:
    """Say something as soon as the owner is gone, and return when the next one has answered; None if the client's own
    server asked it to connect again."""
    await asyncio.sleep(_UNDER_WAY)
    try:
        await client.do("say", text="hello?")
    except ConnectionLost:
        return None
    return time.monotonic()


async def _settled_logs(cluster: DisturbedCluster, players: ClusterPlayers) -> dict[str, list[bytes]]:
    """Wait until everybody has seen the last entry of their table; returns the logs."""
    async with asyncio.timeout(_UP_TO_DATE_SECONDS):
        while True:
            logs = await cluster.logs()
            tables = {code: fold(map(entries.from_json, logs[f"table/{code}"])) for code in players.codes}
            if all(_is_up_to_date(client, tables[client.code]) for client in players.clients):
                return logs
            await asyncio.sleep(0.1)


def _is_up_to_date(client: Client, table: Table | None) -> bool:
    return table is not None and client.update == table.updates[client.person]
