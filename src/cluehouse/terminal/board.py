"""Boxes with text in them: the board of cards, the chambers of a maze."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from cluehouse.pictures import face_name, is_picture
from cluehouse.terminal.console import FRAME, Console, Spare, pad, paint, width, wrapped
from cluehouse.terminal.game_screen import ScreenContext

_PICTURE: Final = 15  # columns: what is to be seen on a picture stands on several lines


@dataclass(frozen=True)
class Box:
    """A few lines of text in a frame, and their colour."""

    lines: tuple[str, ...]
    style: str = ""


def card(number: int, word: str, sign: str, covered: bool, style: str, columns: int) -> Box:
    """A card of the 5×5 board: its number, a sign in the corner, its word or what is to be seen on it; a covered card
    is hatched."""
    left = f"{number:>2} "
    fill = "░" if covered else " "
    space = columns - width(left) - width(sign) - 1
    return Box((f"{left}{fill * space} {sign}", *wrapped(word, columns)), style)


def card_names(console: Console, faces: Sequence[str]) -> tuple[str, ...]:
    """The words on the cards; a picture is described in the language of this terminal (DU-106)."""
    return tuple(face_name(face, console.language) for face in faces)


def card_columns(faces: Sequence[str]) -> int:
    """How wide a card has to be, so that every word fits."""
    return max(11, *(_PICTURE if is_picture(face) else width(face) for face in faces))


def grid(console: Console, rows: Sequence[Sequence[Box]]) -> list[str]:
    """Boxes in rows and columns, with lines between them."""
    columns = max(width(line) for row in rows for box in row for line in box.lines)
    bars = ["─" * (columns + 2)] * len(rows[0])
    lines: list[str] = ["┌" + "┬".join(bars) + "┐"]
    for row in rows:
        if len(lines) > 1:
            lines.append(Spare("├" + "┼".join(bars) + "┤", FRAME))
        height = max(len(box.lines) for box in row)
        lines += ["│" + "│".join(_cell(console, box, place, columns) for box in row) + "│" for place in range(height)]
    return [*lines, "└" + "┴".join(bars) + "┘"]


def _cell(console: Console, box: Box, place: int, columns: int) -> str:
    text = box.lines[place] if place < len(box.lines) else ""
    return paint(console, f" {pad(text, columns)} ", box.style)


def in_fives(boxes: Sequence[Box]) -> list[Sequence[Box]]:
    """The 25 cards in their five rows."""
    return [boxes[start : start + 5] for start in range(0, len(boxes), 5)]


def cards_by_number(context: ScreenContext, field: str) -> tuple[str, ...]:
    """The cards of a board in the order of their numbers, where a card is asked for."""
    words: tuple[str, ...] = context.view.words if field == "card" else ()
    return words


def touches_of(view: Any) -> list[Any]:
    """All touches of a game so far, turn after turn."""
    return [touch for turn in (*view.turns, view.turn) for touch in turn.touches]


def clue_text(context: ScreenContext, word: str | None, number: str) -> str:
    """A clue as people read it; one that was said aloud has no word until it is spelt (CN-18)."""
    return f"{word or '(' + context.say('clue-said-aloud') + ')'} {number}"
