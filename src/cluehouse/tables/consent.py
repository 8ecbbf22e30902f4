"""Undoing moves and resigning: whose consent is needed."""

from cluehouse.games import GAMES
from cluehouse.games.record import Record, states
from cluehouse.games.refusal import Refusal
from cluehouse.games.resign import EVERYBODY
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import game_of
from cluehouse.tables.table import Play, Table


def undo_keeps(play: Play, seat: str) -> int:
    """Return how many moves remain when everything since this seat's last open move is undone.

    A move is open if everybody could see it. A hidden move (a chief's question, a trap on a list) cannot be undone by
    itself: the request would reveal it.
    """
    game = GAMES[play.game]
    path = list(states(game, Record(play.game, play.deal, play.moves)))
    for number in range(len(play.moves) - 1, -1, -1):
        by, move = play.moves[number]
        if by == seat and game.audience(path[number], path[number + 1], by, move) is None:
            return number
    raise TableRefusal("nothing-to-undo")


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
