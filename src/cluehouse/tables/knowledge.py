"""Which seats somebody knows too much for: a person who knows a secret of this game may not take a seat that must not
know it."""

from collections.abc import Iterable

from cluehouse.games import GAMES
from cluehouse.games.game import AnyState


def may_take(game: str, state: AnyState, held: Iterable[str], seat: str) -> bool:
    """Whether somebody who has held these seats in this game may take that one (D-CN-21)."""
    rules = GAMES[game]
    seats = rules.seating.seats
    return all(rules.may_change_seat(state, seats[before], seats[seat]) for before in held)
