"""How far a team came in a game of Codenames."""

from cluehouse.games.codenames.seats import SIDE_OF
from cluehouse.games.codenames.state import State


def progress(state: State, seat: str) -> dict[str, int]:
    """Return how many of its own words the team of this seat found, and how many clues that took."""
    side = SIDE_OF.get(seat)
    if side is None:
        return {}  # the operative of both teams
    turns = sum(turn.side == side and turn.number is not None for turn in (*state.turns, state.turn))
    return {"words": state.deal.key.count(side) - state.left[side], "turns": turns}
