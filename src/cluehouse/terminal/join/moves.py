"""Moves at a table of a server: what a line means, and sending it."""

import asyncio
from collections.abc import Callable

import msgspec

from cluehouse.games.choice import Choice
from cluehouse.games.rule import Move
from cluehouse.server.wire import Refused
from cluehouse.terminal.console import Console
from cluehouse.terminal.join.connection import Connection
from cluehouse.terminal.join.display import Display
from cluehouse.terminal.join.snapshot import Snapshot, context_of, is_playing
from cluehouse.terminal.reading import clearer_line, named_move, read_card, read_line


def read_offered(console: Console, snapshot: Snapshot, line: str) -> list[Move] | None:
    """The moves of a line that is clearly a move: a card on the screen, or the name of a move that is offered. A line
    with a slash is always a command for the table."""
    if not is_playing(snapshot) or line.startswith("/"):
        return None
    context = context_of(console, snapshot)
    line = line or context.screen.on_enter(context)
    moves = read_card(context, line) if line else None
    if moves is None and line and named_move(context, line) in context.offers[context.seat]:
        moves = read_line(context, line)
    return None if moves is None else [move for _, move in moves]


def read_any(console: Console, snapshot: Snapshot, line: str) -> list[Move] | None:
    """The moves of a line that is no command."""
    moves = read_line(context_of(console, snapshot), line) if is_playing(snapshot) else None
    return None if moves is None else [move for _, move in moves]


class MoveSender:
    """Sends moves to the server, after asking where the referee has doubts. Moves that were typed in advance are kept
    as a plan."""

    def __init__(self, display: Display, connection: Connection, current: Callable[[], Snapshot | None]) -> None:
        self._display, self._connection, self._current = display, connection, current
        self._plan: list[Move] = []
        self._planned: asyncio.Future[Refused | None] | None = None

    async def make(self, snapshot: Snapshot, line: str, moves: list[Move]) -> None:
        """Make the moves that a line stands for, and say why if they are refused."""
        context = context_of(self._display.console, snapshot)
        if snapshot.table.settings.referee == "rulebook":
            warning = await asyncio.to_thread(context.screen.warning, context, moves[0])
            if warning and not await self._display.confirm(warning):
                return
        choices = [(move, _choice(snapshot, move)) for move in moves]
        misfits = [move for move, choice in choices if choice is not None and not choice.admits(move)]
        refused = await self._send(snapshot.update, misfits[:1] or moves)  # the server says why a misfit is refused
        if refused is not None:
            clearer = clearer_line(context, line)
            if refused.code == "stale":
                self._display.keyboard.type_again(line)
            self._display.refuse(refused.text, *([context.say("or-do-you-mean", line=clearer)] if clearer else []))

    async def _send(self, update: int, moves: list[Move]) -> Refused | None:
        """Make the moves one after another; those that cannot be made yet are kept. Returns the refusal, if there was
        one."""
        for number, move in enumerate(moves):
            if number and _choice(self._current(), move) is None:
                self._plan = moves[number:]
                return None
            command = {"do": "move", "move": msgspec.to_builtins(move), "seen": update}
            answered = await self._connection.ask(command)
            if answered.refused is not None:
                return answered.refused
            update = answered.update or update
        return None

    def continue_plan(self, snapshot: Snapshot) -> None:
        """Make the next planned move, if it can be made now. A plan that does not fit any more is dropped."""
        if not self._plan or snapshot.view is None or not snapshot.view.choices:
            return
        plan, self._plan = self._plan, []
        choice = _choice(snapshot, plan[0])
        if choice is not None and choice.admits(plan[0]):
            self._planned = asyncio.ensure_future(self._send(snapshot.update, plan))


def _choice(snapshot: Snapshot | None, move: Move) -> Choice | None:
    choices: tuple[Choice, ...] = () if snapshot is None or snapshot.view is None else snapshot.view.choices
    return next((choice for choice in choices if choice.do == move.name), None)
