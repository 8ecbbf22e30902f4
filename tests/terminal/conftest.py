"""Fixtures: a real server for the tests of `cluehouse join`."""

from collections.abc import Iterator

import pytest

from tests.server.live_server import LiveServer


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server for all tests of a file."""
    with LiveServer(tmp_path_factory.mktemp("house")) as running:
        yield running
