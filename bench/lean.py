"""A minimal WebSocket client: thousands of connections on one core, and counts of received messages."""

import asyncio
import os
import struct
from collections.abc import Callable
from typing import Any

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class LeanSocket(asyncio.Protocol):
    """One connection. `heard` is called with every text message, as bytes."""

    def __init__(self, host: str, heard: Callable[["LeanSocket", bytes], None]) -> None:
        self._host, self._heard = host, heard
        self._buffer = bytearray()
        self._transport: Any = None
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0

    def connection_made(self, transport: Any) -> None:
        """Request the WebSocket upgrade."""
        self._transport = transport
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Split received data into messages."""
        if self._is_open and not self._buffer and self._is_one_text(data):
            self.received += 1
            self._heard(self, data[4:])
            return
        self._buffer += data
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(self._buffer[:80])))
                return
            del self._buffer[: end + 4]
            self._is_open = True
            self.opened.set_result(None)
        while self._take_frame():
            pass

    @staticmethod
    def _is_one_text(data: bytes) -> bool:
        """The most frequent case: one complete text message of medium length."""
        return len(data) > 4 and data[0] == 0x81 and data[1] == 126 and (data[2] << 8 | data[3]) == len(data) - 4

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        kind, size, start = buffer[0] & 15, buffer[1] & 127, 2
        if size == 126:
            if len(buffer) < 4:
                return False
            size, start = struct.unpack_from(">H", buffer, 2)[0], 4
        elif size == 127:
            if len(buffer) < 10:
                return False
            size, start = struct.unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < start + size:
            return False
        payload = bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == _TEXT:
            self.received += 1
            self._heard(self, payload)
        elif kind == _PING:
            self._send(_PONG, payload)
        return True

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._send(_TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + struct.pack(">H", size)
        self._transport.write(head + b"\0\0\0\0" + payload)  # a mask of zeros leaves the text as it is

    def close(self) -> None:
        """Close the connection."""
        self._transport.close()


async def connect(host: str, port: int, heard: Callable[[LeanSocket, bytes], None]) -> LeanSocket:
    """An open connection."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: LeanSocket(f"{host}:{port}", heard), host, port)
    await socket.opened
    return socket


def stay_on(core: int, pid: int = 0) -> None:
    """Pin a process to one core, if the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(pid, {cores[core % len(cores)]})
