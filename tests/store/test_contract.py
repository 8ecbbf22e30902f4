"""The contract that every store keeps."""

import asyncio
from pathlib import Path

import pytest

from cluehouse.store import Append, StoreError, Taken
from tests.store.helpers import Opened, async_test, page, store_at, texts


@async_test
async def test_entries_come_back_in_order(opened: Opened) -> None:
    async with opened() as store:
        await store.append(page("table/KOT-7", 1, "a", "b"))
        await store.append(page("table/KOT-7", 3, *(str(number) for number in range(3, 13))))
        assert await texts(store, "table/KOT-7") == ["a", "b", *(str(number) for number in range(3, 13))]


@async_test
async def test_reading_starts_after_a_number(opened: Opened) -> None:
    async with opened() as store:
        await store.append(page("table/KOT-7", 1, "a", "b", "c"))
        assert await store.read("table/KOT-7", after=1) == [b"b", b"c"]
        assert await store.read("table/KOT-7", after=3) == []
        assert await store.read("table/KOT-7", after=-1) == [b"a", b"b", b"c"]


@async_test
async def test_a_missing_log_is_empty(opened: Opened) -> None:
    async with opened() as store:
        await store.append(page("table/KOT-7", 1, "a"))
        assert await store.read("table/KOT") == []


@async_test
async def test_an_entry_is_any_bytes(opened: Opened) -> None:
    entries = (bytes(range(256)), b"", b"\0", "żółw 龟".encode(), b"x" * 100_000)
    async with opened() as store:
        await store.append(Append("table/KOT-7", 1, entries))
        assert await store.read("table/KOT-7") == list(entries)


@async_test
async def test_several_appends_are_saved_together(opened: Opened) -> None:
    async with opened() as store:
        await store.append(page("table/KOT-7", 1, "a"), page("book/1", 1, "b"), page("table/KOT-7", 2, "c"))
        assert await texts(store, "table/KOT-7") == ["a", "c"]
        assert await texts(store, "book/1") == ["b"]


@pytest.mark.parametrize("number", [-1, 0, 1, 2, 4])
@async_test
async def test_only_the_next_number_can_be_appended(opened: Opened, number: int) -> None:
    async with opened() as store:
        await store.append(page("table/KOT-7", 1, "a", "b"))
        with pytest.raises(Taken) as refused:
            await store.append(page("table/KOT-7", number, "c"))
        assert (refused.value.name, refused.value.number) == ("table/KOT-7", number)
        await store.append(page("table/KOT-7", 3, "c"))
        assert await texts(store, "table/KOT-7") == ["a", "b", "c"]


@pytest.mark.parametrize("number", [0, 2])
@async_test
async def test_a_log_starts_with_number_one(opened: Opened, number: int) -> None:
    async with opened() as store:
        with pytest.raises(Taken):
            await store.append(page("table/KOT-7", number, "a"))
        assert await store.names("") == []


@async_test
async def test_a_refused_append_leaves_nothing_behind(opened: Opened) -> None:
    async with opened() as store:
        await store.append(page("table/KOT-7", 1, "a", resumes=True))
        new, old, taken = (
            page("book/1", 1, "b", resumes=True),
            page("table/KOT-7", 2, "c", resumes=False),
            page("x", 9, "d"),
        )
        with pytest.raises(Taken):
            await store.append(new, old, taken)
        assert await texts(store, "table/KOT-7") == ["a"]
        assert await store.names("") == await store.to_resume() == ["table/KOT-7"]
        await store.append(new, old)
        assert await texts(store, "table/KOT-7") == ["a", "c"]


@async_test
async def test_of_eight_simultaneous_appends_with_one_number_one_succeeds(opened: Opened) -> None:
    async with opened() as store:
        won: list[str] = []

        async def race(racer: int) -> None:
            for number in range(1, 51):
                try:
                    await store.append(page("table/KOT-7", number, f"{racer} has {number}"))
                    won.append(f"{racer} has {number}")
                except Taken:
                    continue

        await asyncio.gather(*(race(racer) for racer in range(8)))
        assert [text.split(" has ")[1] for text in won] == [str(number) for number in range(1, 51)]
        assert await texts(store, "table/KOT-7") == won


@async_test
async def test_one_refused_caller_does_not_harm_the_others(opened: Opened) -> None:
    async with opened() as store:
        numbers = [1, 1, 2, 7, 3]
        outcomes = await asyncio.gather(
            *(store.append(page("table/KOT-7", number, str(number))) for number in numbers), return_exceptions=True
        )
        assert [isinstance(outcome, Taken) for outcome in outcomes] == [False, True, False, True, False]
        assert await texts(store, "table/KOT-7") == ["1", "2", "3"]


@async_test
async def test_a_cancelled_caller_does_not_harm_the_others(opened: Opened) -> None:
    async with opened() as store:
        tables = [asyncio.create_task(store.append(page(f"table/{number}", 1, "a"))) for number in range(20)]
        await asyncio.sleep(0)
        tables[3].cancel()
        outcomes = await asyncio.gather(*tables[:3], *tables[4:], return_exceptions=True)
        assert outcomes == [None] * 19
        await store.append(page("table/20", 1, "a"))


@async_test
async def test_a_log_is_resumed_until_an_append_says_otherwise(opened: Opened) -> None:
    async with opened() as store:
        resumed = (page(name, 1, "a", resumes=True) for name in ("table/b", "table/a"))
        await store.append(*resumed, page("x", 1, "a"))
        assert await store.to_resume() == ["table/a", "table/b"]
        await store.append(page("table/b", 2, "b"), page("table/a", 2, "b", resumes=False))
        assert await store.to_resume() == ["table/b"]
        await store.append(page("x", 2, "b", resumes=True), page("table/b", 3, resumes=False))
        assert await store.to_resume() == ["x"]


@async_test
async def test_an_append_without_entries_uses_no_number(opened: Opened) -> None:
    async with opened() as store:
        await store.append(page("table/KOT-7", 1, "a"))
        await store.append(page("table/KOT-7", 2, resumes=True))
        with pytest.raises(Taken):
            await store.append(page("table/KOT-7", 1, resumes=False))
        assert await store.to_resume() == ["table/KOT-7"]
        await store.append(page("table/KOT-7", 2, "b"))
        assert await texts(store, "table/KOT-7") == ["a", "b"]


@async_test
async def test_names_are_found_by_prefix(opened: Opened) -> None:
    names = ["book/1", "table", "table/", "table/KOT-7", "table/kot_7", "table/kotx7", "table/ŻUK-1", "table/龟-1"]
    async with opened() as store:
        await store.append(*(page(name, 1, "a") for name in reversed([*names, "tablf", "tab%"])))
        assert await store.names("table") == names[1:]
        assert await store.names("table/") == names[2:]
        assert await store.names("table/kot_") == ["table/kot_7"]
        assert await store.names("tab%") == ["tab%"]
        assert await store.names("table/龟") == ["table/龟-1"]
        assert await store.names("") == sorted([*names, "tablf", "tab%"])
        assert await store.names("x") == []


@async_test
async def test_closing_waits_for_pending_appends(opened: Opened) -> None:
    async with opened() as store:
        appends = [asyncio.create_task(store.append(page(f"table/{number}", 1, "a"))) for number in range(100)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*appends, return_exceptions=True) == [None] * 100


@async_test
async def test_a_closed_store_refuses_to_write_and_read(opened: Opened, tmp_path: Path) -> None:
    async with opened() as store:
        await store.close()
        await store.close()
        calls = [
            store.append(page("table/KOT-7", 1, "a")),
            store.read("table/KOT-7"),
            store.names(""),
            store.to_resume(),
            store.backup(tmp_path / "copy.db"),
        ]
        for call in calls:
            with pytest.raises(StoreError, match="closed"):
                await call


@async_test
async def test_a_backup_opens_as_a_store_with_the_same_logs(opened: Opened, tmp_path: Path) -> None:
    async with opened() as store:
        await store.append(page("table/KOT-7", 1, "a", "b", resumes=True), page("book/1", 1, "c"))
        await store.backup(tmp_path / "copy.db")
        await store.append(page("table/KOT-7", 3, "later"))
    async with store_at(tmp_path / "copy.db") as copy:
        assert await copy.names("") == ["book/1", "table/KOT-7"]
        assert await texts(copy, "table/KOT-7") == ["a", "b"]
        assert await copy.to_resume() == ["table/KOT-7"]
        await copy.append(page("table/KOT-7", 3, "another way"))


@async_test
async def test_a_backup_never_overwrites_a_file(opened: Opened, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_text("dear to somebody")
    async with opened() as store:
        with pytest.raises(StoreError, match="exists"):
            await store.backup(target)
    assert target.read_text() == "dear to somebody"
