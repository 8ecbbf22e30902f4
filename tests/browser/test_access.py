"""axe-core finds nothing wrong with any page, in any language, in light and in dark."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.gathering import go_home
from tests.browser.looking import Looker
from tests.browser.moments import ROOMS
from tests.server.live_server import LiveServer, ManualClock

AXE: Final = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
WCAG: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
OF_COLOUR: Final = ["color-contrast", "link-in-text-block"]  # what another light can change


def complaints(page: Page, kind: str, values: list[str]) -> list[str]:
    """What axe has to say about this page, in a line for each part of it."""
    asked = {"runOnly": {"type": kind, "values": values}, "resultTypes": ["violations"], "preload": False}
    found: dict[str, Any] = page.evaluate("asked => axe.run(document, asked)", asked)
    return [
        f"{fault['id']}: {' '.join(map(str, node['target']))} {node['html'][:120]} {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("language", ["en", "pl", "zh"])
@pytest.mark.parametrize("room", ROOMS)
def test_axe_finds_nothing(browser: Browser, tmp_path: Path, room: str, language: str) -> None:
    clock = ManualClock()
    with LiveServer(tmp_path, now=clock) as house:
        looker = Looker(browser, house.address, language)
        found = []
        for moment in house.ask(ROOMS[room](house.address, language, clock)):
            page = looker.look_at(moment)
            page.evaluate(AXE)
            found += [f"{moment.name}, light: {fault}" for fault in complaints(page, "tag", WCAG)]
            looker.turn_light("dark")
            found += [f"{moment.name}, dark: {fault}" for fault in complaints(page, "rule", OF_COLOUR)]
        looker.context.close()
        house.ask(go_home())
    assert not found, "\n".join(found)
    assert [fault for fault in looker.faults if "404" not in fault] == []  # some doors lead nowhere on purpose


def test_axe_finds_a_word_that_cannot_be_read(browser: Browser) -> None:
    """So that the tests above can fail."""
    page = browser.new_page()
    page.set_content("<html lang=en><title>x</title><main><h1 style='color: #eee'>Whale</h1><img src=x></main></html>")
    page.evaluate(AXE)
    assert {fault.split(":")[0] for fault in complaints(page, "tag", WCAG)} == {"color-contrast", "image-alt"}
