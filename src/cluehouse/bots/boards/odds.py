"""How a noisy listener goes through the cards: the chances of taking right cards one after another."""

from typing import Final

import numpy as np

from cluehouse.bots.mind.vectors import Floats

_LEAST: Final = 1e-9


def shares(utilities: Floats) -> Floats:
    """The chance that each card is taken first."""
    odds = np.exp(utilities - utilities.max(axis=-1, keepdims=True))
    chance: Floats = odds / odds.sum(axis=-1, keepdims=True)
    return chance


def runs(odds: Floats, own: Floats, most: int) -> Floats:
    """For every clue, the chance that the first k cards taken are all right ones, for k from 0 to `most`.

    A card is taken with a chance in proportion to its odds; the right ones are supposed to go in the order of their
    odds, which is how they go most of the time.
    """
    right = -np.sort(-odds[..., own], axis=-1)[..., :most]
    wrong = odds[..., ~own].sum(axis=-1, keepdims=True)
    left = odds[..., own].sum(axis=-1, keepdims=True) - np.cumsum(right, axis=-1) + right
    steps = np.clip(left / np.maximum(left + wrong, _LEAST), 0.0, 1.0)
    return np.concatenate([np.ones_like(wrong), np.cumprod(steps, axis=-1)], axis=-1)


def exact(chance: Floats, most: int) -> Floats:
    """For every clue, the chance that the first k cards taken are the k cards meant, for k from 1 to `most`.

    `chance` is the chance of each card that can be meant to be taken first, in the order in which they are meant.
    """
    gone = np.concatenate([np.zeros_like(chance[..., :1]), np.cumsum(chance[..., :most], axis=-1)], axis=-1)
    found = np.empty_like(gone[..., 1:])
    for meant in range(1, most + 1):
        left = gone[..., meant : meant + 1] - gone[..., :meant]
        found[..., meant - 1] = np.prod(left / np.maximum(1 - gone[..., :meant], _LEAST), axis=-1)
    shares: Floats = np.clip(found, 0.0, 1.0)
    return shares


def inclusion(utilities: Floats, meant: float) -> Floats:
    """The chance that each card is among so many that were meant; likelier cards are meant more often."""
    count = len(utilities)
    if meant >= count:
        return np.ones(count, np.float32)
    if meant <= 0:
        return np.zeros(count, np.float32)
    odds = shares(utilities) + _LEAST
    low, high = 0.0, 1.0
    while (1 - np.exp(-high * odds)).sum() < meant and high < 1e9:
        high *= 2
    for _ in range(40):
        middle = (low + high) / 2
        if (1 - np.exp(-middle * odds)).sum() < meant:
            low = middle
        else:
            high = middle
    return np.asarray(1 - np.exp(-high * odds), np.float32)
