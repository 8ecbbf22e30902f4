"""An append is committed at once; simultaneous ones share one commit, and the event loop is woken once for all."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cluehouse.store import group
from cluehouse.store.group import Batch, GroupCommit, Outcome
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


@async_test
async def test_an_append_is_committed_at_once_unless_a_commit_is_in_progress() -> None:
    groups: list[list[str]] = []
    ends: list[asyncio.Future[None]] = []

    async def commit(batches: list[Batch]) -> list[Outcome]:
        groups.append([append.name for batch in batches for append in batch.appends])
        ends.append(asyncio.get_running_loop().create_future())
        await ends[-1]
        return [(batch.saved, None) for batch in batches]

    commits = GroupCommit(commit)
    first = commits.add((page("a", 1, "x"),))
    await asyncio.sleep(0)  # one turn of the event loop: no timer has to ring
    assert groups == [["a"]]
    others = [commits.add((page(name, 1, "x"),)) for name in "bc"]
    await asyncio.sleep(0)
    assert groups == [["a"]]
    ends[0].set_result(None)
    await first
    assert groups == [["a"], ["b", "c"]]
    ends[1].set_result(None)
    await asyncio.gather(*others)


@async_test
async def test_very_many_appends_are_gathered_before_a_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group, "_MANY", 20)  # a second
    groups: list[int] = []

    async def commit(batches: list[Batch]) -> list[Outcome]:
        groups.append(len(batches))
        return [(batch.saved, None) for batch in batches]

    commits = GroupCommit(commit)
    await asyncio.gather(*(commits.add((page("a", number, "x"),)) for number in range(200)))
    await asyncio.sleep(0.11)
    groups.clear()
    first = commits.add((page("b", 1, "x"),))
    for _ in range(5):
        await asyncio.sleep(0)
    assert groups == []  # it waits for others
    second = commits.add((page("c", 1, "x"),))
    await asyncio.gather(first, second)
    assert groups == [2]

    await asyncio.sleep(0.5)  # now there are few
    saved = commits.add((page("d", 1, "x"),))
    await asyncio.sleep(0)
    assert groups == [2, 1]
    await saved


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
