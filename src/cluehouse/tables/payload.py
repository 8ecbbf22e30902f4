"""What everybody at a table is sent, in sections: table, game, clock, talk, and `you` for what concerns one person.

A section is encoded JSON. A section that is the same for everybody is encoded once. Only this module and the games'
views decide who sees what.
"""

from collections.abc import Collection, Hashable, Iterable
from typing import Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cluehouse.bots.thought import Thought
from cluehouse.games import GAMES
from cluehouse.games.refusal import Refusal
from cluehouse.games.seating import SPECTATOR
from cluehouse.tables import talk
from cluehouse.tables.clock import clock_face, waits_for_hand
from cluehouse.tables.consent import why_not_undo
from cluehouse.tables.entries import Muted, Said, TransferOffered
from cluehouse.tables.knowledge import is_late
from cluehouse.tables.lineup import line_up, offered_seats
from cluehouse.tables.played_move import Happening, PlayedMove
from cluehouse.tables.returning import asked_now
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import ONLOOKER, Play, Table, is_running, seat_of, seat_played

Sections = dict[str, bytes]

NOTHING: Final = b"null"


class PersonPayload(Struct, frozen=True, omit_defaults=True):
    """Somebody at the table. `here` says whether they are connected; for a bot, `bot` says which kind it is. `late`
    says that they joined after the deal of the game under way: `barred` from what they may know too much for, or
    `admitted` by the host."""

    id: str  # of the person, at this table
    name: str  # the nickname, which nobody else here has
    bot: str = ""  # the level of a bot, or program for a program that joined; empty: a person
    here: bool = False  # whether they are connected; false for the server's own bots
    # barred: joined after the deal; admitted: so did they, but the host lets them play; empty: neither
    late: Literal["", "barred", "admitted"] = ""


class BanPayload(Struct, frozen=True):
    """Somebody who is banned; `network` says whether nobody new may come from their network either."""

    person: str  # the id that they had here
    name: str  # the nickname that they had here
    network: bool  # whether their network is banned as well: for a day nobody new can come from it


class VotePayload(Struct, frozen=True):
    """A proposal: what, by which seat, and who still has to agree."""

    kind: str  # what is proposed: undo or resign
    seat: str  # the seat that proposes it
    waiting: tuple[str, ...]  # the seats that still have to agree


class ClaimPayload(Struct, frozen=True, omit_defaults=True):
    """Somebody asks for the place of a person whose device is lost; who still has to agree. While there is nobody to
    ask, everybody at the table can object."""

    claimant: str  # the id of the person who asks
    person: str  # the id of the person whose place it is
    waiting: tuple[str, ...]  # the ids of the people who still have to agree
    until: int = 0  # if nobody could be asked: when the claimant can have the place, in milliseconds since 1970


class Missing(Struct, frozen=True):
    """Why a game cannot begin with the people who are seated: the code and parameters of a refusal."""

    code: str  # the code of the refusal that start would get
    params: dict[str, str | int]  # what it is about, such as a seat, a team or a number


class TablePayload(Struct, frozen=True, omit_defaults=True):
    """The table as everybody sees it."""

    code: str  # the table's code, with its dash
    settings: Settings  # the settings, without the words of the table's own pack
    own_words: bool  # whether the table has words of its own
    host: str  # the id of the host; empty: only bots are left
    people: tuple[PersonPayload, ...]  # everybody at the table, bots included, in the order in which they came
    seats: dict[str, str]  # by seat: the id of who sits there; empty seats are left out
    chairs: tuple[str, ...]  # all seats of this table, taken or free
    missing: Missing | None = None  # before a game: what is still missing to start; null: nothing
    unready: tuple[str, ...] = ()  # the ids of the people who have said that they are not ready
    locked: bool = False  # nobody new may join
    claims: tuple[ClaimPayload, ...] = ()  # who asks for the place of a person whose device is lost
    hushed: tuple[str, ...] = ()  # the ids of the people whom the host has forbidden to talk
    game: int = 0  # the number of the current or last game, counted from 1; 0: there was none yet
    running: bool = False  # whether a game is under way
    paused: str = ""  # the id of the person who paused the game; empty: it is not paused
    undone: int = 0  # how often moves were undone in this game
    vote: VotePayload | None = None  # the proposal that waits for consent; null: none
    team: str = ""  # the name of the team whose book is open; empty: none is
    record: str = ""  # the name of the last game's record, once it is over
    players: dict[str, PersonPayload] = {}  # after a game: who had which seat in it, by seat
    preparing: int | None = None  # while bots wait until their language is prepared: how far it is, in percent


class MessagePayload(Struct, frozen=True, omit_defaults=True):
    """A chat message."""

    at: int  # when it was said, in milliseconds since 1970
    person: str  # the id of the speaker, who may have left since
    name: str  # the nickname that the speaker had then
    channel: str  # where it was said: table, side, gallery or a channel of the game's own
    text: str = ""  # what was said; empty for a phrase or a thought
    phrase: str = ""  # a fixed phrase, which clients say in their own language; empty for a text or a thought
    thought: Thought | None = None  # what a bot that explains itself thought; null for a text or a phrase


class You(Struct, frozen=True, omit_defaults=True):
    """What concerns one person only."""

    person: str = ""  # your id at this table; empty for a spectator
    seat: str = ""  # your seat; empty: you have none
    host: bool = False  # whether you are the host
    # the commands that you can give now, of those that depend on the state of the table (docs/protocol.md)
    may: tuple[str, ...] = ()
    channels: tuple[str, ...] = ()  # the channels in which you may talk now
    phrases: tuple[talk.QuickPhrase, ...] = ()  # the fixed phrases that you may say now
    mutes: tuple[str, ...] = ()  # the ids of the people whom you have muted
    book: str = ""  # the key of the book that is open, for people with a seat and for the host
    bans: tuple[BanPayload, ...] = ()  # for the host only: who is banned


def table_section(table: Table, here: Collection[str], preparing: int | None = None, ahead: int = 0) -> bytes:
    """Return the table section, the same for everybody, in the time of the house that clients know."""
    running = is_running(table)
    play, vote = table.play, table.vote
    payload = TablePayload(
        code=table.code,
        settings=replace(table.settings, pack=""),
        own_words=bool(table.settings.pack),
        host=table.host,
        people=tuple(
            PersonPayload(person, p.name, p.bot, person in here, _late(table, person))
            for person, p in table.people.items()
        ),
        seats=table.seats,
        chairs=play.deal.seats if running and play is not None else offered_seats(table.settings, table.seats),
        missing=None if running else _missing(table),
        unready=tuple(sorted(table.unready)),
        locked=table.locked,
        claims=_claims(table, here, ahead),
        hushed=tuple(sorted(table.hushed)),
        game=0 if play is None else play.number,
        running=running,
        paused=table.paused,
        undone=0 if play is None else play.undone,
        vote=None if vote is None else VotePayload(vote.kind, vote.seat, vote.waiting),
        team=table.team,
        record="" if play is None or running else play.record,
        players={} if play is None or running else _players(table, play, here),
        preparing=preparing,
    )
    return msgspec.json.encode(payload)


def _players(table: Table, play: Play, here: Collection[str]) -> dict[str, PersonPayload]:
    """Return who had which seat when the game ended, under the name that they have now if they are still here."""
    people = {seat: table.people.get(player.id, player) for seat, player in play.players.items()}
    return {
        seat: PersonPayload(player.id, player.name, player.bot, player.id in here) for seat, player in people.items()
    }


def _claims(table: Table, here: Collection[str], ahead: int) -> tuple[ClaimPayload, ...]:
    return tuple(
        ClaimPayload(who, claim.person, asked_now(table, here, who), claim.until and claim.until - ahead)
        for who, claim in table.claims.items()
    )


def _late(table: Table, person: str) -> Literal["", "barred", "admitted"]:
    if not is_running(table) or table.play is None or person not in table.play.late:
        return ""
    return "barred" if is_late(table.play, person) else "admitted"


def _missing(table: Table) -> Missing | None:
    try:
        line_up(table.settings, table.seats)
    except Refusal as refusal:
        return Missing(refusal.code, refusal.params)
    return None


def table_key(table: Table) -> tuple[Hashable | object, ...]:
    """Return everything that the table section depends on: while it is equal, so is the section."""
    play = table.play
    number = (0, 0) if play is None else (play.number, play.undone)
    people = (table.people, table.seats, table.host, table.unready, table.claims, table.hushed, table.locked)
    late = () if play is None else (play.late, play.admitted)
    return (table.settings, table.vote, table.paused, table.team, number, is_running(table), *people, *late)


def you_section(table: Table, person: str, may: tuple[str, ...]) -> bytes:
    """Return the section that concerns this person only; `may` holds the commands they are offered."""
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
        bans=_bans(table) if table.host == person else (),
    )
    return msgspec.json.encode(you)


def _bans(table: Table) -> tuple[BanPayload, ...]:
    return tuple(BanPayload(person, ban.name, bool(ban.origins)) for person, ban in table.bans.items())


_ONLOOKERS_YOU: Final = msgspec.json.encode(You())


def shared_you_key(table: Table) -> tuple[Hashable | object, ...]:
    """Return what the `you` sections of all people depend on, in addition to `table_key`. Each section also depends on
    `can_take_back` and on the game's `talk_key`."""
    return (table.mutes, table.book, table.bans, table.visitors, waits_for_hand(table))


def can_take_back(table: Table, person: str) -> bool:
    """Whether this person's seat has made a move that everybody saw, and no bot objects to taking it back."""
    return why_not_undo(table, seat_of(table, person) or "") is None


def talk_section(table: Table, person: str) -> bytes:
    """Return the messages that this person has heard."""
    messages = tuple(
        MessagePayload(said.at, said.person, said.name, said.channel, said.text, said.phrase, said.thought)
        for said in talk.heard_by(table, person)
    )
    return msgspec.json.encode(messages)


def clock_section(table: Table, ahead: int = 0) -> bytes:
    """Return the clock section, the same for everybody, in the time of the house that clients know."""
    face = clock_face(table, ahead)
    return NOTHING if face is None else msgspec.json.encode(face)


def game_sections(table: Table) -> Sections:
    """Return the game section for each seat and for spectators."""
    if table.play is None:
        return {SPECTATOR: NOTHING}
    return GAMES[table.play.game].sent(table.play.state)


def game_section(table: Table, sections: Sections, person: str) -> bytes:
    """Return this person's game section: the view of their seat, or a spectator's. A finished game is seen from the
    seat that somebody had in it, wherever they sit now."""
    seat = seat_played(table, person)
    return sections.get(seat or SPECTATOR, sections[SPECTATOR])


# --- who can notice a step ------------------------------------------------------------------------


def unaffected(after: Table, happenings: Iterable[Happening]) -> tuple[str, ...]:
    """Return the people who cannot notice a step. Their update number must not change: that would reveal a hidden
    move."""
    people = (ONLOOKER, *after.people)
    hidden = set(people)
    for happening in happenings:
        if isinstance(happening, Said):
            hidden -= set(people if happening.heard is None else happening.heard)
        elif isinstance(happening, Muted) and not happening.all:
            hidden.discard(happening.person)
        elif isinstance(happening, TransferOffered):
            continue  # the answer to the command tells the person; nobody else learns of it
        elif isinstance(happening, PlayedMove) and happening.audience is not None:
            hidden -= {person for person in hidden if seat_of(after, person) in happening.audience}
        else:
            return ()
    return tuple(person for person in people if person in hidden)
