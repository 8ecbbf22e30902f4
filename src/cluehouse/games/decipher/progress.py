"""How far a player came in a game of Decipher."""

from cluehouse.games.decipher.scoring import totals
from cluehouse.games.decipher.state import State


def progress(state: State, seat: str) -> dict[str, int]:
    """Return the points of this seat."""
    return {"points": totals(state.deal.seats, state.sheet)[seat]} if seat in state.deal.seats else {}
