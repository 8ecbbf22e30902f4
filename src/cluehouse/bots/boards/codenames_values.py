"""The value of a position of Codenames: the chance to win when clues and guesses go as they usually do.

The values set the pace: for how many words a clue has to be, and whether one more guess is worth its risk.
"""

from functools import cache
from typing import Final

USUAL: Final = (0.82, 0.66, 0.5, 0.36)  # the chance that the first, second, … card taken for a usual clue is right
_ASSASSIN: Final = 0.05  # how often a wrong card is the assassin
_RIVAL: Final = 0.45  # how often it belongs to the other side
_MOST: Final = 10  # more than the words of a side
_ROUNDS: Final = 60  # until the values no longer change


@cache
def _races(ghost: bool) -> dict[tuple[int, int], float]:
    """The chance to win of the side that is about to give a clue, by own and rival words left."""
    worth = {(own, rival): 0.5 for own in range(1, _MOST) for rival in range(1, _MOST)}
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
    if ghost:  # the absent rival covers one of its words after every turn
        return 0.0 if rival == 1 else worth[own, rival - 1]
    return 1 - worth[rival, own]


def race(own: int, rival: int, ghost: bool = False) -> float:
    """The chance to win of the side whose turn is over, with so many words left to it and to its rival."""
    return _handed_over(_races(ghost), own, rival, ghost)
