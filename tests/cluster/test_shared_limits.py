"""A guest who uses several servers gets no more than one server gives."""

import asyncio
from typing import Any

import pytest

from cluehouse.bus import Hub, LocalBus
from cluehouse.server.doorkeeper import Doorkeeper
from cluehouse.server.limits import Limits
from cluehouse.server.shared_limits import RemoteGuests, SharedLimits
from cluehouse.tables import commands
from cluehouse.tables.refusal import TableRefusal
from tests.cluster.virtual_cluster import servers, table_of
from tests.house.table_driver import in_virtual_time

LIMITS = Limits(tables=5, visits=8, wrong_codes=3, disk=1000.0)
HERE, ELSEWHERE = "192.0.2.7", "192.0.2.8"


async def doors(count: int) -> list[Doorkeeper]:
    """The doorkeepers of several servers on one bus."""
    hub = Hub()
    opened = [Doorkeeper(LIMITS, asyncio.get_running_loop().time) for _ in range(count)]
    for number, door in enumerate(opened):
        await SharedLimits(door, LocalBus(hub), f"server-{number}").begin()
    return opened


def test_a_server_alone_notes_nothing() -> None:
    door = Doorkeeper(LIMITS)
    door.open_table(HERE)
    assert door.spent is None


@in_virtual_time
async def test_tables_opened_at_several_servers_count_together() -> None:
    north, south, west = await doors(3)
    for door in (north, north, south, south, west):
        door.open_table(HERE)
    await asyncio.sleep(1.5)
    for door in (north, south, west):
        with pytest.raises(TableRefusal, match="too-many-tables"):
            door.open_table(HERE)
        door.open_table(ELSEWHERE)


@in_virtual_time
async def test_wrong_codes_tried_at_several_servers_count_together() -> None:
    north, south = await doors(2)
    for _ in range(LIMITS.wrong_codes):
        with pytest.raises(TableRefusal, match="no-such-table"), north.trying_code(HERE):
            raise TableRefusal("no-such-table")
    await asyncio.sleep(1.5)
    with pytest.raises(TableRefusal, match="too-many-codes"), south.trying_code(HERE):
        raise AssertionError
    with south.trying_code(ELSEWHERE):
        pass


@in_virtual_time
async def test_nobody_asks_more_often_at_several_servers() -> None:
    everywhere = await doors(3)
    tried = 0
    for _ in range(20):
        for door in everywhere:
            try:
                door.visit(HERE)
                tried += 1
            except TableRefusal:
                pass
        await asyncio.sleep(1.1)
    assert tried <= LIMITS.visits + 3 + 22 * LIMITS.visits / 600


@in_virtual_time
async def test_bytes_stored_at_several_servers_count_together() -> None:
    north, south = await doors(2)
    north.account(HERE).store(800)
    south.account(HERE).store(800)
    south.account(HERE).check_disk()
    await asyncio.sleep(1.5)
    for door in (north, south):
        with pytest.raises(TableRefusal, match="too-much-stored"):
            door.account(HERE).check_disk()
        door.account(ELSEWHERE).check_disk()


@in_virtual_time
async def test_the_owner_charges_a_relayed_command_to_the_network_that_gave_it() -> None:
    north, south = await servers("north", "south")
    at_north = Doorkeeper(LIMITS, asyncio.get_running_loop().time)
    north.cluster.charge_to(RemoteGuests(at_north))
    _, bea = await table_of(north, south)
    account: Any = Doorkeeper(LIMITS).account(HERE)

    async def say(number: str) -> None:
        await south.cluster.command(bea.code, bea.person, number, commands.Say("x" * 300), account)

    for number in range(3):
        await say(f"n{number}")
    with pytest.raises(TableRefusal, match="too-much-stored"):
        at_north.account(HERE).check_disk()
    with pytest.raises(TableRefusal, match="too-much-stored"):
        await say("n5")
    at_north.account(ELSEWHERE).check_disk()


@in_virtual_time
async def test_a_network_without_a_budget_of_processor_time_waits_at_the_owner() -> None:
    north, south = await servers("north", "south")
    at_north = Doorkeeper(LIMITS, asyncio.get_running_loop().time)
    north.cluster.charge_to(RemoteGuests(at_north))
    _, bea = await table_of(north, south)
    account: Any = Doorkeeper(LIMITS).account(HERE)
    at_north.account(HERE).charge(100.0)
    with pytest.raises(TableRefusal, match="too-fast"):
        await south.cluster.command(bea.code, bea.person, "n1", commands.Say("x"), account)
    await bea.do(commands.Say("of somebody else"))
