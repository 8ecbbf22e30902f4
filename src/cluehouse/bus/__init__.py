"""Messages between the servers of a cluster. One server alone needs none of it.

contract   what every bus promises
nats       over a NATS server
local      inside one process, for tests
"""

from cluehouse.bus.contract import Bus, BusAccess, BusUnreachable, NoAnswer, NotDelivered
from cluehouse.bus.local import Hub, LocalBus

__all__ = ["Bus", "BusAccess", "BusUnreachable", "Hub", "LocalBus", "NoAnswer", "NotDelivered"]
