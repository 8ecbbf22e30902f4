"""The screen of a visit: the picture, what was answered, and the line that is being typed, always up to date."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from cluehouse.games.words import tidy
from cluehouse.terminal.join.draft import shown
from cluehouse.terminal.join.keyboard import Keyboard
from cluehouse.terminal.screen import Leave, Talk, fitting, show, wipe

_SIGN = "> "


class Screen:
    """Draws again whenever something changes, without losing what is being typed. Where nothing can be
    cleared, only what is new is written."""

    def __init__(self, talk: Talk, keyboard: Keyboard) -> None:
        self.talk = talk
        self.keyboard = keyboard
        self.draw: Callable[[], list[str]] = list  # the picture
        self.prompt: Callable[[], str] = str  # what is to be typed, if nothing is asked
        self.question = ""
        self.notes: list[str] = []  # what was answered to the last line
        self.refusals: list[str] = []  # why not; until something else happens
        self._picture: list[str] = []
        self._asked = ""
        keyboard.on_key = self._draw_line
        keyboard.on_resize = self.refresh

    def refresh(self) -> None:
        """Show how things are now."""
        picture, asked = self.draw(), self.question or self.prompt()
        if self.talk.live:
            self._write_at_once(lambda talk: self._draw_all(talk, picture, asked))
            return
        if picture != self._picture and not self.question:
            wipe(self.talk)
            show(self.talk, picture)
            self._picture, self._asked = picture, ""
        if asked != self._asked:
            show(self.talk, [asked])
            self._asked = asked

    def note(self, *lines: str) -> None:
        """Tell something below the picture, until the next line is typed."""
        self.notes += lines
        self._tell(lines)

    def refuse(self, *lines: str) -> None:
        """Tell why not, below the picture, until the next line is typed or the next thing happens."""
        self.refusals += lines
        self._tell(lines)

    def _tell(self, lines: Sequence[str]) -> None:
        if self.talk.live:
            self.refresh()
        else:
            show(self.talk, lines)

    def forget(self) -> None:
        """Forget what was answered; a new line is being read."""
        self.notes.clear()
        self.refusals.clear()

    async def line(self) -> str:
        """What is typed next, whatever is on the screen meanwhile. Leave if nobody types any more."""
        self.refresh()
        line = await self.keyboard.line()
        self._asked = ""
        if line is None:
            raise Leave
        return tidy(line)

    async def ask(self, question: str) -> str:
        """The answer to a question."""
        self.question = question
        try:
            return await self.line()
        finally:
            self.question = ""

    def keep(self, question: str, answer: str) -> None:
        """Let an answered question stand. Where nothing is cleared it stands anyway."""
        if self.talk.live:
            self.note(f"{question} {answer}".rstrip())

    def wipe(self) -> None:
        """Leave nothing on the screen."""
        if self.talk.live:
            wipe(self.talk)

    def _draw_all(self, talk: Talk, picture: list[str], asked: str) -> None:
        columns, rows = talk.window()
        wipe(talk)
        lines = [*picture, *self.notes, *self.refusals, asked]
        show(talk, fitting(lines, columns, rows - 1))  # the last row is for typing
        self._draw_line(talk)

    def _write_at_once(self, draw: Callable[[Talk], None]) -> None:
        """In one piece, so that nothing flickers."""
        parts: list[str] = []
        draw(replace(self.talk, write=parts.append))
        self.talk.write("".join(parts))

    def _draw_line(self, talk: Talk | None = None) -> None:
        talk = talk or self.talk
        if talk.live:
            text, after = shown(self.keyboard.draft, talk.columns - len(_SIGN) - 1)
            talk.write(f"\r\x1b[J{_SIGN}{text}" + (f"\x1b[{after}D" if after else ""))
