"""`python -m bench.environment [GAMES]`: random games of every kind, through the rules alone and through PettingZoo.

Both play the same options in the same run, without a referee. A step of the environment is a part of a move, or a pass;
every step of the third column is observed as well (the whole view, text and bytes, and the mask).
"""

import sys
import time
from collections.abc import Callable

from cluehouse.games import GAMES
from cluehouse.lab.actions import usual_words
from cluehouse.lab.environment import TableEnvironment, environment
from cluehouse.lab.random_agents import play_at_random, play_moves_at_random

HEADER = "{:<10} {:>18} {:>10} {:>18} {:>10} {:>16} {:>16}"
ROW = "{:<10} {:>18.0f} {:>10.0f} {:>18.0f} {:>10.0f} {:>16.2f} {:>16.2f}"


def seconds(play: Callable[[int], int], games: int) -> tuple[float, int]:
    """The processor time of so many games, and the number of their moves or steps."""
    start, played = time.process_time(), 0
    for number in range(games):
        played += play(number)
    return time.process_time() - start, played


def by_rules(env: TableEnvironment, number: int) -> int:
    """One game through `choices`."""
    state = env.new_state(f"bench-{number}")
    return play_moves_at_random(env.game, state, usual_words("en"), number)


def by_environment(env: TableEnvironment, number: int, observed: bool) -> int:
    """One game through the environment."""
    play_at_random(env, number, observed=observed)
    assert any(env.terminations.values()), f"{env.game.name} {number} did not end"
    return env.steps


def main() -> None:
    """Print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print(HEADER.format("", "rules: moves/s", "moves", "steps/s", "steps", "ratio", "ratio observed"))
    for name in GAMES:
        env = environment(name, referee="off")
        rules, moves = seconds(lambda number, env=env: by_rules(env, number), games)  # type: ignore[misc]
        masked, steps = seconds(lambda number, env=env: by_environment(env, number, False), games)  # type: ignore[misc]
        few = max(1, games // 10)
        watched, seen = seconds(lambda number, env=env: by_environment(env, number, True), few)  # type: ignore[misc]
        speed = moves / rules
        print(
            ROW.format(
                name,
                speed,
                moves / games,
                steps / masked,
                steps / games,
                steps / masked / speed,
                seen / watched / speed,
            ),
            flush=True,
        )
        print(f"           {games / rules:.0f} games/s through the rules, {games / masked:.0f} through the environment")


if __name__ == "__main__":
    main()
