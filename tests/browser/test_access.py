"""axe-core finds no accessibility problem on any page, in light and dark themes.

Each room is checked in one language: axe looks at roles, names and colours, which no translation changes.
"""

from itertools import cycle
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from cluehouse.messages import LANGUAGES
from tests.browser.screen_browser import ScreenBrowser
from tests.browser.screens import SCREENS
from tests.browser.table_driver import close_clients
from tests.server.live_server import LiveServer, ManualClock

AXE: Final = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
WCAG: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
OF_COLOUR: Final = ["color-contrast", "link-in-text-block"]  # the rules that depend on the theme


def complaints(page: Page, kind: str, values: list[str]) -> list[str]:
    """The problems that axe finds on this page, one line for each element."""
    asked = {"runOnly": {"type": kind, "values": values}, "resultTypes": ["violations"], "preload": False}
    found: dict[str, Any] = page.evaluate("asked => axe.run(document, asked)", asked)
    return [
        f"{fault['id']}: {' '.join(map(str, node['target']))} {node['html'][:120]} {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize(("room", "language"), tuple(zip(SCREENS, cycle(LANGUAGES), strict=False)))
def test_axe_finds_no_problem(browser: Browser, tmp_path: Path, room: str, language: str) -> None:
    clock = ManualClock()
    with LiveServer(tmp_path, now=clock) as house:
        viewer = ScreenBrowser(browser, house.address, language)
        found = []
        for screen in house.ask(SCREENS[room](house.address, language, clock)):
            page = viewer.show(screen)
            page.evaluate(AXE)
            found += [f"{screen.name}, light: {fault}" for fault in complaints(page, "tag", WCAG)]
            viewer.change_theme("dark")
            found += [f"{screen.name}, dark: {fault}" for fault in complaints(page, "rule", OF_COLOUR)]
        viewer.context.close()
        house.ask(close_clients())
    assert not found, "\n".join(found)
    assert [fault for fault in viewer.faults if "404" not in fault] == []  # some pages are missing on purpose


def test_axe_finds_text_with_too_little_contrast(browser: Browser) -> None:
    """Shows that the tests above can fail."""
    page = browser.new_page()
    page.set_content("<html lang=en><title>x</title><main><h1 style='color: #eee'>Whale</h1><img src=x></main></html>")
    page.evaluate(AXE)
    assert {fault.split(":")[0] for fault in complaints(page, "tag", WCAG)} == {"color-contrast", "image-alt"}
