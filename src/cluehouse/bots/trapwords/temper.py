"""How the levels differ in Trapwords: in risk and attention, never in knowledge."""

from typing import Final

from msgspec import Struct


class Temper(Struct, frozen=True):
    """One level's way to play."""

    spread: float  # how far the trap writer strays from the likeliest words
    caution: float  # how much the describer fears a trap
    sure: float  # how sure the guesser wants to be right after a line
    doubts: bool = True  # does the watcher flag what is only doubtful?
    wavers: bool = False  # does the guesser sometimes take the second-best word?


TEMPERS: Final[dict[str, Temper]] = {
    "careful": Temper(spread=0.4, caution=3.5, sure=0.6),
    "even": Temper(spread=0.6, caution=2.0, sure=0.35),
    "bold": Temper(spread=0.8, caution=1.0, sure=0.15),
    "beginner": Temper(spread=1.2, caution=0.5, sure=0.3, doubts=False, wavers=True),
}
