"""The seats of Decipher: `P1` to `P4`, clockwise."""

from typing import Final

from cluehouse.games.decipher.state import Options
from cluehouse.games.seating import Group, Seating, numbered

_PLAYERS: Final = Group("players", numbered=numbered("P{}", "", "player", 4), least=2)  # DC-02

SEATING: Final[Seating[Options]] = Seating(
    groups=lambda options: (_PLAYERS,), variants=((_PLAYERS,),), quick=("P1", "P2", "P3")
)


def seats_for(options: Options) -> tuple[str, ...]:
    """Return the seats of a game, clockwise."""
    return tuple(seat.name for seat in _PLAYERS.of_size(options.players))
