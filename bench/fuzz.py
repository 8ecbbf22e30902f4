"""`python -m bench.fuzz [MESSAGES]`: send 200,000 hostile messages to one server, over real sockets, while others play.

They come from players, spectators and strangers at tables of all games: mutated commands, moves of other games,
truncated messages, random bytes, deeply nested JSON, giant frames, wrong greetings, malformed HTTP. The run checks that
each message is answered once, that nothing sent contains a key, a seed, a token or another person's secret, that no
error is logged, and that honest clients are not disturbed. In a run of a million messages it also checks that memory
does not grow in the second half: in the first, caches of words fill up.
"""

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.endurance.fuzz_run import fuzz

MESSAGES = 200_000
_MEGABYTE = 1_000_000
_WARM = 500_000  # messages after which no cache should grow any more
_MOST_GROWTH = 0.02  # of the memory, in a tenth of the messages


def main() -> None:
    """Run the fuzzer and print its figures."""
    messages = int(sys.argv[1]) if len(sys.argv) > 1 else MESSAGES
    start = time.perf_counter()
    with TemporaryDirectory() as folder:
        figures = asyncio.run(fuzz(Path(folder), messages, seed=1))
    seconds = time.perf_counter() - start
    print(f"{'hostile messages':46}{figures.messages:8}  in {seconds:.0f} s")
    print(f"{'  wrong greetings, each refused':46}{figures.greetings:8}")
    print(f"{'  HTTP requests, none with a 5xx answer':46}{figures.requests:8}")
    print(f"{'  at tables, answered once (or cut off)':46}{figures.answered:8}")
    print(f"{'  at tables, of people gone before the answer':46}{figures.excused:8}")
    print(f"{'unanswered, answered twice, leaks, crashes':46}{0:8}")
    print(f"{'commands of honest clients meanwhile':46}{figures.honest_commands:8}")
    print("memory after each tenth, MB: " + " ".join(f"{size / _MEGABYTE:.0f}" for size in figures.memory))
    print(f"{'  growth in a tenth of them, in the second half':46}{figures.growth():8.1%}")
    print("\nmoves at tables under attack: " + ", ".join(f"{where} {count}" for where, count in _sorted(figures.moves)))
    print("refusals: " + ", ".join(f"{code} {count}" for code, count in _sorted(figures.codes)))
    print("HTTP: " + ", ".join(f"{status} {count}" for status, count in _sorted(figures.statuses)))
    if messages >= 2 * _WARM and figures.growth() > _MOST_GROWTH:
        sys.exit(f"memory has grown by more than {_MOST_GROWTH:.0%} with each tenth: something leaks")


def _sorted(counts: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda item: -item[1])


if __name__ == "__main__":
    main()
