"""The move in a model's answer: a line as in records, read leniently where its meaning is plain."""

import re
from collections.abc import Sequence
from typing import Any, Final, get_type_hints

from msgspec.structs import fields

from cluehouse.games.choice import Choice, OneOf
from cluehouse.games.game import AnyGame
from cluehouse.games.notation import NotationError, parse_field, parse_move
from cluehouse.games.rule import Move
from cluehouse.games.words import tidy
from cluehouse.lab.llm.prompt import WAIT

_AROUND: Final = re.compile(r"^[\s\-*>`\"'“”„]+|[\s*`\"'“”]+$")  # list signs, code fences and quotation marks
_MOST_LINES: Final = 200


def read_answer(game: AnyGame, choices: Sequence[Choice], text: str) -> Move | str | None:
    """The move of the last line that is one: models like to think aloud first. `WAIT` to let others act; None if there
    is no move in it."""
    for line in reversed(text.splitlines()[-_MOST_LINES:]):
        plain = _AROUND.sub("", line)
        if plain.rstrip(".。!").casefold() == WAIT:
            return WAIT
        move = _read_line(game, choices, plain) or _read_line(game, choices, line.strip(" \t-*>`"))
        if move is not None:
            return move
    return None


def _read_line(game: AnyGame, choices: Sequence[Choice], line: str) -> Move | None:
    name, _, rest = line.partition(" ")
    name = name.casefold().rstrip(":：")
    if name not in game.rules.by_name:
        return None
    move = _as_recorded(game, f"{name} {rest}".rstrip()) or _in_parts(game, name, tidy(rest))
    choice = next((choice for choice in choices if choice.do == name), None)
    return move if move is None or choice is None else _respelt(choice, move)


def _as_recorded(game: AnyGame, line: str) -> Move | None:
    try:
        return parse_move(game.rules, f"seat: {line}")[1]
    except NotationError:
        return None


def _in_parts(game: AnyGame, name: str, rest: str) -> Move | None:
    """A move whose first field has several words without quotation marks."""
    kind = game.move_named(name)
    names = [field.name for field in fields(kind)]
    parts = rest.rsplit(maxsplit=len(names) - 1) if len(names) > 1 else [rest]
    if not rest or len(parts) != len(names):
        return None
    hints = get_type_hints(kind)
    try:
        values = {field: parse_field(hints[field], [part]) for field, part in zip(names, parts, strict=True)}
    except NotationError:
        return None
    return kind(**values)


def _respelt(choice: Choice, move: Move) -> Move:
    """The same move with the values as they are offered: `guess root` is `guess ROOT`."""
    values: dict[str, Any] = {}
    for name, arg in choice.args.items():
        value = getattr(move, name)
        if isinstance(arg, OneOf) and isinstance(value, str) and not arg.admits(value):
            alike = (each for each in arg.values if isinstance(each, str) and each.casefold() == value.casefold())
            value = next(alike, value)
        values[name] = value
    return type(move)(**{**{field.name: getattr(move, field.name) for field in fields(move)}, **values})
