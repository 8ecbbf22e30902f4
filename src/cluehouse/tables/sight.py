"""What everybody at a table is sent, in sections: the table, the game, the clock, the talk, and what is theirs alone.

A section is encoded JSON. What is the same for all is encoded once; who sees what is decided here and in the
games' views, nowhere else.
"""

from collections.abc import Collection
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cluehouse.bots.thought import Thought
from cluehouse.games import GAMES
from cluehouse.games.game import SPECTATOR
from cluehouse.games.refusal import Refusal
from cluehouse.tables import talk
from cluehouse.tables.clock import Face, face
from cluehouse.tables.entries import Entry, Moved, Muted, Said
from cluehouse.tables.lineup import chairs, line_up
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import ONLOOKER, Table, is_running, seat_of

Sections = dict[str, bytes]

NOTHING: Final = b"null"


class PersonSight(Struct, frozen=True, omit_defaults=True):
    """Somebody at the table. `here` says whether they are connected; a bot says which kind it is."""

    id: str
    name: str
    bot: str = ""
    here: bool = False


class VoteSight(Struct, frozen=True):
    """What was proposed, by which seat, and who has still to agree."""

    kind: str
    seat: str
    waiting: tuple[str, ...]


class Missing(Struct, frozen=True):
    """Why a game cannot begin with those who sit here: a refusal's code and what it is about."""

    code: str
    params: dict[str, str | int]


class TableSight(Struct, frozen=True, omit_defaults=True):
    """The table as everybody sees it."""

    code: str
    settings: Settings  # without the words of an own pack
    own_words: bool
    host: str
    people: tuple[PersonSight, ...]
    seats: dict[str, str]  # who sits where
    chairs: tuple[str, ...]  # all seats that stand here
    missing: Missing | None = None  # before a game: what it still takes to begin
    unready: tuple[str, ...] = ()
    hushed: tuple[str, ...] = ()
    game: int = 0  # the number of the game under way, or of the last one
    running: bool = False
    paused: str = ""
    undone: int = 0  # how often moves were taken back in this game
    vote: VoteSight | None = None
    team: str = ""  # of the Duet book on the table
    record: str = ""  # where the record of the last game is, once it is over


class LineSight(Struct, frozen=True, omit_defaults=True):
    """Something said."""

    at: int
    person: str
    name: str
    channel: str
    text: str = ""
    phrase: str = ""
    thought: Thought | None = None  # of a bot that explains itself


class You(Struct, frozen=True, omit_defaults=True):
    """What is so for one person alone."""

    person: str = ""
    seat: str = ""
    host: bool = False
    may: tuple[str, ...] = ()  # the table's commands that can be given now
    channels: tuple[talk.Channel, ...] = ()
    phrases: tuple[talk.Phrase, ...] = ()
    mutes: tuple[str, ...] = ()
    book: str = ""


def table_section(table: Table, here: Collection[str]) -> bytes:
    """The table, the same for everybody."""
    running = is_running(table)
    play, vote = table.play, table.vote
    sight = TableSight(
        code=table.code,
        settings=replace(table.settings, pack=""),
        own_words=bool(table.settings.pack),
        host=table.host,
        people=tuple(PersonSight(who, p.name, p.bot, who in here) for who, p in table.people.items()),
        seats=table.seats,
        chairs=play.deal.seats if running and play is not None else chairs(table.settings, table.seats),
        missing=None if running else _missing(table),
        unready=tuple(sorted(table.unready)),
        hushed=tuple(sorted(table.hushed)),
        game=0 if play is None else play.number,
        running=running,
        paused=table.paused,
        undone=0 if play is None else play.undone,
        vote=None if vote is None else VoteSight(vote.kind, vote.seat, vote.waiting),
        team=table.team,
        record="" if play is None or running else play.record,
    )
    return msgspec.json.encode(sight)


def _missing(table: Table) -> Missing | None:
    try:
        line_up(table.settings, table.seats)
    except Refusal as refusal:
        return Missing(refusal.code, refusal.params)
    return None


def table_grounds(table: Table) -> tuple[Any, ...]:
    """All that the table section rests on: as long as it is the same, so is the section."""
    play = table.play
    number = (0, 0) if play is None else (play.number, play.undone)
    who = (table.people, table.seats, table.host, table.unready, table.hushed)
    return (table.settings, table.vote, table.paused, table.team, number, is_running(table), *who)


def you_section(table: Table, person: str, may: tuple[str, ...]) -> bytes:
    """What is so for this person alone; `may` is what they are offered."""
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


def you_grounds(table: Table) -> tuple[Any, ...]:
    """What the personal sections rest on beside the table's grounds, for everybody together. For each alone it is
    whether they `can_take_back` something, and for who may talk it is the game's `mood`."""
    return (table.mutes, table.book, None if table.play is None else _sand(table, table.play.state))


def can_take_back(table: Table, person: str) -> bool:
    """Has this person's seat made a move that everybody saw?"""
    return table.play is not None and seat_of(table, person) in table.play.open_movers


def _sand(table: Table, state: Any) -> tuple[Any, ...] | None:
    """What an hourglass that is turned by hand waits for."""
    by_hand = table.settings.sand == "manual"
    return (table.timing.what, state.phase, getattr(state, "overtime", False)) if by_hand else None


def talk_section(table: Table, person: str) -> bytes:
    """What this person has heard."""
    lines = tuple(
        LineSight(line.at, line.person, line.name, line.channel, line.text, line.phrase, line.thought)
        for line in talk.heard_by(table, person)
    )
    return msgspec.json.encode(lines)


def clock_section(table: Table) -> bytes:
    """The clock, the same for everybody."""
    shown: Face | None = face(table)
    return NOTHING if shown is None else msgspec.json.encode(shown)


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


def unseen(before: Table, then: Sections, after: Table, now: Sections, entry: Entry) -> tuple[str, ...]:
    """The people to whom an entry shows nothing new. Their update number must not count it: a number that
    moves would tell of a hidden move."""
    people = (ONLOOKER, *after.people)
    hidden = set(people)
    for event in entry.events:
        if isinstance(event, Said):
            hidden -= set(people if event.heard is None else event.heard)
        elif isinstance(event, Muted) and not event.all:
            hidden.discard(event.person)
        elif isinstance(event, Moved):
            if then[SPECTATOR] != now[SPECTATOR]:
                return ()  # what a spectator sees is part of what everybody sees
            hidden -= {who for who in hidden if game_section(before, then, who) != game_section(after, now, who)}
        else:
            return ()
    return tuple(who for who in people if who in hidden)
