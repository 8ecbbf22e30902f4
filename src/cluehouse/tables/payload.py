"""What everybody at a table is sent, in sections: the table, the game, the clock, the talk, and what is theirs alone.

A section is encoded JSON. What is the same for all is encoded once. Who sees what is decided here and in the games'
views, nowhere else.
"""

from collections.abc import Collection, Hashable, Iterable
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cluehouse.bots.thought import Thought
from cluehouse.games import GAMES
from cluehouse.games.refusal import Refusal
from cluehouse.games.seating import SPECTATOR
from cluehouse.tables import talk
from cluehouse.tables.clock import clock_face, waits_for_hand
from cluehouse.tables.entries import Muted, Said
from cluehouse.tables.happening import Happening, Played
from cluehouse.tables.lineup import line_up, offered_seats
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import ONLOOKER, Table, is_running, seat_of

Sections = dict[str, bytes]

NOTHING: Final = b"null"


class PersonPayload(Struct, frozen=True, omit_defaults=True):
    """Somebody at the table. `here` says whether they are connected; a bot says which kind it is."""

    id: str
    name: str
    bot: str = ""
    here: bool = False


class VotePayload(Struct, frozen=True):
    """What was proposed, by which seat, and who has still to agree."""

    kind: str
    seat: str
    waiting: tuple[str, ...]


class Missing(Struct, frozen=True):
    """Why a game cannot begin with those who sit here: a refusal's code and what it is about."""

    code: str
    params: dict[str, str | int]


class TablePayload(Struct, frozen=True, omit_defaults=True):
    """The table as everybody sees it."""

    code: str
    settings: Settings  # without the words of an own pack
    own_words: bool
    host: str
    people: tuple[PersonPayload, ...]
    seats: dict[str, str]  # who sits where
    chairs: tuple[str, ...]  # all seats of this table, taken or free
    missing: Missing | None = None  # before a game: what it still takes to begin
    unready: tuple[str, ...] = ()
    hushed: tuple[str, ...] = ()
    game: int = 0  # the number of the game under way, or of the last one
    running: bool = False
    paused: str = ""
    undone: int = 0  # how often moves were taken back in this game
    vote: VotePayload | None = None
    team: str = ""  # of the book on the table
    record: str = ""  # where the record of the last game is, once it is over


class MessagePayload(Struct, frozen=True, omit_defaults=True):
    """Something said."""

    at: int
    person: str
    name: str
    channel: str
    text: str = ""
    phrase: str = ""
    thought: Thought | None = None  # of a bot that explains itself


class You(Struct, frozen=True, omit_defaults=True):
    """What concerns one person alone."""

    person: str = ""
    seat: str = ""
    host: bool = False
    may: tuple[str, ...] = ()  # the table's commands that can be given now
    channels: tuple[str, ...] = ()
    phrases: tuple[talk.Phrase, ...] = ()
    mutes: tuple[str, ...] = ()
    book: str = ""


def table_section(table: Table, here: Collection[str]) -> bytes:
    """The table, the same for everybody."""
    running = is_running(table)
    play, vote = table.play, table.vote
    payload = TablePayload(
        code=table.code,
        settings=replace(table.settings, pack=""),
        own_words=bool(table.settings.pack),
        host=table.host,
        people=tuple(PersonPayload(who, p.name, p.bot, who in here) for who, p in table.people.items()),
        seats=table.seats,
        chairs=play.deal.seats if running and play is not None else offered_seats(table.settings, table.seats),
        missing=None if running else _missing(table),
        unready=tuple(sorted(table.unready)),
        hushed=tuple(sorted(table.hushed)),
        game=0 if play is None else play.number,
        running=running,
        paused=table.paused,
        undone=0 if play is None else play.undone,
        vote=None if vote is None else VotePayload(vote.kind, vote.seat, vote.waiting),
        team=table.team,
        record="" if play is None or running else play.record,
    )
    return msgspec.json.encode(payload)


def _missing(table: Table) -> Missing | None:
    try:
        line_up(table.settings, table.seats)
    except Refusal as refusal:
        return Missing(refusal.code, refusal.params)
    return None


def table_key(table: Table) -> tuple[Hashable | object, ...]:
    """All that the table section depends on: as long as it is the same, so is the section."""
    play = table.play
    number = (0, 0) if play is None else (play.number, play.undone)
    who = (table.people, table.seats, table.host, table.unready, table.hushed)
    return (table.settings, table.vote, table.paused, table.team, number, is_running(table), *who)


def you_section(table: Table, person: str, may: tuple[str, ...]) -> bytes:
    """What concerns this person alone; `may` is what they are offered."""
    if person not in table.people:
        return _ONLOOKERS_YOU
    seat = seat_of(table, person)
    you = You(
        person=person,
        seat=seat or "",
        host=table.host == person,
        may=may,
        channels=talk.channels(table, person),
        phrases=talk.phrases(table, person),
        mutes=table.mutes.get(person, ()),
        book=table.book if seat is not None or table.host == person else "",
    )
    return msgspec.json.encode(you)


_ONLOOKERS_YOU: Final = msgspec.json.encode(You())


def shared_you_key(table: Table) -> tuple[Hashable | object, ...]:
    """What the personal sections depend on beside the table's key, for everybody together. For each alone it is
    also whether they `can_take_back` something; who may talk depends on the game's `talk_key`."""
    return (table.mutes, table.book, waits_for_hand(table))


def can_take_back(table: Table, person: str) -> bool:
    """Has this person's seat made a move that everybody saw?"""
    return table.play is not None and seat_of(table, person) in table.play.open_movers


def talk_section(table: Table, person: str) -> bytes:
    """What this person has heard."""
    messages = tuple(
        MessagePayload(said.at, said.person, said.name, said.channel, said.text, said.phrase, said.thought)
        for said in talk.heard_by(table, person)
    )
    return msgspec.json.encode(messages)


def clock_section(table: Table) -> bytes:
    """The clock, the same for everybody."""
    face = clock_face(table)
    return NOTHING if face is None else msgspec.json.encode(face)


def game_sections(table: Table) -> Sections:
    """What each seat, and a spectator, is sent of the game."""
    if table.play is None:
        return {SPECTATOR: NOTHING}
    return GAMES[table.play.game].sent(table.play.state)


def game_section(table: Table, sections: Sections, person: str) -> bytes:
    """What this person is sent of the game: their seat's view, or a spectator's."""
    seat = seat_of(table, person)
    return sections.get(seat or SPECTATOR, sections[SPECTATOR])


# --- who could notice -----------------------------------------------------------------------------


def unaffected(after: Table, happenings: Iterable[Happening]) -> tuple[str, ...]:
    """The people who cannot notice a step. Their update number must not count it: a number that changes would tell
    of a hidden move."""
    people = (ONLOOKER, *after.people)
    hidden = set(people)
    for happening in happenings:
        if isinstance(happening, Said):
            hidden -= set(people if happening.heard is None else happening.heard)
        elif isinstance(happening, Muted) and not happening.all:
            hidden.discard(happening.person)
        elif isinstance(happening, Played) and happening.audience is not None:
            hidden -= {who for who in hidden if seat_of(after, who) in happening.audience}
        else:
            return ()
    return tuple(who for who in people if who in hidden)
