"""A record shown step by step, as a spectator saw it."""

import json
import urllib.error
import urllib.request
from http.client import HTTPException
from pathlib import Path
from re import sub
from typing import Any, Final

import msgspec
from msgspec.structs import fields

from cluehouse.games import GAMES
from cluehouse.games.game import AnyGame
from cluehouse.games.notation import NotationError, print_tokens
from cluehouse.games.record import Record, from_json, parse, states
from cluehouse.games.rule import Move
from cluehouse.games.seating import CLOCK, REFEREE, SPECTATOR, TABLE
from cluehouse.messages import move_message
from cluehouse.pictures import face_name
from cluehouse.terminal.console import BOLD, Console, ask, paint, show, wipe
from cluehouse.terminal.game_screen import Names, ScreenContext, seat_label
from cluehouse.terminal.join.http import is_local
from cluehouse.terminal.reading import is_command

_PATIENCE: Final = 15  # seconds
_MOST: Final = 4 * 1024 * 1024  # bytes of the longest record


def read_record(text: str) -> Record:
    """The record in a file, as text or as JSON. One with control characters is refused: it could change the screen."""
    record = from_json(GAMES, text.encode()) if text.lstrip().startswith("{") else parse(GAMES, text)
    if not _is_printable(msgspec.to_builtins((record.deal, record.moves))):
        raise NotationError("a record has no unprintable characters")
    return record


class Unreachable(Exception):
    """A record could not be fetched; the text says why."""


def record_text(place: str) -> str:
    """The text of a file, or at an address: the record's own, or that of the page that shows it."""
    is_address = place.lower().startswith(("http://", "https://"))
    address = sub(r"^(\w+://.+?)/r/(\w+).*$", r"\1/api/records/\2", place)
    return (_fetched(address) if is_address else Path(place).read_bytes()).decode("utf-8")


def _fetched(address: str) -> bytes:
    try:
        handlers = [urllib.request.ProxyHandler({})] if is_local(address) else []
        with urllib.request.build_opener(*handlers).open(address, timeout=_PATIENCE) as answer:
            body: bytes = answer.read(_MOST)
            return body
    except urllib.error.HTTPError as error:
        with error:
            raise Unreachable(f"{error.code} {error.reason}") from None
    except urllib.error.URLError as error:
        raise Unreachable(str(getattr(error.reason, "strerror", None) or error.reason)) from None
    except (OSError, ValueError, HTTPException) as error:
        raise Unreachable(str(error)) from None


def _is_printable(value: Any) -> bool:
    if isinstance(value, str):
        return value.isprintable()
    if isinstance(value, dict):
        return all(map(_is_printable, (*value, *value.values())))
    return all(map(_is_printable, value)) if isinstance(value, list | tuple) else True


def show_record(console: Console, record: Record) -> None:
    """Show every step that a spectator saw; at a live terminal, one at a time."""
    game = GAMES[record.game]
    seats = record.deal.seats
    names = {seat: seat_label(console, game, seat, seats) for seat in seats}
    names |= {CLOCK: console.say("seat-clock"), REFEREE: console.say("seat-referee"), TABLE: console.say("seat-table")}
    first, *later = states(game, record)
    before = _context(console, game, names, first)
    _show_step(console, before, [])
    for number, ((seat, move), state) in enumerate(zip(record.moves, later, strict=True), 1):
        after = _context(console, game, names, state)
        if after.view == before.view:
            continue
        if console.live and is_command(console, "quit", ask(console, console.say("press-enter-for-next"))):
            return
        step = f"{number}/{len(record.moves)}. {names[seat]}: {_move_line(after, move)}"
        _show_step(console, after, [paint(console, step, BOLD), *after.screen.news(after, before.view)])
        before = after


def _context(console: Console, game: AnyGame, names: Names, state: Any) -> ScreenContext:
    public = game.view(state, SPECTATOR)
    return ScreenContext(console, game, names, SPECTATOR, public, public, offers={})


def _show_step(console: Console, context: ScreenContext, lines: list[str]) -> None:
    wipe(console)
    show(console, [*context.screen.draw(context), *lines, *context.screen.status(context)])


def _move_line(context: ScreenContext, move: Move) -> str:
    """The move in words; what a spectator cannot see of it is left out."""
    seen = msgspec.json.encode(context.view).decode()
    name = context.console.say_or(move.name, move_message(context.game.name, move.name))
    values = [getattr(move, field.name) for field in fields(move)]
    shown = [_called(context, value) if _is_seen(value, seen) else "…" for value in values]
    return f"{name} {print_tokens(tuple(shown))}".rstrip()


def _called(context: ScreenContext, value: Any) -> Any:
    return face_name(value, context.console.language) if isinstance(value, str) else value


def _is_seen(value: Any, seen: str) -> bool:
    return not isinstance(value, str) or json.dumps(value, ensure_ascii=False) in seen
