"""Moments of play: tables that people have brought to a point worth looking at, and the other pages of the house.

They are reached over the wire by people who stay connected, so that a browser need only open the page.
"""

from collections.abc import Callable, Coroutine
from typing import Any, Final

from msgspec import Struct

from tests.browser import boards, words
from tests.browser.gathering import Gathering, sit_down
from tests.browser.sayings import SAYINGS
from tests.server.client import Client, post
from tests.server.live_server import ManualClock


class Moment(Struct, frozen=True):
    """A page, and whose: the token is a place at the table; without it, it is a stranger's or an onlooker's."""

    name: str
    path: str
    shows: str  # what is there once the page is
    token: str = ""
    looks_on: bool = False
    taps: tuple[str, ...] = ()
    writes: str = ""  # into the field that shows …
    then_shows: str = ""  # … and what comes of it

    @property
    def code(self) -> str:
        """The table."""
        return self.path.rpartition("/")[2]


_MENU: Final = ".menu > button"
_SEATS: Final = {  # who sits in the lobby, and where a bot does
    "codenames": (("red-chief", "red-1"), "blue-chief"),
    "duet": (("A1",), "B1"),
    "trapwords": (("red-1", "blue-1"), "blue-2"),
    "decipher": (("P1",), "P2"),
}


def seen_by(name: str, guest: Client, shows: str, *taps: str) -> Moment:
    """What this guest sees."""
    return Moment(name, f"/t/{guest.code}", shows, guest.token, taps=taps)


def seen_by_others(name: str, table: Gathering, shows: str) -> list[Moment]:
    """What an onlooker sees, and a television."""
    code = table.host.code
    return [
        Moment(f"{name}-onlooker", f"/t/{code}", shows, looks_on=True),
        Moment(f"{name}-tv", f"/tv/{code}", ".tv:has(h1) footer .qr"),
    ]


async def before(game: str, address: str, language: str, clock: ManualClock) -> list[Moment]:
    """Before a game: the lobby of its host and of a guest, the door, the television, the introduction, the rules."""
    seats, bot = _SEATS[game]
    spoken = "en" if (game, language) == ("decipher", "zh") else language
    table = await sit_down(address, {"game": game, "languages": [spoken]}, seats, language, clock)
    await table.host.do("add-bot", seat=bot, level="even")
    guest = await Client.join(address, table.host.code, table.words.people[3], language)
    await guest.do("say", text=table.words.talk[0])
    return [
        seen_by(f"{game}-lobby", table.host, ".seat-pane"),
        seen_by(f"{game}-options", table.host, ".seat-pane", ".how .more"),
        seen_by(f"{game}-lobby-guest", guest, ".seat-pane", ".handle"),
        Moment(f"{game}-door", f"/t/{guest.code}", "form input"),
        Moment(f"{game}-lobby-tv", f"/tv/{guest.code}", ".tv:has(h1) footer"),
        Moment(f"{game}-lesson", f"/learn/{game}", ".lesson .top-bar"),
        Moment(f"{game}-rules", f"/rules/{game}", "main h1"),
    ]


def after(game: str, table: Gathering) -> list[Moment]:
    """After a game: at the table, on the television, and its replay."""
    host, record = table.host, table.host.table["record"]
    return [
        seen_by(f"{game}-after", host, ".after h2"),
        Moment(f"{game}-after-tv", f"/tv/{host.code}", ".tv:has(h1) footer"),
        Moment(f"{game}-replay", f"/r/{record}#{3}", ".replay:has(.board > *) .when"),
    ]


async def house(address: str, language: str, clock: ManualClock) -> list[Moment]:
    """The rooms that belong to no game."""
    return [
        Moment("home", "/", ".rooms"),
        Moment("join-by-code", "/", ".rooms", taps=(".earth button",)),
        Moment("settings", "/settings", "main h1"),
        Moment("learn", "/learn", "main h1"),
        Moment("rules", "/rules", "main h1"),
        Moment("no-such-table", "/t/ABCD-EFGH", "main h1"),
        Moment("no-such-record", "/r/nothing", ".missing:not([aria-busy])"),
        Moment("nowhere", "/nowhere", "main h1"),
    ]


async def codenames(address: str, language: str, clock: ManualClock) -> list[Moment]:
    """Codenames from every seat."""
    writing = await boards.codenames_midgame(address, language, clock)
    side = writing.view["side"]
    chief, waiting = writing.guests[f"{side}-chief"], writing.guests[f"{side}-1"]
    guessing = await boards.codenames_midgame(address, language, clock)
    mine = guessing.view["side"]
    meant = await boards.codenames_clue(guessing)
    await guessing.move(f"{mine}-2", "mark", card=meant[0])
    await guessing.move(f"{mine}-1", "mark", card=meant[-1])
    guesser = guessing.guests[f"{mine}-1"]
    disputed = await boards.codenames_midgame(address, language, clock)
    theirs = disputed.view["side"]
    await disputed.move(f"{theirs}-chief", "clue", word=disputed.words.lone.lower(), number=1)
    objector = disputed.chooser("object")
    await disputed.move(objector, "object")
    voting = await boards.codenames_midgame(address, language, clock)
    await voting.host.do("undo")
    stopped = await boards.codenames_midgame(address, language, clock)
    await stopped.host.do("pause")
    return [
        *await before("codenames", address, language, clock),
        Moment(
            "codenames-chief",
            f"/t/{chief.code}",
            ".desk input",
            chief.token,
            writes=writing.words.foul,
            then_shows=".verdict.forbidden",
        ),
        seen_by("codenames-waiting", waiting, ".street"),
        seen_by("codenames-guesser", guesser, ".touch"),
        seen_by("codenames-menu", guesser, ".called .clue", _MENU),
        seen_by("codenames-settings", guesser, ".called .clue", _MENU, "[data-item='sliders']"),
        seen_by("codenames-people", guesser, ".called .clue", _MENU, "[data-item='person']"),
        *seen_by_others("codenames", guessing, ".called .clue"),
        seen_by("codenames-objection", disputed.guests[disputed.chooser("uphold")], ".street"),
        seen_by("codenames-vote", voting.guests["blue-1"], ".vote"),
        seen_by("codenames-paused", stopped.host, ".street"),
        *after("codenames", await boards.codenames_over(address, language, clock)),
    ]


async def duet(address: str, language: str, clock: ManualClock) -> list[Moment]:
    """Duet from both sides, its map and its book."""
    writing = await boards.duet_midgame(address, language, clock)
    guessing = await boards.duet_midgame(address, language, clock)
    side, meant = await boards.duet_clue(guessing)
    await guessing.move(f"{side}1", "mark", card=meant[0])
    sudden = await boards.duet_sudden_death(address, language, clock)
    book = str((await post(address, "/api/books", {"team": SAYINGS[language].team}))["book"])
    await boards.duet_over(address, language, clock, "prague", book)
    await boards.duet_lost(address, language, clock, "berlin", book)
    return [
        *await before("duet", address, language, clock),
        seen_by("duet-giver", writing.guests[writing.chooser("clue")], ".desk input"),
        seen_by("duet-guesser", guessing.guests[f"{side}1"], ".touch"),
        *seen_by_others("duet", guessing, "[data-card]"),
        seen_by("duet-sudden-death", sudden.host, "[data-card]"),
        Moment("duet-sudden-death-tv", f"/tv/{sudden.host.code}", ".tv:has(h1) footer"),
        *after("duet", await boards.duet_over(address, language, clock)),
        Moment("duet-map", "/map", ".globe"),
        Moment("duet-map-of-team", f"/map#{book}", ".globe"),
        Moment("duet-book", f"/book#{book}", ".globe"),
        Moment("duet-new-book", "/book", "main .new"),
    ]


async def trapwords(address: str, language: str, clock: ManualClock) -> list[Moment]:
    """Trapwords from every part: writing, describing, guessing, watching, talking it over."""
    over = await words.trapwords_over(address, language, clock)
    writing = await words.trapwords_writing(address, language, clock)
    settling = await words.trapwords_settling(address, language, clock)
    spoken = await words.begin_trapwords(address, language, clock, spoken=True)
    for team in words.RIVAL:
        await words.write_traps(spoken, team)
    telling = await words.trapwords_describing(address, language, clock)
    clock.advance(17)
    slipped = await words.trapwords_slip(address, language, clock)  # the last: what nobody calls in time lapses
    watcher = slipped.guests[slipped.chooser("call-trap")]
    return [
        *await before("trapwords", address, language, clock),
        seen_by("trapwords-writing", writing.host, ".tw"),
        seen_by("trapwords-describer", telling.guests[telling.chooser("say")], ".tw"),
        seen_by("trapwords-guesser", telling.guests[telling.chooser("guess")], ".tw"),
        *seen_by_others("trapwords", telling, ".tw"),
        seen_by("trapwords-watcher", watcher, ".tw"),
        seen_by("trapwords-settling", settling.guests[settling.chooser("accept")], ".tw"),
        seen_by("trapwords-settling-watcher", settling.guests[settling.chooser("withdraw")], ".tw"),
        seen_by("trapwords-book", spoken.guests[spoken.chooser("take")], ".tw"),
        *after("trapwords", over),
    ]


async def decipher(address: str, language: str, clock: ManualClock) -> list[Moment]:
    """Decipher from every seat."""
    begun = await words.begin_decipher(address, language, clock)
    table = await words.decipher_midgame(address, language, clock)
    seeker = table.chooser("place")
    other = next(seat for seat in ("P2", "P3") if seat != seeker)
    return [
        *await before("decipher", address, language, clock),
        seen_by("decipher-word", begun.host, ".worddesk input"),
        seen_by("decipher-maker", table.host, ".letterfield"),
        seen_by("decipher-seeker", table.guests[seeker], ".letterfield", ".letterfield .plate >> nth=4"),
        seen_by("decipher-other", table.guests[other], ".letterfield"),
        *seen_by_others("decipher", table, ".letterfield"),
        *after("decipher", await words.decipher_over(address, language, clock)),
    ]


ROOMS: Final[dict[str, Callable[[str, str, ManualClock], Coroutine[Any, Any, list[Moment]]]]] = {
    "house": house,
    "codenames": codenames,
    "duet": duet,
    "trapwords": trapwords,
    "decipher": decipher,
}
