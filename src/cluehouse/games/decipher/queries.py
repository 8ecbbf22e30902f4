"""What follows from a state: who seeks, who is still in the round, what the chamber hides."""

from cluehouse.games.decipher.state import ATTEMPTS, State
from cluehouse.games.letters import Piece, Pieces, pieces_of


def clockwise(seats: tuple[str, ...], seat: str) -> tuple[str, ...]:
    """Return all seats in playing order, starting with this one."""
    index = seats.index(seat)
    return seats[index:] + seats[:index]


def seekers(state: State) -> tuple[str, ...]:
    """Return the seekers of this round in the order of their turns (DC-04, DC-14)."""
    return clockwise(state.deal.seats, state.wordsmith)[1:]


def attempts_left(state: State, seat: str) -> int:
    """Return how many attempt tokens this seeker still has (DC-25)."""
    return ATTEMPTS - sum(attempt.seat == seat for attempt in state.attempts)


def spent(state: State) -> dict[str, int]:
    """Return how many attempts each seeker has made in this round."""
    return {seat: sum(attempt.seat == seat for attempt in state.attempts) for seat in seekers(state)}


def active_seekers(state: State) -> tuple[str, ...]:
    """Return the seekers who are still in the round (DC-27)."""
    return tuple(seat for seat in seekers(state) if attempts_left(state, seat) > 0)


def hidden(state: State) -> Pieces:
    """Return the pieces in the hidden chamber (DC-10)."""
    left = pieces_of(state.word)
    for piece in (piece for field in state.fields for piece in field):
        left[piece] -= 1
    if state.hand is not None:
        left[state.hand] -= 1
    return left


def hidden_count(state: State) -> int:
    """Return how many pieces are left in the hidden chamber."""
    return sum(hidden(state).values())


def fits(state: State, field: int, piece: Piece) -> bool:
    """Whether this letter field still has room for such a piece (D-DC-08)."""
    return pieces_of(state.word[field - 1])[piece] > state.fields[field - 1].count(piece)


def next_seeker(state: State) -> str:
    """Return who is on turn after this seeker (DC-14)."""
    active = active_seekers(state)
    after = clockwise(state.deal.seats, state.seeker)
    return next(seat for seat in (*after[1:], state.seeker) if seat in active)
