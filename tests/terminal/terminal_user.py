"""A person who plays with `cluehouse join`: the test types keys and reads the screen."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import repeat
from pathlib import Path
from types import TracebackType

from cluehouse.messages import LanguageCode
from cluehouse.terminal.console import CLEAR, Console
from cluehouse.terminal.join import JoinRequest, join_house
from cluehouse.terminal.join.keyboard import Keyboard

TIMEOUT = 30.0  # seconds until a test that waits for the screen fails


def at_once() -> Iterator[float]:
    """Delays between reconnects: none."""
    return repeat(0.0)


class TerminalUser:
    """A terminal that runs `cluehouse join`."""

    def __init__(
        self, folder: Path, house: str, code: str = "", language: LanguageCode = "en", live: bool = True, **wish: object
    ) -> None:
        self.keyboard = Keyboard()
        self.window = 200, 1000  # columns and lines
        self.console = Console(language, self._write, input, live=live, window=lambda: self.window)
        self.written = ""
        self._changed = asyncio.Event()
        asked = JoinRequest(house, code, **wish)  # type: ignore[arg-type]
        self.ended = asyncio.ensure_future(join_house(self.console, self.keyboard, asked, folder, at_once))

    async def __aenter__(self) -> "TerminalUser":
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.ended.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await self.ended

    @property
    def screen(self) -> str:
        """The text on the screen now."""
        return self.written.rpartition(CLEAR)[2]

    def press(self, keys: str) -> None:
        """Press keys."""
        self.keyboard.type_keys(keys.encode())

    def type(self, *lines: str) -> None:
        """Type whole lines."""
        for line in lines:
            self.press(line + "\n")

    async def end(self) -> None:
        """Wait until the command ends; raises its error."""
        async with asyncio.timeout(TIMEOUT):
            await self.ended

    async def until(self, pattern: str, since: int = 0) -> "re.Match[str]":
        """Wait until the screen shows a pattern in text written after this many characters."""
        try:
            async with asyncio.timeout(TIMEOUT):
                return await self._found(pattern, since)
        except TimeoutError:
            raise AssertionError(f"the screen never showed {pattern}: {self.screen}") from None

    async def _found(self, pattern: str, since: int) -> "re.Match[str]":
        while (found := re.search(pattern, self.written[since:].rpartition(CLEAR)[2])) is None:
            if self.ended.done():
                self.ended.result()
                raise AssertionError(f"the command ended without showing {pattern}: {self.screen}")
            self._changed.clear()
            await self._changed.wait()
        return found

    def _write(self, text: str) -> None:
        self.written += text
        self._changed.set()
