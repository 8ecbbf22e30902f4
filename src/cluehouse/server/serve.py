"""Runs the server: one process, one SQLite file."""

import asyncio
import gc
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from errno import EADDRINUSE
from functools import partial
from pathlib import Path
from typing import Any, Final

import uvicorn
from msgspec import Struct
from msgspec.structs import replace

from cluehouse.cluster import AnyHouse, ClusterConfig
from cluehouse.house import House
from cluehouse.house.bot_workers import BotWorkers
from cluehouse.house.players import MakePlayer, house_players, preparation_command
from cluehouse.house.readiness import Readiness
from cluehouse.house.reviews import judged_by_bots
from cluehouse.house.workers import ProcessWorkers
from cluehouse.referee import prepare
from cluehouse.server.addresses import THIS_MACHINE, Network
from cluehouse.server.app import make_app
from cluehouse.server.budgeted import Gate
from cluehouse.server.http_connection import BudgetedHttp
from cluehouse.server.limits import Limits
from cluehouse.server.open_files import most_connections
from cluehouse.server.websocket import DirectWebSocket
from cluehouse.store import MemoryStore, open_store
from cluehouse.store.heads import heads_file

_GARBAGE: Final = (20_000, 5, 10)  # new objects before each collection, and collections before one of older objects
FILE: Final = "house.sqlite"
_PING_SECONDS: Final = 50  # how often an idle connection is checked; proxies close one that is silent for a minute
_DRAIN_SECONDS: Final = 10
_GOODBYE_SECONDS: Final = 5  # how long slow connections may delay the shutdown


class ServerConfig(Struct, frozen=True):
    """The configuration of a server."""

    host: str = "127.0.0.1"
    port: int = 8765
    data: Path = Path("data")
    origins: tuple[str, ...] = ()
    behind_proxy: bool = False
    limits: Limits = Limits()
    hosts: tuple[str, ...] = ()  # names by which guests ask for this server, beside those of this machine
    players: MakePlayer = house_players
    cluster: ClusterConfig | None = None  # None: this server is alone, with its data in a file
    list_records: bool = False  # whether anybody may list all finished games
    base: str = ""  # the path under which guests find the server, such as /games
    metrics_from: tuple[Network, ...] = THIS_MACHINE  # who may read the metrics
    bot_languages: tuple[str, ...] = ()  # bots are prepared for these languages as soon as the server is open


class PortTaken(OSError):
    """Another process listens on this port."""


class CannotListen(OSError):
    """The server cannot listen on this address, for another reason than PortTaken."""


def default_data() -> Path:
    """Return the default folder for the server's file."""
    named = os.environ.get("CLUEHOUSE_DATA")
    if named:
        return Path(named)
    home = os.environ.get("XDG_DATA_HOME")
    try:
        return (Path(home) if home else Path.home() / ".local" / "share") / "cluehouse"
    except RuntimeError:  # a user without a home directory, as in some containers
        return Path("cluehouse-data").absolute()


async def open_house(config: ServerConfig, address: str = "") -> AnyHouse:
    """Open the store and return the house, which is not open to anybody yet: alone on a file in the data folder, or as
    one server of a cluster, which others are told to be at this address."""
    make_house = partial(
        House,
        players=config.players,
        readiness=Readiness(prepare, preparation_command),
        find=judged_by_bots,
        workers=ProcessWorkers(),
        bot_workers=BotWorkers(),
    )
    if config.cluster is None:
        config.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        return make_house(await open_store(config.data / FILE))
    from cluehouse.cluster.opening import open_cluster  # it needs the extra `cluehouse[cluster]`

    return await open_cluster(config.cluster, make_house, address)


def address_of(config: ServerConfig, port: int) -> str:
    """Return the address for a browser on this machine."""
    host = "localhost" if config.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else config.host
    return f"http://{host}:{port}{config.base}/"


def address_in_network(config: ServerConfig, port: int) -> str:
    """Return the address for other machines in the network; empty if the server does not accept them."""
    if config.host not in ("0.0.0.0", "::"):
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # a documentation address (RFC 5737); nothing is sent
        return f"http://{probe.getsockname()[0]}:{port}{config.base}/"
    return ""


def listen(config: ServerConfig) -> socket.socket:
    """Return a listening socket, or raise PortTaken or CannotListen."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # With the protocol given: asyncio sets TCP_NODELAY only on sockets that it recognises as TCP.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError as error:
        listening.close()
        raise (PortTaken if error.errno == EADDRINUSE else CannotListen)(*error.args) from None
    return listening


def serve(config: ServerConfig, opened: Callable[[str], None]) -> None:
    """Serve until stopped. `opened` is called with the address once people can connect."""
    with listen(config) as listening, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(config, listening, opened))


def _loop_factory() -> Any:
    """Return uvloop's event loop, if uvloop is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


class HouseConfig(uvicorn.Config):
    """uvicorn's configuration, and what its connections need to know about ours."""

    def __init__(self, app: Any, gate: Gate, **settings: Any) -> None:
        super().__init__(app, **settings)
        self.gate = gate


class HouseServer(uvicorn.Server):
    """A server that reports when it is open, and says goodbye to all connections before it closes them."""

    def __init__(self, config: HouseConfig, house: AnyHouse, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._opened = opened
        self._patience = config.gate.patience
        self._looking: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the server, and report it."""
        await super().startup(sockets)
        if self.started:
            self._looking = asyncio.ensure_future(self._patience.keep_looking())
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody that the server closes, and only then close the connections. Whoever connects from now on is
        refused by the system, so that a proxy in front tries another server of the cluster."""
        for server in self.servers:
            server.close()
        await self._house.say_goodbye()
        with suppress(TimeoutError):
            async with asyncio.timeout(_GOODBYE_SECONDS):
                await self._house.wait_until_empty()
        await super().shutdown(sockets)
        if self._looking is not None:
            self._looking.cancel()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down cleanly on a signal. The signal is not raised again, because a requested shutdown is no failure."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def make_server(house: AnyHouse, config: ServerConfig, opened: Callable[[], None]) -> HouseServer:
    """Return a server for the house. `opened` is called once people can connect."""
    hosts = (*config.hosts, config.host)
    app = make_app(
        house,
        config.limits,
        config.origins,
        config.behind_proxy,
        hosts,
        config.base,
        config.list_records,
        config.metrics_from,
    )
    settings = HouseConfig(
        app,
        Gate(app.state.doorkeeper, config.behind_proxy),
        http=BudgetedHttp,
        ws=DirectWebSocket,
        ws_per_message_deflate=False,  # it would cost more than everything else
        ws_max_size=config.limits.message,
        ws_ping_interval=_PING_SECONDS,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # the app determines the client's address itself: see `behind_proxy`
        server_header=False,
        timeout_graceful_shutdown=_DRAIN_SECONDS,
        lifespan="on",
    )
    return HouseServer(settings, house, opened)


async def _serve(config: ServerConfig, listening: socket.socket, opened: Callable[[str], None]) -> None:
    limits = replace(config.limits, all_sockets=most_connections(config.limits.all_sockets))
    config = replace(config, limits=limits)
    _collect_rarely()
    port = listening.getsockname()[1]
    address = address_of(config, port)
    house = await open_house(config, address_in_network(config, port) or address)
    await house.store.to_resume()  # fail on an unreadable file before anybody connects
    house.readiness.prepare_bots_in_turn(config.bot_languages)
    await make_server(house, config, lambda: opened(address)).serve(sockets=[listening])


def _collect_rarely() -> None:
    """Let the garbage collector come rarely: thousands of connections live long, and scanning them is expensive.
    It never has to look at what is loaded by now. But what old objects leave behind must not pile up: Python collects
    it when a quarter of all objects is new, if it gets to look often enough."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)


async def get(config: ServerConfig, path: str) -> tuple[int, bytes]:
    """Answer one request in this process, and close again. Where there is no data, none is created."""
    file = config.data / FILE
    is_new = config.cluster is None and not file.exists() and not heads_file(file).exists()
    house = House(MemoryStore()) if is_new else await open_house(config)
    app = make_app(house, config.limits, list_records=config.list_records)
    parts: list[bytes] = []
    status = 500

    requests: list[dict[str, Any]] = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> dict[str, Any]:
        return requests.pop() if requests else await asyncio.Future()  # never disconnect before the answer

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
