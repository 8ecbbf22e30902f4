"""Decides commands about games: starting, moving, taking back, giving up, pausing."""

from collections.abc import Iterable, Iterator

import msgspec

from cluehouse.bots.thought import Thought
from cluehouse.games.game import AnyDeal, AnyGame
from cluehouse.games.refusal import Refusal
from cluehouse.games.resign import Resign
from cluehouse.games.rule import Move
from cluehouse.games.seating import REFEREE, TABLE
from cluehouse.tables import advice, commands, entries, permissions
from cluehouse.tables.consent import asked_for_resigning, asked_for_undo, resigning_side, undo_keeps
from cluehouse.tables.context import CommandContext
from cluehouse.tables.entries import AnyEvent, moved
from cluehouse.tables.happening import Happening, Played, play_move
from cluehouse.tables.lineup import line_up, rotated
from cluehouse.tables.permissions import require, running
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import game_of, options_of, pack_of
from cluehouse.tables.table import Table, seat_of


def start(context: CommandContext, command: commands.Start) -> Iterable[AnyEvent]:
    """Start a game with those who sit here."""
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
    last, turn_over = table.play.deal, game_of(table.settings).turn_over
    turned = command.cards == "turned" and table.play.game == table.settings.game
    if turned and turn_over is not None and last.options == options_of(table.settings, **sizes):
        yield dealt(context, turn_over(last, context.luck.seed), seats)
    else:
        yield dealt(context, _new_deal(context, sizes), seats)


def _new_deal(context: CommandContext, sizes: dict[str, int]) -> AnyDeal:
    settings = context.table.settings
    deal: AnyDeal = game_of(settings).deal(options_of(settings, **sizes), pack_of(settings), context.luck.seed)
    return deal


def dealt(context: CommandContext, deal: AnyDeal, seats: dict[str, str]) -> entries.Dealt:
    """The event of a new game; refused if the team's book does not have its mission open yet."""
    table, book = context.table, ""
    campaign = game_of(table.settings).campaign
    if table.book and context.book is not None and campaign is not None:
        mission = campaign.mission_of(deal.options)
        if mission is not None and mission not in campaign.open_missions(context.book):
            raise Refusal("mission-locked", mission=mission)  # DU-88
        book = table.book
    return entries.dealt(table.settings.game, deal, seats, context.luck.record, book)


# --- moves ----------------------------------------------------------------------------------------


def make_move(context: CommandContext, command: commands.MakeMove) -> Iterable[Happening]:
    """Make a move of the person's own seat, if it knows what has happened."""
    table, game = context.table, game_of(context.table.settings)
    seat = own_seat(context)
    running(table)
    try:
        move = game.read_move(command.move)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("no-such-move", move=_name_in(command.move)) from None
    if command.seen < table.binding_updates.get(context.person, 0) and not _may_be_stale(game, table, move):
        raise TableRefusal("stale")
    return played(table, seat, move)


def _may_be_stale(game: AnyGame, table: Table, move: Move) -> bool:
    """Does this move count although the player had not seen the latest? It binds nobody, or it names what it is
    about and is taken in the order of arrival (D-TW-17, D-DC-12)."""
    rule = game.rules[type(move)]
    return rule.in_order or (table.play is not None and not rule.binding(table.play.state))


class _Named(msgspec.Struct):
    do: str = ""


def _name_in(encoded: msgspec.Raw) -> str:
    """What a move calls itself that is none."""
    try:
        return msgspec.json.decode(encoded, type=_Named).do[:24]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def played(table: Table, seat: str, move: Move, thoughts: tuple[Thought, ...] = ()) -> list[Happening]:
    """A move, and what the referee says to it. Refused by the rules, or by a strict referee. A bot's thoughts are kept
    with moves that bind: what it only points at, it thinks again when it touches it."""
    play, game = running(table), game_of(table.settings)
    if table.paused:
        raise TableRefusal("paused")
    made = play_move(game, play.state, moved(seat, move), move)
    advice.check(table.settings, play.state, seat, move)
    if thoughts and made.binding:
        made = msgspec.structs.replace(made, event=moved(seat, move, thoughts))
    return [made, *_remarks(table, game, made)]


def _remarks(table: Table, game: AnyGame, made: Played) -> Iterator[Played]:
    state = made.state
    for remark in advice.remarks(table.settings, game, state, made.move):
        try:
            said = play_move(game, state, moved(REFEREE, remark), remark)
        except Refusal:
            continue  # the turn is over, or the trap was called already
        state = said.state
        yield said


def own_seat(context: CommandContext) -> str:
    """The seat of whoever gave the command, or a refusal."""
    seat = seat_of(context.table, context.person)
    if seat is None:
        raise TableRefusal("not-seated")
    return seat


# --- by consent -----------------------------------------------------------------------------------


def undo(context: CommandContext, command: commands.Undo) -> Iterable[AnyEvent]:
    """Taking back, if all others who play agree."""
    table = context.table
    require(permissions.undo, table, context.person)
    seat = own_seat(context)
    keep = undo_keeps(running(table), seat)
    others = asked_for_undo(table, seat)
    yield entries.Proposed("undo", seat, others, keep) if others else entries.Undone(keep)


def resign(context: CommandContext, command: commands.Resign) -> Iterable[Happening]:
    """Giving up, if the own side agrees."""
    table = context.table
    require(permissions.vote, table, context.person)
    seat = own_seat(context)
    mates = asked_for_resigning(table, seat)
    yield entries.Proposed("resign", seat, mates) if mates else _given_up(table, seat)


def _given_up(table: Table, seat: str) -> Played:
    move = Resign(resigning_side(table, seat))
    return play_move(game_of(table.settings), running(table).state, moved(TABLE, move), move)


def consent(context: CommandContext, command: commands.Consent) -> Iterable[Happening]:
    """One more agrees; with the last of them it is done."""
    table, vote = context.table, context.table.vote
    require(permissions.consent, table, context.person)
    seat = own_seat(context)
    assert vote is not None
    yield entries.Consented(seat)
    if vote.waiting == (seat,):
        yield entries.Undone(vote.keep) if vote.kind == "undo" else _given_up(table, vote.seat)


def refuse(context: CommandContext, command: commands.Refuse) -> Iterable[AnyEvent]:
    """One who does not agree is enough."""
    require(permissions.refuse, context.table, context.person)
    yield entries.Dropped()


# --- time -----------------------------------------------------------------------------------------


def pause(context: CommandContext, command: commands.Pause) -> Iterable[AnyEvent]:
    """Nothing moves, and no time runs."""
    require(permissions.pause, context.table, context.person)
    yield entries.Paused(context.person)


def resume(context: CommandContext, command: commands.Resume) -> Iterable[AnyEvent]:
    """The game goes on."""
    require(permissions.resume, context.table, context.person)
    yield entries.Resumed(context.person)


def turn_sand(context: CommandContext, command: commands.TurnSand) -> Iterable[AnyEvent]:
    """Time runs for whoever is on turn (CN-74)."""
    require(permissions.sand, context.table, context.person)
    yield entries.SandTurned(context.person)
