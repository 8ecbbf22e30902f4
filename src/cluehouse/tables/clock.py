"""The clock of a table: when it runs, when it rings, and which move it makes then. The clock is a seat and acts through
moves.

The game decides what is timed (`Game.time`); this module keeps the times.
"""

from msgspec import Struct
from msgspec.structs import replace

from cluehouse.games import GAMES
from cluehouse.games.seating import CLOCK
from cluehouse.games.timing import Alarm, Timer, Times
from cluehouse.tables import entries
from cluehouse.tables.table import Play, Table
from cluehouse.tables.timing import Timing

# --- running --------------------------------------------------------------------------------------


def ticked(table: Table, entry: entries.LogEntry) -> Timing:
    """Return the times after one more entry."""
    timing, at = table.timing, entry.at
    for event in entry.events:
        if isinstance(event, entries.Dealt):
            timing = Timing()
        elif isinstance(event, entries.Paused | entries.Halted) and timing.halted is None:
            timing = replace(timing, halted=at)
        elif isinstance(event, entries.Resumed | entries.Restarted):
            timing = _run_on(table, timing, at)
        elif isinstance(event, entries.SandTurned) and (timer := _timer(table)) is not None:
            timing = replace(timing, started_by_hand=timer.turn)
    if not entry.unaffected:
        timing = replace(timing, noticed=at)
    if table.play is None:
        return timing
    timer = _started(table, timing)
    key = "" if timer is None else f"{timer.kind}/{timer.turn}"
    if key != timing.timer or any(isinstance(event, entries.Undone) for event in entry.events):
        timing = _changed(timing, timer, key, at)
    return replace(timing, stamps=_stamps(table.play, timing, at))


def _changed(timing: Timing, timer: Timer | None, key: str, at: int) -> Timing:
    """Return the times when another timer starts. A measured one that was interrupted runs on where it stopped."""
    since = at if timing.halted is None else timing.halted  # an undo during a pause costs no time
    if timing.measured:
        timing = replace(timing, ran=since - timing.since, interrupted=timing.timer, left_off=since)
    measured = timer is not None and timer.measured
    if measured and key == timing.interrupted and key != timing.timer:
        shift = since - timing.left_off  # whatever was stamped has become no older meanwhile
        timing = replace(timing, stamps=tuple(stamp + shift for stamp in timing.stamps))
        since -= timing.ran
    return replace(timing, timer=key, measured=measured, since=since)


def _run_on(table: Table, timing: Timing, at: int) -> Timing:
    """Shift all times by the length of the interruption. A server that was killed could not log when it stopped; then
    the interruption starts at the last moment at which everybody could notice something. So nobody loses time, and the
    clock does not reveal hidden moves."""
    if table.paused:
        return timing
    shift = at - (timing.noticed if timing.halted is None else timing.halted)
    stamps = tuple(stamp + shift for stamp in timing.stamps)
    return replace(timing, since=timing.since + shift, stamps=stamps, halted=None)


def _stamps(play: Play, timing: Timing, at: int) -> tuple[int, ...]:
    count = GAMES[play.game].time.stamped(play.state)
    return (*timing.stamps[:count], *(at for _ in range(count - len(timing.stamps))))


def _timer(table: Table) -> Timer | None:
    """Return the timer that the game sets now, whether it was started or not."""
    if table.play is None or table.play.state.outcome is not None:
        return None
    return GAMES[table.play.game].time.timer(table.play.state)


def _started(table: Table, timing: Timing) -> Timer | None:
    timer = _timer(table)
    by_hand = timer is not None and timer.by_hand and table.settings.sand == "manual"
    return None if timer is None or (by_hand and timing.started_by_hand != timer.turn) else timer


def waits_for_hand(table: Table) -> bool:
    """Whether a timer has to be started by hand and nobody has started it yet."""
    timer = _timer(table) if table.settings.sand == "manual" and not table.timing.timer else None
    return timer is not None and timer.by_hand


# --- ringing --------------------------------------------------------------------------------------


def next_alarm(table: Table) -> Alarm | None:
    """Return the clock's next move and its time; None if nothing runs."""
    play, timing = table.play, table.timing
    if play is None or play.state.outcome is not None or timing.halted is not None:
        return None
    game = GAMES[play.game]
    timer = _timer(table) if timing.timer else None
    alarms = [] if timer is None else [Alarm(timing.since + timer.milliseconds, timer.move)]
    alarms += game.time.alarms(play.state, Times(table.at, timing.ran, timing.stamps))
    if not alarms:
        return None
    choices = game.choices(play.state, CLOCK)
    possible = (alarm for alarm in alarms if any(choice.admits(alarm.move) for choice in choices))
    return min(possible, key=lambda alarm: alarm.at, default=None)


def is_timed(table: Table) -> bool:
    """Whether time runs at this table, even if the clock has no move to make yet."""
    return bool(table.timing.timer) or next_alarm(table) is not None


def was_stopped(table: Table) -> bool:
    """Whether this table's clock was stopped because the server closed."""
    return table.timing.halted is not None and not table.paused


# --- display --------------------------------------------------------------------------------------


class ClockFace(Struct, frozen=True, omit_defaults=True):
    """The clock as everybody sees it. `until` is the server's time when it runs out; while the clock is halted, `left`
    takes its place. `lines` holds the times at which the sentences of a describer's turn were said."""

    what: str  # what is timed, such as clue, guess, hourglass or answer
    of: int  # the whole time, in milliseconds
    until: int | None = None  # when it runs out, in milliseconds since 1970; null while the clock is stopped
    left: int | None = None  # while the clock is stopped: the milliseconds that remain; otherwise null
    lines: tuple[int, ...] = ()  # in Trapwords: when each line of the turn was said, in milliseconds since 1970


def clock_face(table: Table, ahead: int = 0) -> ClockFace | None:
    """Return what the clock shows, for somebody whose time is this far behind the table's; None if nothing runs."""
    timing = table.timing
    timer = _timer(table) if timing.timer else None
    if timer is None:
        return None
    lines = tuple(stamp - ahead for stamp in timing.stamps)
    if timing.halted is not None:
        left = max(0, timing.since + timer.milliseconds - timing.halted)
        return ClockFace(timer.kind, timer.milliseconds, left=left, lines=lines)
    until = timing.since + timer.milliseconds - ahead
    return ClockFace(timer.kind, timer.milliseconds, until=until, lines=lines)
