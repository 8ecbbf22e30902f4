"""How a player dares: the levels that people can choose."""

from typing import Final, Literal

from msgspec import Struct

Level = Literal["careful", "even", "bold", "beginner"]


class Temper(Struct, frozen=True):
    """What distinguishes one level from another."""

    noise: float  # how much worse than fitted the partner is supposed to hear
    worst: float  # how much the listener who likes a clue least counts
    clear: float  # what it is worth that the guessers take the very words that were meant
    dread: float  # what the assassin costs beyond the game
    shy: float  # how many times likelier than it seems an assassin is supposed to be taken
    most: int  # the highest number to give
    common: float  # how much more common clues have to be than for others


# Nine tokens of Duet leave no time to be timid; a race of Codenames is lost by haste.
TEMPERS: Final[dict[str, dict[Level, Temper]]] = {
    "duet": {
        "careful": Temper(noise=0.69, worst=0.1, clear=1.0, dread=0.0, shy=3.0, most=3, common=0.0),
        "even": Temper(noise=0.45, worst=0.1, clear=1.0, dread=0.0, shy=3.0, most=3, common=0.0),
        "bold": Temper(noise=0.42, worst=0.05, clear=1.0, dread=0.0, shy=1.5, most=4, common=0.0),
        "beginner": Temper(noise=0.55, worst=0.2, clear=1.0, dread=0.0, shy=3.0, most=2, common=0.6),
    },
    "codenames": {
        "careful": Temper(noise=0.8, worst=0.2, clear=1.0, dread=0.5, shy=8.0, most=3, common=0.0),
        "even": Temper(noise=0.6, worst=0.3, clear=1.0, dread=0.2, shy=3.0, most=4, common=0.0),
        "bold": Temper(noise=0.45, worst=0.1, clear=1.0, dread=0.0, shy=2.0, most=5, common=0.0),
        "beginner": Temper(noise=0.65, worst=0.3, clear=1.0, dread=0.2, shy=3.0, most=2, common=0.6),
    },
}
