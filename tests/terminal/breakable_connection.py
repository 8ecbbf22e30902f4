"""A TCP proxy to a server whose connections a test can break."""

import asyncio
from types import TracebackType
from urllib.parse import urlsplit


class BreakableConnection:
    """Forwards bytes to a server and back."""

    def __init__(self, house: str) -> None:
        self._port = urlsplit(house).port
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._swallows = False
        self.address = ""

    async def __aenter__(self) -> "BreakableConnection":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self._server.close()
        await self.cut()

    def swallow_answers(self) -> None:
        """Drop everything from the server until the connection is cut."""
        self._swallows = True

    async def cut(self) -> None:
        """Abort every connection. New connections work again."""
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.gather(*self._tasks)
        self._writers.clear()
        self._swallows = False

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to_house, from_house = await asyncio.open_connection("127.0.0.1", self._port)
        self._writers |= {writer, from_house}
        for source, target, comes_back in ((reader, from_house, False), (to_house, writer, True)):
            task = asyncio.ensure_future(self._pass_on(source, target, comes_back))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, comes_back: bool) -> None:
        try:
            while part := await source.read(65536):
                if not (comes_back and self._swallows):
                    target.write(part)
        except ConnectionError:
            pass
        finally:
            target.transport.abort()
