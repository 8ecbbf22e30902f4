"""Metrics of a server that is one of several."""

from collections.abc import Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from cluehouse.cluster import ClusterHouse
from cluehouse.house.latency import BOUNDS, Latency


class ClusterMetrics(Collector):
    """Asks the cluster's part of a server for its numbers whenever somebody wants to know them."""

    def __init__(self, house: ClusterHouse) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        """Yield all metrics."""
        house, counted = self._house, self._house.counters
        yield GaugeMetricFamily("cluehouse_servers", "Servers whose lease runs.", len(house.membership.live))
        yield GaugeMetricFamily("cluehouse_lease_seconds", "Time left of the lease.", house.membership.seconds_left)
        yield GaugeMetricFamily("cluehouse_bus_connected", "Whether the bus is connected.", house.bus.is_connected)
        yield GaugeMetricFamily("cluehouse_bus_seconds", "The bus, there and back, last measured.", counted.bus_seconds)
        yield GaugeMetricFamily("cluehouse_relays", "People here at tables of other servers.", house.relayed)
        yield CounterMetricFamily("cluehouse_takeovers", "Tables without owner that were claimed.", counted.takeovers)
        yield CounterMetricFamily("cluehouse_handovers", "Tables that were handed over.", counted.handovers)
        yield CounterMetricFamily("cluehouse_renewals_failed", "Leases not renewed at once.", counted.renewals_failed)
        yield CounterMetricFamily("cluehouse_leases_lost", "Leases that were over.", counted.leases_lost)
        yield CounterMetricFamily("cluehouse_messages_lost", "Views that lacked something.", counted.messages_lost)
        yield CounterMetricFamily("cluehouse_views_resent", "Views sent again as a whole.", counted.views_resent)


class AppendMetrics(Collector):
    """How long it takes until a step is durable."""

    def __init__(self, latency: Latency) -> None:
        self._latency = latency

    def collect(self) -> Iterator[Metric]:
        """Yield the histogram."""
        counted, buckets = 0, []
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._latency.counts, strict=True):
            counted += count
            buckets.append((bound, counted))
        yield HistogramMetricFamily(
            "cluehouse_append_seconds", "How long a step takes to be saved.", buckets, self._latency.total
        )
