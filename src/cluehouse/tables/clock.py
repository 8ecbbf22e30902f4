"""The clock of a table: when it runs, when it rings, and what it says then. The clock is a seat: it speaks in moves."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from cluehouse.games.codenames import moves as codenames
from cluehouse.games.game import CLOCK
from cluehouse.games.rule import Move
from cluehouse.games.trapwords import moves as trapwords
from cluehouse.games.trapwords.burden import hourglass_milliseconds
from cluehouse.tables import entries
from cluehouse.tables.settings import game_of
from cluehouse.tables.timing import Timing

if TYPE_CHECKING:
    from cluehouse.tables.table import Table

_LONGEST = 600_000


class Alarm(Struct, frozen=True):
    """At this time the clock makes this move."""

    at: int
    move: Move


# --- what runs ------------------------------------------------------------------------------------


def ticked(table: "Table", entry: entries.Entry) -> Timing:
    """The times after one more entry."""
    timing, at = table.timing, entry.at
    for event in entry.events:
        if isinstance(event, entries.Dealt):
            timing = Timing()
        elif isinstance(event, entries.Paused | entries.Halted) and timing.halted is None:
            timing = replace(timing, halted=at)
        elif isinstance(event, entries.Resumed | entries.Restarted):
            timing = _run_on(table, timing, at)
        elif isinstance(event, entries.SandTurned):
            timing = replace(timing, sand=_turn(table))
    if not entry.unseen:
        timing = replace(timing, noticed=at)
    if table.play is None:
        return timing
    what = _what(table, timing)
    if what != timing.what or any(isinstance(event, entries.Undone) for event in entry.events):
        since = at if timing.halted is None else timing.halted  # what is taken back in a pause costs no time
        ran = since - timing.since if timing.what.startswith("hourglass") else timing.ran
        timing = replace(timing, what=what, since=since, ran=ran)
    return replace(timing, lines=_line_times(table, timing, at))


def _run_on(table: "Table", timing: Timing, at: int) -> Timing:
    """Take the time that stood still out of all times. A house that was killed could not say when; then it is the
    last moment at which everybody could notice something, so that nobody loses time by it, and the clock does not
    tell of hidden moves."""
    if table.paused:
        return timing
    shift = at - (timing.noticed if timing.halted is None else timing.halted)
    lines = tuple(said + shift for said in timing.lines)
    return replace(timing, since=timing.since + shift, lines=lines, halted=None)


def _line_times(table: "Table", timing: Timing, at: int) -> tuple[int, ...]:
    turn = getattr(table.play.state, "turn", None) if table.play is not None else None
    count = len(getattr(turn, "lines", ()))
    return (*timing.lines[:count], *(at for _ in range(count - len(timing.lines))))


def _turn(table: "Table") -> str:
    """A name for the turn under way."""
    assert table.play is not None
    state = table.play.state
    return f"{len(state.turns)}" if table.settings.game == "codenames" else f"{state.round}-{len(state.turns)}"


def _what(table: "Table", timing: Timing) -> str:
    assert table.play is not None
    state = table.play.state
    if state.outcome is not None:
        return ""
    if table.settings.game == "codenames":
        return _codenames_what(table, state, timing)
    return _trapwords_what(table, state) if table.settings.game == "trapwords" else ""


def _codenames_what(table: "Table", state: Any, timing: Timing) -> str:
    if state.deal.options.timer == "off" or state.overtime or state.phase not in ("clue", "guess"):
        return ""
    if table.settings.sand == "manual" and timing.sand != _turn(table):
        return ""
    return f"{state.phase}/{_turn(table)}"


def _trapwords_what(table: "Table", state: Any) -> str:
    if state.turn is None:
        return ""
    if state.phase == "reading":
        return f"reading/{_turn(table)}"
    if state.phase == "describing" and state.turn.running:
        return f"hourglass/{_turn(table)}"
    return f"calls/{_turn(table)}" if state.phase == "settling" and state.deal.options.spoken else ""


def limit(table: "Table") -> int:
    """How long what runs now may run."""
    assert table.play is not None
    state = table.play.state
    options = state.deal.options
    match table.timing.what.partition("/")[0]:
        case "clue":
            is_first = all(turn.side != state.turn.side for turn in state.turns)
            return int(options.clue_seconds + (options.first_clue_extra if is_first else 0)) * 1000
        case "guess":
            return int(options.guess_seconds) * 1000
        case "reading":
            return int(options.reading_seconds) * 1000
        case "hourglass":
            return hourglass_milliseconds(state, state.turn.team)
        case _:
            return _call_time(options)


def _call_time(options: Any) -> int:
    return int(options.call_seconds + options.call_grace_seconds) * 1000  # TW-62, D-TW-18


# --- what rings -----------------------------------------------------------------------------------


def next_alarm(table: "Table") -> Alarm | None:
    """What the clock will say next, and when; None if nothing runs."""
    if table.play is None or table.play.state.outcome is not None or table.timing.halted is not None:
        return None
    alarms = [alarm for alarm in _alarms(table) if _is_admitted(table, alarm.move)]
    return min(alarms, key=lambda alarm: alarm.at, default=None)


def _alarms(table: "Table") -> list[Alarm]:
    assert table.play is not None
    timing, state = table.timing, table.play.state
    due = timing.since + limit(table) if timing.what else 0
    match timing.what.partition("/")[0]:
        case "clue" | "guess":
            return [Alarm(due, codenames.TimeUp())]
        case "reading":
            return [Alarm(due, trapwords.TurnHourglass())]
        case "calls":
            return [Alarm(due, trapwords.Lapse(0)), Alarm(table.at, _stopwatch(timing))]
        case _ if table.settings.game != "trapwords" or state.turn is None:
            return []
    lapses = []
    if state.turn.lapsed < len(timing.lines):
        said = timing.lines[state.turn.lapsed]
        lapses = [Alarm(said + _call_time(state.deal.options), trapwords.Lapse(state.turn.lapsed + 1))]
    sand = [Alarm(due, trapwords.TimeUp())] if timing.what else []
    return [*sand, *lapses, Alarm(table.at, _stopwatch(timing))]


def _stopwatch(timing: Timing) -> Move:
    return trapwords.Stopwatch(min(timing.ran, _LONGEST))


def _is_admitted(table: "Table", move: Move) -> bool:
    assert table.play is not None
    choices = game_of(table.settings).choices(table.play.state, CLOCK)
    return any(choice.admits(move) for choice in choices)


def is_timed(table: "Table") -> bool:
    """Does time run at this table, even if the clock has nothing to say yet?"""
    return bool(table.timing.what) or next_alarm(table) is not None


def was_stopped(table: "Table") -> bool:
    """Has a house that closed stopped this table's clock?"""
    return table.timing.halted is not None and not table.paused


# --- what is shown --------------------------------------------------------------------------------


class Face(Struct, frozen=True, omit_defaults=True):
    """The clock as everybody sees it: `until` is the house's time when it runs out; `left` stands in its
    place while it is halted. `lines` is when each line of a Trapwords turn was said, by the same time."""

    what: str
    of: int
    until: int | None = None
    left: int | None = None
    lines: tuple[int, ...] = ()


def face(table: "Table") -> Face | None:
    """What the clock shows; None if nothing runs."""
    timing = table.timing
    if not timing.what:
        return None
    what, of = timing.what.partition("/")[0], limit(table)
    if timing.halted is not None:
        return Face(what, of, left=max(0, timing.since + of - timing.halted), lines=timing.lines)
    return Face(what, of, until=timing.since + of, lines=timing.lines)
