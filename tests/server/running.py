"""A house that is really served: its own thread, its own loop, a free port of this machine, a SQLite file."""

import asyncio
import random
import socket
import threading
import time
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
from cluehouse.server.serve import FILE, HouseServer, ServerConfig, listen, make_server
from cluehouse.store import open_store

T = TypeVar("T")

PATIENT = Limits(connections=10_000, tables=100_000, visits=1_000_000, commands=1e6, burst=1e6)


class HeldClock:
    """The house's time, which goes on only when it is told to."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.now += int(seconds * 1000)


def clock_on_the_wall() -> int:
    """The real time."""
    return time.time_ns() // 1_000_000


class RunningHouse:
    """A house that is open from `start` to `stop`. Its chance comes from a seed, so that a game can be had again."""

    def __init__(
        self,
        data: Path,
        config: ServerConfig | None = None,
        now: Callable[[], int] = clock_on_the_wall,
        seed: object = 0,
        narrow: bool = False,
        find: Find = nothing_to_find,
        players: MakePlayer = dice_players,
    ) -> None:
        self.config = replace(config or ServerConfig(limits=PATIENT), port=0, data=data)
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
        """Where the house keeps everything."""
        return self.config.data / FILE

    def start(self) -> "RunningHouse":
        """Open the house."""
        self._thread.start()
        self._opened.result()
        return self

    def stop(self) -> None:
        """Close the house as a signal would, and wait until it is closed."""
        self._server.should_exit = True
        self._thread.join()

    def ask(self, question: Coroutine[Any, Any, T]) -> T:
        """Run something inside the house."""
        return asyncio.run_coroutine_threadsafe(question, self._loop).result(timeout=20)

    def sends_at_once(self) -> bool:
        """Does every line send what there is, without waiting for more to fill a packet?"""
        lines = [line.transport.get_extra_info("socket") for line in self._server.server_state.connections]
        return bool(lines) and all(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for line in lines)

    def __enter__(self) -> "RunningHouse":
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
            if self._narrow:  # lines that hold little of what somebody does not read
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
            self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        except BaseException as error:
            self._opened.set_exception(error)
            raise
        await self._server.serve(sockets=[listening])
