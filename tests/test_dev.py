"""`make dev` serves the page with hot reload, restarts the server when its code changes, and ends at Ctrl-C."""

import asyncio
import json
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

from websockets.asyncio.client import connect

from bench.server import HOST, choose_port

ROOT = Path(__file__).parents[1]


def read_until(process: "subprocess.Popen[str]", *texts: str) -> None:
    """Read what the process prints until it has printed all of these."""
    assert process.stdout is not None
    missing, printed = list(texts), ""
    while missing:
        line = process.stdout.readline()
        printed += line
        assert line, f"{missing} not in: {printed}"
        missing = [text for text in missing if text not in line]


def get(port: int, path: str) -> str:
    with build_opener(ProxyHandler({})).open(f"http://{HOST}:{port}{path}", timeout=60) as answer:
        return str(answer.read().decode())


async def greeted(port: int) -> str:
    """What the server says through Vite to somebody who wants to enter a table that is not there."""
    page = f"http://{HOST}:{port}"
    async with connect(f"ws://{HOST}:{port}/ws", origin=page, proxy=None) as socket:  # type: ignore[arg-type]
        await socket.send(json.dumps({"hello": {"table": "BADO-KEMI", "token": ""}}))
        return str(await socket.recv())


def test_page_and_server_run_reload_and_end_together(tmp_path: Path) -> None:
    port, page_port, code = choose_port(), choose_port(), tmp_path / "code"
    code.mkdir()
    ports = ["--port", str(port), "--page-port", str(page_port)]
    command = [sys.executable, "web/dev.py", *ports, "--data", str(tmp_path / "data"), "--watch", str(code)]
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    with subprocess.Popen(command, cwd=ROOT, text=True, **streams) as process:  # type: ignore[call-overload]
        try:
            read_until(process, "ready in", f":{port}/")
            assert "/@vite/client" in get(page_port, "/t/BADO-KEMI")
            assert json.loads(get(page_port, "/api/map"))["missions"]
            assert "no-such-table" in asyncio.run(greeted(page_port))
            (code / "changed.py").write_text("")
            read_until(process, "restarting the server", f":{port}/")
            assert json.loads(get(page_port, "/api/map"))["missions"]
            process.send_signal(signal.SIGINT)
            assert process.wait(60) == 0
        finally:
            process.terminate()  # not killed: it has to end its children
    assert choose_port(port) == port
    assert choose_port(page_port) == page_port
