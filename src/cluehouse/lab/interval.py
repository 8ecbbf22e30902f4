"""Confidence intervals of shares, by bootstrap over whole games, since the turns of a game are not independent."""

from collections.abc import Sequence
from typing import Final

import numpy as np

_DRAWS: Final = 2000
_SEED: Final = 7


def share(hits: Sequence[float], weights: Sequence[float] | None = None) -> float:
    """The mean, or the share of the whole where the parts weigh differently."""
    if weights is None:
        return float(np.mean(hits)) if len(hits) else 0.0
    return float(np.sum(hits) / max(float(np.sum(weights)), 1e-9))


def interval(
    hits: Sequence[float], games: Sequence[int | str], weights: Sequence[float] | None = None
) -> tuple[float, float]:
    """The 95 % interval of the share, resampling games."""
    if not len(hits):
        return (0.0, 0.0)
    names = {game: at for at, game in enumerate(dict.fromkeys(games))}
    place = np.array([names[game] for game in games])
    upper = np.bincount(place, np.asarray(hits, float), len(names))
    lower = np.bincount(place, np.ones(len(hits)) if weights is None else np.asarray(weights, float), len(names))
    drawn = np.random.default_rng(_SEED).integers(len(names), size=(_DRAWS, len(names)))
    shares = upper[drawn].sum(axis=1) / np.maximum(lower[drawn].sum(axis=1), 1e-9)
    low, high = np.quantile(shares, (0.025, 0.975))
    return (round(float(low), 4), round(float(high), 4))
