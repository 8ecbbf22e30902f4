"""A TCP proxy in front of a server, which can lose answers, hold bytes back in each direction, or refuse everybody."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

Connect = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


class Gate:
    """One direction of a proxy. While it is closed, bytes wait, as on a link that is cut and repaired."""

    def __init__(self) -> None:
        self._is_open = asyncio.Event()
        self._is_open.set()

    def close(self) -> None:
        """Hold everything back."""
        self._is_open.clear()

    def open(self) -> None:
        """Let everything through, also what has waited."""
        self._is_open.set()

    async def pass_through(self) -> None:
        """Wait until it is open."""
        await self._is_open.wait()


class Proxy:
    """Forwards bytes in both directions, until it is told otherwise."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._writers: set[asyncio.StreamWriter] = set()
        self.requests, self.answers = Gate(), Gate()
        self.loses_next_answer = False  # the request arrives; the connection breaks before its answer does
        self.refuses = False
        self.lost = 0  # answers

    def cut(self) -> None:
        """Break all connections."""
        for writer in self._writers:
            writer.transport.abort()

    @property
    def is_idle(self) -> bool:
        """Whether there is no connection."""
        return not self._writers

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one connection."""
        if self.refuses:
            writer.transport.abort()
            return
        try:
            there_reader, there_writer = await self._connect()
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, there_writer}
        with suppress(ConnectionError):
            await asyncio.gather(self._requests(reader, there_writer), self._answers(there_reader, writer))
        self._writers -= {writer, there_writer}
        for each in (writer, there_writer):
            each.close()

    async def _requests(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await self.requests.pass_through()
            writer.write(data)
            await writer.drain()
        writer.close()

    async def _answers(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await self.answers.pass_through()
            if self.loses_next_answer:
                self.loses_next_answer = False
                self.lost += 1
                writer.transport.abort()
                return
            writer.write(data)
            await writer.drain()
        writer.close()


@asynccontextmanager
async def proxy_to(connect: Connect) -> AsyncIterator[tuple[Proxy, int]]:
    """Start a proxy on a free port of this machine; yield it and the port."""
    proxy = Proxy(connect)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    try:
        yield proxy, server.sockets[0].getsockname()[1]
    finally:
        server.close()
        proxy.cut()
