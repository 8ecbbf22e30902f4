"""`python -m bench.shifts`: how much the layout shifts during whole games of each kind, in a lobby while people gather,
and while the start page and a door appear, by Chromium's own measure.

Other people's moves arrive while nobody touches the page, so no shift is excused by an input. The sum is over the whole
game, from the first view of the room until the report lies open; the score is as web-vitals defines it (the worst burst
of shifts that are less than a second apart, five seconds at most). `--each` tells of every shift what moved from where
to where; names of games, `lobby`, `doors` and `--size 360x640` choose a part.
"""

import argparse
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
from tests.browser.lobby_scenarios import LOBBY, gather
from tests.browser.screen_browser import new_context, sign_in
from tests.browser.screens import Screen, seen_by
from tests.browser.table_driver import TableDriver, close_clients, open_table
from tests.server.live_server import LiveServer, ManualClock

SIZES: Final = ((360, 640), (1280, 800))
ONLOOKER: Final = "spectator"
TV: Final = "tv"  # a screen of 1920x1080
PAUSE: Final = 0.15  # seconds for the pages to draw each step
ENDING: Final = 5000  # milliseconds until an ending has been told

_WATCH: Final = """() => {
  window.shifts = [];
  const name = (node) => [node?.nodeName, ...(node?.classList ?? [])].join(".");
  const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const moved = ({ node, previousRect, currentRect }) =>
    `${name(node?.nodeType === 3 ? node.parentNode : node)} (${at(previousRect)} -> ${at(currentRect)})`;
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries()) {
      if (!hadRecentInput) window.shifts.push([startTime, value, sources.map(moved).join(", ")]);
    }
  }).observe({ type: "layout-shift" });
}"""


class PacedDriver(TableDriver):
    """Leaves the pages time to draw every step."""

    async def catch_up(self) -> None:
        """Wait until every client has the latest update, and every page has drawn it."""
        await super().catch_up()
        await asyncio.sleep(PAUSE)


async def undo(table: TableDriver, seat: str, answer: str) -> None:
    """Ask to take a move back; the others consent, or one of them refuses."""
    await table.clients[seat].do("undo")
    await table.catch_up()
    for other in [each for each in table.clients if each != seat][: 1 if answer == "refuse" else None]:
        await table.clients[other].do(answer)
        await table.catch_up()


async def interrupt(table: TableDriver) -> None:
    """Pause and go on."""
    for command in ("pause", "resume"):
        await table.host.do(command)
        await table.catch_up()


async def codenames(table: TableDriver) -> None:
    """A turn: with a wrong guess, objections that are waived and upheld, votes, a pause, and a clock that runs out."""
    turn, side = len(table.view["turns"]), table.view["side"]
    if turn == 1:
        await table.move(f"{side}-chief", "clue", word=table.texts.lone.lower(), number=1)
        await table.act("object")
        await table.act("waive")
        await table.move(f"{side}-1", "mark", card=boards.cards_of(table, side)[0])
        await table.move(f"{side}-1", "guess", card=boards.cards_of(table, "bystander")[0])
        await undo(table, f"{side}-1", "refuse")
    elif turn == 2:
        await interrupt(table)
        await table.wait(600)
        card = (await boards.codenames_clue(table))[0]
        await table.move(f"{side}-1", "guess", card=card)
        await undo(table, f"{side}-1", "consent")
        await table.move(f"{side}-1", "guess", card=card)
        await table.act("stop")
    elif turn == 3:
        await table.move(f"{side}-chief", "clue", word=table.texts.lone.lower(), number=1)
        await table.act("object")
        await table.act("uphold")
        cover = boards.cards_of(table, table.view["side"])[0]
        await table.act("cover", card=cover)
    else:
        await boards.codenames_turn(table, "" if turn else "bystander")


async def duet(table: TableDriver) -> None:
    """A turn; the first one with a wrong guess, the others with all agents of a side."""
    if not table.view["turns"]:
        return await boards.duet_turn(table, "bystander")
    giver = table.chooser("clue")[0]
    cards = boards.greens(table, giver)
    await table.move(f"{giver}1", "clue", word="zeppelin", number=len(cards))
    for card in cards:
        await table.move(f"{'AB'.replace(giver, '')}1", "guess", card=card)
    return None


async def duet_to_the_last_token(table: TableDriver) -> None:
    """A turn: with objections and votes at first, then one card each time, until only sudden death is left."""
    if table.view.get("sudden"):
        await table.act("hand-over")
        await table.act("take-back")
        for side in "AB":
            for card in boards.greens(table, "AB".replace(side, "")):
                if not table.view.get("outcome"):
                    await table.move(f"{side}1", "guess", card=card)
        return
    turn, giver = len(table.view["turns"]), table.chooser("clue")[0]
    guesser, meant = "AB".replace(giver, ""), boards.greens(table, giver)[0]
    await table.move(f"{giver}1", "clue", word=table.texts.lone.lower() if turn < 2 else "zeppelin", number=1)
    if turn < 2:
        await table.move(f"{guesser}1", "object")
        await table.act("uphold" if turn else "waive")
    await table.move(f"{guesser}1", "mark", card=meant)
    await table.move(f"{guesser}1", "guess", card=meant)
    if turn in (2, 3):
        await undo(table, f"{guesser}1", ("refuse", "consent")[turn - 2])
        await interrupt(table)
    if turn == 3:
        await table.move(f"{guesser}1", "guess", card=meant)
    if table.chooser("stop"):
        await table.act("stop")


Play = Callable[[TableDriver], Coroutine[Any, Any, None]]  # a turn or a round
Begin = Callable[[str, str, ManualClock], Coroutine[Any, Any, TableDriver]]
GAMES: Final[dict[str, tuple[Begin, Play, tuple[str, ...], str]]] = {
    "codenames": (boards.begin_codenames, codenames, ("red-chief", "red-1", "blue-1", ONLOOKER, TV), "[data-card]"),
    "duet": (boards.begin_duet, duet, ("A1", "B1"), "[data-card]"),
    "duet-sudden": (boards.begin_duet, duet_to_the_last_token, ("A1", "B1", ONLOOKER, TV), "[data-card]"),
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
    page = new_context(browser, "pl", *((1920, 1080) if seat == TV else size), motion=True).new_page()
    screen = {
        ONLOOKER: Screen(seat, f"/t/{table.host.code}", shows, looks_on=True),
        TV: Screen(seat, f"/tv/{table.host.code}", shows),
    }.get(seat) or seen_by(seat, table.clients[seat], shows)
    sign_in(page, house.address, screen)
    page.goto(house.address + screen.path)
    page.locator(shows).first.wait_for()
    page.evaluate("Promise.all([...document.fonts].map((font) => font.load()))")
    page.wait_for_timeout(500)
    page.evaluate(_WATCH)
    return page


def shifts(
    browser: Browser, house: LiveServer, clock: ManualClock, games: list[str], sizes: list[tuple[int, int]], each: bool
) -> None:
    """Print the layout shift of whole games."""
    for game, size in product(games, sizes):
        begin, play, seats, shows = GAMES[game]
        opened = house.ask(begin(house.address, "pl", clock))
        table = PacedDriver(opened.clients, opened.texts, clock)
        pages = {seat: watch(browser, house, table, seat, shows, size) for seat in seats}
        while not table.view.get("outcome"):
            house.ask(play(table))
        for seat, page in pages.items():
            page.wait_for_timeout(ENDING if seat == seats[0] else 0)
            tell(page, game, seat, size, each)


def tell(page: Page, what: str, who: str, size: tuple[int, int], each: bool) -> None:
    """Print what has shifted in a page, and close it."""
    found: list[list[Any]] = page.evaluate("window.shifts")
    total, worst = sum(value for _, value, _ in found), max(found, key=lambda shift: shift[1], default=None)
    most = f", most ({worst[1]:.4f}) by {worst[2]}" if worst and not each else ""
    print(f"  {what:11} {size[0]}x{size[1]} {who:9} sum {total:.4f}, score {score(found):.4f}{most}")
    for start, value, sources in found if each else ():
        print(f"    {start / 1000:6.2f} s  {value:.4f}  {sources}")
    page.context.close()


def lobby(browser: Browser, house: LiveServer, clock: ManualClock, sizes: list[tuple[int, int]], each: bool) -> None:
    """Print what shifts in a lobby, for the host and for a guest, while people come, sit down and go."""
    for size in sizes:
        opened = house.ask(open_table(house.address, LOBBY, ("red-chief", "blue-chief"), "pl", clock))
        table = PacedDriver(opened.clients, opened.texts, clock)
        pages = {seat: watch(browser, house, table, seat, ".seat-pane", size) for seat in table.clients}
        house.ask(gather(table))
        for seat, page in pages.items():
            page.wait_for_timeout(500)
            tell(page, "lobby", seat, size, each)


def doors(browser: Browser, house: LiveServer, clock: ManualClock, sizes: list[tuple[int, int]], each: bool) -> None:
    """Print what shifts while the start page and the door of a table appear, fonts included."""
    code = house.ask(open_table(house.address, LOBBY, ("red-chief",), "pl", clock)).host.code
    for size, (name, path) in product(sizes, (("start page", "/"), ("door", f"/t/{code}"))):
        page = new_context(browser, "pl", *size, motion=True).new_page()
        page.add_init_script(f"({_WATCH})()")
        page.goto(house.address + path)
        page.wait_for_timeout(3000)
        tell(page, name, "anybody", size, each)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="bench.shifts", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="part", help=", ".join((*GAMES, "lobby", "doors")))
    parser.add_argument("--size", action="append", help="360x640 and 1280x800, unless said otherwise")
    parser.add_argument("--each", action="store_true", help="tell every shift")
    chosen = parser.parse_args()
    sizes = [(int(width), int(height)) for width, height in (size.split("x") for size in chosen.size or ())]
    clock = ManualClock()
    with TemporaryDirectory() as data, LiveServer(Path(data), now=clock) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        print("Layout shift without input, over a whole game or while people gather")
        parts, sizes = chosen.parts or [*GAMES, "lobby", "doors"], sizes or list(SIZES)
        shifts(browser, house, clock, [part for part in parts if part in GAMES], sizes, chosen.each)
        for name, measure in (("lobby", lobby), ("doors", doors)):
            if name in parts:
                measure(browser, house, clock, sizes, chosen.each)
        browser.close()
        house.ask(close_clients())


if __name__ == "__main__":
    main()
