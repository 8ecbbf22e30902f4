"""`python -m bench.predictability [GAMES]`: what an adversary computes of bots' secrets, in 100 games of each kind.

It has the source code and everything that its seat was sent, and tries every seed that can be built from that. Beside
it stands what as many random seeds find: whoever knows what words bots like is sometimes right by chance. The last
column is a weak server: its bots are seeded with the table's code, the game, the seat and the person, all of them
public; or, where bots draw nothing, its deals are seeded with the time.
"""

import sys
import time

from tests.secrecy.predictability import KINDS, bots_seeded_in_public, deals_seeded_with_the_time, score

GAMES = 100
_WEAK = 10  # games at the weak server


def main() -> None:
    """Let the adversary try all kinds, and print in how many games its best formula was right."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(f"{'kind':22}{'games':>7}{'formulas':>10}{'computed':>10}{'by chance':>11}{'weak server':>14}{'s':>6}")
    failed = False
    for game, level in KINDS:
        start = time.perf_counter()
        found = score(game, level, games)
        with bots_seeded_in_public() if game in ("decipher", "trapwords") else deals_seeded_with_the_time():
            beaten = score(game, level, _WEAK)
        weak = f"{beaten.computed} of {beaten.games}"
        failed |= not found.is_chance()
        seconds = time.perf_counter() - start
        figures = f"{found.games:7}{found.formulas:10}{found.computed:10}{found.by_chance:11}{weak:>14}{seconds:6.0f}"
        print(f"{game + ' ' + level:22}{figures}", flush=True)
    print("\nsomething can be computed" if failed else "\nno better than chance")
    sys.exit(failed)


if __name__ == "__main__":
    main()
