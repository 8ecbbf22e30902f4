"""How our guesser and our giver do on turns that people played."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from cluehouse.bots.boards.giver import Given, Scene, give, ladder
from cluehouse.bots.boards.temper import TEMPERS, Level
from cluehouse.bots.boards.values import after_miss, after_stop
from cluehouse.bots.mind import mind, relatedness
from cluehouse.bots.progress import bar
from cluehouse.games.board import SIZE
from cluehouse.games.duet.state import AGENTS
from cluehouse.games.duet.tokens import Bank
from cluehouse.lab.interval import interval, share
from cluehouse.lab.strangers import STRANGERS, Ear, listen
from cluehouse.lab.turns import HumanTurn, TurnsError

_MOST: Final = 9
_TOKENS: Final = 9


def evaluate_guesser(turns: Sequence[HumanTurn], language: str = "en") -> dict[str, Any]:
    """Would our guesser have taken the words that were meant, and those that the partner took?"""
    first, taken, black, alike, alike_games = [], [], [], [], []
    games = [turn.game for turn in turns]
    with bar("turns", len(turns)) as shown:
        for turn in turns:
            order = [turn.remaining[at] for at in np.argsort(-relatedness(turn.clue, turn.remaining, language))]
            first.append(float(order[0] in turn.targets))
            taken.append(len(set(order[: turn.meant]) & set(turn.targets)) / max(len(turn.targets), 1))
            black.append(float(order[0] in turn.black))
            if turn.guesses:
                alike.append(float(order[0] == turn.guesses[0]))
                alike_games.append(turn.game)
            shown.step()
    found: dict[str, Any] = {"turns": len(turns)}
    figures = (
        ("top1_in_targets", first, games),
        ("overlap_at_n", taken, games),
        ("human_first", alike, alike_games),
        ("top1_black", black, games),
    )
    for name, hits, of_games in figures:
        found |= {name: round(share(hits), 4), f"{name}_interval": interval(hits, of_games)}
    return found


# --- the giver ------------------------------------------------------------------------------------


def evaluate_giver(turns: Sequence[HumanTurn], level: Level = "even", language: str = "en") -> dict[str, Any]:
    """On the same states: the share of the giver's words that each listener takes, and how many it is for."""
    if not all(turn.green for turn in turns):
        raise TurnsError("a giver needs to know the green words of every turn")
    ears, games = _ears(language), [turn.game for turn in turns]
    taken: dict[str, list[float]] = {name: [] for name in ears}
    black: dict[str, list[float]] = {name: [] for name in ears}
    numbers: list[float] = []
    with bar("states", len(turns)) as shown:
        for turn in turns:
            given = clue_for(turn, level, language)
            numbers.append(float(len(given.meant)))
            for name, ear in ears.items():
                order = np.argsort(-ear(given.word, turn.remaining), kind="stable")[: len(given.meant)]
                cards = {turn.remaining[at] for at in order}
                taken[name].append(float(len(cards & set(given.meant))))
                black[name].append(float(bool(cards & set(turn.black))))
            shown.step()
    found: dict[str, Any] = {
        "states": len(turns),
        "level": level,
        "mean_number": round(share(numbers), 4),
        "mean_number_interval": interval(numbers, games),
        "listeners": {},
    }
    for name in ears:
        found["listeners"][name] = {
            "intended": round(share(taken[name], numbers), 4),
            "intended_interval": interval(taken[name], games, numbers),
            "black": round(share(black[name]), 4),
            "black_interval": interval(black[name], games),
            "unseen": name in STRANGERS,
        }
    return found


def clue_for(turn: HumanTurn, level: Level, language: str) -> Given:
    """The clue that our giver would give where somebody else gave theirs."""
    given = give(scene_of(turn, language), TEMPERS["duet"][level], _even_trust(language))
    if given is None:
        raise TurnsError(f"no legal clue for {', '.join(turn.green)}")
    return given


def scene_of(turn: HumanTurn, language: str) -> Scene:
    """A turn of Duet as its giver saw it; the tokens left are guessed from the words left."""
    found = SIZE - len(turn.remaining)
    left = max(AGENTS - found, len(turn.green))
    bank = Bank(max(1, round(_TOKENS * left / AGENTS)))
    missed = ladder(lambda count: after_miss(left - count, bank), _MOST)
    return Scene(
        language=language,
        board=turn.remaining,
        cards=turn.remaining,
        kinds=tuple(_kind(word, turn) for word in turn.remaining),
        protected=turn.remaining,
        given=frozenset(),
        pending=frozenset(),
        stopped=ladder(lambda count: after_stop(left - count, bank), _MOST),
        missed=missed,
        handed=missed,
    )


def _kind(word: str, turn: HumanTurn) -> str:
    if word in turn.green:
        return "own"
    return "assassin" if word in turn.black else "bystander"


def _even_trust(language: str) -> tuple[float, ...]:
    count = len(mind(language).listeners)
    return (1 / count,) * count


def _ears(language: str) -> dict[str, Ear]:
    """Our own listeners one by one, and all strangers that are here."""

    def own(at: int) -> Ear:
        return lambda clue, words: mind(language).hear(clue, words)[at]

    ears = {name: own(at) for at, name in enumerate(mind(language).listeners)}
    here = [name for name, stranger in STRANGERS.items() if language in stranger.languages and stranger.is_here]
    return ears | {name: listen(name) for name in here}
