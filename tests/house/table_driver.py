"""Drives a table through a House in virtual time, with repeatable dice and with stores that can fail."""

import asyncio
import functools
import selectors
from collections.abc import Callable, Coroutine, Mapping
from hashlib import sha256
from typing import Any, Final, ParamSpec

import msgspec

from cluehouse.bots import Player, open_view
from cluehouse.bots.thought import Thought
from cluehouse.games.notation import parse_move
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move
from cluehouse.house import Answer, House
from cluehouse.house.display import Snapshot
from cluehouse.house.live import Farewell
from cluehouse.house.players import MakePlayer
from cluehouse.store import Append, MemoryStore, NotSaved, Store
from cluehouse.store.contract import NotSavedReason
from cluehouse.tables import commands, entries
from cluehouse.tables.fold import fold
from cluehouse.tables.payload import Sections
from cluehouse.tables.settings import GameName, Settings, game_of
from cluehouse.tables.table import Table
from tests.encoding import raw

P = ParamSpec("P")

NOON: Final = 1_700_000_000_000
NAMES: Final = ("Ala", "Bolek", "Celina", "Darek", "Ewa", "Feliks")
CODENAMES: Final = ("red-chief", "red-1", "blue-chief", "blue-1")

# --- time -------------------------------------------------------------------------------------------


class _VirtualTimeSelector(selectors.DefaultSelector):
    """Advances the virtual time where an event loop would wait."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if not ready and timeout is not None and timeout > 0:
            self.now += timeout
        return ready


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """An event loop in virtual time: sleeping takes no time, and work for a thread runs at once."""

    def __init__(self) -> None:
        self._selector = _VirtualTimeSelector()
        super().__init__(self._selector)

    def time(self) -> float:
        return self._selector.now

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


def in_virtual_time(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an asynchronous test in virtual time. A test that never ends fails after a virtual week."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
            runner.run(asyncio.wait_for(test(*args, **kwargs), timeout=7 * 24 * 3600))

    return run


def now() -> int:
    """The virtual time as a timestamp in milliseconds."""
    return NOON + round(asyncio.get_running_loop().time() * 1000)


# --- chance and stores ------------------------------------------------------------------------------


def repeatable_dice() -> Callable[[int], bytes]:
    """Dice that give the same values in every test, and never the same value twice."""
    throws = 0

    def dice(count: int) -> bytes:
        nonlocal throws
        throws += 1
        return sha256(f"throw {throws}".encode()).digest()[:count]

    return dice


class UnreliableStore(MemoryStore):
    """A store in memory that can refuse or delay writes."""

    def __init__(self) -> None:
        super().__init__()
        self.refuses: NotSavedReason | None = None
        self.asked = asyncio.Event()  # set when a write begins
        self.free = asyncio.Event()
        self.free.set()
        self.written: list[tuple[Append, ...]] = []

    async def append(self, *pages: Append) -> None:
        self.asked.set()
        await self.free.wait()
        if self.refuses is not None:
            raise NotSaved(self.refuses)
        await super().append(*pages)
        self.written.append(pages)


# --- people -----------------------------------------------------------------------------------------


class RecordingConnection:
    """A connection that records what it was sent last, and why it was closed."""

    def __init__(self) -> None:
        self.person = "?"
        self.update = -1
        self.sections: Sections = {}
        self.shown = 0
        self.farewell: Farewell | None = None

    def show(self, snapshot: Snapshot) -> None:
        self.update, self.sections = snapshot.update, snapshot.sections
        self.shown += 1

    def dismiss(self, why: Farewell) -> None:
        self.farewell = why

    def sees(self, section: str) -> Any:
        """The decoded content of a section."""
        return msgspec.json.decode(self.sections[section])


class TableDriver:
    """A table in a house. People are numbered in order of arrival; p1 is the host."""

    def __init__(self, house: House, code: str, token: str) -> None:
        self.house, self.code = house, code
        self.tokens = {"p1": token}
        self._commands = 0

    @property
    def table(self) -> Table:
        """The table in the memory of the house."""
        return self.house.tables[self.code].table

    @property
    def state(self) -> Any:
        """The state of the game."""
        assert self.table.play is not None
        return self.table.play.state

    async def join(self, seat: str = "") -> str:
        """Add a person, who takes this seat if one is given; returns the person's id."""
        arrival = await self.house.join(self.code, NAMES[len(self.tokens)])
        self.tokens[arrival.person] = arrival.token
        if seat:
            await self.do(arrival.person, commands.Sit(seat))
        return arrival.person

    async def connect(self, person: str = "") -> RecordingConnection:
        """Open a connection for this person, or for a spectator without a name."""
        connection = RecordingConnection()
        await self.house.enter(self.code, self.tokens.get(person, ""), connection)
        return connection

    async def do(self, person: str, command: commands.Command, number: str = "") -> Answer:
        """Give a command to the house."""
        self._commands += 1
        return await self.house.command(self.code, person, number or f"c{self._commands}", command)

    async def refusal(self, person: str, command: commands.Command, number: str = "") -> Refusal:
        """The refusal of a command."""
        try:
            await self.do(person, command, number)
        except Refusal as refusal:
            return refusal
        raise AssertionError(f"not refused: {command}")

    async def refused(self, person: str, command: commands.Command, number: str = "") -> str:
        """The code of the refusal of a command."""
        return (await self.refusal(person, command, number)).code

    def move(self, line: str) -> tuple[str, commands.MakeMove]:
        """The command for a move written as `red-1: guess ROOT`, and the person who gives it."""
        seat, move = parse_move(game_of(self.table.settings).rules, line)
        person = self.table.seats[seat]
        return person, commands.MakeMove(raw(move), self.table.updates[person])

    async def play(self, *lines: str) -> None:
        """Make these moves in order."""
        for line in lines:
            await self.do(*self.move(line))

    async def begin(self, deal: Any) -> None:
        """Start a game with this deal."""
        live = self.house.tables[self.code]
        async with live.lock:
            record = f"record{self.table.number}"
            await self.house.steps.take(
                live, [entries.dealt(self.table.settings.game, deal, dict(self.table.seats), record, self.table.book)]
            )

    async def logged(self) -> Table | None:
        """The table as read back from its log."""
        return await logged(self.house.store, self.code)


async def logged(store: Store, code: str) -> Table | None:
    """The table as read back from its log."""
    return fold(map(entries.from_json, await store.read(f"table/{code}")))


def new_house(store: Store | None = None, **given: Any) -> House:
    """A house with virtual time and repeatable dice."""
    return House(store or MemoryStore(), **{"now": now, "random_bytes": repeatable_dice(), **given})


async def open_table(
    game: GameName = "codenames", *seats: str, house: House | None = None, **settings: Any
) -> TableDriver:
    """Open a table with people in these seats; the host has the first."""
    house = house or new_house()
    arrival = await house.open_table(Settings(game, **{"pace": 0, **settings}), NAMES[0])
    table = TableDriver(house, arrival.code, arrival.token)
    for number, seat in enumerate(seats):
        if number:
            await table.join(seat)
        else:
            await table.do("p1", commands.Sit(seat))
    return table


def kill(house: House) -> None:
    """Stop the timers and bots of a house, as if its process had been killed."""
    for live in house.tables.values():
        for timer in (live.ringing, live.eviction):
            if timer is not None:
                timer.cancel()
        live.bots.stop()


async def reopened(table: TableDriver, **given: Any) -> TableDriver:
    """The same table in a new house that was opened on the same store."""
    house = new_house(table.house.store, random_bytes=lambda count: b"z" * count, **given)
    await house.open()
    again = TableDriver(house, table.code, table.tokens["p1"])
    again.tokens = table.tokens
    again._commands = 1000
    return again


class ScriptedBot(Player):
    """A bot that plays a fixed list of moves in order."""

    def __init__(self, *moves: Move) -> None:
        self.moves = list(moves)
        self.seen: list[Any] = []
        self.refusals: list[str] = []

    def choose(self, sent: bytes) -> Move | None:
        self.seen.append(open_view(sent))
        return self.moves[0] if self.moves else None

    def refused(self, move: Move, code: str) -> None:
        self.refusals.append(code)
        self.moves.pop(0)


class _BotBySeat(Player):
    """A bot that leaves its moves to the player of its seat, which only its view names."""

    def __init__(self, players: Mapping[str, Player]) -> None:
        self._players = players
        self._seat = ""

    def choose(self, sent: bytes) -> Move | None:
        self._seat = open_view(sent).seat
        return self._players[self._seat].choose(sent)

    def refused(self, move: Move, code: str) -> None:
        self._players[self._seat].refused(move, code)

    def thoughts(self) -> list[Thought]:
        return self._players[self._seat].thoughts()


def bots_by_seat(players: Mapping[str, Player]) -> MakePlayer:
    """A factory of bots that plays each seat with its own player. The simpler players that stand in find no move."""
    return lambda game, level, seed: ScriptedBot() if level in ("beginner", "dice") else _BotBySeat(players)
