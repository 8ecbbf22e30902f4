"""Checks the logs of a killed house: every acknowledged command is there, complete, and only once."""

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
from cluehouse.tables.permissions import offers
from cluehouse.tables.played_move import Happening, event_of
from cluehouse.tables.playing import played
from cluehouse.tables.settings import game_of
from cluehouse.tables.table import Table, is_running, record_of
from tests.endurance.client import Client, SentCommand
from tests.endurance.server_process import FILE

Logs = dict[str, list[bytes]]
SentCommands = dict[tuple[str, str, str], SentCommand]  # by table, person and command id


class Figures(Struct):
    """How much was checked."""

    entries: int = 0
    long_entries: int = 0  # with several events
    commands: int = 0  # acknowledged, each found once
    unanswered: int = 0  # commands without an answer when the house was killed …
    unanswered_done: int = 0  # … and how many of them had been carried out
    records: int = 0
    restarts: int = 0  # of clocks
    same_payload: int = 0  # clients whose last update was exactly what the log gives


def read_stopped(data: Path) -> Logs:
    """Read the logs of a stopped house from a copy, so that the house does its own recovery later."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / data.name
        shutil.copytree(data, copy)
        return read_logs(copy)


def read_logs(data: Path) -> Logs:
    """Read all logs from disk."""
    logs: Logs = {}
    connection = sqlite3.connect(data / FILE)
    try:
        for name, number, entry in connection.execute("SELECT name, number, entry FROM entries ORDER BY name, number"):
            logs.setdefault(name, []).append(entry)
            assert number == len(logs[name]), f"{name} has a gap before {number}"
    finally:
        connection.close()
    return logs


class LogChecker:
    """Checks the logs again and again as they grow. Entries must never change or disappear."""

    def __init__(self) -> None:
        self.figures = Figures()
        self.most_elapsed: int | None = None  # milliseconds that can have passed since the last check, if that is known
        self._logs: Logs = {}
        self._tables: dict[str, Table] = {}
        self._done: set[tuple[str, str, str]] = set()
        self._finished: set[str] = set()

    def check(self, logs: Logs, clients: Iterable[Client]) -> None:
        """Check the logs against what these clients were sent. Tables without clients are read, too."""
        clients = list(clients)
        known = {client.code for client in clients}
        commands_sent = {
            (client.code, client.person, number): sent
            for client in clients
            for number, sent in client.commands_sent.items()
        }
        for name, before in self._logs.items():
            assert logs.get(name, [])[: len(before)] == before, f"{name} was rewritten"
        for name, log in logs.items():
            if name.startswith("table/"):
                code, news = name.removeprefix("table/"), log[len(self._logs.get(name, ())) :]
                self._read_on(code, news, logs, commands_sent if code in known else None)
        records = {name.removeprefix("record/") for name in logs if name.startswith("record/")}
        assert records == self._finished, "a game has a record if and only if it is over"
        self._logs = logs
        self._check_commands(commands_sent)
        for client in clients:
            self._check_client(client)

    def _read_on(self, code: str, log: list[bytes], logs: Logs, commands_sent: SentCommands | None) -> None:
        self._check_elapsed(code, log)
        for kept in log:
            entry, before = entries.from_json(kept), self._tables.get(code)
            after = self._tables[code] = apply(before, entry)
            self.figures.entries += 1
            self.figures.long_entries += len(entry.events) > 1
            if entry.command and commands_sent is not None:
                key = (code, entry.by, entry.command)
                assert key not in self._done, f"{key} was done twice"
                self._done.add(key)
                assert commands_sent[key].done is not False, f"{key} was refused and done"
            if before is not None:
                if commands_sent is not None:
                    _check_whole(before, entry, commands_sent.get((code, entry.by, entry.command)))
                self._check_time(before, entry, after)
                self._check_record(before, after, logs)

    def _check_elapsed(self, code: str, log: list[bytes]) -> None:
        """Check that the times of new entries never go back, and that they do not go on faster than time does."""
        times = [entries.from_json(kept).at for kept in log]
        before = self._tables.get(code)
        assert times == sorted(times), f"the time of {code} goes back"
        assert before is None or not times or before.at <= times[0], f"the time of {code} goes back"
        if self.most_elapsed is not None and times:
            assert times[-1] - times[0] <= self.most_elapsed, f"the time of {code} went on too fast"

    def _check_time(self, before: Table, entry: LogEntry, after: Table) -> None:
        """Check that no clock ran while the house was dead."""
        if any(isinstance(event, entries.Restarted) for event in entry.events):
            then, now = clock_face(before), clock_face(after)
            if then is None:
                return  # only a call period runs, which is not shown
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

    def _check_commands(self, commands_sent: SentCommands) -> None:
        lost = [key for key, sent in commands_sent.items() if sent.done and key not in self._done]
        assert not lost, f"acknowledged and lost: {lost}"
        self.figures.commands = sum(sent.done is True for sent in commands_sent.values())
        unknown = [key for key, sent in commands_sent.items() if sent.done is None]
        self.figures.unanswered += len(unknown)
        self.figures.unanswered_done += sum(key in self._done for key in unknown)

    def _check_client(self, client: Client) -> None:
        """Check that the client is still at the table and was sent nothing that is not in the log."""
        table = self._tables[client.code]
        person = table.people.get(client.person)
        if person is None:
            left = [number for number, sent in client.commands_sent.items() if sent.command["do"] == "leave"]
            assert left, f"{client.person} lost a place at {client.code}"
            return
        assert person.token == hashed(client.token)
        assert client.update <= table.updates[client.person], "a client was sent what was not saved"
        assert not client.fell_back, f"the updates of {client.person} at {client.code} went back: {client.fell_back}"
        if client.update == table.updates[client.person]:
            assert client.sections["game"] == payload.game_section(table, payload.game_sections(table), client.person)
            assert client.sections["you"] == payload.you_section(table, client.person, offers(table, client.person))
            assert client.sections["talk"] == payload.talk_section(table, client.person)
            self.figures.same_payload += 1


def _check_whole(before: Table, entry: LogEntry, sent: SentCommand | None) -> None:
    """Check that the entry holds exactly the events of its command."""
    expected = _expected(before, entry, sent)
    assert expected is None or msgspec.json.encode([event_of(each) for each in expected]) == msgspec.json.encode(
        entry.events
    ), entry


def _expected(before: Table, entry: LogEntry, sent: SentCommand | None) -> list[Happening] | None:
    first = entry.events[0]
    if sent is not None:
        command: commands.Command = msgspec.json.decode(msgspec.json.encode(sent.command), type=commands.AnyCommand)
        book = Book(before.team) if before.book else None
        return decide(CommandContext(before, entry.by, _randomness(before, first), book), command)
    if isinstance(first, entries.Moved) and first.seat != CLOCK:
        return played(before, first.seat, entries.move_in(game_of(before.settings), first))
    return None


def _randomness(before: Table, event: AnyEvent) -> Randomness:
    """The random values that a deal was made from."""
    if not isinstance(event, entries.Dealt):
        return Randomness("", "")
    return Randomness(entries.deal_in(game_of(before.settings), event).seed, event.record)
