"""How fast the bots think, and how much memory they need."""

import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from cluehouse.bots.boards import BoardPlayer
from cluehouse.bots.progress import bar
from cluehouse.games import GAMES
from cluehouse.lab.marathon import KINDS, run_one
from cluehouse.languages import LANGUAGES, LanguageCode
from cluehouse.words import load_pack

_FIRST: Final = (
    "from cluehouse.lab.speed import first_clue; import sys; first_clue(sys.argv[1])"  # in a process of its own
)


def speed(games: int = 10, languages: Sequence[LanguageCode] = tuple(LANGUAGES)) -> dict[str, Any]:
    """Latencies in milliseconds on one core, the cold start in seconds, the memory of all languages in one process."""
    found: dict[str, Any] = {}
    for language in languages:
        clues, guesses = _timed(language, games)
        found[language] = {
            "first_clue_s": round(_cold(language), 2),
            "clue_ms": _quantiles(clues),
            "guess_ms": _quantiles(guesses),
        }
    boards = _memory()
    _play_the_others(languages)
    return found | {"memory_mb": {"codenames_and_duet": boards, "all_games": _memory()}}


def _play_the_others(languages: Sequence[LanguageCode]) -> None:
    """Some games of everything else, so that all dictionaries are in memory."""
    for language in languages:
        for kind in KINDS:
            if kind != "decipher" or LANGUAGES[language].alphabet:
                run_one(kind, language, f"speed-{kind}")


def _timed(language: LanguageCode, games: int) -> tuple[list[float], list[float]]:
    clues: list[float] = []
    guesses: list[float] = []
    game: Any = GAMES["duet"]
    with bar(f"speed {language}", games + 1) as shown:
        for number in range(games + 1):
            state = game.start(game.deal(game.options_type(language=language), load_pack(language), f"speed-{number}"))
            players = {seat: BoardPlayer("even", seat) for seat in state.deal.seats}
            while state.outcome is None:
                sent = game.sent(state)
                for seat, player in players.items():
                    begun = time.process_time()  # of one core, whatever else the machine has to do
                    move = player.choose(sent[seat])
                    took = 1000 * (time.process_time() - begun)
                    if move is not None:
                        state = game.play(state, seat, move)
                        if number:  # the first game loads the dictionaries
                            (clues if move.__struct_config__.tag == "clue" else guesses).append(took)
                        break
            shown.step()
    return clues, guesses


def _quantiles(times: Sequence[float]) -> dict[str, float]:
    return {name: round(float(np.quantile(times, at)), 2) for name, at in (("p50", 0.5), ("p95", 0.95), ("max", 1.0))}


def first_clue(language: LanguageCode) -> None:
    """Everything from nothing up to the first clue of a game."""
    game: Any = GAMES["duet"]
    state = game.start(game.deal(game.options_type(language=language), load_pack(language), "first"))
    BoardPlayer("even", "first").choose(game.sent(state)["A1"])


def _cold(language: LanguageCode) -> float:
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", _FIRST, language], check=True)
    return time.perf_counter() - begun


def _memory() -> float:
    """What this process holds in memory now, in megabytes; 0 where the system does not tell."""
    told = Path("/proc/self/status")
    lines = told.read_text().splitlines() if told.exists() else []
    return next((round(int(line.split()[1]) / 1000, 1) for line in lines if line.startswith("VmRSS")), 0.0)
