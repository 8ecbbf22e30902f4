"""`cluehouse log` prints what happened at a table from the database file, without tokens and keys of books."""

import asyncio
import json
import re
import time
from pathlib import Path
from typing import get_args

import pytest

from cluehouse import cli
from cluehouse.games.record import commitment
from cluehouse.messages import LANGUAGES, LanguageCode
from cluehouse.server.serve import FILE
from cluehouse.store import Append, open_store
from cluehouse.table_log import Scene, as_line
from cluehouse.tables import commands, entries
from cluehouse.tables.entries import AnyEvent, LogEntry
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import record_of
from tests.encoding import raw
from tests.records import FOLDER
from tests.tables.driver import TableDriver, codenames
from tests.tables.test_log import EVENTS


@pytest.fixture(autouse=True)
def _in_utc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "UTC")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    time.tzset()


def kept(folder: Path, *log: bytes) -> list[str]:
    """Write a log to a database file; returns the options that name the table and the file."""

    async def keep() -> None:
        store = await open_store(folder / FILE)
        await store.append(Append("table/KEMI-BADO", 1, log))
        await store.close()

    asyncio.run(keep())
    return ["kemibado", "--data", str(folder)]


def played() -> TableDriver:
    scene = codenames()
    scene.do("p2", commands.Say("hello"), number="c1")
    scene.play("red-chief: clue roots 2", "red-1: guess ROOT")
    return scene


def test_a_line_has_time_name_seat_and_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scene = played()
    record = record_of(scene.table)
    assert record is not None
    assert cli.main(["log", *kept(tmp_path, *scene.log)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "2023-11-14 22:13:20  Ala: opens table KEMI-BADO: Codenames"
    assert lines[1] == "2023-11-14 22:13:20  Ala: joins the table"
    assert "2023-11-14 22:13:20  Bolek (red-1): says (table): hello" in lines
    assert "2023-11-14 22:13:20  Ala (red-chief): plays clue roots 2" in lines
    assert lines[-1] == "2023-11-14 22:13:20  Bolek (red-1): plays guess ROOT"
    assert sum(f"commitment {commitment(record)}" in line for line in lines) == 1
    assert len(lines) == sum(len(entries.from_json(entry).events) for entry in scene.log)


def test_the_json_form_has_every_event_with_name_and_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scene = played()
    assert cli.main(["log", "--json", *kept(tmp_path, *scene.log)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    last = {"is": "moved", "seat": "red-1", "move": {"do": "guess", "card": "ROOT"}}
    at = entries.from_json(scene.log[-1]).at
    assert lines[-1] == {
        "entry": len(scene.log), "at": at, "by": "p2", "name": "Bolek", "seat": "red-1", "event": last
    }  # fmt: skip
    assert len(lines) == sum(len(entries.from_json(entry).events) for entry in scene.log)


@pytest.mark.parametrize("form", [[], ["--json"]])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_token_and_no_key_of_a_book_is_printed(
    form: list[str], language: LanguageCode, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    joined = entries.Joined("p1", "Ala", "ab12" * 16)
    dealt = entries.Dealt("no deal", {"A1": "p1"}, "record", "the-book-key")
    opened = entries.Opened("KEMI-BADO", Settings("duet"))
    events: tuple[AnyEvent, ...] = (opened, joined, entries.BookOpened("the-book-key", "Foxes"), dealt)
    log = kept(tmp_path, entries.to_json(LogEntry(1, events, "p1")))
    assert cli.main(["log", *log, *form, "--lang", language]) == 0
    printed = capsys.readouterr().out
    assert "Ala" in printed
    assert "Foxes" in printed
    assert "ab12" not in printed
    assert "the-book-key" not in printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: str(type(event).__name__))
def test_every_kind_of_event_is_printed_in_every_language(event: AnyEvent, language: LanguageCode) -> None:
    assert {type(each) for each in EVENTS} == set(get_args(AnyEvent))
    scene = Scene("duet", {"p1": "Ala", "p2": "Bolek"}, {"A1": "p1", "B1": "p2"})
    line = as_line(language, scene, LogEntry(5, (event,), "p1"), event)
    assert re.match(r"1970-01-01 00:00:00  \S.*: \S", line)
    assert "{" not in line


def test_a_command_about_another_person_is_printed_with_both_names() -> None:
    scene = Scene("duet", {"p1": "Ala", "p2": "Bolek"})
    event = entries.Seated("A1", "p2")
    assert as_line("en", scene, LogEntry(5, (event,), "p1"), event).endswith("  Bolek: sits down: A1 (by Ala)")
    scene.follow(event)
    assert scene.seats == {"A1": "p2"}
    scene.follow(entries.Seated("B1", "p1"))
    scene.follow(entries.Swapped("A1", "B1"))
    assert scene.seats == {"A1": "p1", "B1": "p2"}
    scene.follow(entries.Swapped("A1", "A2"))
    assert scene.seats == {"A2": "p1", "B1": "p2"}
    scene.follow(entries.Left("p1"))
    assert scene.seats == {"B1": "p2"}


def test_a_log_of_version_0_1_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = (FOLDER / "v0.1" / "codenames.log").read_bytes().splitlines()
    assert cli.main(["log", *kept(tmp_path, *log)]) == 0
    assert "2a372bbb5731fbff380ca9088705d75c3b71785c377b142b3a59e1085e679e98" in capsys.readouterr().out


def test_control_characters_in_a_text_cannot_overwrite_other_lines() -> None:
    event = entries.Said("p1", "table", "one\ntwo\x1b[2J")
    line = as_line("en", Scene(names={"p1": "Ala"}), LogEntry(5, (event,), "p1"), event)
    assert line.isprintable()


def test_unreadable_entries_are_reported_and_the_rest_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scene = played()
    odd = entries.to_json(LogEntry(5, (entries.Moved("red-1", raw({"do": "dance"})),), "p2"))
    assert cli.main(["log", *kept(tmp_path, *scene.log, b'{"at":1,"events":[{"is":"new"}]}', odd)]) == 1
    printed = capsys.readouterr()
    assert f"Entry {len(scene.log) + 1} cannot be read" in printed.err
    assert printed.out.splitlines()[-1].endswith('Bolek (red-1): plays {"do":"dance"}')


def test_a_missing_table_or_database_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["log", "BADO-KEMI", "--data", str(tmp_path)]) == 1
    assert "There is no data" in capsys.readouterr().err
    kept(tmp_path, *played().log)
    assert cli.main(["log", "bado kemi", "--data", str(tmp_path)]) == 1
    assert "There is no table BADO-KEMI" in capsys.readouterr().err


def test_the_log_can_be_read_while_the_server_runs_without_writing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def read_beside() -> None:
        store = await open_store(tmp_path / FILE)
        await store.append(Append("table/KEMI-BADO", 1, tuple(played().log)))
        assert cli.main(["log", "KEMI-BADO", "--data", str(tmp_path)]) == 0
        assert await store.read("table/KEMI-BADO") == played().log
        await store.close()

    asyncio.run(read_beside())
    assert "guess ROOT" in capsys.readouterr().out
