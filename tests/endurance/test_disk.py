"""A disk that takes nothing more: the player is told so, nothing is lost, and play goes on when there is room again."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cluehouse.cli import main
from cluehouse.house import House
from cluehouse.store import Append, MemoryStore, NotSaved, open_store
from cluehouse.tables import commands
from cluehouse.tables.clock import clock_face
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import Settings
from tests.endurance.awaited import awaited
from tests.endurance.crowd import SEATS, table_of_bots
from tests.endurance.guest import Guest, join_table, open_table, post
from tests.endurance.process import FILE, ServedHouse
from tests.endurance.proof import Proof, read_dead


def _fill_up(house: ServedHouse) -> None:
    """From now on no file of the house grows, not by one entry."""
    house.limit_files((house.data / f"{FILE}-wal").stat().st_size)


@awaited
async def test_a_player_is_told_that_nothing_was_saved_and_plays_on_when_there_is_room(tmp_path: Path) -> None:
    with ServedHouse(tmp_path / "data") as house:
        guest = Guest(await open_table(house.port, "Ada", game="duet"))
        await guest.connect(house.port)
        await guest.must("sit", seat="A1")
        _fill_up(house)
        seen, shown = guest.update, dict(guest.sections)
        refused = [await guest.do("sit", seat="B1") for _ in range(3)]
        assert [deed.code for deed in refused] == ["not-saved"] * 3
        assert (guest.update, guest.sections) == (seen, shown)
        joining = await post(house.port, f"/api/tables/{guest.code}/people", {"name": "Ben"})
        opening = await post(house.port, "/api/tables", {"settings": {"game": "duet"}, "name": "Ben"})
        assert [joining["code"], opening["code"]] == ["not-saved"] * 2
        assert joining["params"] == {"reason": "disk-error"}
        house.limit_files(None)
        await guest.must("sit", seat="B1")
        ben = Guest(await join_table(house.port, guest.code, "Ben"))
        await ben.connect(house.port)
        await ben.must("sit", seat="A1")
        await guest.must("start")
        house.kill()
        await asyncio.gather(guest.close(), ben.close())
        Proof().check(read_dead(house.data), [guest, ben])
        house.check_log()


@awaited
async def test_bots_play_on_when_there_is_room(tmp_path: Path) -> None:
    with ServedHouse(tmp_path / "data") as house:
        bots = await table_of_bots(house.port, pace=0)
        _fill_up(house)
        while "could not be saved" not in house.logged():
            await asyncio.sleep(0.01)  # nobody is told but the log
        seen = bots.update
        house.limit_files(None)
        while bots.update == seen:
            bots.news.clear()
            await bots.news.wait()
        await bots.close()
        house.check_log()


@pytest.mark.parametrize(
    ("trouble", "reason", "relief"),
    [
        ("PRAGMA max_page_count = 1", "disk-full", "PRAGMA max_page_count = 100000"),
        ("PRAGMA query_only = ON", "read-only", "PRAGMA query_only = OFF"),
    ],
)
@awaited
async def test_the_refusal_says_what_is_wrong_with_the_disk(
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
    """A store whose disk may be full."""

    is_full = False

    async def append(self, *pages: Append) -> None:
        if self.is_full:
            raise NotSaved("disk-full")
        await super().append(*pages)


@awaited
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
def test_a_house_that_cannot_write_says_so_at_the_door(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A folder stands where a file should be, so that not even root can write there."""
    data = tmp_path / "data"
    if what == "folder":
        data.write_text("a file, not a folder")
    else:
        data.mkdir()
        {"file": data / FILE, "lock": data / f"{FILE}.lock", "garbage": data / "unused"}[what].mkdir()
        if what == "garbage":
            (data / FILE).write_bytes(os.urandom(5000))
    assert main(["serve", "--data", str(data), "--get", "/healthz", "--lang", "en"]) == 1
    told = capsys.readouterr().err
    assert told.startswith("cluehouse: ")
    assert str(data) in told
    assert told.rstrip().endswith("with --data.")


def test_a_house_that_finds_no_room_at_all_says_so_at_the_door(tmp_path: Path) -> None:
    serve = f"{sys.executable} -m cluehouse serve --data {tmp_path} --port 0 --lang en"
    told = subprocess.run(["sh", "-c", f"ulimit -f 0; exec {serve}"], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert told.stderr == (f"cluehouse: Cannot write to {tmp_path} (disk-error). Choose another folder with --data.\n")
