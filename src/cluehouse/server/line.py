"""A WebSocket as a line of text, both ways, over plain ASGI: what is sent most often takes the shortest way."""

from starlette.types import Receive, Send


class HungUp(Exception):
    """The other side is gone."""


class Line:
    """One WebSocket."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send

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

    async def write(self, text: str) -> None:
        """Send a message."""
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        """Hang up. Before `accept` this refuses the connection."""
        await self._send({"type": "websocket.close", "code": code})
