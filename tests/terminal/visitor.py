"""Somebody at a terminal of their own, at a table of a house: a test types, and reads the screen."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import repeat
from pathlib import Path
from types import TracebackType

from cluehouse.messages import Language
from cluehouse.terminal.console import CLEAR, Console
from cluehouse.terminal.join import JoinRequest, join_house
from cluehouse.terminal.join.keyboard import Keyboard

PATIENCE = 30.0  # seconds until a visitor that waits in vain makes its test fail


def at_once() -> Iterator[float]:
    """A broken line is mended without delay."""
    return repeat(0.0)


class Visitor:
    """A terminal, from the command `cluehouse join` until it ends."""

    def __init__(
        self, folder: Path, house: str, code: str = "", language: Language = "en", live: bool = True, **wish: object
    ) -> None:
        self.keyboard = Keyboard()
        self.window = 200, 1000  # columns and lines
        self.console = Console(language, self._write, input, live=live, window=lambda: self.window)
        self.written = ""
        self._changed = asyncio.Event()
        asked = JoinRequest(house, code, **wish)  # type: ignore[arg-type]
        self.ended = asyncio.ensure_future(join_house(self.console, self.keyboard, asked, folder, at_once))

    async def __aenter__(self) -> "Visitor":
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.ended.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await self.ended

    @property
    def screen(self) -> str:
        """What stands there now."""
        return self.written.rpartition(CLEAR)[2]

    def press(self, keys: str) -> None:
        """Press keys."""
        self.keyboard.type_keys(keys.encode())

    def type(self, *lines: str) -> None:
        """Type whole lines."""
        for line in lines:
            self.press(line + "\n")

    async def end(self) -> None:
        """Wait until the visit is over; why, if it came to nothing."""
        async with asyncio.timeout(PATIENCE):
            await self.ended

    async def until(self, pattern: str, since: int = 0) -> "re.Match[str]":
        """Wait until something stands on the screen, and was written after so many signs."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._found(pattern, since)
        except TimeoutError:
            raise AssertionError(f"it never showed {pattern}: {self.screen}") from None

    async def _found(self, pattern: str, since: int) -> "re.Match[str]":
        while (found := re.search(pattern, self.written[since:].rpartition(CLEAR)[2])) is None:
            if self.ended.done():
                self.ended.result()
                raise AssertionError(f"the visit is over, and never showed {pattern}: {self.screen}")
            self._changed.clear()
            await self._changed.wait()
        return found

    def _write(self, text: str) -> None:
        self.written += text
        self._changed.set()
