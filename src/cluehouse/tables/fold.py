"""How a table follows from its log.

`apply_events` and `finish_step` are the only way a table changes; live play and recovery both use them.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from cluehouse.games.record import read_deal
from cluehouse.tables import clock, entries, fold_places, fold_play
from cluehouse.tables.entries import AnyEvent, LogEntry
from cluehouse.tables.knowledge import may_take
from cluehouse.tables.lineup import offered_seats
from cluehouse.tables.played_move import Happening, PlayedMove, replayed
from cluehouse.tables.settings import game_of
from cluehouse.tables.table import (
    BAN_TIME,
    BANS_KEPT,
    COMMANDS_KEPT,
    MESSAGES_KEPT,
    ONLOOKER,
    Ban,
    ChatMessage,
    Person,
    Play,
    Table,
    heard,
    is_own_bot,
    is_running,
)


def fold(log: Iterable[LogEntry]) -> Table | None:
    """Return the table that results from a log."""
    table = None
    for entry in log:
        table = apply(table, entry)
    return table


def apply(table: Table | None, entry: LogEntry) -> Table:
    """Return the table after one more entry."""
    changed, happenings = apply_events(table, entry.events, entry.at)
    return finish_step(changed, entry, happenings)


def apply_events(table: Table | None, events: Iterable[Happening], at: int) -> tuple[Table, list[Happening]]:
    """Return the table after these events, before updates are counted, and the events with moves replaced by their
    results."""
    happenings: list[Happening] = []
    for event in events:
        happening = event
        if isinstance(event, entries.Moved):
            assert table is not None
            assert table.play is not None
            happening = replayed(table.play, event)
        table = _apply_event(table, happening, at)
        happenings.append(happening)
    assert table is not None
    return table, happenings


def finish_step(table: Table, entry: LogEntry, happenings: Iterable[Happening]) -> Table:
    """Return the table with its clock set and everybody's updates counted."""
    updates = _counted(table, entry)
    return replace(
        table,
        number=table.number + 1,
        at=entry.at,
        timing=clock.ticked(table, entry),
        updates=updates,
        binding_updates=_binding_updates(table, entry, happenings, updates),
        commands=_remembered(table, entry),
    )


def _counted(table: Table, entry: LogEntry) -> dict[str, int]:
    known, newcomer = table.updates, table.updates.get(ONLOOKER, 0)
    people = (ONLOOKER, *table.people)
    if not entry.unaffected:
        return {person: known.get(person, newcomer) + 1 for person in people}
    return {person: known.get(person, newcomer) + (person not in entry.unaffected) for person in people}


def _binding_updates(
    table: Table, entry: LogEntry, happenings: Iterable[Happening], updates: dict[str, int]
) -> dict[str, int]:
    known = table.binding_updates
    if not any(map(_binds, happenings)):
        moved = {person for event in entry.events for person in _changed_seats(table, event)}
        return {**known, **{person: updates[person] for person in moved}} if moved else known
    if not entry.unaffected:
        return updates
    return {
        person: known.get(person, 0) if person in entry.unaffected else update for person, update in updates.items()
    }


def _binds(happening: Happening) -> bool:
    if isinstance(happening, PlayedMove):
        return happening.binding
    return isinstance(happening, entries.Dealt | entries.Undone)


def _changed_seats(table: Table, event: AnyEvent) -> tuple[str, ...]:
    """Return the people who changed seats: what they sent before was meant for the old seat."""
    if isinstance(event, entries.Seated):
        return (event.person,) if event.person in table.people else ()
    if isinstance(event, entries.Swapped):
        return tuple(table.seats[seat] for seat in (event.seat, event.other) if seat in table.seats)
    return ()


def _remembered(table: Table, entry: LogEntry) -> dict[str, tuple[str, ...]]:
    if not entry.command or entry.by not in table.people:
        return table.commands
    ids = (*table.commands.get(entry.by, ()), entry.command)
    return {**table.commands, entry.by: ids[-COMMANDS_KEPT:]}


def _apply_event(table: Table | None, happening: Happening, at: int) -> Table:
    if isinstance(happening, entries.Opened):
        return Table(happening.code, happening.settings)
    assert table is not None
    after = _APPLY[type(happening)](table, happening, at)
    return after if isinstance(happening, entries.Joined) else _without_visitors(after, at)  # their claim comes next


def _without_visitors(table: Table, at: int) -> Table:
    """People who came to a locked table only to claim their place leave it when the claim is over, unless the host
    gave them a seat."""
    for person in table.visitors - table.claims.keys():
        table = replace(table, visitors=table.visitors - {person})
        if person in table.people and person not in table.seat_by_person:
            table = _left(table, entries.Left(person), at)
    return table


def _joined(table: Table, event: entries.Joined, at: int) -> Table:
    person = Person(event.person, event.name, event.token, event.bot)
    host, play = table.host or ("" if event.bot else event.person), table.play
    if play is not None and is_running(table) and not is_own_bot(person):
        play = replace(play, late=play.late | {event.person})
    visitors = table.visitors | {event.person} if table.locked and not is_own_bot(person) else table.visitors
    people = {**table.people, event.person: person}
    return replace(table, people=people, came=table.came + 1, host=host, play=play, visitors=visitors)


def _renamed(table: Table, event: entries.Renamed, at: int) -> Table:
    person = replace(table.people[event.person], name=event.name)
    return replace(table, people={**table.people, event.person: person})


def _left(table: Table, event: entries.Left, at: int) -> Table:
    stood = _stood(table, entries.Stood(event.person), at)
    people = {person_id: person for person_id, person in table.people.items() if person_id != event.person}
    heirs = (person_id for person_id, person in people.items() if not person.bot)
    host = next(heirs, "") if table.host == event.person else table.host
    mutes = {person_id: others for person_id, others in table.mutes.items() if person_id != event.person}
    commands = {person_id: ids for person_id, ids in table.commands.items() if person_id != event.person}
    hushed = table.hushed - {event.person}
    transfers = {person_id: offered for person_id, offered in table.transfers.items() if person_id != event.person}
    return replace(
        stood,
        people=people,
        host=host,
        hushed=hushed,
        mutes=mutes,
        commands=commands,
        transfers=transfers,
        claims=fold_places.without_claims_of(table.claims, event.person),
    )


def _banned(table: Table, event: entries.Banned, at: int) -> Table:
    person = table.people[event.person]
    ban = Ban(person.name, person.token, event.origins, at + BAN_TIME)
    bans = dict([*table.bans.items(), (event.person, ban)][-BANS_KEPT:])
    return replace(_left(table, entries.Left(event.person), at), bans=bans)


def _reclaimed(table: Table, event: entries.Reclaimed, at: int) -> Table:
    token, host = table.people[event.claimant].token, table.host
    known = () if table.play is None else table.play.held.get(event.claimant, ())
    back = fold_places.with_token(_left(table, entries.Left(event.claimant), at), event.person, token)
    if known and back.play is not None:
        held = (*back.play.held.get(event.person, ()), *known)
        play = replace(back.play, held={**back.play.held, event.person: tuple(dict.fromkeys(held))})
        back = replace(back, play=play)
    return replace(back, host=event.person) if host == event.claimant else back


def _host(table: Table, event: entries.HostNamed, at: int) -> Table:
    return replace(table, host=event.person)


def _agreed(table: Table, event: entries.Agreed, at: int) -> Table:
    offered = offered_seats(event.settings, table.seats)
    seats = {seat: person for seat, person in table.seats.items() if seat in offered}
    return _seats_taken(replace(table, settings=event.settings), seats)


def _book_opened(table: Table, event: entries.BookOpened, at: int) -> Table:
    return replace(table, book=event.book, team=event.team)


def _seated(table: Table, event: entries.Seated, at: int) -> Table:
    seats = {seat: person for seat, person in table.seats.items() if person != event.person}
    claims = {who: claim for who, claim in table.claims.items() if who != event.person}
    stands = replace(table, unready=table.unready - {event.person}, vote=None, claims=claims)
    return _held(_seats_taken(stands, {**seats, event.seat: event.person}), {event.seat: event.person})


def _seats_taken(table: Table, seats: dict[str, str]) -> Table:
    """Return the table with these people seated. People who stood up no longer count as unready."""
    by_person = {person: seat for seat, person in seats.items()}
    left = [(seat, person_id) for seat, person_id in table.seats.items() if seats.get(seat) != person_id]
    play = _without_harmless_seats(table.play, left) if is_running(table) and table.play is not None else table.play
    return replace(
        table, seats=seats, seat_by_person=by_person, unready=table.unready.intersection(by_person), play=play
    )


def _without_harmless_seats(play: Play, left: list[tuple[str, str]]) -> Play:
    """Drop seats that people left before they could learn a secret there."""
    held = dict(play.held)
    for seat, person in left:
        if all(may_take(play.game, play.state, (seat,), other) for other in play.deal.seats):
            held[person] = tuple(other for other in held.get(person, ()) if other != seat)
    return play if held == play.held else replace(play, held=held)


def _swapped(table: Table, event: entries.Swapped, at: int) -> Table:
    one, other = table.seats.get(event.seat), table.seats.get(event.other)
    moved = {seat: person for seat, person in ((event.seat, other), (event.other, one)) if person is not None}
    kept = {seat: person for seat, person in table.seats.items() if seat not in (event.seat, event.other)}
    return _held(_seats_taken(replace(table, vote=None), kept | moved), moved)


def _held(table: Table, seats: dict[str, str]) -> Table:
    if not is_running(table) or table.play is None:
        return table
    held = dict(table.play.held)
    for seat, person in seats.items():
        held[person] = tuple(dict.fromkeys((*held.get(person, ()), seat)))
    return replace(table, play=replace(table.play, held=held))


def _stood(table: Table, event: entries.Stood, at: int) -> Table:
    seats = {seat: person for seat, person in table.seats.items() if person != event.person}
    vote = table.vote if len(seats) == len(table.seats) else None  # not everybody who has to agree is seated any more
    return _seats_taken(replace(table, vote=vote), seats)


def _readied(table: Table, event: entries.Readied, at: int) -> Table:
    others = table.unready - {event.person}
    return replace(table, unready=others if event.ready else others | {event.person})


def _dealt(table: Table, event: entries.Dealt, at: int) -> Table:
    game = game_of(table.settings)
    dealt = read_deal(game, event.deal)
    held: dict[str, tuple[str, ...]] = {person: (seat,) for seat, person in event.seats.items()}
    number = 1 + (0 if table.play is None else table.play.number)
    play = Play(
        number,
        table.settings.game,
        dealt.deal,
        game.start(dealt.deal),
        event.record,
        held=held,
        book=event.book,
        began=at,
        text=dealt.text,
    )
    return replace(_seats_taken(table, event.seats), play=play, vote=None, paused="", unready=frozenset())


def _paused(table: Table, event: entries.Paused, at: int) -> Table:
    return replace(table, paused=event.person)


def _resumed(table: Table, event: entries.Resumed, at: int) -> Table:
    return replace(table, paused="")


def _said(table: Table, event: entries.Said, at: int) -> Table:
    name = table.people[event.person].name
    message = ChatMessage(at, event.person, name, event.channel, event.text, event.phrase, event.heard, event.thought)
    talk = (*table.talk, message)
    if len(talk) > MESSAGES_KEPT:
        kept = {message for person in (ONLOOKER, *table.people) for message in heard(talk, person)}
        talk = tuple(message for message in talk if message in kept)
    return replace(table, talk=talk)


def _muted(table: Table, event: entries.Muted, at: int) -> Table:
    if event.all:
        hushed = table.hushed | {event.other} if event.on else table.hushed - {event.other}
        return replace(table, hushed=hushed)
    others = tuple(person for person in table.mutes.get(event.person, ()) if person != event.other)
    return replace(table, mutes={**table.mutes, event.person: (*others, event.other) if event.on else others})


def _unchanged(table: Table, event: AnyEvent, at: int) -> Table:
    return table  # only the clock changes (clock.ticked)


_APPLY: Final[dict[type, Callable[[Table, Any, int], Table]]] = {
    entries.Joined: _joined,
    entries.Renamed: _renamed,
    entries.Left: _left,
    entries.TransferOffered: fold_places.transfer_offered,
    entries.Transferred: fold_places.transferred,
    entries.Claimed: fold_places.claimed,
    entries.Vouched: fold_places.vouched,
    entries.ClaimDropped: fold_places.claim_dropped,
    entries.Reclaimed: _reclaimed,
    entries.Locked: fold_places.locked,
    entries.Banned: _banned,
    entries.BanLifted: fold_places.ban_lifted,
    entries.Admitted: fold_places.admitted,
    entries.HostNamed: _host,
    entries.Agreed: _agreed,
    entries.BookOpened: _book_opened,
    entries.Seated: _seated,
    entries.Swapped: _swapped,
    entries.Stood: _stood,
    entries.Readied: _readied,
    entries.Dealt: _dealt,
    PlayedMove: fold_play.moved,
    entries.Proposed: fold_play.proposed,
    entries.Consented: fold_play.consented,
    entries.Dropped: fold_play.dropped,
    entries.Undone: fold_play.undone,
    entries.Paused: _paused,
    entries.Resumed: _resumed,
    entries.Said: _said,
    entries.Muted: _muted,
    entries.SandTurned: _unchanged,
    entries.Halted: _unchanged,
    entries.Restarted: _unchanged,
}
