"""A client for one table: join, sit down, play, chat, and reconnect when the connection is lost."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from cluehouse.server.wire import Goodbye
from cluehouse.tables.talk import PHRASES
from cluehouse.terminal.console import BOLD, Console, Leave, paint
from cluehouse.terminal.join.arrival import JoinFailed, JoinRequest, ask_in_thread, enter
from cluehouse.terminal.join.commands import Misread, command_for, command_lines, read_command
from cluehouse.terminal.join.connection import Connection, growing_delays
from cluehouse.terminal.join.display import Display
from cluehouse.terminal.join.drawing import draw_table, is_due, prompt, record_lines, seat_lines
from cluehouse.terminal.join.keyboard import Keyboard
from cluehouse.terminal.join.moves import MoveSender, read_any, read_offered
from cluehouse.terminal.join.saved_seats import SavedSeat, forget_seat
from cluehouse.terminal.join.settings import ask_settings
from cluehouse.terminal.join.snapshot import Snapshot, context_of, is_playing, news, updated
from cluehouse.terminal.program import command
from cluehouse.terminal.reading import help_lines, is_command

_TICK: Final = 1.0  # seconds between two looks at a running clock
_WHY: Final = {"moved": "join-moved", "banned": "join-banned"}


async def join_house(
    console: Console,
    keyboard: Keyboard,
    request: JoinRequest,
    folder: Path,
    delays: Callable[[], Iterator[float]] = growing_delays,
) -> None:
    """Join a table and stay until somebody leaves. JoinFailed says why it did not work."""
    display = Display(console, keyboard)
    client = None
    try:
        client = Client(display, request, await enter(display, request, folder), folder, delays)
        await client.stay()
    except Leave:
        pass
    finally:
        display.wipe()  # whoever leaves in the middle leaves no secret behind
        if client is not None and client.saved.token and not client.gone:
            saved = client.saved
            way_back = command("join", saved.house, saved.table, "--name", saved.name)
            console.write(f"{console.say('join-come-back')}\n  {way_back}\n")  # unbroken, so that it can be copied


class Client:
    """One person at a table, from a terminal."""

    def __init__(
        self,
        display: Display,
        request: JoinRequest,
        saved: SavedSeat,
        folder: Path,
        delays: Callable[[], Iterator[float]],
    ) -> None:
        self.display, self.console, self.request, self.saved, self.folder = (
            display,
            display.console,
            request,
            saved,
            folder,
        )
        self.gone = False  # the seat is not ours any more
        self.snapshot: Snapshot | None = None
        self.news: list[str] = []
        self._arrived = asyncio.Event()
        self._lost = True
        self._ahead = 0.0  # milliseconds that the server's clock is ahead of ours
        hello = {"table": saved.table, "token": saved.token, "language": self.console.language}
        self.connection = Connection(saved.house, hello, self._receive, self._lose, delays)
        self.moves = MoveSender(display, self.connection, lambda: self.snapshot)
        display.draw, display.prompt = self._drawn, self._prompt

    async def stay(self) -> None:
        """Listen to the server, read lines and redraw the clock until one of them ends."""
        tasks = [asyncio.ensure_future(work) for work in (self._listen(), self._read_lines(), self._redraw_clock())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()

    # --- what the server sends --------------------------------------------------------------------

    async def _listen(self) -> None:
        try:
            goodbye = await self.connection.keep()
        except (msgspec.ValidationError, msgspec.DecodeError, LookupError, TypeError):
            raise JoinFailed(self.console.say("join-strange", house=self.saved.house)) from None
        self._forget(goodbye)

    def _forget(self, goodbye: Goodbye) -> None:
        if not _is_ban(goodbye):  # the token of a banned person is kept: it is how the server knows them
            forget_seat(self.folder, self.saved)
        left, self.gone = self.gone, True
        if goodbye.refused is not None:
            raise JoinFailed(goodbye.refused.text)
        if not left:
            raise JoinFailed(self.console.say(_WHY.get(goodbye.goodbye, "join-shown-out")))

    def _receive(self, message: dict[str, Any]) -> None:
        if "welcome" in message:
            self._lost = False
            self._ahead = message["welcome"]["now"] - time.monotonic() * 1000
        elif "update" in message:
            self._take(updated(self.snapshot, message))

    def _take(self, after: Snapshot) -> None:
        before, self.snapshot = self.snapshot, after
        told = news(self.console, before, after)
        if told is not None:
            self.news = told
        if before is not None and (told is not None or before.table != after.table):
            self.display.refusals.clear()
        self.moves.continue_plan(after)
        self._arrived.set()
        self.display.refresh()
        if (
            before is not None
            and is_due(self.console, after)
            and not is_due(self.console, before)
            and self.console.live
        ):
            self.console.write("\a")

    def _lose(self) -> None:
        self._lost = True
        self.display.refresh()

    def _drawn(self) -> list[str]:
        lost = [self.console.say("join-connecting", house=self.saved.house)] if self._lost else []
        if self.snapshot is None:
            return lost
        return [*draw_table(self.console, self.snapshot, self.news, self.saved.house, self._seconds()), *lost]

    def _prompt(self) -> str:
        return "" if self.snapshot is None else prompt(self.console, self.snapshot)

    def _seconds(self) -> int | None:
        """How many seconds the clock still shows."""
        clock = None if self.snapshot is None else self.snapshot.clock
        if clock is None:
            return None
        left = clock.left if clock.until is None else clock.until - (time.monotonic() * 1000 + self._ahead)
        return max(0, round((left or 0) / 1000))

    async def _redraw_clock(self) -> None:
        while True:
            await asyncio.sleep(_TICK)
            if self.console.live and self.snapshot is not None and self.snapshot.clock is not None:
                self.display.refresh()

    # --- what is typed ----------------------------------------------------------------------------

    async def _read_lines(self) -> None:
        if self.request.seat:
            await self._arrived.wait()
            await self._sit_down()
        while True:
            line = await self.display.line()
            self.display.forget()
            await self._answer(line)

    async def _sit_down(self) -> None:
        assert self.snapshot is not None
        if not self.snapshot.you.seat:
            await self._command("sit", self.request.seat)

    async def _answer(self, line: str) -> None:
        console = self.console
        if is_command(console, "quit", line):
            raise Leave
        await self._arrived.wait()
        snapshot = self.snapshot
        assert snapshot is not None
        if is_command(console, "help", line) or line in ("?", "？"):
            self.display.note(*self._help(snapshot))
            return
        moves = read_offered(console, snapshot, line)
        if moves is not None:
            await self.moves.make(snapshot, line, moves)
            return
        command = read_command(console, line)
        if command is not None:
            await self._command(*command)
        elif line:
            moves = read_any(console, snapshot, line)
            if moves is not None:
                await self.moves.make(snapshot, line, moves)
            else:
                waits = is_playing(snapshot) and not is_due(console, snapshot)
                why = [console.say("join-not-now" if waits else "not-understood")]
                self.display.refuse(*why, *([console.say("join-may-talk")] if waits and snapshot.you.channels else []))

    def _help(self, snapshot: Snapshot) -> list[str]:
        lines = []
        if snapshot.view is not None:
            context = context_of(self.console, snapshot)
            lines = [*context.screen.reference(context), *help_lines(context, ())]
        return [*lines, *command_lines(self.console, snapshot), self.console.say("join-help-quit")]

    # --- the table's commands ---------------------------------------------------------------------

    async def _command(self, name: str, rest: str) -> None:
        assert self.snapshot is not None
        own: dict[str, Callable[[Snapshot, str], Awaitable[None]]] = {
            "who": self._who,
            "settings": self._settings,
            "record": self._record,
            "referee": self._referee,
            "leave": self._leave,
        }
        if name == "phrase" and not rest:
            await self._phrases(self.snapshot)
        elif name in own:
            await own[name](self.snapshot, rest)
        else:
            try:
                asked = command_for(self.console, self.snapshot, name, rest)
            except Misread as misread:
                self.display.refuse(str(misread))
            else:
                await self._send(asked)

    async def _send(self, command: dict[str, Any]) -> None:
        answered = await self.connection.ask(command)
        if answered.refused is not None:
            self.display.refuse(answered.refused.text)

    async def _who(self, snapshot: Snapshot, rest: str) -> None:
        self.display.note(*seat_lines(self.console, snapshot))

    async def _phrases(self, snapshot: Snapshot) -> None:
        phrases = [(number, phrase) for number, phrase in enumerate(PHRASES, 1) if phrase in snapshot.you.phrases]
        self.display.note(*(f"  {number}. {self.console.say(f'phrase-{phrase}')}" for number, phrase in phrases))

    async def _settings(self, snapshot: Snapshot, rest: str) -> None:
        before = snapshot.table.settings
        if "settings" not in snapshot.you.may:
            await self._send({"do": "settings", "settings": msgspec.to_builtins(before)})  # the server says why not
            return
        settings = await ask_in_thread(self.display, lambda console: ask_settings(console, before))
        self.display.notes.clear()
        await self._send({"do": "settings", "settings": settings, "keep_words": snapshot.table.own_words})

    async def _record(self, snapshot: Snapshot, rest: str) -> None:
        known = record_lines(self.console, snapshot, self.saved.house)
        self.display.note(*(known or [self.console.say("join-no-record")]))

    async def _referee(self, snapshot: Snapshot, rest: str) -> None:
        answered = await self.connection.ask({"do": "consult", "text": rest})
        if answered.refused is not None:
            self.display.refuse(answered.refused.text)
        elif answered.advice is None:
            self.display.note(self.console.say("join-nothing-to-judge"))
        else:
            verdict = paint(self.console, self.console.say(f"verdict-{answered.advice.verdict}"), BOLD)
            self.display.note(f"{verdict} ({answered.advice.rule}): {answered.advice.text}")

    async def _leave(self, snapshot: Snapshot, rest: str) -> None:
        if await self.display.confirm(self.console.say("join-leave-for-good")):
            self.gone = True
            answered = await self.connection.ask({"do": "leave"})
            self.gone = answered.refused is None
            if answered.refused is None:
                forget_seat(self.folder, self.saved)
                raise Leave
            self.display.refuse(answered.refused.text)


def _is_ban(goodbye: Goodbye) -> bool:
    return goodbye.goodbye == "banned" or (goodbye.refused is not None and goodbye.refused.code == "banned")
