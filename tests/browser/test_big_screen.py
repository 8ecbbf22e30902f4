"""The television page of each game: it shows all public facts in large text, and no secret."""

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import sync_playwright

from cluehouse.server.serve import ServerConfig
from tests.browser import big_screen_games
from tests.browser.chromium import find
from tests.browser.conftest import Arrive
from tests.browser.table_driver import TableDriver, close_clients
from tests.browser.visitor import Visitor
from tests.server.live_server import GENEROUS_LIMITS, LiveServer

LEAST: Final = 20  # pixels on a screen of 1920 x 1080, so that people can read it from a distance
LARGE: Final = 32

_SIZES = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); ) {
    const box = node.parentElement;
    if (!node.data.trim() || !box.checkVisibility() || box.closest("svg, .sr-only, .av")) continue;
    found.push([parseFloat(getComputedStyle(box).fontSize) * (box.currentCSSZoom ?? 1), node.data.trim()]);
  }
  return found;
}"""


# --- secrets that a television must not show ------------------------------------------------------


def _a_key(table: TableDriver) -> set[str]:
    return {'"key":["', "assassin"}


def _two_keys(table: TableDriver) -> set[str]:
    return {'"keys":{"A":', '"keys":{"B":'}


def _words_and_traps(table: TableDriver) -> set[str]:
    """The secret words of both teams and their traps."""
    return {
        text for client in table.clients.values() for text in (client.view["set_word"], *client.view["traps"]["words"])
    }


def _word(table: TableDriver) -> set[str]:
    return {table.clients["P1"].view["word"]}


class Show(NamedTuple):
    """A game on television: how it is played to its middle and its end, and what the page shows."""

    language: str
    begin: Callable[[str], Coroutine[Any, Any, TableDriver]]
    finish: Callable[[TableDriver], Coroutine[Any, Any, None]]
    secrets: Callable[[TableDriver], set[str]]
    board: str
    shown: int  # how many of them
    time: str  # the clock, or the tokens of a game without one
    large: str  # the most important text
    result: str
    revealed: str  # what is revealed after the game


SHOWS: Final = {
    "codenames": Show(
        language="en",
        begin=big_screen_games.codenames,
        finish=big_screen_games.end_codenames,
        secrets=_a_key,
        board=".word",
        shown=25,
        time="footer .time",
        large=".call .clue",
        result=".result h2",
        revealed=".word:is(.red, .blue, .calm, .fatal):not(.covered)",
    ),
    "duet": Show(
        language="pl",
        begin=big_screen_games.duet,
        finish=big_screen_games.end_duet,
        secrets=_two_keys,
        board=".dw",
        shown=25,
        time=".bank .token",
        large=".call .clue",
        result=".result h2",
        revealed=".edge.upper",
    ),
    "trapwords": Show(
        language="zh",
        begin=big_screen_games.trapwords,
        finish=big_screen_games.end_trapwords,
        secrets=_words_and_traps,
        board=".lines li",
        shown=1,
        time=".sandglass .time",
        large=".sandglass .time",
        result="#verdict",
        revealed=".reports li",
    ),
    "decipher": Show(
        language="pl",
        begin=big_screen_games.decipher,
        finish=big_screen_games.end_decipher,
        secrets=_word,
        board=".letterfield",
        shown=4,
        time=".tokens",
        large=".handrow h2",
        result=".handrow h2",
        revealed=".reveal .word",
    ),
}


def check_large_texts(screen: Visitor, code: str) -> None:
    """Check that the page shows how to join, in text that can be read from a distance."""
    assert code in screen.page.locator("footer").inner_text()
    assert screen.sees("footer .alone")  # no phone can open the address of this computer
    assert screen.page.locator(".qr").count() == 0
    sizes: list[tuple[float, str]] = screen.page.evaluate(_SIZES)
    assert [text for size, text in sizes if size < LEAST] == []
    assert screen.fits()
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def sizes_of(screen: Visitor, selector: str) -> list[float]:
    return list(
        screen.page.locator(selector).evaluate_all(
            "all => all.map(one => parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1))"
        )
    )


def test_where_others_can_open_the_address_phones_can_read_it(tmp_path: Path) -> None:
    config = ServerConfig(limits=GENEROUS_LIMITS, hosts=("cluehouse.example",))
    with LiveServer(tmp_path, config) as house, sync_playwright() as playwright:
        leads = f"--host-resolver-rules=MAP cluehouse.example {house.address.removeprefix('http://')}"
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox", leads])
        table = house.ask(big_screen_games.codenames(house.address))
        screen = Visitor(browser, "http://cluehouse.example", "", "en", 1920, 1080, "light")
        screen.go(f"/tv/{table.host.code}").page.locator("footer .qr svg").wait_for()
        qr = screen.page.locator("footer .qr svg").bounding_box()
        assert qr is not None
        assert min(qr["width"], qr["height"]) >= 100
        assert screen.page.locator(".alone").count() == 0
        browser.close()
        house.ask(close_clients())


def test_words_on_a_television_are_read_from_across_the_room(arrive: Arrive, house: LiveServer) -> None:
    table = house.ask(big_screen_games.duet(house.address))
    screen = arrive("", "pl", 1920, 1080).go(f"/tv/{table.host.code}").page
    screen.locator("[data-card]").nth(24).wait_for()
    sizes = (
        "all => all.filter(({ textContent }) => textContent.length < 8).map((one) => getComputedStyle(one).fontSize)"
    )
    assert min(float(size[:-2]) for size in screen.locator(".dw:not(.found) .w").evaluate_all(sizes)) >= 52
    house.ask(close_clients())


@pytest.mark.parametrize("game", SHOWS)
def test_a_television_shows_the_game_and_no_secret(arrive: Arrive, house: LiveServer, game: str) -> None:
    show = SHOWS[game]
    table = house.ask(show.begin(house.address))
    code = table.host.code
    screen = arrive("", show.language, 1920, 1080).go(f"/tv/{code}")
    screen.page.locator(show.board).nth(show.shown - 1).wait_for()
    assert screen.page.locator(show.board).count() == show.shown
    assert screen.sees(show.time)
    assert min(sizes_of(screen, show.large)) >= LARGE
    assert screen.page.locator(show.revealed).count() == 0
    check_large_texts(screen, code)
    for secret in show.secrets(table):
        assert any(
            secret in text for client in table.clients.values() for text in client.traffic
        )  # a client is sent it, so the check can fail
        assert all(secret not in text for text in screen.holds())

    house.ask(show.finish(table))
    screen.page.locator(show.revealed).first.wait_for()
    assert max(sizes_of(screen, show.result)) >= LARGE
    check_large_texts(screen, code)
    for client in table.clients.values():  # nobody else may get the token
        assert all(client.token not in text for text in screen.holds())
    house.ask(close_clients())
