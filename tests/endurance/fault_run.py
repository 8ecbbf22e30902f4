"""Lets one fault after another happen to a busy server: nothing acknowledged may be lost without a report.

After each fault the server is killed and its data examined with `cluehouse check`. Every acknowledged command must be
on disk, or the log that should hold it is reported. After a fault that damages nothing, nothing may be reported.
Damaged data is then loaded by the server, which has to report it as well, and repaired, after which all is sound.
"""

import asyncio
import io
import random
import sqlite3
import time
from contextlib import closing, redirect_stdout
from math import ceil
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from cluehouse.cli import main
from cluehouse.store.examine import readable_rows
from cluehouse.store.rows import is_unchanged
from cluehouse.tables import entries
from tests.endurance.client import Client, ConnectionLost, get
from tests.endurance.faults import FAULTS, Fault
from tests.endurance.log_checker import LogChecker, read_stopped
from tests.endurance.server_process import FILE, ServerProcess, StartFailed
from tests.endurance.simulated_players import SimulatedPlayers

_ANSWERS = 120  # at most, before a fault and after it
_FAULTS_IN_ONE_FOLDER = 6
_OF_THE_WHOLE_FILE = {"file-missing", "file-damaged"}

Command = tuple[str, str, str]  # table, person, command id


class FaultFigures(Struct):
    """What happened."""

    faults: dict[str, int] = field(default_factory=dict)
    acknowledged: int = 0  # commands, in all folders
    lost: int = 0  # of them, all reported
    with_loss: int = 0  # faults that lost something
    refused_start: int = 0  # of them, the server did not start before a repair
    health: int = 0  # of them, /healthz reported it after a restart
    damage_reported: int = 0  # faults after which `check` reported problems
    not_saved: int = 0  # commands refused because they could not be saved
    repaired: int = 0
    restored: int = 0  # entries found again by repairs
    lost_for_good: int = 0  # entries


async def suffer(folder: Path, faults: int, seed: int, kinds: tuple[Fault, ...] = FAULTS) -> FaultFigures:
    """Let this many random faults happen."""
    dice, figures = random.Random(seed), FaultFigures()
    waiting: list[Fault] = []
    while sum(figures.faults.values()) < faults:
        episode = _Episode(folder / f"data-{sum(figures.faults.values())}", dice, figures)
        with episode.server:
            await episode.gather()
            for _ in range(_FAULTS_IN_ONE_FOLDER):
                if not waiting:  # every kind, in a random order
                    waiting = dice.sample(kinds, len(kinds))
                fault = waiting.pop()
                figures.faults[fault.name] = figures.faults.get(fault.name, 0) + 1
                if not await episode.suffer(fault) or sum(figures.faults.values()) == faults:
                    break
            episode.finish()
    return figures


class _Episode:
    """One server in one folder, until something is damaged there."""

    def __init__(self, data: Path, dice: random.Random, figures: FaultFigures) -> None:
        data.parent.mkdir(parents=True, exist_ok=True)
        self.server = ServerProcess(data, skewed=True)
        self.players, self.checker = SimulatedPlayers(dice), LogChecker()
        self.dice, self.figures = dice, figures
        self._started = time.monotonic()

    async def gather(self) -> None:
        """Open tables and seat people."""
        await self.players.gather(self.server.port, 1, "off")

    def finish(self) -> None:
        """Count what was acknowledged and refused in this folder."""
        sent = [sent for client in self.players.all for sent in client.commands_sent.values()]
        self.figures.acknowledged += sum(each.done is True for each in sent)
        self.figures.not_saved += sum(each.code == "not-saved" for each in sent)

    async def suffer(self, fault: Fault) -> bool:
        """Let a fault happen to the busy server and check what it did. Returns whether the folder is still whole."""
        if fault.needs_closed_file:
            await self._play_and_stop()
            self._check_time()
            await self._restart()
        playing = await self.players.play(self.server.port, self.dice.randint(1, _ANSWERS))
        if fault.is_live:
            fault.inject(self.server, self.dice)
            await self.players.play_on(self.dice.randint(1, _ANSWERS), seconds=self.dice.choice((0.2, 1.5)))
            while fault.leaves_nothing and not (self.server.data / FILE).exists():
                await asyncio.sleep(0.01)
        else:
            await asyncio.sleep(0.02 * self.dice.random())
        if fault.name == "disk full":
            self.server.limit_files(None)
            await self.players.play_on(self.dice.randint(1, _ANSWERS), seconds=10)
        self.server.kill()
        await asyncio.gather(*playing)
        if not fault.is_live:
            fault.inject(self.server, self.dice)
        return await self._examine(fault)

    async def _play_and_stop(self) -> None:
        playing = await self.players.play(self.server.port, self.dice.randint(1, _ANSWERS))
        self.server.signal_stop()
        await asyncio.gather(*playing)
        assert self.server.stop() == 0

    async def _restart(self) -> None:
        self._started = time.monotonic()  # it writes to logs before it listens
        self.server.start()
        await self.players.reconnect(self.server.port)

    def _check_time(self) -> None:
        """Check that the tables' times went on as the time that has really passed, whatever the machine's time was."""
        logs = read_stopped(self.server.data)
        self.checker.most_elapsed = ceil((time.monotonic() - self._started) * 1000) + 1
        self.checker.check(logs, self.players.all)

    async def _examine(self, fault: Fault) -> bool:
        status, report = check(self.server.data)
        missing = self._acknowledged() - stored_commands(self.server.data, {client.code for client in self.players.all})
        problems = report.get("problems", [])
        if fault.effect == "harmless" or (fault.effect == "lost" and not problems):
            assert (status, problems, missing) == (0, [], set()), (fault.name, status, problems, missing)
            self._check_time()
            await self._restart()
            assert b'"ok":true' in await get(self.server.port, "/healthz"), fault.name
            return True
        self.figures.damage_reported += bool(problems) or status == 2
        reported = {problem.get("log") for problem in problems}
        of_all = status == 2 or not _OF_THE_WHOLE_FILE.isdisjoint(problem["code"] for problem in problems)
        silent = {command for command in missing if f"table/{command[0]}" not in reported}
        assert not silent or of_all, f"{fault.name}: lost without a report: {silent}, {problems}"
        self.figures.lost += len(missing)
        if missing:
            self.figures.with_loss += 1
            await self._check_server_reports(fault, {command[0] for command in missing})
        if problems:
            await self._check_repair(fault)
        return False

    async def _check_server_reports(self, fault: Fault, tables: set[str]) -> None:
        """Check that a server with this data refuses the damaged tables and is not healthy, or does not even start."""
        try:
            self.server.start()
        except StartFailed:
            self.figures.refused_start += 1
            return
        for client in self.players.all:
            if client.code in tables:
                await connect_or_refused(client, self.server.port)
                assert not client.is_connected, f"{fault.name}: the server opens {client.code}, which has lost entries"
        health = await get(self.server.port, "/healthz")
        assert b'"ok":false' in health, f"{fault.name}: {health!r}"
        self.figures.health += 1
        self.server.kill()

    async def _check_repair(self, fault: Fault) -> None:
        status, report = check(self.server.data, "--repair")
        if status == 2:
            return  # nothing is left to repair
        assert (status, report["problems"]) == (0, []), (fault.name, report)
        self.figures.repaired += 1
        self.figures.restored += sum(log["restored"] for log in report.get("repaired", ()))
        self.figures.lost_for_good += sum(log["lost"] for log in report.get("repaired", ()))
        self.server.start()
        assert b'"ok":true' in await get(self.server.port, "/healthz"), fault.name
        self.server.kill()

    def _acknowledged(self) -> set[Command]:
        return {
            (client.code, client.person, number)
            for client in self.players.all
            for number, sent in client.commands_sent.items()
            if sent.done
        }


async def connect_or_refused(client: Client, port: int) -> None:
    """Connect again; a client that is refused or whose connection fails is not connected."""
    try:
        await client.connect(port)
    except ConnectionLost:
        client.is_connected = False


def check(data: Path, *options: str) -> tuple[int, dict[str, Any]]:
    """Run `cluehouse check`; returns its exit status and its report."""
    output = io.StringIO()
    with redirect_stdout(output):
        status = main(["check", str(data), "--json", *options])
    return status, msgspec.json.decode(output.getvalue()) if output.getvalue() else {}


def stored_commands(data: Path, tables: set[str]) -> set[Command]:
    """The commands that can be read from the logs of these tables, whose server is stopped."""
    found: set[Command] = set()
    try:
        with closing(sqlite3.connect(f"file:{data / FILE}?mode=ro", uri=True)) as connection:
            for code in tables:
                rows, _ = readable_rows(connection, f"table/{code}")
                for expected, row in enumerate(rows, 1):
                    if row[0] != expected or not is_unchanged(f"table/{code}", row):
                        break
                    entry = entries.from_json(row[1])
                    found.add((code, entry.by, entry.command))
    except sqlite3.Error:
        pass  # no database, or none that can be opened
    return found
