"""`cluehouse check`: examine the data of a server, name everything that is wrong, and repair what can be repaired.

The store says whether its file is sound and its logs are whole (`store/examine.py`). This module says whether what is
in them makes sense: every table and every game is replayed.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from cluehouse.administration import add_data, fail, store_fault, store_file
from cluehouse.games import GAMES
from cluehouse.games.record import Record, deal_text, from_json, read_deal, replay
from cluehouse.house.books import count_readable
from cluehouse.house.records import GameMetadata
from cluehouse.messages import LanguageCode, say
from cluehouse.store import NotSaved, StoreError
from cluehouse.store.examine import Examination, Finding, examine
from cluehouse.store.repair import Repair, repair
from cluehouse.tables import entries
from cluehouse.tables.fold import apply
from cluehouse.tables.table import Table, is_running, record_of
from cluehouse.terminal import Console

SOUND, PROBLEMS, CANNOT_CHECK = 0, 1, 2
_BEHIND: Final = ("entries-lost", "file-missing")  # as after somebody has put an older file in place
_KINDS: Final = ("table", "record", "book")


def add_command(commands: Any) -> None:
    """Add `check` to the command line."""
    check = commands.add_parser("check", help="examine the data of a server, also while it runs, and repair it")
    check.add_argument(
        "place", nargs="?", type=Path, metavar="DATA", help="the folder with the server's data, or a file: a backup"
    )
    check.add_argument("--repair", action="store_true", help="repair what can be repaired; the server must be stopped")
    check.add_argument("--json", action="store_true", help="print the result as JSON")
    check.add_argument("--store", metavar="URL", help=argparse.SUPPRESS)  # other commands have it: say what to do
    add_data(check)
    check.set_defaults(run=_check)


def _check(console: Console, args: argparse.Namespace) -> int:
    if args.store or (args.place is None and os.environ.get("CLUEHOUSE_STORE")):
        fail(console, "check-needs-file")
        return CANNOT_CHECK
    file = store_file(args.place or args.data)
    progress = _progress(console.language)
    repaired = None
    try:
        inspector = Inspector()
        result = examine(file, inspector.findings, progress)
        if args.repair and result.findings:
            repaired = repair(file, usable_length, progress)
            inspector = Inspector()
            after = examine(file, inspector.findings, progress)
            _print(console.language, args.json, result, inspector, repaired, after)
            return PROBLEMS if after.findings else SOUND
    except StoreError as error:
        store_fault(console, error, file)
        return CANNOT_CHECK
    except (NotSaved, OSError) as error:
        why = error.reason if isinstance(error, NotSaved) else error.strerror or str(error)
        print(f"cluehouse: {say(console.language, 'check-failed', file=str(file), why=why)}", file=sys.stderr)
        return CANNOT_CHECK
    _print(console.language, args.json, result, inspector, repaired, None)
    return PROBLEMS if result.findings else SOUND


# --- what is in a log -------------------------------------------------------------------------------


class Inspector:
    """Looks into logs that are whole. Tables come after records, so that both can be compared."""

    def __init__(self) -> None:
        self.kinds = dict.fromkeys(_KINDS, 0)
        self._records: dict[str, bytes] = {}

    def findings(self, name: str, log: list[bytes]) -> Iterator[Finding]:
        """Yield what is wrong with a log."""
        kind, _, key = name.partition("/")
        if kind not in self.kinds:
            yield Finding("log-unknown", name)
            return
        self.kinds[kind] += 1
        usable, why, code = _usable(name, log)
        if usable < len(log):
            yield Finding(code, name, usable + 1, why)
        elif kind == "record":
            self._records[key] = log[0]
        elif kind == "table":
            yield from self._in_table(name, log)

    def _in_table(self, name: str, log: list[bytes]) -> Iterator[Finding]:
        table: Table | None = None
        for number, kept in enumerate(log, 1):
            entry = entries.from_json(kept)
            if table is not None and entry.at < table.at:
                yield Finding("time-goes-back", name, number)
            before, table = table, apply(table, entry)
            if before is not None and is_running(before) and not is_running(table):
                record, play = record_of(table), table.play
                assert record is not None
                assert play is not None
                # A record may be missing: `forget` removes old ones. Version 0.1 wrote the same record in other bytes.
                kept_record = self._records.get(play.record)
                if kept_record is not None and from_json(GAMES, kept_record) != record:
                    yield Finding("record-differs", f"record/{play.record}", number, name)


def usable_length(name: str, log: list[bytes]) -> int:
    """Return how many entries of a log can be understood."""
    return _usable(name, log)[0]


def _usable(name: str, log: list[bytes]) -> tuple[int, str, Any]:
    """Return how many entries can be understood, and why the next one cannot."""
    kind, _, key = name.partition("/")
    if kind == "table":
        return _usable_in_table(key, log)
    try:
        if kind == "record":
            _check_record(from_json(GAMES, log[0]))
            for metadata in log[1:]:
                msgspec.json.decode(metadata, type=GameMetadata)
        elif kind == "book":
            return count_readable(log), "", "entry-unreadable"
    except Exception as error:  # whatever a damaged record causes
        return 0, _why(error), "entry-unreadable"
    return len(log), "", ""


def _usable_in_table(code: str, log: list[bytes]) -> tuple[int, str, Any]:
    table: Table | None = None
    for number, kept in enumerate(log):
        try:
            entry = entries.from_json(kept)
        except msgspec.MsgspecError as error:
            return number, _why(error), "entry-unreadable"
        try:
            table = apply(table, entry)
            if table.code != code:
                raise ValueError(table.code)
        except Exception as error:  # whatever an impossible entry causes
            return number, _why(error), "entry-impossible"
    return len(log), "", ""


def _check_record(record: Record) -> None:
    """Replay a game, and read its deal from the text that its commitment is a hash of."""
    game = GAMES[record.game]
    if read_deal(game, deal_text(record)).deal != record.deal:
        raise ValueError("the deal is not the one that its commitment was made of")
    replay(game, record)


def _why(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]


# --- what is printed --------------------------------------------------------------------------------


def _progress(language: LanguageCode) -> Callable[[int, int], None]:
    """Return a function that shows how far the check has come, if somebody watches."""
    if not sys.stderr.isatty():
        return lambda done, total: None

    def show(done: int, total: int) -> None:
        if done % 100 == 0 or done == total:
            text = say(language, "check-progress", done=done, total=total) if total else say(language, "check-file")
            end = "\r\x1b[K" if done == total and total else ""
            sys.stderr.write(f"\r\x1b[K{text}{end}")
            sys.stderr.flush()

    return show


def _print(
    language: LanguageCode,
    as_json: bool,
    result: Examination,
    inspector: Inspector,
    repaired: Repair | None,
    after: Examination | None,
) -> None:
    if as_json:
        print(_json(result, inspector, repaired, after))
        return
    for finding in result.findings:
        print(_line(language, finding))
    if repaired is not None:
        for log in repaired.logs:
            print(say(language, "check-repaired-log", **msgspec.structs.asdict(log)))
        print(say(language, "check-repaired", folder=repaired.backup))
    for finding in after.findings if after is not None else ():
        print(_line(language, finding))
    counts = {f"{kind}s": count for kind, count in inspector.kinds.items()}
    print(say(language, "check-counts", entries=(after or result).entries, **counts))
    problems = len((after or result).findings)
    print(say(language, "check-problems", count=problems) if problems else say(language, "check-sound"))
    if problems and repaired is None:
        is_behind = any(finding.code in _BEHIND for finding in result.findings)
        print(say(language, "check-hint-restored" if is_behind else "check-hint-repair"))


def _line(language: LanguageCode, finding: Finding) -> str:
    return say(language, f"check-{finding.code}", log=finding.log, number=finding.number, why=finding.why)


def _json(result: Examination, inspector: Inspector, repaired: Repair | None, after: Examination | None) -> str:
    final = after or result
    report: dict[str, Any] = {
        "file": result.file,
        "running": result.is_running,
        "version": result.version,
        **{f"{kind}s": count for kind, count in inspector.kinds.items()},
        "entries": final.entries,
        "problems": final.findings,
    }
    if repaired is not None:
        report |= {"found": result.findings, "repaired": repaired.logs, "backup": repaired.backup}
    return msgspec.json.encode(report).decode()
