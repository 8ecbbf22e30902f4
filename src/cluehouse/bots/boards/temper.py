"""How much a board player risks. Each game has a temper of its own for every level."""

from msgspec import Struct


class Temper(Struct, frozen=True):
    """What distinguishes one level from another."""

    noise: float  # how much worse than the fitted listeners the partner is expected to hear
    worst: float  # the weight of the listener who likes a clue least
    clear: float  # the value of guessers taking exactly the words that were meant
    dread: float  # the cost of the assassin beyond the lost game
    shy: float  # the factor by which the chance of the assassin is overestimated
    most: int  # the highest number to give
    common: float  # how much more common than the rarest known clues a clue has to be
