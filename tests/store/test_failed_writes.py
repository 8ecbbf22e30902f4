"""A failed write is reported to its callers and leaves nothing behind; the store continues when the disk works."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from cluehouse.store import NotSaved, StoreError
from tests.store.helpers import async_test, page, store_at, texts

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@async_test
async def test_appends_fail_on_a_full_disk_and_succeed_afterwards(
    path: Path, connections: list[sqlite3.Connection]
) -> None:
    big = page("table/KOT-7", 2, "b" * 100_000)
    async with store_at(path) as store:
        await store.append(page("table/KOT-7", 1, "a", resumes=False))
        (room,) = connections[0].execute("PRAGMA max_page_count = 1").fetchone()
        with pytest.raises(NotSaved) as refused:
            await store.append(page("book/1", 1, "x", resumes=True), big)
        assert refused.value.reason == "disk-full"
        assert await texts(store, "table/KOT-7") == ["a"]
        assert await store.names("book/") == await store.to_resume() == []
        connections[0].execute(f"PRAGMA max_page_count = {room + 1000}")
        await store.append(page("book/1", 1, "x"), big)
    async with store_at(path) as store:
        assert await texts(store, "table/KOT-7") == ["a", "b" * 100_000]


@async_test
async def test_all_callers_of_a_failed_commit_get_the_error(path: Path, connections: list[sqlite3.Connection]) -> None:
    async with store_at(path) as store:
        connections[0].execute("PRAGMA query_only = ON")
        appends = (store.append(page(f"table/{number}", 1, "a")) for number in range(50))
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert [getattr(outcome, "reason", outcome) for outcome in outcomes] == ["read-only"] * 50
        assert await store.names("") == []
        connections[0].execute("PRAGMA query_only = OFF")
        await store.append(page("table/1", 1, "a"))


@async_test
async def test_a_name_that_cannot_be_encoded_fails_without_blocking(path: Path) -> None:
    async with store_at(path) as store:
        with pytest.raises(NotSaved, match="disk-error"):
            await store.append(page("book/1", 1, "a"), page("table/\ud800", 1, "a"))
        await store.append(page("book/1", 1, "b"))
        assert await texts(store, "book/1") == ["b"]


@async_test
async def test_a_store_that_cannot_be_read_raises_an_error(path: Path, connections: list[sqlite3.Connection]) -> None:
    async with store_at(path) as store:
        connections[1].close()
        with pytest.raises(StoreError, match="unreadable"):
            await store.read("table/KOT-7")


@async_test
async def test_appends_fail_at_the_size_limit_and_succeed_afterwards(path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.store.append_with_size_limit", str(path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    assert told.stdout.split() == ["saved", "disk-error", "disk-error", "saved"]
    async with store_at(path) as store:
        assert [text[0] for text in await texts(store, "table/KOT-7")] == ["1", "4"]
