"""Screens for pictures and accessibility checks: tables at interesting moments of a game, and all other pages.

WebSocket clients play the games to these moments and stay connected, so that a browser only has to open the page.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from msgspec import Struct

from tests.browser import board_scenarios, picture_scenarios, word_scenarios
from tests.browser.picture_scenarios import DRAWN
from tests.browser.table_driver import TableDriver, open_table
from tests.browser.texts import TEXTS
from tests.server.client import Client, post
from tests.server.live_server import ManualClock

Act = Callable[[], Coroutine[Any, Any, None]]  # what clients do


class Screen(Struct, frozen=True):
    """A page in a certain state. With a token it is a person's at the table, otherwise a stranger's or spectator's."""

    name: str
    path: str
    shows: str  # selector of something that the loaded page shows
    token: str = ""
    looks_on: bool = False
    taps: tuple[str, ...] = ()
    writes: str = ""  # text for the field that `shows` selects …
    before: Callable[[], None] | None = None  # what the others do before the page is opened …
    meanwhile: Callable[[], None] | None = None  # … and while it is open; from then on no beat comes
    then_shows: str = ""  # selector of the effect of all this

    @property
    def code(self) -> str:
        """The code of the table."""
        return self.path.rpartition("/")[2]


_MENU: Final = ".menu > button"
_SEATS: Final = {  # the people's seats in the lobby, and the bot's seat
    "codenames": (("red-chief", "red-1"), "blue-chief"),
    "duet": (("A1",), "B1"),
    "trapwords": (("red-1", "blue-1"), "blue-2"),
    "decipher": (("P1",), "P2"),
}


def seen_by(name: str, client: Client, shows: str, *taps: str) -> Screen:
    """The screen of this client."""
    return Screen(name, f"/t/{client.code}", shows, client.token, taps=taps)


def seen_by_spectators(name: str, table: TableDriver, shows: str) -> list[Screen]:
    """The screens of a spectator and of a television."""
    code = table.host.code
    return [
        Screen(f"{name}-onlooker", f"/t/{code}", shows, looks_on=True),
        Screen(f"{name}-tv", f"/tv/{code}", ".tv:has(h1) footer .way"),
    ]


def _called(act: Act) -> Callable[[], None]:
    """What clients do, for a thread other than theirs."""
    loop = asyncio.get_running_loop()
    return lambda: asyncio.run_coroutine_threadsafe(act(), loop).result()


def ending(name: str, table: TableDriver, begin: Act, end: Act, shows: str, then_shows: str) -> Screen:
    """The moment between the end of a game and the verdict: for every picture a game ends once more."""
    return Screen(
        name,
        f"/t/{table.host.code}",
        shows,
        table.host.token,
        before=_called(begin),
        meanwhile=_called(end),
        then_shows=then_shows,
    )


async def before(game: str, address: str, language: str, clock: ManualClock) -> list[Screen]:
    """Before a game: the lobby for host and guest, the join page, the television, the tutorial and the rules."""
    seats, bot = _SEATS[game]
    spoken = "en" if (game, language) == ("decipher", "zh") else language
    table = await open_table(address, {"game": game, "languages": [spoken]}, seats, language, clock)
    await table.host.do("add-bot", seat=bot, level="even")
    client = await Client.join(address, table.host.code, table.texts.people[3], language)
    await client.do("say", text=table.texts.talk[0])
    return [
        seen_by(f"{game}-lobby", table.host, ".seat-pane"),
        seen_by(f"{game}-options", table.host, ".seat-pane", ".how .more"),
        seen_by(f"{game}-lobby-guest", client, ".seat-pane", ".handle"),
        Screen(f"{game}-door", f"/t/{client.code}", "form input"),
        Screen(f"{game}-lobby-tv", f"/tv/{client.code}", ".tv:has(h1) footer"),
        Screen(f"{game}-lesson", f"/learn/{game}", ".lesson .top-bar"),
        Screen(f"{game}-rules", f"/rules/{game}", "main h1"),
    ]


def after(game: str, table: TableDriver, drawn: str = "") -> list[Screen]:
    """After a game: the table, the television and the replay, when what is `drawn` there has come."""
    host, record = table.host, table.host.table["record"]
    return [
        seen_by(f"{game}-after", host, f"body{drawn} #verdict"),
        Screen(f"{game}-after-tv", f"/tv/{host.code}", f".tv{drawn}:has(h1) footer"),
        Screen(f"{game}-replay", f"/r/{record}#{3}", f".replay{drawn}:has(.board > *) .when"),
    ]


async def house(address: str, language: str, clock: ManualClock) -> list[Screen]:
    """The pages that belong to no game."""
    return [
        Screen("home", "/", ".rooms"),
        Screen("join-by-code", "/", ".rooms", taps=(".earth button",)),
        Screen("settings", "/settings", "main h1"),
        Screen("learn", "/learn", "main h1"),
        Screen("rules", "/rules", "main h1"),
        Screen("no-such-table", "/t/ABCD-EFGH", "main h1"),
        Screen("no-such-record", "/r/nothing", "main h1"),
        Screen("nowhere", "/nowhere", "main h1"),
    ]


async def codenames(address: str, language: str, clock: ManualClock) -> list[Screen]:
    """Screens of Codenames from every seat."""
    writing = await board_scenarios.codenames_midgame(address, language, clock)
    side = writing.view["side"]
    chief, waiting = writing.clients[f"{side}-chief"], writing.clients[f"{side}-1"]
    guessing = await board_scenarios.codenames_midgame(address, language, clock)
    mine = guessing.view["side"]
    meant = await board_scenarios.codenames_clue(guessing)
    await guessing.move(f"{mine}-2", "mark", card=meant[0])
    await guessing.move(f"{mine}-1", "mark", card=meant[-1])
    guesser = guessing.clients[f"{mine}-1"]
    disputed = await board_scenarios.codenames_midgame(address, language, clock)
    theirs = disputed.view["side"]
    await disputed.move(f"{theirs}-chief", "clue", word=disputed.texts.lone.lower(), number=1)
    objector = disputed.chooser("object")
    await disputed.move(objector, "object")
    voting = await board_scenarios.codenames_midgame(address, language, clock)
    await voting.host.do("undo")
    stopped = await board_scenarios.codenames_midgame(address, language, clock)
    await stopped.host.do("pause")
    lost = await board_scenarios.codenames_midgame(address, language, clock)
    await board_scenarios.codenames_assassin(lost)
    long = await board_scenarios.long_codenames(address, language, clock)
    await board_scenarios.codenames_clue(long)
    return [
        *await before("codenames", address, language, clock),
        Screen(
            "codenames-chief",
            f"/t/{chief.code}",
            ".desk input",
            chief.token,
            writes=writing.texts.foul,
            then_shows=":is(.verdict, .opinion).forbidden",
        ),
        seen_by("codenames-waiting", waiting, ".street"),
        seen_by("codenames-guesser", guesser, ".touch:visible"),
        seen_by("codenames-menu", guesser, ".called .clue", _MENU),
        seen_by("codenames-settings", guesser, ".called .clue", _MENU, "[data-item='sliders']"),
        seen_by("codenames-people", guesser, ".called .clue", _MENU, "[data-item='person']"),
        *seen_by_spectators("codenames", guessing, ".called .clue"),
        seen_by("codenames-objection", disputed.clients[disputed.chooser("uphold")], ".street"),
        seen_by("codenames-vote", voting.clients["blue-1"], ".vote"),
        seen_by("codenames-paused", stopped.host, ".street"),
        seen_by("codenames-long-words", long.host, ".street"),
        Screen("codenames-long-words-tv", f"/tv/{long.host.code}", ".tv:has(h1) footer"),
        seen_by("codenames-lost", lost.clients["blue-1"], "#verdict"),
        Screen("codenames-lost-tv", f"/tv/{lost.host.code}", ".tv:has(h1) footer"),
        *after("codenames", await board_scenarios.codenames_over(address, language, clock)),
    ]


async def duet(address: str, language: str, clock: ManualClock) -> list[Screen]:
    """Screens of Duet from both sides, with its map and its book."""
    start = await board_scenarios.begin_duet(address, language, clock)
    waiting = await board_scenarios.begin_duet(address, language, clock)
    await waiting.move("A1", "let-start")
    writing = await board_scenarios.duet_midgame(address, language, clock)
    guessing = await board_scenarios.duet_midgame(address, language, clock)
    side, meant = await board_scenarios.duet_clue(guessing)
    await guessing.move(f"{side}1", "mark", card=meant[0])
    sudden = await board_scenarios.duet_sudden_death(address, language, clock)
    handed = await board_scenarios.duet_sudden_death(address, language, clock)
    await handed.move("A1", "hand-over")
    lost = await board_scenarios.duet_lost(address, language, clock)
    book = str((await post(address, "/api/books", {"team": TEXTS[language].team}))["book"])
    await board_scenarios.duet_over(address, language, clock, "prague", book)
    await board_scenarios.duet_lost(address, language, clock, "berlin", book)
    return [
        *await before("duet", address, language, clock),
        seen_by("duet-start", start.clients["B1"], ".desk input"),
        seen_by("duet-first", waiting.clients["B1"], ".desk input"),
        seen_by("duet-waiting", waiting.clients["A1"], "[data-card]"),
        seen_by("duet-giver", writing.clients[writing.chooser("clue")], ".desk input"),
        seen_by("duet-guesser", guessing.clients[f"{side}1"], ".touch:visible"),
        *seen_by_spectators("duet", guessing, "[data-card]"),
        seen_by("duet-sudden-death", sudden.host, "[data-card]"),
        Screen("duet-sudden-death-tv", f"/tv/{sudden.host.code}", ".tv:has(h1) footer"),
        seen_by("duet-sudden-done", handed.clients["A1"], "[data-do='take-back']"),
        seen_by("duet-sudden-alone", handed.clients["B1"], "[data-card]"),
        seen_by("duet-lost", lost.host, "#verdict"),
        Screen("duet-lost-tv", f"/tv/{lost.host.code}", ".tv:has(h1) footer"),
        *after("duet", await board_scenarios.duet_over(address, language, clock)),
        Screen("duet-map", "/map", ".globe"),
        Screen("duet-map-of-team", f"/map#{book}", ".globe"),
        Screen("duet-book", f"/book#{book}", ".globe"),
        Screen("duet-new-book", "/book", "main .new"),
    ]


async def trapwords(address: str, language: str, clock: ManualClock) -> list[Screen]:
    """Screens of Trapwords: writing, describing, guessing, watching, settling doubts."""
    over = await word_scenarios.trapwords_over(address, language, clock)
    writing = await word_scenarios.trapwords_writing(address, language, clock)
    settling = await word_scenarios.trapwords_settling(address, language, clock)
    book = await word_scenarios.begin_trapwords(address, language, clock, spoken=True)
    await word_scenarios.write_lists(book)
    spoken = await word_scenarios.trapwords_spoken(address, language, clock)
    last = await word_scenarios.begin_trapwords(address, language, clock)
    telling = await word_scenarios.trapwords_describing(address, language, clock)
    clock.advance(17)
    called = await word_scenarios.trapwords_called(address, language, clock)
    contested = await word_scenarios.trapwords_called(address, language, clock)
    await contested.act("contest-trap", reason="too-general")
    slipped = await word_scenarios.trapwords_slip(
        address, language, clock
    )  # last, because the time to call it runs out
    watcher = slipped.clients[slipped.chooser("call-trap")]
    return [
        *await before("trapwords", address, language, clock),
        seen_by("trapwords-writing", writing.host, ".tw"),
        seen_by("trapwords-describer", telling.clients[telling.chooser("say")], ".tw"),
        seen_by("trapwords-guesser", telling.clients[telling.chooser("guess")], ".tw"),
        *seen_by_spectators("trapwords", telling, ".tw"),
        seen_by("trapwords-watcher", watcher, ".tw"),
        seen_by("trapwords-settling", settling.clients[settling.chooser("accept")], ".tw"),
        seen_by("trapwords-settling-watcher", settling.clients[settling.chooser("withdraw")], ".tw"),
        Screen("trapwords-settling-tv", f"/tv/{settling.host.code}", ".tv:has(h1) footer .way"),
        seen_by("trapwords-book", book.clients[book.chooser("take")], ".tw"),
        seen_by("trapwords-hearing", called.clients[called.chooser("admit")], ".hearing"),
        seen_by("trapwords-hearing-watcher", called.clients[called.chooser("withdraw")], ".hearing"),
        Screen("trapwords-hearing-tv", f"/tv/{called.host.code}", ".hearing"),
        seen_by("trapwords-contest", contested.clients[contested.chooser("concede")], ".hearing"),
        *seen_by_spectators("trapwords-spoken", spoken, ".tw"),
        seen_by("trapwords-spoken-watcher", spoken.clients[spoken.chooser("heard")], ".tw"),
        ending(
            "trapwords-hold",
            last,
            lambda: word_scenarios.begin_again(last),
            lambda: word_scenarios.resign(last),
            ".tw:not(.over)",
            ".tw.over",
        ),
        *after("trapwords", over),
    ]


async def decipher(address: str, language: str, clock: ManualClock) -> list[Screen]:
    """Screens of Decipher from every seat."""
    begun = await word_scenarios.begin_decipher(address, language, clock)
    table = await word_scenarios.decipher_midgame(address, language, clock)
    seeker = table.chooser("place")
    other = next(seat for seat in ("P2", "P3") if seat != seeker)
    contested = await word_scenarios.decipher_contested(address, language, clock)
    four = await word_scenarios.decipher_four(address, language, clock)
    last = await word_scenarios.begin_decipher(address, language, clock)
    guess = four.clients[four.chooser("place")]
    return [
        *await before("decipher", address, language, clock),
        seen_by("decipher-word", begun.host, ".worddesk input"),
        seen_by("decipher-maker", table.host, ".letterfield"),
        seen_by("decipher-seeker", table.clients[seeker], ".letterfield", ".letterfield .plate >> nth=4"),
        seen_by("decipher-other", table.clients[other], ".letterfield"),
        seen_by("decipher-four", guess, ".letterfield", ".letterfield .plate >> nth=2"),
        seen_by("decipher-guess", guess, ".letterfield", ".now .btn:not(.main), .tryrow .cells input"),
        ending(
            "decipher-hold",
            last,
            lambda: word_scenarios.decipher_to_the_end(last),
            lambda: word_scenarios.go_on(last),
            ".after-reveal",
            ".dc-awaits",
        ),
        seen_by("decipher-judge", contested.clients["P2"], ".after-reveal .keep"),
        *seen_by_spectators("decipher", table, ".letterfield"),
        *after("decipher", await word_scenarios.decipher_over(address, language, clock)),
    ]


async def pictures(address: str, language: str, clock: ManualClock) -> list[Screen]:
    """Codenames and Duet with picture cards (DU-106)."""
    settings = {"game": "codenames", "languages": [language], "options": {"pool": "pictures"}}
    lobby = await open_table(address, settings, ("red-chief",), language, clock)
    writing = await picture_scenarios.codenames_midgame(address, language, clock)
    guessing = await picture_scenarios.codenames_midgame(address, language, clock)
    side = guessing.view["side"]
    meant = board_scenarios.cards_of(guessing, side)
    await guessing.move(f"{side}-chief", "clue", word=picture_scenarios.clue_of(guessing), number=3)
    await guessing.move(f"{side}-2", "mark", card=meant[0])
    await guessing.move(f"{side}-1", "mark", card=meant[-1])
    duet_writing = await picture_scenarios.duet_midgame(address, language, clock)
    duet_guessing = await picture_scenarios.duet_midgame(address, language, clock)
    guesser, cards = await picture_scenarios.duet_clue(duet_guessing)
    await duet_guessing.move(f"{guesser}1", "mark", card=cards[0])
    street, duo = f".street{DRAWN}", f".duo{DRAWN}"
    return [
        seen_by("pictures-lobby", lobby.host, f".how{DRAWN} .samples"),
        seen_by("pictures-chief", writing.clients[writing.chooser("clue")], street),
        seen_by("pictures-closer", writing.clients[writing.chooser("clue")], street, ".word"),
        seen_by("pictures-guesser", guessing.clients[f"{side}-1"], street),
        Screen("pictures-onlooker", f"/t/{guessing.host.code}", street, looks_on=True),
        Screen("pictures-tv", f"/tv/{guessing.host.code}", street),
        seen_by("pictures-duet-giver", duet_writing.clients[duet_writing.chooser("clue")], duo),
        seen_by("pictures-duet-guesser", duet_guessing.clients[f"{guesser}1"], duo),
        Screen("pictures-duet-tv", f"/tv/{duet_guessing.host.code}", duo),
        *after("pictures", await picture_scenarios.codenames_over(address, language, clock), DRAWN),
        *after("pictures-duet", await picture_scenarios.duet_over(address, language, clock), DRAWN),
    ]


SCREENS: Final[dict[str, Callable[[str, str, ManualClock], Coroutine[Any, Any, list[Screen]]]]] = {
    "house": house,
    "codenames": codenames,
    "duet": duet,
    "pictures": pictures,
    "trapwords": trapwords,
    "decipher": decipher,
}

LastMove = Callable[[], Coroutine[Any, Any, None]]


async def codenames_ending(address: str, language: str, clock: ManualClock) -> tuple[Screen, LastMove]:
    """A page before the move that ends the game, and that move: the assassin."""
    table = await board_scenarios.codenames_midgame(address, language, clock)
    guesser, card = f"{table.view['side']}-1", board_scenarios.cards_of(table, "assassin")[0]
    await board_scenarios.codenames_clue(table)
    last_move = partial(table.move, guesser, "guess", card=card)
    return seen_by("codenames-hold", table.clients[guesser], "[data-card]"), last_move


async def duet_ending(address: str, language: str, clock: ManualClock) -> tuple[Screen, LastMove]:
    """A page before the move that ends the game, and that move: an assassin."""
    table = await board_scenarios.duet_midgame(address, language, clock)
    side, _ = await board_scenarios.duet_clue(table)
    card = board_scenarios.greens(table, "AB".replace(side, ""), "assassin")[0]
    last_move = partial(table.move, f"{side}1", "guess", card=card)
    return seen_by("duet-hold", table.clients[f"{side}1"], "[data-card]"), last_move


ENDINGS: Final[dict[str, Callable[[str, str, ManualClock], Coroutine[Any, Any, tuple[Screen, LastMove]]]]] = {
    "codenames": codenames_ending,
    "duet": duet_ending,
}
