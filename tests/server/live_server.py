"""Runs a real server in a thread of the test: its own event loop, a free port, and a SQLite file."""

import asyncio
import random
import socket
import threading
import time
import weakref
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

from msgspec.structs import replace

from cluehouse.house import House
from cluehouse.house.players import MakePlayer, dice_players
from cluehouse.house.reviews import Find, nothing_to_find
from cluehouse.server import Limits
from cluehouse.server.budgeted import Gate
from cluehouse.server.serve import FILE, HouseConfig, HouseServer, ServerConfig, listen, make_server
from cluehouse.server.websocket import DirectWebSocket
from cluehouse.store import open_store

T = TypeVar("T")

GENEROUS_LIMITS = Limits(
    connections=10_000, sockets=10_000, tables=100_000, visits=1_000_000, wrong_codes=1_000_000,
    commands=1e6, burst=1e6, processor=1e3, processor_burst=1e6, traffic=1e12, traffic_burst=1e12,
)  # fmt: skip


class ManualClock:
    """A clock that stands still until the test advances it."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.now += int(seconds * 1000)


def real_time() -> int:
    """The real time."""
    return time.time_ns() // 1_000_000


class LiveServer:
    """A server that runs from `start` to `stop`. Its random numbers come from a seed, so that games can be repeated."""

    def __init__(
        self,
        data: Path,
        config: ServerConfig | None = None,
        now: Callable[[], int] = real_time,
        seed: object = 0,
        narrow: bool = False,
        find: Find = nothing_to_find,
        players: MakePlayer = dice_players,
    ) -> None:
        self.config = replace(config or ServerConfig(limits=GENEROUS_LIMITS), port=0, data=data)
        self.address = ""
        self.house: House
        self._now, self._dice, self._narrow = now, random.Random(f"house {seed}"), narrow
        self._find, self._players = find, players
        self._thread = threading.Thread(target=self._run)
        self._opened: Future[None] = Future()
        self._loop: asyncio.AbstractEventLoop
        self._server: HouseServer

    @property
    def file(self) -> Path:
        """The database file."""
        return self.config.data / FILE

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rpartition(":")[2])

    @property
    def gate(self) -> Gate:
        """What its connections have used."""
        assert isinstance(self._server.config, HouseConfig)
        return self._server.config.gate

    @property
    def app(self) -> Any:
        """The web application."""
        return self._server.config.app

    def start(self) -> "LiveServer":
        """Start the server."""
        self._thread.start()
        self._opened.result()
        return self

    def stop(self) -> None:
        """Stop the server as a signal would, and wait for its end."""
        self._server.should_exit = True
        self._thread.join()

    def ask(self, question: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(question, self._loop).result(timeout=20)

    def sends_at_once(self) -> bool:
        """Does every connection send at once, without waiting to fill a packet (TCP_NODELAY)?"""
        sockets = [each.transport.get_extra_info("socket") for each in self._server.server_state.connections]
        return bool(sockets) and all(each.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for each in sockets)

    def web_sockets(self) -> "list[weakref.ref[object]]":
        """The WebSockets that are open now, and their protocols."""
        found = [each for each in self._server.server_state.connections if isinstance(each, DirectWebSocket)]
        return [weakref.ref(part) for each in found for part in (each, each.conn)]

    def __enter__(self) -> "LiveServer":
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.stop()

    def _run(self) -> None:
        with asyncio.Runner() as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        try:
            self._loop = asyncio.get_running_loop()
            store = await open_store(self.file)
            self.house = House(
                store, now=self._now, random_bytes=self._dice.randbytes, find=self._find, players=self._players
            )
            self._server = make_server(self.house, self.config, lambda: self._opened.set_result(None))
            listening = listen(self.config)
            if self._narrow:  # small send buffers, which fill up when a client does not read
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
            self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        except BaseException as error:
            self._opened.set_exception(error)
            raise
        await self._server.serve(sockets=[listening])
