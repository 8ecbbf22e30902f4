"""Which seats somebody knows too much for: a person who knows a secret of this game may not take a seat that must not
know it. Who joined after the deal may have sat anywhere before, under another name."""

from collections.abc import Iterable

from cluehouse.games import GAMES
from cluehouse.games.game import AnyState
from cluehouse.tables.table import Play


def may_take(game: str, state: AnyState, held: Iterable[str], seat: str) -> bool:
    """Whether somebody who has held these seats in this game may take that one (D-CN-21)."""
    rules = GAMES[game]
    seats = rules.seating.seats
    return all(rules.may_change_seat(state, seats[before], seats[seat]) for before in held)


def is_late(play: Play, person: str) -> bool:
    """Whether somebody joined after the deal, and the host has not let them play (D-CN-26)."""
    return person in play.late and person not in play.admitted


def perhaps_held(play: Play, person: str) -> tuple[str, ...]:
    """Return the seats whose secrets this person knows, or may know."""
    return play.deal.seats if is_late(play, person) else play.held.get(person, ())
