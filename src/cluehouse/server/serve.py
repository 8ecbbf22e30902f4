"""Running the house: one process, one SQLite file."""

import asyncio
import gc
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from errno import EADDRINUSE
from pathlib import Path
from typing import Any, Final

import uvicorn
from msgspec import Struct

from cluehouse.house import House
from cluehouse.house.players import MakePlayer, house_players, preparation_command
from cluehouse.house.readiness import Readiness
from cluehouse.house.reviews import judged_by_bots
from cluehouse.referee import prepare
from cluehouse.server.app import make_app
from cluehouse.server.limits import Limits
from cluehouse.server.websocket import DirectWebSocket
from cluehouse.store import open_store

_GARBAGE: Final = 50_000
FILE: Final = "house.sqlite"
_PING_SECONDS: Final = 50  # how often a quiet line is tried; proxies cut one that is quiet for a minute
_DRAIN_SECONDS: Final = 10
_GOODBYE_SECONDS: Final = 5  # that a slow line may hold up the closing


class ServerConfig(Struct, frozen=True):
    """Where a house stands, and whom it lets in."""

    host: str = "127.0.0.1"
    port: int = 8765
    data: Path = Path("data")
    origins: tuple[str, ...] = ()
    behind_proxy: bool = False
    limits: Limits = Limits()
    players: MakePlayer = house_players
    bot_languages: tuple[str, ...] = ()  # bots are prepared for these languages as soon as the server is open


class PortTaken(OSError):
    """Somebody else listens there."""


class CannotListen(OSError):
    """The house cannot listen there, whoever else does."""


def default_data() -> Path:
    """The folder for the house's file, if nobody says otherwise."""
    named = os.environ.get("CLUEHOUSE_DATA")
    if named:
        return Path(named)
    home = os.environ.get("XDG_DATA_HOME")
    try:
        return (Path(home) if home else Path.home() / ".local" / "share") / "cluehouse"
    except RuntimeError:  # a user without a home, as in some containers
        return Path("cluehouse-data").absolute()


async def open_house(config: ServerConfig) -> House:
    """The house in this folder, not yet open to anybody."""
    readiness = Readiness(prepare, preparation_command)
    store = await open_store(config.data / FILE)
    return House(store, players=config.players, readiness=readiness, find=judged_by_bots)


def address_of(config: ServerConfig, port: int) -> str:
    """What to type into a browser on this machine."""
    host = "localhost" if config.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else config.host
    return f"http://{host}:{port}/"


def address_in_network(config: ServerConfig, port: int) -> str:
    """What to type on other machines, where they are let in; nothing where they are not."""
    if config.host not in ("0.0.0.0", "::"):
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
        asking.connect(("192.0.2.1", 9))  # a documentation address (RFC 5737); nothing is sent
        return f"http://{asking.getsockname()[0]}:{port}/"
    return ""


def listen(config: ServerConfig) -> socket.socket:
    """A socket that is ours, or PortTaken, or CannotListen."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # Named in full: asyncio sends at once, without waiting to fill a packet, only where it sees that this is TCP.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError as error:
        listening.close()
        raise (PortTaken if error.errno == EADDRINUSE else CannotListen)(*error.args) from None
    return listening


def serve(config: ServerConfig, opened: Callable[[str], None]) -> None:
    """Serve until somebody stops us; `opened` is told the address once people can come in."""
    with listen(config) as listening, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(config, listening, opened))


def _loop_factory() -> Any:
    """uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


class HouseServer(uvicorn.Server):
    """A server that says when it is open, and goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, house: House, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Let people in."""
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody that the house closes, and only then close the lines."""
        await self._house.say_goodbye()
        with suppress(TimeoutError):
            async with asyncio.timeout(_GOODBYE_SECONDS):
                await self._house.wait_until_empty()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Close in good order when asked to; that is no failure, and no signal is passed on."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def make_server(house: House, config: ServerConfig, opened: Callable[[], None]) -> HouseServer:
    """The house, ready to be served; `opened` is called once people can come in."""
    app = make_app(house, config.limits, config.origins, config.behind_proxy)
    settings = uvicorn.Config(
        app,
        ws=DirectWebSocket,
        ws_per_message_deflate=False,  # it would cost more than all the rest
        ws_max_size=config.limits.message,
        ws_ping_interval=_PING_SECONDS,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # whose address it is, the house says itself: see `behind_proxy`
        server_header=False,
        timeout_graceful_shutdown=_DRAIN_SECONDS,
        lifespan="on",
    )
    return HouseServer(settings, house, opened)


async def _serve(config: ServerConfig, listening: socket.socket, opened: Callable[[str], None]) -> None:
    gc.set_threshold(_GARBAGE, 50, 100)  # thousands of lines live long; looking through them often costs much
    house, address = await open_house(config), address_of(config, listening.getsockname()[1])
    await house.store.to_resume()  # a file that cannot be read is told of before anybody is let in
    house.readiness.prepare_bots(*config.bot_languages)
    await make_server(house, config, lambda: opened(address)).serve(sockets=[listening])


async def get(config: ServerConfig, path: str) -> tuple[int, bytes]:
    """Answer one request in this process, and close again."""
    app = make_app(await open_house(config), config.limits)
    parts: list[bytes] = []
    status = 500

    asking: list[dict[str, Any]] = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> dict[str, Any]:
        return asking.pop() if asking else await asyncio.Future()  # nobody hangs up before the answer

    async def send(message: Any) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        elif message["type"] == "http.response.body":
            parts.append(message.get("body", b""))

    name, _, query = path.partition("?")
    scope = {
        "type": "http",
        "method": "GET",
        "path": name,
        "raw_path": name.encode(),
        "query_string": query.encode(),
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 0),
        "server": ("localhost", 80),
        "scheme": "http",
        "http_version": "1.1",
        "root_path": "",
    }
    async with app.router.lifespan_context(app):
        await app(scope, receive, send)
    return status, b"".join(parts)
