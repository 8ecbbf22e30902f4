"""Who sits where in Trapwords: `red-1`, `red-2`, …, `blue-1`, …; the torch says who describes."""

from typing import Final

from cluehouse.games.refusal import Refusal
from cluehouse.games.trapwords.state import TEAMS, Deal, Options, State, Team

RIVAL: Final[dict[Team, Team]] = {"red": "blue", "blue": "red"}


def seats_for(options: Options) -> tuple[str, ...]:
    """The seats of a game, or a refusal when a team is too small (TW-01)."""
    for team, size in (("red", options.red), ("blue", options.blue)):
        if size < 2:
            raise Refusal("too-few-players", team=team, needed=2)
    return (*_team("red", options.red), *_team("blue", options.blue))


def _team(team: Team, size: int) -> tuple[str, ...]:
    return tuple(f"{team}-{number}" for number in range(1, size + 1))


def team_of(seat: str) -> Team | None:
    """The team of a seat; the clock, the referee and spectators have none."""
    return next((team for team in TEAMS if seat.startswith(team)), None)


def members(deal: Deal, team: Team) -> tuple[str, ...]:
    """The seats of a team, in the order the torch goes round."""
    return tuple(seat for seat in deal.seats if seat.startswith(team))


def next_member(deal: Deal, seat: str) -> str:
    """Who gets the torch after this seat (TW-78)."""
    team = team_of(seat)
    assert team is not None
    order = members(deal, team)
    return order[(order.index(seat) + 1) % len(order)]


def describes(state: State, seat: str) -> bool:
    """Does this seat describe in the turn under way?"""
    return state.turn is not None and state.turn.describer == seat


def guesses(state: State, seat: str) -> bool:
    """Is this seat a guesser in the turn under way (TW-65)?"""
    return state.turn is not None and team_of(seat) == state.turn.team and not describes(state, seat)


def watches(state: State, seat: str) -> bool:
    """Is this seat a watcher in the turn under way (TW-64)?"""
    return state.turn is not None and team_of(seat) == RIVAL[state.turn.team]
