"""The listeners of bots and the features that they go by. How much each counts is fitted for each language."""

from typing import Final

from cluehouse.languages.weights import DETAILS, FEATURES

__all__ = ["BLIND", "CANDIDATES", "DETAILS", "FEATURES"]

# Listeners that differ in what they go by. `whole` goes by everything, the others keep a clue honest. Which of them
# understand people well enough to count is found out for each language (`cluehouse lab fit`).
CANDIDATES: Final[dict[str, tuple[str, ...]]] = {
    "whole": FEATURES,
    "mixed": ("near", "shared", "named"),
    "middle": ("named", "heart", "crowd"),
    "web": ("shared", "named"),
    "heart": ("near", "heart", "entry", "crowd"),
    "sense": ("near", "crowd"),
    "plain": ("near",),
}
BLIND: Final[dict[str, tuple[str, ...]]] = {"web": ("shared", "named"), "strand": ("shared",)}  # without vectors
