"""How fast the bots think, and how much memory they need."""

import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from cluehouse.bots import seat_player
from cluehouse.bots.player import Player
from cluehouse.bots.progress import progress
from cluehouse.games import GAMES
from cluehouse.games.rule import Move
from cluehouse.games.seating import REFEREE
from cluehouse.lab.table import next_move
from cluehouse.languages import LANGUAGES, LanguageCode
from cluehouse.tables.advice import remarks
from cluehouse.tables.settings import Settings, options_of, pack_of
from cluehouse.words import can_be_played

_LEVEL: Final = "even"
_FIRST: Final = "from cluehouse.lab.speed import first_move; import sys; first_move(*sys.argv[1:])"


def speed(games: int = 10, languages: Sequence[LanguageCode] = tuple(LANGUAGES)) -> dict[str, Any]:
    """By game and language: the seconds from the start of a process to the first move, and the milliseconds on one
    core for each kind of move. `memory_mb` is what this process holds after the games of each kind, one after another.
    """
    found: dict[str, Any] = {}
    memory: dict[str, float] = {}
    for name in GAMES:
        spoken = [language for language in languages if can_be_played(GAMES[name], language)]
        found[name] = {
            language: {"first_move_s": round(_cold(name, language), 2), "moves_ms": _timed(name, language, games)}
            for language in spoken
        }
        memory[name] = _memory()
    return found | {"memory_mb": memory}


class _Timed(Player):
    """A bot whose decisions are timed."""

    def __init__(self, player: Player, times: dict[str, list[float]]) -> None:
        self._player, self._times = player, times

    def choose(self, sent: bytes) -> Move | None:
        """The bot's move."""
        begun = time.process_time()  # of one core, whatever else the machine has to do
        move = self._player.choose(sent)
        if move is not None:
            self._times[move.name].append(1000 * (time.process_time() - begun))
        return move

    def refused(self, move: Move, code: str) -> None:
        """Tell the bot."""
        self._player.refused(move, code)


def _timed(name: str, language: LanguageCode, games: int) -> dict[str, dict[str, float]]:
    times: dict[str, list[float]] = defaultdict(list)
    with progress(f"speed {name} {language}", games + 1) as shown:
        for number in range(games + 1):
            if number == 1:
                times.clear()  # the first game loads the dictionaries
            _play(name, language, f"speed-{number}", times)
            shown.step()
    return {move: _quantiles(taken) for move, taken in times.items()}


def _table(name: str, language: LanguageCode, seed: str) -> tuple[Settings, Any, dict[str, Player]]:
    """A table with the game's usual options, before its first move."""
    settings, game = Settings(game=name, languages=(language,)), GAMES[name]
    state = game.start(game.deal(options_of(settings), pack_of(settings), seed))
    return settings, state, {seat: seat_player(name, _LEVEL, f"{seed}-{seat}") for seat in state.deal.seats}


def _play(name: str, language: LanguageCode, seed: str, times: dict[str, list[float]]) -> None:
    settings, state, players = _table(name, language, seed)
    timed = {seat: _Timed(player, times) for seat, player in players.items()}
    game = GAMES[name]
    while state.outcome is None:
        seat, move = next_move(game, state, timed, timed)
        state = game.play(state, seat, move)
        for remark in remarks(settings, game, state, seat, move):
            state = game.play(state, REFEREE, remark)


def _quantiles(times: Sequence[float]) -> dict[str, float]:
    return {name: round(float(np.quantile(times, at)), 2) for name, at in (("p50", 0.5), ("p95", 0.95), ("max", 1.0))}


def first_move(name: str, language: LanguageCode) -> None:
    """Everything up to the first move of a game."""
    _, state, players = _table(name, language, "first")
    next_move(GAMES[name], state, players, players)


def _cold(name: str, language: LanguageCode) -> float:
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", _FIRST, name, language], check=True)
    return time.perf_counter() - begun


def _memory() -> float:
    """What this process holds in memory now, in megabytes; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((round(int(line.split()[1]) / 1000, 1) for line in lines if line.startswith("VmRSS")), 0.0)
