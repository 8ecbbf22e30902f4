"""Decides commands about games: start, move, undo, resign, pause."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from cluehouse.bots.thought import Thought
from cluehouse.games.game import AnyDeal, AnyGame
from cluehouse.games.refusal import Refusal
from cluehouse.games.resign import Resign
from cluehouse.games.rule import Move
from cluehouse.games.seating import REFEREE, TABLE
from cluehouse.tables import advice, commands, entries, permissions
from cluehouse.tables.consent import resign_voters, resigning_side, undo_voters
from cluehouse.tables.context import CommandContext
from cluehouse.tables.entries import AnyEvent, moved
from cluehouse.tables.lineup import line_up, rotated
from cluehouse.tables.permissions import require, running
from cluehouse.tables.played_move import Happening, PlayedMove, play_move
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import game_of, options_of, pack_of
from cluehouse.tables.table import Table, seat_of

MOST_MOVE: Final = 4_096  # bytes of a move as it is sent


def start(context: CommandContext, command: commands.Start) -> Iterable[AnyEvent]:
    """Start a game with the people who are seated."""
    table = context.table
    require(permissions.start, table, context.person)
    sizes, seats = line_up(table.settings, table.seats)
    yield dealt(context, _new_deal(context, sizes), seats)


def rematch(context: CommandContext, command: commands.Rematch) -> Iterable[AnyEvent]:
    """Start the next game with the same people."""
    table = context.table
    require(permissions.rematch, table, context.person)
    assert table.play is not None
    sizes, seats = line_up(table.settings, table.seats)
    if command.rotate:
        seats = rotated(table.settings, seats)
    last, turned_deal = table.play.deal, game_of(table.settings).turned_deal
    turned = command.cards == "turned" and table.play.game == table.settings.game
    if turned and turned_deal is not None and last.options == options_of(table.settings, **sizes):
        yield dealt(context, turned_deal(last, context.randomness.seed), seats)
    else:
        yield dealt(context, _new_deal(context, sizes), seats)


def _new_deal(context: CommandContext, sizes: dict[str, int]) -> AnyDeal:
    settings = context.table.settings
    deal: AnyDeal = game_of(settings).deal(options_of(settings, **sizes), pack_of(settings), context.randomness.seed)
    return deal


def dealt(context: CommandContext, deal: AnyDeal, seats: dict[str, str]) -> entries.Dealt:
    """Return the event of a new game; refuse it if its mission is not open yet in the team's book."""
    table, book = context.table, ""
    campaign = game_of(table.settings).campaign
    if table.book and context.book is not None and campaign is not None:
        mission = campaign.mission_of(deal.options)
        if mission is not None and mission not in campaign.open_missions(context.book):
            raise Refusal("mission-locked", mission=mission)  # DU-88
        book = table.book
    return entries.dealt(table.settings.game, deal, seats, context.randomness.record, book)


# --- moves ----------------------------------------------------------------------------------------


def make_move(context: CommandContext, command: commands.MakeMove) -> Iterable[Happening]:
    """Make a move for the person's own seat, if they have seen what they must know."""
    table, game = context.table, game_of(context.table.settings)
    seat = own_seat(context)
    running(table)
    if len(command.move) > MOST_MOVE:
        raise TableRefusal("bad-command", field="command.move", reason="too-big", limit=MOST_MOVE)
    try:
        move = game.read_move(command.move)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("no-such-move", move=_name_in(command.move)) from None
    if command.seen < table.binding_updates.get(context.person, 0) and not _may_be_stale(game, table, move):
        raise TableRefusal("stale")
    return played(table, seat, move)


def _may_be_stale(game: AnyGame, table: Table, move: Move) -> bool:
    """Whether this move counts although the player had not seen the latest update: it binds nobody, or it names what it
    is about and is taken in the order of arrival (D-TW-17, D-DC-12)."""
    rule = game.rules[type(move)]
    return rule.accepts_stale or (table.play is not None and not rule.binding(table.play.state))


class _Named(msgspec.Struct):
    do: str = ""


def _name_in(encoded: msgspec.Raw) -> str:
    """Return the name that an unreadable move gives itself."""
    try:
        return msgspec.json.decode(encoded, type=_Named).do[:24]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def played(table: Table, seat: str, move: Move, thoughts: tuple[Thought, ...] = ()) -> list[Happening]:
    """Play a move and the referee's remarks on it. The rules or a strict referee may refuse it. A bot's thoughts are
    kept only with binding moves: when it only points at a card, it thinks again before it guesses."""
    play, game = running(table), game_of(table.settings)
    if table.paused:
        raise TableRefusal("paused")
    made = play_move(game, play.state, moved(seat, move), move)
    instead = advice.check(table.settings, play.state, seat, move)
    if instead is not None:
        return [play_move(game, play.state, moved(REFEREE, instead), instead)]
    if thoughts and made.binding:
        made = msgspec.structs.replace(made, event=moved(seat, move, thoughts))
    return [made, *_remarks(table, game, made)]


def _remarks(table: Table, game: AnyGame, made: PlayedMove) -> Iterator[PlayedMove]:
    state = made.state
    for remark in advice.remarks(table.settings, game, state, made.event.seat, made.move):
        try:
            said = play_move(game, state, moved(REFEREE, remark), remark)
        except Refusal:
            continue  # the turn is over, or the trap was already called
        state = said.state
        yield said


def own_seat(context: CommandContext) -> str:
    """Return the seat of the person who gave the command; refuse if they have none."""
    seat = seat_of(context.table, context.person)
    if seat is None:
        raise TableRefusal("not-seated")
    return seat


# --- by consent -----------------------------------------------------------------------------------


def undo(context: CommandContext, command: commands.Undo) -> Iterable[AnyEvent]:
    """Take moves back, if all other players agree."""
    table = context.table
    require(permissions.undo, table, context.person)
    seat = own_seat(context)
    keep = running(table).undo_points[seat].keep
    others = undo_voters(table, seat)
    yield entries.Proposed("undo", seat, others, keep) if others else entries.Undone(keep, seat)


def resign(context: CommandContext, command: commands.Resign) -> Iterable[Happening]:
    """Resign, if the rest of the side agrees."""
    table = context.table
    require(permissions.vote, table, context.person)
    seat = own_seat(context)
    mates = resign_voters(table, seat)
    yield entries.Proposed("resign", seat, mates) if mates else _given_up(table, seat)


def _given_up(table: Table, seat: str) -> PlayedMove:
    move = Resign(resigning_side(table, seat))
    return play_move(game_of(table.settings), running(table).state, moved(TABLE, move), move)


def consent(context: CommandContext, command: commands.Consent) -> Iterable[Happening]:
    """Agree to a proposal; when the last one agrees, it is carried out."""
    table, vote = context.table, context.table.vote
    require(permissions.consent, table, context.person)
    seat = own_seat(context)
    assert vote is not None
    yield entries.Consented(seat)
    if vote.waiting == (seat,):
        yield entries.Undone(vote.keep, vote.seat) if vote.kind == "undo" else _given_up(table, vote.seat)


def refuse(context: CommandContext, command: commands.Refuse) -> Iterable[AnyEvent]:
    """Reject a proposal; one rejection is enough."""
    require(permissions.refuse, context.table, context.person)
    yield entries.Dropped()


# --- time -----------------------------------------------------------------------------------------


def pause(context: CommandContext, command: commands.Pause) -> Iterable[AnyEvent]:
    """Pause the game and its clock."""
    require(permissions.pause, context.table, context.person)
    yield entries.Paused(context.person)


def resume(context: CommandContext, command: commands.Resume) -> Iterable[AnyEvent]:
    """Continue a paused game."""
    require(permissions.resume, context.table, context.person)
    yield entries.Resumed(context.person)


def turn_sand(context: CommandContext, command: commands.TurnSand) -> Iterable[AnyEvent]:
    """Start the timer of the current turn by hand (CN-74)."""
    require(permissions.sand, context.table, context.person)
    yield entries.SandTurned(context.person)
