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
from cluehouse.store import Problem
from cluehouse.tables import commands
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import Person, Table
from tests.house.table_driver import new_house, open_table


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


def test_a_language_that_could_not_be_prepared_is_a_problem_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    why = "[Errno 13] Permission denied: '/cache/mind-pl.lock'"
    failing = [sys.executable, "-c", f"print(40); print({why!r}); exit(1)"]
    house = new_house(readiness=Readiness(bot_command=lambda language: failing))

    async def spend() -> None:
        assert house.problems() == []
        await ready(house.readiness, table(POLISH, "even"), table(POLISH, "bold"))
        assert house.problems() == [Problem("bots-unprepared", count=1)]
        await house.close()

    with caplog.at_level(logging.ERROR, "cluehouse.house"):
        asyncio.run(asyncio.wait_for(spend(), 30))
    assert [vars(record)["reason"] for record in caplog.records] == [f"pl: {why}"]


def test_a_preparation_that_ends_with_the_server_is_no_problem() -> None:
    async def spend() -> None:
        stopped = [sys.executable, "-c", "import os, signal; os.kill(os.getpid(), signal.SIGTERM)"]
        readiness = Readiness(bot_command=lambda language: stopped)
        await readiness.prepare_bots("pl")
        assert not readiness.unprepared

    asyncio.run(asyncio.wait_for(spend(), 30))


def test_a_closing_house_ends_its_preparation_processes(tmp_path: Path) -> None:
    begun = tmp_path / "pid"
    endless = f"import os, time; open({str(begun)!r}, 'w').write(str(os.getpid())); time.sleep(600)"

    async def spend() -> None:
        readiness = Readiness(bot_command=lambda language: [sys.executable, "-c", endless])
        readiness.prepare_bots("pl")
        while not begun.exists() or not begun.read_text():
            await asyncio.sleep(0.01)
        readiness.stop()
        await readiness.ended()
        assert not Path(f"/proc/{begun.read_text()}").exists()

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


def test_a_table_waits_for_its_own_language_alone(tmp_path: Path) -> None:
    """English and Polish are prepared in turn when the server starts; a Polish table does not wait for English."""
    endless = [sys.executable, "-c", "import time; time.sleep(600)"]

    async def spend() -> None:
        readiness = Readiness(bot_command=lambda language: endless if language == "en" else [sys.executable, "-c", ""])
        readiness.prepare_bots_in_turn(["en", "pl", "zh"])
        readiness.prepare_for(table(POLISH, "even"))
        await readiness.bots_prepared(["pl"])
        assert not readiness._bots_prepared["en"].done()
        assert "zh" not in readiness._bots_prepared  # it is not its turn
        readiness.stop()
        await readiness.ended()

    asyncio.run(asyncio.wait_for(spend(), 30))


def test_tables_with_bots_are_told_how_far_their_language_is(tmp_path: Path) -> None:
    shown: list[tuple[int | None, int | None]] = []

    async def spend() -> None:
        readiness = Readiness(bot_command=lambda language: [sys.executable, "-c", "print(40); print('?'); print(80)"])
        people, thinkers = table(POLISH, "dice"), table(BOTH, "even")
        readiness.progressed = lambda: shown.append((readiness.preparing(people), readiness.preparing(thinkers)))
        readiness.prepare_bots("pl")
        await readiness.bots_prepared(["pl"])

    asyncio.run(asyncio.wait_for(spend(), 30))
    assert shown == [(None, 0), (None, 40), (None, 80), (None, None)]


def test_everybody_at_a_table_sees_how_far_its_bots_are(tmp_path: Path) -> None:
    goes_on = tmp_path / "goes-on"
    waiting = f"import os, time\nprint(40, flush=True)\nwhile not os.path.exists({str(goes_on)!r}): time.sleep(0.01)"

    async def spend() -> None:
        house = new_house(readiness=Readiness(bot_command=lambda language: [sys.executable, "-c", waiting]))
        driver = await open_table("codenames", "red-1", house=house, languages=("pl",))
        host, onlooker = await driver.connect("p1"), await driver.connect()
        assert "preparing" not in host.sees("table")
        await driver.do("p1", commands.AddBot("red-chief", "even"))
        while host.sees("table").get("preparing") != 40:
            await asyncio.sleep(0.01)
        assert onlooker.sees("table")["preparing"] == 40
        goes_on.touch()
        while "preparing" in host.sees("table"):
            await asyncio.sleep(0.01)
        await house.close()

    asyncio.run(asyncio.wait_for(spend(), 30))
