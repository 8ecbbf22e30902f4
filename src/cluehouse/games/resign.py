"""Resigning. The rulebooks have no such move, but people do it, and a record has to show it."""

from typing import Any, Final, TypeVar

from msgspec.structs import replace

from cluehouse.games.choice import Arg, OneOf
from cluehouse.games.game import Outcome
from cluehouse.games.rule import ANY_PHASE, Move, Rule
from cluehouse.games.seating import TABLE

S = TypeVar("S", bound=Any)

EVERYBODY: Final = "everybody"  # in a game without opposing teams everybody resigns together, and nobody wins (D-DU-22)


class Resign(Move, frozen=True, tag="resign"):
    """The table records that a side has resigned. The table decides how the side agrees on it."""

    side: str  # the team that resigns; everybody in a game without opposing teams


def resigning(*sides: str) -> Rule[Any]:
    """Return the rule of resigning for these opposing sides: the others win."""

    def give_up(state: S, seat: str, move: Resign) -> S:
        winners = tuple(side for side in sides if side != move.side)
        return replace(state, phase="over", outcome=Outcome(winners, "resigned"))

    def side_args(state: S, seat: str) -> dict[str, Arg]:
        return {"side": OneOf(sides)}

    return Rule(move=Resign, phases=ANY_PHASE, made_by=(TABLE,), args=side_args, apply=give_up)
