"""A command is carried out once, and its sender gets an answer."""

import asyncio

import pytest

from cluehouse.games.refusal import Refusal
from cluehouse.tables import commands
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import Settings
from tests.codenames import table as board
from tests.house.table_driver import CODENAMES, RecordingConnection, in_virtual_time, new_house, open_table, reopened


@in_virtual_time
async def test_a_repeated_command_is_answered_but_not_carried_out_again() -> None:
    table = await open_table("codenames", *CODENAMES)
    await table.begin(board.table().deal)
    person, clue = table.move("red-chief: clue animal 2")
    first = await table.do(person, clue, "c-1")
    await table.play("red-1: guess ROOT")
    number = table.table.number
    again = await table.do(person, clue, "c-1")
    assert table.table.number == number
    assert again.update == table.table.updates[person]
    assert again.update > first.update


@in_virtual_time
async def test_a_command_repeated_after_a_crash_is_not_carried_out_again() -> None:
    table = await open_table("codenames", *CODENAMES)
    await table.do("p2", commands.Say("hello"), "c-1")
    again = await reopened(table)
    await again.do("p2", commands.Say("hello"), "c-1")
    assert [line.text for line in again.table.talk] == ["hello"]
    await again.do("p2", commands.Say("hello"), "c-2")
    assert [line.text for line in again.table.talk] == ["hello", "hello"]


@in_virtual_time
async def test_two_people_may_use_the_same_command_id() -> None:
    table = await open_table("codenames", *CODENAMES)
    await table.do("p1", commands.Say("one"), "c-1")
    await table.do("p2", commands.Say("two"), "c-1")
    assert [line.text for line in table.table.talk] == ["one", "two"]


@in_virtual_time
async def test_a_refused_command_may_be_repeated_with_the_same_id() -> None:
    table = await open_table("codenames", "red-chief")
    person = await table.join()
    assert await table.refused(person, commands.Ready(True), "c-1") == "not-seated"
    await table.do(person, commands.Sit("red-1"))
    await table.do(person, commands.Ready(True), "c-1")


@in_virtual_time
async def test_an_answer_names_the_update_that_shows_what_was_done() -> None:
    table = await open_table("codenames", *CODENAMES)
    connection = await table.connect("p2")
    answer = await table.do("p2", commands.Say("hello"))
    assert connection.update == answer.update
    assert connection.sees("talk")[-1]["text"] == "hello"


@in_virtual_time
async def test_a_wrong_code_and_a_wrong_token_get_the_same_refusal() -> None:
    table = await open_table("codenames", *CODENAMES)
    kicked = table.tokens["p4"]
    await table.do("p1", commands.Kick("p4"))
    told = set()
    for code, token in (("BABA-BABA", "x"), (table.code, "x"), (table.code, kicked), ("", "")):
        with pytest.raises(Refusal) as refused:
            await table.house.enter(code, token, RecordingConnection())
        told.add((refused.value.code, str(refused.value.params)))
    assert told == {("no-such-table", "{}")}
    for person in ("p4", "p99"):
        assert await table.refused(person, commands.Say("hello")) == "no-such-table"
    assert await table.refused("", commands.Say("hello")) == "not-seated"  # a spectator is already connected


@in_virtual_time
async def test_a_table_code_works_in_any_case_and_without_its_dash() -> None:
    table = await open_table("codenames")
    for code in (table.code.lower(), table.code.replace("-", ""), f" {table.code} "):
        assert await table.house.enter(code, table.tokens["p1"], RecordingConnection()) == table.code


@in_virtual_time
async def test_a_token_is_stored_as_a_hash_and_sent_to_nobody() -> None:
    table = await open_table("codenames", *CODENAMES)
    kept = b"".join(await table.house.store.read(f"table/{table.code}"))
    connection = await table.connect("p1")
    for token in table.tokens.values():
        assert token.encode() not in kept
        assert token.encode() not in b"".join(connection.sections.values())


@in_virtual_time
async def test_bad_settings_open_no_table() -> None:
    house = new_house()
    for settings, name in ((Settings("duet", options={"tokens": 1}), "Ala"), (Settings("duet"), " ")):
        with pytest.raises(Refusal):
            await house.open_table(settings, name)
    assert await house.store.names("") == []


@in_virtual_time
async def test_two_people_with_the_same_name_cannot_join_one_table() -> None:
    table = await open_table("codenames")
    with pytest.raises(TableRefusal) as refused:
        await table.house.join(table.code, "ALA")
    assert str(refused.value.code) == "name-taken"


@in_virtual_time
async def test_asking_the_referee_changes_nothing_and_is_private() -> None:
    table = await open_table("codenames", *CODENAMES)
    assert await table.refused("p1", commands.Consult("roots")) == "no-game"
    await table.begin(board.table().deal)
    number, connection = table.table.number, await table.connect("p2")
    shown = connection.shown
    answer = await table.do("p1", commands.Consult("roots"))
    assert answer.ruling is not None
    assert answer.ruling.reason == "form-of-word"
    assert (table.table.number, connection.shown) == (number, shown)
    stranger = await table.join()
    assert await table.refused(stranger, commands.Consult("roots")) == "not-seated"


# --- connections ------------------------------------------------------------------------------------


@in_virtual_time
async def test_everybody_sees_who_is_here() -> None:
    table = await open_table("codenames", "red-chief", "red-1")
    one = await table.connect("p1")
    other = await table.connect("p2")
    tab = await table.connect("p2")

    def here() -> list[str]:
        return [person["id"] for person in one.sees("table")["people"] if person.get("here")]

    assert here() == ["p1", "p2"]
    table.house.leave(table.code, other)
    assert here() == ["p1", "p2"]
    table.house.leave(table.code, tab)
    assert here() == ["p1"]
    table.house.leave(table.code, tab)
    assert here() == ["p1"]


@in_virtual_time
async def test_a_lost_connection_costs_nobody_a_seat_or_a_turn() -> None:
    table = await open_table("codenames", *CODENAMES)
    await table.begin(board.table(timer="warn").deal)
    connection = await table.connect("p1")
    number = table.table.number
    table.house.leave(table.code, connection)
    assert table.table.number == number
    again = await table.connect("p1")
    assert again.sees("you")["seat"] == "red-chief"
    await table.play("red-chief: clue animal 2")


@in_virtual_time
async def test_all_connections_of_a_kicked_person_are_closed() -> None:
    table = await open_table("codenames", *CODENAMES)
    connections = [await table.connect("p2") for _ in range(2)]
    other = await table.connect("p3")
    await table.do("p1", commands.Kick("p2"))
    await asyncio.sleep(0)
    assert [connection.farewell for connection in connections] == ["left", "left"]
    assert other.farewell is None
    shown = connections[0].shown
    await table.do("p1", commands.Say("gone"))
    assert connections[0].shown == shown


@in_virtual_time
async def test_an_unnamed_visitor_sees_what_a_spectator_sees() -> None:
    table = await open_table("codenames", *CODENAMES)
    await table.begin(board.table().deal)
    connection = await table.connect()
    assert connection.person == ""
    assert "key" not in connection.sees("game")["public"]
    assert connection.sees("you") == {}
