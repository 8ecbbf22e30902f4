"""The servers that share a database, their leases, and what they own, for administrators."""

from datetime import datetime
from typing import Final

import asyncpg
from msgspec import Struct

from cluehouse.store.contract import StoreError, without_password
from cluehouse.store.postgres.errors import cannot_open
from cluehouse.store.postgres.link import connect
from cluehouse.store.postgres.schema import known_version

_NODES: Final = """
    SELECT node, about, format, since, extract(epoch FROM until - clock_timestamp())::float8,
        extract(epoch FROM clock_timestamp() - renewed)::float8
    FROM nodes ORDER BY until > clock_timestamp() DESC, since
"""

_TABLES: Final = """
    SELECT owner, count(*), count(*) FILTER (WHERE resumes), is_live(owner)
    FROM logs WHERE name >= 'table/' AND name < 'table0' GROUP BY owner
"""


class NodeState(Struct, frozen=True):
    """A server: its lease, and what it owns."""

    node: str
    about: str  # what it said about itself
    log_format: int
    since: datetime
    left: float  # seconds until its lease ends; it is over if this is negative
    renewed: float  # seconds since it was last renewed
    tables: int
    running: int  # tables where a clock runs or a bot has to move


class Overview(Struct, frozen=True):
    """All servers, and tables without a server."""

    nodes: tuple[NodeState, ...]
    tables: int
    orphans: int  # running tables whose owner is gone


async def overview(address: str) -> Overview:
    """Look at the servers of a database."""
    about = without_password(address)
    try:
        connection = await connect(address)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise cannot_open(error, about) from error
    try:
        if not await known_version(connection):
            raise StoreError("not-found", about)
        owned = {
            owner: (tables, running, is_live)
            for owner, *rest in await connection.fetch(_TABLES)
            for tables, running, is_live in [rest]
        }
        nodes = await connection.fetch(_NODES)
    finally:
        await connection.close()
    return Overview(
        tuple(NodeState(*node, *owned.get(node[0], (0, 0))[:2]) for node in nodes),
        sum(tables for tables, _, _ in owned.values()),
        sum(running for _, running, is_live in owned.values() if not is_live),
    )
