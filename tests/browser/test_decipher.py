"""Decipher in three browsers and three languages, one of them on a phone."""

import re
from collections.abc import Sequence

import pytest

from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor

LONG, SHORT, BIG, SMALL = range(4)  # the wordsmith's pieces, in the order of the page


def seated(
    arrive: Arrive, length: int = 4, referee: str = "rulebook", language: str = "pl"
) -> tuple[str, list[Visitor]]:
    people = [arrive("Ala"), arrive("Łukasz", "pl", 360, 740), arrive("小雨", "zh", theme="dark")]
    options = {"length": length, "first_wordsmith": 1}
    settings = {"game": "decipher", "languages": [language], "options": options, "referee": referee}
    code = people[0].open_table(settings)
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
        for letter in word.upper():
            seeker.page.locator(f".guess-sheet .key:text-is('{letter}')").click()
        seeker.page.locator(".guess-sheet .send").click()
        return
    form = seeker.page.locator("form:has(.cells)")
    form.locator("input").fill(word)
    form.locator("button").click()


def revealed(people: Sequence[Visitor], word: str) -> None:
    """Wait until everybody sees the revealed word."""
    for person in people:
        person.page.locator(f".reveal [aria-label='{word}']").wait_for()


def go_on(smith: Visitor, seekers: Sequence[Visitor], word: str) -> None:
    """Everybody sees the revealed word; the seekers go on, and then the wordsmith may close it, too."""
    revealed([smith, *seekers], word)
    assert smith.page.locator(".after-reveal .btn").count() == 0
    for seeker in seekers:
        seeker.page.locator(".after-reveal .go").click()
    smith.page.locator(".after-reveal .go").click()


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
    go_on(ala, [łukasz, yu], "KOTY")

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
    go_on(łukasz, [ala, yu], "CIOS")

    hide(yu, "sowa")
    say(łukasz, "sowa")
    revealed(people, "SOWA")
    for seeker in (ala, łukasz):
        seeker.page.locator(".after-reveal .go").click()
    for person in people:
        person.page.locator("#verdict").wait_for()
        *rounds, totals = sheet(person)
        assert len(rounds) == 3
        assert totals == [sum(points) for points in zip(*rounds, strict=True)]
        assert all(totals)
        assert sheet(person) == sheet(ala)
    assert łukasz.fits()
    ala.page.set_viewport_size({"width": 360, "height": 640})
    assert ala.page.locator(".reveal .total .num").all_inner_texts() == [str(total) for total in sheet(ala)[-1]]
    for seen in (".reveal .total .num >> nth=-1", ".after .btn.main"):  # in the first view
        box = ala.page.locator(seen).bounding_box()
        assert box
        assert box["y"] + box["height"] <= 640, seen


def test_what_is_half_typed_stays_while_others_play(arrive: Arrive) -> None:
    _, (ala, łukasz, yu) = seated(arrive)
    hide(ala, "koty")
    yu.page.locator(".tryrow input").fill("ko")
    hand_over(ala, łukasz, LONG)
    ask_field(łukasz, 1)
    laid(yu, 1)
    assert yu.page.locator(".tryrow input").input_value().lower() == "ko"
    łukasz.page.locator(".now .btn:not(.main)").first.click()
    for letter in "KO":
        łukasz.page.locator(f".guess-sheet .key:text-is('{letter}')").click()
    hand_over(ala, yu, BIG)
    ask_field(yu, 2)
    laid(łukasz, 2)
    assert łukasz.page.locator(".guess-sheet .cell").all_inner_texts() == ["K", "O", "", ""]
    assert łukasz.page.locator(".guess-sheet .cell").nth(2).get_attribute("aria-pressed") == "true"


def test_on_a_phone_who_would_give_up_is_said_above_fields_that_stay_above_the_buttons(arrive: Arrive) -> None:
    _, (ala, łukasz, yu) = seated(arrive, 5)
    łukasz.page.set_viewport_size({"width": 360, "height": 640})
    hide(ala, "kotka")
    hand_over(ala, łukasz, LONG)
    willing(yu)
    łukasz.page.locator(".willing").wait_for()
    assert lowest(łukasz) <= top_of_buttons(łukasz)
    say(łukasz, "koska")  # an attempt calls it off
    łukasz.page.locator(".willing").wait_for(state="detached")
    willing(łukasz)
    łukasz.page.locator(".willing").wait_for()
    assert lowest(łukasz) <= top_of_buttons(łukasz)


def willing(seeker: Visitor) -> None:
    """Would rather give up the round."""
    seeker.page.locator(".tryrow > .btn.bare").click()
    seeker.page.locator("dialog .btn.main").click()


def top_of_buttons(person: Visitor) -> float:
    return float(person.page.locator(".dc-acts").evaluate("bar => bar.getBoundingClientRect().top"))


def lowest(person: Visitor) -> float:
    """Where the lowest letter field ends."""
    boxes = [field.bounding_box() for field in person.page.locator(".letterfield").all()]
    return max(box["y"] + box["height"] for box in boxes if box)


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


# --- a word that should not have been set (DC-07, DC-08, D-DC-23) ---------------------------------


def hide_marked(smith: Visitor, word: str) -> None:
    """Set a word that the referee forbids: the page says what will happen and asks."""
    smith.page.locator(".worddesk input").fill(word)
    smith.page.locator(".worddesk .verdict.forbidden .cost").wait_for()
    smith.page.locator(".worddesk .btn.wary").click()
    smith.page.locator("dialog .confirm .btn:not(.main)").click()
    smith.page.locator(".chamber").wait_for()


@pytest.mark.rule("DC-07", "D-DC-23")
def test_a_word_that_no_dictionary_has_is_marked_revealed_contested_and_struck(arrive: Arrive) -> None:
    _, (ala, łukasz, yu) = seated(arrive, 5)
    people = [ala, łukasz, yu]
    hide_marked(ala, "łżźćą")
    assert any('"mark":{' in text for text in ala.heard)  # the wordsmith is sent it, so the check can fail
    for seeker in (łukasz, yu):
        assert not any('"mark":{' in text for text in seeker.heard)
        assert not any("not-in-dictionary" in text for text in seeker.holds())
    say(łukasz, "łżźćą")
    revealed(people, "ŁŻŹĆĄ")
    for person in people:
        person.page.locator(".fairness .ruling").wait_for()
        assert person.fits()
    assert "not-in-dictionary" in "".join(yu.holds())
    before = sheet(yu)
    yu.page.locator(".after-reveal .contest").click()
    for person in people:
        person.page.locator(".fairness.struck").wait_for()
        assert sheet(person)[0] == [0, 2, 3] != before[0]
        assert person.fits()
        person.page.locator(".after-reveal .go").click()
        person.page.locator(".scoretable .struck", has_text="ŁŻŹĆĄ").wait_for()
    łukasz.page.locator(".worddesk").wait_for()


@pytest.mark.rule("D-DC-23")
def test_without_a_referee_the_other_seekers_decide(arrive: Arrive) -> None:
    _, (ala, łukasz, yu) = seated(arrive, referee="off")
    hide(ala, "kota")
    say(łukasz, "kota")
    revealed((ala, łukasz, yu), "KOTA")
    łukasz.page.locator(".after-reveal .contest").click()
    yu.page.locator(".after-reveal .keep").wait_for()
    assert ala.page.locator(".after-reveal .keep").count() == 0  # the wordsmith may only concede
    ala.page.locator(".after-reveal .strike").wait_for()
    assert łukasz.page.locator(".after-reveal .btn").count() == 0
    yu.page.locator(".after-reveal .keep").click()
    for person in (ala, łukasz, yu):
        person.page.locator(".after-reveal .go").click()
        assert sheet(person)[0][1] > 5  # the solver keeps the solution


@pytest.mark.rule("DC-07")
def test_at_a_strict_table_the_page_says_that_the_word_is_not_taken(arrive: Arrive) -> None:
    _, (ala, _, _) = seated(arrive, 5, referee="strict")
    ala.page.locator(".worddesk input").fill("abcde")
    ala.page.locator(".worddesk .verdict.forbidden .cost").wait_for()
    ala.page.locator(".worddesk .btn.wary").click()
    ala.page.locator(".worddesk .verdict.forbidden:not(:has(.cost))").wait_for()
    assert ala.page.locator(".chamber, dialog .confirm").count() == 0


# --- the language of the word ---------------------------------------------------------------------

LANGUAGES = {
    "pl": ("Polish word, 4 letters", "Polskie słowo, 4 litery", "波兰语单词，4 个字母"),
    "en": ("English word, 4 letters", "Angielskie słowo, 4 litery", "英语单词，4 个字母"),
}


@pytest.mark.rule("DC-03")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_says_in_which_language_the_word_is(arrive: Arrive, language: str) -> None:
    _, people = seated(arrive, language=language)
    for _ in range(2):
        for person, told in zip(people, LANGUAGES[language], strict=True):
            plain = re.sub("[\u2066-\u2069]", "", person.page.locator(".wordis").inner_text()).replace("\u00a0", " ")
            assert plain == told
            assert person.page.locator(".wordis").is_visible()
            assert person.fits()
        if people[0].sees(".worddesk"):
            hide(people[0], {"pl": "koza", "en": "goat"}[language])
