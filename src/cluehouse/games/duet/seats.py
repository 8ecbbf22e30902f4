"""The seats of Duet: `A1`, `A2`, … on one side of the key, `B1`, `B2`, … on the other (DU-01, DU-100)."""

from typing import Final

from cluehouse.games.duet.state import SIDES, Options, Side
from cluehouse.games.seating import Group, Seating, numbered

PARTNER: Final[dict[Side, Side]] = {"A": "B", "B": "A"}

_MOST: Final = 16  # on a side


def _group(side: Side) -> Group:
    return Group(side.lower(), numbered=numbered(f"{side}{{}}", side, "partner", _MOST), least=1)


_GROUPS: Final[dict[Side, Group]] = {side: _group(side) for side in SIDES}

SEATING: Final[Seating[Options]] = Seating(
    groups=lambda options: tuple(_GROUPS.values()), variants=(tuple(_GROUPS.values()),), quick=("A1", "B1")
)
_SIDE_OF: Final[dict[str, Side]] = {seat.name: side for side, group in _GROUPS.items() for seat in group.numbered}


def seats_for(options: Options) -> tuple[str, ...]:
    """Return the seats of a game, side A's first."""
    sizes: dict[Side, int] = {"A": options.a, "B": options.b}
    return tuple(seat.name for side, size in sizes.items() for seat in _GROUPS[side].of_size(size))


def side_of(seat: str) -> Side | None:
    """Return the side of a player; None for the clock, the referee and spectators."""
    return _SIDE_OF.get(seat)
