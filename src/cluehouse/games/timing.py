"""What is timed in a game. The clock is a seat: when a timer runs out, the clock makes a move."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from cluehouse.games.rule import Move

S = TypeVar("S", bound=Any)


class Timer(Struct, frozen=True):
    """A running timer, and the move that the clock makes when it runs out."""

    kind: str  # "clue", "guess", "hourglass" …: as people see it
    turn: str  # identifies the turn, so that a timer of the same kind starts again in the next one
    milliseconds: int
    move: Move
    by_hand: bool = False  # whether a table may choose to start it by hand
    measured: bool = False  # whether the game later asks how long it ran


class Alarm(Struct, frozen=True):
    """A move of the clock and its time."""

    at: int
    move: Move


class Times(Struct, frozen=True):
    """The times that a table knows, in milliseconds, with pauses taken out."""

    now: int  # the time of the last change
    ran: int = 0  # how long the last measured timer ran
    stamps: tuple[int, ...] = ()  # when each of the things happened that the game stamps


def _nothing_stamped(state: Any) -> int:
    return 0


def _no_alarms(state: Any, times: Times) -> tuple[Alarm, ...]:
    return ()


@dataclass(frozen=True)
class TimeRules(Generic[S]):
    """What is timed in a game. A move that the rules refuse at its time is not made."""

    timer: Callable[[S], Timer | None]
    stamped: Callable[[S], int] = _nothing_stamped  # how many things of this turn need a time stamp
    alarms: Callable[[S, Times], tuple[Alarm, ...]] = _no_alarms  # alarms in addition to the timer


UNTIMED: TimeRules[Any] = TimeRules(timer=lambda state: None)
