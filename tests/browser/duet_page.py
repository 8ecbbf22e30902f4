"""Page helpers for Duet: two people with browsers give clues and guess cards."""

import json
from typing import Any, Literal

from playwright.sync_api import Locator

from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor

Edge = Literal["agent", "none", "fatal"]  # the marking of a card on the own key: agent, nothing, assassin
Key = dict[str, Edge]

_KEY = """cards => Object.fromEntries(cards.map(card => [
  card.dataset.card, ["agent", "none", "fatal"].find(edge => card.querySelector(`.edge.lower.${edge}`))
]))"""


def seat_two(arrive: Arrive, **settings: Any) -> tuple[str, Visitor, Visitor]:
    """Start a game for two: Polish on a desktop, Chinese on a phone."""
    ala, yu = arrive("Ala", "pl"), arrive("小雨", "zh", 360, 740, theme="dark")
    code = ala.open_table({"game": "duet", "languages": ["en"], **settings})
    yu.come_in(code)
    ala.sit("A1")
    yu.sit("B1")
    ala.start()
    for person in (ala, yu):
        person.page.locator(".dw").nth(24).wait_for()
    return code, ala, yu


def own_key(person: Visitor) -> Key:
    """The person's own side of the key, as the cards show it."""
    key: Key = person.page.locator(".dw").evaluate_all(_KEY)
    return key


def card(person: Visitor, word: str) -> Locator:
    """A card of the board."""
    return person.page.locator(f".dw{_of(word)}")


def token(person: Visitor, word: str, edge: Literal["lower", "upper"]) -> Locator:
    """The token of a miss on a card, at the edge of the side that missed."""
    return person.page.locator(f".card:has(.dw{_of(word)}) .tok.{edge}")


def _of(word: str) -> str:
    return f"[data-card={json.dumps(word, ensure_ascii=False)}]"


def give(giver: Visitor, guesser: Visitor, clue: str, number: int = 1) -> None:
    """Give a clue and wait until the partner sees it and can guess."""
    giver.page.locator("form.desk input").fill(clue)
    giver.choose_number(number)
    giver.page.locator("form.desk .btn.main").click()
    guesser.page.locator(".called .clue", has_text=clue).wait_for()
    guesser.page.locator(".dw[aria-pressed]").first.wait_for()


def touch(guesser: Visitor, word: str) -> None:
    """Mark a card, then guess it."""
    card(guesser, word).click()
    guesser.page.locator(".touch").click()
    guesser.page.locator(".touch").wait_for(state="detached")


def miss(giver: Visitor, guesser: Visitor, clue: str) -> str:
    """Give a clue and guess a bystander, which was not guessed before; returns the card."""
    nothing = [word for word, edge in own_key(giver).items() if edge == "none"]
    word = next(word for word in nothing if not token(guesser, word, "lower").count())
    give(giver, guesser, clue)
    touch(guesser, word)
    token(guesser, word, "lower").wait_for()
    return word
