"""Undoing moves and resigning: whose consent is needed."""

from typing import Final

from cluehouse.games import GAMES
from cluehouse.games.refusal import Refusal
from cluehouse.games.resign import EVERYBODY
from cluehouse.tables.refusal import TableCode
from cluehouse.tables.settings import game_of
from cluehouse.tables.table import Table

UNDO_AGREED: Final = 1  # how often in a game bots agree to take back a move that has shown a secret


def why_not_undo(table: Table, seat: str) -> TableCode | None:
    """Why everything since this seat's last open move cannot be taken back; None if it can, with consent.

    A move is open if everybody could see it. A hidden move (a chief's question, a trap on a list) cannot be undone by
    itself: the request would reveal it. Bots agree only once to take back what has shown a secret: looking at cards
    must not be free (D-CN-27).
    """
    play = table.play
    if play is None or seat not in play.undo_points:
        return "nothing-to-undo"
    agreed = sum(undoing.shown for undoing in play.undoings)
    if agreed < UNDO_AGREED or not any(is_bot(table, other) for other in table.seats):
        return None
    shown = GAMES[play.game].secrecy.has_shown(play.state)
    return None if shown == play.undo_points[seat].shown else "bots-object"


def undo_voters(table: Table, seat: str) -> tuple[str, ...]:
    """Return the seats that have to agree to an undo: all other people who play."""
    return tuple(other for other in table.seats if other != seat and not is_bot(table, other))


def resigning_side(table: Table, seat: str) -> str:
    """Return the side that this seat can resign for. A seat that plays for both sides is refused."""
    if not may_resign(table, seat):
        raise Refusal("not-your-part")
    seating = game_of(table.settings).seating
    return seating.side_of(seat) if seating.sides else EVERYBODY


def may_resign(table: Table, seat: str) -> bool:
    """Whether there is a side that this seat can resign for."""
    seating = game_of(table.settings).seating
    return not seating.sides or seating.side_of(seat) in seating.sides


def resign_voters(table: Table, seat: str) -> tuple[str, ...]:
    """Return the seats that have to agree to resigning: the rest of the side, or everybody if there are no opposing
    teams."""
    seating = game_of(table.settings).seating
    mates = table.seats if resigning_side(table, seat) == EVERYBODY else seating.mates(seat, table.seats)
    return tuple(other for other in mates if other != seat and not is_bot(table, other))


def is_bot(table: Table, seat: str) -> bool:
    """Whether a bot sits here."""
    return bool(table.people[table.seats[seat]].bot)
