"""A backup is a consistent snapshot of the store, made by the house or by another process during play."""

import asyncio
import sqlite3
import sys
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from cluehouse.store import NotSaved, SQLiteStore, StoreError, backup
from tests.store.helpers import async_test, page, store_at, texts

BESIDE = "import sys; from pathlib import Path; from cluehouse.store import backup; backup(*map(Path, sys.argv[1:]))"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@async_test
async def test_a_backup_during_play_is_a_consistent_snapshot(path: Path) -> None:
    copies = {path.with_name(f"copy-{number}.db"): 0 for number in range(4)}
    async with store_at(path) as store:
        moves: asyncio.Queue[int] = asyncio.Queue()
        playing = asyncio.create_task(_play(store, moves))
        for number, copy in enumerate(copies):
            copies[copy] = await _latest(moves)
            await (store.backup(copy) if number % 2 else _backup_beside(path, copy))
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    for copy, moves_before in copies.items():
        async with store_at(copy) as store:
            kept = await texts(store, "table/KOT-7")
            assert len(kept) >= moves_before
            assert kept == await texts(store, "book/1") == [str(number) for number in range(1, len(kept) + 1)]


async def _play(store: SQLiteStore, moves: asyncio.Queue[int]) -> None:
    """Append to two logs at once for ever, and report the number of each acknowledged move."""
    for number in count(1):
        await store.append(page("table/KOT-7", number, str(number)), page("book/1", number, str(number)))
        moves.put_nowait(number)


async def _latest(moves: asyncio.Queue[int]) -> int:
    """Wait for one more acknowledged move; returns the latest number."""
    number = await moves.get()
    while not moves.empty():
        number = moves.get_nowait()
    return number


async def _backup_beside(source: Path, target: Path) -> None:
    """Make a backup from another process, as `cluehouse backup` does."""
    child = await asyncio.create_subprocess_exec(sys.executable, "-c", BESIDE, str(source), str(target))
    assert await child.wait() == 0


@async_test
async def test_a_closed_store_can_be_copied(path: Path) -> None:
    async with store_at(path) as store:
        await store.append(page("table/KOT-7", 1, "a"))
    backup(path, path.with_name("copy.db"))
    async with store_at(path.with_name("copy.db")) as copy:
        assert await texts(copy, "table/KOT-7") == ["a"]


def test_only_a_store_can_be_copied(tmp_path: Path) -> None:
    letter, empty, target = tmp_path / "letter.txt", tmp_path / "empty.db", tmp_path / "copy.db"
    letter.write_text("Dear Sir or Madam,\n" * 500)
    empty.touch()
    sources = {tmp_path / "nowhere.db": "not-found", tmp_path: "not-found", letter: "not-a-store", empty: "not-a-store"}
    for source, reason in sources.items():
        with pytest.raises(StoreError, match=reason):
            backup(source, target)
        assert not target.exists()


@async_test
async def test_a_target_that_cannot_be_written_is_refused(path: Path) -> None:
    async with store_at(path) as store:
        with pytest.raises(StoreError, match="not-writable"):
            await store.backup(path / "copy.db")


@async_test
async def test_a_backup_that_fails_leaves_no_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite3.connect
    target = path.with_name("copy.db")

    def connect_to_little_room(address: str, **kwargs: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(address, **kwargs)
        if "copy.db" in address:
            connection.execute("PRAGMA max_page_count = 1")
        return connection

    async with store_at(path) as store:
        await store.append(page("table/KOT-7", 1, "a" * 100_000))
        monkeypatch.setattr(sqlite3, "connect", connect_to_little_room)
        with pytest.raises(NotSaved, match="disk-full"):
            await store.backup(target)
    assert not list(path.parent.glob("copy.db*"))
