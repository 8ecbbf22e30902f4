"""A house in a test's hand: time that leaps instead of passing, dice that fall the same way, stores that misbehave."""

import asyncio
import functools
import selectors
from collections.abc import Callable, Coroutine
from hashlib import sha256
from typing import Any, Final, ParamSpec

import msgspec

from cluehouse.bots import Player, open_view
from cluehouse.games.notation import parse_move
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move
from cluehouse.house import Answer, House
from cluehouse.house.display import Snapshot
from cluehouse.house.live import Farewell
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


class _Leaps(selectors.DefaultSelector):
    """Waits for nothing: where a loop would wait, time leaps."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if not ready and timeout is not None and timeout > 0:
            self.now += timeout
        return ready


class LeapingLoop(asyncio.SelectorEventLoop):
    """A loop in which a minute takes no time, and what would go to a thread is done at once."""

    def __init__(self) -> None:
        self._leaps = _Leaps()
        super().__init__(self._leaps)

    def time(self) -> float:
        return self._leaps.now

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


def in_leaps(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """The test, run in leaping time. Whoever waits for what never comes fails after a week of it."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        with asyncio.Runner(loop_factory=LeapingLoop) as runner:
            runner.run(asyncio.wait_for(test(*args, **kwargs), timeout=7 * 24 * 3600))

    return run


def now() -> int:
    """The house's time."""
    return NOON + round(asyncio.get_running_loop().time() * 1000)


# --- chance and stores ------------------------------------------------------------------------------


def falling() -> Callable[[int], bytes]:
    """Dice that fall the same way every evening, and never twice alike."""
    throws = 0

    def dice(count: int) -> bytes:
        nonlocal throws
        throws += 1
        return sha256(f"throw {throws}".encode()).digest()[:count]

    return dice


class Moody(MemoryStore):
    """A store that can be told to refuse, or to take its time."""

    def __init__(self) -> None:
        super().__init__()
        self.refuses: NotSavedReason | None = None
        self.asked = asyncio.Event()  # somebody wants to write
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


class Guest:
    """Somebody's connection: what was shown last, and whether it is over."""

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
        """What stands in a section."""
        return msgspec.json.decode(self.sections[section])


class Evening:
    """A table in a house, with people who come in order: p1 is its host."""

    def __init__(self, house: House, code: str, token: str) -> None:
        self.house, self.code = house, code
        self.tokens = {"p1": token}
        self._commands = 0

    @property
    def table(self) -> Table:
        """The table as the house has it in memory."""
        return self.house.tables[self.code].table

    @property
    def state(self) -> Any:
        """The state of the game."""
        assert self.table.play is not None
        return self.table.play.state

    async def come(self, seat: str = "") -> str:
        """One more person comes, and sits down where a seat is named."""
        arrival = await self.house.join(self.code, NAMES[len(self.tokens)])
        self.tokens[arrival.person] = arrival.token
        if seat:
            await self.do(arrival.person, commands.Sit(seat))
        return arrival.person

    async def watch(self, person: str = "") -> Guest:
        """This person's connection, or one without a name."""
        guest = Guest()
        await self.house.enter(self.code, self.tokens.get(person, ""), guest)
        return guest

    async def do(self, person: str, command: commands.Command, number: str = "") -> Answer:
        """Somebody gives a command."""
        self._commands += 1
        return await self.house.command(self.code, person, number or f"c{self._commands}", command)

    async def refusal(self, person: str, command: commands.Command, number: str = "") -> Refusal:
        """How a command is refused."""
        try:
            await self.do(person, command, number)
        except Refusal as refusal:
            return refusal
        raise AssertionError(f"not refused: {command}")

    async def refused(self, person: str, command: commands.Command, number: str = "") -> str:
        """The code of that refusal."""
        return (await self.refusal(person, command, number)).code

    def move(self, line: str) -> tuple[str, commands.MakeMove]:
        """The command that stands for a line such as `red-1: guess ROOT`, and who gives it."""
        seat, move = parse_move(game_of(self.table.settings).rules, line)
        person = self.table.seats[seat]
        return person, commands.MakeMove(raw(move), self.table.updates[person])

    async def play(self, *lines: str) -> None:
        """Moves, one after another."""
        for line in lines:
            await self.do(*self.move(line))

    async def begin(self, deal: Any) -> None:
        """A game begins with this deal."""
        live = self.house.tables[self.code]
        async with live.lock:
            record = f"record{self.table.number}"
            await self.house.steps.take(
                live, [entries.dealt(self.table.settings.game, deal, dict(self.table.seats), record, self.table.book)]
            )

    async def logged(self) -> Table | None:
        """The table as its log tells it."""
        return await logged(self.house.store, self.code)


async def logged(store: Store, code: str) -> Table | None:
    """The table as its log tells it."""
    return fold(map(entries.from_json, await store.read(f"table/{code}")))


def new_house(store: Store | None = None, **given: Any) -> House:
    """A house in leaping time, with dice that fall the same way."""
    return House(store or MemoryStore(), **{"now": now, "random_bytes": falling(), **given})


async def evening(game: GameName = "codenames", *seats: str, house: House | None = None, **settings: Any) -> Evening:
    """A table with people in these seats, its host in the first."""
    house = house or new_house()
    arrival = await house.open_table(Settings(game, **{"pace": 0, **settings}), NAMES[0])
    table = Evening(house, arrival.code, arrival.token)
    for number, seat in enumerate(seats):
        if number:
            await table.come(seat)
        else:
            await table.do("p1", commands.Sit(seat))
    return table


def kill(house: House) -> None:
    """The process is gone: nothing of it rings or thinks any more."""
    for live in house.tables.values():
        for timer in (live.ringing, live.eviction):
            if timer is not None:
                timer.cancel()
        live.bots.stop()


async def reopened(table: Evening, **given: Any) -> Evening:
    """The same table after the house was killed and opened again on the same store."""
    house = new_house(table.house.store, random_bytes=lambda count: b"z" * count, **given)
    await house.open()
    again = Evening(house, table.code, table.tokens["p1"])
    again.tokens = table.tokens
    again._commands = 1000
    return again


class Scripted(Player):
    """A bot that plays what it is told to, in order, and says nothing more."""

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
