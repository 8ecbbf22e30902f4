"""Clues said aloud: the number is recorded, the word is written down when somebody asks for its spelling."""

import pytest

from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor, whoever_sees

CODENAMES = ("red-chief", "red-1", "blue-chief", "blue-1")


def seated(arrive: Arrive, game: str, seats: tuple[str, ...]) -> list[Visitor]:
    people = [arrive("Ala"), arrive("Łukasz", "pl", 360, 740), arrive("小雨", "zh", theme="dark"), arrive("Sam")]
    people = people[: len(seats)]
    code = people[0].open_table({"game": game, "languages": ["en"], "options": {"spoken": True}})
    for person in people[1:]:
        person.come_in(code)
    for person, seat in zip(people, seats, strict=True):
        person.sit(seat)
    people[0].start()
    for person in people:
        person.page.locator("[data-card]").nth(24).wait_for()
    return people


def asks(person: Visitor) -> bool:
    return person.sees(".spell-ask")


@pytest.mark.rule("CN-18", "D-CN-23")
def test_a_chief_says_a_clue_and_spells_it_when_a_rival_asks(arrive: Arrive) -> None:
    people = seated(arrive, "codenames", CODENAMES)
    chief = whoever_sees(people[::2], ".desk")
    own = people[people.index(chief) + 1]
    rival = next(person for person in people[1::2] if person is not own)
    assert not chief.sees(".desk input"), "nothing is typed"
    chief.choose_number(2)
    chief.page.locator(".desk .btn.main").click()
    for person in people:
        person.page.locator(".called .aloud").wait_for()
        assert person.fits()
    assert [asks(person) for person in people] == [person is not chief for person in people]
    rival.page.locator(".spell-ask").click()
    chief.page.locator(".spelling.asked input").fill("zeppelin")
    own.page.locator(".spelling").wait_for()
    own.page.locator(".word").first.click()
    own.page.locator(".word[aria-pressed='true']").wait_for()
    assert own.page.locator(".touch").count() == 0, "nobody guesses before the word is written down"
    assert all(person.fits() for person in people)
    chief.page.locator(".spelling .btn.main").click()
    for person in people:
        person.page.locator(".called .clue", has_text="zeppelin").wait_for()
        assert not asks(person)
    card = own.page.locator(".word").nth(3)
    card.click()
    own.page.locator(f".touch[aria-label*='{card.get_attribute('data-card')}']").click()
    own.page.locator(".word.covered").wait_for()


@pytest.mark.rule("DU-35")
def test_a_side_of_duet_says_its_clue_and_spells_it(arrive: Arrive) -> None:
    ala, other = seated(arrive, "duet", ("A1", "B1"))
    ala.page.locator("form.desk .btn.main").click()
    other.page.locator(".called .aloud").wait_for()
    other.page.locator(".spell-ask").click()
    ala.page.locator(".spelling.asked input").fill("zeppelin")
    assert ala.fits()
    assert other.fits()
    ala.page.locator(".spelling .btn.main").click()
    other.page.locator(".called .clue", has_text="zeppelin").wait_for()
    other.page.locator(".dw").first.click()
    other.page.locator(".touch").wait_for()


@pytest.mark.rule("CN-18", "D-CN-23")
def test_a_spoken_table_offers_no_bots_and_says_why(arrive: Arrive) -> None:
    host = arrive("Ala")
    host.open_table({"game": "codenames", "languages": ["en"]})
    host.page.locator(".seat-pane .ways .btn:not(.sit)").first.wait_for()
    host.page.get_by_role("switch", name="said aloud").click()
    host.page.locator(".whatnow", has_text="bots do not hear").wait_for()
    assert host.page.locator(".seat-pane .ways .btn:not(.sit)").count() == 0
    assert not host.sees(".start .fill")
