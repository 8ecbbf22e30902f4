"""What is slow to load is loaded while people sit down, once, and never in the way of play."""

import asyncio
import logging
import threading

import pytest

from cluehouse.house.readiness import Readiness
from cluehouse.referee import prepare
from cluehouse.referee.tongues import TONGUES
from cluehouse.tables.settings import Settings


async def told(readiness: Readiness, *tables: Settings) -> None:
    for table in tables:
        readiness.prepare_for(table)
    while readiness._working:
        await asyncio.sleep(0.001)


def test_every_language_of_a_table_is_prepared_once_and_beside_the_loop() -> None:
    prepared: list[tuple[str, bool]] = []

    def note(language: str) -> None:
        prepared.append((language, threading.current_thread() is threading.main_thread()))

    polish_table, both = Settings("codenames", ("pl",)), Settings("duet", ("pl", "zh"))
    asyncio.run(told(Readiness(note), polish_table, both, polish_table))
    assert sorted(prepared) == [("pl", False), ("zh", False)]


def test_a_table_without_a_referee_needs_no_dictionary() -> None:
    prepared: list[str] = []
    asyncio.run(told(Readiness(prepared.append), Settings("codenames", ("pl",), referee="off")))
    assert prepared == []


def test_a_dictionary_that_cannot_be_loaded_is_told_of_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    def fail(language: str) -> None:
        raise OSError(language)

    with caplog.at_level(logging.ERROR, "cluehouse.house"):
        asyncio.run(told(Readiness(fail), Settings("codenames", ("en",))))
    assert [record.message for record in caplog.records] == ["a language could not be prepared"]


def test_there_is_a_word_to_try_in_every_language_that_the_referee_judges() -> None:
    for language in TONGUES:
        prepare(language)
