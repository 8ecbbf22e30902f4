"""What the logs must say after a house was killed: all that was acknowledged, each step whole, nothing twice."""

import shutil
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from cluehouse.games.campaign import Book
from cluehouse.games.record import to_json
from cluehouse.games.seating import CLOCK
from cluehouse.house.records import GameMetadata
from cluehouse.tables import commands, entries, payload
from cluehouse.tables.clock import clock_face
from cluehouse.tables.codes import hashed
from cluehouse.tables.context import CommandContext, Randomness
from cluehouse.tables.decide import decide
from cluehouse.tables.entries import AnyEvent, LogEntry
from cluehouse.tables.fold import apply
from cluehouse.tables.happening import Happening, event_of
from cluehouse.tables.permissions import offers
from cluehouse.tables.playing import played
from cluehouse.tables.settings import game_of
from cluehouse.tables.table import Table, is_running, record_of
from tests.endurance.guest import Deed, Guest
from tests.endurance.process import FILE

Logs = dict[str, list[bytes]]
Deeds = dict[tuple[str, str, str], Deed]  # by table, person and command id


class Figures(Struct):
    """How much was looked at."""

    entries: int = 0
    long_entries: int = 0  # with several events
    commands: int = 0  # acknowledged, each found once
    unanswered: int = 0  # nobody knew about these when the house was killed …
    unanswered_done: int = 0  # … and these of them had been done
    records: int = 0
    restarts: int = 0  # of clocks
    same_sight: int = 0  # guests who saw after it exactly what the log tells


def read_dead(data: Path) -> Logs:
    """The logs of a house that is not open, read from a copy: the house itself shall do its own recovery."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / data.name
        shutil.copytree(data, copy)
        return read_logs(copy)


def read_logs(data: Path) -> Logs:
    """The logs as they stand on disk."""
    logs: Logs = {}
    connection = sqlite3.connect(data / FILE)
    try:
        for name, number, entry in connection.execute("SELECT name, number, entry FROM entries ORDER BY name, number"):
            logs.setdefault(name, []).append(entry)
            assert number == len(logs[name]), f"{name} has a gap before {number}"
    finally:
        connection.close()
    return logs


class Proof:
    """Reads the logs on and on; what was there once must stay."""

    def __init__(self) -> None:
        self.figures = Figures()
        self._logs: Logs = {}
        self._tables: dict[str, Table] = {}
        self._done: set[tuple[str, str, str]] = set()
        self._finished: set[str] = set()

    def check(self, logs: Logs, guests: Iterable[Guest]) -> None:
        """The logs hold exactly what these guests were told, and are whole. Tables without guests are read, too."""
        guests = list(guests)
        known = {guest.code for guest in guests}
        deeds = {(guest.code, guest.person, number): deed for guest in guests for number, deed in guest.deeds.items()}
        for name, before in self._logs.items():
            assert logs.get(name, [])[: len(before)] == before, f"{name} was rewritten"
        for name, log in logs.items():
            if name.startswith("table/"):
                code, news = name.removeprefix("table/"), log[len(self._logs.get(name, ())) :]
                self._read_on(code, news, logs, deeds if code in known else None)
        records = {name.removeprefix("record/") for name in logs if name.startswith("record/")}
        assert records == self._finished, "a game has a record if and only if it is over"
        self._logs = logs
        self._check_deeds(deeds)
        for guest in guests:
            self._check_guest(guest)

    def _read_on(self, code: str, log: list[bytes], logs: Logs, deeds: Deeds | None) -> None:
        for kept in log:
            entry, before = entries.from_json(kept), self._tables.get(code)
            after = self._tables[code] = apply(before, entry)
            self.figures.entries += 1
            self.figures.long_entries += len(entry.events) > 1
            if entry.command and deeds is not None:
                key = (code, entry.by, entry.command)
                assert key not in self._done, f"{key} was done twice"
                self._done.add(key)
                assert deeds[key].done is not False, f"{key} was refused and done"
            if before is not None:
                if deeds is not None:
                    _check_whole(before, entry, deeds.get((code, entry.by, entry.command)))
                self._check_time(before, entry, after)
                self._check_record(before, after, logs)

    def _check_time(self, before: Table, entry: LogEntry, after: Table) -> None:
        """A clock that stood still while the house was dead has taken no time from anybody."""
        if any(isinstance(event, entries.Restarted) for event in entry.events):
            then, now = clock_face(before), clock_face(after)
            if then is None:
                return  # time runs unseen: for calls
            self.figures.restarts += 1
            left = then.left if then.until is None else then.until - before.at
            assert now is not None
            assert now.until is not None
            assert left is not None
            assert now.until - entry.at >= left, "a kill took time from somebody"

    def _check_record(self, before: Table, after: Table, logs: Logs) -> None:
        if is_running(before) and not is_running(after):
            record = record_of(after)
            assert after.play is not None
            assert record is not None
            kept, occasion = logs[f"record/{after.play.record}"]
            assert kept == to_json(record)
            assert msgspec.json.decode(occasion, type=GameMetadata).players.keys() == after.seats.keys()
            self._finished.add(after.play.record)
            self.figures.records += 1

    def _check_deeds(self, deeds: Deeds) -> None:
        lost = [key for key, deed in deeds.items() if deed.done and key not in self._done]
        assert not lost, f"acknowledged and lost: {lost}"
        self.figures.commands = sum(deed.done is True for deed in deeds.values())
        unknown = [key for key, deed in deeds.items() if deed.done is None]
        self.figures.unanswered += len(unknown)
        self.figures.unanswered_done += sum(key in self._done for key in unknown)

    def _check_guest(self, guest: Guest) -> None:
        """Whoever was given a place has it, and was shown nothing that is not there."""
        table = self._tables[guest.code]
        person = table.people.get(guest.person)
        if person is None:
            left = [number for number, deed in guest.deeds.items() if deed.command["do"] == "leave"]
            assert left, f"{guest.person} lost a place at {guest.code}"
            return
        assert person.token == hashed(guest.token)
        assert guest.update <= table.updates[guest.person], "somebody was shown what was not saved"
        if guest.update == table.updates[guest.person]:
            assert guest.sections["game"] == payload.game_section(table, payload.game_sections(table), guest.person)
            assert guest.sections["you"] == payload.you_section(table, guest.person, offers(table, guest.person))
            assert guest.sections["talk"] == payload.talk_section(table, guest.person)
            self.figures.same_sight += 1


def _check_whole(before: Table, entry: LogEntry, deed: Deed | None) -> None:
    """The entry holds everything that its command brings about, no more and no less."""
    expected = _expected(before, entry, deed)
    assert expected is None or msgspec.json.encode([event_of(each) for each in expected]) == msgspec.json.encode(
        entry.events
    ), entry


def _expected(before: Table, entry: LogEntry, deed: Deed | None) -> list[Happening] | None:
    first = entry.events[0]
    if deed is not None:
        command: commands.Command = msgspec.json.decode(msgspec.json.encode(deed.command), type=commands.AnyCommand)
        book = Book(before.team) if before.book else None
        return decide(CommandContext(before, entry.by, _randomness(before, first), book), command)
    if isinstance(first, entries.Moved) and first.seat != CLOCK:
        return played(before, first.seat, entries.move_in(game_of(before.settings), first))
    return None


def _randomness(before: Table, event: AnyEvent) -> Randomness:
    """Return the randomness that a deal came from."""
    if not isinstance(event, entries.Dealt):
        return Randomness("", "")
    return Randomness(entries.deal_in(game_of(before.settings), event).seed, event.record)
