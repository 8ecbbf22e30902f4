"""Codenames and Duet by people who know which cards belong together: each clue is for one group of them."""

from collections.abc import Iterable

from tests.browser.gathering import Gathering, sit_down
from tests.browser.sayings import SAYINGS
from tests.server.live_server import ManualClock

CODENAMES_SEATS = ("red-chief", "red-1", "red-2", "blue-chief", "blue-1", "blue-2")


def best_clue(table: Gathering, good: Iterable[str], deadly: Iterable[str] = ()) -> tuple[str, list[str]]:
    """The clue for most of these cards, and those cards; if it can be, not one that leads to a deadly card."""
    good, deadly = list(good), set(deadly)
    meant = {clue: [card for card in good if card in cards] for clue, cards in table.words.groups.items()}
    safe = {clue: cards for clue, cards in meant.items() if cards and not deadly & set(table.words.groups[clue])}
    clue, cards = max((safe or meant).items(), key=lambda each: len(each[1]))
    return clue, cards or good[:1]


# --- Codenames ------------------------------------------------------------------------------------


async def begin_codenames(address: str, language: str, clock: ManualClock) -> Gathering:
    """Six people before the first clue, with a clock."""
    settings = {
        "game": "codenames",
        "languages": [language],
        "pack": "\n".join(SAYINGS[language].cards),
        "options": {"timer": "warn"},
    }
    table = await sit_down(address, settings, CODENAMES_SEATS, language, clock)
    await table.begin()
    return table


def cards_of(table: Gathering, whose: str) -> list[str]:
    """The cards of this identity that are not covered."""
    chief = table.guests["red-chief"].view
    board = zip(chief["words"], chief["key"], chief["covers"], strict=True)
    return [word for word, identity, cover in board if identity == whose and cover is None]


async def codenames_clue(table: Gathering) -> list[str]:
    """The chief on turn gives a clue; the cards that it is for."""
    side = table.view["side"]
    clue, cards = best_clue(table, cards_of(table, side), cards_of(table, "assassin"))
    await table.move(f"{side}-chief", "clue", word=clue, number=len(cards))
    return cards


async def codenames_turn(table: Gathering, wrong: str = "") -> None:
    """A clue, its cards, and then perhaps a card of another identity; otherwise the team stops."""
    side = table.view["side"]
    for place, card in enumerate(await codenames_clue(table)):
        await table.move(f"{side}-{place % 2 + 1}", "guess", card=card)
    if table.view.get("outcome") or table.view["side"] != side:
        return
    if wrong:
        await table.move(
            f"{side}-1", "guess", card=next(card for card in cards_of(table, wrong) if card != table.words.lone)
        )
    else:
        await table.move(f"{side}-1", "stop")


async def codenames_midgame(address: str, language: str, clock: ManualClock) -> Gathering:
    """After three turns, one of which went wrong."""
    table = await begin_codenames(address, language, clock)
    for wrong in ("", "bystander", ""):
        await codenames_turn(table, wrong)
    return table


async def codenames_over(address: str, language: str, clock: ManualClock) -> Gathering:
    """Played until all words of one side are found."""
    table = await codenames_midgame(address, language, clock)
    while not table.view.get("outcome"):
        await codenames_turn(table)
    return table


# --- Duet -----------------------------------------------------------------------------------------


async def begin_duet(address: str, language: str, clock: ManualClock, mission: str = "", book: str = "") -> Gathering:
    """Two people before the first clue."""
    options = {"mission": mission} if mission else {}
    pack = "\n".join(SAYINGS[language].cards)
    settings = {"game": "duet", "languages": [language], "pack": pack, "options": options}
    table = await sit_down(address, settings, ("A1", "B1"), language, clock)
    if book:
        await table.host.do("book", book=book)
    await table.begin()
    return table


def greens(table: Gathering, side: str, identity: str = "green") -> list[str]:
    """The cards that are so on this side's key and can still be touched by the other."""
    view = table.guests[f"{side}1"].view
    misses = [any(miss["side"] != side for miss in each) for each in view["misses"]]
    board = zip(view["words"], view["keys"][side], view["agents"], misses, strict=True)
    return [word for word, known, agent, missed in board if known == identity and agent is None and not missed]


async def duet_clue(table: Gathering) -> tuple[str, list[str]]:
    """A clue; the side that guesses, and the cards that are meant."""
    giver = table.chooser("clue")[0]
    clue, cards = best_clue(table, greens(table, giver), greens(table, giver, "assassin"))
    await table.move(f"{giver}1", "clue", word=clue, number=len(cards))
    return "AB".replace(giver, ""), cards


async def duet_turn(table: Gathering, wrong: str = "") -> None:
    """A clue, its cards, and then perhaps a wrong one; otherwise the guessers stop."""
    guesser, cards = await duet_clue(table)
    for card in cards:
        await table.move(f"{guesser}1", "guess", card=card)
    if wrong:
        await table.move(f"{guesser}1", "guess", card=greens(table, "AB".replace(guesser, ""), wrong)[0])
    elif table.chooser("stop"):
        await table.move(f"{guesser}1", "stop")


async def duet_midgame(address: str, language: str, clock: ManualClock) -> Gathering:
    """After three turns, two of which went wrong."""
    table = await begin_duet(address, language, clock)
    for wrong in ("", "bystander", "bystander"):
        await duet_turn(table, wrong)
    return table


async def duet_sudden_death(address: str, language: str, clock: ManualClock) -> Gathering:
    """All tokens are spent, one for each of nine clues, and agents are still missing."""
    table = await begin_duet(address, language, clock)
    while not table.view.get("sudden"):
        giver = table.chooser("clue")[0]
        clue, cards = best_clue(table, greens(table, giver), greens(table, giver, "assassin"))
        await table.move(f"{giver}1", "clue", word=clue, number=1)
        guesser = "AB".replace(giver, "")
        await table.move(f"{guesser}1", "guess", card=cards[0])
        if table.chooser("stop"):
            await table.move(f"{guesser}1", "stop")
    return table


async def duet_over(address: str, language: str, clock: ManualClock, mission: str = "", book: str = "") -> Gathering:
    """Two turns for one group each; then both sides find everything that the other shows them."""
    table = await begin_duet(address, language, clock, mission, book)
    for _ in range(2):
        await duet_turn(table)
    while not table.view.get("outcome"):
        guesser, _ = await duet_clue(table)
        for card in greens(table, "AB".replace(guesser, "")):
            await table.move(f"{guesser}1", "guess", card=card)
    return table


async def duet_lost(address: str, language: str, clock: ManualClock, mission: str, book: str) -> Gathering:
    """A mission that ends on an assassin."""
    table = await begin_duet(address, language, clock, mission, book)
    await duet_turn(table)
    await duet_turn(table, "assassin")
    return table
