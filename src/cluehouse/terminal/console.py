"""Input and output of a terminal: lines out, lines in, screens that are wiped, and the width of text."""

import re
import time
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from cluehouse.games.record import Record
from cluehouse.games.words import tidy
from cluehouse.messages import LanguageCode, say

# Erase what is on the screen, what has scrolled off it, and begin at the top.
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"

RED, GREEN, YELLOW, BLUE, BOLD, DIM = "31", "32", "33", "34", "1", "2"
ON_RED, ON_GREEN, ON_YELLOW, ON_BLUE, ON_BLACK = "97;41", "30;42", "30;43", "97;44", "97;40"


class Leave(Exception):
    """The people leave; with the record of the game so far if they were in the middle of one."""

    def __init__(self, record: Record | None = None) -> None:
        super().__init__()
        self.record = record


def _nothing() -> None: ...


def _silence(seconds: float, text: str) -> None: ...


def _usual_window() -> tuple[int, int]:
    return 80, 1000  # so high that everything fits


class Spare(str):
    """A line that a small window can do without."""

    rank: int  # the lowest go first

    def __new__(cls, text: str, rank: int) -> "Spare":
        """The line, and how soon it is left out."""
        spare = super().__new__(cls, text)
        spare.rank = rank
        return spare


# What is left out first in a small window: hints, then chat, who sits where, old clues, and at last the lines
# between the cards.
HINT, CHATTER, SITTERS, LOG, FRAME = range(1, 6)


@dataclass(frozen=True)
class Console:
    """A terminal as a set of functions, so that a test can stand in for it."""

    language: LanguageCode
    write: Callable[[str], None]
    read: Callable[[str], str]  # shows a prompt and returns the line; EOFError at the end of the input
    live: bool = False  # a real terminal, whose screen can be cleared
    colour: bool = False
    window: Callable[[], tuple[int, int]] = _usual_window  # its columns and its lines, which people may change
    now: Callable[[], float] = time.monotonic
    forget: Callable[[], None] = _nothing  # drops what was typed ahead
    ring: Callable[[float, str], None] = _silence  # a bell after so many seconds; 0 stops it

    @property
    def columns(self) -> int:
        """How wide the window is now."""
        return self.window()[0]

    def say(self, message_id: str, /, **params: str | int) -> str:
        """A message in the language of the people at this terminal."""
        return say(self.language, message_id, **params)

    def say_or(self, otherwise: str, message_id: str, /, **params: str | int) -> str:
        """A message, or plain words where the catalogue has none: for games that come from outside."""
        try:
            return self.say(message_id, **params)
        except LookupError:
            return otherwise

    def listed(self, things: Iterable[str]) -> str:
        """Several things, separated by commas."""
        return self.say("comma").join(things)


def show(console: Console, lines: Iterable[str]) -> None:
    """Write lines, broken where they are too long."""
    for line in lines:
        console.write("\n".join(wrapped(line, console.columns)) + "\n")


def ask(console: Console, prompt: str) -> str:
    """Ask for a line. Leave at the end of the input."""
    try:
        return tidy(console.read(prompt + " "))
    except EOFError:
        console.write("\n")
        raise Leave from None


def fitting(lines: Sequence[str], columns: int, rows: int) -> list[str]:
    """The lines that fit the window. If there are too many, those that can be spared are left out: empty ones
    first, then by rank, the uppermost before the others."""
    left = sum(len(wrapped(line, columns)) for line in lines) - rows
    spared: set[int] = set()
    for place in sorted(range(len(lines)), key=lambda place: _rank(lines[place])):
        if left <= 0 or _rank(lines[place]) > FRAME:
            break
        spared.add(place)
        left -= len(wrapped(lines[place], columns))
    return [line for place, line in enumerate(lines) if place not in spared]


def _rank(line: str) -> int:
    if isinstance(line, Spare):
        return line.rank
    return FRAME + 1 if line else 0


def wipe(console: Console) -> None:
    """Begin a new screen; what was on the last one cannot be scrolled back to."""
    console.write(CLEAR if console.live else "\n" + "═" * min(console.columns, 72) + "\n")


def paint(console: Console, text: str, style: str) -> str:
    """Coloured text, where colours are wanted."""
    return f"\x1b[{style}m{text}\x1b[0m" if console.colour and style else text


# --- the width of text ----------------------------------------------------------------------------


def width(text: str) -> int:
    """How many columns a text takes; Chinese characters take two."""
    return sum(_columns(sign) for sign in text)


def _columns(sign: str) -> int:
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def pad(text: str, columns: int) -> str:
    """The text, filled up with spaces to so many columns."""
    return text + " " * (columns - width(text))


_PAINTED: Final = re.compile(r"(\x1b\[[0-9;]+m)([^\x1b]*)(\x1b\[0m)")


def wrapped(line: str, columns: int) -> list[str]:
    """The line in parts that fit the screen, broken at spaces or between Chinese characters. Lines of several
    colours are drawn to fit and stay as they are."""
    painted = _PAINTED.fullmatch(line)
    if painted is not None:
        return [painted[1] + part + painted[3] for part in wrapped(painted[2], columns)]
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


_NOT_FIRST: Final = "，。；：！？、”）》…"  # marks that no Chinese line begins with


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
