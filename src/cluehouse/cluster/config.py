"""Where the servers of a cluster meet."""

from msgspec import Struct

from cluehouse.bus import BusAccess


class ClusterConfig(Struct, frozen=True):
    """The addresses of the database and the bus that all servers of a cluster share."""

    store: str  # postgresql://…
    bus: tuple[str, ...]  # nats://… or tls://…, one or several servers of one NATS cluster
    access: BusAccess = BusAccess()
