"""A real NATS server for tests, from a wheel."""

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

_START_SECONDS: Final = 20.0


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(port: int, *arguments: str) -> subprocess.Popen[bytes]:
    """Start the server on this port, and wait until it listens."""
    program = shutil.which("nats-server", path=str(Path(sys.executable).parent))
    assert program is not None
    process = subprocess.Popen([program, "-a", "127.0.0.1", "-p", str(port), *arguments], stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + _START_SECONDS
    while time.monotonic() < deadline:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return process
        time.sleep(0.02)
    process.kill()
    raise AssertionError("the NATS server did not start")


@contextmanager
def running(*arguments: str) -> Iterator[str]:
    """Run a server, and yield its address."""
    port = free_port()
    process = start(port, *arguments)
    try:
        yield f"nats://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()
