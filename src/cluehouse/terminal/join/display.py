"""The screen of a client: the table, what was answered, and the line that is being typed, always up to date."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from cluehouse.games.words import tidy
from cluehouse.terminal.console import Console, Leave, fitting, show, wipe
from cluehouse.terminal.join.draft import shown
from cluehouse.terminal.join.keyboard import Keyboard
from cluehouse.terminal.reading import is_command

_SIGN = "> "


class Display:
    """Redraws the screen whenever something changes, without losing what is being typed. Where the screen cannot be
    cleared, it writes only what is new."""

    def __init__(self, console: Console, keyboard: Keyboard) -> None:
        self.console = console
        self.keyboard = keyboard
        self.draw: Callable[[], list[str]] = list  # the table and its game
        self.prompt: Callable[[], str] = str  # what is to be typed, if nothing is asked
        self.question = ""
        self.notes: list[str] = []  # what was answered to the last line
        self.refusals: list[str] = []  # why something was refused
        self._shown: list[str] = []
        self._asked = ""
        keyboard.on_key = self._draw_line
        keyboard.on_resize = self.refresh

    def refresh(self) -> None:
        """Draw everything again."""
        drawn, asked = self.draw(), self.question or self.prompt()
        if self.console.live:
            self._write_at_once(lambda console: self._draw_all(console, drawn, asked))
            return
        if drawn != self._shown and not self.question:
            wipe(self.console)
            show(self.console, drawn)
            self._shown, self._asked = drawn, ""
        if asked != self._asked:
            show(self.console, [asked])
            self._asked = asked

    def note(self, *lines: str) -> None:
        """Show lines below the table, until the next line is typed."""
        self.notes += lines
        self._tell(lines)

    def refuse(self, *lines: str) -> None:
        """Show why something was refused, until the next line is typed or the table changes."""
        self.refusals += lines
        self._tell(lines)

    def _tell(self, lines: Sequence[str]) -> None:
        if self.console.live:
            self.refresh()
        else:
            show(self.console, lines)

    def forget(self) -> None:
        """Forget what was answered to the last line."""
        self.notes.clear()
        self.refusals.clear()

    async def line(self) -> str:
        """The next line that is typed. Leave at the end of the input."""
        self.refresh()
        line = await self.keyboard.line()
        self._asked = ""
        if line is None:
            raise Leave
        return tidy(line)

    async def ask(self, question: str) -> str:
        """Ask a question and return the answer."""
        self.question = question
        try:
            return await self.line()
        finally:
            self.question = ""

    async def confirm(self, about: str) -> bool:
        """Ask whether people are sure."""
        answer = await self.ask(f"{about} {self.console.say('ask-sure')}")
        return is_command(self.console, "yes", answer)

    def keep(self, question: str, answer: str) -> None:
        """Keep an answered question on the screen; where nothing is cleared, it is there anyway."""
        if self.console.live:
            self.note(f"{question} {answer}".rstrip())

    def wipe(self) -> None:
        """Clear the screen."""
        if self.console.live:
            wipe(self.console)

    def _draw_all(self, console: Console, drawn: list[str], asked: str) -> None:
        columns, rows = console.window()
        wipe(console)
        lines = [*drawn, *self.notes, *self.refusals, asked]
        show(console, fitting(lines, columns, rows - 1))  # the last row is for typing
        self._draw_line(console)

    def _write_at_once(self, draw: Callable[[Console], None]) -> None:
        """Write in one piece, so that nothing flickers."""
        parts: list[str] = []
        draw(replace(self.console, write=parts.append))
        self.console.write("".join(parts))

    def _draw_line(self, console: Console | None = None) -> None:
        console = console or self.console
        if console.live:
            text, after = shown(self.keyboard.draft, console.columns - len(_SIGN) - 1)
            console.write(f"\r\x1b[J{_SIGN}{text}" + (f"\x1b[{after}D" if after else ""))
