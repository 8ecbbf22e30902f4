"""The mission map and a team's book: choose a mission, play it, and see the game in the book."""

import re

from tests.browser.conftest import Arrive
from tests.browser.duet_page import give, own_key, touch
from tests.browser.visitor import Visitor


def begin_book(person: Visitor, team: str) -> None:
    """Create a book from the map, and return to the map with it."""
    person.go("/map")
    person.page.locator("main aside a[href='/book']").click()
    person.page.locator("#team-name").fill(team)
    person.page.locator("form .btn.main").click()
    person.page.get_by_role("heading", name=team).wait_for()
    person.page.locator(".tries").wait_for(state="detached")
    person.page.locator("main a[href^='/map#']").click()
    person.page.locator(".ticket").wait_for()


def city(person: Visitor, name: str, state: str) -> None:
    """Tap a city that has this state for the team."""
    person.page.locator(f".city.{state}[data-city='{name}']").click()
    person.page.locator(f".city[data-city='{name}'][aria-pressed='true']").wait_for()


def fly(person: Visitor, partner: Visitor) -> None:
    """Open a table for the selected mission, let the partner join, and start the game."""
    person.page.locator(".brief .btn.main").click()
    person.page.wait_for_url("**/t/*")
    partner.come_in(person.page.url.rsplit("/", 1)[-1])
    person.sit("A1")
    partner.sit("B1")
    person.start()
    for each in (person, partner):
        each.page.locator(".dw").nth(24).wait_for()


# Names that are shown, and that the edge of their window cuts.
_CUT = """() => {
  const window = document.querySelector(".globe .window").getBoundingClientRect();
  return [...document.querySelectorAll(".city .label")].filter((one) => {
    const box = one.getBoundingClientRect();
    const beside = box.right < window.left || box.left > window.right;
    const outside = beside || box.bottom < window.top || box.top > window.bottom;
    const inside = box.left > window.left - 2 && box.right < window.right + 2;
    const whole = inside && box.top > window.top - 2 && box.bottom < window.bottom + 2;
    return !outside && !whole && getComputedStyle(one).opacity > 0;
  }).map((one) => one.textContent);
}"""


def test_on_a_phone_the_map_shows_names_whole_or_not_at_all(arrive: Arrive) -> None:
    phone = arrive("Ala", "pl", 360, 640).go("/map")
    for name in ("prague", "sydney"):
        phone.page.locator(f".city[data-city='{name}']").dispatch_event("click")
        phone.page.locator(f".city[data-city='{name}'] .label:not(.cut)").wait_for()
        phone.page.wait_for_function(f"() => !({_CUT})().length")


def test_played_missions_are_entered_in_the_teams_book(arrive: Arrive) -> None:
    ala, yu = arrive("Ala", "pl"), arrive("小雨", "zh", 360, 740)
    begin_book(ala, "Wrony")
    city(ala, "berlin", "far")
    assert ala.page.locator(".brief .btn.main").count() == 0  # a locked mission cannot be played
    city(ala, "prague", "open")
    assert ala.page.locator(".ticket .num").all_inner_texts() == ["9", "9"]

    fly(ala, yu)
    first = [word for word, edge in own_key(ala).items() if edge == "agent"]
    rest = [word for word, edge in own_key(yu).items() if edge == "agent" and word not in first]
    for giver, guesser, words in ((ala, yu, first), (yu, ala, rest)):
        give(giver, guesser, "zeppelin", 1)
        for word in words:
            touch(guesser, word)
    ala.page.locator(".cities [data-city='moscow']").wait_for()  # where one may fly from here
    ala.page.locator(".report a[href^='/book#']").click()
    ala.page.locator(".tries tbody .end.won").wait_for()
    ala.page.locator("main a[href^='/map#']").click()
    ala.page.locator(".city.won").wait_for()
    assert ala.page.locator(".city.won").evaluate_all("all => all.map(one => one.dataset.city)") == ["prague"]
    assert ala.page.locator(".city.open").count() == 3  # Berlin, Cairo, Moscow

    city(ala, "berlin", "open")
    ala.page.locator(".brief .btn.main").click()  # at the same table: the partner comes along
    for person in (ala, yu):
        person.page.locator("#verdict").wait_for(state="detached")
        person.page.locator(".dw").nth(24).wait_for()
    assert yu.page.locator(".bank .token").count() == 11
    give(ala, yu, "zeppelin", 1)
    touch(yu, next(word for word, edge in own_key(ala).items() if edge == "fatal"))
    ala.page.locator(".report a[href^='/book#']").click()
    rows = ala.page.locator(".tries tbody tr")
    rows.nth(1).wait_for()
    assert rows.nth(0).locator(".end.lost").count() == 1  # the latest game first
    assert rows.nth(1).locator(".end.won").count() == 1
    rows.nth(0).locator("a[href^='/r/']").click()
    ala.page.wait_for_url(re.compile("/r/.+"))
    ala.page.locator(".dw").nth(24).wait_for()  # and its replay can be opened


def test_the_map_fits_a_phone_and_needs_no_book(arrive: Arrive) -> None:
    yu = arrive("小雨", "zh", 360, 740, theme="dark").go("/map")
    yu.page.locator(".ticket").wait_for()
    assert yu.page.locator(".city").count() == 26
    assert yu.fits()
    yu.page.locator(".city[data-city='tokyo']").click()
    assert yu.page.locator(".ticket .num").all_inner_texts() == ["8", "1"]
    yu.page.locator(".brief .btn.main").click()
    yu.page.locator("[data-seat='A1']").wait_for()
