"""Cluehouse as a library: a game move by move, games between bots, the referee, and records.

>>> import cluehouse
>>> cluehouse.judge("salad", ["LETTUCE", "ROOT"]).verdict
'allowed'
>>> game = cluehouse.LocalGame("codenames", seed="any text; from `secrets` in real games")
>>> chief = f"{game.state.deal.first}-chief"
>>> game.play(chief, "clue tree 2")
>>> game.view("spectator").key is None
True
"""

from collections.abc import Iterable
from pathlib import Path
from secrets import token_hex
from typing import Any

from msgspec.structs import replace

from cluehouse.games import GAMES
from cluehouse.games.choice import Choice
from cluehouse.games.game import AnyGame, AnyState, Outcome
from cluehouse.games.notation import parse_move
from cluehouse.games.record import Record, print_record, states
from cluehouse.games.rule import Move
from cluehouse.games.seating import SPECTATOR
from cluehouse.referee import ClueOptions, Ruling, judge_clue
from cluehouse.tables.settings import options_of, pack_of, settings_of
from cluehouse.terminal.replay import read_record


def judge(clue: str, board: Iterable[str], language: str = "en", **allowed: bool) -> Ruling:
    """Ask the referee about a clue beside these visible words. `allowed` are options of the table, such as
    `abbreviations=True` (`ClueOptions`)."""
    return judge_clue(clue, board, language, ClueOptions(**allowed))


class LocalGame:
    """A game in this process: whoever calls `play` moves. There is no clock and no referee but those that you ask."""

    def __init__(self, game: str, language: str = "en", seed: str | None = None, **options: Any) -> None:
        """Deal a game with these options. The same seed deals the same cards."""
        settings = settings_of(game, language, options)
        deal = GAMES[game].deal(options_of(settings), pack_of(settings), token_hex(16) if seed is None else seed)
        self._begin(Record(game, deal))

    @classmethod
    def from_record(cls, record: Record) -> "LocalGame":
        """Return the game of a record, after its last move."""
        game = cls.__new__(cls)
        game._begin(record)
        return game

    def _begin(self, record: Record) -> None:
        self.game: AnyGame = GAMES[record.game]
        self.record = record
        self.states: list[AnyState] = list(states(self.game, record))

    @property
    def state(self) -> Any:
        """The whole truth of this moment, secrets included. Players are shown `view`."""
        return self.states[-1]

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(self.state.deal.seats)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is played."""
        return self.states[-1].outcome

    def view(self, seat: str = SPECTATOR) -> Any:
        """Return what this seat may know."""
        return self.game.view(self.state, seat)

    def choices(self, seat: str) -> tuple[Choice, ...]:
        """Return exactly what this seat can do now."""
        return self.game.choices(self.state, seat)

    def play(self, seat: str, move: str | Move) -> None:
        """Make a move: a value of the game's own types, or its text as in a record ("clue tree 2"). A `Refusal` says
        why it cannot be made, and then nothing has changed."""
        if isinstance(move, str):
            _, move = parse_move(self.game.rules, f"{seat}: {move}")
        self.states.append(self.game.play(self.state, seat, move))
        self.record = replace(self.record, moves=(*self.record.moves, (seat, move)))

    def __str__(self) -> str:
        """The record as text."""
        return print_record(self.record)


def play(
    game: str, players: str | Iterable[str] = "even", language: str = "en", seed: str | None = None, **options: Any
) -> LocalGame:
    """Let bots play a whole game under a strict referee. `players` are levels, installed players or `module:name`: one
    for all seats, one for each side, or seat by seat in turn."""
    from cluehouse.lab.entries import make_ready  # it loads numpy
    from cluehouse.lab.match import Match, play_one

    names = (players,) if isinstance(players, str) else tuple(players)
    settings_of(game, language, options)
    make_ready(names, game, language)
    match = Match(game, names, language, 1, token_hex(16) if seed is None else seed, options)
    return replay(play_one(match, 0).record)


def replay(record: str | Path) -> LocalGame:
    """Return the game of a record, from its text or a file: `states` has every moment of it."""
    text = record.read_text(encoding="utf-8") if isinstance(record, Path) else record
    return LocalGame.from_record(read_record(text))
