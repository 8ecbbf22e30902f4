"""`python -m bench.page`: what a first visit costs, when the page answers, and whether a card flips smoothly.

The processor is slowed down four times (Chromium's own throttling), as on a phone that is not new.
"""

import statistics
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright

from tests.browser import board_scenarios
from tests.browser.chromium import find
from tests.browser.screen_browser import new_context, sign_in
from tests.browser.screens import Screen, seen_by
from tests.browser.table_driver import TableDriver, close_clients
from tests.server.live_server import LiveServer, ManualClock

SLOWER: Final = 4
VISITS: Final = 5
FLIPS: Final = 4
FRAME: Final = 1000 / 60

# The page is tapped in every frame from the moment its button is there, until it answers.
_ANSWERS: Final = """([button, answer]) => {
  const visit = { answered: 0, tasks: [] };
  const note = (task) => visit.tasks.push([task.startTime, task.duration]);
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "longtask", buffered: true });
  window.visit = new Promise((done) => {
    const look = () => {
      visit.answered = performance.now();
      if (document.querySelector(answer)) return setTimeout(done, 1000, visit);
      document.querySelector(button)?.click();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}"""

# The card is touched; the time between frames is noted from the frame in which it begins to fall, for half a second.
# Without a touch, half a second of rest.
_FLIP: Final = """(touches) => new Promise((done) => {
  const intervals = [];
  let begun = 0;
  let last = 0;
  const frame = (now) => {
    if (begun) intervals.push(now - last);
    else if (!touches || document.querySelector(".word.is-new")) begun = now;
    last = now;
    if (begun && now - begun > 500) done(intervals);
    else requestAnimationFrame(frame);
  };
  document.querySelectorAll(".is-new").forEach((card) => card.classList.remove("is-new"));
  if (touches) document.querySelector(".touch").click();
  requestAnimationFrame(frame);
})"""


@contextmanager
def opened() -> Iterator[tuple[LiveServer, Browser, TableDriver]]:
    """A server, a browser, and a table in the middle of a game with a clue for all remaining cards."""
    clock = ManualClock()
    with TemporaryDirectory() as data, LiveServer(Path(data), now=clock) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        table = house.ask(board_scenarios.codenames_midgame(house.address, "en", clock))
        side = table.view["side"]
        clue, left = next(iter(table.texts.groups)), len(board_scenarios.cards_of(table, side))
        house.ask(table.move(f"{side}-chief", "clue", word=clue, number=left))
        yield house, browser, table
        browser.close()
        house.ask(close_clients())


def slow(context: BrowserContext, page: Page) -> None:
    """Slow the processor down."""
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def first_load(browser: Browser, address: str, screen: Screen) -> Counter[str]:
    """The bytes of a first visit to this page, by type of resource."""
    context = new_context(browser, "en", 1280, 800, motion=True)
    page = context.new_page()
    sign_in(page, address, screen)
    came: list[Response] = []
    page.on("response", lambda response: came.append(response))
    page.goto(address + screen.path, wait_until="networkidle")
    kinds: Counter[str] = Counter()
    for response in came:
        kinds[response.request.resource_type] += response.request.sizes()["responseBodySize"]
    context.close()
    return kinds


def interactive(browser: Browser, address: str, screen: Screen, button: str, answer: str) -> tuple[float, float]:
    """Milliseconds until something is visible, and until the page responds without a long task."""
    context = new_context(browser, "en", 1280, 800, motion=True)
    page = context.new_page()
    sign_in(page, address, screen)
    slow(context, page)
    page.add_init_script(f"({_ANSWERS})({[button, answer]!r})")
    page.goto(address + screen.path)
    visit: dict[str, Any] = page.evaluate("window.visit")
    seen: float = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    begun = [start + duration for start, duration in visit["tasks"] if start <= visit["answered"]]
    context.close()
    return seen, max([visit["answered"], *begun])


def flips(browser: Browser, house: LiveServer, table: TableDriver) -> tuple[list[float], list[float]]:
    """The milliseconds between frames while cards are covered, and while nothing happens on the same page."""
    side = table.view["side"]
    client = table.clients[f"{side}-1"]
    screen = seen_by("flip", client, ".called .clue")
    context = new_context(browser, "en", 1280, 800, motion=True)
    page = context.new_page()
    sign_in(page, house.address, screen)
    page.goto(house.address + screen.path)
    page.locator(screen.shows).wait_for()
    slow(context, page)
    falling: list[float] = []
    resting: list[float] = []
    for card in board_scenarios.cards_of(table, side)[:FLIPS]:
        page.locator(f".word[data-card='{card}']").click()
        page.locator(".touch").wait_for()
        page.mouse.move(0, 0)
        resting += page.evaluate(_FLIP, False)
        falling += page.evaluate(_FLIP, True)
        page.locator(f".word.covered[data-card='{card}']").wait_for()
    context.close()
    return falling, resting


def frames(intervals: list[float]) -> str:
    """How regular these frames are."""
    dropped = sum(round(interval / FRAME) - 1 for interval in intervals if interval > 1.5 * FRAME)
    p95 = statistics.quantiles(intervals, n=20)[-1]
    return f"{len(intervals)} frames, {dropped} dropped, 95% within {p95:.1f} ms, longest {max(intervals):.1f} ms"


def main() -> None:
    """Print the figures."""
    home = Screen("home", "/", ".rooms")
    with opened() as (house, browser, table):
        guesser = table.clients[f"{table.view['side']}-2"]
        at_table = seen_by("table", guesser, ".called .clue")
        print("First load, bytes over the wire (gzip)")
        for name, screen in (("home", home), ("table", at_table)):
            kinds = first_load(browser, house.address, screen)
            sizes = [f"{kind} {kinds[kind] / 1000:.1f} kB" for kind in ("script", "stylesheet", "font")]
            print(f"  {name:6} {', '.join(sizes)}, all {kinds.total() / 1000:.1f} kB")
        print(
            f"Time to interactive, processor {SLOWER}x slower, median of {VISITS} visits: the main button answers a tap"
        )
        print("and no long task is under way")
        for name, screen, button, answer in (
            ("home", home, ".acts .btn.main", ".acts [aria-busy='true']"),
            ("table", at_table, ".word[aria-pressed='false']", ".touch"),
        ):
            visits = [interactive(browser, house.address, screen, button, answer) for _ in range(VISITS)]
            seen, ready = (statistics.median(each) for each in zip(*visits, strict=True))
            print(f"  {name:6} seen after {seen:.0f} ms, interactive after {ready:.0f} ms")
        falling, resting = flips(browser, house, table)
        print(f"A card is covered, {FLIPS} times, processor {SLOWER}x slower, by requestAnimationFrame")
        print(f"  falling {frames(falling)}")
        print(f"  resting {frames(resting)}")


if __name__ == "__main__":
    main()
