"""Pairs of Polish words that no rule tells."""

from typing import Final

from cluehouse.languages.packages import folder_of
from cluehouse.languages.pairs import read_pairs

RELATIVES: Final = read_pairs(folder_of(__package__) / "relatives.txt")  # las and leśny
CHANCE: Final = read_pairs(folder_of(__package__) / "chance.txt")  # kawa and kawałek (TW-60)
