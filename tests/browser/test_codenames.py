"""A whole game of Codenames in four browsers and three languages, one of them a phone."""

import random

import pytest

from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor, whoever_sees

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
            chief.choose_number(1)
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
        person.page.locator(".band h2").wait_for()
        assert person.fits()
        assert person.page.locator(".word:is(.red, .blue, .calm, .fatal)").count() == 25  # the key is revealed


def test_a_reload_and_a_lost_connection_lose_nothing(arrive: Arrive) -> None:
    _, people = seated(arrive)
    chief = whoever_sees(people[::2], ".desk input")
    chief.page.locator(".desk input").fill("zeppelin")
    chief.page.locator(".desk .btn.main").click()
    operative = people[people.index(chief) + 1]
    operative.page.locator(".called .clue", has_text="zeppelin").wait_for()
    operative.page.reload()
    operative.page.locator(".called .clue", has_text="zeppelin").wait_for()
    operative.lose_connection()
    operative.page.locator(".word[aria-pressed='false']").first.click()
    operative.page.locator(".touch").wait_for()


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
    chief = whoever_sees(people[::2], ".desk input")
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
    chief = whoever_sees(people[::2], ".desk input")
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
    chief = whoever_sees(people[::2], ".desk input")
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
    host = people[0].page  # somebody who joined after the deal needs the host's leave
    host.locator("[aria-controls='table-menu']").click()
    host.locator("[data-item='person']").click()
    host.get_by_label("Actions for Ewa").click()
    host.get_by_role("dialog").get_by_role("button", name="Let Ewa play").click()
    guest.page.locator("[data-absent='blue-1'] .btn.main").click()
    for person in (*people[:3], guest):
        person.page.locator("[data-absent]").wait_for(state="detached")


def _lose(people: list[Visitor]) -> None:
    """End the game: the team on turn touches the assassin."""
    chief = whoever_sees(people, ".desk input")
    card = chief.page.locator(".word.fatal").get_attribute("data-card")
    chief.page.locator(".desk input").fill("zeppelin")
    chief.page.locator(".desk .btn.main").click()
    operative = whoever_sees(people, ".word[aria-pressed='false']")
    operative.page.locator(f".word[data-card='{card}']").click()
    operative.page.locator(".touch").click()
    people[0].page.locator("#verdict").wait_for()


def _knows_the_key(person: Visitor) -> bool:
    person.page.locator("#verdict").wait_for(state="detached")
    return person.page.locator(".word.fatal").count() == 1


@pytest.mark.rule("CN-10", "D-CN-20")
def test_the_host_lets_everybody_move_on_or_keep_their_seats(arrive: Arrive) -> None:
    _, people = seated(arrive)
    host = people[0].page
    _lose(people)
    assert host.locator("[data-seats='rotate']").get_attribute("aria-pressed") == "true"
    host.locator("[data-seats='keep']").click()
    assert people[0].fits()
    host.locator(".after .btn.main").click()
    assert [_knows_the_key(person) for person in people] == [True, False, True, False]
    _lose(people)
    host.locator("[data-seats='rotate']").click()
    host.locator(".after .btn.main").click()
    assert [_knows_the_key(person) for person in people] == [False, True, False, True]


@pytest.mark.rule("CN-13", "D-CN-03")
def test_a_number_above_the_words_that_are_left_brings_a_warning_to_its_chief_alone(arrive: Arrive) -> None:
    _, people = seated(arrive)
    first = whoever_sees(people[::2], ".desk input")
    first.page.locator(".desk .dial button", has_text="9").click()
    assert not first.sees(".desk .beyond")  # nine words are left
    own = "red" if first is people[0] else "blue"
    card = first.page.locator(f".word.{own}").first.get_attribute("data-card")
    first.page.locator(".desk input").fill("zeppelin")
    first.page.locator(".desk .btn.main").click()
    operative = people[people.index(first) + 1].page
    operative.locator(".called .clue").wait_for()
    operative.locator(f".word[data-card='{card}']").click()
    operative.locator(".touch").click()
    operative.locator(".sill .btn:enabled").click()
    second = next(person for person in people[::2] if person is not first)
    for person in people:  # everybody has heard that it is the other team's turn
        person.page.locator(f".status:not(.{own})").wait_for()
    heard = [len(person.heard) for person in people]
    second.page.locator(".desk .dial button", has_text="9").click()
    second.page.locator(".desk .beyond", has_text="8").wait_for()
    assert second.fits()
    second.page.locator(".desk .dial button", has_text="8").click()
    second.page.locator(".desk .beyond").wait_for(state="detached")
    second.page.locator(".desk .dial button", has_text="9").click()
    assert [len(person.heard) for person in people] == heard, "nobody is told what a chief has chosen so far"
    assert [person.sees(".beyond") for person in people] == [person is second for person in people]
    second.page.locator(".desk input").fill("quasar")
    second.page.locator(".desk .btn.main").click()
    people[people.index(second) + 1].page.locator(".called .clue", has_text="quasar").wait_for()
