"""A campaign: missions that a team plays one after another, and the book in which it keeps its tries."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

Opts = TypeVar("Opts", bound=Struct)
S = TypeVar("S", bound=Any)


class Try(Struct, frozen=True, omit_defaults=True):
    """One game that counted for a mission: how it ended, when, and under what name its record is kept."""

    mission: str
    won: bool
    reason: str
    date: str
    record: str = ""


class Book(Struct, frozen=True, omit_defaults=True):
    """A team's own sheet of the map; every team has its own (DU-87)."""

    team: str
    tries: tuple[Try, ...] = ()


class Mission(Struct, frozen=True):
    """A city of the map: how many tokens there are, and how many of them allow a mistake (DU-89)."""

    id: str
    tokens: int
    mistakes: int


class Route(Struct, frozen=True):
    """Two cities that are joined, and whether the rulebook says so or we do (D-DU-26)."""

    one: str
    other: str
    source: Literal["rulebook", "reconstruction"]


@dataclass(frozen=True)
class Campaign(Generic[Opts, S]):
    """The campaign of a game: its map, and what its games mean for a team's book."""

    missions: tuple[Mission, ...]
    routes: tuple[Route, ...]
    mission_of: Callable[[Opts], str | None]  # the mission that a game with these options counts for
    open_missions: Callable[[Book], frozenset[str]]
    try_of: Callable[[S, str, str], Try | None]  # a finished state, its date, its record's name
    timeouts: Callable[[Book], int]  # standard games up to the latest that ran out of time one after another
