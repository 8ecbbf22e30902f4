"""Shares and means with their 95 % confidence intervals: one way for the whole lab.

What belongs together (the turns of a game, the games of one deal) is not independent, so it counts together.

- A share of few games, or one of games that all went the same way, has an exact binomial interval (Clopper and
  Pearson): each game, or deal, is one trial. It is never narrower than these games allow, and never without doubt.
- Everything else is drawn again 2,000 times with whole games (bootstrap).
- Nothing is said where nothing is known: without any game, or where a number was the same in all games.

The same data give the same interval, in whatever order they come.
"""

from collections.abc import Sequence
from math import exp, lgamma, log
from typing import Final

import numpy as np
from numpy.typing import NDArray

Interval = tuple[float, float] | None

_FEW: Final = 30  # games, or deals
_TAIL: Final = 0.025
_DRAWS: Final = 2000
_SEED: Final = 7


def share(hits: Sequence[float], weights: Sequence[float] | None = None) -> float:
    """The mean, or the share of the whole where the parts weigh differently."""
    if weights is None:
        return float(np.mean(hits)) if len(hits) else 0.0
    return float(np.sum(hits) / max(float(np.sum(weights)), 1e-9))


def interval(hits: Sequence[float], games: Sequence[object], weights: Sequence[float] | None = None) -> Interval:
    """The 95 % interval of a share; `games` says to which game each part belongs."""
    if not len(hits):
        return None
    upper, lower = _by_game(hits, games, weights)
    found = float(upper.sum() / max(lower.sum(), 1e-9))
    if len(lower) < _FEW or found in (0.0, 1.0):
        trials = float(lower.sum() ** 2 / max((lower**2).sum(), 1e-9))  # fewer than games where some weigh more
        return _exact(found * trials, trials)
    return _drawn(upper, lower)


def mean_interval(numbers: Sequence[float], games: Sequence[object]) -> Interval:
    """The 95 % interval of a mean of numbers that are no shares, such as turns."""
    return _drawn(*_by_game(numbers, games, None)) if len(set(numbers)) > 1 else None


def _by_game(
    hits: Sequence[float], games: Sequence[object], weights: Sequence[float] | None
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The sums of each game, in an order that does not depend on that of the games."""
    names = {game: at for at, game in enumerate(dict.fromkeys(games))}
    place = np.array([names[game] for game in games])
    upper = np.bincount(place, np.asarray(hits, float), len(names))
    lower = np.bincount(place, np.ones(len(hits)) if weights is None else np.asarray(weights, float), len(names))
    order = np.lexsort((upper, lower))
    return np.asarray(upper[order], float), np.asarray(lower[order], float)


def _drawn(upper: NDArray[np.float64], lower: NDArray[np.float64]) -> Interval:
    drawn = np.random.default_rng(_SEED).integers(len(lower), size=(_DRAWS, len(lower)))
    shares = upper[drawn].sum(axis=1) / np.maximum(lower[drawn].sum(axis=1), 1e-9)
    low, high = np.quantile(shares, (_TAIL, 1 - _TAIL))
    return (round(float(low), 4), round(float(high), 4))


# --- the exact interval ---------------------------------------------------------------------------


def _exact(won: float, trials: float) -> Interval:
    lost = trials - won
    low = 0.0 if won <= 0 else _quantile(_TAIL, won, lost + 1)
    high = 1.0 if lost <= 0 else _quantile(1 - _TAIL, won + 1, lost)
    return (round(low, 4), round(high, 4))


def _quantile(wanted: float, a: float, b: float) -> float:
    """Where the beta distribution reaches this probability."""
    low, high = 0.0, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if _beta(middle, a, b) < wanted else (low, middle)
    return (low + high) / 2


def _beta(x: float, a: float, b: float) -> float:
    """The regularized incomplete beta function, by its continued fraction."""
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    value, upper, lower = 1.0, 1.0, 0.0
    for at in range(400):
        half = at // 2
        if at == 0:
            term = 1.0
        elif at % 2 == 0:
            term = half * (b - half) * x / ((a + at - 1) * (a + at))
        else:
            term = -(a + half) * (a + b + half) * x / ((a + at - 1) * (a + at))
        lower = 1 / (1 + term * lower)
        upper = 1 + term / upper
        value *= upper * lower
        if abs(1 - upper * lower) < 1e-10:
            break
    return front * (value - 1)
