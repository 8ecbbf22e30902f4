"""Failed writes, conflicting writes and cancelled commands never leave anything half done."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import msgspec
import pytest

from cluehouse.house import House
from cluehouse.house.saving import saved
from cluehouse.server.logs import JsonLines
from cluehouse.store import Append
from cluehouse.store.contract import NotSavedReason
from cluehouse.tables import commands
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import Settings
from tests.codenames import table as board
from tests.house.table_driver import (
    CODENAMES,
    TableDriver,
    UnreliableStore,
    in_virtual_time,
    kill,
    new_house,
    open_table,
    reopened,
)


async def unreliable_table(*seats: str, **settings: Any) -> tuple[TableDriver, UnreliableStore]:
    """A table in a house with an unreliable store."""
    store = UnreliableStore()
    return await open_table("codenames", *seats, house=new_house(store), **settings), store


@asynccontextmanager
async def writes_delayed(store: UnreliableStore) -> AsyncIterator[None]:
    """Delay all writes inside this context."""
    store.free.clear()
    store.asked.clear()
    try:
        yield
    finally:
        store.free.set()


# --- failed writes ----------------------------------------------------------------------------------


@pytest.mark.parametrize("reason", ["disk-full", "read-only", "disk-error"])
@in_virtual_time
async def test_a_command_that_cannot_be_saved_is_refused_and_changes_nothing(reason: NotSavedReason) -> None:
    table, store = await unreliable_table(*CODENAMES)
    await table.begin(board.table().deal)
    connection, before = await table.connect("p2"), table.table
    shown = connection.shown
    store.refuses = reason
    refusal = await table.refusal(*table.move("red-chief: clue animal 2"))
    assert (str(refusal.code), refusal.params) == ("not-saved", {"reason": reason})
    assert table.table is before
    assert connection.shown == shown
    assert await table.logged() == before
    store.refuses = None
    await table.play("red-chief: clue animal 2")


@in_virtual_time
async def test_a_failed_write_is_logged_for_the_administrator() -> None:
    table, store = await unreliable_table("red-chief")
    store.refuses = "disk-full"
    with capture("cluehouse.house") as lines:
        await table.refused("p1", commands.Say("hello"))
    assert [(line["level"], line["what"], line["reason"]) for line in lines] == [
        ("warning", "nothing could be saved", "disk-full")
    ]


@contextmanager
def capture(name: str) -> Iterator[list[dict[str, Any]]]:
    """Collect the lines of a program log as they are written."""
    lines: list[dict[str, Any]] = []

    class Reader(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(msgspec.json.decode(JsonLines().format(record)))

    reader = Reader()
    logging.getLogger(name).addHandler(reader)
    yield lines
    logging.getLogger(name).removeHandler(reader)


@in_virtual_time
async def test_a_command_that_could_not_be_saved_can_be_repeated() -> None:
    table, store = await unreliable_table("red-chief")
    store.refuses = "disk-full"
    assert await table.refused("p1", commands.Say("hello"), "c-1") == "not-saved"
    store.refuses = None
    await table.do("p1", commands.Say("hello"), "c-1")
    assert [line.text for line in table.table.talk] == ["hello"]


@in_virtual_time
async def test_nobody_can_join_or_open_a_table_while_the_disk_is_full() -> None:
    table, store = await unreliable_table("red-chief")
    house = table.house
    store.refuses = "disk-full"
    for attempt in (
        house.join(table.code, "Bolek"),
        house.open_table(Settings("duet"), "Ala"),
        house.create_book("Foxes"),
    ):
        with pytest.raises(TableRefusal) as refused:
            await attempt
        assert str(refused.value.code) == "not-saved"
    assert list(table.table.people) == ["p1"]
    assert list(house.tables) == [table.code]
    store.refuses = None
    assert (await house.join(table.code, "Bolek")).person == "p2"


@in_virtual_time
async def test_an_alarm_that_could_not_be_saved_is_repeated() -> None:
    table, store = await unreliable_table(*CODENAMES)
    await table.begin(board.table(timer="warn", clue_seconds=60, first_clue_extra=0).deal)
    store.refuses = "disk-full"
    await asyncio.sleep(90)
    assert not table.state.overtime
    store.refuses = None
    await asyncio.sleep(2)
    assert table.state.overtime


@in_virtual_time
async def test_a_game_that_could_not_be_saved_is_not_over() -> None:
    table, store = await unreliable_table(*CODENAMES)
    await table.begin(board.table().deal)
    await table.play("red-chief: clue animal 2")
    store.refuses = "disk-full"
    assert await table.refused(*table.move("red-1: guess POISON")) == "not-saved"
    assert table.state.outcome is None
    assert await store.names("record/") == []
    store.refuses = None
    await table.play("red-1: guess POISON")
    assert len(await store.names("record/")) == 1


@in_virtual_time
async def test_a_table_whose_restart_could_not_be_saved_is_loaded_when_the_disk_works_again() -> None:
    table, store = await unreliable_table(*CODENAMES)
    await table.begin(board.table(timer="end-turn", clue_seconds=60, first_clue_extra=0).deal)
    kill(table.house)
    store.refuses = "read-only"
    again = await reopened(table)
    assert again.house.tables == {}
    await asyncio.sleep(1000)
    store.refuses = None
    await again.do("p2", commands.Say("are we back?"))
    assert not again.state.overtime


# --- conflicting writes -----------------------------------------------------------------------------


@in_virtual_time
async def test_of_two_houses_that_write_one_log_the_slower_reloads_it_and_refuses_as_stale() -> None:
    table = await open_table("codenames", *CODENAMES)
    other = await reopened(table)
    await other.do("p2", commands.Say("I was faster"))
    connection = await table.connect("p3")
    assert await table.refused("p1", commands.Say("no, I")) == "stale"
    assert [line["text"] for line in connection.sees("talk")] == ["I was faster"]
    assert table.table == await table.logged()
    await table.do("p1", commands.Say("well then"))
    assert [line.text for line in table.table.talk] == ["I was faster", "well then"]
    assert table.table == await table.logged()


@in_virtual_time
async def test_a_table_code_is_never_used_twice() -> None:
    throws = iter([b"a" * 24, b"same-one", b"b" * 24, b"same-one", b"another1"])
    house = new_house(random_bytes=lambda count: next(throws)[:count])
    one = await house.open_table(Settings("duet"), "Ala")
    other = await house.open_table(Settings("duet"), "Bolek")
    assert one.code != other.code
    assert set(house.tables) == {one.code, other.code}


# --- cancelled commands -----------------------------------------------------------------------------


@pytest.mark.parametrize("times", [1, 3])
@in_virtual_time
async def test_a_command_cancelled_while_it_was_saved_is_done_in_memory_and_on_disk(times: int) -> None:
    table, store = await unreliable_table("red-chief")
    connection = await table.connect("p1")
    async with writes_delayed(store):
        asking = asyncio.ensure_future(table.do("p1", commands.Say("hello"), "c-1"))
        await store.asked.wait()
        for _ in range(times):
            asking.cancel()
            await asyncio.sleep(0)
        assert not asking.done()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert [line.text for line in table.table.talk] == ["hello"]
    assert table.table == await table.logged()
    assert connection.sees("talk")[-1]["text"] == "hello"
    await table.do("p1", commands.Say("hello"), "c-1")
    assert len(table.table.talk) == 1


@in_virtual_time
async def test_a_cancelled_command_that_could_not_be_saved_changes_nothing() -> None:
    table, store = await unreliable_table("red-chief")
    before = table.table
    async with writes_delayed(store):
        asking = asyncio.ensure_future(table.do("p1", commands.Say("hello")))
        await store.asked.wait()
        asking.cancel()
        store.refuses = "disk-full"
    with pytest.raises((asyncio.CancelledError, TableRefusal)):
        await asking
    assert table.table is before
    store.refuses = None
    await table.do("p1", commands.Say("again"))
    assert table.table == await table.logged()


@in_virtual_time
async def test_a_table_whose_opening_was_cancelled_exists_exactly_if_its_log_does() -> None:
    store = UnreliableStore()
    house = new_house(store)
    async with writes_delayed(store):
        opening = asyncio.ensure_future(house.open_table(Settings("duet"), "Ala"))
        await store.asked.wait()
        opening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await opening
    assert [f"table/{code}" for code in house.tables] == await store.names("table/")


@in_virtual_time
async def test_simultaneous_commands_run_one_after_another_and_none_is_lost() -> None:
    table, store = await unreliable_table("red-chief")
    async with writes_delayed(store):
        asking = [asyncio.ensure_future(table.do("p1", commands.Say(str(number)))) for number in range(20)]
        await store.asked.wait()
        asking[7].cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    said = [line.text for line in table.table.talk]
    assert said == [str(number) for number in range(20) if number != 7]
    assert table.table == await table.logged()


@in_virtual_time
async def test_a_table_is_loaded_once_for_all_requests_even_if_the_first_is_cancelled() -> None:
    table, store = await unreliable_table("red-chief", "red-1")
    house: House = new_house(Slow(store))
    first = asyncio.ensure_future(house.join(table.code, "Ewa"))
    await asyncio.sleep(0)
    others = [asyncio.ensure_future(house.join(table.code, name)) for name in ("Feliks", "Gosia")]
    first.cancel()
    await asyncio.sleep(0)
    late = asyncio.ensure_future(house.join(table.code, "Henryk"))
    arrivals = await asyncio.gather(*others, late)
    assert [arrival.person for arrival in arrivals] == ["p3", "p4", "p5"]
    assert house.tables[table.code].table == await table.logged()


class Slow(UnreliableStore):
    """A store whose reads take a second."""

    def __init__(self, other: UnreliableStore) -> None:
        super().__init__()
        self._logs = other._logs

    async def read(self, name: str, after: int = 0) -> list[bytes]:
        await asyncio.sleep(1)
        return await super().read(name, after)


@in_virtual_time
async def test_a_write_that_was_given_up_is_not_awaited_for_ever() -> None:
    """A house that closes must not wait for ever for a disk that does not answer."""
    store = UnreliableStore()
    store.free.clear()
    saving = asyncio.ensure_future(saved(store, Append("table/KOT-7", 1, (b"a",))))
    await asyncio.sleep(0)
    (appending,) = (task for task in asyncio.all_tasks() if "append" in repr(task.get_coro()))
    appending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await saving
