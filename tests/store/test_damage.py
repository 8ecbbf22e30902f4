"""A store whose files are deleted, replaced or damaged says so, and acknowledges nothing that is not stored."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from cluehouse.store import NotSaved, Problem, SQLiteStore, StoreError, open_store
from cluehouse.store.heads import heads_file
from cluehouse.store.journal import examine_journal, journal_file
from cluehouse.store.rows import last_number
from tests.store.helpers import async_test, page, store_at, texts

LOGS = [f"table/{letter * 3}" for letter in "ABCDEFGH"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


async def fill(store: SQLiteStore, entries: int = 3, size: int = 600) -> None:
    """Write this many entries to each log."""
    for number in range(1, entries + 1):
        await asyncio.gather(*(store.append(page(name, number, f"{number}" * size)) for name in LOGS))


async def not_saved(store: SQLiteStore, name: str = "table/NEW") -> str:
    """Why the next append is refused."""
    with pytest.raises(NotSaved) as refused:
        await store.append(page(name, 1, "a"))
    return refused.value.reason


async def until_problem(store: SQLiteStore, code: str) -> Problem:
    """Wait until the store reports this problem by itself."""
    while True:
        for problem in store.problems():
            if problem.code == code:
                return problem
        await asyncio.sleep(0.01)


def kill(path: Path, into: Path) -> Path:
    """Copy the files as a killed process would leave them."""
    into.mkdir()
    for file in path.parent.glob(f"{path.name}*"):
        if not file.name.endswith(".lock"):
            shutil.copy(file, into / file.name)
    return into / path.name


def overwrite(path: Path, offset: int, content: bytes) -> None:
    """Damage a file in place."""
    with path.open("r+b") as file:
        file.seek(offset)
        file.write(content)


# --- files that are deleted or replaced -------------------------------------------------------------


def delete(path: Path) -> None:
    path.unlink()


def move(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def delete_all(path: Path) -> None:
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()


def delete_journal(path: Path) -> None:
    journal_file(path).unlink()


@pytest.mark.parametrize("lose", [delete, move, delete_all, delete_journal])
@async_test
async def test_a_lost_file_is_noticed_and_everything_acknowledged_is_put_back(
    path: Path, lose: Callable[[Path], None]
) -> None:
    async with store_at(path) as store:
        await fill(store)
        lose(path)
        outcomes = await asyncio.gather(*(store.append(page(name, 4, "4")) for name in LOGS), return_exceptions=True)
        assert await not_saved(store) == "file-lost"
        assert store.problems() == [Problem("not-saved", "file-lost")]
        assert len(await store.read(LOGS[0])) >= 3
    async with store_at(path) as store:
        for name, outcome in zip(LOGS, outcomes, strict=True):
            assert len(await store.read(name)) == (4 if outcome is None else 3)
        assert store.problems() == []


@async_test
async def test_a_lost_file_is_noticed_while_nothing_is_saved(path: Path) -> None:
    async with store_at(path) as store:
        await fill(store)
        path.unlink()
        assert await until_problem(store, "not-saved") == Problem("not-saved", "file-lost")
        while not path.exists():
            await asyncio.sleep(0.01)


@async_test
async def test_a_replaced_file_is_left_alone_and_the_data_lies_beside_it(path: Path) -> None:
    async with store_at(path) as store:
        await fill(store, 2)
        await store.backup(path.with_name("older.db"))
        await fill_more(store)
        path.with_name("older.db").rename(path)
        foreign = path.read_bytes()
        assert await not_saved(store) == "file-replaced"
        assert path.read_bytes() == foreign
    rescued = path.with_name("house.db.rescued")
    with closing(sqlite3.connect(rescued)) as connection:
        assert connection.execute("SELECT max(number) FROM entries WHERE name = ?", LOGS[:1]).fetchone() == (3,)
    async with store_at(path) as store:  # the other file lacks what was acknowledged
        assert store.problems() == [Problem("logs-damaged", count=len(LOGS))]


async def fill_more(store: SQLiteStore) -> None:
    """Write a third entry to each log."""
    await asyncio.gather(*(store.append(page(name, 3, "3")) for name in LOGS))


@pytest.mark.parametrize("which", ["", "-wal"])
@async_test
async def test_a_truncated_file_is_noticed(path: Path, which: str) -> None:
    async with store_at(path) as store:
        await fill(store)
        os.truncate(f"{path}{which}", 4096)
        assert await not_saved(store) == "file-truncated"


@async_test
async def test_a_checkpoint_by_another_program_is_no_fault(path: Path) -> None:
    async with store_at(path) as store:
        await fill(store)
        with closing(sqlite3.connect(path)) as other:
            assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
        assert journal_file(path).stat().st_size == 0
        await fill_again(store)
        assert store.problems() == []


async def fill_again(store: SQLiteStore) -> None:
    """Write a fourth entry to each log."""
    await asyncio.gather(*(store.append(page(name, 4, "4")) for name in LOGS))


@async_test
async def test_a_file_that_is_missing_at_the_start_is_not_replaced_by_an_empty_one(path: Path) -> None:
    async with store_at(path) as store:
        await fill(store)
    path.unlink()
    with pytest.raises(StoreError, match="missing"):
        await open_store(path)
    assert not path.exists()


# --- damaged pages ------------------------------------------------------------------------------------


def page_of(path: Path, text: bytes) -> int:
    """The offset of a text in a closed store."""
    offset = path.read_bytes().find(text)
    assert offset > 0
    return offset


@async_test
async def test_a_changed_entry_is_noticed_and_other_logs_stay_readable(path: Path) -> None:
    async with store_at(path) as store:
        await fill(store, size=5)
    overwrite(path, page_of(path, b"22222"), b"22322")
    async with store_at(path) as store:
        (name,) = [name for name in LOGS if await is_damaged(store, name)]
        assert store.problems() == [Problem("logs-damaged", count=1)]
        other = next(other for other in LOGS if other != name)
        assert await texts(store, other) == ["11111", "22222", "33333"]
        await store.append(page(other, 4, "x"))


async def is_damaged(store: SQLiteStore, name: str) -> bool:
    """Whether reading the log says that it is damaged."""
    try:
        await store.read(name)
    except StoreError as error:
        return error.reason == "damaged"
    return False


@async_test
async def test_a_damaged_page_keeps_no_other_log_from_being_saved(path: Path) -> None:
    async with store_at(path) as store:
        await fill(store, entries=8)
    with closing(sqlite3.connect(path)) as connection:
        (count,) = connection.execute("PRAGMA page_count").fetchone()
    for number in range(count, 3, -1):  # a page of entries
        content = path.read_bytes()[(number - 1) * 4096 : number * 4096]
        if content[0] == 10 and b"88888" in content:
            overwrite(path, (number - 1) * 4096, bytes(4096))
            break
    async with store_at(path) as store:
        appends = (store.append(page(name, 9, "x")) for name in LOGS)
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert {getattr(outcome, "reason", "saved") for outcome in outcomes} == {"saved", "damaged"}
        assert store.problems()[0].code == "logs-damaged"
    with closing(sqlite3.connect(path)) as connection:
        for name, outcome in zip(LOGS, outcomes, strict=True):
            assert outcome is not None or last_number(connection, name) == 9


@async_test
async def test_a_log_that_cannot_be_read_takes_no_more_entries(path: Path) -> None:
    async with store_at(path) as store:
        await fill(store, size=5)
    overwrite(path, page_of(path, b"22222"), b"22322")
    async with store_at(path) as store:
        (name,) = [name for name in LOGS if await is_damaged(store, name)]
        with pytest.raises(NotSaved, match="damaged"):
            await store.append(page(name, 4, "x"))


@async_test
async def test_damage_by_another_program_is_found_before_anybody_needs_the_log(path: Path) -> None:
    async with store_at(path) as store:
        await fill(store, size=5)
    async with store_at(path) as store:
        overwrite(path, page_of(path, b"22222"), b"22322")
        assert (await until_problem(store, "logs-damaged")).count == 1


@async_test
async def test_damage_that_happened_before_the_start_is_found_before_anybody_needs_the_log(path: Path) -> None:
    async with store_at(path) as store:
        await fill(store, size=5)
    overwrite(path, page_of(path, b"22222"), b"22322")
    async with store_at(path) as store:
        assert (await until_problem(store, "logs-damaged")).count == 1


@async_test
async def test_entries_that_vanish_are_missed(path: Path) -> None:
    async with store_at(path) as store:
        await fill(store)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM entries WHERE name = ? AND number = 2", LOGS[:1])
        connection.execute("DELETE FROM entries WHERE name = ? AND number = 3", LOGS[1:2])
        connection.execute("DELETE FROM entries WHERE name = ?", LOGS[2:3])
    async with store_at(path) as store:
        assert [name for name in LOGS if await is_damaged(store, name)] == LOGS[:3]


# --- the write-ahead log ------------------------------------------------------------------------------


@async_test
async def test_a_damaged_write_ahead_log_is_reported_at_the_start_and_kept(path: Path, tmp_path: Path) -> None:
    async with store_at(path) as store:
        await fill(store)
        killed = kill(path, tmp_path / "killed")
    whole = examine_journal(journal_file(killed))
    assert (whole.recovered, whole.dropped_commits) == (len(whole.frames), 0)
    overwrite(journal_file(killed), whole.frames[len(whole.frames) // 2].offset + 100, b"damage")
    damaged = journal_file(killed).read_bytes()
    assert examine_journal(journal_file(killed)).dropped_commits > 0
    async with store_at(killed) as store:
        codes = {problem.code: problem.count for problem in store.problems()}
        assert codes["journal-damaged"] > 0
        assert codes["logs-damaged"] > 0
        assert [name for name in LOGS if await is_damaged(store, name)]
    (copy,) = killed.parent.glob("house.db-wal.damaged-*")
    assert copy.read_bytes() == damaged


@pytest.mark.parametrize("offset", [0, 8, 17, 30])
@async_test
async def test_a_damaged_header_of_the_write_ahead_log_is_reported(path: Path, tmp_path: Path, offset: int) -> None:
    async with store_at(path) as store:
        await fill(store)
        killed = kill(path, tmp_path / "killed")
    overwrite(journal_file(killed), offset, b"\xff\xee")
    heads_file(killed).unlink()  # the log itself has to show it
    async with store_at(killed) as store:
        assert store.problems()[0].code == "journal-damaged"


@async_test
async def test_a_lost_end_of_the_write_ahead_log_is_reported_at_the_start(path: Path, tmp_path: Path) -> None:
    async with store_at(path) as store:
        await fill(store)
        killed = kill(path, tmp_path / "killed")
    os.truncate(journal_file(killed), journal_file(killed).stat().st_size - 4120)
    async with store_at(killed) as store:
        assert [problem.code for problem in store.problems()] == ["logs-damaged"]


@async_test
async def test_a_killed_store_reports_nothing(path: Path, tmp_path: Path) -> None:
    async with store_at(path) as store:
        await fill(store)
        killed = kill(path, tmp_path / "killed")
    async with store_at(killed) as store:
        assert store.problems() == []
        assert [await texts(store, name) for name in LOGS] == [["1" * 600, "2" * 600, "3" * 600]] * len(LOGS)


# --- the heads ----------------------------------------------------------------------------------------


@async_test
async def test_heads_that_are_behind_or_gone_do_no_harm(path: Path) -> None:
    async with store_at(path) as store:
        await fill(store, 2)
        behind = heads_file(path).read_bytes()
        await fill_more(store)
        heads_file(path).unlink()
        while not heads_file(path).exists():
            await asyncio.sleep(0.01)
    heads_file(path).write_bytes(behind + b"0badc0de 9 table/A\n12")
    async with store_at(path) as store:
        assert store.problems() == []
    heads_file(path).unlink()
    async with store_at(path) as store:
        assert store.problems() == []
        assert heads_file(path).exists()


@async_test
async def test_the_file_of_heads_does_not_grow_for_ever(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluehouse.store.heads._SPARE", 20)
    async with store_at(path) as store:
        for number in range(1, 61):
            await store.append(page("table/AAA", number, "x"))
        assert heads_file(path).read_text().count("\n") <= 22


# --- health -------------------------------------------------------------------------------------------


@async_test
async def test_a_full_disk_is_reported_until_there_is_space_again(
    path: Path, connections: list[sqlite3.Connection]
) -> None:
    async with store_at(path) as store:
        (room,) = connections[0].execute("PRAGMA max_page_count = 1").fetchone()
        with pytest.raises(NotSaved):
            await store.append(page("table/AAA", 1, "x" * 100_000))
        assert store.problems() == [Problem("not-saved", "disk-full")]
        connections[0].execute("PRAGMA query_only = ON")
        connections[0].execute(f"PRAGMA max_page_count = {room + 1000}")
        await asyncio.sleep(1.5)
        assert store.problems() == [Problem("not-saved", "disk-full")]
        connections[0].execute("PRAGMA query_only = OFF")
        while store.problems():
            await asyncio.sleep(0.01)
