"""Who may talk to whom at a table. During a game, the game's rules decide."""

from collections.abc import Hashable, Iterable
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from cluehouse.bots.thought import Thought
from cluehouse.games import GAMES
from cluehouse.games.rule import Move
from cluehouse.games.talk import GALLERY_CHANNEL, SIDE_CHANNEL, TABLE_CHANNEL, Company
from cluehouse.tables.entries import AnyEvent, Said
from cluehouse.tables.knowledge import may_take, perhaps_held
from cluehouse.tables.played_move import Happening, PlayedMove
from cluehouse.tables.table import ChatMessage, Play, Table, heard, is_running, seat_of

# "table", "side", "gallery" (those who watch), or a channel of the game's own.
Channel = Annotated[str, Meta(max_length=24)]

QuickPhrase = Literal[
    "one-moment", "back", "hello", "good-luck", "thanks", "well-played", "sorry", "what-do-you-think", "bye"
]
PHRASES: Final[tuple[QuickPhrase, ...]] = get_args(QuickPhrase)
STOOD_IN: Final = "stood-in"  # what a bot says when a simpler player moves for it
NEUTRAL: Final[tuple[QuickPhrase, ...]] = ("one-moment", "back")  # these reveal nothing about a key (CN-17, CN-47)


def channels(table: Table, person: str) -> tuple[str, ...]:
    """Return the channels in which this person may talk now."""
    if not _has_voice(table, person):
        return ()
    if not is_running(table) or table.play is None:
        return (TABLE_CHANNEL,)
    name = seat_of(table, person)
    if name is None:
        return () if _knows(table.play, person) else (GALLERY_CHANNEL,)
    game = GAMES[table.play.game]
    mates = game.seating.mates(name, table.seats)
    company = Company(rivals_talk=table.settings.rivals_talk, has_mates=len(mates) > 1)
    return game.talk.channels(table.play.state, game.seating.seats[name], company)


def _has_voice(table: Table, person: str) -> bool:
    """Whether this person may talk at all. Who came to a locked table to claim their place may not, before they have
    it."""
    may_talk = person in table.people and person not in table.hushed and person not in table.visitors
    return may_talk and table.settings.talk != "off"


def _knows(play: Play, person: str) -> bool:
    """Whether this person has seen something that spectators, who may still take a seat, must not hear (D-CN-21), or
    may have seen it under another name (D-CN-26)."""
    held = perhaps_held(play, person)
    return not all(may_take(play.game, play.state, held, seat) for seat in play.deal.seats)


def phrases(table: Table, person: str) -> tuple[QuickPhrase, ...]:
    """Return the phrases that this person may say now."""
    if not _has_voice(table, person):
        return ()
    if not is_running(table) or table.play is None or TABLE_CHANNEL in channels(table, person):
        return PHRASES
    name, game = seat_of(table, person), GAMES[table.play.game]
    if name is None or game.talk.is_silent(table.play.state, game.seating.seats[name]):
        return ()
    return NEUTRAL


def hearers(table: Table, person: str, channel: str) -> tuple[str, ...] | None:
    """Return who hears a message in this channel; None: everybody."""
    if channel == TABLE_CHANNEL:
        return None
    if channel == GALLERY_CHANNEL:
        return tuple(person_id for person_id in table.people if seat_of(table, person_id) is None)
    seat = seat_of(table, person)
    assert seat is not None
    assert table.play is not None
    game = GAMES[table.play.game]
    if channel == SIDE_CHANNEL:
        return tuple(table.seats[mate] for mate in game.seating.mates(seat, table.seats))
    hears, seats = game.talk.audiences[channel], game.seating.seats
    return tuple(person_id for at, person_id in table.seats.items() if hears(seats[seat], seats[at]))


def explained(table: Table, person: str, move: Move, thoughts: tuple[Thought, ...]) -> list[AnyEvent]:
    """Return what a bot that explains itself says about its move, if it may talk: the words it thought of. It does not
    say how sure it is, because that would reveal something about its key."""
    if not thoughts or table.play is None or TABLE_CHANNEL not in channels(table, person):
        return []
    if not isinstance(move, GAMES[table.play.game].talk.explained):
        return []
    last = thoughts[-1]
    words = () if last.code == "stopped" else last.words
    return [Said(person, TABLE_CHANNEL, thought=Thought(last.code, words, clue=last.clue))]


def stood_in(table: Table, person: str, happenings: Iterable[Happening]) -> list[AnyEvent]:
    """Return what a bot says when a simpler player moves for it, unless it has said so before in this game. Only those
    hear it who can notice the move: that a bot was at a loss may reveal something about what it knows."""
    assert table.play is not None
    audiences = [happening.audience for happening in happenings if isinstance(happening, PlayedMove)]
    seats = {seat for audience in audiences for seat in audience or ()}
    hearing = tuple(person_id for seat, person_id in table.seats.items() if seat in seats)
    heard_now = None if None in audiences else hearing
    told = (message.heard for message in table.talk if _stood_in_before(message, person, table.play.began))
    if any(heard is None or heard == heard_now for heard in told):
        return []
    return [Said(person, TABLE_CHANNEL, phrase=STOOD_IN, heard=heard_now)]


def _stood_in_before(message: ChatMessage, person: str, since: int) -> bool:
    return message.person == person and message.phrase == STOOD_IN and message.at >= since


def heard_by(table: Table, person: str) -> tuple[ChatMessage, ...]:
    """Return the latest messages that this person has heard, without those of people they muted."""
    muted = table.mutes.get(person, ())
    return tuple(message for message in heard(table.talk, person) if message.person not in muted)


def talk_key(table: Table) -> Hashable:
    """Return the part of the game's state that the channels depend on: while it is equal, so are the channels."""
    return None if table.play is None else GAMES[table.play.game].talk.depends_on(table.play.state)
