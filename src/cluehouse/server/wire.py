"""The messages of the WebSocket, in both directions. docs/protocol.md explains how they are used."""

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


# --- from the client ------------------------------------------------------------------------------


class Hello(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message: which table, and who you are. Without a token you are an onlooker."""

    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=80)] = ""
    language: LanguageCode = "en"

    def __post_init__(self) -> None:
        find_language(self.language)  # a refusal is a ValueError, so the message counts as unreadable


class CommandFrame(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: `hello` first; then commands, each with an id of its own; `ping` to ask for the time."""

    hello: Hello | None = None
    id: CommandId | None = None
    command: AnyCommand | None = None
    ping: Annotated[int, Meta(ge=0, le=2**53)] | None = None


READ = msgspec.json.Decoder(CommandFrame)


class _Id(Struct):
    id: CommandId


_READ_ID = msgspec.json.Decoder(_Id)


def id_in(text: str | bytes) -> str:
    """Return the id of a message that is otherwise unreadable, so that it can be answered."""
    try:
        return _READ_ID.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


# --- from the server ------------------------------------------------------------------------------


class Welcome(Struct, frozen=True):
    """The first answer: the table's code, your id there (empty: an onlooker), and the server's time."""

    table: str
    person: str
    now: int


class Welcomed(Struct, frozen=True):
    """The message with the first answer."""

    welcome: Welcome


class Refused(Struct, frozen=True, omit_defaults=True):
    """A refusal: its code from a closed list, its parameters, and its text in your language."""

    code: str
    text: str
    params: dict[str, str | int] = {}


class Advice(Struct, frozen=True, omit_defaults=True):
    """The referee's ruling: the rule, the reason as a code, the evidence, and its text in your language."""

    verdict: Literal["allowed", "doubtful", "forbidden"]
    rule: str
    reason: str
    evidence: str
    text: str
    note: bool = False


class Answered(Struct, frozen=True, omit_defaults=True):
    """The answer to a command: done, with the number of the update that shows its effect; or refused."""

    answer: str
    update: int | None = None
    refused: Refused | None = None
    advice: Advice | None = None
    transfer: str = ""  # the secret with which another device takes your place
    words: str = ""  # the table's own words, for the host


class Update(Struct, frozen=True, omit_defaults=True):
    """What has changed for you. A section that is missing has not changed; the schema says what each section holds."""

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
    """The last message: the person has `left` the table, is `banned` from it or has `moved` to another device, the
    server is `closing` (reconnect soon), or the connection was `refused`."""

    goodbye: Literal["left", "banned", "moved", "closing", "refused"]
    refused: Refused | None = None


_encode = msgspec.json.Encoder().encode


def welcome(table: str, person: str, now: int) -> bytes:
    """Return the first answer."""
    return _encode(Welcomed(Welcome(table, person, now)))


def answered(number: str, answer: Answer, language: LanguageCode) -> bytes:
    """Return the answer to a command that was carried out."""
    advice = None if answer.ruling is None else advice_payload(answer.ruling, language)
    return _encode(Answered(number, answer.update, advice=advice, transfer=answer.transfer, words=answer.words))


def refused(number: str, refusal: Refusal, language: LanguageCode) -> bytes:
    """Return the answer to a command that was refused."""
    return _encode(Answered(number, refused=refusal_payload(refusal, language)))


def advice_payload(ruling: Ruling, language: LanguageCode) -> Advice:
    """Return the referee's ruling with its text."""
    text = give_reason(language, ruling)
    return Advice(ruling.verdict, ruling.rule, ruling.reason, ruling.evidence, text, ruling.note)


def refusal_payload(refusal: Refusal, language: LanguageCode) -> Refused:
    """Return a refusal with its text."""
    text = explain(language, refusal)
    if isinstance(refusal, RuledOut):
        text = f"{text} {give_reason(language, refusal.ruling)}"
    return Refused(refusal.code, text, quoted(refusal))


def pong(number: int, now: int) -> bytes:
    """Return the answer to a ping, with the server's time."""
    return _encode(Pong(number, now))


def goodbye(reason: Literal["left", "banned", "moved", "closing", "refused"], refusal: Refused | None = None) -> bytes:
    """Return the last message."""
    return _encode(Goodbye(reason, refusal))


def update_message(snapshot: Snapshot, known: Snapshot) -> bytes:
    """Return the update for clients that were last sent `known`; empty if nothing has changed. It is encoded once for
    all such clients."""
    if snapshot.message_for is not known:
        known.message_for = None  # otherwise the last snapshot would keep all earlier ones alive
        snapshot.message_for, snapshot.message = known, _update(snapshot, known)
    return snapshot.message


def _update(snapshot: Snapshot, known: Snapshot) -> bytes:
    """Return the message with the sections that have changed. They are already encoded."""
    parts = [b'{"update":%d' % snapshot.update]
    for name, section in snapshot.sections.items():
        if section != known.sections.get(name):
            parts += (_KEYS[name], section)
    if len(parts) == 1 and snapshot.update == known.update:
        return b""
    parts.append(b"}")
    return b"".join(parts)


_KEYS = {name: b',"%s":' % name.encode() for name in ("table", "you", "game", "clock", "talk")}
