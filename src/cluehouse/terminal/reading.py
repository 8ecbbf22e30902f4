"""What people type, read as moves: commands in their own language or in the record's words."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Any, Final, get_type_hints

from msgspec.structs import fields

from cluehouse.games.choice import Arg, OneOf
from cluehouse.games.game import REFEREE
from cluehouse.games.rule import Move
from cluehouse.messages import move_message
from cluehouse.terminal.desk import Desk, Sight
from cluehouse.terminal.screen import Talk

Moves = list[tuple[str, Move]]  # each with the seat that makes it

# Values that have words of their own in every language: the field, and how its messages begin.
_SPOKEN_VALUES: Final = {"piece": "piece", "number": "number"}
_CHINESE: Final = r"[\u4e00-\u9fff]"
_GLUED: Final = re.compile(rf"(.*{_CHINESE})([0-9]+)")  # 陷阱3, 树2: Chinese is typed without spaces
_LAST: Final = re.compile(r"(.*[^\s:,：，].*?)(?:\s*[:,：，]\s*|\s+)(\S+)")


def plain(text: str) -> str:
    """Text as commands are compared: no case, no wide digits or marks."""
    return unicodedata.normalize("NFKC", text).casefold()


def typed_words(talk: Talk, message_id: str) -> tuple[str, ...]:
    """The words that people may type for something, the one to show them first."""
    return tuple(talk.say(f"{message_id}.typed").split())


def is_command(talk: Talk, name: str, line: str) -> bool:
    """Is this line the house's own command of that name, with or without a slash?"""
    word = plain(line).removeprefix("/")
    return word == name or word in map(plain, typed_words(talk, f"command-{name}"))


# --- a line ---------------------------------------------------------------------------------------


def read_card(sight: Sight, desk: Desk, line: str) -> Moves | None:
    """A line that is just a value on the screen, such as a card's word or number: then no command is meant."""
    name = desk.usual(sight)
    choice = sight.offers[sight.seat].get(name)
    if choice is None or len(choice.args) != 1:
        return None
    field, arg = next(iter(choice.args.items()))
    value = _one_of(sight, desk, field, arg, line) if isinstance(arg, OneOf) else None
    return None if value is None else [(sight.seat, _kind(sight, name)(**{field: value}))]


def read_line(sight: Sight, desk: Desk, line: str) -> Moves | None:
    """The moves that a line stands for; None if nobody can tell. A command comes before a bare word, even if
    it is not offered now: then the rules say why."""
    line = _spelt_out(sight, desk, unicodedata.normalize("NFKC", line))
    name, rest = _split(sight, desk, line)
    if name is not None:
        seat = _who_can(sight, desk, name)
        moves = _read_move(sight, desk, seat or sight.seat, name, rest)
        if moves is not None:
            return moves
    return _read_usual(sight, desk, line)


def named_move(sight: Sight, desk: Desk, line: str) -> str | None:
    """The move that a line names by its first word, whether or not it is offered."""
    return _split(sight, desk, unicodedata.normalize("NFKC", line))[0]


def clearer_line(sight: Sight, desk: Desk, line: str) -> str | None:
    """How to say it if a refused command was meant as a bare word: the clue "cover 3" as `clue cover 3`."""
    if _split(sight, desk, line)[0] in (None, desk.usual(sight)) or _read_usual(sight, desk, line) is None:
        return None
    return f"{typed_words(sight.talk, move_message(sight.game.name, desk.usual(sight)))[0]} {line}"


def _read_usual(sight: Sight, desk: Desk, line: str) -> Moves | None:
    usual = desk.usual(sight)
    return _read_move(sight, desk, sight.seat, usual, line) if sight.can(usual) else None


def _spelt_out(sight: Sight, desk: Desk, line: str) -> str:
    word = plain(line).removeprefix("/")
    for name, meaning in desk.shortcuts.items():
        if word == name or word in map(plain, typed_words(sight.talk, f"shortcut-{name}")):
            return meaning
    return line


def _split(sight: Sight, desk: Desk, line: str) -> tuple[str | None, str]:
    """The move that the first word names, if it names one, and the rest of the line."""
    word, _, rest = line.removeprefix("/").partition(" ")
    glued = _GLUED.fullmatch(word)
    for head, tail in [(word, rest)] + ([(glued.group(1), glued.group(2))] if glued else []):
        name = _move_named(sight, desk, plain(head))
        if name is not None:
            return name, tail
    return None, line


def _move_named(sight: Sight, desk: Desk, word: str) -> str | None:
    names = [rule.name for rule in sight.game.rules.values()]
    if word in names:
        return word
    offered = {name for choices in sight.offers.values() for name in choices}
    for name in sorted(names, key=lambda name: name not in offered):
        messages = {move_message(sight.game.name, name), desk.calls(sight, name)}
        if any(word in map(plain, typed_words(sight.talk, message)) for message in messages):
            return name
    return None


def _who_can(sight: Sight, desk: Desk, name: str) -> str | None:
    seats = (sight.seat, *desk.voices(sight.view, sight.seat))
    return next((seat for seat in seats if name in sight.offers.get(seat, {})), None)


# --- a move ---------------------------------------------------------------------------------------


def _read_move(sight: Sight, desk: Desk, seat: str, name: str, text: str) -> Moves | None:
    if name in desk.together:
        makers = [each for each, choices in sight.offers.items() if name in choices] or [seat]
        return [(each, _kind(sight, name)()) for each in makers]
    texts = re.split(r"[\s,;，、；]+", text.strip(" ,;，、；")) if name in desk.many and text else [text]
    if name in desk.once:
        texts = list(dict.fromkeys(texts))
    moves = [_filled(sight, desk, seat, name, part) for part in texts]
    return None if None in moves else [(seat, move) for move in moves if move is not None]


def _kind(sight: Sight, name: str) -> Any:
    return next(rule.move for rule in sight.game.rules.values() if rule.name == name)


def _filled(sight: Sight, desk: Desk, seat: str, name: str, text: str) -> Move | None:
    """The move with its fields filled from the text; fields with only one possible value fill themselves."""
    kind = _kind(sight, name)
    choice = sight.offers.get(seat, {}).get(name)
    args: Mapping[str, Arg] = choice.args if choice is not None else {}
    names = [field.name for field in fields(kind)]
    known = {field: arg.values[0] for field, arg in args.items() if isinstance(arg, OneOf) and len(arg.values) == 1}
    free = [field for field in names if field not in known]
    if text and not free:
        free = names[:1]
    parts = _parts(text, len(free))
    if parts is None:
        return None
    hints = get_type_hints(kind)
    values = {
        field: _value(sight, desk, field, args.get(field), hints[field], part)
        for field, part in zip(free, parts, strict=True)
    }
    return None if None in values.values() else kind(**(known | values))


def _parts(text: str, count: int) -> tuple[str, ...] | None:
    """The text in as many parts as there are fields; a clue's number comes last, with or without a colon.
    More than two fields have only the referee's moves, which nobody types."""
    if count < 2:
        return (text,) * count if bool(text) == bool(count) else None
    match = _LAST.fullmatch(text) or _GLUED.fullmatch(text)
    return (match.group(1).rstrip(" :,：，"), match.group(2)) if match is not None and count == 2 else None


def _value(sight: Sight, desk: Desk, field: str, arg: Arg | None, hint: Any, text: str) -> str | int | None:
    if arg is None or isinstance(arg, OneOf):
        found = _one_of(sight, desk, field, arg, text)
        if found is not None:
            return found
    if re.fullmatch(r"-?[0-9]{1,4}", plain(text)) and hint is not str:
        return int(plain(text))
    return text if hint is str else None


def _one_of(sight: Sight, desk: Desk, field: str, arg: OneOf | None, text: str) -> str | int | None:
    word, numbered = plain(text), desk.numbered(sight.view, field)
    if word.isdecimal() and 1 <= int(word) <= len(numbered):
        return numbered[int(word) - 1]
    for value in (*numbered, *(arg.values if arg is not None else ())):
        if isinstance(value, bool):
            answer = "yes" if value else "no"
            spoken = {answer, *map(plain, typed_words(sight.talk, f"command-{answer}"))}
        elif isinstance(value, str) and field in _SPOKEN_VALUES:
            spoken = {value, *map(plain, typed_words(sight.talk, f"{_SPOKEN_VALUES[field]}-{value}"))}
        else:
            spoken = {plain(str(value))}
        if word in spoken:
            return value
    return None


# --- help -----------------------------------------------------------------------------------------


def help_lines(sight: Sight, desk: Desk, house: tuple[str, ...]) -> list[str]:
    """What can be typed at this screen, each with what it does."""
    seats = (sight.seat, *(seat for seat in desk.voices(sight.view, sight.seat) if seat != REFEREE))
    moves = dict.fromkeys(name for seat in seats for name in sight.offers.get(seat, {}))
    short = {line.split()[0] for line in desk.shortcuts.values()}
    messages = [f"shortcut-{each}" for each, line in desk.shortcuts.items() if line.split()[0] in moves]
    messages += [desk.calls(sight, name) for name in moves if name not in short]
    lines = [(typed_words(sight.talk, message)[0], sight.say(f"{message}.help")) for message in messages]
    lines += [
        (f"/{typed_words(sight.talk, f'command-{name}')[0]}", sight.say(f"command-{name}.help")) for name in house
    ]
    return [f"  {word} – {what}" for word, what in lines]
