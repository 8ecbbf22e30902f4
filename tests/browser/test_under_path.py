"""The page of a server that guests find under a path (`cluehouse serve --base /games`)."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from cluehouse.server.serve import ServerConfig
from tests.browser.visitor import Visitor
from tests.server.live_server import GENEROUS_LIMITS, LiveServer


@pytest.fixture
def visitor(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    with LiveServer(tmp_path, ServerConfig(limits=GENEROUS_LIMITS, base="/games")) as server:
        arrived = Visitor(browser, f"{server.address}/games", "Ola", "en", 1280, 800, "light")
        yield arrived
        arrived.leave()


def test_everything_stays_under_the_path(visitor: Visitor) -> None:
    page = visitor.go("/").page
    page.locator(".rooms .room").first.wait_for()
    page.get_by_role("link", name="Settings").click()
    page.wait_for_url("**/games/settings")
    page.reload()
    page.get_by_role("link", name="Cluehouse").click()
    page.wait_for_url("**/games/")
    page.locator(".rooms .room").first.wait_for()

    code = visitor.open_table({"game": "duet", "pace": 0})
    page.get_by_text(code).first.wait_for()
    assert visitor.connections == 1
    invitation = page.evaluate("() => [...document.querySelectorAll('a[href]')].map(({ pathname }) => pathname)")
    assert f"/games/tv/{code}" in invitation
    assert all(path.startswith("/games/") for path in invitation)

    visitor.go(f"/tv/{code}")
    page.get_by_text(f"/games/t/{code}").first.wait_for()
