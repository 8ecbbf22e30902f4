"""What every request and connection can use."""

from dataclasses import dataclass

from cluehouse.cluster import AnyHouse
from cluehouse.server.addresses import THIS_MACHINE, Network
from cluehouse.server.doorkeeper import Doorkeeper
from cluehouse.server.metrics import Metrics


@dataclass(frozen=True)
class AppContext:
    """The parts of a running server."""

    house: AnyHouse
    doorkeeper: Doorkeeper
    metrics: Metrics
    origins: tuple[str, ...] = ()
    behind_proxy: bool = False
    metrics_from: tuple[Network, ...] = THIS_MACHINE
