"""Preparing languages for a table: slow work starts while people are still taking their seats."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

from cluehouse.tables.table import Table, bots

_LONGEST: Final = 300.0  # seconds that bots wait until their language is prepared
_LOG: Final = logging.getLogger("cluehouse.house")

Load = Callable[[str], None]  # loads what the referee needs for a language
# Returns the command that prepares bots for a language; empty if they are prepared
BotCommand = Callable[[str], list[str]]


def load_nothing(language: str) -> None:
    """Load nothing in advance; the referee loads when it is first asked."""


def no_command(language: str) -> list[str]:
    """Return no command; bots prepare themselves."""
    return []


class Readiness:
    """Prepares each language once, in the background."""

    def __init__(self, load: Load = load_nothing, bot_command: BotCommand = no_command) -> None:
        self._load, self._bot_command = load, bot_command
        self._loaded: set[str] = set()
        self._bots_prepared: set[str] = set()  # or being prepared
        self._preparing: dict[str, asyncio.Task[None]] = {}
        self._working: set[asyncio.Task[None]] = set()

    def prepare_for(self, table: Table) -> None:
        """Start preparing what this table will need."""
        languages = table.settings.languages
        if table.settings.referee != "off" and not self._loaded.issuperset(languages):
            for language in set(languages) - self._loaded:
                self._loaded.add(language)
                self._begin(asyncio.to_thread(self._load, language))
        if not self._bots_prepared.issuperset(languages) and any(bot.bot != "dice" for _, bot in bots(table)):
            self.prepare_bots(*languages)

    def prepare_bots(self, *languages: str) -> None:
        """Prepare bots for these languages, one after another, in processes of their own."""
        wanted = [language for language in languages if language not in self._bots_prepared]
        self._bots_prepared.update(wanted)
        self._preparing |= dict.fromkeys(wanted, self._begin(self._prepare_bots(wanted)))

    async def bots_prepared(self, languages: Iterable[str]) -> None:
        """Wait until bots are prepared for these languages, or could not be: then they do what they can."""
        tasks = {task for language in languages if (task := self._preparing.get(language)) and not task.done()}
        if tasks:
            await asyncio.wait(tasks, timeout=_LONGEST)

    async def _prepare_bots(self, languages: list[str]) -> None:
        for language in languages:
            command = await asyncio.to_thread(self._bot_command, language)
            if command:
                await _run(command)

    def _begin(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.ensure_future(work)
        self._working.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._working.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            _LOG.error("a language could not be prepared", exc_info=error)

    def stop(self) -> None:
        """Cancel what is not finished."""
        for task in self._working:
            task.cancel()


async def _run(command: list[str]) -> None:
    process = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.DEVNULL)
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.terminate()
