"""A game without its own page code: Password is registered with one line and can be played in a browser."""

from collections.abc import Iterator

import pytest

from cluehouse.games import GAMES, register
from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor
from tests.password import PASSWORD

SETTINGS = {"game": "password", "languages": ["en"], "options": {"rounds": 2}, "pace": 0}
ANSWER = "form[data-do=answer] input"


@pytest.fixture(autouse=True)
def password() -> Iterator[None]:
    """A server with the game Password."""
    register(PASSWORD)
    yield
    del GAMES["password"]


def begun(arrive: Arrive, seat: str, width: int = 360) -> tuple[Visitor, str]:
    """Start a game with a person in this seat and bots in the others; returns the person and the table's code."""
    player = arrive("Ola", width=width)
    code = player.open_table(SETTINGS)
    player.sit(seat)
    player.page.locator(".start .fill").click()
    player.page.locator(".go:enabled").click()
    player.page.locator(".generic").wait_for()
    return player, code


def test_the_home_page_shows_the_games_own_texts(arrive: Arrive) -> None:
    guest = arrive("Ola", language="pl", width=360).go("/")
    card = guest.page.locator("[data-game=password]")
    card.locator(".art").wait_for()
    assert card.locator("h2").inner_text() == "Hasło"
    assert card.locator("a").count() == 0  # no tutorial and no rules
    assert guest.fits()


def test_a_whole_game_is_played_on_a_phone(arrive: Arrive) -> None:
    player, _ = begun(arrive, "north-guesser")
    page = player.page
    for _turn in range(8):  # two rounds of six clues at most, three of them for each side (PW-10)
        page.locator(f"{ANSWER}, .after").first.wait_for()
        assert player.fits()
        if player.sees(".after"):
            break
        page.locator(ANSWER).fill("zeppelin")
        page.locator("form[data-do=answer] button").click()
        page.locator(f"{ANSWER}:valid").wait_for(state="detached")  # sent: the field is empty, or gone
    page.locator(".after").wait_for()
    assert player.fits()
    page.locator(".after a[href^='/r/']").click()
    page.locator(".moment").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator(".label", has_text="1 /").wait_for()


def test_a_giver_is_asked_for_a_clue_and_sees_the_secret(arrive: Arrive) -> None:
    player, code = begun(arrive, "north-giver", width=1280)
    page = player.page
    page.locator("form[data-do=clue] input").wait_for()
    assert page.get_by_role("button", name="Give a clue").is_disabled()
    secret = page.locator("section", has_text="Only you see this").locator("dd").inner_text().strip()
    assert secret
    screen = arrive("Screen", width=1920, height=1080).go(f"/tv/{code}")
    screen.page.locator(".tv h1", has_text="A clue is being given").wait_for()
    assert secret not in screen.page.content()
