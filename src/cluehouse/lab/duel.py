"""Many games between chosen players: how often they win, how long it takes, how it ends."""

import os
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from cluehouse.bots.boards.temper import Level
from cluehouse.bots.mind import mind
from cluehouse.bots.player import Player
from cluehouse.bots.progress import bar
from cluehouse.games import GAMES
from cluehouse.games.codenames.state import Turn
from cluehouse.games.duet import visible_words
from cluehouse.games.rule import Move
from cluehouse.lab.guests import guest
from cluehouse.lab.interval import interval, share
from cluehouse.lab.pool import on_all_cores
from cluehouse.lab.stalled import Stalled
from cluehouse.referee import judge_clue
from cluehouse.words import load_pack

Kind = Literal["codenames", "ghost", "shared", "alone", "duet"]

KINDS: Final[tuple[Kind, ...]] = ("codenames", "ghost", "shared", "alone", "duet")
_MOST_MOVES: Final = 2000
_LOST: Final = 25  # the turns that a lost game alone against the board counts


class Duel(Struct, frozen=True):
    """What is to be played."""

    kind: Kind = "duet"
    language: str = "en"
    level: Level = "even"
    guesser: str = "bot"
    naive: bool = False
    games: int = 200
    tokens: int = 9
    mission: str = ""
    seed: str = "lab"


class Played(Struct, frozen=True):
    """How one game went."""

    won: bool
    turns: int
    ending: str
    clues: tuple[tuple[str, int | str], ...]


def play(duel: Duel, number: int) -> Played:
    """One game, from its seed to its end."""
    seed = f"{duel.seed}-{number}"
    name = "duet" if duel.kind == "duet" else "codenames"
    game: Any = GAMES[name]
    state = game.start(game.deal(_options(game, duel), load_pack(duel.language), seed))
    players: dict[str, Player] = {
        seat: guest(duel.guesser, duel.language, duel.level, f"{seed}-{seat}", duel.naive) for seat in state.deal.seats
    }
    for _ in range(_MOST_MOVES):
        if state.outcome is not None:
            return _played(duel, state)
        if duel.kind == "alone":
            state = _without_rival(state)
        seat, move = _next_move(game, state, players)
        state = game.play(state, seat, move)
        _judge(duel, state, move)
    raise Stalled(f"{duel.kind} {duel.language} {seed}: no end")


def _options(game: Any, duel: Duel) -> Any:
    if duel.kind == "duet":
        return game.options_type(language=duel.language, tokens=duel.tokens, mission=duel.mission)
    variant = duel.kind if duel.kind in ("ghost", "shared") else "standard"
    return game.options_type(language=duel.language, variant=variant)


def _next_move(game: Any, state: Any, players: dict[str, Player]) -> tuple[str, Move]:
    sent = game.sent(state)
    for seat, player in players.items():
        move = player.choose(sent[seat])
        if move is not None:
            return seat, move
    raise Stalled(f"{game.name} {state.deal.seed}: nobody moves in {state.phase}")


def _without_rival(state: Any) -> Any:
    """Alone against the board, the other side never gets a turn."""
    if state.turn.side == state.deal.first or state.phase != "clue":
        return state
    return replace(state, turn=Turn(state.deal.first))


def _judge(duel: Duel, state: Any, move: Move) -> None:
    if move.__struct_config__.tag != "clue":
        return
    visible = visible_words(state) if duel.kind == "duet" else state.visible
    ruling = judge_clue(move.word, visible, duel.language)  # type: ignore[attr-defined]
    if ruling.verdict != "allowed":
        raise Stalled(f"{state.deal.seed}: {move} is {ruling.verdict}")


def _played(duel: Duel, state: Any) -> Played:
    clues = tuple((turn.word, turn.number) for turn in (*state.turns, state.turn) if turn.word)
    first = "A" if duel.kind == "duet" else state.deal.first
    mine = [turn for turn in (*state.turns, state.turn) if turn.word and (duel.kind == "duet" or turn.side == first)]
    return Played(first in state.outcome.winners, len(mine), state.outcome.reason, clues)


# --- all of them ----------------------------------------------------------------------------------


def duel(wanted: Duel, cores: int | None = None) -> dict[str, Any]:
    """Play all games on all cores, and count."""
    mind(wanted.language)  # prepared once, before the others need it
    with bar(f"{wanted.kind} {wanted.language}", wanted.games) as shown:
        played = []
        tasks = [(wanted, number) for number in range(wanted.games)]
        for game in on_all_cores(play, tasks, cores or os.cpu_count() or 1):
            played.append(game)
            shown.step()
    return summary(wanted, played)


def summary(wanted: Duel, played: Sequence[Played]) -> dict[str, Any]:
    """Wins, turns, numbers and endings, with intervals."""
    won = [float(game.won) for game in played]
    turns = [float(game.turns) for game in played]
    scores = [float(game.turns if game.won else _LOST) for game in played]
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
        "turns_interval": interval(turns, each),
        "mean_number": round(share(numbers), 3),
        "endings": dict(Counter(game.ending for game in played).most_common()),
    }
    if wanted.kind == "alone":
        counted |= {"score": round(share(scores), 3), "score_interval": interval(scores, each)}
    return counted
