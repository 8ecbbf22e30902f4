"""`cluehouse join` at a real terminal."""

import asyncio
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cluehouse.terminal.console import CLEAR
from tests.server.client import Client
from tests.server.live_server import LiveServer

TIMEOUT = 60  # seconds until a test that waits for the terminal fails


def read_until(terminal: int, text: str) -> str:
    """What the terminal writes, up to this text."""
    written, end = b"", time.monotonic() + TIMEOUT
    while text.encode() not in written:
        ready, _, _ = select.select([terminal], [], [], max(0, end - time.monotonic()))
        assert ready, written.decode(errors="replace")
        written += os.read(terminal, 65536)
    return written.decode(errors="replace")


@contextmanager
def started(command: list[str], terminal: int, environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program at this terminal; it is killed if the test fails."""
    with subprocess.Popen(command, stdin=terminal, stdout=terminal, stderr=terminal, env=environment) as running:
        try:
            yield running
        finally:
            running.kill()


async def open_table(house: LiveServer) -> str:
    async with await Client.open(house.address, {"game": "duet"}, "Host") as host:
        return host.code


def test_it_plays_at_a_terminal_and_leaves_it_as_it_was(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    before = termios.tcgetattr(theirs)
    with LiveServer(tmp_path) as house:
        code = asyncio.run(open_table(house))
        command = [sys.executable, "-m", "cluehouse", "join", house.address, code, "--name", "Żaneta", "--lang", "pl"]
        environment = os.environ | {"XDG_STATE_HOME": str(tmp_path), "TERM": "xterm"}
        with started(command, theirs, environment) as running:
            read_until(ours, "siadam i miejsce")
            os.write(ours, b"siadam B\n")
            read_until(ours, "Strona B 1: Żaneta (ty)")
            running.send_signal(signal.SIGINT)
            assert "\x1b[2J" in read_until(ours, f"cluehouse join {house.address} {code} --name 'Żaneta'")
            assert running.wait(TIMEOUT) == 130
    assert termios.tcgetattr(theirs) == before
    for each in (ours, theirs):
        os.close(each)


def test_a_resized_window_is_redrawn(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))
    with LiveServer(tmp_path) as house:
        code = asyncio.run(open_table(house))
        command = [sys.executable, "-m", "cluehouse", "join", house.address, code, "--name", "Ala", "--lang", "en"]
        environment = os.environ | {"XDG_STATE_HOME": str(tmp_path), "TERM": "xterm", "NO_COLOR": "1", "COLUMNS": "80"}
        with started(command, theirs, environment) as running:
            read_until(ours, "for example: sit A (? = help)")
            termios.tcsetwinsize(theirs, (30, 20))
            running.send_signal(signal.SIGWINCH)
            assert CLEAR in read_until(ours, "example: sit A (? =\r\nhelp)")
            running.send_signal(signal.SIGINT)
            assert running.wait(TIMEOUT) == 130
    for each in (ours, theirs):
        os.close(each)


def test_it_reads_lines_from_a_pipe(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as house:
        command = [sys.executable, "-m", "cluehouse", "join", house.address, "--name", "Ala", "--lang", "en"]
        lines = "duet\nen\n\n\nsit A\nwho\nquit\n"
        ran = subprocess.run(
            command,
            input=lines,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
            check=False,
            encoding="utf-8",
            env=os.environ | {"XDG_STATE_HOME": str(tmp_path)},
        )
    assert ran.returncode == 0, ran.stderr
    assert "A1  Side A 1: Ala (you, host)" in ran.stdout
    assert f"Others join with: cluehouse join {house.address} " in ran.stdout, "they start it in their own way"
    assert "\x1b" not in ran.stdout


def test_it_prints_why_it_failed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cluehouse", "join", "http://127.0.0.1:9", "BADO-KEMI", "--name", "Ala"]
    ran = subprocess.run(
        [*command, "--lang", "en"], capture_output=True, text=True, timeout=TIMEOUT, check=False, input=""
    )
    assert ran.returncode == 1
    assert "Nobody answers at http://127.0.0.1:9" in ran.stderr
