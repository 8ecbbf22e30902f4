"""Decides commands about people and seats."""

from collections.abc import Iterable
from itertools import chain, count
from typing import Final

from msgspec.structs import replace

from cluehouse.bots.avatars import AVATARS
from cluehouse.bots.installed import players_of
from cluehouse.bots.seats import bots_of
from cluehouse.games.words import is_tidy, tidy
from cluehouse.tables import commands, entries, permissions
from cluehouse.tables.context import CommandContext
from cluehouse.tables.entries import AnyEvent
from cluehouse.tables.knowledge import may_take, perhaps_held
from cluehouse.tables.lineup import check
from cluehouse.tables.permissions import require
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.reseating import reseated
from cluehouse.tables.settings import Settings, game_of, is_spoken
from cluehouse.tables.table import Table, all_seats, is_own_bot, is_running
from cluehouse.tables.table import bots as own_bots

MOST_PEOPLE: Final = 128  # the two largest teams of a game, and as many who watch


def check_name(table: Table | None, name: str, own: str = "") -> str:
    """Return a nickname as people will see it; refuse it if it is not allowed or somebody else here has it."""
    display_name = tidy(name)
    if not is_tidy(display_name, commands.NAME_LENGTH):
        raise TableRefusal("bad-name", longest=commands.NAME_LENGTH)
    if table is not None and display_name.casefold() in _names(table, own):
        raise TableRefusal("name-taken", name=display_name)
    return display_name


def free_name(table: Table, name: str) -> str:
    """Return a nickname that nobody here has: this one, or this one with a number."""
    own, taken = check_name(None, name), _names(table)
    numbered = (f"{own[: commands.NAME_LENGTH - 4]} {number}" for number in count(2))
    return next(free for free in chain((own,), numbered) if free.casefold() not in taken)


def _names(table: Table, but: str = "") -> set[str]:
    return {person.name.casefold() for person_id, person in table.people.items() if person_id != but}


def known_person(table: Table, person: str) -> str:
    """Return the id if such a person is at the table; refuse otherwise."""
    if person not in table.people:
        raise TableRefusal("no-such-person")
    return person


def _known_seat(table: Table, seat: str) -> str:
    if seat not in all_seats(table):
        raise TableRefusal("seat-unknown", seat=seat)
    return seat


def check_fit(table: Table, person: str, seat: str) -> None:
    """Refuse a seat to somebody who has learned in this game what that seat must not know (D-CN-21), or may have
    learned it under another name before they joined (D-CN-26)."""
    check_knowledge(table, person, seat)
    play = table.play
    if is_running(table) and play is not None and not may_take(play.game, play.state, perhaps_held(play, person), seat):
        raise TableRefusal("joined-late", name=table.people[person].name)


def check_knowledge(table: Table, person: str, seat: str) -> None:
    """Refuse a seat to somebody who has learned in this game what that seat must not know (D-CN-21)."""
    if is_running(table) and table.play is not None:
        held = table.play.held.get(person, ())
        if not may_take(table.settings.game, table.play.state, held, seat):
            raise TableRefusal("knows-too-much")


def _check_hearing(table: Table, settings: Settings, *people: str) -> None:
    """Refuse seats to bots and programs where clues are said aloud: they do not hear them (D-CN-23)."""
    if is_spoken(settings) and any(person in table.people and table.people[person].bot for person in people):
        raise TableRefusal("no-bots")


def rename(context: CommandContext, command: commands.Rename) -> Iterable[AnyEvent]:
    """Change the nickname."""
    require(permissions.rename, context.table, context.person)
    yield entries.Renamed(context.person, check_name(context.table, command.name, context.person))


def sit(context: CommandContext, command: commands.Sit) -> Iterable[AnyEvent]:
    """Take an empty seat; the person's old seat becomes free."""
    require(permissions.sit, context.table, context.person)
    seat = _known_seat(context.table, command.seat)
    if seat in context.table.seats:
        raise TableRefusal("already-sitting" if context.table.seats[seat] == context.person else "seat-taken")
    check_fit(context.table, context.person, seat)
    _check_hearing(context.table, context.table.settings, context.person)
    yield entries.Seated(seat, context.person)


def stand(context: CommandContext, command: commands.Stand) -> Iterable[AnyEvent]:
    """Leave the seat. During a game it stays empty until somebody takes it."""
    require(permissions.seated, context.table, context.person)
    yield entries.Stood(context.person)


def leave(context: CommandContext, command: commands.Leave) -> Iterable[AnyEvent]:
    """Leave the table for good."""
    yield entries.Left(context.person)


def ready(context: CommandContext, command: commands.Ready) -> Iterable[AnyEvent]:
    """Say whether one is ready."""
    require(permissions.ready, context.table, context.person)
    yield entries.Readied(context.person, command.ready)


def assign_seat(context: CommandContext, command: commands.AssignSeat) -> Iterable[AnyEvent]:
    """Give a seat to somebody, as the host."""
    require(permissions.host, context.table, context.person)
    seat, person = _known_seat(context.table, command.seat), known_person(context.table, command.person)
    check_fit(context.table, person, seat)
    _check_hearing(context.table, context.table.settings, person)
    yield from _bots_dismissed(context.table, context.table.seats.get(seat, ""), but=person)
    yield entries.Seated(seat, person)


def _bots_dismissed(table: Table, *people: str, but: str = "") -> Iterable[AnyEvent]:
    """Remove the server's bots that lose their seats."""
    for person in people:
        if person in table.people and is_own_bot(table.people[person]) and person != but:
            yield entries.Left(person)


def swap(context: CommandContext, command: commands.Swap) -> Iterable[AnyEvent]:
    """Swap the people of two seats."""
    table = context.table
    require(permissions.host, table, context.person)
    one, two = _known_seat(table, command.seat), _known_seat(table, command.other)
    for seat, other in ((one, two), (two, one)):
        if seat in table.seats:
            check_fit(table, table.seats[seat], other)
    yield entries.Swapped(command.seat, command.other)


def kick(context: CommandContext, command: commands.Kick) -> Iterable[AnyEvent]:
    """Remove somebody from the table, as the host."""
    require(permissions.host, context.table, context.person)
    yield entries.Left(known_person(context.table, command.person))


def hand_over(context: CommandContext, command: commands.Host) -> Iterable[AnyEvent]:
    """Make somebody else the host; never a bot."""
    require(permissions.host, context.table, context.person)
    new_host = context.table.people[known_person(context.table, command.person)]
    if new_host.bot:
        raise TableRefusal("no-such-person")
    yield entries.HostNamed(new_host.id)


def add_bot(context: CommandContext, command: commands.AddBot) -> Iterable[AnyEvent]:
    """Give a seat to a new bot. The previous occupant stands up."""
    table = context.table
    require(permissions.add_bot, table, context.person)
    if len(table.people) >= MOST_PEOPLE:
        raise TableRefusal("table-full")
    if command.level not in bots_of(table.settings.game):
        raise TableRefusal("no-such-bot", bot=command.level)
    seat, person = _known_seat(table, command.seat), f"p{table.came + 1}"
    yield from _bots_dismissed(table, table.seats.get(seat, ""))
    yield entries.Joined(person, _bot_name(table, command.level), bot=command.level)
    yield entries.Seated(seat, person)


_BOT_NAMES: Final = ("Kostka", "Pip", "Dado", "Zar", "Pomyk", "Bibi", "Migotka", "Lumi", "Dudek", "Yinyin")


def _bot_name(table: Table, level: str) -> str:
    """Return a free name: one that stands for the bot's level if possible, otherwise another or a numbered one. An
    installed player has its own."""
    taken = _names(table)
    if level in players_of(table.settings.game):
        numbered = (f"{level[: commands.NAME_LENGTH - 4]} {number}" for number in count(2))
        return next(name for name in chain([level], numbered) if name.casefold() not in taken)
    own = (face.name for known, faces in AVATARS.items() if known == level for face in faces)
    numbered = (f"Bot {number}" for number in count(table.came + 1))
    return next(name for name in chain(own, _BOT_NAMES, numbered) if name.casefold() not in taken)


def agree(context: CommandContext, command: commands.Agree) -> Iterable[AnyEvent]:
    """Change the settings, if a game can be played with them."""
    require(permissions.host_between_games, context.table, context.person)
    settings = command.settings
    if command.keep_words:
        settings = replace(settings, pack=context.table.settings.pack)
    seats = _seats_after(context.table, settings)
    check(settings, seats)
    _check_hearing(context.table, settings, *seats.values())
    unseated = context.table.seat_by_person.keys() - set(seats.values())
    yield from _bots_dismissed(context.table, *sorted(unseated))
    yield entries.Agreed(settings)
    yield from (entries.Stood(person) for person in sorted(unseated) if not is_own_bot(context.table.people[person]))
    yield from (entries.Seated(seat, who) for seat, who in seats.items() if context.table.seats.get(seat) != who)


def _seats_after(table: Table, settings: Settings) -> dict[str, str]:
    """Return who sits where with these settings. A bot that cannot play the game goes."""
    bots = {person.id: person.bot for _, person in own_bots(table)}
    able = bots_of(game_of(settings).name)
    seats = {seat: person for seat, person in table.seats.items() if bots.get(person, able[0]) in able}
    return reseated(table.settings, settings, seats, bots)


def open_book(context: CommandContext, command: commands.OpenBook) -> Iterable[AnyEvent]:
    """Open a team's book at the table, or close it."""
    require(permissions.host_between_games, context.table, context.person)
    if command.book and context.book is None:
        raise TableRefusal("no-such-book")
    yield entries.BookOpened(command.book, "" if context.book is None else context.book.team)
