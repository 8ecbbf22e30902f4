"""`python -m bench.fuzz [MESSAGES]`: 200,000 hostile messages to one house, over real sockets, while others play.

They come from players, spectators, onlookers and strangers at tables of all four games: commands of every kind bent
out of shape, moves of other games, half messages, noise, deep nests, giant frames, wrong greetings, odd HTTP. Each one
that can be answered is answered once; nothing that anybody was sent holds a key, a seed, a token or another's secret;
nothing is logged as an error; those who just play lose nothing.
"""

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.endurance.siege import besiege

MESSAGES = 200_000
_MEGABYTE = 1_000_000


def main() -> None:
    """Besiege a house, and print how it went."""
    messages = int(sys.argv[1]) if len(sys.argv) > 1 else MESSAGES
    start = time.perf_counter()
    with TemporaryDirectory() as folder:
        figures = asyncio.run(besiege(Path(folder), messages, seed=1))
    seconds = time.perf_counter() - start
    print(f"{'hostile messages':46}{figures.messages:8}  in {seconds:.0f} s")
    print(f"{'  wrong greetings, each refused':46}{figures.greetings:8}")
    print(f"{'  HTTP requests, none with a 5xx answer':46}{figures.requests:8}")
    print(f"{'  at tables, answered once (or cut off)':46}{figures.answered:8}")
    print(f"{'  at tables, of people gone before the answer':46}{figures.excused:8}")
    print(f"{'unanswered, answered twice, leaks, crashes':46}{0:8}")
    print(f"{'commands of people who just play, meanwhile':46}{figures.peaceful:8}")
    print(f"{'memory after half of it, MB':46}{figures.memory_half / _MEGABYTE:8.1f}")
    print(f"{'memory at the end, MB':46}{figures.memory_end / _MEGABYTE:8.1f}")
    print("\nmoves at tables under attack: " + ", ".join(f"{where} {count}" for where, count in _sorted(figures.moves)))
    print("refusals: " + ", ".join(f"{code} {count}" for code, count in _sorted(figures.codes)))
    print("HTTP: " + ", ".join(f"{status} {count}" for status, count in _sorted(figures.statuses)))


def _sorted(counts: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda item: -item[1])


if __name__ == "__main__":
    main()
