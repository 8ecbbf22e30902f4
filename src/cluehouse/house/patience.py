"""How long bots hold back for the people who play with them. Among themselves they go on at their pace.

It is part of the house and not of the bots: who of the others is a person stands in no view.
"""

from typing import Final

from cluehouse.games.rule import Move
from cluehouse.tables.consent import is_bot
from cluehouse.tables.table import Table

_FIRST_CLUE: Final = 15  # times the table's pace
_TRAP: Final = 4
_GUESS: Final = 2
_LAST_GUESS: Final = 5
_ATTEMPT: Final = 2


def patience(table: Table, seat: str, move: Move) -> float | None:
    """How many more of its usual pauses a bot waits before this move; None: it leaves the move to people."""
    if table.play is None:
        return 0
    name, state = str(move.__struct_config__.tag), table.play.state
    mates = _has_people(table, seat.partition("-")[0])
    match table.play.game, name:
        case ("trapwords", "ready" | "strike") if mates:
            return None  # those who write a list together say when it is done, and what of it is crossed out
        case ("trapwords", "propose") if mates:
            return _TRAP
        case ("trapwords", "guess") if mates:
            return _GUESS
        case ("decipher", "attempt") if _has_people(table, ""):
            return _ATTEMPT
        case ("duet", "clue") if state.phase == "open" and _has_people(table, ""):
            return _FIRST_CLUE  # either side may begin (DU-16): people are asked first
        case ("duet", "guess") if state.phase == "sudden-death" and _has_people(table, ""):
            return _LAST_GUESS
    return 0


def _has_people(table: Table, side: str) -> bool:
    return any(seat.startswith(side) and not is_bot(table, seat) for seat in table.seats)
