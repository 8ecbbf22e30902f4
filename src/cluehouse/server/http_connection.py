"""uvicorn's HTTP connection with timeouts, a limit on connections, and a budget."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

from cluehouse.server.budgeted import CONNECTION, BudgetedProtocol
from cluehouse.server.patience import Stage

_FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\nretry-after: 10\r\n\r\n"


class BudgetedHttp(BudgetedProtocol, H11Protocol):
    """An HTTP connection."""

    slice_size = 16_384

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.gate = self.config.gate  # type: ignore[attr-defined]  # `HouseConfig`

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept the connection, unless there are too many."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        account = None if self.gate.behind_proxy else self.gate.doorkeeper.account(address)
        admitted = self.enter(account)
        if account is not None:
            account.charge(CONNECTION)
        self.gate.patience.watch(self, self.loop.time())
        if not admitted:
            transport.write(_FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.leave()
        super().connection_lost(exc)

    def parse(self, data: bytes) -> bool:
        """Parse requests. After the request for a WebSocket, nothing is for this protocol."""
        H11Protocol.data_received(self, data)
        return self._is_counted

    def may_read(self) -> bool:
        """Whether the request's body is read as fast as it arrives."""
        return not self.flow.read_paused

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand the connection over to a WebSocket, which counts it from now on."""
        super().handle_websocket_upgrade(event)
        self.leave()

    def stage(self) -> Stage | None:
        """Return what the server waits for."""
        if self.transport.is_closing():
            return "closing"
        if self.flow.write_paused:
            return "reading"
        if self.is_held_back:
            return None
        if self.cycle is None or (self.cycle.response_complete and self.timeout_keep_alive_task is None):
            return "headers"
        if not self.cycle.response_complete and self.cycle.more_body:
            return "body"
        return None
