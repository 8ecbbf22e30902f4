"""A full disk: commands are refused with a reason, nothing is lost, and play continues when there is space."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cluehouse import administration
from cluehouse.cli import main
from cluehouse.house import House
from cluehouse.store import Append, MemoryStore, NotSaved, open_store
from cluehouse.tables import commands
from cluehouse.tables.clock import clock_face
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import Settings
from tests.endurance.async_test import async_test
from tests.endurance.client import Client, join_table, open_table, post
from tests.endurance.log_checker import LogChecker, read_stopped
from tests.endurance.server_process import FILE, ServerProcess
from tests.endurance.simulated_players import SEATS, table_of_bots


def _fill_disk(server: ServerProcess) -> None:
    """Let no file of the server grow from now on."""
    server.limit_files((server.data / f"{FILE}-wal").stat().st_size)


@async_test
async def test_commands_are_refused_while_the_disk_is_full_and_accepted_afterwards(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        client = Client(await open_table(server.port, "Ada", game="duet"))
        await client.connect(server.port)
        await client.must("sit", seat="A1")
        _fill_disk(server)
        seen, shown = client.update, dict(client.sections)
        refused = [await client.do("sit", seat="B1") for _ in range(3)]
        assert [sent.code for sent in refused] == ["not-saved"] * 3
        assert (client.update, client.sections) == (seen, shown)
        joining = await post(server.port, f"/api/tables/{client.code}/people", {"name": "Ben"})
        opening = await post(server.port, "/api/tables", {"settings": {"game": "duet"}, "name": "Ben"})
        assert [joining["code"], opening["code"]] == ["not-saved"] * 2
        assert joining["params"] == {"reason": "disk-error"}
        server.limit_files(None)
        await client.must("sit", seat="B1")
        ben = Client(await join_table(server.port, client.code, "Ben"))
        await ben.connect(server.port)
        await ben.must("sit", seat="A1")
        await client.must("start")
        server.kill()
        await asyncio.gather(client.close(), ben.close())
        LogChecker().check(read_stopped(server.data), [client, ben])
        server.check_log()


@async_test
async def test_bots_continue_when_there_is_disk_space(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        bots = await table_of_bots(server.port, pace=0)
        _fill_disk(server)
        while "could not be saved" not in server.logged():
            await asyncio.sleep(0.01)  # only the log says so
        seen = bots.update
        server.limit_files(None)
        while bots.update == seen:
            bots.news.clear()
            await bots.news.wait()
        await bots.close()
        server.check_log()


@pytest.mark.parametrize(
    ("trouble", "reason", "relief"),
    [
        ("PRAGMA max_page_count = 1", "disk-full", "PRAGMA max_page_count = 100000"),
        ("PRAGMA query_only = ON", "read-only", "PRAGMA query_only = OFF"),
    ],
)
@async_test
async def test_the_refusal_names_the_problem_of_the_disk(
    trouble: str, reason: str, relief: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def remember(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        made.append(connect(*args, **kwargs))
        return made[-1]

    monkeypatch.setattr(sqlite3, "connect", remember)
    house = House(await open_store(tmp_path / FILE))
    table = await house.open_table(Settings("codenames"), "Ada")
    big = Settings("codenames", pack="\n".join(f"word{number}" for number in range(4000)))
    made[0].execute(trouble)
    with pytest.raises(TableRefusal) as refused:
        await house.command(table.code, table.person, "a", commands.Agree(big))
    assert (refused.value.code, refused.value.params) == ("not-saved", {"reason": reason})
    assert house.tables[table.code].table.settings == Settings("codenames")
    made[0].execute(relief)
    await house.command(table.code, table.person, "a", commands.Agree(big))
    assert house.tables[table.code].table.settings == big
    await house.close()


class _Disk(MemoryStore):
    """A store that can refuse writes as if the disk were full."""

    is_full = False

    async def append(self, *pages: Append) -> None:
        if self.is_full:
            raise NotSaved("disk-full")
        await super().append(*pages)


@async_test
async def test_a_clock_loses_no_time_when_a_killed_house_finds_its_disk_full() -> None:
    disk, now = _Disk(), 1_000_000
    house = House(disk, now=lambda: now)
    timed = {"timer": "end-turn", "clue_seconds": 60, "first_clue_extra": 0}
    table = await house.open_table(Settings("codenames", options=timed), "Ada")
    for number, seat in enumerate(SEATS["codenames"]):
        await house.command(table.code, table.person, f"b{number}", commands.AddBot(seat))
    await house.command(table.code, table.person, "s", commands.Start())
    now += 3_600_000
    disk.is_full = True
    house = House(disk, now=lambda: now)
    await house.open()
    with pytest.raises(TableRefusal, match="not-saved"):
        await house.command(table.code, table.person, "p", commands.Say("hm", "gallery"))
    disk.is_full = False
    await house.command(table.code, table.person, "p", commands.Say("hm", "gallery"))
    shown = clock_face(house.tables[table.code].table)
    assert shown is not None
    assert shown.until == now + 60_000
    await house.close()


@pytest.mark.parametrize("what", ["folder", "file", "lock", "garbage"])
def test_a_server_that_cannot_write_to_its_folder_reports_it_at_start(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder takes the place of a file, so that not even root can write there."""
    data = tmp_path / "data"
    if what == "folder":
        data.write_text("a file, not a folder")
    else:
        data.mkdir()
        {"file": data / FILE, "lock": data / f"{FILE}.lock", "garbage": data / "unused"}[what].mkdir()
        if what == "garbage":
            (data / FILE).write_bytes(os.urandom(5000))
    monkeypatch.setattr(administration, "log_to_stderr", lambda: None)
    assert main(["serve", "--data", str(data), "--port", "0", "--lang", "en"]) == 1
    output = capsys.readouterr().err
    assert output.startswith("cluehouse: ")
    assert str(data) in output
    assert output.rstrip().endswith("with --data.")


def test_a_server_without_any_disk_space_reports_it_at_start(tmp_path: Path) -> None:
    serve = f"{sys.executable} -m cluehouse serve --data {tmp_path} --port 0 --lang en"
    output = subprocess.run(["sh", "-c", f"ulimit -f 0; exec {serve}"], capture_output=True, text=True, check=False)
    assert output.returncode == 1
    (told,) = output.stderr.splitlines()
    assert told.startswith("cluehouse: The data that bots prepare cannot be written to ")
    assert list(tmp_path.iterdir()) == []
