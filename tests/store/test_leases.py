"""Owners of logs: one at a time, by the database's clock."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest
from msgspec.structs import replace

from cluehouse.store import Fenced, StoreError
from cluehouse.store.owners import LeaseLost, Owner
from cluehouse.store.postgres import open_postgres
from cluehouse.store.postgres.leases import Leases
from cluehouse.store.postgres.link import Link
from tests.store.helpers import async_test, page, texts

LOG = "table/KOT-7"
LONG = 60.0


@asynccontextmanager
async def leases(address: str, node: str) -> AsyncIterator[Leases]:
    link = Link(address)
    await (await open_postgres(address)).close()  # creates the schema
    held = Leases(link, link, node, LONG)
    await held.begin("a test")
    try:
        yield held
    finally:
        await link.close()


async def let_lapse(address: str, node: str) -> None:
    """Let the lease of a server be over, as if it had been renewed long ago."""
    connection = await asyncpg.connect(address)
    await connection.execute("UPDATE nodes SET until = clock_timestamp() - interval '1 ms' WHERE node = $1", node)
    await connection.close()


@async_test
async def test_a_log_without_owner_gets_one_and_keeps_it(postgres: str) -> None:
    async with leases(postgres, "north") as north, leases(postgres, "south") as south:
        store = await open_postgres(postgres, lambda: "north")
        assert await north.acquire(LOG) is None, "there is no such log"
        await store.append(page(LOG, 1, "a"))
        assert await north.acquire(LOG) == await north.acquire(LOG) == await south.acquire(LOG) == Owner("north", 1)
        await store.close()


@async_test
async def test_of_many_servers_that_claim_a_log_at_once_one_gets_it(postgres: str) -> None:
    async with leases(postgres, "gone") as gone:
        store = await open_postgres(postgres, lambda: "gone")
        names = [f"table/{number}" for number in range(50)]
        await store.append(*(replace(page(name, 1, "a"), epoch=1) for name in names))
        await let_lapse(postgres, "gone")
        links = [Link(postgres) for _ in range(4)]
        racers = [Leases(link, link, f"node-{number}", LONG) for number, link in enumerate(links)]
        for racer in racers:
            await racer.begin("a test")
        claims = await asyncio.gather(*(_claim_all(racer, names) for racer in racers))
        for owners in zip(*claims, strict=True):
            assert len(set(owners)) == 1
            assert owners[0] is not None
            assert owners[0].epoch == 2
        assert await gone.acquire("table/0") == claims[0][0], "the former owner learns who it is"
        for link in links:
            await link.close()
        await store.close()


async def _claim_all(racer: Leases, names: list[str]) -> list[Owner | None]:
    return list(await asyncio.gather(*(_claim(racer, name) for name in names)))


async def _claim(racer: Leases, name: str) -> Owner | None:
    """Claim a log; ask again while somebody else claims it."""
    while True:
        owner = await racer.acquire(name)
        if owner is None or owner.node != "gone":
            return owner


@async_test
async def test_an_owner_that_slept_through_its_lease_is_fenced(postgres: str) -> None:
    async with leases(postgres, "north") as north, leases(postgres, "south") as south:
        store = await open_postgres(postgres, lambda: "north")
        await store.append(replace(page(LOG, 1, "a"), epoch=1))
        await let_lapse(postgres, "north")
        assert await south.acquire(LOG) == Owner("south", 2)
        with pytest.raises(LeaseLost):
            await north.renew()
        with pytest.raises(Fenced):
            await store.append(replace(page(LOG, 2, "b"), epoch=1))
        assert await texts(store, LOG) == ["a"]
        await store.close()


@async_test
async def test_a_lease_that_is_over_is_never_renewed_and_claims_nothing(postgres: str) -> None:
    async with leases(postgres, "north") as north:
        store = await open_postgres(postgres)
        await store.append(page(LOG, 1, "a"))
        assert await north.renew() == {"north"}
        await let_lapse(postgres, "north")
        with pytest.raises(LeaseLost):
            await north.renew()
        assert await north.acquire(LOG) == Owner("", 0)
        await store.close()


@async_test
async def test_a_log_is_handed_over_once(postgres: str) -> None:
    async with leases(postgres, "north") as north, leases(postgres, "south") as south:
        store = await open_postgres(postgres, lambda: "north")
        await store.append(replace(page(LOG, 1, "a"), epoch=1))
        other = "table/KOT-8"
        await store.append(replace(page(other, 1, "a"), epoch=1))
        assert await north.hand_over({LOG: 1, other: 7}, "south") == {LOG}, "of the other log we know an old epoch"
        assert await north.hand_over({LOG: 1}, "south") == frozenset()
        assert await south.acquire(LOG) == Owner("south", 2)
        await store.close()


@async_test
async def test_only_logs_to_resume_whose_owner_is_gone_are_looked_for(postgres: str) -> None:
    async with leases(postgres, "north") as north, leases(postgres, "south") as south:
        store = await open_postgres(postgres, lambda: "north")
        running, quiet = page("table/1", 1, "a", resumes=True), page("table/2", 1, "a")
        await store.append(replace(running, epoch=1), replace(quiet, epoch=1))
        assert await south.without_owner(10) == []
        await north.end()
        assert await south.without_owner(10) == ["table/1"]
        assert await south.renew() == {"south"}
        await store.close()


@async_test
async def test_a_connection_that_closes_in_the_middle_of_a_claim_is_reported_as_unreachable(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def close_and_fail(connection: asyncpg.Connection, *_: object) -> None:
        connection.terminate()
        raise AttributeError("'NoneType' object has no attribute 'bind_execute'")  # as asyncpg does

    async with leases(postgres, "a") as ours:
        with monkeypatch.context() as patched:
            patched.setattr(asyncpg.Connection, "fetch", close_and_fail)
            with pytest.raises(StoreError, match="unreachable"):
                await ours.acquire(LOG)
        assert await ours.acquire(LOG) is None  # over a new connection
