"""The messages of the WebSocket, both ways. docs/protocol.md tells how they are used."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from cluehouse.games.refusal import Refusal
from cluehouse.house import Answer, Snapshot
from cluehouse.languages import LanguageCode
from cluehouse.languages import language as find_language
from cluehouse.messages import explain
from cluehouse.messages.speech import give_reason, quoted
from cluehouse.referee.ruling import Ruling
from cluehouse.tables.commands import AnyCommand
from cluehouse.tables.refusal import RuledOut

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]


# --- from the player ------------------------------------------------------------------------------


class Hello(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message: which table, and who you are. Without a token you look on."""

    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=80)] = ""
    language: LanguageCode = "en"

    def __post_init__(self) -> None:
        find_language(self.language)  # a refusal is a ValueError: the message cannot be read


class CommandFrame(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player sends: `hello` first; then commands, each with an id of its own; `ping` to ask for the time."""

    hello: Hello | None = None
    id: CommandId | None = None
    command: AnyCommand | None = None
    ping: Annotated[int, Meta(ge=0, le=2**53)] | None = None


READ = msgspec.json.Decoder(CommandFrame)


class _Id(Struct):
    id: CommandId


_READ_ID = msgspec.json.Decoder(_Id)


def id_in(text: str | bytes) -> str:
    """The id of a message that cannot be read otherwise, so that it can be answered."""
    try:
        return _READ_ID.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


# --- from the house -------------------------------------------------------------------------------


class Welcome(Struct, frozen=True):
    """The first answer: the table's code, who you are there (nobody: an onlooker), and the house's time."""

    table: str
    person: str
    now: int


class Welcomed(Struct, frozen=True):
    """What the first answer looks like."""

    welcome: Welcome


class Refused(Struct, frozen=True, omit_defaults=True):
    """Why not: a code of a closed list, what it is about, and the words for it in your language."""

    code: str
    text: str
    params: dict[str, str | int] = {}


class Advice(Struct, frozen=True, omit_defaults=True):
    """What the referee thinks: the rule, the reason as a code, the evidence, and the words for it in your language."""

    verdict: Literal["allowed", "doubtful", "forbidden"]
    rule: str
    reason: str
    evidence: str
    text: str
    note: bool = False


class Answered(Struct, frozen=True, omit_defaults=True):
    """The answer to a command: done, with the number of the update that shows it; or refused."""

    answer: str
    update: int | None = None
    refused: Refused | None = None
    advice: Advice | None = None


class Update(Struct, frozen=True, omit_defaults=True):
    """What has changed for you. A section that is not there is as it was; the schema tells what each holds."""

    update: int
    table: Any = None
    you: Any = None
    game: Any = None
    clock: Any = None
    talk: Any = None


class Pong(Struct, frozen=True):
    pong: int
    now: int


class Goodbye(Struct, frozen=True):
    """The last message: the person has `left` the table, the house is `closing` (come back soon), or the
    connection was `refused`."""

    goodbye: Literal["left", "closing", "refused"]
    refused: Refused | None = None


_encode = msgspec.json.Encoder().encode


def welcome(table: str, person: str, now: int) -> bytes:
    """You are at this table."""
    return _encode(Welcomed(Welcome(table, person, now)))


def answered(number: str, answer: Answer, language: LanguageCode) -> bytes:
    """It is done."""
    advice = None if answer.ruling is None else advised(answer.ruling, language)
    return _encode(Answered(number, answer.update, advice=advice))


def refused(number: str, refusal: Refusal, language: LanguageCode) -> bytes:
    """It is not done, and why."""
    return _encode(Answered(number, refused=said(refusal, language)))


def advised(ruling: Ruling, language: LanguageCode) -> Advice:
    """The referee's ruling in words."""
    text = give_reason(language, ruling)
    return Advice(ruling.verdict, ruling.rule, ruling.reason, ruling.evidence, text, ruling.note)


def said(refusal: Refusal, language: LanguageCode) -> Refused:
    """A refusal in words."""
    text = explain(language, refusal)
    if isinstance(refusal, RuledOut):
        text = f"{text} {give_reason(language, refusal.ruling)}"
    return Refused(refusal.code, text, quoted(refusal))


def pong(number: int, now: int) -> bytes:
    """The house's time."""
    return _encode(Pong(number, now))


def goodbye(reason: Literal["left", "closing", "refused"], refusal: Refused | None = None) -> bytes:
    """Nothing more will come."""
    return _encode(Goodbye(reason, refusal))


def news(snapshot: Snapshot, known: Snapshot) -> bytes:
    """The update for those who know what was snapshot to them before; nothing, if they know it all.
    Made once for all who know the same."""
    if snapshot.message_for is not known:
        known.message_for = None  # or the last of them would keep all that ever was snapshot
        snapshot.message_for, snapshot.message = known, _update(snapshot, known)
    return snapshot.message


def _update(snapshot: Snapshot, known: Snapshot) -> bytes:
    """The sections that have changed. They are encoded already."""
    parts = [b'{"update":%d' % snapshot.update]
    for name, section in snapshot.sections.items():
        if section != known.sections.get(name):
            parts += (_HEADS[name], section)
    if len(parts) == 1 and snapshot.update == known.update:
        return b""
    parts.append(b"}")
    return b"".join(parts)


_HEADS = {name: b',"%s":' % name.encode() for name in ("table", "you", "game", "clock", "talk")}
