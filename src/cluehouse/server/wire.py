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

    table: Annotated[str, Meta(max_length=40)]  # the table's code, in any case, with or without its dash
    # your token from opening or joining the table; empty: you are a spectator
    token: Annotated[str, Meta(max_length=80)] = ""
    language: LanguageCode = "en"  # of the texts that you are sent, such as those of refusals

    def __post_init__(self) -> None:
        find_language(self.language)  # a refusal is a ValueError, so the message counts as unreadable


class CommandFrame(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: `hello` first; then commands, each with an id of its own; `ping` to ask for the time."""

    hello: Hello | None = None  # in the first message only: the table, and who you are
    id: CommandId | None = None  # of the command: your own choice, different from your last 64; the answer repeats it
    command: AnyCommand | None = None  # what you ask the table to do; sent with an id
    # any number, sent alone; the answer repeats it and tells the time
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

    table: str  # the table's code, with its dash
    person: str  # your id at this table; empty for a spectator
    now: int  # the server's time, in milliseconds since 1970; all clocks use it


class Welcomed(Struct, frozen=True):
    """The message with the first answer."""

    welcome: Welcome  # where you are, who you are there, and the time


class Refused(Struct, frozen=True, omit_defaults=True):
    """A refusal: its code from a closed list, its parameters, and its text in your language."""

    code: str  # the reason as a code from a closed list: what programs react to
    text: str  # the reason for people, in your language
    params: dict[str, str | int] = {}  # what the reason is about, such as a name, a seat or a limit


class Advice(Struct, frozen=True, omit_defaults=True):
    """The referee's ruling: the rule, the reason as a code, the evidence, and its text in your language."""

    verdict: Literal["allowed", "doubtful", "forbidden"]  # what the referee says; doubtful: it is not sure
    rule: str  # the id of the rule that it rests on, such as CN-30
    reason: str  # the code of the reason, such as same-word
    evidence: str  # what was judged and, after a colon, what stands against it; may be empty
    text: str  # the reason for people, in your language
    note: bool = False  # whether people may still object to what software cannot see, such as intent


class Answered(Struct, frozen=True, omit_defaults=True):
    """The answer to a command: done, with the number of the update that shows its effect; or refused."""

    answer: str  # the id of your command; empty if it could not be read
    update: int | None = None  # the number of the update that shows the effect, which was sent before; null: refused
    refused: Refused | None = None  # why the command was not carried out; null: it was
    advice: Advice | None = None  # in answer to consult: the referee's ruling; null: there was nothing to judge
    transfer: str = ""  # in answer to transfer: the secret with which another device takes your place
    words: str = ""  # in answer to words: the table's own words, for the host


class Update(Struct, frozen=True, omit_defaults=True):
    """What has changed for you. A section that is missing has not changed; the schema says what each section holds."""

    update: int  # how many changes you could notice so far; numbers may be skipped or repeated
    table: Any = None  # the table, the same for everybody
    you: Any = None  # what concerns you alone
    game: Any = None  # the game as your seat sees it; null before the first one
    clock: Any = None  # the timer that runs or is stopped; null: none
    talk: Any = None  # the latest messages that you may read, at most 60, the oldest first


class Pong(Struct, frozen=True):
    pong: int  # the number of your ping
    now: int  # the server's time, in milliseconds since 1970


class Goodbye(Struct, frozen=True):
    """The last message: the person has `left` the table, is `banned` from it or has `moved` to another device, the
    server is `closing` (reconnect soon), or the connection was `refused`."""

    goodbye: Literal["left", "banned", "moved", "closing", "refused"]  # why the connection ends
    refused: Refused | None = None  # if it was refused: why; otherwise null


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
