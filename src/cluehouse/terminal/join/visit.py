"""One visit to a house: come in, sit down, play, talk, and come back when the line breaks."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from cluehouse.games.rule import Move
from cluehouse.server.wire import Goodbye, Refused
from cluehouse.tables.talk import PHRASES
from cluehouse.terminal.join.arrival import Unwelcome, Wish, come_in, in_talk
from cluehouse.terminal.join.commands import Misread, command_for, command_lines, read_command
from cluehouse.terminal.join.keyboard import Keyboard
from cluehouse.terminal.join.keys import Key, drop_key
from cluehouse.terminal.join.opening import ask_settings
from cluehouse.terminal.join.picture import is_due, picture, prompt, record_lines, seat_lines
from cluehouse.terminal.join.screen import Screen
from cluehouse.terminal.join.seen import Seen, desk_of, is_playing, news, see, sight_of
from cluehouse.terminal.join.wire import Wire, growing_delays
from cluehouse.terminal.program import command
from cluehouse.terminal.reading import clearer_line, help_lines, is_command, named_move, read_card, read_line
from cluehouse.terminal.screen import BOLD, Leave, Talk, paint

_TICK: Final = 1.0  # seconds between two looks at a running clock


async def visit_house(
    talk: Talk,
    keyboard: Keyboard,
    wish: Wish,
    folder: Path,
    delays: Callable[[], Iterator[float]] = growing_delays,
) -> None:
    """Visit a house until somebody leaves. Unwelcome tells why it came to nothing."""
    screen = Screen(talk, keyboard)
    visit = None
    try:
        visit = Visit(screen, wish, await come_in(screen, wish, folder), folder, delays)
        await visit.stay()
    except Leave:
        pass
    finally:
        screen.wipe()  # whoever leaves in the middle leaves no secret behind
        if visit is not None and visit.key.token and not visit.gone:
            key = visit.key
            way_back = command("join", key.house, key.table, "--name", key.name)
            talk.write(f"{talk.say('join-come-back')}\n  {way_back}\n")  # unbroken, so that it can be copied


class Visit:
    """Somebody at a table, from a terminal."""

    def __init__(
        self, screen: Screen, wish: Wish, key: Key, folder: Path, delays: Callable[[], Iterator[float]]
    ) -> None:
        self.screen, self.talk, self.wish, self.key, self.folder = screen, screen.talk, wish, key, folder
        self.gone = False  # the place is not ours any more
        self.seen: Seen | None = None
        self.news: list[str] = []
        self.plan: list[Move] = []  # moves typed in advance
        self._there = asyncio.Event()
        self._lost = True
        self._ahead = 0.0  # milliseconds that the house's clock is ahead of ours
        hello = {"table": key.table, "token": key.token, "language": self.talk.language}
        self.wire = Wire(key.house, hello, self._hear, self._lose, delays)
        screen.draw, screen.prompt = self._picture, self._prompt

    async def stay(self) -> None:
        """Listen, talk and mind the clock until one of them ends."""
        tasks = [asyncio.ensure_future(work) for work in (self._listen(), self._converse(), self._mind_clock())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()

    # --- what is heard and shown ------------------------------------------------------------------

    async def _listen(self) -> None:
        try:
            goodbye = await self.wire.keep()
        except (msgspec.ValidationError, msgspec.DecodeError, LookupError, TypeError):
            raise Unwelcome(self.talk.say("join-strange", house=self.key.house)) from None
        self._forget(goodbye)

    def _forget(self, goodbye: Goodbye) -> None:
        drop_key(self.folder, self.key)
        left, self.gone = self.gone, True
        if goodbye.refused is not None:
            raise Unwelcome(goodbye.refused.text)
        if not left:
            raise Unwelcome(self.talk.say("join-shown-out"))

    def _hear(self, message: dict[str, Any]) -> None:
        if "welcome" in message:
            self._lost = False
            self._ahead = message["welcome"]["now"] - time.time() * 1000
        elif "update" in message:
            self._see(see(self.seen, message))

    def _see(self, after: Seen) -> None:
        before, self.seen = self.seen, after
        told = news(self.talk, before, after)
        if told is not None:
            self.news = told
        if before is not None and (told is not None or before.table != after.table):
            self.screen.refusals.clear()
        self._go_on_with_plan(after)
        self._there.set()
        self.screen.refresh()
        if before is not None and is_due(self.talk, after) and not is_due(self.talk, before) and self.talk.live:
            self.talk.write("\a")

    def _lose(self) -> None:
        self._lost = True
        self.screen.refresh()

    def _picture(self) -> list[str]:
        lost = [self.talk.say("join-connecting", house=self.key.house)] if self._lost else []
        if self.seen is None:
            return lost
        return [*picture(self.talk, self.seen, self.news, self.key.house, self._seconds()), *lost]

    def _prompt(self) -> str:
        return "" if self.seen is None else prompt(self.talk, self.seen)

    def _seconds(self) -> int | None:
        """How many seconds the clock still shows."""
        clock = None if self.seen is None else self.seen.clock
        if clock is None:
            return None
        left = clock.left if clock.until is None else clock.until - (time.time() * 1000 + self._ahead)
        return max(0, round((left or 0) / 1000))

    async def _mind_clock(self) -> None:
        while True:
            await asyncio.sleep(_TICK)
            if self.talk.live and self.seen is not None and self.seen.clock is not None:
                self.screen.refresh()

    # --- what is typed ----------------------------------------------------------------------------

    async def _converse(self) -> None:
        if self.wish.seat:
            await self._there.wait()
            await self._sit_down()
        while True:
            line = await self.screen.line()
            self.screen.forget()
            await self._answer(line)

    async def _sit_down(self) -> None:
        assert self.seen is not None
        if not self.seen.you.seat:
            await self._command("sit", self.wish.seat)

    async def _answer(self, line: str) -> None:
        talk = self.talk
        if is_command(talk, "quit", line):
            raise Leave
        await self._there.wait()
        seen = self.seen
        assert seen is not None
        if is_command(talk, "help", line) or line in ("?", "？"):
            self.screen.note(*self._help(seen))
            return
        moves = self._read_move(seen, line)
        if moves is not None:
            await self._make(seen, line, moves)
            return
        command = read_command(talk, line)
        if command is not None:
            await self._command(*command)
        elif line:
            moves = self._read_anything(seen, line)
            if moves is not None:
                await self._make(seen, line, moves)
            else:
                waits = is_playing(seen) and not is_due(talk, seen)
                why = [talk.say("join-not-now" if waits else "not-understood")]
                self.screen.refuse(*why, *([talk.say("join-may-talk")] if waits and seen.you.channels else []))

    def _read_move(self, seen: Seen, line: str) -> list[Move] | None:
        """A move that is offered and plainly meant: a card on the screen, or a move by its name. A slash
        always means the table."""
        if not is_playing(seen) or line.startswith("/"):
            return None
        desk, sight = desk_of(seen), sight_of(self.talk, seen)
        line = line or desk.on_enter(sight)
        moves = read_card(sight, desk, line) if line else None
        if moves is None and line and named_move(sight, desk, line) in sight.offers[sight.seat]:
            moves = read_line(sight, desk, line)
        return None if moves is None else [move for _, move in moves]

    def _read_anything(self, seen: Seen, line: str) -> list[Move] | None:
        if not is_playing(seen):
            return None
        moves = read_line(sight_of(self.talk, seen), desk_of(seen), line)
        return None if moves is None else [move for _, move in moves]

    def _help(self, seen: Seen) -> list[str]:
        lines = []
        if seen.view is not None:
            desk, sight = desk_of(seen), sight_of(self.talk, seen)
            lines = [*desk.reference(sight), *help_lines(sight, desk, ())]
        return [*lines, *command_lines(self.talk, seen), self.talk.say("join-help-quit")]

    # --- moves ------------------------------------------------------------------------------------

    async def _make(self, seen: Seen, line: str, moves: list[Move]) -> None:
        desk, sight = desk_of(seen), sight_of(self.talk, seen)
        if seen.table.settings.referee == "rulebook":
            warning = await asyncio.to_thread(desk.warns, sight, moves[0])
            if warning and not await self._is_sure(warning):
                return
        misfits = [move for move in moves if (choice := _choice(seen, move)) is not None and not choice.admits(move)]
        refused = await self._play(seen.update, misfits[:1] or moves)  # of what does not fit the rules say why
        if refused is not None:
            clearer = clearer_line(sight, desk, line)
            if refused.code == "stale":
                self.screen.keyboard.type_again(line)
            self.screen.refuse(refused.text, *([self.talk.say("or-do-you-mean", line=clearer)] if clearer else []))

    async def _play(self, update: int, moves: list[Move]) -> Refused | None:
        """Make the moves one after another; those whose time has not come yet are kept as a plan. Why not, if
        the house said no."""
        for number, move in enumerate(moves):
            assert self.seen is not None
            if number and _choice(self.seen, move) is None:
                self.plan = moves[number:]
                return None
            command = {"do": "move", "move": msgspec.to_builtins(move), "seen": update}
            answered = await self.wire.ask(command)
            if answered.refused is not None:
                return answered.refused
            update = answered.update or update
        return None

    def _go_on_with_plan(self, seen: Seen) -> None:
        """Make the next planned move, if its time has come. A plan that does not fit any more is dropped."""
        if not self.plan or seen.view is None or not seen.view.choices:
            return
        plan, self.plan = self.plan, []
        choice = _choice(seen, plan[0])
        if choice is not None and choice.admits(plan[0]):
            self._planned = asyncio.ensure_future(self._play(seen.update, plan))

    # --- the table's commands ---------------------------------------------------------------------

    async def _command(self, name: str, rest: str) -> None:
        assert self.seen is not None
        own: dict[str, Callable[[Seen, str], Awaitable[None]]] = {
            "who": self._who,
            "settings": self._settings,
            "record": self._record,
            "referee": self._referee,
            "leave": self._leave,
        }
        if name == "phrase" and not rest:
            await self._phrases(self.seen)
        elif name in own:
            await own[name](self.seen, rest)
        else:
            try:
                asked = command_for(self.talk, self.seen, name, rest)
            except Misread as misread:
                self.screen.refuse(str(misread))
            else:
                await self._tell(asked)

    async def _tell(self, command: dict[str, Any]) -> None:
        answered = await self.wire.ask(command)
        if answered.refused is not None:
            self.screen.refuse(answered.refused.text)

    async def _who(self, seen: Seen, rest: str) -> None:
        self.screen.note(*seat_lines(self.talk, seen))

    async def _phrases(self, seen: Seen) -> None:
        phrases = [(number, phrase) for number, phrase in enumerate(PHRASES, 1) if phrase in seen.you.phrases]
        self.screen.note(*(f"  {number}. {self.talk.say(f'phrase-{phrase}')}" for number, phrase in phrases))

    async def _settings(self, seen: Seen, rest: str) -> None:
        before = seen.table.settings
        if "settings" not in seen.you.may:
            await self._tell({"do": "settings", "settings": msgspec.to_builtins(before)})  # the house says why not
            return
        settings = await in_talk(self.screen, lambda talk: ask_settings(talk, before))
        self.screen.notes.clear()
        await self._tell({"do": "settings", "settings": settings, "keep_words": seen.table.own_words})

    async def _record(self, seen: Seen, rest: str) -> None:
        known = record_lines(self.talk, seen, self.key.house)
        self.screen.note(*(known or [self.talk.say("join-no-record")]))

    async def _referee(self, seen: Seen, rest: str) -> None:
        answered = await self.wire.ask({"do": "consult", "text": rest})
        if answered.refused is not None:
            self.screen.refuse(answered.refused.text)
        elif answered.advice is None:
            self.screen.note(self.talk.say("join-nothing-to-judge"))
        else:
            verdict = paint(self.talk, self.talk.say(f"verdict-{answered.advice.verdict}"), BOLD)
            self.screen.note(f"{verdict} ({answered.advice.rule}): {answered.advice.text}")

    async def _leave(self, seen: Seen, rest: str) -> None:
        if await self._is_sure(self.talk.say("join-leave-for-good")):
            self.gone = True
            answered = await self.wire.ask({"do": "leave"})
            self.gone = answered.refused is None
            if answered.refused is None:
                drop_key(self.folder, self.key)
                raise Leave
            self.screen.refuse(answered.refused.text)

    async def _is_sure(self, about: str) -> bool:
        return is_command(self.talk, "yes", await self.screen.ask(f"{about} {self.talk.say('ask-sure')}"))


def _choice(seen: Seen, move: Move) -> Any:
    choices = () if seen.view is None else seen.view.choices
    return next((choice for choice in choices if choice.do == move.__struct_config__.tag), None)
