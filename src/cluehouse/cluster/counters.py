"""What one server of a cluster has counted since it started, for its metrics."""

from msgspec import Struct


class Counters(Struct):
    """Numbers that only rise, and how long the bus took last."""

    takeovers: int = 0  # tables without an owner that this server claimed
    handovers: int = 0  # tables that it has handed over
    renewals_failed: int = 0
    leases_lost: int = 0
    messages_lost: int = 0  # views of which something was missing here
    views_resent: int = 0  # to other servers, as a whole
    bus_seconds: float = 0.0  # there and back
