"""How well a guesser and our giver do on judged boards, or on turns that people played."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from cluehouse.bots.boards.giver import Given, give
from cluehouse.bots.levels import Level
from cluehouse.bots.mind import mind, relatedness
from cluehouse.bots.progress import progress
from cluehouse.lab.held_out import HELD_OUT, Closeness, held_out
from cluehouse.lab.interval import interval, mean_interval, share
from cluehouse.lab.kinds import GiverKind
from cluehouse.lab.turns import HumanTurn, TurnsError

Guesser = Callable[[HumanTurn], Sequence[str]]  # the cards that are taken for a clue, in order


def our_guesser(language: str) -> Guesser:
    """Our guesser, which would take all cards in the end."""
    return lambda turn: [turn.remaining[at] for at in np.argsort(-relatedness(turn.clue, turn.remaining, language))]


def evaluate_guesser(
    turns: Sequence[HumanTurn], language: str = "en", guesser: Guesser | None = None
) -> dict[str, Any]:
    """How often our guesser, or another one, takes the words that were meant, and those that the partner took."""
    answers = guesser or our_guesser(language)
    first, taken, black, alike, alike_games = [], [], [], [], []
    games = [turn.game for turn in turns]
    with progress("turns", len(turns)) as shown:
        for turn in turns:
            order = list(answers(turn)) or [""]  # one who takes nothing is right about nothing
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
        ("partner_first", alike, alike_games),
        ("top1_black", black, games),
    )
    for name, hits, of_games in figures:
        found |= {name: round(share(hits), 4), f"{name}_interval": interval(hits, of_games)}
    return found


# --- the giver ------------------------------------------------------------------------------------


def evaluate_giver(
    turns: Sequence[HumanTurn], kind: GiverKind, level: Level = "even", language: str = "en"
) -> dict[str, Any]:
    """In the same positions: for how many words our clues are, and what share of them each listener takes."""
    if not all(turn.green for turn in turns):
        raise TurnsError("a giver needs to know the green words of every turn")
    listeners, games = _listeners(language), [turn.game for turn in turns]
    taken: dict[str, list[float]] = {name: [] for name in listeners}
    black: dict[str, list[float]] = {name: [] for name in listeners}
    numbers: list[float] = []
    with progress("states", len(turns)) as shown:
        for turn in turns:
            given = clue_for(turn, kind, level, language)
            numbers.append(float(len(given.meant)))
            for name, closeness in listeners.items():
                order = np.argsort(-closeness(given.word, turn.remaining), kind="stable")[: len(given.meant)]
                cards = {turn.remaining[at] for at in order}
                taken[name].append(float(len(cards & set(given.meant))))
                black[name].append(float(bool(cards & set(turn.black))))
            shown.step()
    found: dict[str, Any] = {
        "states": len(turns),
        "level": level,
        "mean_number": round(share(numbers), 4),
        "mean_number_interval": mean_interval(numbers, games),
        "listeners": {},
    }
    for name in listeners:
        found["listeners"][name] = {
            "intended": round(share(taken[name], numbers), 4),
            "intended_interval": interval(taken[name], games, numbers),
            "black": round(share(black[name]), 4),
            "black_interval": interval(black[name], games),
            "unseen": name in HELD_OUT,
        }
    return found


def clue_for(turn: HumanTurn, kind: GiverKind, level: Level, language: str) -> Given:
    """The clue that our giver would have given instead."""
    given = give(kind.position(turn, language), kind.tempers[level], _even_trust(language))
    if given is None:
        raise TurnsError(f"no legal clue for {', '.join(turn.green)}")
    return given


def _even_trust(language: str) -> tuple[float, ...]:
    count = len(mind(language).listeners)
    return (1 / count,) * count


def _listeners(language: str) -> dict[str, Closeness]:
    """Our own listeners one by one, and all held-out listeners that are installed."""

    def own(at: int) -> Closeness:
        return lambda clue, words: mind(language).hear(clue, words)[at]

    listeners = {name: own(at) for at, name in enumerate(mind(language).listeners)}
    others = [name for name, other in HELD_OUT.items() if language in other.languages and other.is_installed]
    return listeners | {name: held_out(name) for name in others}
