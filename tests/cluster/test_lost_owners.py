"""What servers and connections do when messages, leases or the database are lost at an awkward moment."""

import asyncio

import pytest

from cluehouse.house.ownership import OutcomeUnknown
from cluehouse.tables import commands
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import Settings
from tests.cluster.virtual_cluster import Guest, Server, servers, table_of
from tests.house.table_driver import in_virtual_time


def _heard(guest: Guest) -> list[str]:
    return [line["text"] for line in guest.sees("talk") if "text" in line]


def _here(guest: Guest) -> list[bool]:
    return [person.get("here", False) for person in guest.sees("table")["people"]]


def _twin(guest: Guest, server: Server | None = None) -> Guest:
    """Another connection of the same person."""
    return Guest(server or guest.server, guest.code, guest.person, guest.token)


@in_virtual_time
async def test_a_server_that_was_cut_off_for_long_gets_a_new_lease() -> None:
    north, _south = await servers("north", "south")
    north.reaches_store = False
    await asyncio.sleep(10)
    assert not north.membership.is_valid
    north.reaches_store = True
    await asyncio.sleep(2)
    assert north.membership.is_valid


@in_virtual_time
async def test_a_table_that_is_opened_without_a_lease_waits_for_the_next_one() -> None:
    north, _south = await servers("north", "south")
    north.reaches_store = False
    await asyncio.sleep(10)
    opening = asyncio.ensure_future(north.cluster.open_table(Settings("codenames"), "Anna"))
    await asyncio.sleep(2)
    assert not opening.done()
    north.reaches_store = True
    assert (await opening).code


@in_virtual_time
async def test_a_table_is_refused_if_no_lease_can_be_had() -> None:
    north, _south = await servers("north", "south")
    north.reaches_store = False
    await asyncio.sleep(10)
    with pytest.raises(TableRefusal, match="not-saved"):
        await north.cluster.open_table(Settings("codenames"), "Anna")


@in_virtual_time
async def test_both_connections_of_a_person_to_another_server_see_everything() -> None:
    north, south = await servers("north", "south")
    anna, bea = await table_of(north, south)
    for number in range(5):
        await anna.do(commands.Say(f"{number}"))
    await asyncio.sleep(0.1)
    second = await _twin(bea).connect()
    for text in ("a", "b"):
        await anna.do(commands.Say(text))
        await asyncio.sleep(0.1)
        assert _heard(bea)[-1] == _heard(second)[-1] == text


@in_virtual_time
async def test_people_at_a_server_without_database_go_on_through_the_others() -> None:
    north, south, _west = await servers("north", "south", "west")
    anna, bea = await table_of(north, south)
    await asyncio.sleep(1)
    north.reaches_store = False  # it owns the table
    await asyncio.sleep(3)
    await anna.do(commands.Say("still here"))
    await bea.do(commands.Say("so am I"))
    await asyncio.sleep(0.1)
    assert _heard(anna) == _heard(bea) == ["still here", "so am I"]
    third = await _twin(anna).connect()
    assert _heard(third) == ["still here", "so am I"], "even a new connection to this server works"


@in_virtual_time
async def test_who_moved_to_another_device_does_not_go_on_with_the_old_one() -> None:
    north, south = await servers("north", "south")
    _, bea = await table_of(north, south)
    offer = await bea.do(commands.OfferTransfer())
    await north.cluster.accept_transfer(bea.code, offer.transfer, "j" * 22)
    await asyncio.sleep(0.1)
    assert bea.connection.farewell == "moved"


@in_virtual_time
async def test_who_moved_or_left_unheard_is_dismissed_by_the_next_owner() -> None:
    north, south = await servers("north", "south")
    _anna, bea, cleo, dora = await table_of(north, south, south, south)
    offer = await bea.do(commands.OfferTransfer())
    south.bus.is_connected = False
    await north.cluster.accept_transfer(bea.code, offer.transfer, "j" * 22)
    await north.cluster.command(cleo.code, cleo.person, "gone", commands.Leave())
    north.kill()
    south.bus.is_connected = True
    await asyncio.sleep(5)
    farewells = [guest.connection.farewell for guest in (bea, cleo, dora)]
    assert farewells == ["moved", "left", None]
    await dora.do(commands.Say("alone"))
    assert _heard(dora) == ["alone"]


@in_virtual_time
async def test_a_connection_that_closed_unheard_is_forgotten() -> None:
    north, south = await servers("north", "south")
    anna, bea = await table_of(north, south)
    south.bus.is_connected = False
    south.cluster.leave(bea.code, bea.connection)
    south.bus.is_connected = True
    await asyncio.sleep(1)
    assert _here(anna) == [True, True]
    await asyncio.sleep(7)
    assert _here(anna) == [True, False]


@in_virtual_time
async def test_who_connects_while_the_owner_changes_is_not_turned_away() -> None:
    north, south = await servers("north", "south")
    _, bea = await table_of(north, south)
    north.kill()
    await asyncio.sleep(1)
    newcomers = await asyncio.gather(*(_twin(bea).connect() for _ in range(3)))
    await bea.do(commands.Say("hello"))
    await asyncio.sleep(1)
    for guest in (bea, *newcomers):
        assert guest.connection.farewell is None
        assert _heard(guest) == ["hello"]


@in_virtual_time
async def test_a_command_whose_outcome_nobody_knows_is_not_refused() -> None:
    north, south = await servers("north", "south")
    _, bea = await table_of(north, south)
    north.is_mute = True  # it does what it is asked, and does not answer
    with pytest.raises(OutcomeUnknown):
        await bea.do(commands.Say("once"), number="n1")
    north.is_mute = False
    await bea.do(commands.Say("once"), number="n1")
    await asyncio.sleep(0.1)
    assert _heard(bea) == ["once"]


@in_virtual_time
async def test_a_command_that_surely_was_not_carried_out_is_refused() -> None:
    north, south = await servers("north", "south")
    _, bea = await table_of(north, south)
    south.bus.is_connected = False
    with pytest.raises(TableRefusal, match="not-saved"):
        await bea.do(commands.Say("unheard"))


@in_virtual_time
async def test_who_leaves_is_not_told_otherwise_when_the_answer_is_lost() -> None:
    north, south = await servers("north", "south")
    _, bea = await table_of(north, south)
    north.is_mute = True
    leaving = asyncio.ensure_future(bea.do(commands.Leave()))
    await asyncio.sleep(1)
    north.is_mute = False
    await leaving


@in_virtual_time
async def test_many_connections_can_come_to_one_table_at_once() -> None:
    north, south = await servers("north", "south")
    anna, bea = await table_of(north, south)
    many = await asyncio.gather(*(_twin(anna if at % 2 else bea, south).connect() for at in range(10)))
    await anna.do(commands.Say("hello"))
    await asyncio.sleep(0.1)
    assert {tuple(_heard(guest)) for guest in many} == {("hello",)}
