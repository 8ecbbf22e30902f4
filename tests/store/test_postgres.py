"""What a store in PostgreSQL promises beyond the contract: owners, lost connections, clear errors."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import parse_qs, urlsplit

import asyncpg
import pytest
from msgspec.structs import replace

from cluehouse.store import Fenced, NotSaved, Problem, StoreError, Taken
from cluehouse.store.postgres import PostgresStore, open_postgres
from cluehouse.store.postgres.schema import MIGRATIONS
from tests.store.helpers import async_test, page, texts
from tests.store.proxy import Proxy, proxy_to

LOG = "table/KOT-7"


@asynccontextmanager
async def behind_proxy(address: str) -> AsyncIterator[tuple[PostgresStore, Proxy]]:
    """A store whose connection to the database can be disturbed."""
    parts = urlsplit(address)
    socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
    async with proxy_to(lambda: asyncio.open_unix_connection(socket)) as (proxy, port):
        store = await open_postgres(f"postgresql://postgres@127.0.0.1:{port}{parts.path}")
        try:
            yield store, proxy
        finally:
            proxy.refuses = False
            await store.close()


async def execute(address: str, statement: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(statement)
    await connection.close()


@async_test
async def test_an_append_whose_answer_is_lost_is_saved_once(postgres: str) -> None:
    async with behind_proxy(postgres) as (store, proxy):
        await store.append(page(LOG, 1, "a"))
        proxy.loses_next_answer = True
        await store.append(page(LOG, 2, "b"), page("book/1", 1, "c"))
        await store.append(page(LOG, 3, "d"))
        assert proxy.lost == 1
        assert (await texts(store, LOG), await texts(store, "book/1")) == (["a", "b", "d"], ["c"])


@async_test
async def test_after_a_lost_answer_a_number_that_somebody_else_used_is_still_taken(postgres: str) -> None:
    async with behind_proxy(postgres) as (store, proxy):
        await store.append(page(LOG, 1, "a"))
        proxy.loses_next_answer = True
        with pytest.raises(Taken):
            await store.append(page(LOG, 1, "b"))
        assert (proxy.lost, await texts(store, LOG)) == (1, ["a"])


@async_test
async def test_a_connection_that_breaks_between_appends_is_made_again(postgres: str) -> None:
    async with behind_proxy(postgres) as (store, proxy):
        await store.append(page(LOG, 1, "a"))
        proxy.cut()
        await store.append(page(LOG, 2, "b"))
        assert await texts(store, LOG) == ["a", "b"]


@async_test
async def test_nothing_is_acknowledged_while_the_database_is_unreachable(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cluehouse.store.postgres.appending._PAUSE", 0)
    async with behind_proxy(postgres) as (store, proxy):
        proxy.refuses = True
        proxy.cut()
        with pytest.raises(NotSaved, match="unreachable"):
            await store.append(page(LOG, 1, "a"))
        with pytest.raises(StoreError, match="unreachable"):
            await store.read(LOG)
        proxy.refuses = False
        await store.append(page(LOG, 1, "a"))
        assert await texts(store, LOG) == ["a"]


@async_test
async def test_a_store_is_healthy_again_when_the_database_is_back(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for pause in ("_PAUSE", "_RETRY"):
        monkeypatch.setattr(f"cluehouse.store.postgres.appending.{pause}", 0.01)
    async with behind_proxy(postgres) as (store, proxy):
        proxy.refuses = True
        proxy.cut()
        with pytest.raises(NotSaved, match="unreachable"):
            await store.append(page(LOG, 1, "a"))
        assert store.problems() == [Problem("not-saved", "unreachable")]
        proxy.refuses = False
        while store.problems():  # nobody appends anything
            await asyncio.sleep(0.01)


@async_test
async def test_nobody_waits_for_appends_that_were_abandoned(postgres: str) -> None:
    async with behind_proxy(postgres) as (store, proxy):
        await store.append(page(LOG, 1, "a"), replace(page("table/A", 1, "a"), epoch=1))
        proxy.answers.close()
        sent = asyncio.ensure_future(store.append(replace(page("table/A", 2, "b"), epoch=1)))
        await asyncio.sleep(0.05)
        queued = asyncio.ensure_future(store.append(replace(page("table/A", 3, "c"), epoch=1)))
        await asyncio.sleep(0.05)
        store.abandon()
        for append in (sent, queued):
            with pytest.raises(Fenced):
                await append
        assert store.problems() == []
        proxy.answers.open()
        await store.append(page(LOG, 2, "b"))
        assert await texts(store, LOG) == ["a", "b"]


@async_test
async def test_a_log_with_an_owner_refuses_the_appends_of_an_earlier_epoch(postgres: str) -> None:
    store = await open_postgres(postgres, node=lambda: "north")
    mine = replace(page(LOG, 1, "a"), epoch=1)
    await store.append(mine)
    await execute(postgres, "UPDATE logs SET owner = 'south', epoch = 2")
    late, shared = replace(page(LOG, 2, "b"), epoch=1), page("book/1", 1, "c")
    with pytest.raises(Fenced):
        await store.append(shared, late)
    assert (await texts(store, LOG), await store.names("book/")) == (["a"], [])
    await store.append(replace(late, epoch=2))
    with pytest.raises(Taken):
        await store.append(replace(late, epoch=2))
    await store.close()


@async_test
async def test_a_read_only_database_says_so(postgres: str) -> None:
    store = await open_postgres(postgres)
    name = urlsplit(postgres).path[1:]
    await execute(postgres, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with pytest.raises(NotSaved, match="read-only"):
        await store.append(page(LOG, 1, "a"))
    assert await store.names("") == []
    await store.close()


@async_test
async def test_a_database_of_a_newer_version_that_older_servers_cannot_use_is_refused(postgres: str) -> None:
    await (await open_postgres(postgres)).close()
    await execute(postgres, f"UPDATE cluehouse_schema SET usable_from = {len(MIGRATIONS) + 1}")
    with pytest.raises(StoreError, match="newer"):
        await open_postgres(postgres)


@async_test
async def test_an_address_that_cannot_be_opened_is_named_without_its_password() -> None:
    with pytest.raises(StoreError) as refused:
        await open_postgres("postgresql://anna:hidden@127.0.0.1:1/house")
    assert (refused.value.reason, refused.value.about) == ("unreachable", "postgresql://anna@127.0.0.1:1/house")


@async_test
async def test_two_servers_that_start_at_once_migrate_once(postgres: str) -> None:
    stores = await asyncio.gather(*(open_postgres(postgres) for _ in range(4)))
    await asyncio.gather(*(store.append(page(f"table/{number}", 1, "a")) for number, store in enumerate(stores)))
    assert len(await stores[0].names("")) == 4
    for store in stores:
        await store.close()
