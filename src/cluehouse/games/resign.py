"""Giving a game up. The rulebooks know no such move; people do it all the same, and a record has to say so."""

from typing import Any, Final, TypeVar

from msgspec.structs import replace

from cluehouse.games.choice import Arg, OneOf
from cluehouse.games.game import Outcome
from cluehouse.games.rule import ANY_PHASE, Move, Rule
from cluehouse.games.seating import TABLE

S = TypeVar("S", bound=Any)

EVERYBODY: Final = "everybody"  # in a game without teams all give up together, and nobody wins (D-DU-22)


class Resign(Move, frozen=True, tag="resign"):
    """The table says that a side has given up. How the side agreed on it is the table's business."""

    side: str


def resigning(*sides: str) -> Rule[Any]:
    """The rule of giving up, where these sides play against each other: the others win."""

    def give_up(state: S, seat: str, move: Resign) -> S:
        winners = tuple(side for side in sides if side != move.side)
        return replace(state, phase="over", outcome=Outcome(winners, "resigned"))

    def side_args(state: S, seat: str) -> dict[str, Arg]:
        return {"side": OneOf(sides)}

    return Rule(move=Resign, phases=ANY_PHASE, made_by=(TABLE,), args=side_args, apply=give_up)
