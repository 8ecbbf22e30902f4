"""The boards of Codenames and Duet on every screen: in view together with clock and field, and they never move."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser import board_scenarios as boards
from tests.browser.layout import SIZES, box, hidden, resize, sit_down, timed_table
from tests.browser.screen_browser import new_context, sign_in
from tests.browser.screens import seen_by
from tests.browser.table_driver import close_clients
from tests.server.live_server import LiveServer, ManualClock

# Whether the board holds its breath, the verdict is told, the key is shown, and what comes next is offered.
_WATCH_BEATS = """() => {
  window.beats = [];
  const shows = (selector) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;
  const look = () => {
    const key = shows(".word:is(.red, .blue, .calm, .fatal):not(.covered)");
    const now = JSON.stringify([shows(".street.holds"), shows(".band"), key, shows(".after")]);
    if (window.beats.at(-1) !== now) window.beats.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.fixture
def clock() -> ManualClock:
    """The clock of the server."""
    return ManualClock()


@pytest.fixture
def house(tmp_path: Path, clock: ManualClock) -> Iterator[LiveServer]:
    """A server whose time stands still."""
    running = LiveServer(tmp_path, now=clock).start()
    yield running
    running.ask(close_clients())
    running.stop()


def test_a_chief_sees_the_key_while_writing_in_any_window_and_the_board_never_moves(
    browser: Browser, house: LiveServer, clock: ManualClock
) -> None:
    table = house.ask(timed_table(house.address, clock))
    side = table.view["side"]
    chief = sit_down(browser, house, table, f"{side}-chief", (1280, 800))
    desktop = sit_down(browser, house, table, f"{side}-1", (1280, 800))
    phone = sit_down(browser, house, table, "blue-1" if side == "red" else "red-1", (360, 640))
    watched, places = (desktop, phone), [box(page, ".street") for page in (desktop, phone)]
    before = {}
    for width, height in SIZES:
        resize(chief, width, height)
        chief.locator(".desk input").fill("zeppelin")
        assert hidden(chief, ".card", ".desk input", ".desk .btn.main", ".status", ".pill") == [], (width, height)
        assert chief.evaluate("[scrollY, document.documentElement.scrollWidth - innerWidth]") == [0, 0]
        before[width, height] = box(chief, ".street")

    meant = boards.cards_of(table, side)[:1]
    house.ask(table.move(f"{side}-chief", "clue", word="zeppelin", number=1))
    for page in (chief, *watched):
        page.locator(".called .clue", has_text="zeppelin").wait_for()
    for (width, height), place in before.items():
        resize(chief, width, height)
        assert box(chief, ".street") == place, (width, height)
        assert hidden(chief, ".card", ".status", ".pill") == [], (width, height)
    desktop.evaluate("scrollTo(0, 200)")
    phone.evaluate("scrollTo(0, 200)")
    house.ask(table.move(f"{side}-1", "guess", card=meant[0]))
    house.ask(table.move(f"{side}-1", "stop"))
    chief.locator(".called .says", has_text="myśl").wait_for()
    for page, place in zip(watched, places, strict=True):
        page.locator(".word.covered").wait_for()
        assert box(page, ".street") == place  # and a new turn begins at the top again
        assert page.evaluate("window.shifts") == []


def test_a_clock_that_has_run_out_tells_everybody_so(browser: Browser, house: LiveServer, clock: ManualClock) -> None:
    table = house.ask(timed_table(house.address, clock))
    side = table.view["side"]
    rival = "blue" if side == "red" else "red"
    pages = [sit_down(browser, house, table, seat, (360, 640)) for seat in (f"{side}-chief", f"{side}-1", f"{rival}-1")]
    house.ask(table.wait(10_000))
    for page in pages:
        page.locator(".overtime").wait_for()  # nobody's clue is taken away, and nobody is left in the dark (CN-74)
    house.ask(table.move(f"{side}-chief", "clue", word="zeppelin", number=0))
    for page in pages:
        page.locator(".overtime").wait_for(state="detached")
    assert "0:" in pages[1].locator(".status .todo").inner_text()  # none of ours fits, and there is no limit
    assert "prób" not in pages[1].locator(".status .todo").inner_text()
    house.ask(table.wait(10_000))  # the guesses are over
    pages[2].locator(".status .says", has_text="szef").wait_for()


def test_duet_fits_low_windows_and_says_who_may_begin(browser: Browser, house: LiveServer, clock: ManualClock) -> None:
    table = house.ask(boards.begin_duet(house.address, "pl", clock))
    ola, kuba = (sit_down(browser, house, table, seat, (360, 640)) for seat in ("A1", "B1"))
    place = box(kuba, ".duo")
    for width, height in SIZES:
        resize(ola, width, height)
        assert hidden(ola, ".card", ".desk input", ".desk .btn.main", ".status") == [], (width, height)
    resize(ola, 360, 640)
    ola.locator("[data-do='let-start']").click()
    kuba.locator(".status .says", has_text="czeka na ciebie").wait_for()
    assert not ola.locator(".desk input").is_visible()
    kuba.locator(".desk input").fill("zeppelin")
    kuba.locator(".desk .btn.main").click()
    ola.locator(".called .clue", has_text="zeppelin").wait_for()
    assert float(ola.locator(".edge.lower").first.evaluate("one => getComputedStyle(one).opacity")) < 0.5
    assert box(kuba, ".duo") == box(ola, ".duo") == place
    assert kuba.evaluate("window.shifts") == []


def test_an_ending_holds_its_breath_then_tells_who_won_and_then_shows_the_key(
    browser: Browser, house: LiveServer, clock: ManualClock
) -> None:
    table = house.ask(boards.codenames_midgame(house.address, "pl", clock))
    side = table.view["side"]
    context = new_context(browser, "pl", 1280, 800, motion=True)
    page, screen = context.new_page(), seen_by("loser", table.clients[f"{side}-1"], "[data-card]")
    sign_in(page, house.address, screen)
    page.goto(house.address + screen.path)
    page.locator("[data-card]").nth(24).wait_for()
    place = box(page, ".street")
    page.evaluate(_WATCH_BEATS)
    black = boards.cards_of(table, "assassin")[0]
    house.ask(boards.codenames_clue(table))
    house.ask(table.move(f"{side}-1", "guess", card=black))
    page.locator(".after .btn").first.wait_for()
    beats = [json.loads(beat) for beat in page.evaluate("window.beats")]
    assert [sum(beat) for beat in beats] == [0, 1, 1, 2, 3]
    assert [beat[0] for beat in beats] == [False, True, False, False, False]
    assert box(page, ".street") == place
    title, yours = page.locator(".band h2").inner_text(), page.locator(".band .yours").inner_text()
    assert title == ("Wygrali niebiescy!" if side == "red" else "Wygrali czerwoni!")
    assert yours == "Przegraliście."
    assert black in page.locator(".band p").inner_text()
    assert page.locator(".btn.main:visible").count() <= 1
    context.close()
