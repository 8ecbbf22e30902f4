"""The replay of a finished game, step by step, with its findings."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cluehouse.games.record import Record
from cluehouse.house.reviews import Found
from cluehouse.review.finding import Finding
from tests.browser import board_scenarios
from tests.browser.conftest import Arrive
from tests.browser.table_driver import TableDriver, close_clients
from tests.server.live_server import LiveServer, ManualClock


def find(record: Record) -> Found:
    """Fixed findings: the first clue was the best, the second move a narrow guess."""
    (giver, clue), (guesser, guess) = [
        (seat, move) for seat, move in record.moves if move.__struct_config__.tag != "mark"
    ][:2]
    best = Finding("best-clue", 1, giver, clue.word, clue.number, ("ALA", "KOT"))  # type: ignore[attr-defined]
    taken, heard = (guess.card,), (clue.word, clue.number)  # type: ignore[attr-defined]
    narrow = Finding("narrow-guess", 2, guesser, *heard, taken, "OSA", agreed=2, listeners=5, by=giver)
    return (best, narrow), True


@pytest.fixture
def house(tmp_path: Path) -> Iterator[LiveServer]:
    """A server with the same findings for every game."""
    running = LiveServer(tmp_path, now=ManualClock(), find=find).start()
    yield running
    running.ask(close_clients())
    running.stop()


@pytest.fixture
def played(house: LiveServer) -> TableDriver:
    """A finished game of Codenames."""
    return house.ask(board_scenarios.codenames_over(house.address, "pl", ManualClock()))


def test_a_replay_shows_who_moved_and_the_findings(arrive: Arrive, played: TableDriver) -> None:
    record = played.host.table["record"]
    page = arrive("Zofia", "pl").go(f"/r/{record}").page
    people = [person["name"] for person in played.host.table["people"]]
    narrow = page.get_by_role("button", name="Najbardziej ryzykowny strzał")
    narrow.wait_for()
    assert "Pomyliłyby się 2 z\xa05 botów." in narrow.inner_text()
    assert page.get_by_role("button", name="Najlepsza wskazówka").inner_text().endswith("ALA i\xa0KOT.")
    narrow.click()
    label = page.locator(".replay footer .label")
    label.get_by_text(re.compile(r"^2 / \d+$")).wait_for()
    label.get_by_text(" dotyka karty ").wait_for()  # the board of this step may come a little later
    assert label.locator("> span").last.inner_text().split(" dotyka karty ")[0] in people
    page.keyboard.press("ArrowLeft")
    label.get_by_text(re.compile(r"^1 / \d+$")).wait_for()
    assert page.url.endswith("#1")
    page.keyboard.press("End")
    label.get_by_text(re.compile(r"^(\d+) / \1$")).wait_for()


def test_the_key_of_a_replay_can_be_hidden(arrive: Arrive, played: TableDriver) -> None:
    page = arrive("Zofia", "pl").go(f"/r/{played.host.table['record']}#0").page
    known = page.locator(".word:is(.red, .blue, .calm, .fatal)")
    known.nth(24).wait_for()
    page.get_by_role("button", name="Pokaż tajemnice").click()
    known.first.wait_for(state="detached")
    assert page.locator(".word").count() == 25


def test_on_a_phone_a_finding_brings_its_board_into_view(arrive: Arrive, played: TableDriver) -> None:
    page = arrive("Zofia", "pl", 360, 640).go(f"/r/{played.host.table['record']}").page
    narrow = page.get_by_role("button", name="Najbardziej ryzykowny strzał")
    narrow.wait_for()
    page.locator(".board.replayed .word").nth(24).wait_for()
    top = "document.querySelector('.board.replayed').getBoundingClientRect().top"
    # As many remarks as after a long game.
    page.evaluate("document.querySelector('.replay aside').style.paddingBottom = '2000px'")
    page.evaluate("scrollTo(0, 700)")
    assert page.evaluate(top) < -500
    narrow.evaluate("button => button.click()")  # a click of the mouse would scroll first
    page.locator(".replay footer .label").get_by_text(re.compile(r"^2 / \d+$")).wait_for()
    assert -1 <= page.evaluate(top) <= 60
