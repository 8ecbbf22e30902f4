"""A WebSocket that sends and receives texts.

It works with any ASGI server. With `DirectWebSocket`, which extends uvicorn's own WebSocket, most messages are written
at once, without a coroutine for every watcher of every move.
"""

from typing import Any, Final

from starlette.types import Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_WRITE: Final = "cluehouse.write"
_SHORT, _MIDDLE = 126, 65536  # the payload sizes at which a frame's header grows


class Disconnected(Exception):
    """The other side has closed the connection."""


class Socket:
    """One WebSocket."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._write = scope.get("extensions", {}).get(_WRITE, _not_now)

    async def accept(self) -> None:
        """Accept the connection."""
        await self._receive()  # websocket.connect
        await self._send({"type": "websocket.accept"})

    async def read(self) -> str:
        """Return the next message, or raise Disconnected if there will be none. Binary messages are decoded as UTF-8
        text."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Disconnected
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


class DirectWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which also lets the application write a whole text without waiting."""

    def handle_connect(self, event: Any) -> None:
        """Offer the direct write to the application, for a new connection."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[_WRITE] = self._write_at_once

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
