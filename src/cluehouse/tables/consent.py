"""Taking moves back and giving up: what takes the consent of others, and whose."""

from cluehouse.games import GAMES
from cluehouse.games.record import Record, states
from cluehouse.games.refusal import Refusal
from cluehouse.games.resign import EVERYBODY
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import game_of
from cluehouse.tables.table import Play, Table


def undo_keeps(play: Play, seat: str) -> int:
    """How many moves are left when everything since this seat's last open move is taken back.

    Open is what everybody could see. A hidden move (a chief's question, a trap on a list) cannot be asked back by
    itself: the asking would tell of it.
    """
    game = GAMES[play.game]
    path = list(states(game, Record(play.game, play.deal, play.moves)))
    for number in range(len(play.moves) - 1, -1, -1):
        by, move = play.moves[number]
        if by == seat and game.audience(path[number], path[number + 1], by, move) is None:
            return number
    raise TableRefusal("nothing-to-undo")


def asked_for_undo(table: Table, seat: str) -> tuple[str, ...]:
    """Everybody else who plays has to agree."""
    return tuple(other for other in table.seats if other != seat and not is_bot(table, other))


def resigning_side(table: Table, seat: str) -> str:
    """The side that this seat can give up for; refused to one who plays for both."""
    if not may_resign(table, seat):
        raise Refusal("not-your-part")
    seating = game_of(table.settings).seating
    return seating.side_of(seat) if seating.sides else EVERYBODY


def may_resign(table: Table, seat: str) -> bool:
    """Is there a side that this seat can give up for?"""
    seating = game_of(table.settings).seating
    return not seating.sides or seating.side_of(seat) in seating.sides


def asked_for_resigning(table: Table, seat: str) -> tuple[str, ...]:
    """The rest of the side has to agree; where no teams play against each other, everybody has to."""
    seating = game_of(table.settings).seating
    mates = table.seats if resigning_side(table, seat) == EVERYBODY else seating.mates(seat, table.seats)
    return tuple(other for other in mates if other != seat and not is_bot(table, other))


def is_bot(table: Table, seat: str) -> bool:
    """Does a bot sit here?"""
    return bool(table.people[table.seats[seat]].bot)
