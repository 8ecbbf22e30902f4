"""`python -m bench.kill [KILLS]`: kill a busy server (`kill -9`) at 200 random moments and check that nothing is lost.

After each kill the logs are read from disk: every acknowledged command must be there once, with all its events; no
refused command; nobody was sent what was not saved; every finished game has its record. Then the server starts again,
all clients reconnect with their tokens and repeat their unanswered commands with the same ids.
"""

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from tests.endurance.kill_run import kill_repeatedly

KILLS = 200
_IN_ONE_FOLDER = 10  # a server with short logs starts fast


def main() -> None:
    """Kill the server repeatedly and print the figures."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else KILLS
    start, done = time.perf_counter(), 0
    total: dict[str, int] = {}
    while done < kills:
        now = min(_IN_ONE_FOLDER, kills - done)
        referee = "off" if done % 100 else "rulebook"  # a server that loads dictionaries is slow to start
        with TemporaryDirectory() as folder:
            figures = asyncio.run(kill_repeatedly(Path(folder), now, seed=done, sets=2, referee=referee))
        done += now
        total = {name: total.get(name, 0) + count for name, count in msgspec.structs.asdict(figures).items()}
        print(f"{done:4} kills, {time.perf_counter() - start:4.0f} s, {total['commands']} commands", flush=True)
    print(f"\n{'kills':46}{done:8}\n{'clean shutdowns under load (SIGTERM)':46}{-(-done // _IN_ONE_FOLDER):8}")
    for name, what in _WORDS.items():
        print(f"{what:46}{total[name]:8}")
    print("lost, done twice, partly done, or shown too early: 0")


_WORDS = {
    "commands": "commands acknowledged, each found once",
    "unanswered": "commands without an answer at a kill",
    "unanswered_done": "  of them done already, and not done again",
    "entries": "entries in the logs",
    "long_entries": "  of them with several events, all there",
    "records": "finished games, each with its record",
    "restarts": "clocks that ran on, without loss of time",
    "same_payload": "people whose last update was what is on disk",
}


if __name__ == "__main__":
    main()
