"""`python -m bench.kill [KILLS]`: a busy house is killed (`kill -9`) at 200 random moments, and nothing is lost.

After each kill the logs are read from disk: every acknowledged command is there once, with all its effects; nothing
that was refused; nobody was shown what was not saved; every finished game has its record. Then the house opens
again, everybody comes back with their token, and asks again, with the same id, what was not answered.
"""

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from tests.endurance.survival import survive

KILLS = 200
_IN_ONE_FOLDER = 10  # a house whose logs are short opens fast


def main() -> None:
    """Kill, and print what was found."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else KILLS
    start, done = time.perf_counter(), 0
    total: dict[str, int] = {}
    while done < kills:
        now = min(_IN_ONE_FOLDER, kills - done)
        referee = "off" if done % 100 else "rulebook"  # a house that loads dictionaries is slow to kill
        with TemporaryDirectory() as folder:
            figures = asyncio.run(survive(Path(folder), now, seed=done, sets=2, referee=referee))
        done += now
        total = {name: total.get(name, 0) + count for name, count in msgspec.structs.asdict(figures).items()}
        print(f"{done:4} kills, {time.perf_counter() - start:4.0f} s, {total['commands']} commands", flush=True)
    print(f"\n{'kills':46}{done:8}\n{'closed in good order under load (SIGTERM)':46}{-(-done // _IN_ONE_FOLDER):8}")
    for name, what in _WORDS.items():
        print(f"{what:46}{total[name]:8}")
    print("lost, done twice, done by halves, or shown too early: 0")


_WORDS = {
    "commands": "commands acknowledged, each found once",
    "unanswered": "commands without an answer at a kill",
    "unanswered_done": "  of them done already, and not done again",
    "entries": "entries in the logs",
    "long_entries": "  of them with several events, all there",
    "records": "finished games, each with its record",
    "restarts": "clocks that ran on, without loss of time",
    "same_sight": "people who had seen exactly what was on disk",
}


if __name__ == "__main__":
    main()
