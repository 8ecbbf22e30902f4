"""Duet in two browsers, one of them on a phone: whole games, reloads, lost connections, and no leaked key."""

import json

import pytest

from tests.browser.conftest import Arrive
from tests.browser.duet_page import Key, card, give, miss, own_key, seat_two, token, touch
from tests.browser.visitor import Visitor


def greens(key: Key) -> list[str]:
    return [word for word, edge in key.items() if edge == "agent"]


def tokens(person: Visitor, face: str) -> int:
    return person.page.locator(f".bank .token.{face}").count()


def test_two_people_win_a_game(arrive: Arrive) -> None:
    _, ala, yu = seat_two(arrive)
    of_ala, of_yu = own_key(ala), own_key(yu)
    assert len(greens(of_ala)) == len(greens(of_yu)) == 9
    assert tokens(ala, "clock") == tokens(yu, "clock") == 9

    missed_by_yu = miss(ala, yu, "zeppelin")
    missed_by_ala = miss(yu, ala, "quasar")
    token(ala, missed_by_yu, "upper").wait_for()  # the arrow points at the side that missed
    token(yu, missed_by_ala, "upper").wait_for()
    assert (tokens(yu, "clock"), tokens(yu, "gone")) == (7, 2)
    assert yu.fits()

    give(ala, yu, "igloo", 9)
    for word in greens(of_ala):
        touch(yu, word)
    card(ala, greens(of_ala)[-1]).and_(ala.page.locator(".found")).wait_for()
    left = [word for word in greens(of_yu) if word not in greens(of_ala)]
    give(yu, ala, "oasis", len(left))
    for word in left:
        touch(ala, word)

    for person, partner in ((ala, of_yu), (yu, of_ala)):
        person.page.locator("#verdict").wait_for()
        assert person.page.locator(".dw.found").count() == 15
        assert tokens(person, "clock") == 5  # every turn has used one
        for edge in ("agent", "none", "fatal"):  # the partner's key is revealed
            shown = person.page.locator(f".dw:has(.edge.upper.{edge})").evaluate_all(
                "all => all.map(one => one.dataset.card)"
            )
            assert sorted(shown) == sorted(word for word, seen in partner.items() if seen == edge)
    assert yu.fits()


def test_a_reload_and_a_lost_connection_lose_nothing(arrive: Arrive) -> None:
    _, ala, yu = seat_two(arrive)
    key, mine = own_key(ala), own_key(yu)
    give(ala, yu, "zeppelin", 2)
    first, second = greens(key)[:2]
    yu.page.reload()
    yu.page.locator(".called .clue", has_text="zeppelin").wait_for()
    assert own_key(yu) == mine
    touch(yu, first)
    yu.lose_connection()
    assert card(yu, first).and_(yu.page.locator(".found")).count() == 1
    touch(yu, second)
    ala.page.locator(".dw.found").nth(1).wait_for()


def test_no_browser_contains_the_partners_key(arrive: Arrive) -> None:
    _, ala, yu = seat_two(arrive)
    miss(ala, yu, "zeppelin")
    give(yu, ala, "quasar", 2)
    touch(ala, greens(own_key(yu))[0])
    ala.page.reload()
    ala.page.locator(".dw.found").wait_for()
    for person, side in ((ala, "A"), (yu, "B")):
        keys = [frame["game"]["yours"]["keys"] for frame in person.sent() if frame.get("game")]
        assert keys  # a side is sent its own key, so the check can fail
        assert all(list(sides) == [side] for sides in keys)
        (own,) = {json.dumps(sides[side], separators=(",", ":")) for sides in keys}
        for text in person.holds():
            assert "key_a" not in text
            assert "key_b" not in text
            assert "assassin" not in text.replace(own, "").replace('"assassin":', "").replace("-assassin", "")
        assert person.page.locator(".edge.upper").count() == 0


def test_sudden_death_has_its_own_look_and_no_clues_or_marks(arrive: Arrive) -> None:
    _, ala, yu = seat_two(arrive, options={"mission": "vatican"})  # a miss takes two of eight tokens
    assert tokens(yu, "tick") == 8
    for turn, clue in enumerate(("zeppelin", "quasar", "igloo", "oasis")):
        giver, guesser = (yu, ala) if turn % 2 else (ala, yu)
        miss(giver, guesser, clue)
    for person in (ala, yu):
        person.page.locator("html[data-phase='sudden']").wait_for()
        assert not person.sees("form.desk input")
    nothing = [word for word, edge in own_key(ala).items() if edge == "none"]
    target = next(word for word in nothing if card(yu, word).get_attribute("aria-pressed") is not None)
    card(yu, target).click()
    yu.page.locator(".touch").wait_for()
    assert ala.page.locator(".marks").count() == 0  # marks are not shown to the other side
    yu.page.locator(".touch").click()
    for person in (ala, yu):
        person.page.locator("#verdict").wait_for()
        card(person, target).and_(person.page.locator(".fate.bystander")).wait_for()


def test_a_refusal_goes_when_the_clue_is_corrected(arrive: Arrive) -> None:
    _, ala, _ = seat_two(arrive)
    ala.page.locator("form.desk input").fill("dwa słowa")
    ala.page.locator(".verdict.forbidden").wait_for()  # the referee's advice; the house refuses it
    ala.page.locator("form.desk .btn.main").click()
    ala.page.locator(".notes .refusal", has_text="Wskazówka musi być jednym słowem.").wait_for()
    ala.page.locator("form.desk input").fill("dwa")
    ala.page.locator(".notes .refusal").wait_for(state="detached", timeout=3000)


@pytest.mark.rule("DU-64")
def test_a_side_with_nothing_left_to_find_reads_why_it_gives_the_clue_and_sees_the_whole_board(arrive: Arrive) -> None:
    _, ala, yu = seat_two(arrive)
    yu.page.set_viewport_size({"width": 360, "height": 640})
    give(ala, yu, "zeppelin", 9)
    for word in greens(own_key(ala)):
        touch(yu, word)
    yu.page.locator(".status .todo", has_text="你已经找完了，接下来都由你给线索。").wait_for()
    yu.page.locator("form.desk").wait_for()
    cards = yu.page.locator(".dw").all()
    lowest = max(box["y"] + box["height"] for box in (card.bounding_box() for card in cards) if box)
    bar = [box["y"] for box in (part.bounding_box() for part in yu.page.locator(".acts .now > *").all()) if box]
    assert lowest <= min(bar)
    assert yu.page.locator(".status .todo").evaluate("each => each.scrollHeight <= each.clientHeight")


@pytest.mark.rule("DU-14")
def test_a_number_above_the_greens_that_are_left_brings_a_warning(arrive: Arrive) -> None:
    _, ala, yu = seat_two(arrive)
    key = own_key(ala)
    give(ala, yu, "zeppelin", 9)
    touch(yu, greens(key)[0])
    yu.page.locator(".sill .btn").last.click()
    miss(yu, ala, "quasar")
    ala.page.locator("form.desk").wait_for()
    dial = ala.page.locator("form.desk .dial")
    dial.get_by_role("radio", name="8", exact=True).click()
    assert not ala.sees(".desk .beyond")
    dial.get_by_role("radio", name="9", exact=True).click()
    ala.page.locator(".desk .beyond", has_text="8").wait_for()
    assert not yu.sees(".beyond")
    give(ala, yu, "igloo", 9)
