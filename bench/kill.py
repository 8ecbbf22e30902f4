"""`python -m bench.kill`: kill a busy server at 200 random moments, let 300 faults happen to it, check what is lost.

`python -m bench.kill --cluster 300` lets 300 faults happen to three servers that share PostgreSQL and NATS instead
(`tests/endurance/cluster_faults.py`), and measures how soon another server takes over.

After each kill (`kill -9`) the logs are read from disk: every acknowledged command must be there once, with all its
events; no refused command; nobody was sent what was not saved; every finished game has its record. Then the server
starts again, all clients reconnect with their tokens and repeat their unanswered commands with the same ids.

The faults are those of `tests/endurance/faults.py`: files are deleted, moved, replaced, truncated and damaged, while
the server runs or after it was killed; the disk is full; the machine's time jumps. Whatever was acknowledged is on disk
afterwards, or both the server and `cluehouse check` report its log; what is not damaged is not reported.
"""

import argparse
import asyncio
import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from tests.endurance.cluster_run import ClusterFigures, disturb
from tests.endurance.fault_run import FaultFigures, suffer
from tests.endurance.kill_run import kill_repeatedly

_IN_ONE_FOLDER = 10  # a server with short logs starts fast
_IN_ONE_RUN = 25
_IN_ONE_CLUSTER = 34


def main() -> None:
    """Kill and damage the server repeatedly and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--faults", type=int, default=300)
    parser.add_argument("--cluster", type=int, metavar="FAULTS", help="so many faults of three servers, nothing else")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    if wanted.cluster:
        disturb_cluster(wanted.cluster, wanted.seed)
        return
    if wanted.kills:
        kill(wanted.kills, wanted.seed)
    if wanted.faults:
        damage(wanted.faults, wanted.seed)


def kill(kills: int, seed: int) -> None:
    """Kill a busy server this many times."""
    start, done = time.perf_counter(), 0
    total: dict[str, int] = {}
    while done < kills:
        now = min(_IN_ONE_FOLDER, kills - done)
        referee = "off" if done % 100 else "rulebook"  # a server that loads dictionaries is slow to start
        with TemporaryDirectory() as folder:
            figures = asyncio.run(kill_repeatedly(Path(folder), now, seed=seed + done, sets=2, referee=referee))
        done += now
        total = {name: total.get(name, 0) + count for name, count in msgspec.structs.asdict(figures).items()}
        print(f"{done:4} kills, {time.perf_counter() - start:4.0f} s, {total['commands']} commands", flush=True)
    print(f"\n{'kills':46}{done:8}\n{'clean shutdowns under load (SIGTERM)':46}{-(-done // _IN_ONE_FOLDER):8}")
    for name, what in _KILLS.items():
        print(f"{what:46}{total[name]:8}")
    print("lost, done twice, partly done, or shown too early: 0\n")


def damage(faults: int, seed: int) -> None:
    """Let this many faults happen to a busy server."""
    start, done = time.perf_counter(), 0
    total, kinds = dict.fromkeys(_FAULTS, 0), dict[str, int]()
    while done < faults:
        now = min(_IN_ONE_RUN, faults - done)
        with TemporaryDirectory() as folder:
            figures: FaultFigures = asyncio.run(suffer(Path(folder), now, seed=seed + done))
        done += now
        total = {name: total[name] + getattr(figures, name) for name in total}
        kinds = {name: kinds.get(name, 0) + figures.faults.get(name, 0) for name in {*kinds, *figures.faults}}
        print(f"{done:4} faults, {time.perf_counter() - start:4.0f} s, {total['lost']} lost and reported", flush=True)
    print()
    for name, count in sorted(kinds.items()):
        print(f"{name:46}{count:8}")
    print()
    for name, what in _FAULTS.items():
        print(f"{what:66}{total[name]:8}")
    print("lost without a report, or reported without damage: 0")


def disturb_cluster(faults: int, seed: int) -> None:
    """Let this many faults happen to a busy cluster of three servers."""
    start, done = time.perf_counter(), 0
    kinds, total, takeovers = dict[str, int](), dict[str, int](), list[float]()
    while done < faults:
        now = min(_IN_ONE_CLUSTER, faults - done)
        with TemporaryDirectory() as folder:
            figures: ClusterFigures = asyncio.run(disturb(Path(folder), now, seed=seed + done))
        done += now
        takeovers += figures.takeovers
        kinds = {name: kinds.get(name, 0) + figures.faults.get(name, 0) for name in {*kinds, *figures.faults}}
        total = {name: total.get(name, 0) + count for name, count in msgspec.structs.asdict(figures.checked).items()}
        print(f"{done:4} faults, {time.perf_counter() - start:4.0f} s, {total['commands']} commands", flush=True)
    print()
    for name, count in sorted(kinds.items()):
        print(f"{name:52}{count:8}")
    print()
    for name, what in _KILLS.items():
        print(f"{what:52}{total[name]:8}")
    cuts = statistics.quantiles(takeovers, n=100)
    print(f"{'tables whose owner was killed or stood still':52}{len(takeovers):8}")
    print(f"  taken over: p50 {cuts[49]:.2f} s, p99 {cuts[98]:.2f} s, at most {max(takeovers):.2f} s")
    print("lost, done twice, partly done, shown too early, or shown to the wrong person: 0")


_KILLS = {
    "commands": "commands acknowledged, each found once",
    "unanswered": "commands without an answer at a kill",
    "unanswered_done": "  of them done already, and not done again",
    "entries": "entries in the logs",
    "long_entries": "  of them with several events, all there",
    "records": "finished games, each with its record",
    "restarts": "clocks that ran on, without loss of time",
    "same_payload": "people whose last update was what is on disk",
}
_FAULTS = {
    "acknowledged": "commands acknowledged",
    "not_saved": "commands refused as not saved",
    "damage_reported": "faults after which `cluehouse check` named damage",
    "with_loss": "faults that lost acknowledged commands",
    "lost": "  these commands, each of a log that is named",
    "refused_start": "  the server did not start with this data and said why",
    "health": "  the server refused the damaged tables, and /healthz said so",
    "repaired": "repairs, after each of which nothing was wrong",
    "restored": "  entries that they found again",
    "lost_for_good": "  entries that were lost for good",
}


if __name__ == "__main__":
    main()
