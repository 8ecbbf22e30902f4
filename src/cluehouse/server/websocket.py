"""A WebSocket that sends and receives texts.

It works with any ASGI server. With `DirectWebSocket`, which extends uvicorn's own WebSocket, most messages are written
at once, without a coroutine for every watcher of every move.
"""

import asyncio
from typing import Any, Final

from starlette.types import Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cluehouse.server.accounts import Account
from cluehouse.server.budgeted import BudgetedProtocol
from cluehouse.server.patience import Stage

_WRITE: Final = "cluehouse.write"
_PAY: Final = "cluehouse.pay"
_FLOODING: Final = "cluehouse.flooding"
_SHORT, _MIDDLE = 126, 65536  # the payload sizes at which a frame's header grows


class Disconnected(Exception):
    """The other side has closed the connection."""


class Flooding(Disconnected):
    """The other side has sent so much that the connection has to be closed."""


class Socket:
    """One WebSocket."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        extensions = scope.get("extensions", {})
        self._write = extensions.get(_WRITE, _not_now)
        self._pay = extensions.get(_PAY)

    def pay(self, account: Account) -> None:
        """Charge this account for what is read from now on."""
        if self._pay is not None:
            self._pay(account)

    async def accept(self) -> None:
        """Accept the connection."""
        await self._receive()  # websocket.connect
        await self._send({"type": "websocket.accept"})

    async def read(self) -> str:
        """Return the next message, or raise Disconnected if there will be none. Binary messages are decoded as UTF-8
        text."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Flooding if _FLOODING in message else Disconnected
        text = message.get("text")
        return text if text is not None else (message.get("bytes") or b"").decode("utf-8", "replace")

    def write_at_once(self, text: bytes) -> bool:
        """Send a message if that is possible without waiting; otherwise return False and send nothing."""
        return bool(self._write(text))

    async def write(self, text: bytes) -> None:
        """Send a message, however long that takes."""
        await self._send({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: int) -> None:
        """Close the connection. Before `accept` this refuses it."""
        await self._send({"type": "websocket.close", "code": code})


def _not_now(text: bytes) -> bool:
    return False


class DirectWebSocket(BudgetedProtocol, WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which also lets the application write a whole text without waiting, and is read only as fast
    as the address's budget allows. It uses parts of uvicorn that are not public: tests/server/test_uvicorn.py names
    them."""

    slice_size = 2048  # a few milliseconds, even for the shortest frames

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.gate = self.config.gate  # type: ignore[attr-defined]  # `HouseConfig`
        self._frames = self.gate.doorkeeper.frames()
        self._has_flooded = False
        self._extensions: dict[str, Any] = {}  # of the scope

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection. It was admitted when it was still one of HTTP."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self.enter(None if self.gate.behind_proxy else self.gate.doorkeeper.account(address))

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection, and take apart what refers to itself: the garbage collector rarely comes to objects
        that have lived long."""
        self.leave()
        super().connection_lost(exc)
        self.conn.parser.close()
        self._extensions.clear()

    def handle_connect(self, event: Any) -> None:
        """Offer the direct write to the application, for a new connection."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[_WRITE] = self._write_at_once
            extensions[_PAY] = self.pay
            self._extensions = extensions

    # --- reading ----------------------------------------------------------------------------------

    def parse(self, data: bytes) -> bool:
        """Parse frames. Those of a client that has flooded the server are dropped."""
        if not self._has_flooded:
            WebSocketsSansIOProtocol.data_received(self, data)
        return True

    def may_read(self) -> bool:
        """Whether the application has taken everything that was read."""
        return not self.read_paused

    async def receive(self) -> Any:
        """Return the next event, when the address has a budget for it. Between two messages others are served."""
        event = await self.queue.get()
        if event["type"] == "websocket.receive":
            wait = 0.0 if self.account is None else self.account.wait()
            if wait > 0 or not self.queue.empty():
                await asyncio.sleep(wait)
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if not self.is_held_back:
                self.transport.resume_reading()
        return event

    def handle_text(self, event: Any) -> None:
        """Count a frame."""
        if self._counted():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        """Count a frame."""
        if self._counted():
            super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        """Count a frame."""
        if self._counted():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Count a frame."""
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Count a frame."""
        if self._counted():
            super().handle_pong(event)

    def _counted(self) -> bool:
        """Count a frame; return False if there were so many that the connection is ended."""
        if self._has_flooded:
            return False
        if self._frames.take():
            return True
        self._has_flooded = True
        if self.account is not None:
            self.account.fine()
        while not self.queue.empty():
            self.queue.get_nowait()
        ended: Any = {"type": "websocket.disconnect", "code": 1008, _FLOODING: True}
        self.queue.put_nowait(ended)
        return False

    # --- writing ----------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """Wait for a client that does not read, but not for ever."""
        super().pause_writing()
        self.gate.patience.watch(self, self.loop.time())

    def resume_writing(self) -> None:
        """Stop waiting."""
        super().resume_writing()
        self.gate.patience.forget(self)

    def stage(self) -> Stage | None:
        """Return what the server waits for."""
        return "closing" if self.transport.is_closing() or self.close_sent else "reading"

    async def send(self, message: Any) -> None:
        """Send what the application sends; after a close, the client has little time to read it."""
        await super().send(message)
        if self.close_sent:
            self.gate.patience.watch(self, self.loop.time())

    def shutdown(self) -> None:
        """Close the connection. One that is not accepted yet gets status 503, which is not an error."""
        if self.close_sent or self.handshake_complete or self.initial_response:
            super().shutdown()
            return
        self.conn.send_response(self.conn.reject(503, "The house is closing.\n"))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _write_at_once(self, text: bytes) -> bool:
        if self.close_sent or not self.handshake_complete or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(_head(len(text)) + text)
        return True


def _head(size: int) -> bytes:
    """Return the header of an unmasked frame that holds a whole text (RFC 6455, section 5.2)."""
    if size < _SHORT:
        return bytes((0x81, size))
    if size < _MIDDLE:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
