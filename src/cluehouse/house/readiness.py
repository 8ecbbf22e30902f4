"""Getting ready for a table: what is slow to load or to learn is begun while people still sit down."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from cluehouse.tables.table import Table, bots

_LOG: Final = logging.getLogger("cluehouse.house")

Prepare = Callable[[str], None]  # loads what the referee needs of a language
Lesson = Callable[[str], list[str]]  # the command that teaches bots a language; none, if they know it


def nothing_to_prepare(language: str) -> None:
    """Load when asked, and not before."""


def nothing_to_learn(language: str) -> list[str]:
    """Bots learn by themselves."""
    return []


class Readiness:
    """What the house has made ready since it opened: each language once, beside the play."""

    def __init__(self, prepare: Prepare = nothing_to_prepare, lesson: Lesson = nothing_to_learn) -> None:
        self._prepare, self._lesson = prepare, lesson
        self._prepared: set[str] = set()
        self._taught: set[str] = set()
        self._working: set[asyncio.Task[None]] = set()

    def prepare_for(self, table: Table) -> None:
        """Begin what this table will ask for."""
        languages = table.settings.languages
        if table.settings.referee != "off" and not self._prepared.issuperset(languages):
            for language in set(languages) - self._prepared:
                self._prepared.add(language)
                self._begin(asyncio.to_thread(self._prepare, language))
        if not self._taught.issuperset(languages) and any(bot.bot != "dice" for _, bot in bots(table)):
            self.teach(*languages)

    def teach(self, *languages: str) -> None:
        """Let bots learn these languages, one after another."""
        wanted = [language for language in languages if language not in self._taught]
        self._taught.update(wanted)
        self._begin(self._teach(wanted))

    async def _teach(self, languages: list[str]) -> None:
        for language in languages:
            command = await asyncio.to_thread(self._lesson, language)
            if command:
                await _run(command)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._working.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._working.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            _LOG.error("a language could not be made ready", exc_info=error)

    def stop(self) -> None:
        """The house closes: whatever is not ready now will be the next time."""
        for task in self._working:
            task.cancel()


async def _run(command: list[str]) -> None:
    process = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.DEVNULL)
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.terminate()
