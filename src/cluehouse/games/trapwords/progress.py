"""How far a team came in a game of Trapwords."""

from cluehouse.games.trapwords.seats import team_of
from cluehouse.games.trapwords.state import State


def progress(state: State, seat: str) -> dict[str, int]:
    """Return how many chambers the team of this seat has left behind."""
    team = team_of(seat)
    return {} if team is None else {"chambers": state.positions[team]}
