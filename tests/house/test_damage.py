"""A table that cannot be read is refused with a reason and reported; other tables go on."""

import logging

import pytest

from cluehouse.store import MemoryStore, Problem, StoreError
from cluehouse.tables import commands
from cluehouse.tables.refusal import TableRefusal
from tests.house.table_driver import in_virtual_time, new_house, open_table


class DamagedStore(MemoryStore):
    """A store that finds one of its logs damaged."""

    damaged = ""

    async def read(self, name: str, after: int = 0) -> list[bytes]:
        if name == self.damaged:
            raise StoreError("damaged", "entry 1 was changed")
        return await super().read(name, after)

    def problems(self) -> list[Problem]:
        return [Problem("logs-damaged", count=1)] if self.damaged else []


@in_virtual_time
async def test_a_damaged_table_is_refused_as_such_and_other_tables_go_on() -> None:
    store = DamagedStore()
    table = await open_table("codenames", "red-chief", house=new_house(store))
    other = await open_table("codenames", "red-chief", house=table.house)
    store.damaged = f"table/{table.code}"
    house = new_house(store)
    for _ in range(2):
        with pytest.raises(TableRefusal, match="data-damaged"):
            await house.join(table.code, "Ewa")
    await house.join(other.code, "Ewa")
    assert house.problems() == [Problem("logs-damaged", count=1)]


@in_virtual_time
async def test_a_log_that_cannot_be_replayed_is_reported_once_until_it_can(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore()
    table = await open_table("codenames", "red-chief", house=new_house(store))
    whole = store._logs[f"table/{table.code}"]
    house = new_house(store)
    with caplog.at_level(logging.ERROR):
        for nonsense in (b"{}", b"not JSON", b'{"at":1,"events":[{"is":"stood","person":"p1"}]}'):
            store._logs[f"table/{table.code}"] = [nonsense]
            with pytest.raises(TableRefusal, match="data-damaged"):
                await house.join(table.code, "Ewa")
    assert [record.message for record in caplog.records] == ["a log cannot be read"]
    assert house.problems() == [Problem("logs-unreadable", count=1)]
    store._logs[f"table/{table.code}"] = whole
    await house.join(table.code, "Ewa")
    assert house.problems() == []


@in_virtual_time
async def test_damaged_records_and_books_are_refused_as_such() -> None:
    store = DamagedStore()
    table = await open_table("duet", "A1", house=new_house(store))
    store._logs["record/abc"] = [b"nonsense"]
    with pytest.raises(TableRefusal, match="data-damaged"):
        await table.house.archive.record("abc")
    book = await table.house.create_book("Foxes")
    store.damaged = f"book/{book}"
    with pytest.raises(TableRefusal, match="data-damaged"):
        await table.house.archive.book(book)
    assert await table.refused("p1", commands.OpenBook(book)) == "data-damaged"


@in_virtual_time
async def test_a_house_that_closes_is_not_healthy() -> None:
    house = new_house()
    assert house.problems() == []
    await house.close()
    assert house.problems() == [Problem("closing")]
