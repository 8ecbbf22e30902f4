"""The text form of values and moves: words with spaces between them, quoted only where they must be.

red-chief: clue tree 2
red-1: guess ROOT
blue-2: say "It is white, and cows have to do with it."
"""

import json
import re
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from cluehouse.games.rule import Move, Rules

Scalar = str | int | bool

_PLAIN = re.compile(r'[^\s"#]+')
_TOKEN = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[^\s"]+)')


class NotationError(ValueError):
    """A text that is not a record, or not a move of this game."""


def print_tokens(values: tuple[Scalar, ...]) -> str:
    """Return values on one line."""
    return " ".join(_print_token(value) for value in values)


def _print_token(value: Scalar) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = str(value)
    return text if _PLAIN.fullmatch(text) and text.isprintable() else json.dumps(text, ensure_ascii=False)


def parse_tokens(line: str) -> list[str]:
    """Return the words of a line, without quotes."""
    tokens, index = [], 0
    line = line.rstrip()
    while index < len(line):
        match = _TOKEN.match(line, index)
        if match is None:
            raise NotationError(f"cannot read: {line[index:]}")
        tokens.append(_unquote(match.group(1)))
        index = match.end()
    return tokens


def _unquote(token: str) -> str:
    if not token.startswith('"'):
        return token
    try:
        return str(json.loads(token))
    except ValueError:
        raise NotationError(f"cannot read: {token}") from None


def print_field(value: Any) -> str:
    """Return a struct's field as text: one value, or several."""
    return print_tokens(tuple(value) if isinstance(value, tuple | list) else (value,))


def parse_field(kind: Any, tokens: list[str]) -> Any:
    """Read a struct's field as the type that belongs there."""
    if get_origin(kind) is tuple:
        return tuple(_parse_scalar(get_args(kind)[0], token) for token in tokens)
    if len(tokens) != 1:
        raise NotationError(f"one value expected, not {len(tokens)}")
    return _parse_scalar(kind, tokens[0])


def _parse_scalar(kind: Any, token: str) -> Scalar:
    origin = get_origin(kind)
    if kind is str:
        return token
    if kind is bool and token in ("yes", "no"):
        return token == "yes"
    if kind is int and re.fullmatch(r"0|-?[1-9][0-9]*", token):
        return int(token)
    if origin is Literal and token in get_args(kind):
        return token
    if origin in (UnionType, Union):
        for part in get_args(kind):
            try:
                return _parse_scalar(part, token)
            except NotationError:
                continue
    raise NotationError(f"not an allowed value: {token}")


def print_fields(struct: Struct) -> list[str]:
    """Return a struct as text, one `name = value` line per field; nested structs are printed elsewhere."""
    return print_plain({field.name: getattr(struct, field.name) for field in fields(struct)})


def print_plain(values: dict[str, Any]) -> list[str]:
    """Return the lines of `print_fields`, from plain values such as those of a log in JSON."""
    return [
        f"{name} = {print_field(value)}".rstrip()
        for name, value in values.items()
        if not isinstance(value, Struct | dict)
    ]


def parse_fields(kind: type[Any], lines: dict[str, str], **known: Any) -> Any:
    """Read a flat struct from its lines; `known` holds the fields that are given elsewhere."""
    hints = get_type_hints(kind)
    unknown = lines.keys() - hints.keys()
    if unknown:
        raise NotationError(f"no such field: {min(unknown)}")
    values = {name: parse_field(hints[name], parse_tokens(text)) for name, text in lines.items()}
    try:
        return msgspec.convert(msgspec.to_builtins(kind(**values, **known)), kind)
    except (TypeError, msgspec.ValidationError) as error:
        raise NotationError(str(error)) from None


def print_move(seat: str, move: Move) -> str:
    """Return a move as a line of a record."""
    values = (print_field(getattr(move, field.name)) for field in fields(move))
    return " ".join((f"{seat}: {move.name}", *values))


def parse_move(rules: Rules[Any], line: str) -> tuple[str, Move]:
    """Read the seat and the move of a line."""
    seat, colon, rest = line.partition(": ")
    name, *tokens = parse_tokens(rest) or [""]
    kind = next((rule.move for rule in rules.values() if rule.name == name), None)
    if not colon or kind is None:
        raise NotationError(f"not a move: {line}")
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]
    needed = sum(field.required for field in fields(kind))  # a field that was added later has a default
    if not needed <= len(tokens) <= len(names):
        raise NotationError(f"{name} takes {len(names)} values, not {len(tokens)}")
    values = {field: parse_field(hints[field], [token]) for field, token in zip(names, tokens, strict=False)}
    return seat, kind(**values)
