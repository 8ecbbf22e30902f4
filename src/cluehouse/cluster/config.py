"""Where the servers of a cluster meet."""

from msgspec import Struct


class ClusterConfig(Struct, frozen=True):
    """The addresses of the database and the bus that all servers of a cluster share."""

    store: str  # postgresql://…
    bus: tuple[str, ...]  # nats://… or tls://…, one or several servers of one NATS cluster
    credentials: str | None = None  # a NATS credentials file
