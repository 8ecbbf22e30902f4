"""`make cluster` runs PostgreSQL, NATS, three servers and one address in front of them, and Ctrl-C stops everything."""

import asyncio
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.server.client import Client
from tests.server.simulated_players import Party

ROOT = Path(__file__).parents[2]


async def play(front: str, servers: list[str]) -> None:
    """Open a table at the address in front, then make a move over each server."""
    host = await Client.open(front, {"game": "duet"})
    guest = await Client.join(front, host.code, "Guest")
    await host.do("sit", seat="A1")
    await guest.do("sit", seat="B1")
    await host.do("start")
    party = Party({"A1": host, "B1": guest}, seed=1)
    for number, server in enumerate(servers, 1):
        for client in party.clients.values():
            await client.close()
            client.address = server
            await client.connect()
        await party.play(1)
        assert party.moves == number
    await party.close()


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_move_is_played_over_each_server_and_ctrl_c_stops_everything() -> None:
    # Not in pytest's folders: they are private, and as root PostgreSQL runs as another user.
    with tempfile.TemporaryDirectory(prefix="cluehouse-") as folder:
        os.chmod(folder, 0o755)
        command = [sys.executable, "deploy/local_cluster.py", "--port", "0", "--data", f"{folder}/data"]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            printed = ""
            try:
                while "Open " not in printed:
                    line = process.stdout.readline()
                    assert line, printed
                    printed += line
                ports = [int(port) for port in re.findall(r"http://localhost:(\d+)/", printed)]
                processes = [int(pid) for pid in re.findall(r"process (\d+)", printed)]
                postgres = int(Path(folder, "data", "postgres", "postmaster.pid").read_text().splitlines()[0])
                assert len(ports) == 4
                assert len(processes) == 3
                (look,) = re.findall(r"Look at it +(.+)", printed)
                looked = subprocess.run(
                    [*shlex.split(look), "--lang", "en"], capture_output=True, text=True, check=False
                )
                assert "Servers alive: 3" in looked.stdout, looked.stderr
                addresses = [f"http://127.0.0.1:{port}" for port in ports]
                asyncio.run(asyncio.wait_for(play(addresses[-1], addresses[:-1]), 60))
            finally:
                process.send_signal(signal.SIGINT)
                rest = process.stdout.read()
            assert "Stopped." in rest
            assert process.wait(30) == 0
        deadline = time.monotonic() + 30
        while any(map(is_running, [*processes, postgres])):  # an ended process is there until it is reaped
            assert time.monotonic() < deadline
            time.sleep(0.05)
        for log in Path(folder, "data").glob("server-*.log"):
            assert '"level":"error"' not in log.read_text()  # a busy machine may cost a lease: a warning
