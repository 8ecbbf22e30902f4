"""Compares random sessions with twins that one participant must not be able to tell apart."""

import random
from collections.abc import Iterator

from tests.secrecy.random_tables import VISITOR
from tests.secrecy.session import FixedSettings, Session, play_session
from tests.secrecy.twin import Comparison, compare
from tests.secrecy.virtual_time import run

_BY_CHANCE = FixedSettings()
_SESSIONS = 100  # that are tried until a game is played in one


def random_session(game: str, seed: int, fixed: FixedSettings = _BY_CHANCE) -> Session:
    """Play a random session. Most are long enough for a whole game; every fifth is longer. If bots played a whole game
    between two actions, there is nothing to compare: then another session is played."""
    name = f"{game}/{seed}"
    for _ in range(_SESSIONS):
        session = run(play_session(game, name, 360 if seed % 5 == 0 else 120, fixed))
        if any(step.game for step in session.steps):
            return session
        name += "'"
    raise AssertionError(f"no game was played in {_SESSIONS} sessions of {game}")


def compare_with_twins(session: Session, count: int) -> Iterator[tuple[str, int, Comparison]]:
    """Yield this many comparisons: the participant, the last action, and the result.

    The first comparison goes to the last action during a game, unless too much is known by then for a twin to exist.
    """
    dice = random.Random(session.seed)
    playing = [number for number, step in enumerate(session.steps) if step.game]
    participants = [*session.steps[-1].people, VISITOR]
    found = 0
    for attempt in range(12 * count):
        participant, cut = (
            dice.choice(participants),
            dice.choice(playing) if found or attempt >= 6 * count else playing[-1],
        )
        comparison = run(compare(session, participant, cut, f"{session.seed}/{attempt}"))
        if comparison is not None:
            found += 1
            yield participant, cut, comparison
        if found == count:
            return
