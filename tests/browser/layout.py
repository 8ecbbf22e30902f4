"""Measures what a page shows: where things are, what is not in view, and what moves."""

from typing import Any, Final

from playwright.sync_api import Browser, Page

from tests.browser.screen_browser import PATIENCE, new_context, sign_in
from tests.browser.screens import seen_by
from tests.browser.table_driver import TableDriver, open_table
from tests.browser.texts import TEXTS
from tests.server.live_server import LiveServer, ManualClock

# The first three are what a phone's keyboard or a zoom of 200 % leaves.
SIZES: Final = ((360, 420), (740, 360), (640, 400), (360, 640), (1280, 800))

_BOX = """selector => {
  const {x, y, width, height} = document.querySelector(selector).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""

# What is not wholly in view: cards, the field and its button, the line that says whose turn it is, the clock; and words
# that are wider than their cards.
_HIDDEN = """selectors => selectors.flatMap((selector) => {
  const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const desk = [...document.querySelectorAll(".desk")].find((one) => one.checkVisibility());
  const bar = desk?.getBoundingClientRect().top ?? innerHeight;
  const hidden = found.filter((one) => {
    const {top, bottom, left, right} = one.getBoundingClientRect();
    const end = one.closest(".card") ? bar : innerHeight;
    return top < -1 || left < -1 || right > innerWidth + 1 || bottom > end + 1;
  });
  return found.length ? hidden.map((one) => selector + ": " + one.textContent) : [selector + " is missing"];
}).concat([...document.querySelectorAll(".card .w")].filter((one) => {
  const card = one.closest(".card").getBoundingClientRect(), {left, right, top, bottom} = one.getBoundingClientRect();
  return left < card.left - 1 || right > card.right + 1 || top < card.top - 1 || bottom > card.bottom + 1;
}).map((one) => "too long: " + one.textContent))"""

WATCH_SHIFTS: Final = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shifts.push([entry.value, ...entry.sources.map(({ node }) => node?.className ?? node?.nodeName)]);
    }
  }).observe({ type: "layout-shift" });
}"""


def watch_shifts(page: Page) -> None:
    """Note in `window.shifts` what moves from now on."""
    page.evaluate("Promise.all([...document.fonts].map((font) => font.load()))")
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))")
    page.evaluate(WATCH_SHIFTS)


def sit_down(
    browser: Browser, house: LiveServer, table: TableDriver, seat: str, size: tuple[int, int], language: str = "pl"
) -> Page:
    """Open the room of this seat, and watch what moves in it."""
    page = new_context(browser, language, *size).new_page()
    screen = seen_by(seat, table.clients[seat], "[data-card]")
    sign_in(page, house.address, screen)
    page.goto(house.address + screen.path)
    page.locator("[data-card]").nth(24).wait_for(timeout=PATIENCE)
    watch_shifts(page)
    return page


def resize(page: Page, width: int, height: int) -> None:
    """Give the window another size, and wait until the page has noticed."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        """height => document.documentElement.style.getPropertyValue("--screen") === `${height}px`
          && Boolean(document.querySelector(".top-bar .status")) === (height < 480)""",
        arg=height,
    )


def hidden(page: Page, *selectors: str) -> list[str]:
    """What is not in view of these, and which words do not fit their cards."""
    found: list[str] = page.evaluate(_HIDDEN, list(selectors))
    return found


def box(page: Page, selector: str) -> Any:
    """Where this is, in whole pixels."""
    return page.evaluate(_BOX, selector)


async def timed_table(address: str, clock: ManualClock, **options: Any) -> TableDriver:
    """A game of Codenames with a clock, and cards with long words and phrases."""
    texts = TEXTS["pl"]
    pack = "\n".join((*texts.cards[len(texts.long) :], *texts.long))
    settings = {"game": "codenames", "languages": ["pl"], "pack": pack, "options": {"timer": "end-turn", **options}}
    table = await open_table(address, settings, ("red-chief", "red-1", "blue-chief", "blue-1"), "pl", clock)
    await table.begin()
    return table
