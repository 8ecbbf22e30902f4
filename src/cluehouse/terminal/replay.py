"""A record shown step by step, as somebody at the table saw it who may see least."""

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
from cluehouse.games.game import CLOCK, REFEREE, SPECTATOR, TABLE
from cluehouse.games.notation import NotationError, print_tokens
from cluehouse.games.record import Record, from_json, parse, states
from cluehouse.games.rule import Move
from cluehouse.messages import move_message
from cluehouse.terminal.desk import AnyGame, Names, Sight
from cluehouse.terminal.join.door import is_near
from cluehouse.terminal.reading import is_command
from cluehouse.terminal.screen import BOLD, Talk, ask, paint, show, wipe
from cluehouse.terminal.table import DESKS

_PATIENCE: Final = 15  # seconds
_MOST: Final = 4 * 1024 * 1024  # bytes of the longest record


def read_record(text: str) -> Record:
    """The record in a file, as text or as JSON. One that would play tricks with the screen is none."""
    record = from_json(GAMES, text.encode()) if text.lstrip().startswith("{") else parse(GAMES, text)
    if not _is_printable(msgspec.to_builtins((record.deal, record.moves))):
        raise NotationError("a record has no unprintable characters")
    return record


class Unreachable(Exception):
    """A record did not come from where it should be; the text says why."""


def record_text(place: str) -> str:
    """What stands in a file, or at an address of a house: the record's own, or that of the page that shows it."""
    at_a_house = place.lower().startswith(("http://", "https://"))
    address = sub(r"^(\w+://[^/]+)/r/(\w+).*$", r"\1/api/records/\2", place)
    return (_fetched(address) if at_a_house else Path(place).read_bytes()).decode("utf-8")


def _fetched(address: str) -> bytes:
    try:
        handlers = [urllib.request.ProxyHandler({})] if is_near(address) else []
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


def show_record(talk: Talk, record: Record) -> None:
    """Every step that a spectator saw; at a live terminal, one at a time."""
    game = GAMES[record.game]
    desk, seats = DESKS[record.game], record.deal.seats
    names = {seat: desk.seat_name(talk, seat, seats) for seat in seats}
    names |= {CLOCK: talk.say("seat-clock"), REFEREE: talk.say("seat-referee"), TABLE: talk.say("seat-table")}
    first, *later = states(game, record)
    before = _sight(talk, game, names, first)
    _show_step(talk, before, [])
    for number, ((seat, move), state) in enumerate(zip(record.moves, later, strict=True), 1):
        after = _sight(talk, game, names, state)
        if after.view == before.view:
            continue
        if talk.live and is_command(talk, "quit", ask(talk, talk.say("press-enter-for-next"))):
            return
        step = f"{number}/{len(record.moves)}. {names[seat]}: {_move_line(after, move)}"
        _show_step(talk, after, [paint(talk, step, BOLD), *desk.news(after, before.view)])
        before = after


def _sight(talk: Talk, game: AnyGame, names: Names, state: Any) -> Sight:
    return Sight(talk, game, names, SPECTATOR, game.view(state, SPECTATOR), offers={})


def _show_step(talk: Talk, sight: Sight, lines: list[str]) -> None:
    desk = DESKS[sight.game.name]
    wipe(talk)
    show(talk, [*desk.draw(sight), *lines, *desk.status(sight)])


def _move_line(sight: Sight, move: Move) -> str:
    """The move in words; what a spectator cannot see of it is left out."""
    seen = msgspec.json.encode(sight.view).decode()
    name = sight.say(move_message(sight.game.name, str(move.__struct_config__.tag)))
    values = [getattr(move, field.name) for field in fields(move)]
    shown = [value if _is_seen(value, seen) else "…" for value in values]
    return f"{name} {print_tokens(tuple(shown))}".rstrip()


def _is_seen(value: Any, seen: str) -> bool:
    return not isinstance(value, str) or json.dumps(value, ensure_ascii=False) in seen
