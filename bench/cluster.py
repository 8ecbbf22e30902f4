"""`python -m bench.cluster`: one server on SQLite or PostgreSQL, tables of another server, several servers.

All in one run, with the same tables: four players and four spectators each; a move counts as done when all eight have
seen it. Nothing is pinned to a core, so compare the processor time of a move rather than moves a second: servers,
database, bus and players share the machine. Bounded in time by its arguments.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import uvloop
from msgspec import Struct

from bench.load import Table, drive, play_one, shown, sit_down
from bench.server import Server, choose_port, processor_time
from tests.bus import nats_server
from tests.store import postgres_server

_MANY = ("--connections", "1000000", "--tables", "1000000", "--visits", "1000000", "--processor", "1000")


_SETTINGS = {  # and how many servers they have
    "SQLite": 1,
    "PostgreSQL": 1,
    "PostgreSQL, tables elsewhere": 2,
    "PostgreSQL, two servers": 2,
    "PostgreSQL, three servers": 3,
}


class Machinery(Struct):
    """What the servers of a cluster share."""

    store: str
    bus: str
    nats: int  # its process

    def database_time(self) -> float:
        """Seconds of processor time of PostgreSQL, as far as its processes still run."""
        main = postgres_server.server().get_pid()
        total = 0.0
        for status in Path("/proc").glob("[0-9]*/stat"):
            try:
                if int(status.read_text().rpartition(")")[2].split()[1]) == main:
                    total += processor_time(int(status.parent.name))
            except (OSError, IndexError):
                continue  # it has ended
        return total


async def _run(
    name: str, wanted: argparse.Namespace, servers: list[Server], machinery: Machinery | None, relayed: bool = False
) -> list[dict[str, Any]]:
    """Measure tables of these servers; `relayed`: their people are connected to the next server."""
    try:
        for server in servers:
            await server.ready()
        await asyncio.sleep(1)  # the servers have learnt of each other
        empty = [server.memory() for server in servers]
        tables = [Table(number) for number in range(wanted.tables)]
        gate = asyncio.Semaphore(8)

        async def seat(table: Table) -> None:
            at = table.number % (1 if relayed else len(servers))
            async with gate:
                await sit_down(table, servers[at].port, servers[(at + relayed) % len(servers)].port)

        await asyncio.gather(*map(seat, tables))
        sockets = sum(len(table.sockets) for table in tables)
        memory = sum(server.memory() - before for server, before in zip(servers, empty, strict=True)) / sockets / 1024
        dice, results = random.Random(1), []
        for rate in wanted.rates:
            before = _times(servers, machinery)
            loop = asyncio.get_running_loop()
            start = loop.time()
            latencies = await drive(tables, rate, wanted.seconds, lambda table: play_one(table, dice))
            took = loop.time() - start
            used = [now - then for now, then in zip(_times(servers, machinery), before, strict=True)]
            result = {"setting": name, "offered": rate} | shown(latencies, took, used[0]) | {"kB/socket": memory}
            for part, seconds in zip(("database", "bus", "players"), used[1:], strict=True):
                result[f"{part} ms/move"] = seconds / len(latencies) * 1000
            results.append(result)
            print(_line(result), flush=True)
        for table in tables:
            for socket in table.sockets:
                socket.close()
        return results
    finally:
        for server in servers:
            server.stop()


def _times(servers: list[Server], machinery: Machinery | None) -> tuple[float, float, float, float]:
    """The processor time of the servers, the database, the bus and the players so far."""
    own, players = sum(server.cpu() for server in servers), time.process_time()
    if machinery is None:
        return own, 0.0, 0.0, players
    return own, machinery.database_time(), processor_time(machinery.nats), players


def _line(result: dict[str, Any]) -> str:
    figures = (f"{name} {value:.2f}" for name, value in result.items() if name not in ("setting", "offered", "core"))
    return f"{result['setting']:32} {result['offered']:5.0f}/s: " + "  ".join(figures)


def _serve(*arguments: str) -> Server:
    port = choose_port()
    return Server([sys.executable, "-m", "cluehouse", "serve", "--port", str(port), *arguments, *_MANY], port, None)


async def main(wanted: argparse.Namespace) -> None:
    """Measure one setting after another."""
    results: list[dict[str, Any]] = []
    with ExitStack() as ending:
        folder = Path(ending.enter_context(tempfile.TemporaryDirectory()))
        port = nats_server.free_port()
        nats = nats_server.start(port)
        ending.callback(nats.wait)
        ending.callback(nats.kill)
        for name, count in _SETTINGS.items():
            if count > wanted.servers:
                continue
            with postgres_server.database() as store:
                machinery = Machinery(store, f"nats://127.0.0.1:{port}", nats.pid)
                shared = ("--store", machinery.store, "--bus", machinery.bus) if name != "SQLite" else ()
                servers = [_serve("--data", str(folder / f"{name}-{at}"), *shared) for at in range(count)]
                used = machinery if shared else None
                results += await _run(name, wanted, servers, used, relayed="elsewhere" in name)
    _compare(results)
    if wanted.output:
        wanted.output.write_text(json.dumps(results, indent=1) + "\n")


def _compare(results: list[dict[str, Any]]) -> None:
    """Print the ratios."""
    by_name = {(result["setting"], result["offered"]): result for result in results}
    first = min(offered for _, offered in by_name)
    local, relayed = by_name["PostgreSQL", first], by_name["PostgreSQL, tables elsewhere", first]
    print(f"\nat {first:.0f} moves/s offered:")
    print(f"  a table elsewhere costs {relayed['p50 ms'] - local['p50 ms']:.2f} ms more at p50")
    print(f"  PostgreSQL / SQLite, p50: {local['p50 ms'] / by_name['SQLite', first]['p50 ms']:.2f}")
    one = max(result["moves/s"] for result in results if result["setting"] == "PostgreSQL")
    two = max(result["moves/s"] for result in results if result["setting"] == "PostgreSQL, two servers")
    print(f"moves/s reached, two servers / one, on this machine: {two / one:.2f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rates", type=float, nargs="+", default=[100, 300, 3000])
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--servers", type=int, default=3, help="the most servers to measure")
    parser.add_argument("--output", type=Path, help="write the figures as JSON, for bench.scale")
    uvloop.run(main(parser.parse_args()))
