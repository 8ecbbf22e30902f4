"""The file of a store: durable, private, used by one house at a time, with a version."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cluehouse.store import StoreError, migrations, open_store
from tests.store.helpers import async_test, page, store_at, texts


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture
def _open_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


async def refusal(path: Path) -> str:
    """Why the store cannot be opened."""
    with pytest.raises(StoreError) as refused:
        await open_store(path)
    return refused.value.reason


# --- durability -----------------------------------------------------------------------------------


@async_test
async def test_saved_entries_are_there_after_reopening(path: Path) -> None:
    async with store_at(path) as store:
        await store.append(page("table/KOT-7", 1, "a", "b", resumes=True), page("book/1", 1, "c"))
    async with store_at(path) as store:
        assert await texts(store, "table/KOT-7") == ["a", "b"]
        assert await store.names("") == ["book/1", "table/KOT-7"]
        assert await store.to_resume() == ["table/KOT-7"]
        await store.append(page("table/KOT-7", 3, "d"))


@async_test
async def test_a_closed_store_is_one_file_its_heads_and_its_lock(path: Path) -> None:
    async with store_at(path) as store:
        await store.append(page("table/KOT-7", 1, "a"))
        await store.names("")
    assert sorted(file.name for file in path.parent.iterdir()) == ["house.db", "house.db.heads", "house.db.lock"]


@async_test
async def test_an_append_is_on_disk_when_it_returns(path: Path, connections: list[sqlite3.Connection]) -> None:
    async with store_at(path):
        assert connections[0].execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connections[0].execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


# --- private and used by one house ------------------------------------------------------------------


@pytest.mark.usefixtures("_open_umask")
@async_test
async def test_only_the_owner_can_read_the_files(path: Path) -> None:
    async with store_at(path) as store:
        await store.append(page("table/KOT-7", 1, "a"))
        await store.backup(path.with_name("copy.db"))
        modes = {file.name: oct(file.stat().st_mode & 0o777) for file in path.parent.iterdir()}
    names = ["copy.db", "house.db", "house.db-shm", "house.db-wal", "house.db.heads", "house.db.lock"]
    assert modes == dict.fromkeys(names, "0o600")


@async_test
async def test_two_houses_cannot_open_one_file(path: Path) -> None:
    link = path.with_name("link.db")
    async with store_at(path) as store:
        link.symlink_to(path)
        assert await refusal(path) == await refusal(link) == "in-use"
        await store.append(page("table/KOT-7", 1, "a"))
    async with store_at(link) as store:
        assert await texts(store, "table/KOT-7") == ["a"]


# --- unusable folders and files -----------------------------------------------------------------------


@async_test
async def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    assert await refusal(tmp_path / "file" / "house.db") == "not-writable"
    assert await refusal(tmp_path / "nowhere" / "house.db") == "not-writable"
    assert await refusal(tmp_path / "folder") == "not-writable"


@async_test
async def test_a_folder_without_space_for_the_write_ahead_log_is_refused(path: Path) -> None:
    async with store_at(path):
        pass
    path.with_name("house.db-wal").mkdir()
    assert await refusal(path) == "not-writable"


@async_test
async def test_a_file_that_cannot_be_written_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite3.connect

    def connect_to_read(address: str, **kwargs: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(address.replace("mode=rw", "mode=ro"), **kwargs)
        return connection

    monkeypatch.setattr(sqlite3, "connect", connect_to_read)
    assert await refusal(path) == "not-writable"


@async_test
async def test_a_refused_file_is_not_left_locked(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Sir or Madam")
    assert await refusal(path) == await refusal(path) == "not-a-store"


# --- versions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", range(len(migrations.MIGRATIONS) + 1))
@async_test
async def test_a_file_of_every_older_version_opens(path: Path, monkeypatch: pytest.MonkeyPatch, version: int) -> None:
    with closing(sqlite3.connect(path)) as connection, monkeypatch.context() as older:
        older.setattr(migrations, "MIGRATIONS", migrations.MIGRATIONS[:version])
        migrations.migrate(connection)
    assert version_of(path) == version
    async with store_at(path) as store:
        await store.append(page("table/KOT-7", 1, "a"))
        assert await texts(store, "table/KOT-7") == ["a"]
    assert version_of(path) == len(migrations.MIGRATIONS)


@async_test
async def test_an_empty_file_becomes_a_store(path: Path) -> None:
    path.touch()
    async with store_at(path) as store:
        assert await store.names("") == []
    assert version_of(path) == len(migrations.MIGRATIONS)


@async_test
async def test_a_migration_runs_once_and_keeps_the_logs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with store_at(path) as store:
        await store.append(page("table/KOT-7", 1, "a"))
    step = "CREATE TABLE colours (name TEXT); INSERT INTO colours VALUES ('red')"
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, step))
    for _ in range(2):
        async with store_at(path) as store:
            assert await texts(store, "table/KOT-7") == ["a"]
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM colours").fetchall() == [("red",)]


@async_test
async def test_a_failed_migration_leaves_the_file_unchanged(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with store_at(path) as store:
        await store.append(page("table/KOT-7", 1, "a"))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection, monkeypatch.context() as newer:
        step = "CREATE TABLE colours (name TEXT); DELETE FROM entries; CREATE TABLE logs (name TEXT)"
        newer.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, step))
        with pytest.raises(sqlite3.OperationalError, match="already exists"):
            migrations.migrate(connection)
        assert not connection.in_transaction
        assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'colours'").fetchall() == []
    assert version_of(path) == len(migrations.MIGRATIONS)
    async with store_at(path) as store:
        assert await texts(store, "table/KOT-7") == ["a"]


@async_test
async def test_a_file_of_a_newer_version_is_refused_and_left_unchanged(path: Path) -> None:
    async with store_at(path):
        pass
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(migrations.MIGRATIONS) + 1}")
    before = path.read_bytes()
    assert await refusal(path) == "newer"
    assert path.read_bytes() == before


@async_test
async def test_a_file_of_another_program_is_refused_and_left_unchanged(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE bookmarks (address TEXT)")
    letter = path.with_name("letter.txt")
    letter.write_text("Dear Sir or Madam,\n" * 500)
    before = [file.read_bytes() for file in (path, letter)]
    assert await refusal(path) == await refusal(letter) == "not-a-store"
    assert [file.read_bytes() for file in (path, letter)] == before
