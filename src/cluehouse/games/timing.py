"""What a game has timed. The clock is a seat: when a timer runs out, the clock makes a move."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from cluehouse.games.rule import Move

S = TypeVar("S", bound=Any)


class Timer(Struct, frozen=True):
    """What runs now, and the move that the clock makes when it has run out."""

    kind: str  # "clue", "guess", "hourglass" …: what people are shown
    turn: str  # names the turn, so that a timer of the same kind starts anew in the next one
    milliseconds: int
    move: Move
    by_hand: bool = False  # may a table decide to start it by hand?
    measured: bool = False  # does the game later ask how long it ran?


class Alarm(Struct, frozen=True):
    """At this time the clock makes this move."""

    at: int
    move: Move


class Times(Struct, frozen=True):
    """What a table knows of time. All times are in milliseconds; pauses have been taken out of them."""

    now: int  # of the last change
    ran: int = 0  # how long the last measured timer ran
    stamps: tuple[int, ...] = ()  # when each thing that the game stamps happened


def _nothing_stamped(state: Any) -> int:
    return 0


def _no_alarms(state: Any, times: Times) -> tuple[Alarm, ...]:
    return ()


@dataclass(frozen=True)
class TimeRules(Generic[S]):
    """What is timed in a game. A move that the rules refuse when its time comes is not made."""

    timer: Callable[[S], Timer | None]
    stamped: Callable[[S], int] = _nothing_stamped  # how many things of this turn need a time of their own
    alarms: Callable[[S, Times], tuple[Alarm, ...]] = _no_alarms  # alarms beside the timer's own


UNTIMED: TimeRules[Any] = TimeRules(timer=lambda state: None)
