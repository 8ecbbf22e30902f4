"""Getting a seat token: one that was saved, or a new one by joining or opening a table."""

import asyncio
import getpass
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from cluehouse.terminal.console import Console
from cluehouse.terminal.join import http
from cluehouse.terminal.join.display import Display
from cluehouse.terminal.join.saved_seats import SavedSeat, find_saved, save_seat
from cluehouse.terminal.join.settings import ask_settings
from cluehouse.terminal.program import command

T = TypeVar("T")


class JoinRequest(Struct, frozen=True):
    """Which table somebody wants to join, and as whom."""

    house: str
    code: str = ""  # none: open a table
    name: str | None = None
    seat: str = ""
    watch: bool = False


class JoinFailed(Exception):
    """We could not join the table, or were sent away; the text says why."""


async def enter(display: Display, request: JoinRequest, folder: Path) -> SavedSeat:
    """Our place at the table; without a token, for an onlooker."""
    console = display.console
    if request.watch and not request.code:
        raise JoinFailed(console.say("join-watch-what"))
    if request.watch:
        return SavedSeat(request.house, request.code, "", "")
    known = find_saved(folder, request.house, request.code, request.name) if request.code else None
    return known or await _arrive(display, request, folder)


async def _arrive(display: Display, request: JoinRequest, folder: Path) -> SavedSeat:
    console = display.console
    settings = None if request.code else await ask_in_thread(display, ask_settings)
    name = request.name or await _ask_name(display)
    while True:
        try:
            if settings is None:
                arrival = await http.join_table(request.house, request.code, name, console.language)
            else:
                arrival = await http.open_table(request.house, settings, name, console.language)
        except http.RequestFailed as failed:
            if failed.code in ("name-taken", "bad-name"):
                display.note(failed.why)
                name = await _ask_name(display)
                continue
            why = (
                failed.why
                if failed.code
                else console.say("join-unreachable", house=request.house, why=failed.why, command=command("serve"))
            )
            raise JoinFailed(why) from None
        saved = SavedSeat(request.house, arrival.code, name, arrival.token)
        save_seat(folder, saved)
        display.notes.clear()
        return saved


async def _ask_name(display: Display) -> str:
    try:
        usual = getpass.getuser()
    except (OSError, KeyError, ImportError):
        usual = ""
    takes = f" {display.console.say('enter-takes', usual=usual)}" if usual else ""
    while True:
        question = display.console.say("join-ask-name") + takes
        name = await display.ask(question) or usual
        display.keep(question, name)
        if name:
            return name


async def ask_in_thread(display: Display, questions: Callable[[Console], T]) -> T:
    """Ask questions one after another in a thread, while the display is kept up to date."""
    loop = asyncio.get_running_loop()

    def write(text: str) -> None:
        loop.call_soon_threadsafe(display.note, text.removesuffix("\n"))

    def read(question: str) -> str:
        return asyncio.run_coroutine_threadsafe(answered(question.strip()), loop).result()

    async def answered(question: str) -> str:
        answer = await display.ask(question)
        display.keep(question, answer)
        return answer

    return await asyncio.to_thread(questions, replace(display.console, write=write, read=read, live=False))
