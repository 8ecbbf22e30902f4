"""Taking moves back and giving up: what takes the consent of others, and whose."""

from typing import Final

from cluehouse.games.record import Record, states
from cluehouse.games.refusal import Refusal
from cluehouse.games.resign import EVERYBODY
from cluehouse.tables.fold import is_open
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import AnyGame
from cluehouse.tables.table import Play, Table


def undo_keeps(game: AnyGame, play: Play, seat: str) -> int:
    """How many moves are left when everything since this seat's last open move is taken back.

    Open is what everybody could see. A hidden move (a chief's question, a trap on a list) cannot be asked back by
    itself: the asking would tell of it.
    """
    path = list(states(game, Record(game.name, play.deal, play.moves)))
    for number in range(len(play.moves) - 1, -1, -1):
        if play.moves[number][0] == seat and is_open(game, path[number], path[number + 1]):
            return number
    raise TableRefusal("nothing-to-undo")


def asked_for_undo(table: Table, seat: str) -> tuple[str, ...]:
    """Everybody else who plays has to agree."""
    return tuple(other for other in table.seats if other != seat and not is_bot(table, other))


def side_of(table: Table, seat: str) -> str:
    """The side that this seat can give up for; refused to one who plays for both."""
    if not may_resign(table, seat):
        raise Refusal("not-your-part")
    return next((side for side in _SIDES[table.settings.game] if seat.startswith(side)), EVERYBODY)


def may_resign(table: Table, seat: str) -> bool:
    """Is there a side that this seat can give up for?"""
    sides = _SIDES[table.settings.game]
    return not sides or seat.startswith(sides)


_SIDES: Final = {"codenames": ("red", "blue"), "trapwords": ("red", "blue"), "duet": (), "decipher": ()}


def asked_for_resigning(table: Table, seat: str) -> tuple[str, ...]:
    """The rest of the side has to agree; where nobody plays against anybody in teams, all have to."""
    side = side_of(table, seat)
    mates = [other for other in table.seats if side == EVERYBODY or other.startswith(side)]
    return tuple(other for other in mates if other != seat and not is_bot(table, other))


def is_bot(table: Table, seat: str) -> bool:
    """Does a bot sit here?"""
    return bool(table.people[table.seats[seat]].bot)
