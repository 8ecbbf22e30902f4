"""Decides a command: returns the events that follow from it, or refuses it. Nothing here changes state."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from cluehouse.games.refusal import Refusal
from cluehouse.games.words import LINE_LENGTH, is_tidy, tidy
from cluehouse.tables import admission, commands, entries, people, permissions, playing, returning, talk
from cluehouse.tables.context import CommandContext
from cluehouse.tables.entries import AnyEvent
from cluehouse.tables.permissions import require
from cluehouse.tables.played_move import Happening
from cluehouse.tables.refusal import TableRefusal


def decide(context: CommandContext, command: commands.Command) -> list[Happening]:
    """Return the events that follow from a command, or refuse it."""
    return list(_DECIDES[type(command)](context, command))


def _say(context: CommandContext, command: commands.Say) -> Iterable[AnyEvent]:
    table = context.table
    if context.person in table.hushed:
        raise TableRefusal("hushed")
    if command.channel not in talk.channels(table, context.person):
        raise TableRefusal("silence")
    text = tidy(command.text)
    if not is_tidy(text, LINE_LENGTH):
        raise Refusal("bad-text", field="text", longest=LINE_LENGTH)
    yield entries.Said(
        context.person, command.channel, text, heard=talk.hearers(table, context.person, command.channel)
    )


def _phrase(context: CommandContext, command: commands.SayPhrase) -> Iterable[AnyEvent]:
    if context.person in context.table.hushed:
        raise TableRefusal("hushed")
    if command.phrase not in talk.phrases(context.table, context.person):
        raise TableRefusal("silence")
    yield entries.Said(context.person, "table", phrase=command.phrase)


def _mute(context: CommandContext, command: commands.Mute) -> Iterable[AnyEvent]:
    yield entries.Muted(context.person, people.known_person(context.table, command.person), command.on)


def _hush(context: CommandContext, command: commands.Hush) -> Iterable[AnyEvent]:
    require(permissions.host, context.table, context.person)
    yield entries.Muted(context.person, people.known_person(context.table, command.person), command.on, all=True)


_DECIDES: Final[dict[type, Callable[[CommandContext, Any], Iterable[Happening]]]] = {
    commands.Rename: people.rename,
    commands.Sit: people.sit,
    commands.Stand: people.stand,
    commands.Leave: people.leave,
    commands.Ready: people.ready,
    commands.OfferTransfer: returning.offer_transfer,
    commands.Claim: returning.claim,
    commands.Vouch: returning.vouch,
    commands.AssignSeat: people.assign_seat,
    commands.Swap: people.swap,
    commands.Kick: people.kick,
    commands.Lock: admission.lock,
    commands.BanPerson: admission.ban,
    commands.LiftBan: admission.lift_ban,
    commands.Admit: admission.admit,
    commands.Host: people.hand_over,
    commands.AddBot: people.add_bot,
    commands.Agree: people.agree,
    commands.OpenBook: people.open_book,
    commands.Start: playing.start,
    commands.Rematch: playing.rematch,
    commands.MakeMove: playing.make_move,
    commands.Undo: playing.undo,
    commands.Resign: playing.resign,
    commands.Consent: playing.consent,
    commands.Refuse: playing.refuse,
    commands.Pause: playing.pause,
    commands.Resume: playing.resume,
    commands.TurnSand: playing.turn_sand,
    commands.Say: _say,
    commands.SayPhrase: _phrase,
    commands.Mute: _mute,
    commands.Hush: _hush,
}
