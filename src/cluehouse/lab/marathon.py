"""A marathon: all games in all languages, with bots of all levels in all seats and random options.

It finds out whether all games end, whether every word is legal, and whether anybody gets stuck.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, Final

import msgspec
from msgspec import Struct

from cluehouse.bots import LEVELS, seat_player
from cluehouse.bots.mind import mind
from cluehouse.bots.player import Player
from cluehouse.bots.progress import progress
from cluehouse.games import GAMES
from cluehouse.games.chance import Chance
from cluehouse.games.rule import Move
from cluehouse.games.seating import REFEREE
from cluehouse.lab.pool import on_all_cores
from cluehouse.lab.requests import Marathon
from cluehouse.lab.stalled import Stalled
from cluehouse.lab.table import judged, next_move
from cluehouse.tables.advice import remarks
from cluehouse.tables.settings import Settings, game_of, options_of, pack_of
from cluehouse.words import can_be_played

_MOST_MOVES: Final = 4000


class Run(Struct, frozen=True):
    """One game: of which kind, in which language, and how it went."""

    kind: str
    language: str
    moves: int
    words: int  # clues, traps, lines and secrets that the referee judged
    ending: str


def marathon(wanted: Marathon, cores: int) -> list[dict[str, Any]]:
    """Play all games and count them by kind and language; whatever is wrong with any of them stops the lab."""
    tasks = [
        (kind, language, f"{wanted.seed}-{kind}-{language}-{number}")
        for kind in wanted.kinds or GAMES
        for language in wanted.languages
        if can_be_played(GAMES[kind], language)
        for number in range(wanted.games)
    ]
    for language in wanted.languages:
        mind(language)  # prepare it once, before all processes need it
    played: list[Run] = []
    with progress("marathon", len(tasks)) as shown:
        for run in on_all_cores(run_one, tasks, cores):
            played.append(run)
            shown.step()
    return [_counted(pair, played) for pair in dict.fromkeys((kind, language) for kind, language, _ in tasks)]


def _counted(pair: tuple[str, str], played: Sequence[Run]) -> dict[str, Any]:
    runs = [run for run in played if (run.kind, run.language) == pair]
    return {
        "kind": pair[0],
        "language": pair[1],
        "games": len(runs),
        "moves": sum(run.moves for run in runs),
        "words_judged": sum(run.words for run in runs),
        "endings": dict(Counter(run.ending for run in runs).most_common()),
    }


def random_settings(name: str, language: Any, seed: str) -> Settings:
    """A strict table of this game, with any options that a table of bots could choose: they do not hear."""
    game = GAMES[name]
    drawn = (game.random_options(Chance(seed + "'" * again)) for again in count())
    options: dict[str, Any] = msgspec.to_builtins(next(each for each in drawn if not game.hears(each)))
    return Settings(game=name, languages=(language,), options=options, referee="strict")


def run_one(name: str, language: Any, seed: str) -> Run:
    """Play one game from its seed to its end, at a strict table."""
    words = 0
    for moves, (state, seat, move) in enumerate(whole_game(random_settings(name, language, seed), seed)):
        if move is None:
            return Run(name, language, moves, words, state.outcome.reason)
        words += judged(GAMES[name], state, seat, move)
    raise Stalled(f"{name} {language} {seed}: no end")


def whole_game(settings: Settings, seed: str) -> Iterator[tuple[Any, str, Move | None]]:
    """Every move of a game of bots of any level, each with the state before it; at the end the last state, without a
    move."""
    dice, game = random.Random(seed), game_of(settings)
    state = game.start(game.deal(options_of(settings), pack_of(settings), seed))
    players: dict[str, Player] = {
        seat: seat_player(settings.game, dice.choice(LEVELS), f"{seed}-{seat}") for seat in state.deal.seats
    }
    for _ in range(_MOST_MOVES):
        if state.outcome is not None:
            yield state, "", None
            return
        seat, move = next_move(game, state, players, dice.sample(list(players), len(players)))
        yield state, seat, move
        state = game.play(state, seat, move)
        for remark in remarks(settings, game, state, seat, move):
            state = game.play(state, REFEREE, remark)
