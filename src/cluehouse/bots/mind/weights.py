"""How much each feature counts, for each listener. The numbers are fitted by `cluehouse lab fit`, not chosen."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

FEATURES: Final = ("near", "shared", "named", "heart", "entry", "crowd")

# Listeners that differ in what they go by. `whole` goes by everything, the others keep a clue honest.
LISTENERS: Final[dict[str, tuple[str, ...]]] = {
    "whole": FEATURES,
    "sense": ("near", "crowd"),
    "web": ("shared", "named"),
    "heart": ("near", "heart", "entry", "crowd"),
    "plain": ("near",),
}
BLIND: Final[dict[str, tuple[str, ...]]] = {"web": ("shared", "named"), "strand": ("shared",)}  # without vectors

Weights = dict[str, dict[str, float]]  # listener → feature → weight


class WeightsFile(msgspec.Struct, frozen=True):
    """The fitted weights: of each language, and of a house without vectors."""

    languages: dict[str, Weights]
    blind: dict[str, Weights]


@cache
def fitted() -> WeightsFile:
    """The weights that come with the house."""
    return msgspec.json.decode((files("cluehouse.bots.mind") / "weights.json").read_bytes(), type=WeightsFile)
