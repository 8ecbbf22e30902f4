"""How far both sides came together in a game of Duet."""

from cluehouse.games.duet.cards import agents_placed
from cluehouse.games.duet.state import State
from cluehouse.games.duet.tokens import total


def progress(state: State, seat: str) -> dict[str, int]:
    """Return how many agents were found, and how many tokens were left."""
    return {"agents": agents_placed(state), "tokens": total(state.bank)}
