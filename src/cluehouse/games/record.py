"""The record of a game: its deal and its moves, the whole truth. As text, as JSON, and replayed.

    >>> from cluehouse.games.record import Record, parse, replay   # text -> record -> state

A state is always the fold of the moves over the deal; recovery, replay, undo and tests all use `replay`.
"""

import re
from collections import deque
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct

from cluehouse.games.game import Game
from cluehouse.games.notation import NotationError, parse_fields, parse_move, print_fields, print_move
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move

VERSION: Final = 1
_HEAD = re.compile(r"cluehouse record ([0-9]+): ([a-z]+)")
_MOVE = re.compile(r"([0-9]+)\. (.+)")


class Record(Struct, frozen=True):
    """A game's deal and the moves made so far, each with its seat."""

    game: str
    deal: Any
    moves: tuple[tuple[str, Move], ...] = ()


def replay(game: Game[Any, Any, Any, Any], record: Record) -> Any:
    """The state after all moves of the record."""
    return deque(states(game, record), maxlen=1).pop()


def states(game: Game[Any, Any, Any, Any], record: Record) -> Iterator[Any]:
    """Every state of the game in turn, the start included."""
    state = game.start(record.deal)
    yield state
    for seat, move in record.moves:
        state = game.play(state, seat, move)
        yield state


def commitment(game: Game[Any, Any, Any, Any], deal: Any) -> str:
    """A hash of the deal that can be shown before the first move and checked against the record after
    the last. The deal's seed is part of it, so that nobody can find the deal by trying."""
    return sha256("\n".join(_deal_lines(game.name, deal)).encode()).hexdigest()


# --- text -----------------------------------------------------------------------------------------


def print_record(record: Record) -> str:
    """The record as text that a person can read; `parse` gives the same record back."""
    lines = _deal_lines(record.game, record.deal)
    lines += ["", "[moves]"]
    lines += [f"{number}. {print_move(seat, move)}" for number, (seat, move) in enumerate(record.moves, 1)]
    return "\n".join(lines) + "\n"


def _deal_lines(name: str, deal: Any) -> list[str]:
    head = f"cluehouse record {VERSION}: {name}"
    return [head, "", "[options]", *print_fields(deal.options), "", "[deal]", *print_fields(deal)]


def parse(games: dict[str, Game[Any, Any, Any, Any]], text: str) -> Record:
    """The record that a text stands for. Lines that start with # are comments."""
    lines = [line.strip() for line in text.split("\n")]
    lines = [line for line in lines if line and not line.startswith("#")]
    game = _game_of(games, lines[0] if lines else "")
    sections = _sections(lines[1:])
    deal = _parse_deal(game, _assignments(sections["options"]), _assignments(sections["deal"]))
    moves = []
    for number, line in enumerate(sections["moves"], 1):
        match = _MOVE.fullmatch(line)
        if match is None or int(match.group(1)) != number:
            raise NotationError(f"move {number} expected, not: {line}")
        moves.append(parse_move(game.rules, match.group(2)))
    return Record(game.name, deal, tuple(moves))


def _game_of(games: dict[str, Game[Any, Any, Any, Any]], head: str) -> Game[Any, Any, Any, Any]:
    match = _HEAD.fullmatch(head)
    if match is None or match.group(2) not in games:
        raise NotationError("not a Cluehouse record")
    if int(match.group(1)) != VERSION:
        raise NotationError(f"record of version {match.group(1)}; this house reads version {VERSION}")
    return games[match.group(2)]


def _sections(lines: list[str]) -> dict[str, list[str]]:
    sections: dict[str, list[str]] = {"options": [], "deal": [], "moves": []}
    current: list[str] | None = None
    for line in lines:
        if line in ("[options]", "[deal]", "[moves]"):
            current = sections[line[1:-1]]
        elif current is None:
            raise NotationError(f"line outside a section: {line}")
        else:
            current.append(line)
    return sections


def _assignments(lines: list[str]) -> dict[str, str]:
    pairs = [line.partition("=") for line in lines]
    fields = {name.strip(): value.strip() for name, _, value in pairs}
    if len(fields) < len(lines):
        raise NotationError("a field stands there twice")
    return fields


def _parse_deal(game: Game[Any, Any, Any, Any], options: dict[str, str], deal: dict[str, str]) -> Any:
    return _possible(game, parse_fields(game.deal_type, deal, options=parse_fields(game.options_type, options)))


def _possible(game: Game[Any, Any, Any, Any], deal: Any) -> Any:
    try:
        possible = game.is_possible(deal)
    except Refusal as refused:
        raise NotationError(f"a deal that cannot be: {refused}") from None
    if not possible:
        raise NotationError("a deal that cannot be")
    return deal


# --- JSON -----------------------------------------------------------------------------------------


class _Page(Struct):
    """The shape of a record in JSON, before the game's own types are known."""

    cluehouse: int
    game: str
    deal: msgspec.Raw
    moves: msgspec.Raw


def to_json(record: Record) -> bytes:
    """The record as JSON."""
    page = {"cluehouse": VERSION, "game": record.game, "deal": record.deal, "moves": record.moves}
    return msgspec.json.encode(page)


def from_json(games: dict[str, Game[Any, Any, Any, Any]], text: bytes) -> Record:
    """The record that a JSON text stands for."""
    try:
        page = msgspec.json.decode(text, type=_Page)
        if page.cluehouse != VERSION or page.game not in games:
            raise NotationError("not a Cluehouse record of this version")
        game = games[page.game]
        deal = _possible(game, msgspec.json.decode(page.deal, type=game.deal_type))
        moves = msgspec.json.decode(page.moves, type=tuple[tuple[str, game.move_type], ...])  # type: ignore[name-defined]
    except msgspec.DecodeError as error:
        raise NotationError(str(error)) from None
    return Record(game.name, deal, moves)
