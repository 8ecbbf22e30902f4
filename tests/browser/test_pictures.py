"""Codenames and Duet with picture cards in real browsers: people and bots, phones and desktops, three languages."""

import random
from typing import Any

import pytest

from cluehouse.house.players import house_players
from cluehouse.pictures import FACES, cards, face_name
from tests.browser.conftest import Arrive
from tests.browser.duet_page import Key, card, give, own_key, seat_two
from tests.browser.test_codenames import CLUES, SEATS
from tests.browser.visitor import Visitor

thinking_bots = pytest.mark.parametrize("house", [house_players], indirect=True, ids=["thinking bots"])
PICTURES: dict[str, Any] = {"options": {"pool": "pictures"}}
NAMED = "all => Object.fromEntries(all.map(card => [card.dataset.card, card.getAttribute('aria-label')]))"
SPOKEN = """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title]")]
  .flatMap(one => [one.getAttribute("aria-label"), one.getAttribute("title")])].join(" | ")"""


def drawn(person: Visitor, board: str) -> None:
    """Wait until all 25 pictures of the board are drawn."""
    person.page.locator(f"{board} .p .pic").nth(24).wait_for(state="attached")


def calls_pictures_by_name(person: Visitor, cards: str) -> None:
    """Every card has its name in this person's language, and nothing anywhere tells an id."""
    person.page.wait_for_function(
        "([cards, start]) => document.querySelector(cards).getAttribute('aria-label').startsWith(start)",
        arg=[cards, face_name(str(person.page.locator(cards).first.get_attribute("data-card")), person.language)],
    )
    names: dict[str, str] = person.page.locator(cards).evaluate_all(NAMED)
    assert len(names) == 25
    assert all(name.startswith(face_name(face, person.language)) for face, name in names.items())
    spoken: str = person.page.evaluate(SPOKEN)
    assert "picture:" not in spoken
    assert not any(face.removeprefix("picture:") in spoken for face in names)


def fill_up_and_start(person: Visitor) -> None:
    """Let bots take the other seats, and start."""
    person.page.locator(".btn.fill").click()
    person.page.locator(".go:enabled").click()


def touch(person: Visitor, point: Any) -> None:
    """Point at a card and touch it with the hand, wherever the hand is on this screen."""
    point.click()
    hand = person.page.locator(".touch:visible")
    hand.click()
    hand.wait_for(state="detached")


# --- Codenames ------------------------------------------------------------------------------------


def seated(arrive: Arrive) -> list[Visitor]:
    people = [arrive("Ala"), arrive("Łukasz", "pl"), arrive("小雨", "zh", theme="dark"), arrive("Sam", "en", 360, 740)]
    code = people[0].open_table({"game": "codenames", "languages": ["en"], **PICTURES})
    for person in people[1:]:
        person.come_in(code)
    for person, seat in zip(people, SEATS, strict=True):
        person.sit(seat)
    people[0].start()
    for person in people:
        person.page.locator(".street").wait_for()
    return people


def play(people: list[Visitor], dice: random.Random) -> bool:
    """Make the next move; False when the game is over."""
    if people[0].sees(".after"):
        return False
    for chief in people[::2]:
        if chief.sees(".desk input"):
            chief.page.locator(".desk input").fill(dice.choice(CLUES))
            chief.choose_number(1)
            chief.page.locator(".desk .btn.main").click()
            chief.page.locator(".desk").wait_for(state="detached")
            return True
    for operative in people[1::2]:
        free = operative.page.locator(".word[aria-pressed='false']")
        if free.count():
            touch(operative, free.nth(dice.randrange(free.count())))
            return True
    people[0].page.wait_for_timeout(50)
    return True


@pytest.mark.rule("DU-106")
def test_four_people_play_codenames_with_pictures_to_the_end(arrive: Arrive) -> None:
    people = seated(arrive)
    for person in people:
        drawn(person, ".street")
        calls_pictures_by_name(person, ".word")
    dice = random.Random(5)
    for _ in range(200):
        if not play(people, dice):
            break
        assert people[3].fits()  # on a phone, at every moment
    for person in people:
        person.page.locator("#verdict").wait_for()
        assert person.fits()
        assert person.page.locator(".word:is(.red, .blue, .calm, .fatal)").count() == 25
        assert person.page.locator(".word.covered .pic").count() > 0, "a covered card shows its picture small"
        thumbs = person.page.locator(".log .thumb").evaluate_all("all => all.map(one => one.ariaLabel)")
        known = {face_name(face, person.language) for face in FACES}
        assert thumbs
        assert set(thumbs) <= known
        calls_pictures_by_name(person, ".word")


@thinking_bots
@pytest.mark.rule("DU-106", "CN-10")
def test_a_rematch_turns_the_pictures_over_and_the_replay_names_them(arrive: Arrive) -> None:
    person = arrive("Ala", "pl")
    person.open_table({"game": "codenames", "languages": ["pl"], "pace": 0, **PICTURES})
    person.sit("red-1")
    fill_up_and_start(person)
    person.page.locator(".street").wait_for()
    before = person.page.locator(".word").evaluate_all("all => all.map(one => one.dataset.card)")
    dice = random.Random(1)
    for _ in range(400):  # bots give clues, guess, and answer; one person guesses with them
        if person.sees(".after"):
            break
        free = person.page.locator(".word[aria-pressed='false']")
        if free.count():
            touch(person, free.nth(dice.randrange(free.count())))
        person.page.wait_for_timeout(40)
    person.page.locator("#verdict").wait_for()
    calls_pictures_by_name(person, ".word")
    replay = person.page.locator(".after a[href^='/r/']").get_attribute("href")
    person.page.locator(".after [data-cards='turned']").click()
    person.page.locator("#verdict").wait_for(state="detached")
    drawn(person, ".street")
    turned = person.page.locator(".word").evaluate_all("all => all.map(one => one.dataset.card)")
    other_side = {side: other for card in cards() for side, other in ((card.front, card.back), (card.back, card.front))}
    assert set(turned) == {other_side[face] for face in before}
    person.go(str(replay).partition("#")[0] + "#3")
    person.page.locator(".replay .when").wait_for()
    drawn(person, ".street")
    calls_pictures_by_name(person, ".word")


@pytest.mark.rule("DU-106")
def test_on_a_phone_the_hand_stands_beside_the_loupe_and_leaves_the_picture_free(arrive: Arrive) -> None:
    people = seated(arrive)
    chief, operative = people[2], people[3].page
    people[0].page.wait_for_timeout(200)
    if people[0].sees(".desk input"):  # red begins: one turn for them
        play(people, random.Random(2))
        people[1].page.locator(".word[aria-pressed='false']").first.wait_for()
        while not chief.sees(".desk input"):
            play(people, random.Random(2))
    chief.page.locator(".desk input").fill("zeppelin")
    chief.page.locator(".desk .btn.main").click()
    operative.locator(".word[aria-pressed='false']").first.wait_for()
    assert operative.locator(".loupe .none").is_visible(), "the place of the loupe is kept, so that nothing moves"
    street = operative.locator(".street").bounding_box()
    card_tapped = operative.locator(".word[aria-pressed='false']").nth(4)
    face = str(card_tapped.get_attribute("data-card"))
    card_tapped.click()
    hand = operative.locator(".touch:visible")
    hand.wait_for()
    assert operative.locator(".street").bounding_box() == street
    assert hand.get_attribute("aria-label") == f"Touch “{face_name(face, 'en')}”"
    box, picture = hand.bounding_box(), operative.locator(f"[data-card='{face}'] .picture").bounding_box()
    assert box is not None
    assert picture is not None
    assert box["y"] >= picture["y"] + picture["height"]
    operative.locator(".loupe .glass").click()
    operative.get_by_role("dialog", name=face_name(face, "en")).locator(".pic").wait_for()
    operative.keyboard.press("Escape")
    operative.get_by_role("dialog").wait_for(state="detached")
    chief.page.locator(f"[data-card='{face}']").click()  # whoever cannot point looks closer
    chief.page.get_by_role("dialog", name=face_name(face, "zh")).wait_for()


@pytest.mark.rule("DU-106")
def test_drawings_are_fetched_only_for_tables_with_pictures_and_only_those_that_lie_there(arrive: Arrive) -> None:
    person = arrive("Ala")
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.open_table({"game": "duet", "languages": ["en"], "pace": 0})
    person.sit("A1")
    fill_up_and_start(person)
    person.page.locator(".dw").nth(24).wait_for()
    faces = {face.removeprefix("picture:") for face in FACES}

    def drawings() -> list[str]:
        return [url for url in asked if url.rpartition("/")[2].rpartition("-")[0] in faces]

    assert drawings() == []
    assert not any("drawings" in url for url in asked)
    person.open_table({"game": "duet", "languages": ["en"], "pace": 0, **PICTURES})
    person.sit("A1")
    asked.clear()
    fill_up_and_start(person)
    drawn(person, ".duo")
    assert 20 <= len(set(drawings())) <= 25 + 3  # the lobby shows three samples


@pytest.mark.rule("DU-106")
@pytest.mark.parametrize(
    ("language", "about"), [("en", "Every card is a picture"), ("pl", "Każda karta"), ("zh", "每张牌")]
)
def test_the_lobby_offers_pictures_and_says_what_they_are(arrive: Arrive, language: str, about: str) -> None:
    person = arrive("Ala", language)
    person.open_table({"game": "codenames", "languages": [language]})
    row = person.page.locator("select:has(option[value='pictures'])").first
    row.select_option("pictures")
    person.page.get_by_text(about).wait_for()
    person.page.locator(".samples .pic").nth(2).wait_for()


# --- Duet -----------------------------------------------------------------------------------------


def greens(key: Key) -> list[str]:
    return [word for word, edge in key.items() if edge == "agent"]


@pytest.mark.rule("DU-106")
def test_two_people_win_duet_with_pictures(arrive: Arrive) -> None:
    _, ala, yu = seat_two(arrive, **PICTURES)
    for person in (ala, yu):
        drawn(person, ".duo")
        calls_pictures_by_name(person, ".dw")
    of_ala, of_yu = own_key(ala), own_key(yu)
    assert len(greens(of_ala)) == len(greens(of_yu)) == 9
    give(ala, yu, "igloo", 9)
    for word in greens(of_ala):
        touch(yu, card(yu, word))
    card(ala, greens(of_ala)[-1]).and_(ala.page.locator(".found")).wait_for()
    left = [word for word in greens(of_yu) if word not in greens(of_ala)]
    give(yu, ala, "oasis", len(left))
    for word in left:
        touch(ala, card(ala, word))
    for person in (ala, yu):
        person.page.locator("#verdict").wait_for()
        assert person.page.locator(".dw.found .pic").count() == 15
        assert person.page.locator(".logbox .thumb").count() == 15
        assert person.fits()
        calls_pictures_by_name(person, ".dw")


@thinking_bots
@pytest.mark.rule("DU-106")
def test_a_person_plays_duet_with_a_bot_and_pictures_to_the_end(arrive: Arrive) -> None:
    person = arrive("小雨", "zh", 360, 740, "dark")
    person.open_table({"game": "duet", "languages": ["zh"], "pace": 0, **PICTURES})
    person.sit("A1")
    fill_up_and_start(person)
    drawn(person, ".duo")
    person.page.locator(".called .clue").wait_for()  # the bot begins: at this pace it waits for nobody
    dice = random.Random(4)
    given = iter(["音乐", "宇宙", "冬天", "学校", "电影", "医院", "爱情", "战争", "春节", "海边", "梦想"])
    for _ in range(300):
        if person.sees(".after"):
            break
        free = person.page.locator(".dw[aria-pressed='false']")
        if person.sees("form.desk input") and person.page.locator("form.desk input").is_enabled():
            person.page.locator("form.desk input").fill(next(given))
            person.page.locator("form.desk .btn.main").click()
            person.page.wait_for_timeout(300)
        elif free.count():
            touch(person, free.nth(dice.randrange(free.count())))
        person.page.wait_for_timeout(40)
    person.page.locator("#verdict").wait_for()
    assert person.fits()
    calls_pictures_by_name(person, ".dw")
