"""Compares many pairs of sessions and prints figures: `python -m tests.secrecy.pairs 500`.

Each pair is a random session and a twin in which everything is different that one participant may not know. Both are
played at a real house and application, over connections with everything that goes with them: bots, also failing ones,
undo, joining again, other devices, claims, locks, bans, hidden moves, restarts.
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from cluehouse.games import GAMES
from cluehouse.tables import entries
from tests.secrecy.comparisons import compare_with_twins, random_session
from tests.secrecy.session import Session

_FIRST = 10_000  # the first seed: other sessions than those of the tests
Found = tuple[int, int, int, list[str], Counter[str]]  # pairs, bytes, actions, differences, what happened


def main() -> None:
    """Compare pairs until there are enough, and print what was compared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairs", type=int, nargs="?", default=500)
    parser.add_argument("--processes", type=int, default=2)
    wanted = parser.parse_args()
    pairs = size = actions = sessions = 0
    differences: list[str] = []
    happened: Counter[str] = Counter()
    with ProcessPoolExecutor(wanted.processes) as pool:
        for found in pool.map(_compared, _tasks(wanted.pairs)):
            pairs, size, actions, sessions = pairs + found[0], size + found[1], actions + found[2], sessions + 1
            differences += found[3]
            happened += found[4]
    print(f"{pairs} pairs of {sessions} sessions, {actions:,} actions, {size:,} bytes: {len(differences)} differences")
    print(", ".join(f"{number} {name}" for name, number in sorted(happened.items())))
    print(*differences, sep="\n")
    sys.exit(bool(differences) or pairs < wanted.pairs)


def _tasks(pairs: int) -> list[tuple[str, int]]:
    """Return the sessions to play: two pairs of each, and some more, because not every moment has a twin."""
    games = sorted(GAMES)
    sessions = 1 + int(pairs * 0.53)
    return [(games[number % len(games)], _FIRST + number // len(games)) for number in range(sessions)]


def _compared(task: tuple[str, int]) -> Found:
    session = random_session(*task)
    assert any(isinstance(event, entries.Moved) for entry in session.log for event in entry.events)
    found = [(who, cut, comparison) for who, cut, comparison in compare_with_twins(session, 2)]
    differences = [f"{task} {who} {cut}: {one.difference}" for who, cut, one in found if one.difference is not None]
    size, actions = sum(one.size for *_, one in found), sum(one.actions for *_, one in found)
    return len(found), size, actions, differences, _happened(session)


def _happened(session: Session) -> Counter[str]:
    """Count the sessions in which each of these happened."""
    events = {type(event).__name__ for entry in session.log for event in entry.events}
    actions = [step.action.do for step in session.steps]
    joined = sum(isinstance(event, entries.Joined) and not event.bot for entry in session.log for event in entry.events)
    hidden = any(entry.unaffected for entry in session.log if any(isinstance(e, entries.Moved) for e in entry.events))
    bots = any(isinstance(e, entries.Joined) and e.bot for entry in session.log for e in entry.events)
    failing = any(isinstance(e, entries.Said) and e.phrase == "stood-in" for entry in session.log for e in entry.events)
    kinds = {
        "with undo": "Undone" in events,
        "with a transfer": "Transferred" in events,
        "with a claim": "Claimed" in events,
        "with a place reclaimed": "Reclaimed" in events,
        "with a join repeated": actions.count("join") > joined - 1,
        "with bots": bots,
        "with failing bots": failing,
        "with hidden moves": hidden,
        "with latecomers let play": "Admitted" in events,
        "with a lock": "Locked" in events,
        "with a ban": "Banned" in events,
        "with a restart": bool({"close", "kill"} & set(actions)),
    }
    return Counter(name for name, is_so in kinds.items() if is_so)


if __name__ == "__main__":
    main()
