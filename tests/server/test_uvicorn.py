"""The parts of uvicorn that are not public and that our connections rely on. If this test fails after an upgrade, read
uvicorn's change, then `server/websocket.py`, `server/http_connection.py` and `server/budgeted.py`, then pin the new
version."""

import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import Server, ServerState

from cluehouse.server.http_connection import BudgetedHttp
from cluehouse.server.websocket import DirectWebSocket

PROJECT = Path(__file__).parents[2] / "pyproject.toml"

# What we call, override or read, class by class.
METHODS: dict[type, tuple[str, ...]] = {
    WebSocketsSansIOProtocol: (
        "connection_made",
        "connection_lost",
        "data_received",
        "handle_connect",
        "handle_text",
        "handle_bytes",
        "handle_cont",
        "handle_ping",
        "handle_pong",
        "pause_writing",
        "resume_writing",
        "receive",
        "send",
        "shutdown",
    ),
    H11Protocol: ("connection_made", "connection_lost", "data_received", "handle_websocket_upgrade"),
    Server: ("startup", "shutdown", "capture_signals", "handle_exit", "serve"),
}
ATTRIBUTES: dict[type, tuple[str, ...]] = {
    WebSocketsSansIOProtocol: (
        "config",
        "conn",
        "close_sent",
        "client",
        "handshake_complete",
        "initial_response",
        "loop",
        "queue",
        "read_paused",
        "transport",
        "writable",
    ),
    H11Protocol: ("client", "config", "cycle", "flow", "loop", "timeout_keep_alive_task", "transport"),
    RequestResponseCycle: ("more_body", "response_complete"),
    FlowControl: ("read_paused", "write_paused"),
    ServerState: ("connections",),
}
SET_LATER: dict[type, tuple[str, ...]] = {WebSocketsSansIOProtocol: ("response", "scope")}  # by `handle_connect`

# Code that our own replaces or depends on to the letter.
RECEIVE = """
    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message
"""


def _explain(kind: type, name: str) -> str:
    return f"uvicorn {version('uvicorn')} has changed: {kind.__name__}.{name} is not what our connections rely on"


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, names in METHODS.items() for name in names])
def test_a_method_that_we_override_or_call_exists(kind: type, name: str) -> None:
    assert inspect.isfunction(getattr(kind, name, None)), _explain(kind, name)


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, names in ATTRIBUTES.items() for name in names])
def test_an_attribute_that_we_use_is_set_when_an_object_is_made(kind: type, name: str) -> None:
    made = inspect.getsource(kind.__init__)  # type: ignore[misc]
    assert re.search(rf"self\.{name}\b[^=]*=", made), _explain(kind, name)


def test_an_attribute_that_we_use_is_set_by_the_handshake() -> None:
    for kind, names in SET_LATER.items():
        source = inspect.getsource(kind.handle_connect)  # type: ignore[attr-defined]
        for name in names:
            assert re.search(rf"self\.{name}\b[^=]*=", source), _explain(kind, name)


def test_the_method_that_we_replace_is_still_the_one_that_we_know() -> None:
    source = inspect.getsource(WebSocketsSansIOProtocol.receive)
    assert source.strip() == RECEIVE.strip(), _explain(WebSocketsSansIOProtocol, "receive")


def test_every_part_that_we_use_is_named_here() -> None:
    for ours, theirs in ((DirectWebSocket, WebSocketsSansIOProtocol), (BudgetedHttp, H11Protocol)):
        source = "".join(inspect.getsource(each) for each in ours.__mro__ if each.__module__.startswith("cluehouse"))
        used = set(re.findall(r"\b(?:self|super\(\)|Protocol)\.([a-z]\w*)", source))
        own = {name for each in ours.__mro__ if each.__module__.startswith("cluehouse") for name in vars(each)}
        own |= {name for each in ours.__mro__ for name in getattr(each, "__annotations__", {})}
        named = {*METHODS[theirs], *ATTRIBUTES[theirs], *SET_LATER.get(theirs, ())}
        known: set[Any] = own | {"gate", "account"}
        assert used - known - named == set(), f"name these in {Path(__file__).name}"


def test_a_connection_is_made_from_our_configuration() -> None:
    parameters = list(inspect.signature(WebSocketsSansIOProtocol.__init__).parameters)
    assert parameters[1:4] == ["config", "server_state", "app_state"], _explain(WebSocketsSansIOProtocol, "__init__")
    assert {"http", "ws", "ws_max_size", "ws_ping_interval"} <= set(inspect.signature(Config.__init__).parameters)


@pytest.mark.parametrize("package", ["uvicorn", "websockets", "h11"])
def test_the_version_that_was_tested_is_pinned(package: str) -> None:
    wanted = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["dependencies"]
    assert f"{package}=={version(package)}" in wanted
