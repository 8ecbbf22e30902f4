"""A command is done once, and whoever gave it is told what came of it."""

import asyncio

import pytest

from cluehouse.games.refusal import Refusal
from cluehouse.tables import commands
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import Settings
from tests.codenames import table as board
from tests.house.evening import CODENAMES, Guest, evening, in_leaps, new_house, reopened


@in_leaps
async def test_a_command_given_twice_is_answered_and_not_done_again() -> None:
    table = await evening("codenames", *CODENAMES)
    await table.begin(board.table().deal)
    person, clue = table.move("red-chief: clue animal 2")
    first = await table.do(person, clue, "c-1")
    await table.play("red-1: guess ROOT")
    number = table.table.number
    again = await table.do(person, clue, "c-1")
    assert table.table.number == number
    assert again.update == table.table.updates[person]
    assert again.update > first.update


@in_leaps
async def test_nor_after_the_house_was_killed_and_the_table_read_from_its_log() -> None:
    table = await evening("codenames", *CODENAMES)
    await table.do("p2", commands.Say("hello"), "c-1")
    again = await reopened(table)
    await again.do("p2", commands.Say("hello"), "c-1")
    assert [line.text for line in again.table.talk] == ["hello"]
    await again.do("p2", commands.Say("hello"), "c-2")
    assert [line.text for line in again.table.talk] == ["hello", "hello"]


@in_leaps
async def test_the_ids_of_one_person_are_not_those_of_another() -> None:
    table = await evening("codenames", *CODENAMES)
    await table.do("p1", commands.Say("one"), "c-1")
    await table.do("p2", commands.Say("two"), "c-1")
    assert [line.text for line in table.table.talk] == ["one", "two"]


@in_leaps
async def test_a_refused_command_may_be_given_again_under_its_id() -> None:
    table = await evening("codenames", "red-chief")
    guest = await table.come()
    assert await table.refused(guest, commands.Ready(True), "c-1") == "not-seated"
    await table.do(guest, commands.Sit("red-1"))
    await table.do(guest, commands.Ready(True), "c-1")


@in_leaps
async def test_an_answer_names_the_update_that_shows_what_was_done() -> None:
    table = await evening("codenames", *CODENAMES)
    guest = await table.watch("p2")
    answer = await table.do("p2", commands.Say("hello"))
    assert guest.update == answer.update
    assert guest.sees("talk")[-1]["text"] == "hello"


@in_leaps
async def test_a_wrong_code_a_wrong_token_and_a_stranger_are_told_the_same() -> None:
    table = await evening("codenames", *CODENAMES)
    kicked = table.tokens["p4"]
    await table.do("p1", commands.Kick("p4"))
    told = set()
    for code, token in (("BABA-BABA", "x"), (table.code, "x"), (table.code, kicked), ("", "")):
        with pytest.raises(Refusal) as refused:
            await table.house.enter(code, token, Guest())
        told.add((refused.value.code, str(refused.value.params)))
    assert told == {("no-such-table", "{}")}
    for person in ("p4", "p99"):
        assert await table.refused(person, commands.Say("hello")) == "no-such-table"
    assert await table.refused("", commands.Say("hello")) == "not-seated"  # an onlooker is here already


@in_leaps
async def test_a_code_is_read_in_any_case_and_without_its_dash() -> None:
    table = await evening("codenames")
    for code in (table.code.lower(), table.code.replace("-", ""), f" {table.code} "):
        assert await table.house.enter(code, table.tokens["p1"], Guest()) == table.code


@in_leaps
async def test_a_token_is_kept_as_a_hash_and_shown_to_nobody() -> None:
    table = await evening("codenames", *CODENAMES)
    kept = b"".join(await table.house.store.read(f"table/{table.code}"))
    guest = await table.watch("p1")
    for token in table.tokens.values():
        assert token.encode() not in kept
        assert token.encode() not in b"".join(guest.sections.values())


@in_leaps
async def test_bad_settings_open_no_table() -> None:
    house = new_house()
    for settings, name in ((Settings("duet", options={"tokens": 1}), "Ala"), (Settings("duet"), " ")):
        with pytest.raises(Refusal):
            await house.open_table(settings, name)
    assert await house.store.names("") == []


@in_leaps
async def test_two_people_of_one_name_do_not_sit_at_one_table() -> None:
    table = await evening("codenames")
    with pytest.raises(TableRefusal) as refused:
        await table.house.join(table.code, "ALA")
    assert str(refused.value.code) == "name-taken"


@in_leaps
async def test_asking_the_referee_changes_nothing_and_is_seen_by_nobody() -> None:
    table = await evening("codenames", *CODENAMES)
    assert await table.refused("p1", commands.Consult("roots")) == "no-game"
    await table.begin(board.table().deal)
    number, guest = table.table.number, await table.watch("p2")
    shown = guest.shown
    answer = await table.do("p1", commands.Consult("roots"))
    assert answer.ruling is not None
    assert answer.ruling.reason == "form-of-word"
    assert (table.table.number, guest.shown) == (number, shown)
    stranger = await table.come()
    assert await table.refused(stranger, commands.Consult("roots")) == "not-seated"


# --- those who watch --------------------------------------------------------------------------------


@in_leaps
async def test_everybody_sees_who_is_here() -> None:
    table = await evening("codenames", "red-chief", "red-1")
    one = await table.watch("p1")
    other = await table.watch("p2")
    tab = await table.watch("p2")

    def here() -> list[str]:
        return [person["id"] for person in one.sees("table")["people"] if person.get("here")]

    assert here() == ["p1", "p2"]
    table.house.leave(table.code, other)
    assert here() == ["p1", "p2"]
    table.house.leave(table.code, tab)
    assert here() == ["p1"]
    table.house.leave(table.code, tab)
    assert here() == ["p1"]


@in_leaps
async def test_a_lost_connection_costs_nobody_a_seat_or_a_turn() -> None:
    table = await evening("codenames", *CODENAMES)
    await table.begin(board.table(timer="warn").deal)
    guest = await table.watch("p1")
    number = table.table.number
    table.house.leave(table.code, guest)
    assert table.table.number == number
    again = await table.watch("p1")
    assert again.sees("you")["seat"] == "red-chief"
    await table.play("red-chief: clue animal 2")


@in_leaps
async def test_whoever_is_kicked_is_told_to_go_on_every_connection() -> None:
    table = await evening("codenames", *CODENAMES)
    connections = [await table.watch("p2") for _ in range(2)]
    other = await table.watch("p3")
    await table.do("p1", commands.Kick("p2"))
    await asyncio.sleep(0)
    assert [guest.farewell for guest in connections] == ["left", "left"]
    assert other.farewell is None
    shown = connections[0].shown
    await table.do("p1", commands.Say("gone"))
    assert connections[0].shown == shown


@in_leaps
async def test_an_onlooker_without_a_name_sees_what_a_spectator_sees() -> None:
    table = await evening("codenames", *CODENAMES)
    await table.begin(board.table().deal)
    guest = await table.watch()
    assert guest.person == ""
    assert "key" not in guest.sees("game")["public"]
    assert guest.sees("you") == {}
