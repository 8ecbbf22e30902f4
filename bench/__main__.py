"""`make bench`: random full games on one core, Cluehouse beside the PyPI package `codenames`."""

import gc
import random
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable

from bench import house, peer, referee

BLOCKS = 7
SECONDS = 0.7


def games_per_second(play: Callable[[random.Random], int], seed: int) -> float:
    """How many games a second this plays, over one block of time."""
    dice, games = random.Random(seed), 0
    gc.collect()
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < SECONDS:
        play(dice)
        games += 1
    return games / elapsed


def side_by_side(
    one: Callable[[random.Random], int], other: Callable[[random.Random], int]
) -> tuple[float, float, float]:
    """Both in turn, block after block: the median speeds and the median of their ratios."""
    speeds = [(games_per_second(one, block), games_per_second(other, block)) for block in range(BLOCKS)]
    ratios = [ours / theirs for ours, theirs in speeds]
    return (
        statistics.median(ours for ours, _ in speeds),
        statistics.median(theirs for _, theirs in speeds),
        statistics.median(ratios),
    )


def moves_a_game(play: Callable[[random.Random], int]) -> float:
    """How long the random games are, to see that both play the same game."""
    dice = random.Random(1)
    return statistics.mean(play(dice) for _ in range(200))


def live_game_bytes() -> int:
    """Memory of a live game in the middle of play, state and history included."""
    dice, games = random.Random(1), 200
    house.half_a_game(dice)
    gc.collect()
    tracemalloc.start()
    kept = [house.half_a_game(dice) for _ in range(games)]
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size // len(kept)


def main() -> None:
    """Print the table."""
    print(f"Codenames, random full games, one core, Python {sys.version.split()[0]}; median of {BLOCKS} blocks\n")
    print(f"{'':34}{'Cluehouse':>12}{'codenames':>12}{'ratio':>8}{'aim':>7}")
    for name, ours, theirs, aim in (
        ("rules alone, games/s", house.play_rules, peer.play_rules, 6),
        ("with views (ours: 5 in JSON), games/s", house.play_with_views, peer.play_with_views, 2),
    ):
        fast, slow, ratio = side_by_side(ours, theirs)
        print(f"{name:38}{fast:8.0f}{slow:12.0f}{ratio:8.2f}{'≥ ' + str(aim):>7}")
        print(f"{'  moves in a game':38}{moves_a_game(ours):8.1f}{moves_a_game(theirs):12.1f}")
    print(f"\nmemory of one live game: {live_game_bytes() / 1000:.1f} kB (aim: under 50 kB)")
    print("\nall four games through choices, games/s:")
    for name, play in house.ALL.items():
        print(f"  {name:12}{games_per_second(play, 1):8.1f}")
    referee.report()


if __name__ == "__main__":
    main()
