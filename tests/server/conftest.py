"""A house for the tests of a module; and one that a test can open and close as it likes."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import HeldClock, RunningHouse

OpenHouse = Callable[..., RunningHouse]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house with all the patience in the world."""
    with RunningHouse(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[OpenHouse]:
    """Opens houses; all of them in the same folder, so one at a time. What is still open at the end is closed."""
    with ExitStack() as closing:

        def open_one(**wishes: Any) -> RunningHouse:
            house = RunningHouse(tmp_path, **wishes).start()
            closing.callback(house.stop)
            return house

        yield open_one


@pytest.fixture
def clock() -> HeldClock:
    """Time that stands still until it is told to go on."""
    return HeldClock()
