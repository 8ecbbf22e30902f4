"""`python -m bench.scale`: a model of a cluster, checked against what `bench.cluster` measured, and what it says about
100,000 tables and 1,000,000 sockets.

The model is a simulation of queues. A process does one thing at a time, and needs a core for it. A step goes from the
players to the server that owns the table, through the database (one commit at a time for each server; what comes
meanwhile shares the next one), back through the server and to the players. How long each part takes is taken from the
measurement of one server; two and three servers are predicted, and compared with their measurements.
"""

import argparse
import heapq
import json
import random
import statistics
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

MEASURED = Path(__file__).with_name("cluster.json")
_SECONDS = 20.0  # simulated


class Costs(Struct, frozen=True):
    """Seconds that one step takes."""

    server: float  # processor time
    database: float  # processor time
    players: float  # processor time
    commit: float  # waiting for the disk and for messages, apart from processor time


class Machine:
    """Some cores, and processes that wait for one of them."""

    def __init__(self, cores: int) -> None:
        self.now = 0.0
        self._free = cores
        self._runnable: deque[Process] = deque()
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0

    def after(self, seconds: float, then: Callable[[], None]) -> None:
        """Do something later."""
        self._count += 1
        heapq.heappush(self._events, (self.now + seconds, self._count, then))

    def wants_core(self, process: "Process") -> None:
        """A process has something to do."""
        self._runnable.append(process)
        self._dispatch()

    def _dispatch(self) -> None:
        while self._free and self._runnable:
            self._free -= 1
            process = self._runnable.popleft()
            seconds, then = process.jobs.popleft()
            self.after(seconds, lambda process=process, then=then: self._finish(process, then))  # type: ignore[misc]

    def _finish(self, process: "Process", then: Callable[[], None]) -> None:
        self._free += 1
        then()
        process.go_on()
        self._dispatch()

    def run(self, until: float) -> None:
        """Let time pass."""
        while self._events and self._events[0][0] <= until:
            self.now, _, then = heapq.heappop(self._events)
            then()


class Process:
    """Does one job after another."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self.jobs: deque[tuple[float, Callable[[], None]]] = deque()
        self._is_busy = False

    def do(self, seconds: float, then: Callable[[], None]) -> None:
        """Do a job that takes so much processor time, then this."""
        self.jobs.append((seconds, then))
        if not self._is_busy:
            self._is_busy = True
            self._machine.wants_core(self)

    def go_on(self) -> None:
        """Take the next job, if there is one."""
        self._is_busy = bool(self.jobs)
        if self._is_busy:
            self._machine.wants_core(self)


class Server:
    """A server and its connection to the database."""

    def __init__(self, machine: Machine, costs: Costs, dice: random.Random) -> None:
        self._machine, self._costs, self._dice = machine, costs, dice
        self.process, self._backend = Process(machine), Process(machine)
        self._waiting: list[Callable[[], None]] = []
        self._is_committing = False

    def commit(self, then: Callable[[], None]) -> None:
        """Make a step durable."""
        self._waiting.append(then)
        if not self._is_committing:
            self._commit()

    def _commit(self) -> None:
        group, self._waiting = self._waiting, []
        self._is_committing = True
        disk = self._dice.gammavariate(4, self._costs.commit / 4)

        def committed() -> None:
            self._is_committing = False
            for then in group:
                then()
            if self._waiting and not self._is_committing:
                self._commit()

        self._backend.do(self._costs.database * len(group), lambda: self._machine.after(disk, committed))


def simulate(costs: Costs, servers: int, rate: float, tables: int, cores: int) -> dict[str, float]:
    """Simulate so many servers on a machine that also runs the database and the players."""
    dice, machine = random.Random(1), Machine(cores)
    players = Process(machine)
    nodes = [Server(machine, costs, dice) for _ in range(servers)]
    busy: set[int] = set()
    latencies: list[float] = []

    def step(table: int) -> None:
        began, node = machine.now, nodes[table % servers]

        def done() -> None:
            busy.discard(table)
            latencies.append(machine.now - began)

        def shown() -> None:
            players.do(costs.players * 0.7, done)

        def committed() -> None:
            node.process.do(costs.server * 0.7, shown)

        def decided() -> None:
            node.commit(committed)

        players.do(costs.players * 0.3, lambda: node.process.do(costs.server * 0.3, decided))

    def offer(table: int) -> None:
        for turn in range(tables):
            free = (table + turn) % tables
            if free not in busy:
                busy.add(free)
                step(free)
                break
        machine.after(1 / rate, lambda: offer((table + 1) % tables))

    offer(0)
    machine.run(_SECONDS)
    cuts = statistics.quantiles(latencies, n=100)
    return {"moves/s": len(latencies) / _SECONDS, "p50 ms": cuts[49] * 1000, "p99 ms": cuts[98] * 1000}


def costs_of(measured: dict[str, Any]) -> Costs:
    """What a step costs, from a measurement of one server. What is left of the median is waiting."""
    server, database = measured["cpu ms/move"] / 1000, measured["database ms/move"] / 1000
    players = measured["players ms/move"] / 1000
    return Costs(server, database, players, max(0.0001, measured["p50 ms"] / 1000 - server - database - players))


def check(results: list[dict[str, Any]], tables: int, cores: int) -> None:
    """Predict several servers from the measurements of one, and print both."""
    alone = {result["offered"]: result for result in results if result["setting"] == "PostgreSQL"}
    quiet = costs_of(alone[min(alone)])
    print(f"{'':28}{'measured':>30}{'model':>30}")
    for name, servers in (("PostgreSQL", 1), ("PostgreSQL, two servers", 2), ("PostgreSQL, three servers", 3)):
        for result in (result for result in results if result["setting"] == name):
            offered = result["offered"]
            costs = replace(costs_of(alone[offered]), commit=quiet.commit)
            model = simulate(costs, servers, offered, tables, cores)
            figures = (each[figure] for each in (result, model) for figure in ("moves/s", "p50 ms", "p99 ms"))
            print(f"{servers} servers, {offered:5.0f}/s offered" + "".join(f"{figure:10.2f}" for figure in figures))


class Load(Struct, frozen=True):
    """What people do."""

    tables: int = 100_000
    sockets: int = 1_000_000
    seconds: float = 10.0  # between two steps of a table: moves, marks, chat
    sockets_at_server: int = 10_000  # the default limit of one process
    busy: float = 0.5  # how busy a server should be at most
    people: float = 6.0  # at a table with views of their own; everybody else shares the onlookers' view


def extrapolate(results: list[dict[str, Any]], load: Load) -> None:
    """Print what a load needs, if it costs what was measured."""
    by_name = {(result["setting"], result["offered"]): result for result in results}
    rate = sorted({offered for _, offered in by_name})[1]
    local, relayed = by_name["PostgreSQL", rate], by_name["PostgreSQL, tables elsewhere", rate]
    steps, share = load.tables / load.seconds, load.sockets / load.tables / 8  # it was measured with eight sockets
    print(f"\n{load.tables:,} tables, {load.sockets:,} sockets, {steps:,.0f} steps/s")
    for name, result, relays in (("people at the owner of their table", local, 0), ("people anywhere", relayed, 1)):
        server = result["cpu ms/move"] / 1000 * share
        by_time, by_sockets = steps * server / load.busy, load.sockets / load.sockets_at_server
        messages = relays * steps * (load.people + 1)
        print(f"\n{name}")
        print(f"  servers, by processor time       {by_time:12.0f}")
        print(f"  servers, by sockets              {by_sockets:12.0f}")
        print(f"  memory of all servers, GB        {load.sockets * result['kB/socket'] / 1e6:12.0f}")
        print(f"  appends/s of the database        {steps:12.0f}")
        print(f"  cores of the database            {steps * result['database ms/move'] / 1000:12.1f}")
        print(f"  messages/s on the bus            {messages:12.0f}")
        print(f"  cores of the bus                 {relays * share * steps * result['bus ms/move'] / 1000:12.1f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measured", type=Path, default=MEASURED, help="figures of `bench.cluster --output`")
    parser.add_argument("--tables", type=int, default=100, help="with which they were measured")
    parser.add_argument("--cores", type=int, default=2, help="of the machine that was measured")
    wanted = parser.parse_args()
    measurements = json.loads(wanted.measured.read_text())
    check(measurements, wanted.tables, wanted.cores)
    extrapolate(measurements, Load())
