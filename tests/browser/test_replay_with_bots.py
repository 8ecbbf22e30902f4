"""The replay of a game with bots on a phone: what a bot's clue was for, and the same table again."""

from typing import Any

import pytest

from cluehouse.bots.dice import DicePlayer
from cluehouse.bots.player import Player, open_view
from cluehouse.bots.thought import Thought
from cluehouse.games.duet.moves import Clue
from cluehouse.games.rule import Move
from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor

MEANT = ("HORSE", "PANDA")


class Teller(DicePlayer):
    """Gives one clue and says what it meant by it."""

    def choose(self, sent: bytes) -> Move | None:
        """The clue, if one is asked for."""
        offered = {choice.do for choice in open_view(sent).choices}
        return Clue("zeppelin", 2) if "clue" in offered else None

    def thoughts(self) -> list[Thought]:
        """What the clue was for."""
        return [Thought("meant", MEANT, clue="zeppelin")]


def teller(game: str, level: str, seed: str) -> Player:
    """The same bot at every level."""
    return Teller(seed)


def played(host: Visitor) -> None:
    """A game of Duet in which the bot gives a clue and then the host gives up; ends at its replay."""
    host.open_table({"game": "duet", "languages": ["pl"], "options": {"tokens": 11}, "pace": 0})
    host.sit("B1")
    host.page.locator("[data-seat='A1'] .ways .btn:not(.sit)").click()
    host.page.locator("[data-seat='A1']:not(.free)").wait_for()
    host.start()
    host.page.locator(".called .clue", has_text="zeppelin").wait_for()
    host.page.locator("[aria-controls='table-menu']").click()
    host.page.locator("[data-item='flag']").click()
    host.page.locator("dialog .btn.main").click()
    host.page.locator("#verdict").wait_for()
    record = next(table["record"] for table in reversed(tables(host)) if table.get("record"))
    host.go(f"/r/{record}#1")


def tables(person: Visitor) -> list[dict[str, Any]]:
    """What this person was sent of the table, the latest last."""
    return [frame["table"] for frame in person.sent() if frame.get("table")]


@pytest.mark.parametrize("house", [teller], indirect=True, ids=["a bot that tells"])
def test_a_step_says_which_cards_a_bots_clue_was_for_and_the_game_can_be_played_again(arrive: Arrive) -> None:
    host = arrive("Ala", "pl", 360, 640)
    played(host)
    label = host.page.locator(".replay footer .label")
    label.get_by_text("Chodzi o: HORSE i PANDA.").wait_for()
    box = label.bounding_box()
    assert box
    assert box["y"] + box["height"] <= 640
    host.page.locator(".replay .again").click()
    host.page.locator("[data-seat='A1']:not(.free)").wait_for()
    host.page.locator(".go:enabled").wait_for()
    table = tables(host)[-1]
    settings = table["settings"]
    assert (settings["game"], settings["languages"], settings["options"]["tokens"]) == ("duet", ["pl"], 11)
    assert set(table["seats"]) == {"A1", "B1"}
