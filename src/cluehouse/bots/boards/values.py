"""What a position is worth: the chance to win it, when clues and guesses go as they usually do.

The tables give the tempo: how many words a clue has to be for, whether one more guess is worth its risk.
"""

from functools import cache
from math import ceil
from typing import Final

from cluehouse.games.duet.tokens import Bank, miss, stop, total

# The chance that the first, second, … card taken for a usual clue is right.
USUAL: Final = (0.82, 0.66, 0.5, 0.36)
# The same in Duet, where it falls as words are found: with so many words of the giver's left it is an even bet.
_EVEN: Final = (0.7, 2.0, 3.5, 5.0)
_SHARE: Final = 9 / 15  # how many of the words left are the giver's
_SUDDEN: Final = 0.4  # the chance of a right guess without a clue
_BLACK: Final = 0.14  # how often a wrong card of Duet is black
_ASSASSIN: Final = 0.05  # how often a wrong card of Codenames is the assassin
_RIVAL: Final = 0.45  # how often it is the other side's
_ROUNDS: Final = 60


@cache
def duet(left: int, bystander: int, tick: int) -> float:
    """The chance to find so many words with these tokens in the bank, before a clue."""
    bank = Bank(bystander, tick)
    if left <= 0:
        return 1.0
    if total(bank) == 0:
        return float(_SUDDEN**left)
    most = min(ceil(_SHARE * left), len(_EVEN))
    return max(_duet_clue(left, bank, number) for number in range(1, most + 1))


def _duet_clue(left: int, bank: Bank, number: int) -> float:
    worth, chance, own = 0.0, 1.0, ceil(_SHARE * left)
    for found in range(number):
        taken = right(own - found, found)
        worth += chance * (1 - taken) * (1 - _BLACK) * after_miss(left - found, bank)
        chance *= taken
    return worth + chance * after_stop(left - number, bank)


def right(own: int, found: int) -> float:
    """The chance of one more right card after so many for this clue, with so many words of its giver's left."""
    return own / (own + _EVEN[found])


def after_miss(left: int, bank: Bank) -> float:
    """What is left of the chances when a bystander ends the turn."""
    paid = miss(bank)
    return 0.0 if paid is None else duet(left, paid.bystander, paid.tick)


def after_stop(left: int, bank: Bank) -> float:
    """What is left of the chances when the guessers stop; the last word found wins at once."""
    if left <= 0:
        return 1.0
    paid = stop(bank) if total(bank) else bank
    return duet(left, paid.bystander, paid.tick)


@cache
def _races(ghost: bool) -> dict[tuple[int, int], float]:
    """For each number of own and rival words left, the chance of the side that is to give a clue."""
    most = 10
    worth = {(own, rival): 0.5 for own in range(1, most) for rival in range(1, most)}
    for _ in range(_ROUNDS):
        for own, rival in worth:
            numbers = range(1, min(own, len(USUAL)) + 1)
            worth[own, rival] = max(_race_clue(worth, own, rival, number, ghost) for number in numbers)
    return worth


def _race_clue(worth: dict[tuple[int, int], float], own: int, rival: int, number: int, ghost: bool) -> float:
    gained, chance = 0.0, 1.0
    for found in range(number):
        wrong = chance * (1 - USUAL[found])
        gained += wrong * _RIVAL * _handed_over(worth, own - found, rival - 1, ghost)
        gained += wrong * (1 - _RIVAL - _ASSASSIN) * _handed_over(worth, own - found, rival, ghost)
        chance *= USUAL[found]
    return gained + chance * _handed_over(worth, own - number, rival, ghost)


def _handed_over(worth: dict[tuple[int, int], float], own: int, rival: int, ghost: bool) -> float:
    if own <= 0:
        return 1.0
    if rival <= 0:
        return 0.0
    if ghost:  # it covers one word of its own after every turn
        return 0.0 if rival == 1 else worth[own, rival - 1]
    return 1 - worth[rival, own]


def race(own: int, rival: int, ghost: bool = False) -> float:
    """The chance of the side whose turn is over, with so many words left to it and to its rival."""
    return _handed_over(_races(ghost), own, rival, ghost)
