"""A team's book: its games for the missions, won and lost, and the missions that are open now (DU-87, DU-99)."""

from itertools import takewhile
from typing import Final

from msgspec.structs import replace

from cluehouse.games.campaign import Book, Campaign, Try
from cluehouse.games.duet.missions import MISSIONS, ROUTES, START, mission_played, unlocked
from cluehouse.games.duet.state import Options, State
from cluehouse.games.refusal import Refusal


def try_of(state: State, date: str, record: str = "") -> Try | None:
    """Return what a finished game adds to a book; None if it counts for no mission or will be restarted."""
    mission, outcome = mission_played(state.deal.options), state.outcome
    if mission is None or outcome is None or outcome.reason == "restart":
        return None
    return Try(mission, bool(outcome.winners), outcome.reason, date, record)


def add(book: Book, attempt: Try) -> Book:
    """Return the book with one more game; refuse if the mission is not open to this team (DU-88)."""
    if attempt.mission not in open_missions(book):
        raise Refusal("mission-locked", mission=attempt.mission)
    return replace(book, tries=(*book.tries, attempt))


def done(book: Book) -> frozenset[str]:
    """Return the missions that this team has won; a later loss takes nothing away (D-DU-27)."""
    return frozenset(attempt.mission for attempt in book.tries if attempt.won)


def open_missions(book: Book) -> frozenset[str]:
    """Return the missions that this team may play, as often as it likes (DU-99)."""
    return unlocked(done(book))


def wins(book: Book, mission: str) -> int:
    """Return how often this team has won the mission."""
    return sum(attempt.won for attempt in book.tries if attempt.mission == mission)


def losses(book: Book, mission: str) -> int:
    """Return how often this team has lost the mission."""
    return sum(not attempt.won for attempt in book.tries if attempt.mission == mission)


def timeouts_in_a_row(book: Book) -> int:
    """Return how many standard games up to the latest have run out of time in a row (DU-108)."""
    return len(list(takewhile(_timed_out, reversed(book.tries))))


def _timed_out(attempt: Try) -> bool:
    return attempt.mission == START and attempt.reason == "out-of-time"


CAMPAIGN: Final[Campaign[Options, State]] = Campaign(
    missions=tuple(MISSIONS.values()),
    routes=ROUTES,
    mission_of=mission_played,
    open_missions=open_missions,
    try_of=try_of,
    timeouts=timeouts_in_a_row,
)
