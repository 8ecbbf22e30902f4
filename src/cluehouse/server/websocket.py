"""A WebSocket that sends and receives texts.

It works over any ASGI server. Over `DirectWebSocket`, which is uvicorn's own WebSocket, most of what is sent is written
at once, without a coroutine for every watcher of every move.
"""

from typing import Any, Final

from starlette.types import Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_WRITE: Final = "cluehouse.write"
_SHORT, _MIDDLE = 126, 65536  # where a frame's head grows


class HungUp(Exception):
    """The other side is gone."""


class Socket:
    """One WebSocket."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._write = scope.get("extensions", {}).get(_WRITE, _not_now)

    async def accept(self) -> None:
        """Pick up."""
        await self._receive()  # websocket.connect
        await self._send({"type": "websocket.accept"})

    async def read(self) -> str:
        """The next message; HungUp if there will be none. Bytes are read as the text they should have been."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise HungUp
        text = message.get("text")
        return text if text is not None else (message.get("bytes") or b"").decode("utf-8", "replace")

    def write_at_once(self, text: bytes) -> bool:
        """Send a message if that needs no waiting; False if it does, and nothing is sent."""
        return bool(self._write(text))

    async def write(self, text: bytes) -> None:
        """Send a message, however long the line takes."""
        await self._send({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: int) -> None:
        """Hang up. Before `accept` this refuses the connection."""
        await self._send({"type": "websocket.close", "code": code})


def _not_now(text: bytes) -> bool:
    return False


class DirectWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which also lets the application write a whole text without waiting."""

    def handle_connect(self, event: Any) -> None:
        """Somebody calls: offer the short way to whoever answers."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[_WRITE] = self._write_at_once

    def shutdown(self) -> None:
        """The server closes. Whoever is on the threshold is told so: nothing has failed."""
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
    """The head of an unmasked frame that is a whole text (RFC 6455, section 5.2)."""
    if size < _SHORT:
        return bytes((0x81, size))
    if size < _MIDDLE:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
