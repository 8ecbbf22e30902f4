"""Whole games through the accessibility tree alone: roles, names and live regions, from the lobby to the replay."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.board_scenarios import cards_of, greens
from tests.browser.conftest import Arrive
from tests.browser.screen_reader import ScreenReader
from tests.browser.table_driver import TableDriver, close_clients
from tests.browser.texts import TEXTS
from tests.server.client import Client
from tests.server.live_server import LiveServer, ManualClock


@pytest.fixture
def clock() -> ManualClock:
    """A clock that stands still."""
    return ManualClock()


@pytest.fixture
def house(tmp_path: Path, clock: ManualClock) -> Iterator[LiveServer]:
    """A server with that clock."""
    running = LiveServer(tmp_path, now=clock).start()
    yield running
    running.ask(close_clients())
    running.stop()


def open_from_home(
    reader: ScreenReader, house: LiveServer, clock: ManualClock, game: str, own: str, seats: tuple[str, ...]
) -> TableDriver:
    """The reader opens a table and sits down, clients take the other seats, and the reader starts."""
    reader.person.go("/")
    reader.press("Open a table", inside=reader.reads("region", game))
    reader.press(f"Sit here: {own}")
    code = reader.page.url.rpartition("/")[2]
    table = TableDriver(house.ask(_sit(house.address, code, seats)), TEXTS["en"], clock)
    for name in TEXTS["en"].people[1 : len(seats) + 1]:
        reader.hears(f"{name} is here.")
    reader.press("Start the game")
    reader.reads("group", "The board, 25 cards")
    house.ask(table.catch_up())
    return table


async def _sit(address: str, code: str, seats: tuple[str, ...]) -> dict[str, Client]:
    clients = {}
    for seat, name in zip(seats, TEXTS["en"].people[1:], strict=False):
        clients[seat] = await Client.join(address, code, name)
        await clients[seat].do("sit", seat=seat)
    return clients


def touch(reader: ScreenReader, card: str) -> None:
    """Mark a card of the board, then touch it."""
    reader.press(re.compile(rf"^{card}\b"), inside=reader.reads("group", "The board, 25 cards"))
    reader.press(f"Touch {card}")
    reader.hears(card)


def watch_replay(reader: ScreenReader) -> None:
    """Open the replay and go two steps; nothing was said twice, before or here."""
    reader.press("Watch replay", role="link")
    for step in (1, 2):
        reader.press("One step forward")
        reader.page.get_by_role("paragraph").filter(has_text=re.compile(rf"\b{step} / \d+")).wait_for()
    told = reader.page.get_by_role("contentinfo").get_by_role("paragraph").inner_text()
    reader.page.wait_for_function("told => told.includes(window.spoken.at(-1))", arg=" ".join(told.split()))
    assert reader.repeated() == []


def test_codenames_is_played_by_screen_reader(arrive: Arrive, house: LiveServer, clock: ManualClock) -> None:
    reader = ScreenReader(arrive("Ala"))
    table = open_from_home(reader, house, clock, "Codenames", "Red operative 1", ("red-chief", "blue-chief", "blue-1"))
    clues = iter(table.texts.groups)
    while not table.view.get("outcome"):
        side, clue = table.view["side"], next(clues)
        meant, wrong = cards_of(table, side)[:3], cards_of(table, "bystander")[0]
        house.ask(table.move(f"{side}-chief", "clue", word=clue, number=3))
        if side == "blue":
            house.ask(table.move("blue-1", "guess", card=wrong))
            reader.hears(f"{wrong} – only a bystander. The turn is over.", "Your chief is thinking")
            continue
        reader.hears(f"Red clue: {clue} 3", "Your team guesses")
        for card in meant:
            touch(reader, card)
        house.ask(table.catch_up())
        if not table.view.get("outcome"):
            reader.press("Stop guessing")
            reader.hears("Blue is thinking")
            house.ask(table.catch_up())
    reader.reads("heading", "Red won!")
    assert reader.spoken()[-1].endswith("a red agent! Your team won! All red agents are found. Red wins!")
    watch_replay(reader)


def test_duet_is_played_by_screen_reader(arrive: Arrive, house: LiveServer, clock: ManualClock) -> None:
    reader = ScreenReader(arrive("Ala"))
    table = open_from_home(reader, house, clock, "Duet", "Side A 1", ("B1",))
    own = reader.find("button", re.compile("on your key: agent to find")).all_inner_texts()
    reader.write("Clue, one word", "zeppelin")
    reader.press(str(len(own)), role="radio")
    reader.hears("Looks fine.")
    reader.press("Give")
    reader.hears(f"Clue from Ala: zeppelin {len(own)}", "Ben is guessing")
    house.ask(table.catch_up())
    for card in own:
        house.ask(table.move("B1", "guess", card=card))
        reader.hears(card)
    if table.chooser("stop"):
        house.ask(table.move("B1", "stop"))
    theirs = greens(table, "B")
    house.ask(table.move("B1", "clue", word="umbrella", number=len(theirs)))
    reader.hears(f"Clue from Ben: umbrella {len(theirs)}")
    for card in theirs:
        touch(reader, card)
    reader.reads("heading", re.compile("found"))
    assert reader.spoken()[-1].endswith("an agent found! All agents found. You win!")
    watch_replay(reader)
