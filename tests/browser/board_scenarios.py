"""Scenarios of Codenames and Duet: clients give sensible clues for groups of cards and play to certain moments."""

from collections.abc import Iterable

from tests.browser.table_driver import TableDriver, open_table
from tests.browser.texts import TEXTS
from tests.server.live_server import ManualClock

CODENAMES_SEATS = ("red-chief", "red-1", "red-2", "blue-chief", "blue-1", "blue-2")


def best_clue(table: TableDriver, good: Iterable[str], deadly: Iterable[str] = ()) -> tuple[str, list[str]]:
    """The clue for most of these cards, with its cards; if possible, one without a deadly card."""
    good, deadly = list(good), set(deadly)
    meant = {clue: [card for card in good if card in cards] for clue, cards in table.texts.groups.items()}
    safe = {clue: cards for clue, cards in meant.items() if cards and not deadly & set(table.texts.groups[clue])}
    clue, cards = max((safe or meant).items(), key=lambda each: len(each[1]))
    return clue, cards or good[:1]


# --- Codenames ------------------------------------------------------------------------------------


async def begin_codenames(address: str, language: str, clock: ManualClock, long: tuple[str, ...] = ()) -> TableDriver:
    """Start a game for six people, with a clock; with `long`, these words are among the cards."""
    cards = TEXTS[language].cards
    settings = {
        "game": "codenames",
        "languages": [language],
        "pack": "\n".join((*long, *cards[len(long) :])),
        "options": {"timer": "warn"},
    }
    table = await open_table(address, settings, CODENAMES_SEATS, language, clock)
    await table.begin()
    return table


def cards_of(table: TableDriver, whose: str) -> list[str]:
    """The cards of this identity that are not covered."""
    chief = table.clients["red-chief"].view
    board = zip(chief["words"], chief["key"], chief["covers"], strict=True)
    return [word for word, identity, cover in board if identity == whose and cover is None]


async def codenames_clue(table: TableDriver) -> list[str]:
    """Let the chief on turn give a clue; returns its cards."""
    side = table.view["side"]
    clue, cards = best_clue(table, cards_of(table, side), cards_of(table, "assassin"))
    await table.move(f"{side}-chief", "clue", word=clue, number=len(cards))
    return cards


async def codenames_turn(table: TableDriver, wrong: str = "") -> None:
    """Play a turn: a clue, its cards, and then a wrong card of this identity, or a stop."""
    side = table.view["side"]
    for place, card in enumerate(await codenames_clue(table)):
        await table.move(f"{side}-{place % 2 + 1}", "guess", card=card)
    if table.view.get("outcome") or table.view["side"] != side:
        return
    if wrong:
        await table.move(
            f"{side}-1", "guess", card=next(card for card in cards_of(table, wrong) if card != table.texts.lone)
        )
    else:
        await table.move(f"{side}-1", "stop")


async def codenames_midgame(address: str, language: str, clock: ManualClock) -> TableDriver:
    """A game after three turns, one of them with a wrong guess."""
    table = await begin_codenames(address, language, clock)
    for wrong in ("", "bystander", ""):
        await codenames_turn(table, wrong)
    return table


async def long_codenames(address: str, language: str, clock: ManualClock) -> TableDriver:
    """A game with long words and phrases on some cards, after a turn."""
    table = await begin_codenames(address, language, clock, TEXTS[language].long)
    await codenames_turn(table)
    return table


async def codenames_assassin(table: TableDriver) -> None:
    """A clue, a right guess, and the assassin."""
    side, [card, *_] = table.view["side"], await codenames_clue(table)
    await table.move(f"{side}-1", "guess", card=card)
    await table.move(f"{side}-1", "guess", card=cards_of(table, "assassin")[0])


async def codenames_over(address: str, language: str, clock: ManualClock) -> TableDriver:
    """A finished game in which one side found all its words."""
    table = await codenames_midgame(address, language, clock)
    while not table.view.get("outcome"):
        await codenames_turn(table)
    return table


# --- Duet -----------------------------------------------------------------------------------------


async def begin_duet(address: str, language: str, clock: ManualClock, mission: str = "", book: str = "") -> TableDriver:
    """Start a game for two people."""
    options = {"mission": mission} if mission else {}
    pack = "\n".join(TEXTS[language].cards)
    settings = {"game": "duet", "languages": [language], "pack": pack, "options": options}
    table = await open_table(address, settings, ("A1", "B1"), language, clock)
    if book:
        await table.host.do("book", book=book)
    await table.begin()
    return table


def greens(table: TableDriver, side: str, identity: str = "green") -> list[str]:
    """The cards of this identity on this side's key that the other side can still guess."""
    view = table.clients[f"{side}1"].view
    misses = [any(miss["side"] != side for miss in each) for each in view["misses"]]
    board = zip(view["words"], view["keys"][side], view["agents"], misses, strict=True)
    return [word for word, known, agent, missed in board if known == identity and agent is None and not missed]


async def duet_clue(table: TableDriver) -> tuple[str, list[str]]:
    """Give a clue; returns the guessing side and the intended cards."""
    giver = table.chooser("clue")[0]
    clue, cards = best_clue(table, greens(table, giver), greens(table, giver, "assassin"))
    await table.move(f"{giver}1", "clue", word=clue, number=len(cards))
    return "AB".replace(giver, ""), cards


async def duet_turn(table: TableDriver, wrong: str = "") -> None:
    """Play a turn: a clue, its cards, and then a wrong card, or a stop."""
    guesser, cards = await duet_clue(table)
    for card in cards:
        await table.move(f"{guesser}1", "guess", card=card)
    if wrong:
        await table.move(f"{guesser}1", "guess", card=greens(table, "AB".replace(guesser, ""), wrong)[0])
    elif table.chooser("stop"):
        await table.move(f"{guesser}1", "stop")


async def duet_midgame(address: str, language: str, clock: ManualClock) -> TableDriver:
    """A game after three turns, two of them with a wrong guess."""
    table = await begin_duet(address, language, clock)
    for wrong in ("", "bystander", "bystander"):
        await duet_turn(table, wrong)
    return table


async def duet_short_turn(table: TableDriver) -> None:
    """Play a turn that finds one agent."""
    giver = table.chooser("clue")[0]
    clue, cards = best_clue(table, greens(table, giver), greens(table, giver, "assassin"))
    await table.move(f"{giver}1", "clue", word=clue, number=1)
    guesser = "AB".replace(giver, "")
    await table.move(f"{guesser}1", "guess", card=cards[0])
    if table.chooser("stop"):
        await table.move(f"{guesser}1", "stop")


async def duet_sudden_death(address: str, language: str, clock: ManualClock) -> TableDriver:
    """A game in sudden death: nine clues have used all tokens, and agents are still missing."""
    table = await begin_duet(address, language, clock)
    while not table.view.get("sudden"):
        await duet_short_turn(table)
    return table


async def duet_over(address: str, language: str, clock: ManualClock, mission: str = "", book: str = "") -> TableDriver:
    """A won game: two usual turns, then both sides guess all agents of the other's key."""
    table = await begin_duet(address, language, clock, mission, book)
    for _ in range(2):
        await duet_turn(table)
    while not table.view.get("outcome"):
        guesser, _ = await duet_clue(table)
        for card in greens(table, "AB".replace(guesser, "")):
            await table.move(f"{guesser}1", "guess", card=card)
    return table


async def duet_lost(address: str, language: str, clock: ManualClock, mission: str = "", book: str = "") -> TableDriver:
    """A game that is lost to an assassin."""
    table = await begin_duet(address, language, clock, mission, book)
    await duet_turn(table)
    await duet_turn(table, "assassin")
    return table
