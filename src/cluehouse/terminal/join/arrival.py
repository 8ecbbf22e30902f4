"""Coming in: the seat we had, or a new place at a table that is there or that we open."""

import asyncio
import getpass
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from cluehouse.terminal.join import door
from cluehouse.terminal.join.keys import Key, find_key, keep_key
from cluehouse.terminal.join.opening import ask_settings
from cluehouse.terminal.join.screen import Screen
from cluehouse.terminal.program import command
from cluehouse.terminal.screen import Talk

T = TypeVar("T")


class Wish(Struct, frozen=True):
    """Where somebody wants to go, and as whom."""

    house: str
    code: str = ""  # none: open a table
    name: str | None = None
    seat: str = ""
    watch: bool = False


class Unwelcome(Exception):
    """The visit came to nothing, or ended against our will; the text says why."""


async def come_in(screen: Screen, wish: Wish, folder: Path) -> Key:
    """The key to our place at the table; one without a token to look on."""
    talk = screen.talk
    if wish.watch and not wish.code:
        raise Unwelcome(talk.say("join-watch-what"))
    if wish.watch:
        return Key(wish.house, wish.code, "", "")
    kept = find_key(folder, wish.house, wish.code, wish.name) if wish.code else None
    return kept or await _arrive(screen, wish, folder)


async def _arrive(screen: Screen, wish: Wish, folder: Path) -> Key:
    talk = screen.talk
    settings = None if wish.code else await in_talk(screen, ask_settings)
    name = wish.name or await _ask_name(screen)
    while True:
        try:
            if settings is None:
                arrival = await door.join_table(wish.house, wish.code, name, talk.language)
            else:
                arrival = await door.open_table(wish.house, settings, name, talk.language)
        except door.DoorClosed as closed:
            if closed.code in ("name-taken", "bad-name"):
                screen.note(closed.why)
                name = await _ask_name(screen)
                continue
            why = (
                closed.why
                if closed.code
                else talk.say("join-unreachable", house=wish.house, why=closed.why, command=command("serve"))
            )
            raise Unwelcome(why) from None
        key = Key(wish.house, arrival.code, name, arrival.token)
        keep_key(folder, key)
        screen.notes.clear()
        return key


async def _ask_name(screen: Screen) -> str:
    try:
        usual = getpass.getuser()
    except (OSError, KeyError, ImportError):
        usual = ""
    takes = f" {screen.talk.say('enter-takes', usual=usual)}" if usual else ""
    while True:
        question = screen.talk.say("join-ask-name") + takes
        name = await screen.ask(question) or usual
        screen.keep(question, name)
        if name:
            return name


async def in_talk(screen: Screen, questions: Callable[[Talk], T]) -> T:
    """Ask questions one after another, in a thread of their own, while the screen stays alive."""
    loop = asyncio.get_running_loop()

    def write(text: str) -> None:
        loop.call_soon_threadsafe(screen.note, text.removesuffix("\n"))

    def read(question: str) -> str:
        return asyncio.run_coroutine_threadsafe(answered(question.strip()), loop).result()

    async def answered(question: str) -> str:
        answer = await screen.ask(question)
        screen.keep(question, answer)
        return answer

    return await asyncio.to_thread(questions, replace(screen.talk, write=write, read=read, live=False))
