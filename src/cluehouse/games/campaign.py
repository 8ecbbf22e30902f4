"""A campaign: missions that a team plays in turn, and the book with the team's games so far."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

Opts = TypeVar("Opts", bound=Struct)
S = TypeVar("S", bound=Any)


class Try(Struct, frozen=True, omit_defaults=True):
    """One game that counted for a mission: how it ended, when, and the name of its record."""

    mission: str  # the city of the mission that it counted for
    won: bool  # whether the team won
    reason: str  # how the game ended, such as all-found, assassin or out-of-time
    date: str  # the day on which it ended, in UTC, such as 2026-11-01
    record: str = ""  # the name of the game's record
    undone: int = 0  # how often moves were taken back that had shown a card


class Book(Struct, frozen=True, omit_defaults=True):
    """A team's own copy of the map (DU-87)."""

    team: str  # the name of the team
    tries: tuple[Try, ...] = ()  # the games that counted for a mission, the oldest first


class Mission(Struct, frozen=True):
    """A city of the map: how many tokens there are, and how many of them allow a mistake (DU-89)."""

    id: str
    tokens: int
    mistakes: int


class Route(Struct, frozen=True):
    """A route between two cities, and whether it is from the rulebook or ours (D-DU-26)."""

    one: str  # the city at one end
    other: str  # the city at the other end
    source: Literal["rulebook", "reconstruction"]  # whether the rulebook names the route, or it is our reconstruction


@dataclass(frozen=True)
class Campaign(Generic[Opts, S]):
    """The campaign of a game: its map, and what its games mean for a team's book."""

    missions: tuple[Mission, ...]
    routes: tuple[Route, ...]
    mission_of: Callable[[Opts], str | None]  # the mission that a game with these options counts for
    open_missions: Callable[[Book], frozenset[str]]
    try_of: Callable[[S, str, str], Try | None]  # from a finished state, its date, and its record's name
    timeouts: Callable[[Book], int]  # how many standard games up to the latest ran out of time in a row
