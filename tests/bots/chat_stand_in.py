"""A stand-in for the address of a language model."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest


class StandIn(HTTPServer):
    """Answers what the test wants it to answer, and keeps what it was asked."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.reply: bytes = b""
        self.asked: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        self.hold: threading.Event | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/v1"

    def answer(self, content: str) -> None:
        self.reply = json.dumps({"choices": [{"message": {"content": content}}]}).encode()


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        server: Any = self.server
        server.asked.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        server.keys.append(self.headers.get("Authorization"))
        if server.hold is not None:
            server.hold.wait(10)
        self.send_response(200 if server.reply else 500)
        self.end_headers()
        self.wfile.write(server.reply)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class calls it so
        """Be quiet."""


@pytest.fixture
def stand_in() -> Iterator[StandIn]:
    server = StandIn()
    serving = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    serving.start()
    yield server
    if server.hold is not None:
        server.hold.set()
    server.shutdown()
    serving.join()
    server.server_close()
