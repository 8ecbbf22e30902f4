"""The television of each game: everything that a room needs to see, large, and nothing that it must not know."""

from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple

import pytest

from tests.browser import evenings
from tests.browser.conftest import Arrive
from tests.browser.gathering import Gathering, go_home
from tests.browser.visitor import Visitor
from tests.server.live_server import LiveServer

LEAST: Final = 20  # pixels of a screen of 1920 x 1080, so that people on a sofa can read it
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


# --- what a room must not know while they play ----------------------------------------------------


def _a_key(table: Gathering) -> set[str]:
    return {'"key":["', "assassin"}


def _two_keys(table: Gathering) -> set[str]:
    return {'"keys":{"A":', '"keys":{"B":'}


def _words_and_traps(table: Gathering) -> set[str]:
    """The word that is described, the one that comes after it, and what lies around them."""
    return {text for guest in table.guests.values() for text in (guest.view["set_word"], *guest.view["traps"]["words"])}


def _word(table: Gathering) -> set[str]:
    return {table.guests["P1"].view["word"]}


class Show(NamedTuple):
    """A game on television: how it is brought to its midst and to its end, and what stands there."""

    language: str
    begin: Callable[[str], Coroutine[Any, Any, Gathering]]
    finish: Callable[[Gathering], Coroutine[Any, Any, None]]
    secrets: Callable[[Gathering], set[str]]
    board: str
    shown: int  # how many there are of that
    time: str  # the clock, or the tokens that stand for it
    large: str  # what has to be read first
    result: str
    revealed: str  # what is open to all once the game is over


SHOWS: Final = {
    "codenames": Show(
        language="en",
        begin=evenings.codenames,
        finish=evenings.end_codenames,
        secrets=_a_key,
        board=".word",
        shown=25,
        time="footer .time",
        large=".call .clue",
        result=".call .says",
        revealed=".word:is(.red, .blue, .calm, .fatal):not(.covered)",
    ),
    "duet": Show(
        language="pl",
        begin=evenings.duet,
        finish=evenings.end_duet,
        secrets=_two_keys,
        board=".dw",
        shown=25,
        time=".bank .token",
        large=".call .clue",
        result=".call .says",
        revealed=".edge.upper",
    ),
    "trapwords": Show(
        language="zh",
        begin=evenings.trapwords,
        finish=evenings.end_trapwords,
        secrets=_words_and_traps,
        board=".lines li",
        shown=1,
        time=".sandglass .time",
        large=".sandglass .time",
        result=".stage h2",
        revealed=".reports article",
    ),
    "decipher": Show(
        language="pl",
        begin=evenings.decipher,
        finish=evenings.end_decipher,
        secrets=_word,
        board=".letterfield",
        shown=4,
        time=".tokens",
        large=".handrow h2",
        result=".handrow h2",
        revealed=".reveal .word",
    ),
}


def told_everything(screen: Visitor, code: str) -> None:
    """The way to the table, and text that can be read from a sofa."""
    assert code in screen.page.locator("footer").inner_text()
    qr = screen.page.locator("footer .qr svg").bounding_box()
    assert qr is not None
    assert min(qr["width"], qr["height"]) >= 100
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
    told_everything(screen, code)
    for secret in show.secrets(table):
        assert any(secret in text for guest in table.guests.values() for text in guest.traffic)  # somebody is sent it
        assert all(secret not in text for text in screen.holds())

    house.ask(show.finish(table))
    screen.page.locator(show.revealed).first.wait_for()
    assert max(sizes_of(screen, show.result)) >= LARGE
    told_everything(screen, code)
    for guest in table.guests.values():  # whose place at the table it is, nobody else learns
        assert all(guest.token not in text for text in screen.holds())
    house.ask(go_home())
