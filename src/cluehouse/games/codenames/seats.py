"""Who sits where in Codenames: `red-chief`, `red-1`, `red-2`, …, `blue-chief`, `blue-1`, …"""

from functools import lru_cache
from typing import Final

from cluehouse.games.codenames.state import Options, Side, State
from cluehouse.games.refusal import Refusal

SHARED: Final = "operative"  # the one who guesses for both chiefs in the "shared" variant
RIVAL: Final[dict[Side, Side]] = {"red": "blue", "blue": "red"}
CHIEF: Final[dict[Side, str]] = {"red": "red-chief", "blue": "blue-chief"}
CHIEFS: Final = frozenset(CHIEF.values())


@lru_cache(maxsize=64)
def seats_for(options: Options) -> tuple[str, ...]:
    """The seats of a game, or a refusal when a team is too small (CN-01, CN-02)."""
    if options.variant == "shared":
        return (CHIEF["red"], CHIEF["blue"], SHARED)
    if options.variant == "ghost":
        return _team("red", options.red)
    return _team("red", options.red) + _team("blue", options.blue)


def _team(side: Side, size: int) -> tuple[str, ...]:
    if size < 2:
        raise Refusal("too-few-players", team=side, needed=2)
    return (CHIEF[side], *(f"{side}-{number}" for number in range(1, size)))


def opposes(state: State, seat: str) -> bool:
    """Is this seat in the team that is not on turn?"""
    return seat.startswith(RIVAL[state.turn.side])
