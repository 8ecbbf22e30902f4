"""The seats of Trapwords: `red-1`, `red-2`, …, `blue-1`, …; the torch shows who describes."""

from functools import lru_cache
from typing import Final

from cluehouse.games.refusal import Refusal
from cluehouse.games.seating import Group, Seating, numbered
from cluehouse.games.trapwords.state import TEAMS, Deal, Options, State, Team

RIVAL: Final[dict[Team, Team]] = {"red": "blue", "blue": "red"}

LEAST: Final = 2  # in a team (TW-01)
_MOST: Final = 32


def _group(team: Team) -> Group:
    return Group(team, numbered=numbered(f"{team}-{{}}", team, "member", _MOST), least=LEAST)


_GROUPS: Final[dict[Team, Group]] = {team: _group(team) for team in TEAMS}

SEATING: Final[Seating[Options]] = Seating(
    groups=lambda options: tuple(_GROUPS.values()),
    variants=(tuple(_GROUPS.values()),),
    quick=("red-1", "red-2", "blue-1", "blue-2"),
    sides=TEAMS,
)
_TEAM_OF: Final[dict[str, Team]] = {seat.name: team for team, group in _GROUPS.items() for seat in group.numbered}


def seats_for(options: Options) -> tuple[str, ...]:
    """Return the seats of a game; refuse if a team is too small (TW-01)."""
    sizes: dict[Team, int] = {"red": options.red, "blue": options.blue}
    for team, size in sizes.items():
        if size < LEAST:
            raise Refusal("too-few-players", team=team, needed=LEAST)
    return tuple(seat.name for team, size in sizes.items() for seat in _GROUPS[team].of_size(size))


def team_of(seat: str) -> Team | None:
    """Return the team of a seat; the clock, the referee and spectators have none."""
    return _TEAM_OF.get(seat)


def members(deal: Deal, team: Team) -> tuple[str, ...]:
    """Return the seats of a team, in the order in which the torch is passed."""
    return _members(deal.seats, team)


@lru_cache(maxsize=1024)
def _members(seats: tuple[str, ...], team: Team) -> tuple[str, ...]:
    return tuple(seat for seat in seats if _TEAM_OF.get(seat) == team)


def next_member(deal: Deal, seat: str) -> str:
    """Return who gets the torch after this seat (TW-78)."""
    order = members(deal, _TEAM_OF[seat])
    return order[(order.index(seat) + 1) % len(order)]


def describes(state: State, seat: str) -> bool:
    """Whether this seat describes in the current turn."""
    return state.turn is not None and state.turn.describer == seat


def guesses(state: State, seat: str) -> bool:
    """Whether this seat guesses in the current turn (TW-65)."""
    return state.turn is not None and team_of(seat) == state.turn.team and not describes(state, seat)


def watches(state: State, seat: str) -> bool:
    """Whether this seat watches in the current turn (TW-64)."""
    return state.turn is not None and team_of(seat) == RIVAL[state.turn.team]
