"""Backups that are restored, records that are imported in bulk, tables that are forgotten, files of other users."""

import asyncio
import os
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from tempfile import TemporaryDirectory

import msgspec
import pytest

from cluehouse import administration, cli
from cluehouse.house.record_lines import RecordLine
from cluehouse.server.serve import FILE
from tests.server.async_test import async_test
from tests.server.conftest import StartServer
from tests.server.simulated_players import Party, gather

SOMEBODY = 54_321
as_root = pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can be somebody else")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr(administration, "log_to_stderr", lambda: None)


async def played(address: str) -> tuple[Party, str]:
    """A table where a game was played; returns its party and the name of the record."""
    party = await gather(address, {"game": "duet"})
    await party.host.do("start")
    await party.play()
    await party.close()
    return party, party.host.table["record"]


def names(file: Path) -> set[str]:
    """The logs in a database."""
    with closing(connect(file)) as connection:
        return {name for (name,) in connection.execute("SELECT DISTINCT name FROM entries")}


# --- backup and restore -----------------------------------------------------------------------------


@async_test
async def test_a_backup_is_restored_in_place_of_what_was_moved_away(
    start_server: StartServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house, backups = start_server(), tmp_path / "backups"
    backups.mkdir()
    data = ["--data", str(house.config.data)]
    await played(house.address)
    assert await asyncio.to_thread(cli.main, ["backup", f"{backups}/", *data]) == 0
    (backup,) = backups.iterdir()
    assert re.fullmatch(r"house-\d{4}-\d\d-\d\d-\d{6}\.sqlite", backup.name)
    assert str(backup) in capsys.readouterr().out
    await played(house.address)
    house.stop()
    kept = names(house.file)
    assert await asyncio.to_thread(cli.main, ["restore", str(backup), *data]) == 1, "nothing is overwritten"
    assert names(house.file) == kept > names(backup)
    house.file.rename(tmp_path / "moved-away")
    house.file.with_name(f"{FILE}-wal").write_bytes(b"of a server that was killed")
    assert await asyncio.to_thread(cli.main, ["restore", str(backup), *data]) == 0
    assert names(house.file) == names(backup)
    assert await asyncio.to_thread(cli.main, ["check", *data]) == 0, "what the backup lacks is not missed"


def test_only_a_sound_backup_is_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    letter = tmp_path / "letter.sqlite"
    letter.write_text("Dear Sir or Madam,\n" * 1000)
    for backup in (letter, tmp_path / "nowhere.sqlite"):
        assert cli.main(["restore", str(backup), "--data", str(tmp_path / "data")]) == 1
        assert str(backup) in capsys.readouterr().err
    assert not (tmp_path / "data" / FILE).exists()


# --- import -----------------------------------------------------------------------------------------


@async_test
async def test_a_bad_file_does_not_keep_the_others_from_being_imported(
    start_server: StartServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = start_server()
    for _ in range(2):
        await played(house.address)
    lines, letter = tmp_path / "games.jsonl", tmp_path / "letter.txt"
    assert await asyncio.to_thread(cli.main, ["export", "--jsonl", str(lines), "--data", str(house.config.data)]) == 0
    letter.write_text("Dear Sir or Madam,", encoding="utf-8")
    capsys.readouterr()
    other = ["--data", str(tmp_path / "other")]
    assert await asyncio.to_thread(cli.main, ["import", str(letter), str(lines), *other]) == 1
    told = capsys.readouterr()
    assert str(letter) in told.err
    games = [msgspec.json.decode(line, type=RecordLine) for line in lines.read_bytes().splitlines()]
    assert names(tmp_path / "other" / FILE) == {f"record/{game.name}" for game in games}
    assert f"{lines}:2 is saved as {games[1].name}" in told.out
    assert await asyncio.to_thread(cli.main, ["import", str(lines), *other]) == 0


# --- forget -----------------------------------------------------------------------------------------


@async_test
async def test_one_table_is_forgotten_with_its_games_or_one_game(
    start_server: StartServer, capsys: pytest.CaptureFixture[str]
) -> None:
    house = start_server()
    party, _ = await played(house.address)
    other, record = await played(house.address)
    house.stop()
    data = ["--data", str(house.config.data)]
    assert await asyncio.to_thread(cli.main, ["forget", party.host.code.lower().replace("-", ""), *data]) == 0
    assert "1 table, 1 record" in capsys.readouterr().out
    assert names(house.file) == {f"table/{other.host.code}", f"record/{record}"}
    assert await asyncio.to_thread(cli.main, ["forget", record, *data]) == 0
    assert names(house.file) == {f"table/{other.host.code}"}
    assert await asyncio.to_thread(cli.main, ["forget", party.host.code, *data]) == 1
    assert f"{party.host.code} is not in {house.file}" in capsys.readouterr().err
    assert await asyncio.to_thread(cli.main, ["check", *data]) == 0


# --- other users ------------------------------------------------------------------------------------


def run_as(user: int, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command as another user, who knows where this program is."""
    program = f"import os, pwd; from cluehouse.cli import main; os.setuid({user}); exit(main())"
    command = [sys.executable, "-c", program]  # imported first: Python itself may belong to root
    environment = {**os.environ, "CLUEHOUSE_CACHE": "/tmp"}
    return subprocess.run([*command, *words], capture_output=True, text=True, check=False, env=environment)


@as_root
def test_files_of_another_user_are_named_with_their_owner() -> None:
    with TemporaryDirectory() as place:  # pytest's own folders are for root alone
        Path(place).chmod(0o755)
        data = Path(place) / "data"
        data.mkdir(mode=0o755)
        (data / FILE).touch(0o600)
        copying, looking = ["backup", str(Path(place) / "copy")], ["log", "BADO-KEMI"]
        for words in (["serve", "--port", "0"], copying, ["forget", "30"], looking):
            assert_named(data, run_as(SOMEBODY, *words, "--data", str(data)))
        data.chmod(0o700)
        for words in (copying, looking, ["serve", "--port", "0"]):
            assert_named(data, run_as(SOMEBODY, *words, "--data", str(data)))


def assert_named(data: Path, tried: subprocess.CompletedProcess[str]) -> None:
    """The command has named the file or its folder, with the owner, in one line."""
    assert tried.returncode == 1
    assert re.search(rf"{data}\S* belongs to root\. ", tried.stderr), tried.stderr
    assert len(tried.stderr.splitlines()) == 1


@as_root
def test_what_root_makes_belongs_to_whom_the_folder_belongs(start_server: StartServer, tmp_path: Path) -> None:
    house = start_server()
    house.stop()
    assert cli.main(["backup", str(tmp_path / "copy.sqlite"), "--data", str(house.config.data)]) == 0
    data = tmp_path / "of-the-service"
    data.mkdir()
    os.chown(data, SOMEBODY, SOMEBODY)
    assert cli.main(["restore", str(tmp_path / "copy.sqlite"), "--data", str(data)]) == 0
    assert cli.main(["forget", "30", "--data", str(data)]) == 0
    assert {file.stat().st_uid for file in data.iterdir()} == {SOMEBODY}
