"""Preparing languages for a table: slow work starts while people are still taking their seats."""

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, Final

from cluehouse.tables.table import Table, bots

_LONGEST: Final = 300.0  # seconds that bots wait until their language is prepared
_WHEN_IDLE: Final = 19  # the niceness of a preparation for which nobody waits: a language that is needed goes first
_ENDED_WELL: Final = (0, -signal.SIGINT, -signal.SIGTERM)  # done, or stopped together with the server
_LOG: Final = logging.getLogger("cluehouse.house")

Load = Callable[[str], None]  # loads what the referee needs for a language
# Returns the command that prepares bots for a language; empty if they are prepared
BotCommand = Callable[[str], list[str]]


def load_nothing(language: str) -> None:
    """Load nothing in advance; the referee loads when it is first asked."""


def no_command(language: str) -> list[str]:
    """Return no command; bots prepare themselves."""
    return []


class NotPrepared(Exception):
    """Bots could not be prepared for a language; the text says why."""


class Readiness:
    """Prepares each language once, in the background."""

    def __init__(self, load: Load = load_nothing, bot_command: BotCommand = no_command) -> None:
        self._load, self._bot_command = load, bot_command
        self._loaded: set[str] = set()
        self._bots_prepared: dict[str, asyncio.Task[None]] = {}  # by language; or being prepared
        self._percent: dict[str, int] = {}  # how far it is, where a language is being prepared
        self.unprepared: set[str] = set()  # languages for which bots could not be prepared
        self.progressed: Callable[[], None] = _tell_nobody  # called when the answer of `preparing` may have changed
        self._working: set[asyncio.Task[None]] = set()

    def prepare_for(self, table: Table) -> None:
        """Start preparing what this table will need."""
        languages = table.settings.languages
        if table.settings.referee != "off" and not self._loaded.issuperset(languages):
            for language in set(languages) - self._loaded:
                self._loaded.add(language)
                self._begin(asyncio.to_thread(self._load, language))
        if not self._bots_prepared.keys() >= set(languages) and _has_thinking_bots(table):
            for language in languages:
                self.prepare_bots(language)

    def prepare_bots(self, language: str, niceness: int = 0) -> "asyncio.Task[None]":
        """Prepare bots for this language now, in a process of its own."""
        if language not in self._bots_prepared:
            self._bots_prepared[language] = self._begin(self._prepare_bots(language, niceness))
        return self._bots_prepared[language]

    def prepare_bots_in_turn(self, languages: Iterable[str]) -> None:
        """Prepare bots for these languages one after another. A table that needs one sooner does not wait for its
        turn."""
        self._begin(self._one_after_another(tuple(languages)))

    async def _one_after_another(self, languages: Iterable[str]) -> None:
        for language in languages:
            await asyncio.wait([self.prepare_bots(language, _WHEN_IDLE)])

    async def bots_prepared(self, languages: Iterable[str]) -> None:
        """Wait until bots are prepared for these languages, or could not be: then they do what they can."""
        tasks = {task for language in languages if (task := self._bots_prepared.get(language)) and not task.done()}
        if tasks:
            await asyncio.wait(tasks, timeout=_LONGEST)

    def preparing(self, table: Table) -> int | None:
        """How far the languages are that the bots of this table wait for, in percent; None if they wait for none."""
        if not self._percent or not _has_thinking_bots(table):
            return None
        return min((self._percent[one] for one in table.settings.languages if one in self._percent), default=None)

    async def _prepare_bots(self, language: str, niceness: int) -> None:
        try:
            command = await asyncio.to_thread(self._bot_command, language)
            if command:
                self._note(language, 0)
                await _run(command, niceness, lambda percent: self._note(language, percent))
        except (OSError, NotPrepared) as error:
            self.unprepared.add(language)
            _LOG.error("bots could not be prepared for a language", extra={"reason": f"{language}: {error}"})
        finally:
            if self._percent.pop(language, None) is not None:
                self.progressed()

    def _note(self, language: str, percent: int) -> None:
        self._percent[language] = percent
        self.progressed()

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

    async def ended(self) -> None:
        """Wait until everything that was cancelled has ended, processes included."""
        if self._working:
            await asyncio.wait(self._working)


def _tell_nobody() -> None:
    """Nobody wants to know."""


def _has_thinking_bots(table: Table) -> bool:
    return any(bot.bot != "dice" for _, bot in bots(table))


async def _run(command: list[str], niceness: int, note: Callable[[int], None]) -> None:
    """Run the command, which writes how far it is: a percentage in each line, or why it fails."""
    why = ""
    pipes = asyncio.subprocess
    # Its input stays open as long as we live, so that it notices our end.
    process = await asyncio.create_subprocess_exec(*command, stdin=pipes.PIPE, stdout=pipes.PIPE)
    assert process.stdout is not None
    try:
        if niceness and hasattr(os, "setpriority"):
            with suppress(ProcessLookupError):
                os.setpriority(os.PRIO_PROCESS, process.pid, niceness)
        async for line in process.stdout:
            if line.strip().isdigit():
                note(int(line))
            else:
                why = line.decode(errors="replace").strip()
        if await process.wait() not in _ENDED_WELL:
            raise NotPrepared(why or f"the process ended with {process.returncode}")
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()
