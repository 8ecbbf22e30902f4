"""Games for the television tests: clients play each game to its middle, and then to its end."""

from typing import Any

from tests.browser.table_driver import TableDriver, open_table
from tests.browser.trapwords_page import SECRETS, TRAPS
from tests.browser.word_scenarios import go_on
from tests.server.live_server import ManualClock


async def begin(address: str, language: str, *seats: str, **settings: Any) -> TableDriver:
    """Open a table and start a game."""
    table = await open_table(address, settings, seats, language, ManualClock())
    await table.begin()
    return table


# --- Codenames ------------------------------------------------------------------------------------


def cards_of(table: TableDriver, identity: str) -> list[str]:
    """The cards of this identity on the chief's key."""
    view = table.clients["red-chief"].view
    return [word for word, known in zip(view["words"], view["key"], strict=True) if known == identity]


async def codenames(address: str) -> TableDriver:
    """A game with a clue and one right guess."""
    seats = ("red-chief", "red-1", "blue-chief", "blue-1")
    settings = {"game": "codenames", "languages": ["en"], "options": {"timer": "warn"}}
    table = await begin(address, "en", *seats, **settings)
    side = table.clients["red-1"].view["side"]
    await table.act("clue", word="quasar", number=2)
    await table.act("guess", card=cards_of(table, side)[0])
    return table


async def end_codenames(table: TableDriver) -> None:
    """End the game by guessing the assassin."""
    await table.act("guess", card=cards_of(table, "assassin")[0])


# --- Duet -----------------------------------------------------------------------------------------


def partners_cards(table: TableDriver, identity: str) -> list[str]:
    """The cards of this identity on the key of the current clue's giver."""
    giver = {"A1": "B", "B1": "A"}[table.chooser("guess")]
    view = table.clients[f"{giver}1"].view
    return [word for word, known in zip(view["words"], view["keys"][giver], strict=True) if known == identity]


async def duet(address: str) -> TableDriver:
    """A game with a clue and one right guess."""
    table = await begin(address, "pl", "A1", "B1", game="duet", languages=["pl"])
    await table.act("clue", word="quasar", number=2)
    await table.act("guess", card=partners_cards(table, "green")[0])
    return table


async def end_duet(table: TableDriver) -> None:
    """End the game by guessing an assassin."""
    await table.act("guess", card=partners_cards(table, "assassin")[0])


# --- Trapwords ------------------------------------------------------------------------------------


async def write_traps(table: TableDriver) -> None:
    """Let both teams write their lists."""
    for team, traps in TRAPS.items():
        writer = table.clients[f"{team}-1"]
        for trap in traps[: writer.view["needed"][team]]:
            await writer.move("propose", word=trap)
        await writer.catch_up()
        if any(choice["do"] == "dread" for choice in writer.view["choices"]):
            await writer.move("dread", word=traps[0])
        await writer.move("ready")
        await table.catch_up()


async def trapwords(address: str) -> TableDriver:
    """A game with a description and a wrong guess."""
    options = {"hourglass": "pressure", "chambers": [1, 2, 3, 4, 5], "curse_places": [], "seconds": 600}
    seats = ("red-1", "red-2", "blue-1", "blue-2")
    settings = {"game": "trapwords", "languages": ["en"], "pack": "\n".join(SECRETS), "options": options}
    table = await begin(address, "en", *seats, **settings)
    await write_traps(table)
    await table.act("take")
    await table.act("say", text="you know it well")
    await table.act("guess", text="spaghetti")
    return table


async def end_trapwords(table: TableDriver) -> None:
    """Call a trap; then let both teams guess right until one of them beats the monster."""
    trap = TRAPS[table.chooser("call-trap").split("-")[0]][0]
    await table.act("say", text=f"a thing of {trap}")
    await table.act("call-trap", trap=trap, line=2)
    await table.act("admit")
    while not table.view.get("outcome"):
        if table.chooser("propose"):
            await write_traps(table)
        await table.act("take")
        describer = next(guest for guest in table.clients.values() if guest.view.get("secret"))
        await table.act("guess", text=describer.view["secret"])


# --- Decipher -------------------------------------------------------------------------------------


async def decipher(address: str) -> TableDriver:
    """A game with a piece laid, a piece in hand, and a wrong attempt."""
    settings = {"game": "decipher", "languages": ["pl"], "options": {"length": 4, "first_wordsmith": 1}}
    table = await begin(address, "pl", "P1", "P2", "P3", **settings)
    await table.act("set-word", word="KOTY")
    await table.act("give", piece="long")
    await table.act("place", field=1)
    await table.act("attempt", word="KOSA")
    await table.act("give", piece="big")
    return table


async def end_decipher(table: TableDriver) -> None:
    """End the game by guessing all words at once."""
    await table.act("attempt", word="KOTY")
    await go_on(table)
    while not table.view.get("outcome"):
        await table.act("set-word", word="SOWA")
        await table.act("attempt", word="SOWA")
        await go_on(table)
