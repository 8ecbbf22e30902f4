"""A benchmark measures its own server, or says at once why it cannot."""

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bench.server import HOST, Server, choose_port, port_holder

ROOT = Path(__file__).parents[2]


def test_a_port_that_is_taken_ends_the_benchmark_and_names_the_process() -> None:
    with socket.create_server((HOST, 0)) as other:
        port = other.getsockname()[1]
        command = [sys.executable, "-m", "bench.load", "--port", str(port)]
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 1
    assert f"cannot listen at port {port}: process {os.getpid()} listens there" in ran.stderr


def test_a_free_port_is_found_and_nobody_holds_it() -> None:
    port = choose_port()
    assert choose_port(port) == port
    assert port_holder(port) == ""


def test_a_server_that_ends_is_not_waited_for() -> None:
    server = Server([sys.executable, "-c", "import sys; sys.exit('no room')"], choose_port())
    try:
        with pytest.raises(SystemExit, match=r"ended with status 1:\nno room"):
            asyncio.run(server.ready())
    finally:
        server.stop()


def test_a_server_that_listens_is_ready_and_measured() -> None:
    port = choose_port()
    server = Server([sys.executable, "-m", "http.server", str(port), "--bind", HOST], port)
    try:
        asyncio.run(server.ready())
        assert server.cpu() >= 0
        assert server.memory() > 1_000_000
    finally:
        server.stop()
    assert server.process.poll() is not None


PINNED = """
import os, sys
from bench.lean import stay_on
from bench.server import Server, choose_port
stay_on(1)
server = Server([sys.executable, "-c", "import time; time.sleep(60)"], choose_port())
print(len({*os.sched_getaffinity(0)} | {*os.sched_getaffinity(server.process.pid)}))
server.stop()
"""


def test_a_server_does_not_share_the_core_of_the_players_who_started_it() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PINNED], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    assert int(ran.stdout) == min(2, len(os.sched_getaffinity(0)))
