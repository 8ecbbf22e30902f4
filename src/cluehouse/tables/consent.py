"""Taking moves back and giving up: what takes the consent of others, and whose."""

from typing import Any, Final

from cluehouse.games.game import SPECTATOR
from cluehouse.games.record import Record, states
from cluehouse.games.refusal import Refusal
from cluehouse.games.resign import EVERYBODY
from cluehouse.tables.settings import AnyGame
from cluehouse.tables.table import Play, Table


def undo_keeps(game: AnyGame, play: Play, seat: str) -> int | None:
    """How many moves are left when everything since this seat's last open move is taken back.

    Open is what everybody could see. A hidden move (a chief's question, a trap on a list) cannot be asked back by
    itself: the asking would tell of it.
    """
    views = (game.view(state, SPECTATOR) for state in states(game, Record(game.name, play.deal, play.moves)))
    before: Any = next(views)
    kept = None
    for number, ((mover, _), after) in enumerate(zip(play.moves, views, strict=True)):
        if mover == seat and after != before:
            kept = number
        before = after
    return kept


def asked_for_undo(table: Table, seat: str) -> tuple[str, ...]:
    """Everybody else who plays has to agree."""
    return tuple(other for other in table.seats if other != seat and not _is_bot(table, other))


def side_of(table: Table, seat: str) -> str:
    """The side that this seat can give up for; refused to one who plays for both."""
    sides = _SIDES[table.settings.game]
    if not sides:
        return EVERYBODY
    side = next((side for side in sides if seat.startswith(side)), None)
    if side is None:
        raise Refusal("not-your-part")
    return side


_SIDES: Final = {"codenames": ("red", "blue"), "trapwords": ("red", "blue"), "duet": (), "decipher": ()}


def asked_for_resigning(table: Table, seat: str) -> tuple[str, ...]:
    """The rest of the side has to agree; where nobody plays against anybody in teams, all have to."""
    side = side_of(table, seat)
    mates = [other for other in table.seats if side == EVERYBODY or other.startswith(side)]
    return tuple(other for other in mates if other != seat and not _is_bot(table, other))


def _is_bot(table: Table, seat: str) -> bool:
    return bool(table.people[table.seats[seat]].bot)
