"""Decipher in three browsers and three languages, one of them on a phone."""

import re

from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor

LONG, SHORT, BIG, SMALL = range(4)  # the wordsmith's pieces, in the order of the page


def seated(arrive: Arrive) -> tuple[str, list[Visitor]]:
    people = [arrive("Ala"), arrive("Łukasz", "pl", 360, 740), arrive("小雨", "zh", theme="dark")]
    options = {"length": 4, "first_wordsmith": 1}
    code = people[0].open_table({"game": "decipher", "languages": ["pl"], "options": options})
    for person in people[1:]:
        person.come_in(code)
    for number, person in enumerate(people, 1):
        person.sit(f"P{number}")
    people[0].start()
    for person in people:
        person.page.locator(".dc").wait_for()
    return code, people


def hide(smith: Visitor, word: str) -> None:
    smith.page.locator(".worddesk input").fill(word)
    smith.page.locator(".worddesk .btn.main").click()
    smith.page.locator(".chamber").wait_for()


def hand_over(smith: Visitor, seeker: Visitor, piece: int) -> None:
    smith.page.locator(".chamber .kind").nth(piece).click()
    seeker.page.locator(".inhand:not(.empty)").wait_for()


def ask_field(seeker: Visitor, field: int) -> None:
    plate = seeker.page.locator(".letterfield .plate").nth(field - 1)
    if plate.get_attribute("aria-pressed") != "true":
        plate.click()
    seeker.page.locator(".now .btn.main:enabled").click()


def laid(person: Visitor, field: int) -> None:
    person.page.locator(".letterfield").nth(field - 1).locator(".kinds .has").wait_for()


def say(seeker: Visitor, word: str) -> None:
    """Attempt the word: from the row of actions, on a phone in its own sheet."""
    if not seeker.sees(".tryrow input"):
        seeker.page.locator(".now .btn:not(.main)").first.click()
    form = seeker.page.locator("form:has(.cells)")
    form.locator("input").fill(word)
    form.locator("button").click()


def go_on(people: list[Visitor], word: str) -> None:
    """Wait until everybody sees the revealed word, and close it."""
    for person in people:
        person.page.locator(f".reveal [aria-label='{word}']").wait_for()
        person.page.locator(".reveal .btn.main").click()


def sheet(person: Visitor) -> list[list[int]]:
    """The points on the score sheet, line by line, the totals last."""
    rows = person.page.locator(".scoretable :is(tbody, tfoot) tr").all()
    return [[int(re.sub(r"\D", "", cell) or 0) for cell in row.locator("td").all_inner_texts()] for row in rows]


def test_three_people_play_every_round(arrive: Arrive) -> None:
    _, (ala, łukasz, yu) = seated(arrive)
    people = [ala, łukasz, yu]

    hide(ala, "koty")
    hand_over(ala, łukasz, LONG)
    ask_field(łukasz, 2)  # an O has no straight piece
    for person in people:
        person.page.locator(".letterfield").nth(1).locator(".kinds .no").wait_for()
    ask_field(łukasz, 1)
    for person in people:
        laid(person, 1)
    łukasz.page.reload()
    hand_over(ala, yu, BIG)
    yu.lose_connection()
    ask_field(yu, 2)
    laid(łukasz, 2)
    assert łukasz.fits()
    say(łukasz, "kosa")
    for person in people:
        person.page.locator(".tried", has_text="KOSA").wait_for()
    say(yu, "koty")
    go_on(people, "KOTY")

    hide(łukasz, "cios")  # six pieces: bonus mode after three
    for seeker, piece, field in ((yu, LONG, 2), (ala, BIG, 1), (yu, BIG, 3)):
        hand_over(łukasz, seeker, piece)
        ask_field(seeker, field)
        laid(łukasz, field)
    ala.page.locator(".now .btn.main").click()  # two points for a piece
    hand_over(łukasz, ala, SMALL)
    ask_field(ala, 4)
    laid(łukasz, 4)
    yu.page.locator(".now .btn.main").wait_for()
    say(ala, "cios")
    go_on(people, "CIOS")

    hide(yu, "sowa")
    say(łukasz, "sowa")
    for person in people:
        person.page.locator(".after h2").wait_for()
        *rounds, totals = sheet(person)
        assert len(rounds) == 3
        assert totals == [sum(points) for points in zip(*rounds, strict=True)]
        assert all(totals)
        assert sheet(person) == sheet(ala)
    assert łukasz.fits()


def test_no_other_browser_contains_the_secret_word(arrive: Arrive) -> None:
    _, (ala, łukasz, yu) = seated(arrive)
    hide(ala, "koty")
    hand_over(ala, łukasz, LONG)
    ask_field(łukasz, 1)
    laid(yu, 1)
    łukasz.page.reload()
    say(yu, "kosa")
    łukasz.page.locator(".tried", has_text="KOSA").wait_for()
    assert any("KOTY" in text for text in ala.holds())  # the wordsmith is sent it, so the check can fail
    for seeker in (łukasz, yu):
        assert any("KOSA" in text for text in seeker.holds())
        for text in seeker.holds():
            assert "koty" not in text.lower()
        for frame in seeker.sent():
            assert "hidden" not in (frame.get("game") or {}).get("yours", {})
        assert seeker.page.locator(".chamber").count() == 0
