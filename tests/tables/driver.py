"""Drives one table without a server: the test adds people, gives commands and moves the clock.

Time stands still until the test moves it. The games have known deals (see tests/<game>/table.py).
"""

from typing import Any, Final

import msgspec

from cluehouse.bots import open_view
from cluehouse.games.notation import parse_move
from cluehouse.games.refusal import Refusal
from cluehouse.games.seating import CLOCK
from cluehouse.games.timing import Alarm
from cluehouse.house import steps
from cluehouse.house.live import LiveTable
from cluehouse.tables import commands, entries, payload, talk
from cluehouse.tables.clock import clock_face, next_alarm
from cluehouse.tables.commands import Command
from cluehouse.tables.context import CommandContext, Randomness
from cluehouse.tables.decide import decide
from cluehouse.tables.entries import LogEntry
from cluehouse.tables.fold import apply
from cluehouse.tables.permissions import offers
from cluehouse.tables.played_move import Happening
from cluehouse.tables.settings import GameName, Settings, game_of
from cluehouse.tables.table import ONLOOKER, Table, seat_of
from tests.codenames import table as codenames_board
from tests.decipher import table as decipher_board
from tests.duet import table as duet_board
from tests.encoding import raw
from tests.trapwords import table as trapwords_board

NAMES: Final = "Ala Bolek Celina Darek Ewa Feliks Gosia Henryk Irena Jan Kasia Leon Maja Norbert".split()
NOON: Final = 1_700_000_000_000
SECOND: Final = 1_000


class TableDriver:
    """A table with its log and its clock. Every step takes the same path as in a running house."""

    def __init__(self, settings: Settings) -> None:
        self.now = NOON
        self.away: set[str] = set()  # people who are not connected
        events = (entries.Opened("KEMI-BADO", settings), entries.Joined("p1", NAMES[0], "hash-1"))
        opened = LogEntry(NOON, events, by="p1")
        self.log: list[bytes] = [entries.to_json(opened)]
        self.live = LiveTable(apply(None, opened))

    @property
    def table(self) -> Table:
        """The current state of the table."""
        return self.live.table

    @property
    def state(self) -> Any:
        """The state of the game."""
        assert self.table.play is not None
        return self.table.play.state

    # --- people -----------------------------------------------------------------------------------

    def join(self, seat: str = "", name: str = "") -> str:
        """Add a person, who takes this seat if one is given; returns the person's id."""
        number = self.table.came + 1
        self.step(entries.Joined(f"p{number}", name or NAMES[number - 1], f"hash-{number}"), by=f"p{number}")
        if seat:
            self.do(f"p{number}", commands.Sit(seat))
        return f"p{number}"

    def who(self, seat: str) -> str:
        """The person in this seat."""
        return self.table.seats[seat]

    def seat(self, person: str) -> str | None:
        """The seat of this person, or None."""
        return seat_of(self.table, person)

    # --- steps ------------------------------------------------------------------------------------

    def step(self, *events: Happening, by: str = "", command: str = "") -> None:
        """Apply these events as one log entry."""
        step = steps.prepare(self.table, list(events), self.now, by, command)
        self.log.append(entries.to_json(step.entry))
        self.live.become(step.table, step.alarm)

    def do(self, person: str, command: Command, number: str = "", book: Any = None) -> list[Happening]:
        """Carry out a command of this person; returns its events."""
        number_now = self.table.number
        randomness = Randomness(f"seed {number_now}", f"record-{number_now}", f"secret-{number_now}")
        events = decide(self._context(person, randomness, book), command)
        self.step(*events, by=person, command=number)
        return events

    def _context(self, person: str, randomness: Randomness, book: Any) -> CommandContext:
        here = frozenset(self.table.people) - self.away
        return CommandContext(self.table, person, randomness, book, here, at=self.now)

    def refusal(self, person: str, command: Command, book: Any = None) -> Refusal:
        """The refusal of a command. Also checks that the table has not changed."""
        before = msgspec.json.encode(self.table)
        try:
            decide(self._context(person, Randomness("seed", "record", "secret"), book), command)
        except Refusal as refusal:
            assert msgspec.json.encode(self.table) == before
            return refusal
        raise AssertionError(f"not refused: {command}")

    def refused(self, person: str, command: Command, book: Any = None) -> str:
        """The code of the refusal of a command."""
        return self.refusal(person, command, book).code

    # --- games ------------------------------------------------------------------------------------

    def begin(self, deal: Any) -> None:
        """Start a game with this deal for the people who are seated."""
        self.step(entries.dealt(self.table.settings.game, deal, dict(self.table.seats), f"record-{self.table.number}"))

    def move(self, line: str, seen: int | None = None) -> tuple[str, commands.MakeMove]:
        """The command for a move written as `red-1: guess ROOT`, and the person who gives it."""
        seat, move = parse_move(game_of(self.table.settings).rules, line)
        person = self.who(seat)
        number = self.update(person) if seen is None else seen
        return person, commands.MakeMove(raw(move), number)

    def play(self, *lines: str) -> None:
        """Make these moves in order. Moves of the clock and the referee are applied as events."""
        for line in lines:
            seat, move = parse_move(game_of(self.table.settings).rules, line)
            if seat in self.table.seats:
                self.do(*self.move(line))
            else:
                self.step(entries.moved(seat, move))

    def refused_move(self, line: str, seen: int | None = None) -> str:
        """The code of the refusal of a move."""
        return self.refused(*self.move(line, seen))

    # --- time -------------------------------------------------------------------------------------

    def alarm(self) -> Alarm | None:
        """The next alarm of the clock."""
        return next_alarm(self.table)

    def wait(self, seconds: float) -> None:
        """Let time pass; every alarm that falls due rings at its time."""
        end = self.now + int(seconds * SECOND)
        while (alarm := self.alarm()) is not None and alarm.at <= end:
            self.now = max(self.now, alarm.at)
            self.step(entries.moved(CLOCK, alarm.move))
        self.now = end

    # --- what is sent --- --------------------------------------------------------------------------

    def update(self, person: str) -> int:
        """The number of this person's latest update."""
        return self.table.updates.get(person, self.table.updates[ONLOOKER])

    def sees(self, person: str) -> Any:
        """This person's view of the game."""
        return open_view(payload.game_section(self.table, self.live.display.games, person))

    def you(self, person: str) -> Any:
        """The section that is sent to this person alone."""
        return msgspec.json.decode(payload.you_section(self.table, person, offers(self.table, person)))

    def shown(self) -> Any:
        """The section about the table, which everybody is sent."""
        return msgspec.json.decode(payload.table_section(self.table, frozenset(self.table.people) - self.away))

    def may(self, person: str) -> set[str]:
        """The commands that this person is offered."""
        return set(self.you(person).get("may", ()))

    def chat(self, person: str) -> list[str]:
        """The chat messages that this person can read: texts and phrases."""
        return [line.text or line.phrase for line in talk.heard_by(self.table, person)]

    def channels(self, seat: str) -> tuple[str, ...]:
        """The chat channels that are open to the person in this seat."""
        return talk.channels(self.table, self.who(seat))


# --- the clock -------------------------------------------------------------------------------------


def left(driver: TableDriver) -> float | None:
    """The seconds that the clock shows."""
    shown = clock_face(driver.table)
    if shown is None:
        return None
    milliseconds = shown.left if shown.until is None else shown.until - driver.now
    assert milliseconds is not None
    return milliseconds / SECOND


def rings(driver: TableDriver) -> tuple[float, Any] | None:
    """The seconds until the next alarm, and its move."""
    alarm = driver.alarm()
    return None if alarm is None else ((alarm.at - driver.now) / SECOND, alarm.move)


# --- tables for tests -------------------------------------------------------------------------------


def table_of(game: GameName, *seats: str, **settings: Any) -> TableDriver:
    """A table without a game: the host has the first of these seats, new people have the others."""
    driver = TableDriver(Settings(game, **settings))
    if seats:
        driver.do("p1", commands.Sit(seats[0]))
    for seat in seats[1:]:
        driver.join(seat)
    return driver


CODENAMES: Final = ("red-chief", "red-1", "blue-chief", "blue-1")


def codenames(*seats: str, settings: dict[str, Any] | None = None, **options: Any) -> TableDriver:
    """A table where a game of Codenames has just started: red begins, on the board of tests.codenames."""
    seated = seats or CODENAMES
    sizes = {side: sum(seat.startswith(side) for seat in seated) for side in ("red", "blue")}
    driver = table_of("codenames", *seated, options=options, **(settings or {}))
    driver.begin(codenames_board.table(**sizes, **options).deal)
    return driver


def duet(*seats: str, settings: dict[str, Any] | None = None, **options: Any) -> TableDriver:
    """A table where a game of Duet has just started, on the board of tests.duet."""
    seated = seats or ("A1", "B1")
    sizes = {side: sum(seat.startswith(side.upper()) for seat in seated) for side in ("a", "b")}
    driver = table_of("duet", *seated, options=options, **(settings or {}))
    driver.begin(duet_board.table(**sizes, **options).deal)
    return driver


def trapwords(*seats: str, settings: dict[str, Any] | None = None, **options: Any) -> TableDriver:
    """A table where a game of Trapwords has just started: red-1 will describe BUTTER; no curse is near."""
    seated = seats or ("red-1", "red-2", "blue-1", "blue-2")
    sizes: dict[str, Any] = {side: sum(seat.startswith(side) for seat in seated) for side in ("red", "blue")}
    driver = table_of("trapwords", *seated, options=options, **(settings or {}))
    driver.begin(trapwords_board.table(**sizes, **options).deal)
    return driver


def decipher(players: int = 3, settings: dict[str, Any] | None = None, **options: Any) -> TableDriver:
    """A table where a game of Decipher has just started: P1 sets the first word, of three letters."""
    chosen = {"length": 3, **options}
    seats = tuple(f"P{number}" for number in range(1, players + 1))
    driver = table_of("decipher", *seats, options=chosen, languages=("pl",), **(settings or {}))
    driver.begin(decipher_board.table(players, **chosen).deal)
    return driver


TRAPS: Final = (
    *(f"red-1: propose {word}" for word in ("moat", "turret", "siege")),
    *(f"blue-1: propose {word}" for word in ("milk", "margarine", "bread")),
    "red-1: ready",
    "blue-1: ready",
)


def describing(*seats: str, settings: dict[str, Any] | None = None, **options: Any) -> TableDriver:
    """A game of Trapwords in which red-1 describes BUTTER and the hourglass has just been turned.

    The traps are milk, margarine and bread.
    """
    driver = trapwords(*seats, settings=settings, **options)
    driver.play(*TRAPS, "red-1: take")
    if driver.state.phase == "reading":
        driver.play("blue-1: turn-hourglass")
    return driver
