"""How the house talks at a keyboard: lines out, lines in, and screens that nobody else may see."""

import time
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from cluehouse.games.record import Record
from cluehouse.games.words import tidy
from cluehouse.messages import Language, say

# Erase what is on the screen, what has scrolled off it, and begin at the top.
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"

RED, GREEN, YELLOW, BLUE, BOLD, DIM = "31", "32", "33", "34", "1", "2"
ON_RED, ON_GREEN, ON_YELLOW, ON_BLUE, ON_BLACK = "97;41", "30;42", "30;43", "97;44", "97;40"


class Leave(Exception):
    """The people get up from the table, with the record of the game so far if they were in the middle of one."""

    def __init__(self, record: Record | None = None) -> None:
        super().__init__()
        self.record = record


def _nothing() -> None: ...


def _silence(seconds: float, text: str) -> None: ...


@dataclass(frozen=True)
class Talk:
    """The two ends of a conversation, as functions: a test can hold the other end."""

    language: Language
    write: Callable[[str], None]
    read: Callable[[str], str]  # shows a prompt and gives the line; EOFError when nobody types any more
    live: bool = False  # a real terminal, whose screen can be cleared
    colour: bool = False
    columns: int = 80
    now: Callable[[], float] = time.monotonic
    forget: Callable[[], None] = _nothing  # what was typed ahead
    ring: Callable[[float, str], None] = _silence  # a bell after so many seconds; 0 stops it

    def say(self, message_id: str, /, **params: str | int) -> str:
        """A message in the language of the people at this keyboard."""
        return say(self.language, message_id, **params)

    def listed(self, things: Iterable[str]) -> str:
        """Several things one after another."""
        return self.say("comma").join(things)


def show(talk: Talk, lines: Iterable[str]) -> None:
    """Write lines, broken where they are too long."""
    for line in lines:
        talk.write("\n".join(wrapped(line, talk.columns)) + "\n")


def ask(talk: Talk, prompt: str) -> str:
    """What people type at a prompt."""
    try:
        return tidy(talk.read(prompt + " "))
    except EOFError:
        talk.write("\n")
        raise Leave from None


def wipe(talk: Talk) -> None:
    """Begin a new screen; what was on the last one cannot be scrolled back to."""
    talk.write(CLEAR if talk.live else "\n" + "═" * min(talk.columns, 72) + "\n")


def paint(talk: Talk, text: str, style: str) -> str:
    """Coloured text, where colours are wanted."""
    return f"\x1b[{style}m{text}\x1b[0m" if talk.colour and style else text


# --- the width of text ----------------------------------------------------------------------------


def width(text: str) -> int:
    """How many columns a text takes; Chinese characters take two."""
    return sum(_columns(sign) for sign in text)


def _columns(sign: str) -> int:
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def pad(text: str, columns: int) -> str:
    """The text with spaces after it, so that it takes so many columns."""
    return text + " " * (columns - width(text))


def wrapped(line: str, columns: int) -> list[str]:
    """The line in parts that fit the screen, broken at spaces or between Chinese characters. Lines with
    colours in them are drawn to fit and stay as they are."""
    if "\x1b" in line or width(line) <= columns:
        return [line]
    indent = line[: len(line) - len(line.lstrip())]
    lines, current = [], indent
    for part in _parts(line.strip()):
        if width(current + part.rstrip()) > columns and current.strip():
            lines.append(current.rstrip())
            current = indent
        current += part if current.strip() else part.lstrip()
    return [*lines, current.rstrip()]


_NOT_FIRST: Final = "，。；：！？、”）》…"  # signs that no Chinese line begins with


def _parts(text: str) -> list[str]:
    parts = [""]
    for sign in text:
        after = parts[-1][-1:]
        breaks = after == " " or (after and (_columns(after) == 2 or _columns(sign) == 2))
        if breaks and sign != " " and sign not in _NOT_FIRST:
            parts.append(sign)
        else:
            parts[-1] += sign
    return parts
