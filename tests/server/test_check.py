"""`cluehouse check` names everything that is wrong with a data folder, and repairs what can be repaired."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cluehouse.cli import main
from cluehouse.games.record import Record, to_json
from cluehouse.server.serve import FILE
from cluehouse.store import open_store
from cluehouse.store.examine import is_in_use
from cluehouse.store.heads import Heads
from cluehouse.store.journal import examine_journal, journal_file
from cluehouse.store.rows import checksum
from cluehouse.tables import commands
from tests.codenames import table as board
from tests.house.table_driver import CODENAMES, new_house, open_table
from tests.store.test_damage import kill, overwrite

Logs = dict[str, list[bytes]]
Report = dict[str, Any]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data of a stopped server: a finished game, a table where people talk, a team's book."""
    folder = tmp_path / "data"
    folder.mkdir()
    asyncio.run(play(folder))
    return folder


async def play(folder: Path, killed: Path | None = None) -> None:
    """Play a little. The files are copied before the server stops, if that is wanted."""
    house = new_house(await open_store(folder / FILE))
    await house.create_book("Foxes")
    table = await open_table("codenames", *CODENAMES, house=house)
    await table.begin(board.table().deal)
    await table.play("red-chief: clue animal 2", "red-1: guess POISON")
    talking = await open_table("duet", "A1", house=house)
    for number in range(30):
        await talking.do("p1", commands.Say(f"message {number} " + "x" * 100))
    if killed is not None:
        kill(folder / FILE, killed)
    await house.close()


def logs(folder: Path) -> Logs:
    """All logs, as they are in the file."""
    found: Logs = {}
    with closing(sqlite3.connect(folder / FILE)) as connection:
        for name, entry in connection.execute("SELECT name, entry FROM entries ORDER BY name, number"):
            found.setdefault(name, []).append(entry)
    return found


def check(folder: Path, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, Report]:
    """Run the command; returns its exit status and its report."""
    capsys.readouterr()
    status = main(["check", str(folder), "--json", *options])
    output = capsys.readouterr().out.strip()
    return status, msgspec.json.decode(output) if output else {}


def change(folder: Path, statement: str, *parameters: Any) -> None:
    """Change the database as no server would."""
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute(statement, parameters)


def talking(folder: Path) -> str:
    """The table where people talk, which has the longest log."""
    return max(logs(folder).items(), key=lambda log: len(log[1]))[0]


def named(folder: Path, prefix: str) -> str:
    """The log of this kind, other than the talking table."""
    return next(name for name in logs(folder) if name.startswith(prefix) and name != talking(folder))


# --- nothing is wrong -------------------------------------------------------------------------------


def test_sound_data_has_no_problems(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {file.name: file.read_bytes() for file in data.iterdir()}
    status, report = check(data, capsys)
    assert (status, report["problems"], report["running"]) == (0, [], False)
    assert (report["tables"], report["records"], report["books"]) == (2, 1, 1)
    assert report["entries"] == sum(map(len, logs(data).values()))
    assert {file.name: file.read_bytes() for file in data.iterdir()} == before
    assert main(["check", "--data", str(data), "--lang", "en"]) == 0
    assert capsys.readouterr().out.endswith("No problems.\n")


def test_a_running_server_can_be_checked_but_not_repaired(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def while_running() -> None:
        store = await open_store(data / FILE)
        assert is_in_use(data / FILE)
        status, report = await asyncio.to_thread(check, data, capsys)
        assert (status, report["running"]) == (0, True)
        await store.close()

    asyncio.run(while_running())
    change(data, "DELETE FROM logs WHERE name = ?", talking(data))

    async def while_damaged() -> None:
        store = await open_store(data / FILE)
        assert (await asyncio.to_thread(check, data, capsys, "--repair"))[0] == 2
        await store.close()

    asyncio.run(while_damaged())


@pytest.mark.parametrize("there_is", ["nothing", "no folder", "a letter"])
def test_what_cannot_be_checked_has_a_status_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], there_is: str
) -> None:
    if there_is == "a letter":
        (tmp_path / FILE).write_text("Dear Sir or Madam,\n" * 1000)
    status, report = check(tmp_path / ("nowhere" if there_is == "no folder" else ""), capsys)
    assert (status, report) == ((1, report) if there_is == "a letter" else (2, {}))


def test_a_file_of_an_older_version_is_checked_as_it_is(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(data, "ALTER TABLE entries DROP COLUMN checksum")
    change(data, "PRAGMA user_version = 2")
    assert check(data, capsys)[0] == 0
    change(data, "DELETE FROM entries WHERE name = ? AND number = 4", talking(data))
    assert check(data, capsys)[1]["problems"] == [{"code": "entry-missing", "log": talking(data), "number": 4}]
    assert check(data, capsys, "--repair")[0] == 0
    assert len(logs(data)[max(logs(data), key=len)]) >= 1


# --- damage is named and repaired -------------------------------------------------------------------


def nonsense(folder: Path, name: str, number: int, entry: bytes) -> None:
    """Store another entry, as if it had been written so."""
    statement = "UPDATE entries SET entry = ?, checksum = ? WHERE name = ? AND number = ?"
    change(folder, statement, entry, checksum(name, number, entry), name, number)


def entry_changed(folder: Path) -> Report:
    change(folder, "UPDATE entries SET entry = x'00' WHERE name = ? AND number = 5", talking(folder))
    return {"code": "entry-changed", "log": talking(folder), "number": 5}


def entry_missing(folder: Path) -> Report:
    name = talking(folder)
    change(folder, "DELETE FROM entries WHERE name = ? AND number = 5", name)
    return {"code": "entry-missing", "log": name, "number": 5}


def entries_lost(folder: Path) -> Report:
    name, last = talking(folder), len(logs(folder)[talking(folder)])
    change(folder, "DELETE FROM entries WHERE name = ? AND number > 5", name)
    return {"code": "entries-lost", "log": name, "number": 6, "why": str(last)}


def entry_unreadable(folder: Path) -> Report:
    nonsense(folder, talking(folder), 5, b"nonsense")
    return {"code": "entry-unreadable", "log": talking(folder), "number": 5}


def entry_impossible(folder: Path) -> Report:
    nonsense(folder, talking(folder), 5, b'{"at":9999999999999,"events":[{"is":"undone","keep":3}]}')
    return {"code": "entry-impossible", "log": talking(folder), "number": 5}


def log_unlisted(folder: Path) -> Report:
    change(folder, "DELETE FROM logs WHERE name = ?", talking(folder))
    return {"code": "log-unlisted", "log": talking(folder)}


def book_unreadable(folder: Path) -> Report:
    name = named(folder, "book/")
    nonsense(folder, name, 1, b"{}")
    return {"code": "entry-unreadable", "log": name, "number": 1}


def record_unreadable(folder: Path) -> Report:
    name = named(folder, "record/")
    nonsense(folder, name, 1, logs(folder)[name][0].replace(b"guess", b"gness"))
    return {"code": "entry-unreadable", "log": name, "number": 1}


DAMAGE: list[Callable[[Path], Report]] = [
    entry_changed,
    entry_missing,
    entries_lost,
    entry_unreadable,
    entry_impossible,
    log_unlisted,
    book_unreadable,
    record_unreadable,
]


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_named_and_repaired_and_other_logs_stay_as_they_are(
    data: Path, capsys: pytest.CaptureFixture[str], damage: Callable[[Path], Report]
) -> None:
    before = logs(data)
    expected = damage(data)
    status, report = check(data, capsys)
    assert status == 1
    (problem,) = report["problems"]
    assert {**problem, "why": expected.get("why", "")} == {"why": "", **expected}
    status, report = check(data, capsys, "--repair")
    assert (status, report["problems"]) == (0, [])
    (kept,) = Path(report["backup"]).glob(FILE)
    assert kept.exists()
    after, name = logs(data), expected["log"]
    whole = len(before[name]) if damage is log_unlisted else expected["number"] - 1
    assert after.get(name, []) == before[name][:whole]
    assert {log: after[log] for log in before if log != name} == {log: before[log] for log in before if log != name}
    assert check(data, capsys)[0] == 0


def test_a_record_that_differs_from_the_game_that_was_played_is_named(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, table = named(data, "record/"), named(data, "table/")
    nonsense(data, record, 1, to_json(Record("codenames", board.table().deal)))
    (problem,) = check(data, capsys)[1]["problems"]
    assert (problem["code"], problem["log"], problem["why"]) == ("record-differs", record, table)


def test_a_record_as_version_0_1_wrote_it_is_the_game_that_was_played(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = named(data, "record/")
    plain = msgspec.json.decode(logs(data)[record][0])
    del plain["text"]
    nonsense(data, record, 1, msgspec.json.encode(plain))
    assert check(data, capsys) == (0, {**check(data, capsys)[1], "problems": []})


def test_damaged_pages_are_named_and_what_can_be_read_is_saved(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = logs(data)
    content = (data / FILE).read_bytes()
    leaf = content.find(b"message 20 ") // 4096
    overwrite(data / FILE, leaf * 4096, bytes(4096))
    status, report = check(data, capsys)
    assert status == 1
    assert {"file-damaged", "log-damaged"} <= {problem["code"] for problem in report["problems"]}
    status, report = check(data, capsys, "--repair")
    assert (status, report["problems"]) == (0, [])
    after = logs(data)
    for name, entries in before.items():
        assert after.get(name, []) == entries[: len(after.get(name, []))]
        changed = [log for log in report["repaired"] if log["log"] == name]
        assert sum(log["lost"] for log in changed) == len(entries) - len(after.get(name, []))
    assert len(after[talking_in(before)]) > 0


def talking_in(found: Logs) -> str:
    """The longest log."""
    return max(found, key=lambda name: len(found[name]))


def test_entries_behind_a_damaged_frame_are_found_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, killed = tmp_path / "data", tmp_path / "killed"
    data.mkdir()
    asyncio.run(play(data, killed))
    before = logs(data)
    frames = examine_journal(journal_file(killed / FILE)).frames
    overwrite(journal_file(killed / FILE), frames[len(frames) // 2].offset + 50, b"damage")
    status, report = check(killed, capsys)
    assert status == 1
    assert {"journal-damaged", "entries-lost"} <= {problem["code"] for problem in report["problems"]}
    status, report = check(killed, capsys, "--repair")
    assert (status, report["problems"]) == (0, [])
    assert sum(log["restored"] for log in report["repaired"]) > 0
    assert [log for log in report["repaired"] if log["lost"]] == []
    assert logs(killed) == before


def test_entries_behind_a_damaged_frame_are_found_again_after_the_server_has_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, killed = tmp_path / "data", tmp_path / "killed"
    data.mkdir()
    asyncio.run(play(data, killed))
    before = logs(data)
    frames = examine_journal(journal_file(killed / FILE)).frames
    overwrite(journal_file(killed / FILE), frames[len(frames) // 2].offset + 50, b"damage")

    async def run() -> None:
        house = new_house(await open_store(killed / FILE), random_bytes=lambda count: b"n" * count)
        await open_table("codenames", "red-chief", house=house)
        await house.close()

    asyncio.run(run())
    status, report = check(killed, capsys, "--repair")
    assert status == 0
    assert [log for log in report["repaired"] if log["lost"]] == []
    assert {name: entries for name, entries in logs(killed).items() if name in before} == before


def test_a_rescued_file_gives_back_what_a_replaced_one_lacks(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = logs(data)
    shutil.copy(data / FILE, data / f"{FILE}.rescued")
    change(data, "DELETE FROM entries WHERE name = ? AND number > 5", talking_in(before))
    status, report = check(data, capsys, "--repair")
    assert status == 0
    assert [(log["log"], log["lost"]) for log in report["repaired"]] == [(talking_in(before), 0)]
    assert logs(data) == before


def test_a_missing_database_is_named(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (data / FILE).unlink()
    status, report = check(data, capsys)
    assert (status, [problem["code"] for problem in report["problems"]]) == (1, ["file-missing"])


def test_an_interrupted_repair_changes_nothing(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    entry_missing(data)
    before = {file.name: file.read_bytes() for file in data.iterdir()}

    def interrupt(name: str, entries: list[bytes]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("cluehouse.check.usable_length", interrupt)
    assert check(data, capsys, "--repair")[0] == 130
    assert {file.name: file.read_bytes() for file in data.iterdir()} == before


def test_a_backup_is_checked_by_the_name_of_its_file(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = tmp_path / "backup"
    assert main(["backup", str(backup), "--data", str(data)]) == 0
    before = sorted(tmp_path.iterdir())
    assert check(backup, capsys) == (0, check(data, capsys)[1] | {"file": str(backup)})
    assert sorted(tmp_path.iterdir()) == before, "nothing was written beside it"
    assert check(tmp_path / "nowhere.sqlite", capsys)[0] == 2


def test_a_problem_comes_with_what_to_do(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    english = ["check", str(data), "--lang", "en"]
    assert main(["backup", str(tmp_path / "older"), "--data", str(data)]) == 0
    change(data, "DELETE FROM entries WHERE name = ? AND number = 4", talking(data))
    assert main(english) == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith("With the server stopped, “cluehouse check --repair”")
    shutil.copy(tmp_path / "older", data / FILE)
    (data / f"{FILE}.heads").unlink()
    heads = Heads(data / FILE)
    heads.set_all({talking(data): 1000})
    heads.close()
    assert main(english) == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith("Was an older copy put in place by hand?")


@pytest.mark.parametrize("language", ["en", "pl", "zh"])
def test_a_database_is_checked_in_a_copy(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    assert main(["check", "--store", "postgresql://localhost/x", "--lang", language]) == 2
    assert "cluehouse backup" in capsys.readouterr().err
    monkeypatch.setenv("CLUEHOUSE_STORE", "postgresql://localhost/x")
    assert main(["check", "--lang", language]) == 2
    assert "cluehouse backup" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "pl", "zh"])
def test_every_problem_is_named_in_every_language(
    data: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    entry_missing(data)
    assert main(["check", str(data), "--lang", language]) == 1
    assert talking(data) in capsys.readouterr().out
