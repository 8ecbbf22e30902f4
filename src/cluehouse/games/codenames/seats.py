"""The seats of Codenames: `red-chief`, `red-1`, `red-2`, …, `blue-chief`, `blue-1`, …"""

from functools import lru_cache
from typing import Final

from cluehouse.games.codenames.state import SIDES, Options, Side, State
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move
from cluehouse.games.seating import Group, Seat, Seating, numbered

SHARED: Final = "operative"  # the operative who guesses for both chiefs in the "shared" variant
RIVAL: Final[dict[Side, Side]] = {"red": "blue", "blue": "red"}
CHIEF: Final[dict[Side, str]] = {"red": "red-chief", "blue": "blue-chief"}
CHIEFS: Final = frozenset(CHIEF.values())

_MOST: Final = 31  # operatives in a team


def _group(side: Side) -> Group:
    chief = Seat(CHIEF[side], side, "chief")
    return Group(side, (chief,), numbered(f"{side}-{{}}", side, "operative", _MOST), least=1)


_TEAMS: Final = {side: _group(side) for side in SIDES}
_STANDARD: Final = (_TEAMS["red"], _TEAMS["blue"])
_GHOST: Final = (_TEAMS["red"],)
_SHARED: Final = (Group("", (*_TEAMS["red"].fixed, *_TEAMS["blue"].fixed, Seat(SHARED, "", "shared"))),)


def groups(options: Options) -> tuple[Group, ...]:
    """Return the groups of seats of each variant."""
    match options.variant:
        case "standard":
            return _STANDARD
        case "ghost":
            return _GHOST
        case "shared":
            return _SHARED


SEATING: Final[Seating[Options]] = Seating(
    groups=groups,
    variants=(_STANDARD, _GHOST, _SHARED),
    quick=("red-1", "red-chief", "blue-chief", "blue-1"),
    sides=SIDES,
)
SIDE_OF: Final[dict[str, Side]] = {
    seat.name: side for side, group in _TEAMS.items() for seat in (*group.fixed, *group.numbered)
}


@lru_cache(maxsize=64)
def seats_for(options: Options) -> tuple[str, ...]:
    """Return the seats of a game; refuse if a team is too small (CN-01, CN-02)."""
    if options.variant == "shared":
        return tuple(seat.name for group in _SHARED for seat in group.fixed)
    if options.variant == "ghost":
        return _team("red", options.red)
    return _team("red", options.red) + _team("blue", options.blue)


def _team(side: Side, size: int) -> tuple[str, ...]:
    if size < 2:
        raise Refusal("too-few-players", team=side, needed=2)
    return tuple(seat.name for seat in _TEAMS[side].of_size(size))


def opposes(state: State, seat: str) -> bool:
    """Whether this seat belongs to the team that is not on turn."""
    return SIDE_OF.get(seat) == RIVAL[state.turn.side]


def chiefs(state: State, seat: str, move: Move) -> tuple[str, ...]:
    """Return the chiefs of this game: only they notice what they ask each other (CN-46)."""
    return tuple(chief for chief in state.deal.seats if chief in CHIEFS)
