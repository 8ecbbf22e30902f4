"""Fixtures: one server for the tests of a module, and servers that a test starts and stops itself."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.live_server import LiveServer, ManualClock

StartServer = Callable[..., LiveServer]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with generous limits, shared by the tests of a module."""
    with LiveServer(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Starts servers, all on the same data folder, so one at a time. The last one is stopped after the test."""
    with ExitStack() as closing:

        def start(**options: Any) -> LiveServer:
            house = LiveServer(tmp_path, **options).start()
            closing.callback(house.stop)
            return house

        yield start


@pytest.fixture
def clock() -> ManualClock:
    """A clock that stands still until the test advances it."""
    return ManualClock()
