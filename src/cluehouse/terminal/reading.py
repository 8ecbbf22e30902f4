"""Reads typed lines as moves, in people's own language or in the words of the record."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Any, Final, get_type_hints

from msgspec.structs import fields

from cluehouse.games.choice import Arg, OneOf
from cluehouse.games.rule import Move
from cluehouse.games.seating import REFEREE
from cluehouse.messages import move_message
from cluehouse.terminal.console import Console
from cluehouse.terminal.game_screen import ScreenContext

Moves = list[tuple[str, Move]]  # each with the seat that makes it

_CHINESE: Final = r"[\u4e00-\u9fff]"
_GLUED: Final = re.compile(rf"(.*{_CHINESE})([0-9]+)")  # 陷阱3, 树2: Chinese is typed without spaces
_LAST: Final = re.compile(r"(.*[^\s:,：，].*?)(?:\s*[:,：，]\s*|\s+)(\S+)")


def plain(text: str) -> str:
    """Text in the form in which commands are compared: without case, wide digits or marks."""
    return unicodedata.normalize("NFKC", text).casefold()


def typed_words(console: Console, message_id: str) -> tuple[str, ...]:
    """The words that people may type for something, beginning with the one to show them."""
    return tuple(console.say(f"{message_id}.typed").split())


def move_words(context: ScreenContext, move: str, message_id: str = "") -> tuple[str, ...]:
    """The words that people may type for a move; a move without a message is typed by its own name."""
    message_id = message_id or context.screen.move_message_of(context, move)
    return tuple(context.console.say_or(move, f"{message_id}.typed").split())


def is_command(console: Console, name: str, line: str) -> bool:
    """Is this line the terminal's own command of that name, with or without a slash?"""
    word = plain(line).removeprefix("/")
    return word == name or word in map(plain, typed_words(console, f"command-{name}"))


# --- a line ---------------------------------------------------------------------------------------


def read_card(context: ScreenContext, line: str) -> Moves | None:
    """Read a line that is just a value on the screen, such as a card's word or number, and so no command."""
    name = context.screen.default_move(context)
    choice = context.offers[context.seat].get(name)
    if choice is None or len(choice.args) != 1:
        return None
    field, arg = next(iter(choice.args.items()))
    value = _one_of(context, field, arg, line) if isinstance(arg, OneOf) else None
    return None if value is None else [(context.seat, _kind(context, name)(**{field: value}))]


def read_line(context: ScreenContext, line: str) -> Moves | None:
    """The moves that a line stands for; None if it cannot be read. The name of a move comes before a bare word, even
    if the move is not offered now: then the rules say why."""
    line = _spelt_out(context, unicodedata.normalize("NFKC", line))
    name, rest = _split(context, line)
    if name is not None:
        seat = _who_can(context, name)
        moves = _read_move(context, seat or context.seat, name, rest)
        if moves is not None:
            return moves
    return _read_usual(context, line)


def named_move(context: ScreenContext, line: str) -> str | None:
    """The move that a line names by its first word, whether or not it is offered."""
    return _split(context, unicodedata.normalize("NFKC", line))[0]


def clearer_line(context: ScreenContext, line: str) -> str | None:
    """What to type if a refused command was meant as a bare word: for the clue "cover 3", `clue cover 3`."""
    if _split(context, line)[0] in (None, context.screen.default_move(context)) or _read_usual(context, line) is None:
        return None
    return f"{_own_words(context, context.screen.default_move(context))[0]} {line}"


def _own_words(context: ScreenContext, move: str) -> tuple[str, ...]:
    """The words for a move, whoever makes it."""
    return move_words(context, move, move_message(context.game.name, move))


def _read_usual(context: ScreenContext, line: str) -> Moves | None:
    usual = context.screen.default_move(context)
    return _read_move(context, context.seat, usual, line) if context.can(usual) else None


def _spelt_out(context: ScreenContext, line: str) -> str:
    word = plain(line).removeprefix("/")
    for name, meaning in context.screen.shortcuts.items():
        if word == name or word in map(plain, typed_words(context.console, f"shortcut-{name}")):
            return meaning
    return line


def _split(context: ScreenContext, line: str) -> tuple[str | None, str]:
    """The move that the first word names, if it names one, and the rest of the line."""
    word, _, rest = line.removeprefix("/").partition(" ")
    glued = _GLUED.fullmatch(word)
    for head, tail in [(word, rest)] + ([(glued.group(1), glued.group(2))] if glued else []):
        name = _move_named(context, plain(head))
        if name is not None:
            return name, tail
    return None, line


def _move_named(context: ScreenContext, word: str) -> str | None:
    names = [rule.name for rule in context.game.rules.values()]
    if word in names:
        return word
    offered = {name for choices in context.offers.values() for name in choices}
    for name in sorted(names, key=lambda name: name not in offered):
        if word in map(plain, (*_own_words(context, name), *move_words(context, name))):
            return name
    return None


def _who_can(context: ScreenContext, name: str) -> str | None:
    seats = (context.seat, *context.screen.speakers(context.public, context.seat))
    return next((seat for seat in seats if name in context.offers.get(seat, {})), None)


# --- a move ---------------------------------------------------------------------------------------


def _read_move(context: ScreenContext, seat: str, name: str, text: str) -> Moves | None:
    if name in context.screen.for_all:
        makers = [each for each, choices in context.offers.items() if name in choices] or [seat]
        return [(each, _kind(context, name)()) for each in makers]
    texts = re.split(r"[\s,;，、；]+", text.strip(" ,;，、；")) if name in context.screen.several and text else [text]
    if name in context.screen.distinct:
        texts = list(dict.fromkeys(texts))
    moves = [_filled(context, seat, name, part) for part in texts]
    return None if None in moves else [(seat, move) for move in moves if move is not None]


def _kind(context: ScreenContext, name: str) -> Any:
    return context.game.move_named(name)


def _filled(context: ScreenContext, seat: str, name: str, text: str) -> Move | None:
    """The move with its fields filled from the text; a field with only one possible value need not be typed, nor the
    last one if it may stay empty."""
    kind = _kind(context, name)
    choice = context.offers.get(seat, {}).get(name)
    args: Mapping[str, Arg] = choice.args if choice is not None else {}
    names = [field.name for field in fields(kind)]
    known = {field: arg.values[0] for field, arg in args.items() if isinstance(arg, OneOf) and len(arg.values) == 1}
    free = [field for field in names if field not in known]
    if text and not free:
        free = names[:1]
    parts = _parts(text, len(free))
    if parts is None and free and _may_stay_empty(args.get(free[-1])):
        free = free[:-1]
        parts = _parts(text, len(free))
    if parts is None:
        return None
    hints = get_type_hints(kind)
    values = {
        field: _value(context, field, args.get(field), hints[field], part)
        for field, part in zip(free, parts, strict=True)
    }
    return None if None in values.values() else kind(**(known | values))


def _may_stay_empty(arg: Arg | None) -> bool:
    return isinstance(arg, OneOf) and "" in arg.values


def _parts(text: str, count: int) -> tuple[str, ...] | None:
    """The text in as many parts as there are fields; a clue's number comes last, with or without a colon. Of more
    than two fields only the first can be of several words."""
    if count < 2:
        return (text,) * count if bool(text) == bool(count) else None
    if count > 2:
        parts = tuple(text.rsplit(maxsplit=count - 1))
        return parts if len(parts) == count else None
    match = _LAST.fullmatch(text) or _GLUED.fullmatch(text)
    return None if match is None else (match.group(1).rstrip(" :,：，"), match.group(2))


def _value(context: ScreenContext, field: str, arg: Arg | None, hint: Any, text: str) -> str | int | None:
    if arg is None or isinstance(arg, OneOf):
        found = _one_of(context, field, arg, text)
        if found is not None:
            return found
    if re.fullmatch(r"-?[0-9]{1,4}", plain(text)) and hint is not str:
        return int(plain(text))
    return text if hint is str else None


def _one_of(context: ScreenContext, field: str, arg: OneOf | None, text: str) -> str | int | None:
    word, numbered = plain(text), context.screen.numbered_values(context, field)
    if word.isdecimal() and 1 <= int(word) <= len(numbered):
        return numbered[int(word) - 1]
    for value in (*numbered, *(arg.values if arg is not None else ())):
        if isinstance(value, bool):
            answer = "yes" if value else "no"
            spoken = {answer, *map(plain, typed_words(context.console, f"command-{answer}"))}
        elif isinstance(value, str) and field in context.screen.value_messages:
            message = f"{context.screen.value_messages[field]}-{value}"
            spoken = {value, *map(plain, typed_words(context.console, message))}
        else:
            spoken = {plain(str(value))}
        if word in spoken:
            return value
    return None


# --- help -----------------------------------------------------------------------------------------


def help_lines(context: ScreenContext, commands: tuple[str, ...]) -> list[str]:
    """What can be typed at this screen, each with what it does; `commands` are the terminal's own."""
    console, screen = context.console, context.screen
    seats = (context.seat, *(seat for seat in screen.speakers(context.public, context.seat) if seat != REFEREE))
    moves = dict.fromkeys(name for seat in seats for name in context.offers.get(seat, {}))
    shortcuts = {short: line.split()[0] for short, line in screen.shortcuts.items()}
    lines = [_help_line(console, f"shortcut-{short}") for short, move in shortcuts.items() if move in moves]
    lines += [_move_help(context, name) for name in moves if name not in shortcuts.values()]
    return [*lines, *(_help_line(console, f"command-{name}", "/") for name in commands)]


def _help_line(console: Console, message_id: str, before: str = "") -> str:
    return f"  {before}{typed_words(console, message_id)[0]} – {console.say(f'{message_id}.help')}"


def _move_help(context: ScreenContext, move: str) -> str:
    """A move with what it does; one without a message, with the names of its fields."""
    word = move_words(context, move)[0]
    filled = " ".join(field.name for field in fields(_kind(context, move)))
    what = context.console.say_or("", f"{context.screen.move_message_of(context, move)}.help")
    return f"  {word} – {what}" if what else f"  {word} {filled}".rstrip()
