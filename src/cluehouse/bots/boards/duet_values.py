"""The value of a position of Duet: the chance to win when clues and guesses go as they usually do.

The values set the pace: for how many words a clue has to be, and whether one more guess is worth its risk.
"""

from functools import cache
from math import ceil
from typing import Final

from cluehouse.games.duet.tokens import Bank, miss, stop, total

# A card taken for a clue is right half of the time when so many words of the giver are left: for the first card
# after the clue, the second, …
_EVEN: Final = (0.7, 2.0, 3.5, 5.0)
_SHARE: Final = 9 / 15  # the share of the words left that are the giver's
_SUDDEN: Final = 0.4  # the chance of a right guess without a clue
_BLACK: Final = 0.14  # how often a wrong card is black


@cache
def before_clue(left: int, bystander: int, tick: int) -> float:
    """The chance to find so many words with these tokens in the bank, before a clue."""
    bank = Bank(bystander, tick)
    if left <= 0:
        return 1.0
    if total(bank) == 0:
        return float(_SUDDEN**left)
    most = min(ceil(_SHARE * left), len(_EVEN))
    return max(_with_clue(left, bank, number) for number in range(1, most + 1))


def _with_clue(left: int, bank: Bank, number: int) -> float:
    worth, chance, own = 0.0, 1.0, ceil(_SHARE * left)
    for found in range(number):
        taken = right(own - found, found)
        worth += chance * (1 - taken) * (1 - _BLACK) * after_miss(left - found, bank)
        chance *= taken
    return worth + chance * after_stop(left - number, bank)


def right(own: int, found: int) -> float:
    """The chance that the next card is right: so many were found for this clue, so many of its giver's are left."""
    return own / (own + _EVEN[found])


def after_miss(left: int, bank: Bank) -> float:
    """The chance to win after a bystander has ended the turn."""
    paid = miss(bank)
    return 0.0 if paid is None else before_clue(left, paid.bystander, paid.tick)


def after_stop(left: int, bank: Bank) -> float:
    """The chance to win after the guessers have stopped; finding the last word wins at once."""
    if left <= 0:
        return 1.0
    paid = stop(bank) if total(bank) else bank
    return before_clue(left, paid.bystander, paid.tick)
