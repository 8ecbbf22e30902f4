"""Who sits where in Duet: `A1`, `A2`, … on one side of the key, `B1`, `B2`, … on the other (DU-01, DU-100)."""

from typing import Final

from cluehouse.games.duet.state import SIDES, Options, Side

PARTNER: Final[dict[Side, Side]] = {"A": "B", "B": "A"}


def seats_for(options: Options) -> tuple[str, ...]:
    """The seats of a game, side A's first."""
    return _group("A", options.a) + _group("B", options.b)


def _group(side: Side, size: int) -> tuple[str, ...]:
    return tuple(f"{side}{number}" for number in range(1, size + 1))


def side_of(seat: str) -> Side | None:
    """The side a player sits on; None for the clock, the referee and spectators."""
    return next((side for side in SIDES if seat.startswith(side)), None)
