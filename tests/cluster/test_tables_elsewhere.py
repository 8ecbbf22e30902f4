"""Tables of one server, played from another; owners that are killed, cut off or stopped."""

import asyncio

import pytest

from cluehouse.house.arrivals import Newcomer
from cluehouse.tables import commands
from cluehouse.tables.refusal import TableRefusal
from tests.cluster.virtual_cluster import Guest, servers, table_of
from tests.house.table_driver import CODENAMES, in_virtual_time, logged


async def _chat(guest: Guest, text: str) -> None:
    await guest.do(commands.Say(text))


def _heard(guest: Guest) -> list[str]:
    return [line["text"] for line in guest.sees("talk") if "text" in line]


async def _settle() -> None:
    await asyncio.sleep(0.1)


@in_virtual_time
async def test_people_at_two_servers_share_a_table() -> None:
    north, south = await servers("north", "south")
    anna, bea = await table_of(north, south)
    await _chat(anna, "hello")
    await _chat(bea, "hi")
    await _settle()
    assert _heard(anna) == _heard(bea) == ["hello", "hi"]
    assert not south.house.tables, "the table is at the other server alone"
    assert [person["here"] for person in anna.sees("table")["people"]] == [True, True]


@in_virtual_time
async def test_when_the_owner_is_killed_another_server_takes_over_and_nobody_is_disconnected() -> None:
    north, south, west = await servers("north", "south", "west")
    _anna, bea, cleo = await table_of(north, south, west)
    await _chat(bea, "before")
    await _settle()
    update = bea.connection.update
    north.kill()
    await _chat(bea, "after")
    await asyncio.sleep(5)
    assert _heard(bea) == _heard(cleo) == ["before", "after"]
    assert bea.connection.farewell is cleo.connection.farewell is None
    assert bea.connection.update > update
    assert len(south.house.tables) + len(west.house.tables) == 1


@in_virtual_time
async def test_a_command_without_an_answer_is_carried_out_once() -> None:
    north, south = await servers("north", "south")
    _, bea = await table_of(north, south)
    north.bus.is_connected = False  # it carries the command out, but the answer is lost
    first = asyncio.ensure_future(bea.do(commands.Say("once"), number="n1"))
    await asyncio.sleep(0.2)
    north.bus.is_connected = True
    await first
    await bea.do(commands.Say("once"), number="n1")
    await _settle()
    assert _heard(bea) == ["once"]


@in_virtual_time
async def test_lost_messages_are_noticed_and_sent_again() -> None:
    north, south = await servers("north", "south")
    anna, bea = await table_of(north, south)
    south.bus.is_connected = False
    await _chat(anna, "unheard")
    await _settle()
    south.bus.is_connected = True
    assert _heard(bea) == []
    await asyncio.sleep(3)
    assert _heard(bea) == ["unheard"]


@in_virtual_time
async def test_an_owner_that_cannot_renew_its_lease_stops_and_is_fenced() -> None:
    north, south = await servers("north", "south")
    anna, bea = await table_of(north, south)
    await _chat(anna, "one")
    north.reaches_store = False
    await asyncio.sleep(1.4)
    assert not north.house.tables, "it gave its tables up before the lease ended"
    await _chat(bea, "two")
    north.reaches_store = True
    await asyncio.sleep(5)
    await _chat(anna, "three")
    await _settle()
    assert _heard(anna) == _heard(bea) == ["one", "two", "three"]
    assert anna.connection.farewell is None


@in_virtual_time
async def test_a_server_that_closes_hands_its_tables_over() -> None:
    north, south = await servers("north", "south")
    anna, bea = await table_of(north, south)
    await _chat(anna, "one")
    await asyncio.sleep(1)  # the servers have learnt of each other
    closing = asyncio.ensure_future(north.cluster.say_goodbye())
    await asyncio.sleep(0.05)
    assert list(south.house.tables) == [bea.code], "at once, long before the lease ends"
    await closing
    assert anna.connection.farewell == "closing"
    await _chat(bea, "two")
    await _settle()
    assert _heard(bea) == ["one", "two"]


@in_virtual_time
async def test_a_change_of_owner_costs_nobody_time() -> None:
    north, south = await servers("north", "south")
    settings = {"options": {"timer": "end-turn", "clue_seconds": 60, "guess_seconds": 60}}
    guests = await table_of(north, south, south, south, **settings)
    for guest, seat in zip(guests, CODENAMES, strict=True):
        await guest.do(commands.Sit(seat))
    await guests[0].do(commands.Start())
    await asyncio.sleep(20)
    north.kill()
    await asyncio.sleep(30)
    assert [live.table.code for live in south.house.tables.values()] == [guests[0].code]
    clock = guests[1].sees("clock")
    left = clock["until"] - south.house.now()
    assert left > 60_000 - 20_000 - 30_000, "the time without an owner does not count"
    table = await logged(south.house.store, guests[0].code)
    assert table is not None
    assert table == south.house.tables[guests[0].code].table


@in_virtual_time
async def test_a_server_that_closes_hands_many_tables_to_where_their_people_are() -> None:
    north, south, west = await servers("north", "south", "west")
    guests = [await table_of(north, south if number % 2 else west) for number in range(50)]
    await asyncio.sleep(1)  # the servers have learnt of each other
    await north.cluster.say_goodbye()
    assert not north.house.tables
    for number, (anna, bea) in enumerate(guests):
        owner = south if number % 2 else west
        assert bea.code in owner.house.tables
        assert anna.connection.farewell == "closing"
        assert bea.connection.farewell is None
        await _chat(bea, "still here")
        assert _heard(bea) == ["still here"]


@in_virtual_time
async def test_people_play_on_at_a_server_that_closes_until_they_are_asked_to_go() -> None:
    north, south = await servers("north", "south")
    guests = [await table_of(north) for _ in range(50)]
    await asyncio.sleep(1)
    closing = asyncio.ensure_future(north.cluster.say_goodbye())
    await asyncio.sleep(0.06)
    asked = [guest.connection.farewell for (guest,) in guests]
    assert 0 < asked.count("closing") < len(asked), "not all at once"
    waiting = next(guest for (guest,) in guests if guest.connection.farewell is None)
    await _chat(waiting, "hello")
    await asyncio.sleep(0.001)
    assert _heard(waiting) == ["hello"]
    assert waiting.code in south.house.tables
    await closing
    assert {guest.connection.farewell for (guest,) in guests} == {"closing"}


@in_virtual_time
async def test_a_ban_holds_at_every_server_and_after_the_owner_is_killed() -> None:
    north, south, west = await servers("north", "south", "west")
    anna, bea, cleo = await table_of(north, south, west)
    join_id = "j" * 22
    mallory = await south.cluster.join(anna.code, Newcomer("Mallory", join_id=join_id))
    guest = await Guest(south, mallory.code, mallory.person, mallory.token).connect()
    await anna.do(commands.BanPerson(mallory.person))
    await _settle()
    assert guest.connection.farewell == "banned"
    north.kill()
    await _chat(bea, "go on")
    for server in (south, west):
        with pytest.raises(TableRefusal, match="banned"):
            await Guest(server, mallory.code, mallory.person, mallory.token).connect()
        with pytest.raises(TableRefusal, match="banned"):
            await server.cluster.join(anna.code, Newcomer("Mallory again", join_id=join_id))
    await _chat(cleo, "me too")
    assert _heard(cleo) == ["go on", "me too"]


@in_virtual_time
async def test_the_next_owner_knows_the_networks_that_people_come_from() -> None:
    north, south, west = await servers("north", "south", "west")
    _anna, bea, cleo = await table_of(north, south, west)
    for guest, origin in ((bea, "home"), (cleo, "elsewhere")):
        guest.server.cluster.leave(guest.code, guest.connection)
        await guest.server.cluster.enter(guest.code, guest.token, guest.connection, origin)
    north.kill()
    for guest in (bea, cleo):
        await _chat(guest, "go on")
    await asyncio.sleep(5)
    (live,) = (*south.house.tables.values(), *west.house.tables.values())
    assert {live.origins[bea.person], live.origins[cleo.person]} == {("home",), ("elsewhere",)}
