"""A minimal WebSocket client: thousands of connections on one core, and counts of received messages."""

import asyncio
import os
import struct
from collections.abc import Callable
from typing import Any

TEXT, PING, PONG = 1, 9, 10
_FULL = 1 << 20  # bytes that may wait to be sent
# The cores of this process before it was pinned to one of them: a server that it starts gets another one.
_CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


class LeanSocket(asyncio.Protocol):
    """One connection. `heard` is called with every text message, as bytes."""

    def __init__(self, host: str, heard: Callable[["LeanSocket", bytes], None]) -> None:
        self._host, self._heard = host, heard
        self._buffer = bytearray()
        self._transport: Any = None
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        self.is_lost = False

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
        if kind == TEXT:
            self.received += 1
            self._heard(self, payload)
        elif kind == PING:
            self._send(PONG, payload)
        return True

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        self._transport.write(frame(kind, payload))

    def write(self, data: bytes) -> None:
        """Send bytes as they are, for example many frames at once."""
        self._transport.write(data)

    def is_full(self) -> bool:
        """Whether the other side does not read as fast as we write."""
        return bool(self._transport.get_write_buffer_size() > _FULL)

    def connection_lost(self, error: Exception | None) -> None:
        """Note the end."""
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))

    def close(self) -> None:
        """Close the connection."""
        self._transport.close()


def frame(kind: int, payload: bytes) -> bytes:
    """A frame as clients send it. A mask of zeros leaves the payload as it is."""
    size = len(payload)
    if size < 126:
        head = bytes((128 | kind, 128 | size))
    elif size < 65536:
        head = bytes((128 | kind, 254)) + struct.pack(">H", size)
    else:
        head = bytes((128 | kind, 255)) + struct.pack(">Q", size)
    return head + b"\0\0\0\0" + payload


async def connect(
    host: str, port: int, heard: Callable[[LeanSocket, bytes], None], source: str | None = None
) -> LeanSocket:
    """An open connection, from this address of our own if one is named."""
    loop = asyncio.get_running_loop()
    local = None if source is None else (source, 0)
    _, socket = await loop.create_connection(lambda: LeanSocket(f"{host}:{port}", heard), host, port, local_addr=local)
    await socket.opened
    return socket


def stay_on(core: int, pid: int = 0) -> None:
    """Pin a process to one core, if the system allows it."""
    if _CORES:
        os.sched_setaffinity(pid, {_CORES[core % len(_CORES)]})
