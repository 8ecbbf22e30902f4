"""The listeners of bots and the features that they go by. How much each counts is fitted for each language."""

from typing import Final

from cluehouse.languages.weights import FEATURES

__all__ = ["BLIND", "FEATURES", "LISTENERS"]

# Listeners that differ in what they go by. `whole` goes by everything, the others keep a clue honest.
LISTENERS: Final[dict[str, tuple[str, ...]]] = {
    "whole": FEATURES,
    "sense": ("near", "crowd"),
    "web": ("shared", "named"),
    "heart": ("near", "heart", "entry", "crowd"),
    "plain": ("near",),
}
BLIND: Final[dict[str, tuple[str, ...]]] = {"web": ("shared", "named"), "strand": ("shared",)}  # without vectors
