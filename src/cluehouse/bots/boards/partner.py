"""The partner: which of the listeners is most like this one, judging by the cards it took so far."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from cluehouse.bots.boards.odds import shares
from cluehouse.bots.mind.recall import Mind

_SLOW: Final = 0.5  # how much one card teaches
_LEAST: Final = 0.4  # the share of trust that is always spread evenly

Taken = tuple[str, tuple[str, ...], tuple[str, ...]]  # a clue, the cards that could be taken, those that were


def trust_in(thinking: Mind, board: Sequence[str], history: Sequence[Taken]) -> tuple[float, ...]:
    """How much each listener is trusted to understand clues as the partner does."""
    count = len(thinking.listeners)
    learnt = np.zeros(count)
    for clue, cards, taken in history:
        heard = thinking.hear(clue, board)[:, [board.index(card) for card in cards]]
        left = list(range(len(cards)))
        for card in taken:
            if card not in cards or len(left) < 2:
                continue
            chance = shares(heard[:, left])
            learnt += _SLOW * np.log(chance[:, left.index(cards.index(card))] + 0.01)
            left.remove(cards.index(card))
    weights = np.exp(learnt - learnt.max())
    mixed = (1 - _LEAST) * weights / weights.sum() + _LEAST / count
    return tuple(float(weight) for weight in mixed)
