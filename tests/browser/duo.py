"""Two people with browsers at a table of Duet: how they write clues and touch cards, by the page alone."""

import json
from typing import Any, Literal

from playwright.sync_api import Locator

from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor

Edge = Literal["agent", "none", "fatal"]  # how a card's own edge looks: green, nothing, the assassin
Key = dict[str, Edge]

_KEY = """cards => Object.fromEntries(cards.map(card => [
  card.dataset.card, ["agent", "none", "fatal"].find(edge => card.querySelector(`.edge.lower.${edge}`))
]))"""


def seat_two(arrive: Arrive, **settings: Any) -> tuple[str, Visitor, Visitor]:
    """A Pole at a desk and somebody in China with a phone, the game begun."""
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
    """The own side of the key, as the edges of the cards show it."""
    key: Key = person.page.locator(".dw").evaluate_all(_KEY)
    return key


def card(person: Visitor, word: str) -> Locator:
    """A card of the board."""
    return person.page.locator(f".dw{_of(word)}")


def token(person: Visitor, word: str, edge: Literal["lower", "upper"]) -> Locator:
    """The token of a miss on a card, at the edge of whoever missed."""
    return person.page.locator(f".card:has(.dw{_of(word)}) .tok.{edge}")


def _of(word: str) -> str:
    return f"[data-card={json.dumps(word, ensure_ascii=False)}]"


def give(giver: Visitor, guesser: Visitor, clue: str, number: int = 1) -> None:
    """Write a clue; it has come when the partner reads it and may touch cards."""
    giver.page.locator("form.desk input").fill(clue)
    giver.page.locator("form.desk .dial").get_by_role("radio", name=str(number), exact=True).click()
    giver.page.locator("form.desk .btn.main").click()
    guesser.page.locator(".called .clue", has_text=clue).wait_for()
    guesser.page.locator(".dw[aria-pressed]").first.wait_for()


def touch(guesser: Visitor, word: str) -> None:
    """Point at a card, then touch it."""
    card(guesser, word).click()
    guesser.page.locator(".touch").click()
    guesser.page.locator(".touch").wait_for(state="detached")


def miss(giver: Visitor, guesser: Visitor, clue: str) -> str:
    """A clue whose first guess is a card that is nothing to its giver; the card. Nobody misses twice on one card."""
    nothing = [word for word, edge in own_key(giver).items() if edge == "none"]
    word = next(word for word in nothing if not token(guesser, word, "lower").count())
    give(giver, guesser, clue)
    touch(guesser, word)
    token(guesser, word, "lower").wait_for()
    return word
