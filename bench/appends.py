"""`python -m bench.appends`: how many appends a second PostgreSQL takes from so many servers, each with so many tables.

Every append is fenced, durable and 300 bytes long, as a step of a table is. What a server's tables append during a
commit shares the next one. Bounded in time by its arguments.
"""

import argparse
import asyncio
import statistics
import time

import asyncpg
import uvloop

from cluehouse.store import Append
from cluehouse.store.postgres import PostgresStore, open_postgres
from tests.store import postgres_server

_ENTRY = b"x" * 300


async def _append(store: PostgresStore, name: str, until: float, latencies: list[float]) -> None:
    number = 0
    while (began := time.perf_counter()) < until:
        number += 1
        await store.append(Append(name, number, (_ENTRY,), epoch=1))
        latencies.append(time.perf_counter() - began)


async def _check(address: str, appends: int) -> None:
    """Check that everything that was acknowledged is there."""
    connection = await asyncpg.connect(address)
    assert await connection.fetchval("SELECT count(*) FROM entries") == appends
    await connection.close()


async def main(wanted: argparse.Namespace) -> None:
    """Measure every number of servers with every number of tables."""
    for servers in wanted.servers:
        for tables in wanted.tables:
            with postgres_server.database() as address:
                stores = [await open_postgres(address, lambda: "a server") for _ in range(servers)]
                began, latencies = time.perf_counter(), list[float]()
                until = began + wanted.seconds
                await asyncio.gather(
                    *(
                        _append(store, f"table/{at}-{table}", until, latencies)
                        for at, store in enumerate(stores)
                        for table in range(tables)
                    )
                )
                took = time.perf_counter() - began
                await _check(address, len(latencies))
                for store in stores:
                    await store.close()
            cuts = statistics.quantiles(latencies, n=100)
            rate, p50, p99 = len(latencies) / took, cuts[49] * 1000, cuts[98] * 1000
            who = f"{servers:3} servers, {tables:3} tables each that append all the time"
            print(f"{who}: {rate:7.0f}/s, p50 {p50:6.2f} ms, p99 {p99:6.2f} ms", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--servers", type=int, nargs="+", default=[1, 4, 16])
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20])
    parser.add_argument("--seconds", type=float, default=2)
    uvloop.run(main(parser.parse_args()))
