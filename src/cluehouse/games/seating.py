"""Seats and how a game arranges them: sides, roles, and group sizes."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Generic, TypeVar

from msgspec import Struct

Opts = TypeVar("Opts", bound=Struct)

PLAYER: Final = "player"  # stands for every seat that a person or a bot can take
CLOCK: Final = "clock"  # the seat that says "time is up"
REFEREE: Final = "referee"  # the seat that says "that word was trapped"
TABLE: Final = "table"  # the seat that says what people agreed on outside the rules: a side has given up
SPECTATOR: Final = "spectator"  # sees least, plays nothing
HOUSE_SEATS: Final = (CLOCK, REFEREE)


MAKERS: Final = (CLOCK, REFEREE, TABLE)  # seats that make moves without a player


class Seat(Struct, frozen=True, gc=False):
    """A seat in a game. Its name identifies it in records and messages; the other fields describe it."""

    name: str  # "red-chief", "A1", "P2"
    side: str = ""  # the team it belongs to; empty where there are no teams
    role: str = "player"
    number: int = 1  # within its side and role


class Group(Struct, frozen=True):
    """Seats that fill up together: fixed ones that every game needs, then numbered ones as people join."""

    option: str  # the option that holds the size of this group; empty where the size is fixed
    fixed: tuple[Seat, ...] = ()
    numbered: tuple[Seat, ...] = ()  # all seats that the rules allow
    least: int = 0  # numbered seats that a game needs

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats of the group."""
        return self.fixed + self.numbered

    def of_size(self, size: int) -> tuple[Seat, ...]:
        """Return the first seats of the group, this many in all."""
        return self.seats[:size]


@dataclass(frozen=True)
class Seating(Generic[Opts]):
    """Which seats a game has: `groups` for the options of a table, `variants` for all possible options."""

    groups: Callable[[Opts], tuple[Group, ...]]
    variants: tuple[tuple[Group, ...], ...]
    quick: tuple[str, ...]  # the seats of a game that one person starts with bots; the person's own seat comes first
    sides: tuple[str, ...] = ()  # the teams that play against each other

    @cached_property
    def seats(self) -> dict[str, Seat]:
        """Every seat that the game can have, by name."""
        groups = (group for groups in self.variants for group in groups)
        return {seat.name: seat for group in groups for seat in group.seats}

    def side_of(self, name: str) -> str:
        """Return the side of a seat; empty for the clock, the referee and seats without a side."""
        seat = self.seats.get(name)
        return "" if seat is None else seat.side

    def mates(self, name: str, others: Iterable[str]) -> tuple[str, ...]:
        """Return the other seats on the same side as this one."""
        side = self.side_of(name)
        return tuple(other for other in others if self.side_of(other) == side)

    @property
    def players(self) -> tuple[int, int]:
        """Return how few and how many people can play, over all variants."""
        least = min(sum(len(group.fixed) + group.least for group in groups) for groups in self.variants)
        return least, max(sum(len(group.seats) for group in groups) for groups in self.variants)


def numbered(pattern: str, side: str, role: str, count: int) -> tuple[Seat, ...]:
    """Return seats that differ only in their number: `red-1`, `red-2`, …"""
    return tuple(Seat(pattern.format(number), side, role, number) for number in range(1, count + 1))
