"""Slow resources (dictionaries, vectors of bots) are loaded once, in the background, while people sit down."""

import asyncio
import logging
import sys
import threading
from pathlib import Path

import pytest

from cluehouse.bots.mind import prepared
from cluehouse.house.players import preparation_command
from cluehouse.house.readiness import Readiness
from cluehouse.languages import LANGUAGES
from cluehouse.referee import prepare
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import Person, Table


def table(settings: Settings, *bots: str) -> Table:
    """A table with bots of these levels."""
    people = {level: Person(level, level, bot=level) for level in bots}
    return Table("BADO-KEMI", settings, people=people, seats={f"red-{n}": who for n, who in enumerate(people, 1)})


async def ready(readiness: Readiness, *tables: Table) -> None:
    for each in tables:
        readiness.prepare_for(each)
    while readiness._working:
        await asyncio.sleep(0.001)


POLISH, BOTH = Settings("codenames", ("pl",)), Settings("duet", ("pl", "zh"))


def test_every_language_of_a_table_is_prepared_once_and_in_another_thread() -> None:
    prepared: list[tuple[str, bool]] = []

    def note(language: str) -> None:
        prepared.append((language, threading.current_thread() is threading.main_thread()))

    asyncio.run(ready(Readiness(note), table(POLISH), table(BOTH), table(POLISH)))
    assert sorted(prepared) == [("pl", False), ("zh", False)]


def test_a_table_without_a_referee_needs_no_dictionary() -> None:
    prepared: list[str] = []
    asyncio.run(ready(Readiness(prepared.append), table(Settings("codenames", ("pl",), referee="off"))))
    assert prepared == []


def test_a_dictionary_that_cannot_be_loaded_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    def fail(language: str) -> None:
        raise OSError(language)

    with caplog.at_level(logging.ERROR, "cluehouse.house"):
        asyncio.run(ready(Readiness(fail), table(POLISH)))
    assert [record.message for record in caplog.records] == ["a language could not be prepared"]


def test_a_language_is_prepared_for_bots_once_and_in_its_own_process(tmp_path: Path) -> None:
    def lesson(language: str) -> list[str]:
        return [sys.executable, "-c", f"open({str(tmp_path / language)!r}, 'a').write('.')"]

    tables = table(POLISH), table(BOTH, "dice"), table(BOTH, "even"), table(POLISH, "bold")
    asyncio.run(ready(Readiness(bot_command=lesson), *tables))
    assert {page.name: page.read_text() for page in tmp_path.iterdir()} == {"pl": ".", "zh": "."}


def test_a_closing_house_ends_its_preparation_processes(tmp_path: Path) -> None:
    begun = tmp_path / "pid"
    endless = f"import os, time; open({str(begun)!r}, 'w').write(str(os.getpid())); time.sleep(600)"

    async def spend() -> None:
        readiness = Readiness(bot_command=lambda language: [sys.executable, "-c", endless])
        readiness.prepare_bots("pl")
        while not begun.exists() or not begun.read_text():
            await asyncio.sleep(0.01)
        readiness.stop()
        while readiness._working:
            await asyncio.sleep(0.01)
        while Path(f"/proc/{begun.read_text()}").exists():
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(spend(), 30))


def test_a_cached_language_needs_no_preparation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLUEHOUSE_CACHE", str(tmp_path))
    assert preparation_command("en")[1:] == ["-m", "cluehouse.bots.preparation", "cluehouse.languages.english"]
    folder = prepared._folder(LANGUAGES["en"])
    folder.mkdir()
    (folder / "words.json").touch()
    assert preparation_command("en") == []


def test_the_referee_can_be_prepared_in_every_language() -> None:
    for language in LANGUAGES:
        prepare(language)
