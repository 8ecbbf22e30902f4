"""What comes of a command: the events that it brings about, or a refusal. Nothing here changes anything."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from cluehouse.games.refusal import Refusal
from cluehouse.games.words import LINE_LENGTH, is_tidy, tidy
from cluehouse.tables import bars, commands, entries, gaming, people, talk
from cluehouse.tables.asked import Asked
from cluehouse.tables.bars import pass_bar
from cluehouse.tables.entries import AnyEvent
from cluehouse.tables.refusal import TableRefusal


def decide(asked: Asked, command: commands.Command) -> list[AnyEvent]:
    """The events that follow from a command, or a refusal."""
    return list(_DECIDES[type(command)](asked, command))


def _say(asked: Asked, command: commands.Say) -> Iterable[AnyEvent]:
    table = asked.table
    if asked.person in table.hushed:
        raise TableRefusal("hushed")
    if command.channel not in talk.channels(table, asked.person):
        raise TableRefusal("silence")
    text = tidy(command.text)
    if not is_tidy(text, LINE_LENGTH):
        raise Refusal("bad-text", field="text", longest=LINE_LENGTH)
    yield entries.Said(asked.person, command.channel, text, heard=talk.hearers(table, asked.person, command.channel))


def _phrase(asked: Asked, command: commands.SayPhrase) -> Iterable[AnyEvent]:
    if asked.person in asked.table.hushed:
        raise TableRefusal("hushed")
    if command.phrase not in talk.phrases(asked.table, asked.person):
        raise TableRefusal("silence")
    yield entries.Said(asked.person, "table", phrase=command.phrase)


def _mute(asked: Asked, command: commands.Mute) -> Iterable[AnyEvent]:
    yield entries.Muted(asked.person, people.somebody(asked.table, command.person), command.on)


def _hush(asked: Asked, command: commands.Hush) -> Iterable[AnyEvent]:
    pass_bar(bars.host, asked.table, asked.person)
    yield entries.Muted(asked.person, people.somebody(asked.table, command.person), command.on, all=True)


_DECIDES: Final[dict[type, Callable[[Asked, Any], Iterable[AnyEvent]]]] = {
    commands.Rename: people.rename,
    commands.Sit: people.sit,
    commands.Stand: people.stand,
    commands.Leave: people.leave,
    commands.Ready: people.ready,
    commands.Place: people.place,
    commands.Swap: people.swap,
    commands.Kick: people.kick,
    commands.Host: people.hand_over,
    commands.AddBot: people.add_bot,
    commands.Agree: people.agree,
    commands.OpenBook: people.open_book,
    commands.Start: gaming.start,
    commands.Rematch: gaming.rematch,
    commands.MakeMove: gaming.make_move,
    commands.Undo: gaming.undo,
    commands.Resign: gaming.resign,
    commands.Consent: gaming.consent,
    commands.Refuse: gaming.refuse,
    commands.Pause: gaming.pause,
    commands.Resume: gaming.resume,
    commands.TurnSand: gaming.turn_sand,
    commands.Say: _say,
    commands.SayPhrase: _phrase,
    commands.Mute: _mute,
    commands.Hush: _hush,
}
