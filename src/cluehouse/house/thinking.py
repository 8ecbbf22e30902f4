"""Bots at their seats: each is handed what its seat is sent, and its moves go the way of everybody's moves."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from cluehouse.bots import Player
from cluehouse.bots.thought import Thought
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move
from cluehouse.house.live import LiveTable
from cluehouse.house.patience import patience
from cluehouse.tables.gaming import played
from cluehouse.tables.settings import game_of
from cluehouse.tables.table import Person, Table, bots, is_running
from cluehouse.tables.talk import explained

if TYPE_CHECKING:
    from cluehouse.house.house import House

_TRIES: Final = 20  # refused moves in a row before a bot gives up on a view
_RETRY: Final = 1.0  # seconds until a bot tries again what the disk did not take
_LOG: Final = logging.getLogger("cluehouse.house")


def attend(live: LiveTable, house: "House") -> None:
    """Let every bot think that has something to think about."""
    table = live.table
    if _rests(table) or table.play is None or house.closing:
        return
    for seat, _ in bots(table):
        if seat in live.thinking or live.thought.get(seat) == (live.games[seat], table.seats):
            continue
        if not game_of(table.settings).choices(table.play.state, seat):
            live.thought[seat] = (live.games[seat], table.seats)
            continue
        live.thinking[seat] = asyncio.ensure_future(_think(live, house, seat))


def _rests(table: Table) -> bool:
    """Does no bot move here now? While people decide whether to take moves back, no bot overtakes them; only where a
    clock runs, it does not lose its turn to a vote."""
    asked = table.vote is not None and table.vote.kind == "undo" and not table.timing.what
    return not is_running(table) or bool(table.paused) or asked


def stop(live: LiveTable) -> None:
    """Let the bots of a table stop thinking."""
    for task in live.thinking.values():
        task.cancel()


async def _think(live: LiveTable, house: "House", seat: str) -> None:
    try:
        await _turn(live, house, seat)
    except asyncio.CancelledError:
        raise
    except Exception:
        _LOG.exception("a bot failed", extra={"table": live.table.code, "seat": seat})
        live.thought[seat] = (live.games.get(seat, b""), live.table.seats)
    finally:
        del live.thinking[seat]
    attend(live, house)


async def _turn(live: LiveTable, house: "House", seat: str) -> None:
    """One move, or none. A view that changed while the bot thought is thought about again."""
    await asyncio.sleep(live.table.settings.pace / 1000)
    sent = b""
    for _ in range(_TRIES):
        person = dict(bots(live.table)).get(seat)
        if person is None or _rests(live.table):
            return  # between games somebody else may sit here, for another game that has no such seat yet
        sent = live.games[seat]
        player = _player(live, house, seat, person.id, person.bot)
        move = await asyncio.to_thread(player.choose, sent)
        pauses = _pauses(live, seat, person, move)
        if pauses and not await _waited(live, seat, _name(move), pauses):
            return
        async with live.lock:
            if _rests(live.table):
                return
            if live.games.get(seat) != sent or live.table.seats.get(seat) != person.id:
                return
            if move is None or pauses is None:
                live.thought[seat] = (sent, live.table.seats)
                return
            live.patient.pop(seat, None)
            refused = await _moved(live, house, seat, person, move, tuple(player.thoughts()))
        if not refused:
            return
        if refused == "not-saved":
            _LOG.warning("a bot's move could not be saved; it tries again", extra={"table": live.table.code})
            await asyncio.sleep(_RETRY)  # the move was good: it is the disk that has to change
            return
        player.refused(move, refused)
    live.thought[seat] = (sent, live.table.seats)
    _LOG.warning("a bot found no move", extra={"table": live.table.code, "seat": seat})


def _pauses(live: LiveTable, seat: str, person: Person, move: Move | None) -> float | None:
    """How long a bot holds back. It does so once: whatever happens meanwhile, it need not wait for all of it again."""
    if move is None or person.bot == "dice" or live.patient.get(seat) == _name(move):  # dice know no manners
        return 0
    return patience(live.table, seat, move)


async def _waited(live: LiveTable, seat: str, name: str, pauses: float) -> bool:
    """Hold back for so many pauses; False if this move cannot be made any more, and there is something else to do."""
    while pauses > 0:
        await asyncio.sleep(min(pauses, 1) * live.table.settings.pace / 1000)
        pauses -= 1
        play = live.table.play
        if play is None or not is_running(live.table):
            return False
        if all(choice.do != name for choice in game_of(live.table.settings).choices(play.state, seat)):
            return False
    live.patient[seat] = name
    return True


def _name(move: Move | None) -> str:
    return str(move.__struct_config__.tag) if move is not None else ""


async def _moved(
    live: LiveTable, house: "House", seat: str, person: Person, move: Move, thoughts: tuple[Thought, ...]
) -> str:
    """Make the move; why it was refused, or nothing."""
    try:
        events = played(live.table, seat, move, thoughts)
        if person.bot == "beginner":
            events += explained(live.table, person.id, move, thoughts)
        await house.take_step(live, events, person.id)
    except Refusal as refusal:
        return refusal.code
    return ""


def _player(live: LiveTable, house: "House", seat: str, person: str, level: str) -> Player:
    key = f"{0 if live.table.play is None else live.table.play.number}/{seat}/{person}"
    if key not in live.players:
        live.players = {
            old: player for old, player in live.players.items() if old.partition("/")[0] == key.partition("/")[0]
        }
        live.players[key] = house.players(live.table.settings.game, level, f"{live.table.code}/{key}")
    return live.players[key]
