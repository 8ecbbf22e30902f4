"""Who gets in, on the page: a locked table, a banned person, and somebody who joined after the deal."""

from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor

SEATS = ("red-chief", "red-1", "blue-chief", "blue-1")


def people_of(host: Visitor) -> None:
    """Open the list of people from the menu."""
    host.page.get_by_label("Menu").click()
    host.page.locator("[data-item='person']").click()


def test_a_host_locks_the_table_and_everybody_is_told(arrive: Arrive) -> None:
    host = arrive("Marta")
    code = host.open_table({"game": "codenames", "languages": ["en"]})
    friend = arrive("Ania", "pl", 360, 640)
    friend.come_in(code)
    host.page.get_by_role("button", name="Lock the table").click()
    host.page.locator(".hostdoor [role='status']").wait_for()
    friend.page.locator(".hostdoor [role='status']", has_text="zamknięty").wait_for()
    late = arrive("Jan", "en", 360, 640)
    late.go(f"/t/{code}")
    late.page.locator(".locked").wait_for()
    assert late.page.locator("form input").count() == 0
    assert late.fits()
    screen = arrive("TV", "zh", 1280, 720)
    screen.go(f"/tv/{code}")
    screen.page.locator(".way", has_text="已锁定").wait_for()
    friend.go(f"/t/{code}")  # who has a place comes back
    friend.page.locator(".seat-pane").first.wait_for()
    host.page.get_by_role("button", name="Open the table").click()
    late.page.locator("form input").wait_for()


def test_a_host_bans_somebody_after_a_question_and_lifts_the_ban(arrive: Arrive) -> None:
    host = arrive("Marta")
    code = host.open_table({"game": "codenames", "languages": ["en"]})
    troll = arrive("Troll")
    troll.come_in(code)
    host.page.get_by_label("Actions for Troll").click()
    host.page.get_by_role("button", name="Ban", exact=True).click()
    host.page.get_by_text("Ban Troll from the table?").wait_for()
    host.page.get_by_role("button", name="No, they stay").click()
    host.page.get_by_role("button", name="Ban", exact=True).click()
    host.page.locator(".deeds .main", has_text="Ban").click()
    troll.page.get_by_role("heading", name="You cannot enter this table").wait_for()
    troll.go(f"/t/{code}")  # the browser is known again, though everybody here has the same address
    troll.page.get_by_role("heading", name="You cannot enter this table").wait_for()
    assert troll.page.get_by_role("button", name="Just watch").count() == 0
    lift = host.page.get_by_label("Lift the ban on Troll")
    lift.wait_for()
    lift.click()
    lift.wait_for(state="detached")
    troll.go(f"/t/{code}")
    troll.page.locator("form input").wait_for()


def test_who_joined_after_the_deal_is_shown_to_everybody_and_the_host_lets_them_play(arrive: Arrive) -> None:
    host = arrive("Marta")
    code = host.open_table({"game": "codenames", "languages": ["en"]})
    others = [arrive(name, "en", 400, 800) for name in ("Ania", "Ola", "Jan")]
    for person in others:
        person.come_in(code)
    for person, seat in zip((host, *others), SEATS, strict=True):
        person.sit(seat)
    host.start()
    host.page.locator("[data-card], .card").first.wait_for()
    late = arrive("Somebody", "en", 400, 800)
    late.go(f"/t/{code}")
    late.page.locator("form input").fill("Somebody")
    late.page.locator("form button").click()
    people_of(host)
    host.page.locator("li", has_text="Somebody").get_by_text("joined after the deal").wait_for()
    host.page.get_by_label("Actions for Somebody").click()
    host.page.get_by_role("button", name="Let Somebody play").click()
    host.page.get_by_label("Actions for Somebody").click()
    host.page.get_by_role("button", name="Make host").wait_for()
    assert host.page.get_by_role("button", name="Let Somebody play").count() == 0
