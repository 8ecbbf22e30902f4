"""Embeddings from the web of associations: a vector for each word, by the entries that name it.

Two words are close when the same entries name both, even if neither names the other. So a word without an entry of
its own has a vector as soon as any entry names it.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from cluehouse.bots.mind.vectors import Floats, unit

PLACES: Final = 150
_HALF: Final = 20  # the rank at which an association counts half
_OWN: Final = 1.5  # how much an entry names itself
_LOT: Final = 4000


def weave(lists: Sequence[Sequence[int]], own: Sequence[int], rows: int, places: int = PLACES) -> Floats:
    """A unit vector for each of so many rows. `lists` are the rows that each entry names, strongest first; `own` is the
    row of each entry itself."""
    strength = _strengths(lists, own, rows)
    places = min(places, len(lists))
    gram = np.zeros((len(lists), len(lists)), np.float64)
    for start in range(0, rows, _LOT):
        block = _block(strength, start, min(start + _LOT, rows), len(lists))
        gram += block.T @ block
    values, directions = np.linalg.eigh(gram)
    best = np.argsort(values)[::-1][:places]
    scaled = (directions[:, best] / np.maximum(values[best], 1e-9) ** 0.25).astype(np.float32)
    lots = [_block(strength, start, min(start + _LOT, rows), len(lists)) @ scaled for start in range(0, rows, _LOT)]
    return unit(np.concatenate(lots))


def _strengths(lists: Sequence[Sequence[int]], own: Sequence[int], rows: int) -> tuple[Floats, ...]:
    """How strongly each entry names each row, as (row, entry, strength). Rare rows count more, all entries the same."""
    named = [
        (row, entry, 1 / (1 + rank / _HALF)) for entry, listed in enumerate(lists) for rank, row in enumerate(listed)
    ]
    named += [(row, entry, _OWN) for entry, row in enumerate(own)]
    row, entry, strength = (np.array(column) for column in zip(*named, strict=True))
    often = np.bincount(row, minlength=rows)
    strength = strength * np.sqrt(np.log(1 + len(lists) / np.maximum(often, 1)))[row]
    length = np.sqrt(np.bincount(entry, strength**2, minlength=len(lists)))
    return row, entry, (strength / length[entry]).astype(np.float32)


def _block(strength: tuple[Floats, ...], start: int, end: int, entries: int) -> Floats:
    row, entry, value = strength
    block = np.zeros((end - start, entries), np.float32)
    here = (row >= start) & (row < end)
    np.add.at(block, (row[here] - start, entry[here]), value[here])
    return block
