"""The four games as a television finds them: people who play over the wire, to the midst of a game and to its end."""

from typing import Any

from tests.browser.gathering import Gathering, sit_down
from tests.browser.maze import SECRETS, TRAPS
from tests.server.live_server import ManualClock


async def begin(address: str, language: str, *seats: str, **settings: Any) -> Gathering:
    """People sit down and begin."""
    table = await sit_down(address, settings, seats, language, ManualClock())
    await table.begin()
    return table


# --- Codenames ------------------------------------------------------------------------------------


def cards_of(table: Gathering, identity: str) -> list[str]:
    """The cards of this identity, as a chief knows them."""
    view = table.guests["red-chief"].view
    return [word for word, known in zip(view["words"], view["key"], strict=True) if known == identity]


async def codenames(address: str) -> Gathering:
    """A clue is in the air, and one agent is found for it."""
    seats = ("red-chief", "red-1", "blue-chief", "blue-1")
    settings = {"game": "codenames", "languages": ["en"], "options": {"timer": "warn"}}
    table = await begin(address, "en", *seats, **settings)
    side = table.guests["red-1"].view["side"]
    await table.act("clue", word="quasar", number=2)
    await table.act("guess", card=cards_of(table, side)[0])
    return table


async def end_codenames(table: Gathering) -> None:
    """The assassin is touched."""
    await table.act("guess", card=cards_of(table, "assassin")[0])


# --- Duet -----------------------------------------------------------------------------------------


def partners_cards(table: Gathering, identity: str) -> list[str]:
    """The cards that are so for the giver of the clue in the air."""
    giver = {"A1": "B", "B1": "A"}[table.chooser("guess")]
    view = table.guests[f"{giver}1"].view
    return [word for word, known in zip(view["words"], view["keys"][giver], strict=True) if known == identity]


async def duet(address: str) -> Gathering:
    """A clue is in the air, and one agent is found for it."""
    table = await begin(address, "pl", "A1", "B1", game="duet", languages=["pl"])
    await table.act("clue", word="quasar", number=2)
    await table.act("guess", card=partners_cards(table, "green")[0])
    return table


async def end_duet(table: Gathering) -> None:
    """An assassin is touched."""
    await table.act("guess", card=partners_cards(table, "assassin")[0])


# --- Trapwords ------------------------------------------------------------------------------------


async def write_traps(table: Gathering) -> None:
    """Both teams hand in their lists."""
    for team, traps in TRAPS.items():
        writer = table.guests[f"{team}-1"]
        for trap in traps[: writer.view["needed"][team]]:
            await writer.move("propose", word=trap)
        await writer.catch_up()
        if any(choice["do"] == "dread" for choice in writer.view["choices"]):
            await writer.move("dread", word=traps[0])
        await writer.move("ready")
        await table.catch_up()


async def trapwords(address: str) -> Gathering:
    """Somebody describes, and somebody was wrong."""
    options = {"hourglass": "pressure", "chambers": [1, 2, 3, 4, 5], "curse_places": [], "seconds": 600}
    seats = ("red-1", "red-2", "blue-1", "blue-2")
    settings = {"game": "trapwords", "languages": ["en"], "pack": "\n".join(SECRETS), "options": options}
    table = await begin(address, "en", *seats, **settings)
    await write_traps(table)
    await table.act("take")
    await table.act("say", text="you know it well")
    await table.act("guess", text="spaghetti")
    return table


async def end_trapwords(table: Gathering) -> None:
    """A trap springs; then both teams guess by mere luck until one of them beats the monster."""
    await table.act("call-trap", trap=TRAPS[table.chooser("call-trap").split("-")[0]][0], line=1)
    while not table.view.get("outcome"):
        if table.chooser("propose"):
            await write_traps(table)
        await table.act("take")
        describer = next(guest for guest in table.guests.values() if guest.view.get("secret"))
        await table.act("guess", text=describer.view["secret"])


# --- Decipher -------------------------------------------------------------------------------------


async def decipher(address: str) -> Gathering:
    """A piece lies, another is in somebody's hand, and somebody was wrong."""
    settings = {"game": "decipher", "languages": ["pl"], "options": {"length": 4, "first_wordsmith": 1}}
    table = await begin(address, "pl", "P1", "P2", "P3", **settings)
    await table.act("set-word", word="KOTY")
    await table.act("give", piece="long")
    await table.act("place", field=1)
    await table.act("attempt", word="KOSA")
    await table.act("give", piece="big")
    return table


async def end_decipher(table: Gathering) -> None:
    """The other words are read at once."""
    await table.act("attempt", word="KOTY")
    while not table.view.get("outcome"):
        await table.act("set-word", word="SOWA")
        await table.act("attempt", word="SOWA")
