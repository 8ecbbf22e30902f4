"""Scenarios with picture cards in Codenames and Duet (DU-106): clients give any clue and touch the cards they mean."""

from itertools import chain

from tests.browser.board_scenarios import CODENAMES_SEATS, cards_of, greens
from tests.browser.table_driver import TableDriver, open_table
from tests.server.live_server import ManualClock

_OPTIONS = {"pool": "pictures"}
DRAWN = ":not(:has(.picture:empty))"  # of a board: all its drawings have come


def clue_of(table: TableDriver) -> str:
    """A clue that nobody gave before."""
    given = len(table.view["turns"])
    return list(table.texts.groups)[given % len(table.texts.groups)]


async def begin_codenames(address: str, language: str, clock: ManualClock) -> TableDriver:
    """Start a game of Codenames with pictures for six people."""
    settings = {"game": "codenames", "languages": [language], "options": _OPTIONS}
    table = await open_table(address, settings, CODENAMES_SEATS, language, clock)
    await table.begin()
    return table


async def codenames_turn(table: TableDriver, wrong: str = "") -> None:
    """Two right cards, and then a wrong one of this identity, or a stop."""
    side = table.view["side"]
    cards = cards_of(table, side)[:2]
    await table.move(f"{side}-chief", "clue", word=clue_of(table), number=len(cards))
    for card in chain(cards, cards_of(table, wrong)[:1] if wrong else ()):
        await table.move(f"{side}-1", "guess", card=card)
    if table.chooser("stop"):
        await table.act("stop")


async def codenames_midgame(address: str, language: str, clock: ManualClock) -> TableDriver:
    """After three turns, one of them with a wrong guess."""
    table = await begin_codenames(address, language, clock)
    for wrong in ("", "bystander", ""):
        await codenames_turn(table, wrong)
    return table


async def codenames_over(address: str, language: str, clock: ManualClock) -> TableDriver:
    """One side has found all its pictures."""
    table = await codenames_midgame(address, language, clock)
    while not table.view.get("outcome"):
        await codenames_turn(table)
    return table


async def begin_duet(address: str, language: str, clock: ManualClock) -> TableDriver:
    """Start a game of Duet with pictures."""
    settings = {"game": "duet", "languages": [language], "options": _OPTIONS}
    table = await open_table(address, settings, ("A1", "B1"), language, clock)
    await table.begin()
    return table


async def duet_clue(table: TableDriver) -> tuple[str, list[str]]:
    """Give a clue; returns the guessing side and the cards meant."""
    giver = table.chooser("clue")[0]
    cards = greens(table, giver)[:2]
    await table.move(f"{giver}1", "clue", word=clue_of(table), number=len(cards))
    return "AB".replace(giver, ""), cards


async def duet_turn(table: TableDriver, wrong: str = "") -> None:
    """The cards of a clue, and then a wrong card, or a stop."""
    guesser, cards = await duet_clue(table)
    for card in chain(cards, greens(table, "AB".replace(guesser, ""), wrong)[:1] if wrong else ()):
        await table.move(f"{guesser}1", "guess", card=card)
    if table.chooser("stop"):
        await table.act("stop")


async def duet_midgame(address: str, language: str, clock: ManualClock) -> TableDriver:
    """After three turns, two of them with a wrong guess."""
    table = await begin_duet(address, language, clock)
    for wrong in ("", "bystander", "bystander"):
        await duet_turn(table, wrong)
    return table


async def duet_over(address: str, language: str, clock: ManualClock) -> TableDriver:
    """A finished game."""
    table = await duet_midgame(address, language, clock)
    while not table.view.get("outcome"):
        await (table.act("guess", card=_last_green(table)) if table.view.get("sudden") else duet_turn(table))
    return table


def _last_green(table: TableDriver) -> str:
    guesser = table.chooser("guess")[0]
    return greens(table, "AB".replace(guesser, ""))[0]
