"""Pairs of English words that rules do not find: relatives with a changed root (strong and strength)."""

from typing import Final

from cluehouse.languages.packages import folder_of
from cluehouse.languages.pairs import read_pairs

RELATIVES: Final = read_pairs(folder_of(__package__) / "relatives.txt")
KIN: Final = read_pairs(folder_of(__package__) / "kin.txt")  # hot and heat: people decide
CHANCE: Final = read_pairs(folder_of(__package__) / "chance.txt")  # carpet, car and pet (TW-60)
