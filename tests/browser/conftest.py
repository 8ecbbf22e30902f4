"""Fixtures: a real server and a real browser for every test."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from cluehouse.house.players import dice_players
from tests.browser.chromium import find
from tests.browser.visitor import Visitor
from tests.server.live_server import LiveServer

Arrive = Callable[..., Visitor]


@pytest.fixture
def browser() -> Iterator[Browser]:
    """A Chromium for one test: playwright's event loop must not continue into later tests."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[LiveServer]:
    """A running server. Its bots play at random, unless a test asks for others as the parameter of this fixture."""
    running = LiveServer(tmp_path, players=getattr(request, "param", dice_players)).start()
    yield running
    running.stop()


@pytest.fixture
def arrive(browser: Browser, house: LiveServer) -> Iterator[Arrive]:
    """Opens a browser for a new person. The test fails if a page reports an error."""
    with ExitStack() as leaving:

        def come(
            name: str, language: str = "en", width: int = 1280, height: int = 800, theme: str = "light"
        ) -> Visitor:
            visitor = Visitor(browser, house.address, name, language, width, height, theme)
            leaving.callback(visitor.leave)
            return visitor

        yield come
