"""Counters for Prometheus. Their labels are codes and kinds, never people or tables."""

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from cluehouse.cluster import AnyHouse, ClusterHouse
from cluehouse.house.thinking import FAILURES
from cluehouse.server.cluster_metrics import AppendMetrics, ClusterMetrics


class Metrics:
    """What this server has counted since it started."""

    def __init__(self, house: AnyHouse) -> None:
        self._registry = CollectorRegistry()
        self.connections = Gauge("cluehouse_connections", "Open connections to tables.", registry=self._registry)
        self.commands = Counter("cluehouse_commands", "Commands done.", registry=self._registry)
        self.refusals = Counter("cluehouse_refusals", "Commands refused.", ["code"], registry=self._registry)
        self.requests = Counter("cluehouse_requests", "HTTP requests.", ["status"], registry=self._registry)
        tables = Gauge("cluehouse_tables", "Tables in memory.", registry=self._registry)
        tables.set_function(lambda: len(house.tables))
        self._house = house
        self._registry.register(AppendMetrics(house.steps.saving))
        if isinstance(house, ClusterHouse):
            self._registry.register(ClusterMetrics(house))
        self._problems = Gauge(
            "cluehouse_problems", "What is wrong now, as in /healthz.", ["code"], registry=self._registry
        )
        moves = Gauge("cluehouse_moves_made", "Moves made since the house opened.", registry=self._registry)
        moves.set_function(lambda: house.steps.moves)
        failures = Gauge(
            "cluehouse_bot_failures",
            "How often a bot could not move, so that a simpler one tried, since the house opened.",
            ["reason"],
            registry=self._registry,
        )
        for reason in FAILURES:
            failures.labels(reason).set_function(partial(house.thinking.failures.__getitem__, reason))

    def text(self) -> bytes:
        """Return all counters in Prometheus' text format."""
        self._problems.clear()
        for problem in self._house.problems():
            self._problems.labels(problem.code).set(problem.count or 1)
        return generate_latest(self._registry)
