"""`python -m bench.shifts`: how much a room's layout shifts during whole games of each kind, by Chromium's own measure.

Other people's moves arrive while nobody touches the page, so no shift is excused by an input. The sum is over the whole
game, from the first view of the room until the report lies open; the score is as web-vitals defines it (the worst burst
of shifts that are less than a second apart, five seconds at most).
"""

import asyncio
from collections.abc import Callable, Coroutine
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import board_scenarios as boards
from tests.browser import word_scenarios as words
from tests.browser.chromium import find
from tests.browser.screen_browser import new_context, sign_in
from tests.browser.screens import seen_by
from tests.browser.table_driver import TableDriver, close_clients
from tests.browser.word_scenarios import RIVAL
from tests.server.live_server import LiveServer, ManualClock

SIZES: Final = ((360, 640), (1280, 800))
PAUSE: Final = 0.15  # seconds for the pages to draw each step
ENDING: Final = 5000  # milliseconds until an ending has been told

_WATCH: Final = """() => {
  window.shifts = [];
  const name = (node) => [node?.nodeName, ...(node?.classList ?? [])].join(".");
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries()) {
      if (!hadRecentInput) window.shifts.push([startTime, value, sources.map(({ node }) => name(node)).join(", ")]);
    }
  }).observe({ type: "layout-shift" });
}"""


class PacedDriver(TableDriver):
    """Leaves the pages time to draw every step."""

    async def catch_up(self) -> None:
        """Wait until every client has the latest update, and every page has drawn it."""
        await super().catch_up()
        await asyncio.sleep(PAUSE)


async def codenames(table: TableDriver) -> None:
    """A turn; the second one with an objection, a wrong guess, and a vote that comes to nothing."""
    if len(table.view["turns"]) != 1:
        return await boards.codenames_turn(table, "" if table.view["turns"] else "bystander")
    side = table.view["side"]
    await table.move(f"{side}-chief", "clue", word=table.texts.lone.lower(), number=1)
    await table.act("object")
    await table.act("waive")
    await table.move(f"{side}-1", "guess", card=boards.cards_of(table, "bystander")[0])
    await table.clients[f"{side}-1"].do("undo")
    await table.catch_up()
    await table.clients[f"{RIVAL[side]}-2"].do("refuse")
    await table.catch_up()
    return None


async def duet(table: TableDriver) -> None:
    """A turn; the first one with a wrong guess, the others with all agents of a side."""
    if not table.view["turns"]:
        return await boards.duet_turn(table, "bystander")
    guesser, _ = await boards.duet_clue(table)
    for card in boards.greens(table, "AB".replace(guesser, "")):
        await table.move(f"{guesser}1", "guess", card=card)
    return None


Play = Callable[[TableDriver], Coroutine[Any, Any, None]]  # a turn or a round
Begin = Callable[[str, str, ManualClock], Coroutine[Any, Any, TableDriver]]
GAMES: Final[dict[str, tuple[Begin, Play, tuple[str, ...], str]]] = {
    "codenames": (boards.begin_codenames, codenames, ("red-chief", "red-1", "blue-1"), "[data-card]"),
    "duet": (boards.begin_duet, duet, ("A1", "B1"), "[data-card]"),
    "trapwords": (words.begin_dragon, words.trapwords_round, ("red-1", "blue-2"), ".tw"),
    "decipher": (words.begin_decipher, words.decipher_round, ("P1", "P2"), ".dc"),
}


def score(shifts: list[list[Any]]) -> float:
    """The worst burst of shifts."""
    worst = burst = begun = last = 0.0
    for start, value, _ in shifts:
        if start - last > 1000 or start - begun > 5000:
            burst, begun = 0.0, start
        burst, last = burst + value, start
        worst = max(worst, burst)
    return worst


def watch(
    browser: Browser, house: LiveServer, table: TableDriver, seat: str, shows: str, size: tuple[int, int]
) -> Page:
    """Open the room of this seat, and note what shifts from now on."""
    page = new_context(browser, "pl", *size, motion=True).new_page()
    screen = seen_by(seat, table.clients[seat], shows)
    sign_in(page, house.address, screen)
    page.goto(house.address + screen.path)
    page.locator(shows).first.wait_for()
    page.evaluate("Promise.all([...document.fonts].map((font) => font.load()))")
    page.wait_for_timeout(500)
    page.evaluate(_WATCH)
    return page


def shifts(browser: Browser, house: LiveServer, clock: ManualClock) -> None:
    """Print the layout shift of whole games."""
    for (game, (begin, play, seats, shows)), size in product(GAMES.items(), SIZES):
        opened = house.ask(begin(house.address, "pl", clock))
        table = PacedDriver(opened.clients, opened.texts, clock)
        pages = {seat: watch(browser, house, table, seat, shows, size) for seat in seats}
        while not table.view.get("outcome"):
            house.ask(play(table))
        for seat, page in pages.items():
            page.wait_for_timeout(ENDING if seat == seats[0] else 0)
            found: list[list[Any]] = page.evaluate("window.shifts")
            total, worst = sum(value for _, value, _ in found), max(found, key=lambda each: each[1], default=None)
            what = f", most ({worst[1]:.4f}) by {worst[2]}" if worst else ""
            print(f"  {game:10} {size[0]}x{size[1]} {seat:9} sum {total:.4f}, score {score(found):.4f}{what}")
            page.context.close()


def main() -> None:
    """Print the figures."""
    clock = ManualClock()
    with TemporaryDirectory() as data, LiveServer(Path(data), now=clock) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        print("Layout shift over a whole game, without input")
        shifts(browser, house, clock)
        browser.close()
        house.ask(close_clients())


if __name__ == "__main__":
    main()
