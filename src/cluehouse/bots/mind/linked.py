"""Which cards the lexicon links with which clues. Every other card that a clue is meant for is a bet."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cluehouse.bots.mind.recall import Laid, Mind
from cluehouse.languages import table_language


def linked(thinking: Mind, clues: Sequence[str], cards: Sequence[str]) -> NDArray[np.bool_]:
    """Is each clue linked with each card? One names the other; but if speakers have listed what a clue brings to mind,
    only their list counts: they went through the whole deck."""
    laid = thinking.lay(cards)
    found = _one_names_the_other(thinking, clues, laid)
    own = table_language(thinking.language)
    listed = np.array([card in own.cards_with_links for card in cards])
    for at, clue in enumerate(clues):
        if (brought := own.cards_by_clue.get(clue.casefold())) is not None:
            named = frozenset(brought)
            found[at] &= ~listed | np.array([card in named for card in cards])
    return found


def _one_names_the_other(thinking: Mind, clues: Sequence[str], laid: Laid) -> NDArray[np.bool_]:
    rows = np.array([thinking.row(clue) for clue in clues], np.int32)
    return np.logical_or.reduceat(thinking.named(rows, laid.words.rows) > 0, laid.starts, axis=1)
