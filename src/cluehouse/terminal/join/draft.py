"""The line that is being typed. It is kept apart from the screen, which is redrawn while people type."""

import re
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from cluehouse.terminal.console import width

ENTER: Final = ("\r", "\n")
END: Final = "\x04"  # Ctrl-D
_LONGEST: Final = 400

# A key: a character, or the escape sequence that a terminal sends for an arrow and the like.
_KEY: Final = re.compile(r"\x1b\[[0-9;]*[@-~]|\x1bO.|\x1b[^\[O\x1b]|\x1b(?=\x1b)|[^\x1b]", re.DOTALL)


class Draft(Struct, frozen=True):
    """What is typed so far, and where the cursor is in it."""

    text: str = ""
    place: int = 0


def split_keys(typed: str) -> tuple[list[str], str]:
    """The keys in what was typed, and the beginning of a key that is not complete yet."""
    keys, place = [], 0
    while (key := _KEY.match(typed, place)) is not None:
        keys.append(key.group())
        place = key.end()
    return keys, typed[place:]


def press(draft: Draft, key: str) -> Draft:
    """The line after one more key; unknown keys change nothing."""
    edit = _EDITS.get(key)
    if edit is not None:
        return edit(draft)
    if not key.isprintable() or len(draft.text) >= _LONGEST:
        return draft
    text, place = draft.text, draft.place
    return Draft(text[:place] + key + text[place:], place + len(key))


def shown(draft: Draft, columns: int) -> tuple[str, int]:
    """The part of the line that fits into so many columns, and how many columns of it are right of the cursor."""
    before, after = draft.text[: draft.place], draft.text[draft.place :]
    while width(before) > columns:
        before = before[1:]
    while width(before + after) > columns:
        after = after[:-1]
    return before + after, width(after)


def _erase(draft: Draft) -> Draft:
    place = max(0, draft.place - 1)
    return Draft(draft.text[:place] + draft.text[draft.place :], place)


def _delete(draft: Draft) -> Draft:
    return Draft(draft.text[: draft.place] + draft.text[draft.place + 1 :], draft.place)


def _erase_word(draft: Draft) -> Draft:
    kept = draft.text[: draft.place].rstrip().rpartition(" ")
    before = kept[0] + kept[1]
    return Draft(before + draft.text[draft.place :], len(before))


def _erase_all(draft: Draft) -> Draft:
    return Draft(draft.text[draft.place :], 0)


def _left(draft: Draft) -> Draft:
    return Draft(draft.text, max(0, draft.place - 1))


def _right(draft: Draft) -> Draft:
    return Draft(draft.text, min(len(draft.text), draft.place + 1))


def _home(draft: Draft) -> Draft:
    return Draft(draft.text, 0)


def _end(draft: Draft) -> Draft:
    return Draft(draft.text, len(draft.text))


_EDITS: Final[dict[str, Callable[[Draft], Draft]]] = {
    "\x7f": _erase,
    "\b": _erase,
    "\x1b[3~": _delete,
    "\x17": _erase_word,  # Ctrl-W
    "\x15": _erase_all,  # Ctrl-U
    "\x1b[D": _left,
    "\x1bOD": _left,
    "\x1b[C": _right,
    "\x1bOC": _right,
    "\x01": _home,  # Ctrl-A
    "\x1b[H": _home,
    "\x1bOH": _home,
    "\x1b[1~": _home,
    "\x05": _end,  # Ctrl-E
    "\x1b[F": _end,
    "\x1bOF": _end,
    "\x1b[4~": _end,
}
