"""Deleting old logs from a database, also while servers use it: a log that somebody has written to meanwhile stays, and
so does one where a clock runs."""

from collections.abc import Callable
from typing import Final

import asyncpg

from cluehouse.store.contract import StoreError, without_password
from cluehouse.store.postgres.errors import cannot_open, is_lost, not_saved
from cluehouse.store.postgres.link import connect
from cluehouse.store.postgres.schema import known_version

_AT_A_TIME: Final = 500

_LATEST: Final = """
    SELECT l.name, l.last, e.entry FROM logs l JOIN entries e ON e.name = l.name AND e.number = l.last
    WHERE NOT l.resumes AND l.name > $1 ORDER BY l.name LIMIT $2
"""

_DELETE: Final = """
    DELETE FROM logs l USING unnest($1::text[], $2::bigint[]) AS old (name, last)
    WHERE l.name = old.name AND l.last = old.last AND NOT l.resumes RETURNING l.name
"""


async def forget_in_database(address: str, is_old: Callable[[str, bytes], bool]) -> list[str]:
    """Delete the logs for which `is_old(name, last entry)` is true, and return their names."""
    about = without_password(address)
    try:
        connection = await connect(address, answer_seconds=None)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise cannot_open(error, about) from error
    try:
        if not await known_version(connection):
            raise StoreError("not-found", about)
        gone: list[str] = []
        after = ""
        while rows := await connection.fetch(_LATEST, after, _AT_A_TIME):
            old = [(name, last) for name, last, entry in rows if is_old(name, entry)]
            async with connection.transaction():
                deleted = await connection.fetch(_DELETE, [name for name, _ in old], [last for _, last in old])
                names = [row[0] for row in deleted]
                await connection.execute("DELETE FROM entries WHERE name = ANY($1)", names)
            gone += names
            after = rows[-1][0]
        await connection.execute("VACUUM entries, logs")
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        if is_lost(error):
            raise StoreError("unreachable", about) from error
        raise not_saved(error) from error
    finally:
        await connection.close()
    return gone
