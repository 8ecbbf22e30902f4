"""How the turns of Trapwords end when bots play in all seats: by a right guess, a trap, or otherwise.

Bots that know each other's ways may end most turns by traps, or never by one. Neither is what people play, and only
counting shows it.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, get_args

from cluehouse.bots.progress import progress
from cluehouse.games.trapwords.state import Ending, Turn
from cluehouse.lab.interval import interval
from cluehouse.lab.marathon import whole_game
from cluehouse.lab.pool import on_all_cores
from cluehouse.lab.requests import Endings
from cluehouse.lab.stalled import Stalled
from cluehouse.languages.decks import WORD_SETS
from cluehouse.tables.settings import Settings

_ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)


def endings(wanted: Endings, cores: int) -> list[dict[str, Any]]:
    """For each language: how many turns ended in each way, their shares, and how much was said and guessed."""
    tasks = [
        (language, f"{wanted.seed}-{number}", number) for language in wanted.languages for number in range(wanted.games)
    ]
    played: dict[str, list[list[Turn]]] = {language: [] for language in wanted.languages}
    with progress("endings", len(tasks)) as shown:
        for language, turns in on_all_cores(play_turns, tasks, cores):
            played[language].append(turns)
            shown.step()
    return [_counted(language, games) for language, games in played.items()]


def play_turns(language: Any, seed: str, number: int) -> tuple[str, list[Turn]]:
    """All turns of one game with the rulebook's options, bots of any level in the seats."""
    options = {"word_set": WORD_SETS[number % len(WORD_SETS)]}
    settings = Settings(game="trapwords", languages=(language,), options=options, referee="strict")
    for state, _, move in whole_game(settings, seed):
        if move is None:
            return language, [turn for played in state.rounds for turn in played.turns]
    raise Stalled(f"trapwords {language} {seed}: no end")


def _counted(language: str, games: Sequence[Sequence[Turn]]) -> dict[str, Any]:
    turns = [turn for game in games for turn in game]
    counts = Counter(turn.end for turn in turns)
    right = [float(turn.end == "guessed") for turn in turns]
    first = sum(turn.end == "trap" and len(turn.lines) == 1 for turn in turns)
    return {
        "language": language,
        "games": len(games),
        "turns": len(turns),
        "endings": {ending: counts[ending] for ending in _ENDINGS},
        "shares": {ending: round(counts[ending] / len(turns), 3) for ending in _ENDINGS},
        "guessed_interval": interval(right, [number for number, game in enumerate(games) for _ in game]),
        "trap_in_the_first_line": round(first / len(turns), 3),
        "lines": round(sum(len(turn.lines) for turn in turns) / len(turns), 2),
        "guesses": round(sum(len(turn.guesses) for turn in turns) / len(turns), 2),
    }
