"""What comes of commands about games: starting, moving, taking back, giving up, pausing."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from cluehouse.bots.thought import Thought
from cluehouse.games.codenames import rematch as turn_codenames
from cluehouse.games.duet import mission_played
from cluehouse.games.duet import rematch as turn_duet
from cluehouse.games.duet.book import open_missions
from cluehouse.games.game import REFEREE, TABLE
from cluehouse.games.record import print_deal
from cluehouse.games.refusal import Refusal
from cluehouse.games.resign import Resign
from cluehouse.games.rule import Move
from cluehouse.tables import advice, bars, commands, entries
from cluehouse.tables.asked import Asked
from cluehouse.tables.bars import pass_bar, running
from cluehouse.tables.consent import asked_for_resigning, asked_for_undo, side_of, undo_keeps
from cluehouse.tables.entries import AnyEvent
from cluehouse.tables.lineup import line_up, rotated
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import game_of, options_of, pack_of
from cluehouse.tables.table import LIGHT, Table, seat_of


def start(asked: Asked, command: commands.Start) -> Iterable[AnyEvent]:
    """Those who sit here play."""
    table = asked.table
    pass_bar(bars.start, table, asked.person)
    sizes, seats = line_up(table.settings, table.seats)
    yield _dealt(asked, _new_deal(asked, sizes), seats)


def rematch(asked: Asked, command: commands.Rematch) -> Iterable[AnyEvent]:
    """The same people play again."""
    table = asked.table
    pass_bar(bars.rematch, table, asked.person)
    assert table.play is not None
    sizes, seats = line_up(table.settings, table.seats)
    if command.rotate:
        seats = rotated(table.settings, seats)
    last, turn_over = table.play.deal, _TURN_OVER.get(table.settings.game)
    turned = command.cards == "turned" and turn_over is not None and last.options == options_of(table.settings, **sizes)
    deal = turn_over(last, asked.luck.seed) if turned and turn_over is not None else _new_deal(asked, sizes)
    yield _dealt(asked, deal, seats)


_TURN_OVER: Final[dict[str, Callable[[Any, str], Any]]] = {
    "codenames": turn_codenames,
    "duet": turn_duet,
}  # CN-10, DU-81


def _new_deal(asked: Asked, sizes: dict[str, int]) -> Any:
    settings = asked.table.settings
    return game_of(settings).deal(options_of(settings, **sizes), pack_of(settings), asked.luck.seed)


def _dealt(asked: Asked, deal: Any, seats: dict[str, str]) -> entries.Dealt:
    table, book = asked.table, ""
    if table.book and asked.book is not None and table.settings.game == "duet":
        mission = mission_played(deal.options)
        if mission is not None and mission not in open_missions(asked.book):
            raise Refusal("mission-locked", mission=mission)  # DU-88
        book = table.book
    return entries.Dealt(print_deal(table.settings.game, deal), seats, asked.luck.record, book)


# --- moves ----------------------------------------------------------------------------------------


def make_move(asked: Asked, command: commands.MakeMove) -> Iterable[AnyEvent]:
    """A move of the person's own seat, if it knows what has happened."""
    table, game = asked.table, game_of(asked.table.settings)
    seat = own_seat(asked)
    running(table)
    name = str(command.move.get("do"))
    if command.seen < table.fresh.get(asked.person, 0) and name not in LIGHT | _IN_ORDER.get(game.name, frozenset()):
        raise TableRefusal("stale")
    try:
        move = game.read_move(command.move)
    except (msgspec.ValidationError, UnicodeError):
        raise Refusal("no-such-move", move=str(command.move.get("do", ""))[:24]) from None
    return played(table, seat, move)


# What is taken in the order it comes, whatever else was said meanwhile (D-TW-17, D-DC-12): each names what it is about.
_IN_ORDER: Final = {
    "trapwords": frozenset("say guess call-trap call-illegal doubt-trap doubt-illegal".split()),
    "decipher": frozenset({"attempt"}),
}


def played(table: Table, seat: str, move: Move, thoughts: tuple[Thought, ...] = ()) -> list[AnyEvent]:
    """A move, and what the referee says to it. Refused by the rules, or by a strict referee. A bot's thoughts are kept
    with moves that bind: what it only points at, it thinks again when it touches it."""
    play, game = running(table), game_of(table.settings)
    if table.paused:
        raise TableRefusal("paused")
    state = game.play(play.state, seat, move)
    advice.check(table.settings, play.state, seat, move)
    kept = () if move.__struct_config__.tag in LIGHT else thoughts
    events: list[AnyEvent] = [entries.Moved(seat, move, kept)]
    for remark in advice.remarks(table.settings, state, move):
        try:
            state = game.play(state, REFEREE, remark)
        except Refusal:
            continue  # the turn is over, or the trap was called already
        events.append(entries.Moved(REFEREE, remark))
    return events


def own_seat(asked: Asked) -> str:
    """The seat of whoever asks, or a refusal."""
    seat = seat_of(asked.table, asked.person)
    if seat is None:
        raise TableRefusal("not-seated")
    return seat


# --- by consent -----------------------------------------------------------------------------------


def undo(asked: Asked, command: commands.Undo) -> Iterable[AnyEvent]:
    """Taking back, if all others who play agree."""
    table = asked.table
    pass_bar(bars.undo, table, asked.person)
    seat = own_seat(asked)
    keep = undo_keeps(game_of(table.settings), running(table), seat)
    others = asked_for_undo(table, seat)
    yield entries.Proposed("undo", seat, others, keep) if others else entries.Undone(keep)


def resign(asked: Asked, command: commands.Resign) -> Iterable[AnyEvent]:
    """Giving up, if the own side agrees."""
    table = asked.table
    pass_bar(bars.vote, table, asked.person)
    seat = own_seat(asked)
    mates = asked_for_resigning(table, seat)
    yield entries.Proposed("resign", seat, mates) if mates else _given_up(table, seat)


def _given_up(table: Table, seat: str) -> AnyEvent:
    return entries.Moved(TABLE, Resign(side_of(table, seat)))


def consent(asked: Asked, command: commands.Consent) -> Iterable[AnyEvent]:
    """One more agrees; with the last of them it is done."""
    table, vote = asked.table, asked.table.vote
    pass_bar(bars.consent, table, asked.person)
    seat = own_seat(asked)
    assert vote is not None
    yield entries.Consented(seat)
    if vote.waiting == (seat,):
        yield entries.Undone(vote.keep) if vote.kind == "undo" else _given_up(table, vote.seat)


def refuse(asked: Asked, command: commands.Refuse) -> Iterable[AnyEvent]:
    """One who does not agree is enough."""
    pass_bar(bars.refuse, asked.table, asked.person)
    yield entries.Dropped()


# --- time -----------------------------------------------------------------------------------------


def pause(asked: Asked, command: commands.Pause) -> Iterable[AnyEvent]:
    """Nothing moves, and no time runs."""
    pass_bar(bars.pause, asked.table, asked.person)
    yield entries.Paused(asked.person)


def resume(asked: Asked, command: commands.Resume) -> Iterable[AnyEvent]:
    """The game goes on."""
    pass_bar(bars.resume, asked.table, asked.person)
    yield entries.Resumed(asked.person)


def turn_sand(asked: Asked, command: commands.TurnSand) -> Iterable[AnyEvent]:
    """Time runs for whoever is on turn (CN-74)."""
    pass_bar(bars.sand, asked.table, asked.person)
    yield entries.SandTurned(asked.person)
