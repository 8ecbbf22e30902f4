"""Two versions of Cluehouse side by side: an older server leaves logs that a newer one has written to newer ones."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import asyncpg
import pytest

from cluehouse.bus import Hub, LocalBus
from cluehouse.cluster import ClusterHouse
from cluehouse.cluster.membership import Membership
from cluehouse.games import GAMES
from cluehouse.house import House
from cluehouse.store import Problem, StoreError
from cluehouse.store.postgres import open_postgres
from cluehouse.store.postgres.leases import Leases
from cluehouse.store.postgres.link import Link
from cluehouse.store.postgres.schema import MIGRATIONS
from cluehouse.tables import commands
from cluehouse.tables.entries import FORMAT, AnyEvent
from tests.cluster.virtual_cluster import Guest, table_of
from tests.store.helpers import async_test
from tests.store.postgres_server import database

OLD, NEW = 1, 2  # formats of logs
LEASE = 1.5


@pytest.fixture
def postgres() -> Iterator[str]:
    with database() as address:
        yield address


class Node:
    """A server of one of the versions, in this process, on a real database."""

    def __init__(self, cluster: ClusterHouse) -> None:
        self.cluster, self.house = cluster, cluster.house


Start = Callable[[str, int], Awaitable[Any]]


@asynccontextmanager
async def cluster_on(address: str) -> AsyncIterator[Start]:
    """Start servers by name and format; they stop at the end."""
    hub = Hub()
    async with AsyncExitStack() as ending:

        async def start(name: str, log_format: int) -> Node:
            link, owners = Link(address), Link(address)
            membership = Membership(lambda: Leases(link, owners, f"{name}.1", LEASE, log_format), seconds=LEASE)
            store = await open_postgres(address, lambda: membership.node, log_format)
            node = Node(ClusterHouse(House(store, ownership=membership), membership, LocalBus(hub), store.abandon))
            await node.cluster.open()
            ending.push_async_callback(owners.close)
            ending.push_async_callback(link.close)
            ending.push_async_callback(node.cluster.close)
            return node

        yield start


async def until(is_so: Callable[[], object]) -> None:
    while not is_so():
        await asyncio.sleep(0.05)


def heard(guest: Guest) -> list[str]:
    return [line["text"] for line in guest.sees("talk") if "text" in line]


@async_test
async def test_an_older_server_leaves_a_log_of_a_newer_one_to_newer_ones(postgres: str) -> None:
    async with cluster_on(postgres) as start:
        old, new = await start("old", OLD), await start("new", NEW)
        _, bea = await table_of(new, old)
        await bea.do(commands.Say("one"))
        await until(lambda: heard(bea) == ["one"])
        await new.cluster.close()
        await until(lambda: Problem("logs-too-new", count=1) in old.cluster.problems())
        assert not old.house.tables, "it did not claim the table"
        assert bea.connection.farewell is None, "whoever is connected waits"

        newer = await start("newer", NEW)
        await until(lambda: newer.house.tables)
        await bea.do(commands.Say("two"))
        await until(lambda: heard(bea) == ["one", "two"])
        assert not old.house.tables
        await until(lambda: not old.cluster.problems())


@async_test
async def test_a_newer_server_takes_over_what_older_ones_have_written(postgres: str) -> None:
    async with cluster_on(postgres) as start:
        old, new = await start("old", OLD), await start("new", NEW)
        _, bea = await table_of(old, new)
        await asyncio.sleep(0.6)  # they have heard of each other
        await old.cluster.close()
        await bea.do(commands.Say("one"))
        await until(lambda: heard(bea) == ["one"])
        assert list(new.house.tables) == [bea.code]


@async_test
async def test_a_server_that_closes_hands_its_tables_to_one_that_can_read_them(postgres: str) -> None:
    async with cluster_on(postgres) as start:
        new, old, newer = await start("new", NEW), await start("old", OLD), await start("newer", NEW)
        guests = [guest for _ in range(4) for guest in await table_of(new, old)]
        await until(lambda: len(new.cluster.membership.live) == 3)
        await new.cluster.say_goodbye()
        assert len(newer.house.tables) == 4
        assert not old.house.tables
        for guest in guests[1::2]:
            await guest.do(commands.Say("on"))


@async_test
async def test_a_schema_that_only_adds_something_can_be_used_by_older_servers(postgres: str) -> None:
    await (await open_postgres(postgres)).close()
    newer = len(MIGRATIONS) + 1
    connection = await asyncpg.connect(postgres)
    await connection.execute(f"UPDATE cluehouse_schema SET version = {newer}")
    await (await open_postgres(postgres)).close()
    await connection.execute(f"UPDATE cluehouse_schema SET usable_from = {newer}")
    await connection.close()
    with pytest.raises(StoreError, match="newer"):
        await open_postgres(postgres)


# What servers of a format can replay. If this fails, raise FORMAT in tables/entries.py and write the new list here.
KINDS = {
    1: {
        "events": (
            "admitted ban-lifted banned book claim-dropped claimed consented dealt dropped halted host "
            "joined left locked moved muted opened paused proposed ready reclaimed renamed restarted resumed "
            "said sand seated settings stood swapped transfer-offered transferred undone vouched"
        ),
        "codenames": (
            "announce approve ask ask-spelling clue cover decline guess mark object resign ruling spell stop "
            "time-up unmark uphold waive"
        ),
        "duet": (
            "agree announce ask-spelling clue disagree guess hand-over let-start mark object resign restart "
            "ruling spell stop take-back unmark uphold waive"
        ),
        "trapwords": (
            "accept admit alert alert-illegal breathe-in call-illegal call-trap concede contest-trap deny "
            "doubt-illegal doubt-trap dread guess hand heard hold insist judge lapse mark-trap pass-torch "
            "propose ready reject reopen resign ruling say spring stop-writing stopwatch strike take time-up "
            "turn-hourglass unanswered withdraw"
        ),
        "decipher": (
            "accept-word ask attempt close-case contest-word draw give give-up keep-word mark-word pass "
            "place resign ruling set-word strike-word"
        ),
    }
}


def test_a_new_kind_of_event_or_move_raises_the_format_of_logs() -> None:
    events = sorted(str(event.__struct_config__.tag) for event in AnyEvent.__args__)
    assert {"events": " ".join(events)} | moves() == KINDS[FORMAT]


def moves() -> dict[str, str]:
    """The kinds of moves of every game of this package."""
    ours = {name: tuple(game.rules) for name, game in GAMES.items() if _is_ours(game)}
    return {name: " ".join(sorted(str(move.__struct_config__.tag) for move in kinds)) for name, kinds in ours.items()}


def _is_ours(game: Any) -> bool:
    return all(move.__module__.startswith("cluehouse.") for move in game.rules)
