"""Tutorials ("lessons"): short records with notes between their moves, played with the real games.

A lesson is a record (`lessons/` of each language) whose comments are its notes. `#? red-1 board` shows the learner what
red-1 sees, with the message `learn-codenames-board`; `#! red-1 stop` asks the learner for the move that follows. After
`|` come the words that the message quotes.
"""

import re
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from cluehouse.games import GAMES
from cluehouse.games.record import Record, parse, states
from cluehouse.games.rule import Move
from cluehouse.house.guest import Guest
from cluehouse.house.workers import Workers
from cluehouse.languages import LANGUAGES, LanguageCode
from cluehouse.tables.refusal import TableRefusal

_NOTE: Final = re.compile(r"#(?P<kind>[?!]) (?P<seat>\S+) (?P<hint>[a-z-]+)(?P<words>( \| [a-z]+: [^|]+)*)")
_MOVE: Final = re.compile(r"[0-9]+\. ")


class Step(Struct, frozen=True, omit_defaults=True):
    """One step of a lesson: what the learner sees, the message about it, and the move that the learner has to make, if
    any."""

    seat: str  # the seat that the learner has in this step
    hint: str  # the message for the learner: its id is learn-, the game, a dash and this
    view: msgspec.Raw  # what the seat sees: a view of the game
    words: dict[str, str] = {}  # what the message quotes, by the name in the message
    expect: Any = None  # the move that the learner has to make; missing: there is none


class Lesson(Struct, frozen=True):
    """The tutorial of a game."""

    game: str  # the game that it teaches
    language: LanguageCode  # the language of the words in the game
    steps: tuple[Step, ...]  # the steps, in order


@cache
def lesson(game: str, language: str) -> Lesson:
    """Return the tutorial of this game in this language; refuse if there is none."""
    text = _source(game, language)
    record = parse(GAMES, text)
    return Lesson(game, record.deal.options.language, tuple(_steps(record, text)))


def _source(game: str, language: str) -> str:
    text = LANGUAGES[language].lesson(game) if language in LANGUAGES and game in GAMES else None
    if text is None:
        raise TableRefusal("no-such-lesson")
    return text


_ENCODED: Final[dict[tuple[str, str], msgspec.Raw]] = {}


async def encoded_lesson(workers: Workers, guest: Guest, game: str, language: str) -> msgspec.Raw:
    """Return the tutorial as clients get it. A worker plays its record, once."""
    _source(game, language)
    if (game, language) not in _ENCODED:
        _ENCODED[game, language] = msgspec.Raw(await workers.run(guest, _encode, game, language))
    return _ENCODED[game, language]


def _encode(game: str, language: str) -> bytes:
    return msgspec.json.encode(lesson(game, language))


def _steps(record: Record, text: str) -> list[Step]:
    game = GAMES[record.game]
    reached, steps, made = list(states(game, record)), [], 0
    for line in text.splitlines():
        note = _NOTE.fullmatch(line)
        if note is not None:
            move = _move_of(record, made, note["seat"]) if note["kind"] == "!" else None
            view = msgspec.Raw(msgspec.json.encode(game.view(reached[made], note["seat"])))
            steps.append(Step(note["seat"], note["hint"], view, _words(note["words"]), move))
        elif _MOVE.match(line):
            made += 1
    return steps


def _move_of(record: Record, made: int, seat: str) -> Move:
    mover, move = record.moves[made]
    if mover != seat:
        raise ValueError(f"{record.game}: move {made + 1} is not {seat}'s")
    return move


def _words(text: str) -> dict[str, str]:
    pairs = [part.split(": ", 1) for part in text.split(" | ")[1:]]
    return {name: word.strip() for name, word in pairs}
