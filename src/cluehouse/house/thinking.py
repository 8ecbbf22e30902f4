"""The bots at tables: each gets what its seat is sent, and its moves are made like anybody else's."""

import asyncio
import logging
from typing import Final

from cluehouse.bots import Player
from cluehouse.bots.thought import Thought
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move
from cluehouse.house.live import LiveTable
from cluehouse.house.pacing import patience
from cluehouse.house.players import MakePlayer
from cluehouse.house.steps import Steps
from cluehouse.tables.playing import played
from cluehouse.tables.settings import game_of
from cluehouse.tables.table import Person, Table, bots, is_running
from cluehouse.tables.talk import explained

_TRIES: Final = 20  # refused moves in a row before a bot gives up on a view
_RETRY: Final = 1.0  # seconds until a move that could not be saved is tried again
_LOG: Final = logging.getLogger("cluehouse.house")


class Thinking:
    """Lets bots think and makes their moves."""

    def __init__(self, steps: Steps, players: MakePlayer) -> None:
        self._steps, self._players = steps, players
        self._closing = False

    def close(self) -> None:
        """Start no more thinking."""
        self._closing = True

    def attend(self, live: LiveTable) -> None:
        """Start every bot that may have a move to make."""
        table = live.table
        if _bots_wait(table) or table.play is None or self._closing:
            return
        for seat, _ in bots(table):
            view = (live.display.games[seat], table.seats)
            if seat in live.bots.thinking or live.bots.idle.get(seat) == view:
                continue
            if not game_of(table.settings).choices(table.play.state, seat):
                live.bots.idle[seat] = view
                continue
            live.bots.thinking[seat] = asyncio.ensure_future(self._think(live, seat))

    async def _think(self, live: LiveTable, seat: str) -> None:
        try:
            await self._turn(live, seat)
        except asyncio.CancelledError:
            raise
        except Exception:
            _LOG.exception("a bot failed", extra={"table": live.table.code, "seat": seat})
            live.bots.idle[seat] = (live.display.games.get(seat, b""), live.table.seats)
        finally:
            del live.bots.thinking[seat]
        self.attend(live)

    async def _turn(self, live: LiveTable, seat: str) -> None:
        """Make one move, or none. If the view changed while the bot thought, it thinks again."""
        await asyncio.sleep(live.table.settings.pace / 1000)
        sent = b""
        for _ in range(_TRIES):
            person = dict(bots(live.table)).get(seat)
            if person is None or _bots_wait(live.table):
                return  # between games another person may sit here, or the next game may have no such seat
            sent = live.display.games[seat]
            player = self._player(live, seat, person.id, person.bot)
            move = await asyncio.to_thread(player.choose, sent)
            pauses = _pauses(live, seat, person, move)
            if pauses and move is not None and not await _waited(live, seat, move.name, pauses):
                return
            async with live.lock:
                if _bots_wait(live.table):
                    return
                if live.display.games.get(seat) != sent or live.table.seats.get(seat) != person.id:
                    return
                if move is None or pauses is None:
                    live.bots.idle[seat] = (sent, live.table.seats)
                    return
                live.bots.waited.pop(seat, None)
                refused = await self._moved(live, seat, person, move, tuple(player.thoughts()))
            if not refused:
                return
            if refused == "not-saved":
                _LOG.warning("a bot's move could not be saved; retrying", extra={"table": live.table.code})
                await asyncio.sleep(_RETRY)  # the move was legal; only saving failed
                return
            player.refused(move, refused)
        live.bots.idle[seat] = (sent, live.table.seats)
        _LOG.warning("a bot found no move", extra={"table": live.table.code, "seat": seat})

    async def _moved(
        self, live: LiveTable, seat: str, person: Person, move: Move, thoughts: tuple[Thought, ...]
    ) -> str:
        """Make the move; return why it was refused, or an empty string."""
        try:
            happenings = played(live.table, seat, move, thoughts)
            if person.bot == "beginner":
                happenings += explained(live.table, person.id, move, thoughts)
            await self._steps.take(live, happenings, person.id)
        except Refusal as refusal:
            return refusal.code
        return ""

    def _player(self, live: LiveTable, seat: str, person: str, level: str) -> Player:
        number = 0 if live.table.play is None else live.table.play.number
        key, players = f"{number}/{seat}/{person}", live.bots.players
        if key not in players:
            players = {old: player for old, player in players.items() if old.startswith(f"{number}/")}
            players[key] = self._players(live.table.settings.game, level, f"{live.table.code}/{key}")
            live.bots.players = players
        return players[key]


def _bots_wait(table: Table) -> bool:
    """Whether no bot may move at this table now. While people decide on an undo, bots wait, unless a clock runs: a vote
    must not cost them their turn."""
    undo_pending = table.vote is not None and table.vote.kind == "undo" and not table.timing.timer
    return not is_running(table) or bool(table.paused) or undo_pending


def _pauses(live: LiveTable, seat: str, person: Person, move: Move | None) -> float | None:
    """Return how many pauses a bot waits for people before this move. It waits only once, whatever happens meanwhile.
    Random bots never wait."""
    if move is None or person.bot == "dice" or live.bots.waited.get(seat) == move.name:
        return 0.0
    return patience(live.table, seat, move)


async def _waited(live: LiveTable, seat: str, move: str, pauses: float) -> bool:
    """Wait for this many pauses. Return False if the move can no longer be made."""
    while pauses > 0:
        await asyncio.sleep(min(pauses, 1) * live.table.settings.pace / 1000)
        pauses -= 1
        play = live.table.play
        if play is None or not is_running(live.table):
            return False
        if all(choice.do != move for choice in game_of(live.table.settings).choices(play.state, seat)):
            return False
    live.bots.waited[seat] = move
    return True
