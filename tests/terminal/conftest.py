"""A real house for people at terminals."""

from collections.abc import Iterator

import pytest

from tests.server.running import RunningHouse


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """An open house for all tests of a file."""
    with RunningHouse(tmp_path_factory.mktemp("house")) as running:
        yield running
