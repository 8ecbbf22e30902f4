"""What a typed line asks of the table: words in people's own language, turned into commands of the server."""

import re
import unicodedata
from collections.abc import Collection
from typing import Any, Final, Literal

from cluehouse.tables.talk import PHRASES
from cluehouse.terminal.console import Console
from cluehouse.terminal.join.seat_names import find_seat, seat_word
from cluehouse.terminal.join.snapshot import Snapshot, next_game
from cluehouse.terminal.reading import plain, typed_words

# Commands, and whether they take an argument.
COMMANDS: Final[dict[str, Literal["alone", "perhaps more", "more"]]] = {
    "who": "alone",
    "sit": "more",
    "stand": "alone",
    "ready": "alone",
    "wait": "alone",
    "bot": "more",
    "start": "alone",
    "settings": "alone",
    "rematch": "perhaps more",
    "turned": "perhaps more",
    "say": "more",
    "team": "more",
    "phrase": "perhaps more",
    "referee": "more",
    "undo": "alone",
    "resign": "alone",
    "consent": "alone",
    "refuse": "alone",
    "pause": "alone",
    "resume": "alone",
    "sand": "alone",
    "name": "more",
    "seat": "more",
    "swap": "more",
    "kick": "more",
    "ban": "more",
    "unban": "more",
    "lock": "alone",
    "unlock": "alone",
    "admit": "more",
    "host": "more",
    "mute": "more",
    "unmute": "more",
    "hush": "more",
    "voice": "more",
    "book": "perhaps more",
    "record": "alone",
    "leave": "alone",
}
_HOSTS: Final = ("bot", "settings", "seat", "swap", "kick", "ban", "host", "hush", "voice", "book")
# 坐A, 坐red-chief, 短语2: Chinese is typed without spaces.
_GLUED: Final = re.compile(r"(.*[\u4e00-\u9fff])([A-Za-z][A-Za-z0-9-]*|[0-9]+)")


class Misread(Exception):
    """A command names somebody or something that does not exist; the text says so."""


def read_command(console: Console, line: str) -> tuple[str, str] | None:
    """The command of a line and its argument; None if it is no command, or has an argument too many or too few."""
    line = unicodedata.normalize("NFKC", line).removeprefix("/").strip()
    word, _, rest = line.partition(" ")
    glued = _GLUED.fullmatch(line)
    for head, tail in [(word, rest.strip())] + ([glued.groups()] if glued else []):
        for name, after in COMMANDS.items():
            fits = after == "perhaps more" or (after == "more") == bool(tail)
            if fits and plain(head) in (name, *map(plain, typed_words(console, f"table-{name}"))):
                return name, tail
    return None


def command_for(console: Console, snapshot: Snapshot, name: str, rest: str) -> dict[str, Any]:
    """The command as the server takes it; Misread if it names something that does not exist."""
    match name:
        case "sit":
            return {"do": "sit", "seat": _seat(console, snapshot, rest)}
        case "ready" | "wait":
            return {"do": "ready", "ready": name == "ready"}
        case "bot":
            return _bot(console, snapshot, rest)
        case "rematch" | "turned":
            return _rematch(console, name, rest)
        case "say":
            return {"do": "say", "text": rest, "channel": next(iter(snapshot.you.channels), "table")}
        case "team":
            return {"do": "say", "text": rest, "channel": "side"}
        case "phrase":
            return {"do": "phrase", "phrase": _phrase(console, rest)}
        case "name":
            return {"do": "rename", "name": rest}
        case "seat" | "swap":
            return _two_seats(console, snapshot, name, rest)
        case "lock" | "unlock":
            return {"do": "lock", "on": name == "lock"}
        case "unban":
            return {"do": "unban", "person": _banned(console, snapshot, rest)}
        case "kick" | "ban" | "admit" | "host":
            return {"do": name, "person": _person(console, snapshot, rest)}
        case "mute" | "unmute":
            return {"do": "mute", "person": _person(console, snapshot, rest), "on": name == "mute"}
        case "hush" | "voice":
            return {"do": "hush", "person": _person(console, snapshot, rest), "on": name == "hush"}
        case "book":
            return {"do": "book", "book": rest}
    return {"do": name}


def _seat(console: Console, snapshot: Snapshot, text: str, taken: Collection[str] | None = None) -> str:
    game, offered = next_game(snapshot), snapshot.table.chairs
    taken = snapshot.table.seats if taken is None else taken
    seat = find_seat(console, game, offered, taken, text)
    if seat is None:
        raise Misread(
            console.say("join-no-such-seat", seats=console.listed(seat_word(game, each, offered) for each in offered))
        )
    return seat


def _person(console: Console, snapshot: Snapshot, text: str) -> str:
    for each in snapshot.table.people:
        if plain(text) in (plain(each.name), each.id):
            return each.id
    raise Misread(console.say("join-nobody-of-that-name"))


def _banned(console: Console, snapshot: Snapshot, text: str) -> str:
    for each in snapshot.you.bans:
        if plain(text) in (plain(each.name), each.person):
            return each.person
    raise Misread(console.say("join-nobody-of-that-name"))


def _bot(console: Console, snapshot: Snapshot, text: str) -> dict[str, Any]:
    """`bot SEAT`, or `bot SEAT LEVEL`; the server knows which bots there are."""
    seat, _, level = text.rpartition(" ")
    try:
        return {"do": "add-bot", "seat": _seat(console, snapshot, text)}
    except Misread:
        if not seat:
            raise
    return {"do": "add-bot", "seat": _seat(console, snapshot, seat.strip()), "level": plain(level)}


def _two_seats(console: Console, snapshot: Snapshot, name: str, text: str) -> dict[str, Any]:
    """`swap SEAT SEAT`, or `seat SEAT NAME`."""
    first, _, second = text.partition(" ")
    if name == "swap":
        return {
            "do": "swap",
            "seat": _seat(console, snapshot, first, ()),
            "other": _seat(console, snapshot, second, ()),
        }
    return {"do": "place", "seat": _seat(console, snapshot, first), "person": _person(console, snapshot, second)}


def _rematch(console: Console, name: str, text: str) -> dict[str, Any]:
    """`rematch` or `turned`; with `keep`, everybody keeps their seat (D-CN-20)."""
    if text and plain(text) not in ("keep", *map(plain, typed_words(console, "join-keep-seats"))):
        raise Misread(console.say("join-keep-seats"))
    cards = "turned" if name == "turned" else "new"
    return {"do": "rematch", "cards": cards, "rotate": not text}


def _phrase(console: Console, text: str) -> str:
    if text.isdecimal() and 1 <= int(text) <= len(PHRASES):
        return PHRASES[int(text) - 1]
    raise Misread(console.say("join-no-such-phrase"))


def command_lines(console: Console, snapshot: Snapshot) -> list[str]:
    """The commands that can be given now, each with what it does."""
    return [f"  /{console.say(f'table-{name}')} – {console.say(f'table-{name}.help')}" for name in _offered(snapshot)]


def _offered(snapshot: Snapshot) -> list[str]:
    you, table = snapshot.you, snapshot.table
    if not you.person:
        return ["who", *(["record"] if table.record else [])]
    offered = {"who", "name", "mute", "unmute", "leave", *you.may}
    if not you.seat or not table.running:
        offered |= {"sit"}
    if you.host:
        offered |= {*_HOSTS, "unlock" if table.locked else "lock"}
        offered |= {"unban"} if you.bans else set()
        offered |= {"admit"} if any(each.late == "barred" for each in table.people) else set()
    if "settings" not in you.may:
        offered -= {"settings", "book"}
    if "ready" in you.may:
        offered |= {"wait"}
    if "rematch" in you.may and next_game(snapshot).turned_deal is not None:
        offered |= {"turned"}
    if you.channels:
        offered |= {"say"}
    if "side" in you.channels and len(you.channels) > 1:
        offered |= {"team"}
    if you.phrases:
        offered |= {"phrase"}
    if table.running and you.seat and table.settings.referee != "off":
        offered |= {"referee"}
    if table.record:
        offered |= {"record"}
    return [name for name in COMMANDS if name in offered]
