"""What a typed line asks of the table: words in people's own language, turned into the table's commands."""

import re
import unicodedata
from collections.abc import Collection
from typing import Any, Final, Literal, get_args

from cluehouse.tables.commands import Level
from cluehouse.tables.talk import PHRASES
from cluehouse.terminal.join.chairs import chair_word, find_chair
from cluehouse.terminal.join.seen import Seen
from cluehouse.terminal.reading import plain, typed_words
from cluehouse.terminal.screen import Talk
from cluehouse.terminal.table import DESKS

# Commands, and whether something has to stand after them.
COMMANDS: Final[dict[str, Literal["alone", "perhaps more", "more"]]] = {
    "who": "alone",
    "sit": "more",
    "stand": "alone",
    "ready": "alone",
    "wait": "alone",
    "bot": "more",
    "start": "alone",
    "settings": "alone",
    "rematch": "alone",
    "turned": "alone",
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
    "host": "more",
    "mute": "more",
    "unmute": "more",
    "hush": "more",
    "voice": "more",
    "book": "perhaps more",
    "record": "alone",
    "leave": "alone",
}
_HOSTS: Final = ("bot", "settings", "seat", "swap", "kick", "host", "hush", "voice", "book")
# 坐A, 坐red-chief, 短语2: Chinese is typed without spaces.
_GLUED: Final = re.compile(r"(.*[\u4e00-\u9fff])([A-Za-z][A-Za-z0-9-]*|[0-9]+)")


class Misread(Exception):
    """A command about somebody or something that is not there; the text says so."""


def read_command(talk: Talk, line: str) -> tuple[str, str] | None:
    """The command that a line names, and what stands after it; None if it names none, or does not fit it."""
    line = unicodedata.normalize("NFKC", line).removeprefix("/").strip()
    word, _, rest = line.partition(" ")
    glued = _GLUED.fullmatch(line)
    for head, tail in [(word, rest.strip())] + ([glued.groups()] if glued else []):
        for name, after in COMMANDS.items():
            fits = after == "perhaps more" or (after == "more") == bool(tail)
            if fits and plain(head) in (name, *map(plain, typed_words(talk, f"table-{name}"))):
                return name, tail
    return None


def command_for(talk: Talk, seen: Seen, name: str, rest: str) -> dict[str, Any]:
    """The table's command, as it is sent; Misread if it is about something that is not there."""
    match name:
        case "sit":
            return {"do": "sit", "seat": _seat(talk, seen, rest)}
        case "ready" | "wait":
            return {"do": "ready", "ready": name == "ready"}
        case "bot":
            return _bot(talk, seen, rest)
        case "turned":
            return {"do": "rematch", "cards": "turned"}
        case "say":
            return {"do": "say", "text": rest, "channel": next(iter(seen.you.channels), "table")}
        case "team":
            return {"do": "say", "text": rest, "channel": "side"}
        case "phrase":
            return {"do": "phrase", "phrase": _phrase(talk, rest)}
        case "name":
            return {"do": "rename", "name": rest}
        case "seat" | "swap":
            return _two_seats(talk, seen, name, rest)
        case "kick" | "host":
            return {"do": name, "person": _person(talk, seen, rest)}
        case "mute" | "unmute":
            return {"do": "mute", "person": _person(talk, seen, rest), "on": name == "mute"}
        case "hush" | "voice":
            return {"do": "hush", "person": _person(talk, seen, rest), "on": name == "hush"}
        case "book":
            return {"do": "book", "book": rest}
    return {"do": name}


def _seat(talk: Talk, seen: Seen, text: str, taken: Collection[str] | None = None) -> str:
    chairs = seen.table.chairs
    taken = seen.table.seats if taken is None else taken
    seat = find_chair(talk, DESKS[seen.table.settings.game], chairs, taken, text)
    if seat is None:
        raise Misread(talk.say("join-no-such-seat", seats=talk.listed(chair_word(each, chairs) for each in chairs)))
    return seat


def _person(talk: Talk, seen: Seen, text: str) -> str:
    for each in seen.table.people:
        if plain(text) in (plain(each.name), each.id):
            return each.id
    raise Misread(talk.say("join-nobody-of-that-name"))


def _bot(talk: Talk, seen: Seen, text: str) -> dict[str, Any]:
    seat, _, level = text.rpartition(" ")
    if plain(level) in get_args(Level) and seat:
        return {"do": "add-bot", "seat": _seat(talk, seen, seat.strip()), "level": plain(level)}
    return {"do": "add-bot", "seat": _seat(talk, seen, text)}


def _two_seats(talk: Talk, seen: Seen, name: str, text: str) -> dict[str, Any]:
    """`swap SEAT SEAT`, or `seat SEAT NAME`."""
    first, _, second = text.partition(" ")
    if name == "swap":
        return {"do": "swap", "seat": _seat(talk, seen, first, ()), "other": _seat(talk, seen, second, ())}
    return {"do": "place", "seat": _seat(talk, seen, first), "person": _person(talk, seen, second)}


def _phrase(talk: Talk, text: str) -> str:
    if text.isdecimal() and 1 <= int(text) <= len(PHRASES):
        return PHRASES[int(text) - 1]
    raise Misread(talk.say("join-no-such-phrase"))


def command_lines(talk: Talk, seen: Seen) -> list[str]:
    """What can be asked of the table now, each with what it does."""
    return [f"  /{talk.say(f'table-{name}')} – {talk.say(f'table-{name}.help')}" for name in _offered(seen)]


def _offered(seen: Seen) -> list[str]:
    you, table = seen.you, seen.table
    if not you.person:
        return ["who", *(["record"] if table.record else [])]
    offered = {"who", "name", "mute", "unmute", "leave", *you.may}
    if not you.seat or not table.running:
        offered |= {"sit"}
    if you.host:
        offered |= set(_HOSTS)
    if "settings" not in you.may:
        offered -= {"settings", "book"}
    if "ready" in you.may:
        offered |= {"wait"}
    if "rematch" in you.may and table.settings.game in ("codenames", "duet"):
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
