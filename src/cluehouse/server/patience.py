"""How long the server waits for a connection: for headers, for a body, for a client that does not read."""

import asyncio
from typing import Any, Final, Literal, Protocol

Stage = Literal["headers", "body", "reading", "closing"]

# Seconds. Somebody on a slow phone sends headers in one packet and reads something at least this often.
PATIENCE: Final[dict[Stage, float]] = {"headers": 10.0, "body": 30.0, "reading": 30.0, "closing": 5.0}
_LOOK: Final = 1.0  # seconds between two looks at all connections


class Waiting(Protocol):
    """A connection that the server may be waiting for."""

    transport: Any

    def stage(self) -> Stage | None:
        """Return what the server waits for; None: the client owes nothing."""
        ...


class Patience:
    """Ends connections that keep the server waiting. Only those are looked at that may do so."""

    def __init__(self) -> None:
        self._since: dict[Waiting, tuple[Stage | None, float]] = {}

    def watch(self, connection: Waiting, now: float) -> None:
        """Look at this connection from now on."""
        self._since.setdefault(connection, (connection.stage(), now))

    def forget(self, connection: Waiting) -> None:
        """Stop looking at this connection."""
        self._since.pop(connection, None)

    def look(self, now: float) -> list[Waiting]:
        """Abort the connections that have been in one stage for too long, and return them."""
        overdue = []
        for connection, (stage, since) in list(self._since.items()):
            current = connection.stage()
            if current != stage:
                self._since[connection] = (current, now)
            elif current is not None and now - since > PATIENCE[current]:
                overdue.append(connection)
        for connection in overdue:
            del self._since[connection]
            connection.transport.abort()
        return overdue

    async def keep_looking(self) -> None:
        """Look at all connections every second."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(_LOOK)
            self.look(loop.time())
