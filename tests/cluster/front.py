"""One address in front of several servers, as a host would have it."""

import asyncio
import threading
from collections.abc import Callable
from types import TracebackType

from tests.store.proxy import Proxy

Ports = Callable[[], list[int]]  # where the servers listen, in the order in which they are tried


class Front:
    """Forwards each connection to the first server that accepts it."""

    def __init__(self, ports: Ports) -> None:
        self._ports = ports
        self.proxy = Proxy(self._connect)
        self.port = 0
        self._server: asyncio.Server

    async def open(self) -> "Front":
        """Listen on a free port."""
        self._server = await asyncio.start_server(self.proxy.serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def close(self) -> None:
        """Close all connections."""
        self._server.close()
        self.proxy.cut()
        while not self.proxy.is_idle:
            await asyncio.sleep(0.01)

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        for port in self._ports():
            try:
                return await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
        raise ConnectionRefusedError


class FrontThread:
    """A front in a thread of its own, for tests that are not asynchronous."""

    def __init__(self, ports: Ports) -> None:
        self._ports = ports
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._front: Front

    @property
    def address(self) -> str:
        """The address for browsers."""
        return f"http://127.0.0.1:{self._front.port}"

    def __enter__(self) -> "FrontThread":
        self._thread.start()

        async def opened() -> Front:
            return await Front(self._ports).open()

        self._front = asyncio.run_coroutine_threadsafe(opened(), self._loop).result(10)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        await self._front.close()
        await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}))  # the connections, which are cut
