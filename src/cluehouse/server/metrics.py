"""Counters for Prometheus. Their labels are codes and kinds, never people or tables."""

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from cluehouse.house import House


class Metrics:
    """What this server has counted since it started."""

    def __init__(self, house: House) -> None:
        self._registry = CollectorRegistry()
        self.connections = Gauge("cluehouse_connections", "Open connections to tables.", registry=self._registry)
        self.commands = Counter("cluehouse_commands", "Commands done.", registry=self._registry)
        self.refusals = Counter("cluehouse_refusals", "Commands refused.", ["code"], registry=self._registry)
        self.requests = Counter("cluehouse_requests", "HTTP requests.", ["status"], registry=self._registry)
        tables = Gauge("cluehouse_tables", "Tables in memory.", registry=self._registry)
        tables.set_function(lambda: len(house.tables))
        moves = Gauge("cluehouse_moves_made", "Moves made since the house opened.", registry=self._registry)
        moves.set_function(lambda: house.steps.moves)

    def text(self) -> bytes:
        """Return all counters in Prometheus' text format."""
        return generate_latest(self._registry)
