"""Several servers that share their tables: any server accepts any connection, and one of them owns each table.

house         the tables of all servers, as the connections of one see them
membership    the lease of this server, and which others are alive
answers       what other servers ask about the tables of this one
views         the owner's side of a table that is watched elsewhere
relays        the other side
searching     connections whose table has lost its owner
handing_over  a server that closes makes others the owners of its tables
asking        requests to other servers
messages      what servers say to each other
payers        who pays for what is done for people at other servers
counters      what a server counts, for its metrics
config        where they meet
opening       opens a server of a cluster; needs the extra `cluehouse[cluster]`
"""

from cluehouse.cluster.config import ClusterConfig
from cluehouse.cluster.house import ClusterHouse
from cluehouse.house import House

AnyHouse = House | ClusterHouse  # alone, or one server of a cluster

__all__ = ["AnyHouse", "ClusterConfig", "ClusterHouse"]
