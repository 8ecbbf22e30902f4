"""Whole games through the accessibility tree alone: roles, names and live regions, from the lobby to the replay."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.browser.board_scenarios import cards_of, greens
from tests.browser.conftest import Arrive
from tests.browser.screen_reader import ScreenReader
from tests.browser.table_driver import TableDriver, close_clients, open_table
from tests.browser.texts import TEXTS
from tests.browser.word_scenarios import QUICK
from tests.server.client import Client
from tests.server.live_server import LiveServer, ManualClock

BOARD: Final = ("group", "The board, 25 cards")

# The bar below a replay tells what was said last.
_TELLS_WHAT_WAS_SAID: Final = """() =>
  document.querySelector("footer .label").textContent.replace(/\\s+/g, " ").includes(window.spoken.at(-1))"""


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
    reader: ScreenReader,
    house: LiveServer,
    clock: ManualClock,
    game: str,
    own: str,
    seats: tuple[str, ...],
    shown: tuple[str, str | re.Pattern[str]] = BOARD,
) -> TableDriver:
    """The reader opens a table, clients take the other seats, and the reader sits down and starts."""
    reader.person.go("/")
    reader.press("Open a table", inside=reader.reads("region", game))
    reader.reads("button", "Start the game")
    code = reader.page.url.rpartition("/")[2]
    table = TableDriver(house.ask(_sit(house.address, code, seats)), TEXTS["en"], clock)
    for name in TEXTS["en"].people[1 : len(seats) + 1]:
        reader.hears(f"{name} is here.")
    reader.press(f"Sit here: {own}")
    reader.press("Start the game")
    reader.reads(*shown)
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
    reader.press(re.compile(rf"^{card}\b"), inside=reader.reads(*BOARD))
    reader.press(f"Touch {card}")
    reader.hears(card)


def watch_replay(reader: ScreenReader) -> None:
    """Open the replay and go two steps; nothing was said twice, before or here."""
    reader.press("Watch replay", role="link")
    for step in (1, 2):
        reader.press("One step forward")
        reader.page.get_by_role("paragraph").filter(has_text=re.compile(rf"\b{step} / \d+")).wait_for()
    reader.page.wait_for_function(_TELLS_WHAT_WAS_SAID)
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


def test_decipher_is_played_by_screen_reader(arrive: Arrive, house: LiveServer, clock: ManualClock) -> None:
    reader = ScreenReader(arrive("Ala"))
    start = ("heading", re.compile("a secret English word of 5 letters"))
    table = open_from_home(reader, house, clock, "Decipher", "Player 3", ("P1", "P2"), start)
    for goes_on in ("On to round 2", "On to round 3", "To the result"):
        reader.hears("a secret English word of 5 letters")
        house.ask(table.catch_up())
        round_of_decipher(reader, house, table)
        while table.chooser("accept-word"):
            house.ask(table.act("accept-word"))
        reader.press(goes_on)
    reader.reads("heading", re.compile("win|share the victory"))
    watch_replay(reader)


def round_of_decipher(reader: ScreenReader, house: LiveServer, table: TableDriver) -> None:
    """The reader hides the word and gives a piece, or asks a field twice and says the word."""
    smith, word = table.view["wordsmith"], table.texts.five
    if smith == "P3":
        reader.write("The word, 5 letters", word)
        reader.hears("Looks fine.")
        reader.press("Hide the word")
        reader.hears("Which piece for")
        reader.press(re.compile("^long bar"), inside=reader.reads("region", "Hidden chamber"))
        reader.hears("has to lay a long bar: which field?")
        house.ask(table.catch_up())
        seeker = table.chooser("place")
        house.ask(table.move(seeker, "place", field=1))
        reader.hears("Field 1, long bar: yes. Which piece for")
        house.ask(table.move(table.chooser("attempt"), "attempt", word=word))
    else:
        name = table.texts.people[1 + ("P1", "P2").index(smith)]
        house.ask(table.move(smith, "set-word", word=word))
        reader.hears(f"{name} is giving a piece")
        house.ask(table.move(smith, "give", piece="long"))
        piece, refuses = "long bar", 3  # a G has none
        if seeker := table.chooser("place"):
            house.ask(table.move(seeker, "place", field=1))
            reader.hears("Field 1, long bar: yes.")
            house.ask(table.move(smith, "give", piece="short"))
            piece, refuses = "short bar", 2  # an I has none
        reader.hears(f"You have a piece: {piece}. Which field?")
        for field, answer in ((refuses, "no"), (5, "yes")):
            reader.press(re.compile(f"^Field {field}"), inside=reader.reads("group", "Letter fields"))
            reader.press(f"Ask field {field}")
            reader.hears(f"Field {field}, {piece}: {answer}.")
        reader.write("The word, 5 letters", word)
        reader.press("Say the word")
    reader.hears(f"has solved it: {word}!")
    house.ask(table.catch_up())


def test_trapwords_is_played_by_screen_reader(arrive: Arrive, house: LiveServer, clock: ManualClock) -> None:
    reader = ScreenReader(arrive("Ala"))
    table = house.ask(open_trapwords(house.address, clock))
    reader.person.go(f"/t/{table.host.code}")
    reader.write("Your name", "Ala")
    reader.press("Come in")
    reader.press("Sit here: Red 1")
    house.ask(table.begin())
    while not table.view.get("outcome"):
        round_of_trapwords(reader, house, table)
    reader.reads("heading", "Red beat the monster!")
    watch_replay(reader)


async def open_trapwords(address: str, clock: ManualClock) -> TableDriver:
    """A table for a short game without curses, with everybody but the reader."""
    settings = {
        "game": "trapwords",
        "languages": ["en"],
        "pack": "\n".join(TEXTS["en"].cards),
        "options": QUICK | {"chambers": [1, 2, 3, 4, 5], "curse_places": []},
    }
    return await open_table(address, settings, ("red-2", "blue-1", "blue-2"), "en", clock)


def round_of_trapwords(reader: ScreenReader, house: LiveServer, table: TableDriver) -> None:
    """Both teams write traps. Red guesses its word; blue says a trap, and the reader rings the bell."""
    traps = [*table.texts.groups]
    reader.hears("Your team is writing traps")
    for place, trap in enumerate(traps[: table.view["needed"]["red"]]):
        reader.write("Another trap word" if place else "Write a trap word", trap)
        reader.press("Add this trap word")
        reader.reads("button", f"Strike out {trap}")
    reader.press("Our list is ready")
    house.ask(table.catch_up())
    for trap in traps[: table.view["needed"]["blue"]]:
        house.ask(table.move("blue-1", "propose", word=trap))
    house.ask(table.move("blue-1", "ready"))
    while (turn := table.view.get("turn")) and not table.view.get("outcome"):
        (red_turn if turn["team"] == "red" else blue_turn)(reader, house, table, traps[0])


def red_turn(reader: ScreenReader, house: LiveServer, table: TableDriver, trap: str) -> None:
    """The reader describes the word, or guesses it."""
    if table.view["turn"]["describer"] == "red-1":
        reader.press("Open the book")
        reader.hears("You describe")
        reader.write("Your next clue", "you know it well")
        reader.press("Say it")
        house.ask(table.offered("red-2", "guess"))
        secret = table.clients["blue-1"].view["set_word"]
        house.ask(table.move("red-2", "guess", text=secret.lower()))
    else:
        house.ask(table.move("red-2", "take"))
        secret = table.clients["red-2"].view["secret"]
        house.ask(table.move("red-2", "say", text="you know it well"))
        reader.hears("Clue 1: you know it well")
        reader.write("Your guess", secret.lower())
        reader.press("Guess")
    house.ask(table.wait(1))
    reader.hears(f"Red guessed it! The word was {secret}.")


def blue_turn(reader: ScreenReader, house: LiveServer, table: TableDriver, trap: str) -> None:
    """A describer says a trap; the reader is warned, rings the bell, and the others admit it."""
    describer = table.chooser("take")
    house.ask(table.move(describer, "take"))
    house.ask(table.move(describer, "say", text=f"not far from the {trap}"))
    reader.hears(f"Clue 1: not far from the {trap}. Clue 1 may have sprung your trap “{trap}”.")
    reader.press(re.compile(f"^Trap: {trap}"))
    reader.reads("alertdialog", re.compile("Your team rang the bell"))
    house.ask(table.catch_up())
    house.ask(table.move("blue-1", "admit"))
    reader.hears("Blue fell into")
    house.ask(table.catch_up())
