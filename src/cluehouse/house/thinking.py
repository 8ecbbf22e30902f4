"""The bots at tables: each gets what its seat is sent, and its moves are made like anybody else's.

A bot that cannot go on is replaced by a simpler player, so that no table waits for ever (players.py: `stand_ins`).
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import Final, Literal, get_args

from cluehouse.bots import Player
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move
from cluehouse.house.bot_seats import Situation
from cluehouse.house.bot_workers import TooSlow, in_time
from cluehouse.house.live import LiveTable
from cluehouse.house.pacing import patience
from cluehouse.house.players import MakePlayer, bot_seed, stand_ins
from cluehouse.house.readiness import Readiness
from cluehouse.house.steps import Steps
from cluehouse.house.waiting import awaited_bots
from cluehouse.tables.playing import played
from cluehouse.tables.settings import game_of
from cluehouse.tables.table import Person, Play, Table, bots, is_running
from cluehouse.tables.talk import explained, stood_in

# Why a simpler player takes over.
Failure = Literal["failed", "too-slow", "refused", "no-move"]
FAILURES: Final[tuple[Failure, ...]] = get_args(Failure)

_TRIES: Final = 20  # refused moves in a row before a bot gives up on a view
_LATER: Final = ("not-saved", "stale", "data-damaged")  # refusals that say nothing about the move
_RETRY: Final = 1.0  # seconds until a move that could not be saved is tried again
LONGEST_THOUGHT: Final = 30.0  # seconds that a bot may think
_TICK: Final = 0.25  # seconds: how long a bot thought can be seen only this precisely
_LOG: Final = logging.getLogger("cluehouse.house")


class Thinking:
    """Lets bots think and makes their moves."""

    def __init__(
        self,
        steps: Steps,
        players: MakePlayer,
        readiness: Readiness,
        workers: Executor | None = None,
        longest: float = LONGEST_THOUGHT,
    ) -> None:
        self._steps, self._players, self._readiness = steps, players, readiness
        self._workers, self._longest = workers, longest
        self._closing = False
        self.failures: Counter[Failure] = Counter()  # since the server started

    def close(self) -> None:
        """Start no more thinking."""
        self._closing = True

    def attend(self, live: LiveTable) -> None:
        """Start every bot that may have a move to make. If none has one and the table waits for them, one must move."""
        table = live.table
        if _bots_wait(table) or table.play is None or self._closing or live.is_given_up:
            return
        for seat, _ in bots(table):
            if seat in live.bots.thinking or live.bots.idle.get(seat) == _situation(live, seat):
                continue
            if not game_of(table.settings).choices(table.play.state, seat):
                live.bots.idle[seat] = _situation(live, seat)
                continue
            self._begin(live, seat, must=False)
        if live.bots.idle and not live.bots.thinking:
            awaited = awaited_bots(table, live.alarm)
            seat = next((seat for seat in awaited if live.bots.stuck.get(seat) != _situation(live, seat)), "")
            if seat:
                self._begin(live, seat, must=True)

    def _begin(self, live: LiveTable, seat: str, must: bool) -> None:
        live.bots.thinking[seat] = asyncio.ensure_future(self._think(live, seat, must))

    async def _think(self, live: LiveTable, seat: str, must: bool) -> None:
        try:
            await self._turn(live, seat, must)
        except asyncio.CancelledError:
            raise
        except Exception:
            _LOG.exception("a bot failed", extra={"table": live.table.code, "seat": seat})
            live.bots.idle[seat] = live.bots.stuck[seat] = _situation(live, seat)
        finally:
            del live.bots.thinking[seat]
        self.attend(live)

    async def _turn(self, live: LiveTable, seat: str, must: bool) -> None:
        """Make one move, or none. If the bot cannot, simpler players try; the simplest only if the table waits for this
        seat, because it plays at random."""
        await asyncio.sleep(live.table.settings.pace / 1000)
        person = dict(bots(live.table)).get(seat)
        if person is None or _bots_wait(live.table):
            return  # between games another person may sit here, or the next game may have no such seat
        began = asyncio.get_running_loop().time()
        if person.bot != "dice":
            await self._readiness.bots_prepared(live.table.settings.languages)
        waited = asyncio.get_running_loop().time() - began
        levels = stand_ins(person.bot)
        for level in levels if must else levels[:-1] or levels:
            play = live.table.play
            if play is None or _key(play, seat, person.id, level) in live.bots.unfit:
                continue
            turn = _Turn(live, seat, person, level, must, waited)
            failure = await self._try(turn)
            if failure is None:
                return
            self._report(turn, play, failure)
        live.bots.idle[seat] = _situation(live, seat)
        if must:
            live.bots.stuck[seat] = _situation(live, seat)
            _LOG.error("no bot found a move", extra={"table": live.table.code, "seat": seat})

    def _report(self, turn: "_Turn", play: Play, failure: Failure) -> None:
        self.failures[failure] += 1
        about = {"table": turn.live.table.code, "seat": turn.seat, "reason": f"{turn.level}: {failure}"}
        _LOG.warning("a bot could not move; a simpler one tries", extra=about)
        if failure in ("failed", "too-slow"):
            turn.live.bots.unfit.add(_key(play, turn.seat, turn.person.id, turn.level))

    async def _try(self, turn: "_Turn") -> Failure | None:
        """Let one player try to move; return why it could not, or None if nothing is left to do."""
        try:
            return await self._moves_until_accepted(turn)
        except TooSlow:
            return "too-slow"
        except Exception:
            about = {"table": turn.live.table.code, "seat": turn.seat}
            _LOG.exception("a bot failed", extra=about)
            return "failed"

    async def _moves_until_accepted(self, turn: "_Turn") -> Failure | None:
        """Ask the player until a move is accepted. If the view changed while it thought, it thinks again later."""
        live, seat = turn.live, turn.seat
        for _ in range(_TRIES):
            if not turn.is_on():
                return None
            sent = live.display.games[seat]
            player = self._player(turn)
            move = await self._choice(turn, partial(player.choose, sent))
            pauses = turn.pauses(move)
            if pauses and move is not None:
                if not await _waited(live, seat, move.name, turn.left_of(pauses, move)):
                    return None
                live.bots.waited[seat] = move.name, pauses
            async with live.lock:
                if not turn.is_on() or live.display.games.get(seat) != sent:
                    return None
                if turn.must and seat not in awaited_bots(live.table, live.alarm):
                    return None
                if move is None and turn.must:
                    return "no-move"
                if move is None or pauses is None:
                    live.bots.idle[seat] = _situation(live, seat)
                    return None
                live.bots.waited.pop(seat, None)
                refused = await self._moved(turn, move, player)
            if not refused:
                return None
            if refused in _LATER:
                _LOG.warning("a bot's move could not be saved; retrying", extra={"table": live.table.code})
                await asyncio.sleep(_RETRY)  # the move was legal; only saving failed
                return None
            player.refused(move, refused)
        return "refused"

    async def _choice(self, turn: "_Turn", choose: Callable[[], Move | None]) -> Move | None:
        """Let the player think. How long it takes may depend on secrets, so the answer is used at the next tick."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        move = await in_time(self._workers, self._longest, choose)
        if turn.live.table.settings.pace:
            await asyncio.sleep(-(loop.time() - began) % _TICK)
        return move

    async def _moved(self, turn: "_Turn", move: Move, player: Player) -> str:
        """Make the move; return why it was refused, or an empty string."""
        live, person = turn.live, turn.person
        thoughts = tuple(player.thoughts())
        try:
            happenings = played(live.table, turn.seat, move, thoughts)
            if turn.is_stand_in:
                happenings += stood_in(live.table, person.id, happenings)
            elif person.bot == "beginner":
                happenings += explained(live.table, person.id, move, thoughts)
            await self._steps.take(live, happenings, person.id)
        except Refusal as refusal:
            return refusal.code
        return ""

    def _player(self, turn: "_Turn") -> Player:
        key, players = _key(turn.play, turn.seat, turn.person.id, turn.level), turn.live.bots.players
        if key not in players:
            now = f"{turn.play.number}/{turn.play.undone}/"
            seed = bot_seed(turn.play, turn.seat, turn.person.id, turn.level)
            made = self._players(turn.play.game, turn.level, seed)
            turn.live.bots.players = {old: other for old, other in players.items() if old.startswith(now)} | {key: made}
            return made
        return players[key]


class _Turn:
    """One attempt of a player to move: for whom, at what level, and how many seconds it has waited for its language."""

    def __init__(self, live: LiveTable, seat: str, person: Person, level: str, must: bool, waited: float = 0.0) -> None:
        self.live, self.seat, self.person, self.level, self.must = live, seat, person, level, must
        self._seconds_waited = waited
        self.is_stand_in = level != person.bot

    @property
    def play(self) -> Play:
        assert self.live.table.play is not None
        return self.live.table.play

    def is_on(self) -> bool:
        """Whether the bot still sits here and may move."""
        return not _bots_wait(self.live.table) and self.live.table.seats.get(self.seat) == self.person.id

    def pauses(self, move: Move | None) -> float | None:
        """Return how many pauses the bot gives people before this move; None: it leaves the move to them. Random bots
        never wait, nor does one that must move."""
        if move is None or self.must or self.person.bot == "dice":
            return 0.0
        return patience(self.live.table, self.seat, move)

    def left_of(self, pauses: float, move: Move) -> float:
        """Return how many of these pauses are left. The bot waits only once, unless what happens meanwhile gives people
        more time, and while its language is prepared, too: people had that time."""
        pace = self.live.table.settings.pace
        if not pace:
            return pauses
        last, waited = self.live.bots.waited.get(self.seat, ("", 0.0))
        return max(0.0, pauses - (waited if last == move.name else self._seconds_waited * 1000 / pace))


def _situation(live: LiveTable, seat: str) -> Situation:
    return live.display.games.get(seat, b""), live.table.seats


def _key(play: Play, seat: str, person: str, level: str) -> str:
    return f"{play.number}/{play.undone}/{seat}/{person}/{level}"


def _bots_wait(table: Table) -> bool:
    """Whether no bot may move at this table now. While people decide on an undo, bots wait, unless a clock runs: a vote
    must not cost them their turn."""
    undo_pending = table.vote is not None and table.vote.kind == "undo" and not table.timing.timer
    return not is_running(table) or bool(table.paused) or undo_pending


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
    return True
