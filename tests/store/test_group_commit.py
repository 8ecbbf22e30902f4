"""Simultaneous appends share one commit, and the event loop is woken once for all of them."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.helpers import async_test, page, store_at


@async_test
async def test_simultaneous_appends_share_one_commit(
    tmp_path: Path, connections: list[sqlite3.Connection], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "house.db"
    async with store_at(path) as store:
        statements: list[str] = []
        connections[0].set_trace_callback(statements.append)
        wakings = _count_wakings(monkeypatch)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # the writer waits here with its first group while the others queue up
            appends = [asyncio.create_task(store.append(page(f"table/{number}", 1, "a"))) for number in range(100)]
            await asyncio.sleep(0)
            other.execute("ROLLBACK")
        await asyncio.gather(*appends)

        commits = statements.count("COMMIT")
        assert sum(statement.startswith("INSERT INTO entries") for statement in statements) == 100
        assert 1 <= commits <= 2
        assert len(wakings) == commits


def _count_wakings(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Count the callbacks that other threads give to the running loop from now on."""
    loop = asyncio.get_running_loop()
    call_soon_threadsafe = loop.call_soon_threadsafe
    wakings: list[object] = []

    def call(callback: object, *args: object) -> object:
        wakings.append(callback)
        return call_soon_threadsafe(callback, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(loop, "call_soon_threadsafe", call)
    return wakings
