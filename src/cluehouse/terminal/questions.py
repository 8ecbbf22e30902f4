"""Kinds of questions: one of several things, a number, yes or no."""

from collections.abc import Sequence
from typing import TypeVar

from cluehouse.terminal.console import Console, Leave, ask, show
from cluehouse.terminal.reading import is_command, typed_words

T = TypeVar("T")


def choose(console: Console, question: str, labels: Sequence[tuple[T, str]], usual: T) -> T:
    """Ask for one of several things, by number or by name; Enter takes the usual one."""
    values = [value for value, _ in labels]
    show(console, ["", question])
    show(console, [f"  {number}. {label}" for number, (_, label) in enumerate(labels, 1)])
    while True:
        line = line_or_enter(console, console.say("enter-takes", usual=values.index(usual) + 1)).casefold()
        if not line:
            return usual
        for number, (value, label) in enumerate(labels, 1):
            if line in (str(number), str(value).casefold(), label.casefold()):
                return value
        show(console, [console.say("not-in-list", most=len(labels))])


def ask_number(console: Console, question: str, least: int, most: int, usual: int) -> int:
    """Ask for a whole number; Enter takes the usual one."""
    while True:
        line = line_or_enter(console, f"{question} ({least}–{most}) {console.say('enter-takes', usual=usual)}")
        if not line:
            return usual
        if line.isdecimal() and least <= int(line) <= most:
            return int(line)
        show(console, [console.say("not-in-range", least=least, most=most)])


def confirm(console: Console, question: str, usually: bool) -> bool:
    """Ask for yes or no; Enter takes the usual answer."""
    usual = typed_words(console, "command-yes" if usually else "command-no")[0]
    while True:
        line = line_or_enter(console, f"{question} {console.say('enter-takes', usual=usual)}")
        if not line:
            return usually
        if is_command(console, "yes", line) or is_command(console, "no", line):
            return is_command(console, "yes", line)
        show(console, [console.say("yes-or-no")])


def line_or_enter(console: Console, prompt: str) -> str:
    """Ask for a line; people may leave here."""
    line = ask(console, prompt)
    if is_command(console, "quit", line):
        raise Leave
    return line
