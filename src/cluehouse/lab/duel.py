"""Many games between chosen players: how often they win, how many turns they need, how the games end."""

import os
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from cluehouse.bots.mind import mind
from cluehouse.bots.progress import progress
from cluehouse.lab.guessers import lab_player
from cluehouse.lab.interval import interval, mean_interval, share
from cluehouse.lab.kinds import DuelKind, duel_kinds
from cluehouse.lab.pool import on_all_cores
from cluehouse.lab.requests import Duel
from cluehouse.lab.stalled import Stalled
from cluehouse.lab.table import judged, next_move
from cluehouse.words import load_pack

_MOST_MOVES: Final = 2000


class Played(Struct, frozen=True):
    """How one game went."""

    won: bool
    turns: int
    ending: str
    clues: tuple[tuple[str, int | str], ...]


def play(duel: Duel, number: int) -> Played:
    """Play one game from its seed to its end."""
    seed, kind = f"{duel.seed}-{number}", duel_kinds()[duel.kind]
    game = kind.game
    state = game.start(game.deal(options_of(duel), load_pack(duel.language), seed))
    players = {
        seat: lab_player(kind.board, duel.guesser, duel.language, duel.level, f"{seed}-{seat}", duel.naive)
        for seat in state.deal.seats
    }
    for _ in range(_MOST_MOVES):
        if state.outcome is not None:
            return _played(kind, state)
        state = kind.prepared(state)
        seat, move = next_move(game, state, players, players)
        judged(game, state, seat, move)
        state = game.play(state, seat, move)
    raise Stalled(f"{duel.kind} {duel.language} {seed}: no end")


def options_of(duel: Duel) -> Any:
    """The options of the games; a ValidationError if the game has no such options."""
    kind = duel_kinds()[duel.kind]
    chosen = {**duel.options, **kind.options, "language": duel.language}
    return msgspec.convert(chosen, kind.game.options_type, strict=False)


def _played(kind: DuelKind, state: Any) -> Played:
    turns = [turn for turn in (*state.turns, state.turn) if turn.word]
    sides, outcome = kind.sides(state), state.outcome
    own = [turn for turn in turns if turn.side in sides]
    won = any(side in outcome.winners for side in sides)
    return Played(won, len(own), outcome.reason, tuple((turn.word, turn.number) for turn in turns))


# --- all games ------------------------------------------------------------------------------------


def duel(wanted: Duel, cores: int | None = None) -> dict[str, Any]:
    """Play all games on all cores, and count their results."""
    mind(wanted.language)  # prepare it once, before all processes need it
    with progress(f"{wanted.kind} {wanted.language}", wanted.games) as shown:
        played = []
        tasks = [(wanted, number) for number in range(wanted.games)]
        for game in on_all_cores(play, tasks, cores or os.cpu_count() or 1):
            played.append(game)
            shown.step()
    return summary(wanted, played)


def summary(wanted: Duel, played: Sequence[Played]) -> dict[str, Any]:
    """Wins, turns, numbers of clues and endings, with intervals."""
    won = [float(game.won) for game in played]
    turns = [float(game.turns) for game in played]
    lost_turns = duel_kinds()[wanted.kind].lost_turns
    scores = [float(game.turns if game.won else lost_turns) for game in played]
    numbers = [number for game in played for _, number in game.clues if isinstance(number, int)]
    each = list(range(len(played)))
    counted = {
        "kind": wanted.kind,
        "language": wanted.language,
        "level": wanted.level,
        "guesser": wanted.guesser,
        "naive": wanted.naive,
        "games": len(played),
        "wins": round(share(won), 4),
        "wins_interval": interval(won, each),
        "turns": round(share(turns), 3),
        "turns_interval": mean_interval(turns, each),
        "mean_number": round(share(numbers), 3),
        "endings": dict(Counter(game.ending for game in played).most_common()),
    }
    if lost_turns:
        counted |= {"score": round(share(scores), 3), "score_interval": mean_interval(scores, each)}
    return counted
