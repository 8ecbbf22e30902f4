"""Reads the keyboard without blocking: a real terminal key by key, a pipe line by line."""

import asyncio
import codecs
import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any, Final, TextIO

from cluehouse.terminal.join.draft import END, ENTER, Draft, press, split_keys

_READ: Final = 4096


class Keyboard:
    """What is typed: finished lines one after another, and the draft of the next one."""

    def __init__(self) -> None:
        self.draft = Draft()
        self.on_key: Callable[[], None] = lambda: None  # the draft has changed
        self.on_resize: Callable[[], None] = lambda: None  # the window has another size
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._rest = ""

    async def line(self) -> str | None:
        """The next line; None at the end of the input."""
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
        return line

    def type_line(self, line: str | None) -> None:
        """Add a line that was typed; None at the end of the input."""
        self._lines.put_nowait(line)

    def type_again(self, line: str) -> None:
        """Put a line back, so that Enter sends it again; but not over something else that is being typed."""
        if not self.draft.text:
            self.draft = Draft(line, len(line))

    def type_keys(self, typed: bytes) -> None:
        """Add keys that were pressed."""
        keys, self._rest = split_keys(self._rest + self._decode(typed))
        for key in keys:
            if key in ENTER:
                self.type_line(self.draft.text)
                self.draft = Draft()
            elif key == END and not self.draft.text:
                self.type_line(None)
            else:
                self.draft = press(self.draft, key)
        self.on_key()


@contextlib.contextmanager
def keyboard_at(stream: TextIO) -> Iterator[Keyboard]:
    """Read a stream as a keyboard, within a running event loop."""
    keyboard = Keyboard()
    with _keys(keyboard, stream) if _is_terminal(stream) else _lines(keyboard, stream):
        yield keyboard


def _is_terminal(stream: TextIO) -> bool:
    return sys.platform != "win32" and stream.isatty()


@contextlib.contextmanager
def _keys(keyboard: Keyboard, stream: TextIO) -> Iterator[None]:
    """Read key by key: the terminal neither waits for Enter nor echoes."""
    import termios
    import tty

    loop, file = asyncio.get_running_loop(), stream.fileno()
    before = termios.tcgetattr(file)

    def read() -> None:
        typed = os.read(file, _READ)
        if typed:
            keyboard.type_keys(typed)
        else:
            loop.remove_reader(file)
            keyboard.type_line(None)

    tty.setcbreak(file)
    loop.add_reader(file, read)
    loop.add_signal_handler(signal.SIGWINCH, lambda: keyboard.on_resize())
    try:
        yield
    finally:
        loop.remove_signal_handler(signal.SIGWINCH)
        loop.remove_reader(file)
        termios.tcsetattr(file, termios.TCSADRAIN, before)


@contextlib.contextmanager
def _lines(keyboard: Keyboard, stream: TextIO) -> Iterator[None]:
    """Read line by line in a thread, which is the only way to wait for a pipe on every system."""
    loop = asyncio.get_running_loop()

    def tell(line: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the client has ended
            loop.call_soon_threadsafe(keyboard.type_line, line)

    def read() -> None:
        for line in stream:
            tell(line.rstrip("\r\n"))
        tell(None)

    threading.Thread(target=read, daemon=True).start()
    yield
