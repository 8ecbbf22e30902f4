"""Where people gather nothing moves, and nothing is too wide: the lobby, the door, the start page, the television."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from cluehouse.tables.codes import MORE_SYLLABLES, new_code
from tests.browser.conftest import Arrive
from tests.browser.layout import WATCH_SHIFTS, watch_shifts
from tests.browser.lobby_scenarios import LOBBY, gather
from tests.browser.screen_browser import new_context, sign_in
from tests.browser.screens import seen_by
from tests.browser.table_driver import TableDriver, close_clients, open_table
from tests.browser.visitor import Visitor
from tests.server.live_server import LiveServer, ManualClock

# What sticks out of its box or of the screen.
TOO_WIDE: Final = """selector => [...document.querySelectorAll(selector)].filter((one) => {
  const { left, right } = one.getBoundingClientRect();
  return one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 || left < 0 || right > innerWidth + 1);
}).map((one) => one.className + ": " + one.textContent)"""


def lobby_of(browser: Browser, house: LiveServer, table: TableDriver, seat: str, size: tuple[int, int]) -> Page:
    """Open the lobby for this seat, and watch what moves in it."""
    page = new_context(browser, "pl", *size).new_page()
    screen = seen_by(seat, table.clients[seat], ".seat-pane")
    sign_in(page, house.address, screen)
    page.goto(house.address + screen.path)
    page.locator(".seat-pane").first.wait_for()
    page.locator(".how .more").wait_for()
    watch_shifts(page)
    return page


def drawn(page: Page) -> list[object]:
    """What has moved, once everything is drawn."""
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))")
    shifts: list[object] = page.evaluate("window.shifts")
    return shifts


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)], ids=["a laptop", "a phone"])
def test_nothing_moves_in_the_lobby(browser: Browser, house: LiveServer, size: tuple[int, int]) -> None:
    table = house.ask(open_table(house.address, LOBBY, ("red-chief", "blue-chief"), "pl", ManualClock()))
    pages = [lobby_of(browser, house, table, seat, size) for seat in table.clients]
    house.ask(gather(table))
    for page in pages:
        page.locator(".lobby", has_text="小伟").wait_for()
        assert drawn(page) == []
    house.ask(close_clients())


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)], ids=["a laptop", "a phone"])
def test_nothing_moves_while_the_start_page_appears(browser: Browser, house: LiveServer, size: tuple[int, int]) -> None:
    page = new_context(browser, "pl", *size).new_page()
    page.add_init_script(f"({WATCH_SHIFTS})()")
    page.goto(house.address)
    page.locator(".rooms .room").nth(3).wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.fonts.ready.then(({ size }) => size)") > 0
    assert drawn(page) == []


def test_a_code_of_twelve_letters_fits_everywhere(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cluehouse.house.house.new_code", lambda dice, syllables: new_code(dice, MORE_SYLLABLES))
    host = arrive("Marta", "pl", 360, 640)
    code = host.open_table(LOBBY)
    assert len(code) == 14
    guest, screen, laptop = arrive("Ola", "pl", 360, 640), arrive("TV", "pl", 1920, 1080), arrive("Sam", "en")
    guest.go(f"/t/{code}")
    guest.page.locator("form input").wait_for()
    screen.go(f"/tv/{code}").page.locator(".code").wait_for()
    laptop.come_in(code)
    host.go(f"/t/{code}").page.locator(".invitation").wait_for()
    for person in (host, guest, screen, laptop):
        check_width(person)
    host.go("/").page.locator(".porch-ways").wait_for()
    check_width(host)


def check_width(person: Visitor) -> None:
    """Nothing is wider than the screen or its box."""
    assert person.fits()
    assert person.page.evaluate(TOO_WIDE, ".code, .place, h1, h2, .caps, footer b, .invitation, .btn") == []
