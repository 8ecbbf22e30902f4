"""`cluehouse move` copies everything between SQLite and PostgreSQL, compares every byte, or changes nothing."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from cluehouse.cli import main
from cluehouse.server.serve import FILE
from cluehouse.store import Append, Store, open_store
from cluehouse.store.disk import lock
from cluehouse.store.moving import StoredLog
from cluehouse.store.moving_file import FileTarget
from cluehouse.store.postgres import open_postgres
from cluehouse.store.postgres.leases import Leases
from cluehouse.store.postgres.link import Link
from cluehouse.store.postgres.moving import PostgresTarget
from tests.store.postgres_server import database

Everything = dict[str, tuple[bool, list[bytes]]]


async def fill(store: Store, logs: int) -> None:
    """Write logs of all kinds: every byte occurs, names need care, and some logs resume."""
    dice = random.Random(logs)
    await store.append(Append("table/ŻÓŁW_%-1", 1, (bytes(range(256)), b"", b"\0" * 3), True))
    await store.append(Append("book/牌", 1, (b"{}",)))
    await store.append(Append("pack/a'b", 1, ("ünï".encode(),), False))
    appends = []
    for number in range(logs):
        kind = ("table", "record", "book")[number % 3]
        entries = tuple(dice.randbytes(dice.randrange(400)) for _ in range(dice.randrange(1, 30)))
        appends.append(Append(f"{kind}/{dice.randbytes(5).hex()}", 1, entries, dice.random() < 0.3))
    if appends:
        await store.append(*appends)


async def everything(store: Store) -> Everything:
    resuming = set(await store.to_resume())
    return {name: (name in resuming, await store.read(name)) for name in await store.names("")}


def in_file(folder: Path, logs: int | None = None) -> Everything:
    async def look() -> Everything:
        store = await open_store(folder / FILE)
        if logs is not None:
            await fill(store, logs)
        found = await everything(store)
        await store.close()
        return found

    folder.mkdir(exist_ok=True)
    return asyncio.run(look())


def in_database(address: str, logs: int | None = None) -> Everything:
    async def look() -> Everything:
        store = await open_postgres(address)
        if logs is not None:
            await fill(store, logs)
        found = await everything(store)
        await store.close()
        return found

    return asyncio.run(look())


def moved(capsys: pytest.CaptureFixture[str], source: object, target: object) -> dict[str, Any]:
    assert main(["move", "--lang", "en", str(source), str(target), "--json"]) == 0, capsys.readouterr().err
    answer: dict[str, Any] = msgspec.json.decode(capsys.readouterr().out)
    return answer


def test_there_and_back_all_logs_are_identical_byte_for_byte(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = in_file(tmp_path / "old", logs=900)
    there = moved(capsys, tmp_path / "old", postgres)
    back = moved(capsys, postgres, tmp_path / "new")
    assert in_database(postgres) == in_file(tmp_path / "new") == in_file(tmp_path / "old") == before
    assert there == back
    assert there["entries"] == sum(len(entries) for _, entries in before.values())
    assert sum(there["kinds"].values()) == len(before)


def test_between_two_databases_and_two_files(tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = in_file(tmp_path / "old", logs=20)
    moved(capsys, tmp_path / "old" / FILE, tmp_path / "copy.sqlite")
    moved(capsys, tmp_path / "copy.sqlite", postgres)
    with database() as other:
        moved(capsys, postgres, other)
        assert in_database(other) == before


def test_a_moved_log_goes_on_with_the_next_number(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    in_file(tmp_path / "old", logs=0)
    moved(capsys, tmp_path / "old", postgres)

    async def go_on() -> list[bytes]:
        store = await open_postgres(postgres)
        await store.append(Append("book/牌", 2, (b"more",)))
        found = await store.read("book/牌")
        await store.close()
        return found

    assert asyncio.run(go_on()) == [b"{}", b"more"]


def test_a_target_with_data_is_refused_and_left_alone(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before, other = in_file(tmp_path / "old", logs=1), in_database(postgres, logs=2)
    assert main(["move", "--lang", "en", str(tmp_path / "old"), postgres]) == 1
    assert "already has data" in capsys.readouterr().err
    assert main(["move", "--lang", "en", postgres, str(tmp_path / "old")]) == 1
    assert "already has data" in capsys.readouterr().err
    assert (in_file(tmp_path / "old"), in_database(postgres)) == (before, other)


def test_a_file_that_a_server_made_and_nobody_used_is_no_obstacle(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    other = in_database(postgres, logs=2)
    assert in_file(tmp_path / "new") == {}
    moved(capsys, postgres, tmp_path / "new")
    assert in_file(tmp_path / "new") == other


def test_a_running_server_is_not_moved_from_or_to(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    in_file(tmp_path / "old", logs=1)
    descriptor = lock(tmp_path / "old" / FILE)
    assert main(["move", "--lang", "en", str(tmp_path / "old"), postgres]) == 1
    assert "A server uses" in capsys.readouterr().err
    os.close(descriptor)
    asyncio.run(_begin_lease(postgres))
    assert main(["move", "--lang", "en", str(tmp_path / "old"), postgres]) == 1
    assert "A server uses" in capsys.readouterr().err
    assert main(["move", "--lang", "en", postgres, str(tmp_path / "new")]) == 1
    assert "A server uses" in capsys.readouterr().err
    assert not (tmp_path / "new" / FILE).exists()


async def _begin_lease(address: str) -> None:
    await (await open_postgres(address)).close()
    link = Link(address)
    await Leases(link, link, "north.1", 60).begin("{}")
    await link.close()


def test_a_damaged_source_is_refused(tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]) -> None:
    in_file(tmp_path / "old", logs=3)
    with closing(sqlite3.connect(tmp_path / "old" / FILE)) as connection, connection:
        connection.execute("UPDATE entries SET entry = x'00' WHERE name = 'book/牌'")
    assert main(["move", "--lang", "en", str(tmp_path / "old"), postgres]) == 1
    assert "book/牌" in capsys.readouterr().err
    assert in_database(postgres) == {}


def test_entries_that_no_list_names_are_noticed(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    in_file(tmp_path / "old", logs=3)
    with closing(sqlite3.connect(tmp_path / "old" / FILE)) as connection, connection:
        connection.execute("DELETE FROM logs WHERE name = 'book/牌'")
    assert main(["move", "--lang", "en", str(tmp_path / "old"), postgres]) == 3
    assert in_database(postgres) == {}


@pytest.mark.parametrize("back", [False, True])
def test_a_copy_that_differs_is_discarded(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, back: bool
) -> None:
    in_database(postgres, logs=5) if back else in_file(tmp_path / "data", logs=5)
    target: Any = FileTarget if back else PostgresTarget
    read = target.logs

    async def damaged(self: Any) -> AsyncIterator[StoredLog]:
        async for log in read(self):
            entries = (
                tuple(entry.replace(b"{", b"[") for entry in log.entries) if log.name == "book/牌" else log.entries
            )
            yield StoredLog(log.name, log.resumes, entries)

    monkeypatch.setattr(target, "logs", damaged)
    places = [postgres, str(tmp_path / "data")] if back else [str(tmp_path / "data"), postgres]
    assert main(["move", "--lang", "en", *places]) == 3
    assert "book/牌" in capsys.readouterr().err
    assert (in_file(tmp_path / "data") if back else in_database(postgres)) == {}


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_an_interrupted_move_leaves_the_target_empty_and_can_be_repeated(
    tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str], number: signal.Signals
) -> None:
    before = in_file(tmp_path / "old", logs=2000)
    for source, target in ((tmp_path / "old", postgres), (postgres, tmp_path / "new")):
        command = [sys.executable, "-c", _SLOW_MOVE, str(source), str(target)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "half\n"
            process.send_signal(number)
            process.wait()
        assert process.returncode == (130 if number == signal.SIGINT else -number)
        _wait_until_rolled_back(postgres)
        assert not (tmp_path / "new" / FILE).exists()
        moved(capsys, source, target)
    assert in_file(tmp_path / "new") == in_database(postgres) == before


# It waits for its end when half of everything is written.
_SLOW_MOVE = """
import asyncio, sys
from cluehouse import cli
from cluehouse.store.moving import Ledger

noted = Ledger.noted

async def halting(self, logs):
    async for log in noted(self, logs):
        yield log
        if len(self.hashes) == 1000:
            print("half", flush=True)
            await asyncio.sleep(3600)

Ledger.noted = halting
sys.exit(cli.main(["move", *sys.argv[1:]]))
"""


def _wait_until_rolled_back(address: str) -> None:
    """A database notices after a moment that a client was killed."""

    async def others() -> int:
        connection = await asyncpg.connect(address)
        found = await connection.fetchval(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            " AND backend_type = 'client backend'"
        )
        await connection.close()
        return int(found)

    deadline = time.monotonic() + 20
    while asyncio.run(others()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
