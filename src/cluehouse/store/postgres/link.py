"""Connections to the database: made when they are needed, and made again after they were lost."""

import asyncio
from contextlib import suppress
from typing import Final

import asyncpg

from cluehouse.store.postgres.errors import is_lost

_CONNECT_SECONDS: Final = 5.0
_ANSWER_SECONDS: Final = 5.0


async def connect(address: str, answer_seconds: float | None = _ANSWER_SECONDS) -> asyncpg.Connection:
    """Connect to the database. A statement that takes longer than `answer_seconds` counts as lost."""
    return await asyncpg.connect(
        address,
        timeout=_CONNECT_SECONDS,
        command_timeout=answer_seconds,
        server_settings={"application_name": "cluehouse", "default_transaction_isolation": "read committed"},
    )


class Link:
    """One connection, which is replaced when it is lost."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: asyncpg.Connection | None = None
        self.lock = asyncio.Lock()  # for users that share the link

    async def get(self) -> asyncpg.Connection:
        """Return the connection; connect first if there is none."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._address)
        return self._connection

    def is_lost_after(self, error: BaseException) -> bool:
        """Whether a statement failed because its connection is gone. asyncpg may raise any error, an AttributeError
        too, if the connection closes between the two messages of a statement."""
        return is_lost(error) or self._connection is None or self._connection.is_closed()

    async def try_out(self) -> None:
        """Make a connection and close it again, to find out whether the database is there."""
        await (await connect(self._address)).close(timeout=_CONNECT_SECONDS)

    def drop(self) -> None:
        """Give the connection up at once. The next `get` makes another."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            with suppress(Exception):
                await self._connection.close(timeout=_CONNECT_SECONDS)
            self._connection = None
