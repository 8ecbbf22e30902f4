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
from msgspec.structs import replace

from cluehouse.games.game import Game
from cluehouse.games.notation import NotationError, parse_fields, parse_move, print_fields, print_move, print_plain
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move

VERSION: Final = 1
_HEAD = re.compile(r"cluehouse record ([0-9]+): ([a-z]+)")
_MOVE = re.compile(r"([0-9]+)\. (.+)")
_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f]")

AnyGame = Game[Any, Any, Any, Any]


class Record(Struct, frozen=True):
    """A game's deal and the moves made so far, each with its seat.

    `text` is the deal as it was printed when the game was dealt; empty if this version prints it the same.
    """

    game: str
    deal: Any
    moves: tuple[tuple[str, Move], ...] = ()
    text: str = ""


def replay(game: AnyGame, record: Record) -> Any:
    """Return the state after all moves of the record."""
    return deque(states(game, record), maxlen=1).pop()


def states(game: AnyGame, record: Record) -> Iterator[Any]:
    """Yield every state of the game in turn, including the start."""
    state = game.start(record.deal)
    yield state
    for seat, move in record.moves:
        state = game.play(state, seat, move)
        yield state


# --- the deal and its commitment --------------------------------------------------------------------


def commitment(record: Record) -> str:
    """Return a hash of the deal's text: published before the first move, checked against the record after the game.

    The deal's seed is part of the text, so nobody can find the deal by trying. The hash is of the text that was printed
    when the game was dealt: it stays the same when a later version prints more fields.
    """
    return sha256(deal_text(record).encode()).hexdigest()


def deal_text(record: Record) -> str:
    """Return the text of the deal as it was printed when the game was dealt."""
    return record.text or print_deal(record.game, record.deal)


def print_deal(name: str, deal: Any) -> str:
    """Return the text of a new deal: a record up to its moves. A table's log stores it."""
    return _joined(name, print_fields(deal.options), print_fields(deal))


def read_deal(game: AnyGame, kept: Any) -> Record:
    """Read a deal from a log, as a record without moves: from its text, or from its plain values in logs of version
    0.1.

    The deal is always parsed from the text that is hashed, so that nobody can show one deal and play another.
    """
    if isinstance(kept, game.deal_type):
        return Record(game.name, kept)
    if not isinstance(kept, str):
        return _read_plain(game, kept)
    head, sections = _sections(kept)
    if _game_of({game.name: game}, head) is not game or kept != _joined(game.name, *_deal_sections(sections)):
        raise NotationError("not the text of a deal in its printed form")
    return _read_sections(game, sections)


def _read_plain(game: AnyGame, plain: Any) -> Record:
    """Print the fields that are present, in their order, as the version that wrote them printed them."""
    try:
        deal = msgspec.convert(plain, game.deal_type)
        plain = msgspec.to_builtins(plain)
        text = _joined(game.name, print_plain(plain["options"]), print_plain(plain))
    except (msgspec.ValidationError, KeyError) as error:
        raise NotationError(str(error)) from None
    record = read_deal(game, text)
    if record.deal != deal:
        raise NotationError("the deal's values and its text differ")
    return record


def _read_sections(game: AnyGame, sections: dict[str, list[str]]) -> Record:
    options, cards = _deal_sections(sections)
    deal = parse_fields(
        game.deal_type, _assignments(cards), options=parse_fields(game.options_type, _assignments(options))
    )
    text = _joined(game.name, options, cards)
    return Record(game.name, _possible(game, deal), text="" if text == print_deal(game.name, deal) else text)


def _joined(name: str, options: list[str], deal: list[str]) -> str:
    return "\n".join([f"cluehouse record {VERSION}: {name}", "", "[options]", *options, "", "[deal]", *deal])


def _possible(game: AnyGame, deal: Any) -> Any:
    try:
        possible = game.is_possible(deal)
    except Refusal as refused:
        raise NotationError(f"this deal cannot be dealt: {refused}") from None
    if not possible:
        raise NotationError("this deal cannot be dealt")
    return deal


# --- text -----------------------------------------------------------------------------------------


def print_record(record: Record) -> str:
    """Return the record as readable text; `parse` gives the same record back."""
    lines = [deal_text(record), "", "[moves]"]
    lines += [f"{number}. {print_move(seat, move)}" for number, (seat, move) in enumerate(record.moves, 1)]
    return "\n".join(lines) + "\n"


def parse(games: dict[str, AnyGame], text: str) -> Record:
    """Read a record from its text. Lines that start with # are comments."""
    head, sections = _sections(text)
    game = _game_of(games, head)
    moves = []
    for number, line in enumerate(sections.get("moves", ()), 1):
        match = _MOVE.fullmatch(line)
        if match is None or int(match.group(1)) != number:
            raise NotationError(f"move {number} expected, not: {line}")
        moves.append(parse_move(game.rules, match.group(2)))
    return replace(_read_sections(game, sections), moves=tuple(moves))


def _game_of(games: dict[str, AnyGame], head: str) -> AnyGame:
    match = _HEAD.fullmatch(head)
    if match is None or match.group(2) not in games:
        raise NotationError("not a Cluehouse record")
    if int(match.group(1)) != VERSION:
        raise NotationError(f"record of version {match.group(1)}; this server reads version {VERSION}")
    return games[match.group(2)]


def _sections(text: str) -> tuple[str, dict[str, list[str]]]:
    """Return the first line of a text and the lines of its sections, without comments, empty lines and outer spaces."""
    lines = [line.strip() for line in text.split("\n")]
    head, *rest = [line for line in lines if line and not line.startswith("#")] or [""]
    sections: dict[str, list[str]] = {}
    current: list[str] = []
    for line in rest:
        if _CONTROL.search(line):
            raise NotationError(f"control character in: {line!r}")  # a terminal would show a different line
        if line in ("[options]", "[deal]", "[moves]"):
            if line[1:-1] in sections:
                raise NotationError(f"{line} appears twice")
            current = sections[line[1:-1]] = []
        elif not sections:
            raise NotationError(f"line outside a section: {line}")
        else:
            current.append(line)
    return head, sections


def _deal_sections(sections: dict[str, list[str]]) -> tuple[list[str], list[str]]:
    return sections.get("options", []), sections.get("deal", [])


def _assignments(lines: list[str]) -> dict[str, str]:
    pairs = [line.partition("=") for line in lines]
    if not all(equals for _, equals, _ in pairs):
        raise NotationError("a field without a value")
    fields = {name.strip(): value.strip() for name, _, value in pairs}
    if len(fields) < len(lines):
        raise NotationError("a field appears twice")
    return fields


# --- JSON -----------------------------------------------------------------------------------------


class _RecordFile(Struct):
    """A record in JSON, before the game's own types are known."""

    cluehouse: int
    game: str
    deal: Any
    moves: msgspec.Raw
    text: str = ""  # not in records of version 0.1


def to_json(record: Record) -> bytes:
    """Return the record as JSON: the deal's values for programs, and the text that its commitment is a hash of."""
    file = {
        "cluehouse": VERSION,
        "game": record.game,
        "text": deal_text(record),
        "deal": record.deal,
        "moves": record.moves,
    }
    return msgspec.json.encode(file)


def from_json(games: dict[str, AnyGame], text: bytes) -> Record:
    """Read a record from JSON. The deal's values must match its text."""
    try:
        file = msgspec.json.decode(text, type=_RecordFile)
        if file.cluehouse != VERSION or file.game not in games:
            raise NotationError("not a Cluehouse record of this version")
        game = games[file.game]
        record = read_deal(game, file.text or file.deal)
        if file.text and record.deal != msgspec.convert(file.deal, game.deal_type):
            raise NotationError("the deal's values and its text differ")
        moves = msgspec.json.decode(file.moves, type=tuple[tuple[str, game.move_type], ...])  # type: ignore[name-defined]
    except msgspec.DecodeError as error:
        raise NotationError(str(error)) from None
    return replace(record, moves=moves)
