"""A whole game of Codenames in four browsers and three languages, one of them a phone."""

import random

from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor

SEATS = ("red-chief", "red-1", "blue-chief", "blue-1")
CLUES = ("xylophone", "quasar", "zeppelin", "yoghurt", "vortex", "kimono", "igloo", "umbrella", "oasis", "nebula")


def seated(arrive: Arrive) -> tuple[str, list[Visitor]]:
    people = [arrive("Ala"), arrive("Łukasz", "pl"), arrive("小雨", "zh", theme="dark"), arrive("Sam", "en", 360, 740)]
    code = people[0].open_table({"game": "codenames", "languages": ["en"]})
    for person in people[1:]:
        person.come_in(code)
    for person, seat in zip(people, SEATS, strict=True):
        person.sit(seat)
    people[0].start()
    for person in people:
        person.page.locator(".street").wait_for()
    return code, people


def play(people: list[Visitor], dice: random.Random) -> bool:
    """Make the next move; False when the game is over."""
    if people[0].sees(".after"):
        return False
    chiefs, operatives = people[::2], people[1::2]
    for chief in chiefs:
        if chief.sees(".desk input"):
            chief.page.locator(".desk input").fill(dice.choice(CLUES))
            chief.page.locator(".desk .dial button").nth(dice.randint(1, 3)).click()
            chief.page.locator(".desk .btn.main").click()
            chief.page.locator(".desk").wait_for(state="detached")
            return True
    for operative in operatives:
        cards = operative.page.locator(".word[aria-pressed='false']")
        if cards.count():
            cards.nth(dice.randrange(cards.count())).click()
            operative.page.locator(".touch").first.click()
            operative.page.locator(".touch").wait_for(state="detached")
            return True
    people[0].page.wait_for_timeout(50)
    return True


def test_four_people_play_to_the_end(arrive: Arrive) -> None:
    _, people = seated(arrive)
    dice = random.Random(3)
    for _ in range(200):
        if not play(people, dice):
            break
        assert people[3].fits()  # on a phone, at every moment
    for person in people:
        person.page.locator(".after h2").wait_for()
        assert person.fits()
        assert person.page.locator(".word:is(.red, .blue, .calm, .fatal)").count() == 25  # the key is revealed


def test_a_reload_and_a_lost_connection_lose_nothing(arrive: Arrive) -> None:
    _, people = seated(arrive)
    chief = next(person for person in people[::2] if _writes(person))
    chief.page.locator(".desk input").fill("zeppelin")
    chief.page.locator(".desk .btn.main").click()
    operative = people[people.index(chief) + 1]
    operative.page.locator(".called .clue", has_text="zeppelin").wait_for()
    operative.page.reload()
    operative.page.locator(".called .clue", has_text="zeppelin").wait_for()
    operative.lose_connection()
    operative.page.locator(".word[aria-pressed='false']").first.click()
    operative.page.locator(".touch").wait_for()


def _writes(chief: Visitor) -> bool:
    chief.page.wait_for_timeout(100)
    return chief.sees(".desk input")


def test_the_guessers_page_holds_no_secret(arrive: Arrive) -> None:
    _, people = seated(arrive)
    operative = people[1]
    assert operative.page.locator(".word:is(.red, .blue, .calm, .fatal)").count() == 0
    for text in operative.holds():
        assert "assassin" not in text
        assert '"key":["' not in text
    assert any('"key":["' in text for text in people[0].heard)  # a chief is sent it, so the check can fail


def test_a_whole_turn_by_keyboard_alone(arrive: Arrive) -> None:
    _, people = seated(arrive)
    chief = next(person for person in people[::2] if _writes(person))
    page = chief.page
    page.locator(".desk input").focus()
    page.keyboard.type("zeppelin")
    page.keyboard.press("Enter")
    page.locator(".desk").wait_for(state="detached")
    operative = people[people.index(chief) + 1].page
    operative.locator(".called .clue").wait_for()
    operative.locator(".word[tabindex='0']").focus()
    operative.keyboard.press("ArrowRight")
    operative.keyboard.press("ArrowDown")
    operative.keyboard.press("Enter")
    operative.locator(".touch").wait_for()
    operative.keyboard.press("Tab")
    operative.keyboard.press("Enter")
    operative.locator(".word.covered").wait_for()
    assert operative.locator(".word.covered").get_attribute("data-card") == operative.locator(".word").nth(
        6
    ).get_attribute("data-card")


def test_a_forbidden_clue_must_be_confirmed_after_a_warning(arrive: Arrive) -> None:
    _, people = seated(arrive)
    chief = next(person for person in people[::2] if _writes(person))
    page = chief.page
    card = page.locator(".word").first.get_attribute("data-card") or ""
    page.locator(".desk input").fill(card)
    page.keyboard.press("Enter")  # before the referee has answered
    page.locator(".desk .verdict.forbidden").wait_for()
    assert chief.sees(".desk input")
    page.keyboard.press("Enter")  # confirmed
    page.locator(".desk").wait_for(state="detached")
    people[people.index(chief) + 1].page.locator(".called .clue", has_text=card).wait_for()


def test_a_double_tap_does_not_guess_a_card(arrive: Arrive) -> None:
    _, people = seated(arrive)
    chief = next(person for person in people[::2] if _writes(person))
    chief.page.locator(".desk input").fill("zeppelin")
    chief.page.locator(".desk .btn.main").click()
    operative = people[people.index(chief) + 1].page
    operative.locator(".called .clue").wait_for()
    operative.locator(".word").nth(7).dblclick()
    operative.locator(".touch").click()  # a deliberate tap, not half of a double tap
    operative.locator(".word.covered").wait_for()
    assert [text for text in people[people.index(chief) + 1].heard if '"card-covered"' in text] == []
    sent = [update["game"]["public"] for update in people[0].sent() if update.get("game")]
    assert any(view.get("marks") and not any(view["covers"]) for view in sent), "the first two taps only pointed"


def test_an_empty_seat_is_announced_and_a_spectator_can_take_it(arrive: Arrive) -> None:
    code, people = seated(arrive)
    gone, guest = people[3], arrive("Ewa", "pl", 360, 740)
    gone.page.locator("[aria-controls='table-menu']").click()
    gone.page.locator("[data-item='door']").click()
    gone.page.locator("dialog .btn.main").click()
    for person in people[:3]:
        person.page.locator("[data-absent='blue-1']").wait_for()
    assert people[0].sees("[data-absent='blue-1'] .btn"), "the host can put a bot there"
    assert not people[1].sees("[data-absent='blue-1'] .btn")
    guest.go(f"/t/{code}")
    guest.page.locator("form input").fill(guest.name)
    guest.page.locator("form button").click()
    guest.page.locator("[data-absent='blue-1'] .btn.main").click()
    for person in (*people[:3], guest):
        person.page.locator("[data-absent]").wait_for(state="detached")
