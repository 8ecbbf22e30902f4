"""A table in a test's hand: people with names, time that stands until it is moved, and games with known deals."""

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
from cluehouse.tables.happening import Happening
from cluehouse.tables.permissions import offers
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


class Scene:
    """A table, its log, and the time. Every step goes the way that the house makes it go."""

    def __init__(self, settings: Settings) -> None:
        self.now = NOON
        events = (entries.Opened("KEMI-BADO", settings), entries.Joined("p1", NAMES[0], "hash-1"))
        opened = LogEntry(NOON, events, by="p1")
        self.log: list[bytes] = [entries.to_json(opened)]
        self.live = LiveTable(apply(None, opened))

    @property
    def table(self) -> Table:
        """The table now."""
        return self.live.table

    @property
    def state(self) -> Any:
        """The state of the game."""
        assert self.table.play is not None
        return self.table.play.state

    # --- people -----------------------------------------------------------------------------------

    def come(self, seat: str = "", name: str = "") -> str:
        """One more person comes, and sits down where a seat is named."""
        number = self.table.came + 1
        self.step(entries.Joined(f"p{number}", name or NAMES[number - 1], f"hash-{number}"), by=f"p{number}")
        if seat:
            self.do(f"p{number}", commands.Sit(seat))
        return f"p{number}"

    def who(self, seat: str) -> str:
        """The person in this seat."""
        return self.table.seats[seat]

    def seat(self, person: str) -> str | None:
        """Where this person sits."""
        return seat_of(self.table, person)

    # --- steps ------------------------------------------------------------------------------------

    def step(self, *events: Happening, by: str = "", command: str = "") -> None:
        """Let this happen."""
        step = steps.prepare(self.table, list(events), self.now, by, command)
        self.log.append(entries.to_json(step.entry))
        self.live.become(step.table, step.alarm)

    def do(self, person: str, command: Command, number: str = "", book: Any = None) -> list[Happening]:
        """Somebody gives a command, and it is done."""
        randomness = Randomness(f"seed {self.table.number}", f"record-{self.table.number}")
        events = decide(CommandContext(self.table, person, randomness, book), command)
        self.step(*events, by=person, command=number)
        return events

    def refusal(self, person: str, command: Command, book: Any = None) -> Refusal:
        """Why a command is refused; nothing has changed by it."""
        before = msgspec.json.encode(self.table)
        try:
            decide(CommandContext(self.table, person, Randomness("seed", "record"), book), command)
        except Refusal as refusal:
            assert msgspec.json.encode(self.table) == before
            return refusal
        raise AssertionError(f"not refused: {command}")

    def refused(self, person: str, command: Command, book: Any = None) -> str:
        """The code of that refusal."""
        return self.refusal(person, command, book).code

    # --- games ------------------------------------------------------------------------------------

    def begin(self, deal: Any) -> None:
        """A game begins with this deal, for those who sit here."""
        self.step(entries.dealt(self.table.settings.game, deal, dict(self.table.seats), f"record-{self.table.number}"))

    def move(self, line: str, seen: int | None = None) -> tuple[str, commands.MakeMove]:
        """The command that stands for a line such as `red-1: guess ROOT`, and who gives it."""
        seat, move = parse_move(game_of(self.table.settings).rules, line)
        person = self.who(seat)
        number = self.update(person) if seen is None else seen
        return person, commands.MakeMove(raw(move), number)

    def play(self, *lines: str) -> None:
        """Moves, one after another; the clock's and the referee's own are made as they say."""
        for line in lines:
            seat, move = parse_move(game_of(self.table.settings).rules, line)
            if seat in self.table.seats:
                self.do(*self.move(line))
            else:
                self.step(entries.moved(seat, move))

    def refused_move(self, line: str, seen: int | None = None) -> str:
        """The code that a move is refused with."""
        return self.refused(*self.move(line, seen))

    # --- time -------------------------------------------------------------------------------------

    def alarm(self) -> Alarm | None:
        """What the clock will say next."""
        return next_alarm(self.table)

    def wait(self, seconds: float) -> None:
        """Time goes by, and the clock says what it has to say, each thing in its time."""
        end = self.now + int(seconds * SECOND)
        while (alarm := self.alarm()) is not None and alarm.at <= end:
            self.now = max(self.now, alarm.at)
            self.step(entries.moved(CLOCK, alarm.move))
        self.now = end

    # --- what is seen -----------------------------------------------------------------------------

    def update(self, person: str) -> int:
        """The number of the latest update of this person."""
        return self.table.updates.get(person, self.table.updates[ONLOOKER])

    def sees(self, person: str) -> Any:
        """This person's view of the game."""
        return open_view(payload.game_section(self.table, self.live.display.games, person))

    def you(self, person: str) -> Any:
        """What is so for this person alone."""
        return msgspec.json.decode(payload.you_section(self.table, person, offers(self.table, person)))

    def shown(self) -> Any:
        """The table as everybody sees it."""
        return msgspec.json.decode(payload.table_section(self.table, ()))

    def may(self, person: str) -> set[str]:
        """The commands that this person is offered."""
        return set(self.you(person).get("may", ()))

    def heard(self, person: str) -> list[str]:
        """What this person has heard: texts and phrases."""
        return [line.text or line.phrase for line in talk.heard_by(self.table, person)]

    def channels(self, seat: str) -> tuple[str, ...]:
        """Where the person in this seat may talk."""
        return talk.channels(self.table, self.who(seat))


# --- the clock -------------------------------------------------------------------------------------


def left(scene: Scene) -> float | None:
    """The seconds that the clock shows."""
    shown = clock_face(scene.table)
    if shown is None:
        return None
    milliseconds = shown.left if shown.until is None else shown.until - scene.now
    assert milliseconds is not None
    return milliseconds / SECOND


def rings(scene: Scene) -> tuple[float, Any] | None:
    """In how many seconds the clock says something, and what."""
    alarm = scene.alarm()
    return None if alarm is None else ((alarm.at - scene.now) / SECOND, alarm.move)


# --- tables to begin with ---------------------------------------------------------------------------


def table_of(game: GameName, *seats: str, **settings: Any) -> Scene:
    """A table before its game, its host in the first of these seats and others in the rest."""
    scene = Scene(Settings(game, **settings))
    if seats:
        scene.do("p1", commands.Sit(seats[0]))
    for seat in seats[1:]:
        scene.come(seat)
    return scene


CODENAMES: Final = ("red-chief", "red-1", "blue-chief", "blue-1")


def codenames(*seats: str, settings: dict[str, Any] | None = None, **options: Any) -> Scene:
    """A game of Codenames under way, red to begin, with the board of tests.codenames."""
    seated = seats or CODENAMES
    sizes = {side: sum(seat.startswith(side) for seat in seated) for side in ("red", "blue")}
    scene = table_of("codenames", *seated, options=options, **(settings or {}))
    scene.begin(codenames_board.table(**sizes, **options).deal)
    return scene


def duet(*seats: str, settings: dict[str, Any] | None = None, **options: Any) -> Scene:
    """A game of Duet under way, with the board of tests.duet."""
    seated = seats or ("A1", "B1")
    sizes = {side: sum(seat.startswith(side.upper()) for seat in seated) for side in ("a", "b")}
    scene = table_of("duet", *seated, options=options, **(settings or {}))
    scene.begin(duet_board.table(**sizes, **options).deal)
    return scene


def trapwords(*seats: str, settings: dict[str, Any] | None = None, **options: Any) -> Scene:
    """A game of Trapwords under way: red-1 will describe BUTTER, the curses lie far off."""
    seated = seats or ("red-1", "red-2", "blue-1", "blue-2")
    sizes: dict[str, Any] = {side: sum(seat.startswith(side) for seat in seated) for side in ("red", "blue")}
    scene = table_of("trapwords", *seated, options=options, **(settings or {}))
    scene.begin(trapwords_board.table(**sizes, **options).deal)
    return scene


def decipher(players: int = 3, settings: dict[str, Any] | None = None, **options: Any) -> Scene:
    """A game of Decipher under way, P1 to set the first word, of three letters."""
    chosen = {"length": 3, **options}
    seats = tuple(f"P{number}" for number in range(1, players + 1))
    scene = table_of("decipher", *seats, options=chosen, languages=("pl",), **(settings or {}))
    scene.begin(decipher_board.table(players, **chosen).deal)
    return scene


TRAPS: Final = (
    *(f"red-1: propose {word}" for word in ("moat", "turret", "siege")),
    *(f"blue-1: propose {word}" for word in ("milk", "margarine", "bread")),
    "red-1: ready",
    "blue-1: ready",
)


def describing(*seats: str, settings: dict[str, Any] | None = None, **options: Any) -> Scene:
    """A game of Trapwords in which red-1 describes BUTTER, and the sand has just begun to run; the traps are milk,
    margarine and bread."""
    scene = trapwords(*seats, settings=settings, **options)
    scene.play(*TRAPS, "red-1: take")
    if scene.state.phase == "reading":
        scene.play("blue-1: turn-hourglass")
    return scene
