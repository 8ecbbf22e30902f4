"""The four games as a television finds them: people who play over the wire, to the midst of a game and to its end."""

import asyncio
from typing import Any

from tests.browser.maze import SECRETS, TRAPS
from tests.server.client import Guest

Guests = dict[str, Guest]  # by seat; the first is the host


async def sit_down(address: str, seats: tuple[str, ...], **settings: Any) -> Guests:
    """Open a table, sit down at it, and begin."""
    guests: Guests = {}
    for seat in seats:
        code = next(iter(guests.values())).code if guests else ""
        come = Guest.join(address, code, f"Guest of {seat}") if code else Guest.open(address, settings)
        guests[seat] = await come
        await guests[seat].do("sit", seat=seat)
    await guests[seats[0]].do("start")
    await catch_up(guests)
    return guests


async def catch_up(guests: Guests) -> None:
    """Let everybody see what there is to see."""
    await asyncio.gather(*(guest.catch_up() for guest in guests.values()))


async def move(guests: Guests, do: str, **fields: Any) -> None:
    """A move by whoever may make it, which everybody then sees."""
    await guests[chooser(guests, do)].move(do, **fields)
    await catch_up(guests)


def chooser(guests: Guests, do: str) -> str:
    """The first seat that is offered this move; none: an empty text."""
    offered = (seat for seat, guest in guests.items() for choice in guest.view.get("choices", ()) if choice["do"] == do)
    return next(offered, "")


def is_over(guests: Guests) -> bool:
    """Has the game ended?"""
    return any(guest.view.get("outcome") for guest in guests.values())


# --- Codenames ------------------------------------------------------------------------------------


def cards_of(guests: Guests, identity: str) -> list[str]:
    """The cards of this identity, as a chief knows them."""
    view = guests["red-chief"].view
    return [word for word, known in zip(view["words"], view["key"], strict=True) if known == identity]


async def codenames(address: str) -> Guests:
    """A clue is in the air, and one agent is found for it."""
    seats = ("red-chief", "red-1", "blue-chief", "blue-1")
    guests = await sit_down(address, seats, game="codenames", languages=["en"], options={"timer": "warn"})
    side = guests["red-1"].view["side"]
    await move(guests, "clue", word="quasar", number=2)
    await move(guests, "guess", card=cards_of(guests, side)[0])
    return guests


async def end_codenames(guests: Guests) -> None:
    """The assassin is touched."""
    await move(guests, "guess", card=cards_of(guests, "assassin")[0])


# --- Duet -----------------------------------------------------------------------------------------


def partners_cards(guests: Guests, identity: str) -> list[str]:
    """The cards that are so for the giver of the clue in the air."""
    giver = {"A1": "B", "B1": "A"}[chooser(guests, "guess")]
    view = guests[f"{giver}1"].view
    return [word for word, known in zip(view["words"], view["keys"][giver], strict=True) if known == identity]


async def duet(address: str) -> Guests:
    """A clue is in the air, and one agent is found for it."""
    guests = await sit_down(address, ("A1", "B1"), game="duet", languages=["pl"])
    await move(guests, "clue", word="quasar", number=2)
    await move(guests, "guess", card=partners_cards(guests, "green")[0])
    return guests


async def end_duet(guests: Guests) -> None:
    """An assassin is touched."""
    await move(guests, "guess", card=partners_cards(guests, "assassin")[0])


# --- Trapwords ------------------------------------------------------------------------------------


async def write_traps(guests: Guests) -> None:
    """Both teams hand in their lists."""
    for team, traps in TRAPS.items():
        writer = guests[f"{team}-1"]
        for trap in traps[: writer.view["needed"][team]]:
            await writer.move("propose", word=trap)
        await writer.catch_up()
        if any(choice["do"] == "dread" for choice in writer.view["choices"]):
            await writer.move("dread", word=traps[0])
        await writer.move("ready")
        await catch_up(guests)


async def trapwords(address: str) -> Guests:
    """Somebody describes, and somebody was wrong."""
    options = {"hourglass": "pressure", "chambers": [1, 2, 3, 4, 5], "curse_places": [], "seconds": 600}
    seats = ("red-1", "red-2", "blue-1", "blue-2")
    settings = {"game": "trapwords", "languages": ["en"], "pack": "\n".join(SECRETS), "options": options}
    guests = await sit_down(address, seats, **settings)
    await write_traps(guests)
    await move(guests, "take")
    await move(guests, "say", text="you know it well")
    await move(guests, "guess", text="spaghetti")
    return guests


async def end_trapwords(guests: Guests) -> None:
    """A trap springs; then both teams guess by mere luck until one of them beats the monster."""
    await move(guests, "call-trap", trap=TRAPS[chooser(guests, "call-trap").split("-")[0]][0], line=1)
    while not is_over(guests):
        if chooser(guests, "propose"):
            await write_traps(guests)
        await move(guests, "take")
        describer = next(guest for guest in guests.values() if guest.view.get("secret"))
        await move(guests, "guess", text=describer.view["secret"])


# --- Decipher -------------------------------------------------------------------------------------


async def decipher(address: str) -> Guests:
    """A piece lies, another is in somebody's hand, and somebody was wrong."""
    settings = {"game": "decipher", "languages": ["pl"], "options": {"length": 4, "first_wordsmith": 1}}
    guests = await sit_down(address, ("P1", "P2", "P3"), **settings)
    await move(guests, "set-word", word="KOTY")
    await move(guests, "give", piece="long")
    await move(guests, "place", field=1)
    await move(guests, "attempt", word="KOSA")
    await move(guests, "give", piece="big")
    return guests


async def end_decipher(guests: Guests) -> None:
    """The other words are read at once."""
    await move(guests, "attempt", word="KOTY")
    while not is_over(guests):
        await move(guests, "set-word", word="SOWA")
        await move(guests, "attempt", word="SOWA")
