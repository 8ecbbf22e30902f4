"""Commands about the data of a server: backup, restore, export, import, forget. They work on a SQLite file, or with
--store on the database that several servers share."""

import argparse
import asyncio
import math
import os
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from re import fullmatch
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from cluehouse.administration import add_data, count, fail, store_fault
from cluehouse.cluster_options import UnreadableSecret, add_store, store_address
from cluehouse.games import GAMES, Refusal
from cluehouse.games.notation import NotationError
from cluehouse.games.record import Record, from_json, print_record, replay, to_json
from cluehouse.house.record_lines import RecordLine, read_records, record_line, record_names
from cluehouse.house.records import GameMetadata, ended, record_log
from cluehouse.server.serve import FILE
from cluehouse.store import Append, NotSaved, Store, StoreError, Taken, backup, forget, open_store, read_log, restore
from cluehouse.store.contract import without_password
from cluehouse.tables import entries
from cluehouse.tables.codes import read_code
from cluehouse.terminal import Console, read_record

_RECORD_NAME: Final = "[0-9a-f]{20}"


def add_commands(commands: Any) -> None:
    """Add the commands to the command line."""
    backup_parser = commands.add_parser(
        "backup", help="copy all data of the server into a new SQLite file, also while it runs"
    )
    backup_parser.add_argument(
        "file", type=_new_file, help="the file to create, which must not exist; or a folder, where its name is the date"
    )
    _add_place(backup_parser)
    backup_parser.set_defaults(run=_explained(_backup))

    restore_parser = commands.add_parser(
        "restore", help="put a backup in the place of data that was lost or moved away; the server must be stopped"
    )
    restore_parser.add_argument("file", type=Path, help="the backup")
    add_data(restore_parser)
    restore_parser.set_defaults(run=_permitted(_restore))

    export_parser = commands.add_parser("export", help="write the records of all finished games into a folder")
    export_parser.add_argument("folder", type=Path, help="the folder, created if needed; with --jsonl, the file")
    export_parser.add_argument(
        "--jsonl", action="store_true", help="write one file with a JSON object a line: dates, bots, outcome, record"
    )
    _add_place(export_parser)
    export_parser.set_defaults(run=_explained(_export))

    import_parser = commands.add_parser("import", help="import records; a server on a file must be stopped")
    import_parser.add_argument(
        "files", type=Path, nargs="+", help="records, as text or JSON, or many in one file that ends in .jsonl"
    )
    _add_place(import_parser)
    import_parser.set_defaults(run=_explained(_import))

    forget_parser = commands.add_parser(
        "forget", help="remove old tables and records, or a certain one; a server on a file must be stopped"
    )
    forget_parser.add_argument(
        "what",
        type=_forgettable,
        metavar="DAYS|TABLE|RECORD",
        help="a number: tables not used, and games that ended, for this many days; a table's code: it, and all games "
        "that were played there; the name of a record: this game",
    )
    _add_place(forget_parser)
    forget_parser.set_defaults(run=_explained(_forget))


def _add_place(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    add_store(parser)


def _new_file(text: str) -> Path:
    """Return the file to create: in a folder, one with today's date."""
    place = Path(text)
    is_folder = place.is_dir() or text.endswith(("/", os.sep))
    return place / f"house-{datetime.now():%Y-%m-%d-%H%M%S}.sqlite" if is_folder else place


def _forgettable(text: str) -> int | tuple[str, str]:
    """Return how many days, or the kind and the name of what to forget."""
    if fullmatch("[0-9]{1,9}", text):
        return count(text)
    if fullmatch(_RECORD_NAME, text):
        return "record", text
    if fullmatch("[A-Za-z-]+", text):
        return "table", read_code(text)
    raise argparse.ArgumentTypeError(f"days, a table's code or the name of a record is needed, not {text!r}")


def _permitted(command: Any) -> Any:
    """Return the command, with what it may not look at explained."""

    def run(console: Console, args: argparse.Namespace) -> int:
        try:
            return int(command(console, args))
        except PermissionError as error:
            return store_fault(console, StoreError("unreadable", error.filename), error.filename)

    return run


def _explained(command: Any) -> Any:
    """Return the command, with what is wrong with its options explained."""

    command = _permitted(command)

    def run(console: Console, args: argparse.Namespace) -> int:
        try:
            args.store = store_address(args)
            return int(command(console, args))
        except UnreadableSecret as error:
            return fail(console, "file-unreadable", file=error.file, why=error.why)
        except ImportError:
            return fail(console, "move-no-postgres")

    return run


def _place(args: argparse.Namespace) -> str:
    """Return where the data is, as it may be shown."""
    return str(args.data / FILE) if args.store is None else without_password(args.store)


@asynccontextmanager
async def _database(address: str) -> AsyncIterator[Store]:
    """Open the database that several servers share. They may go on meanwhile."""
    from cluehouse.store.postgres import open_existing  # it needs the extra `cluehouse[cluster]`

    store = await open_existing(address)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def _file(path: Path) -> AsyncIterator[Store]:
    store = await open_store(path)
    try:
        yield store
    finally:
        await store.close()


# --- backup and export ------------------------------------------------------------------------------


def _backup(console: Console, args: argparse.Namespace) -> int:
    try:
        if args.store is None:
            backup(args.data / FILE, args.file)
        else:
            asyncio.run(_backup_database(args.store, args.file))
    except NotSaved as error:
        return fail(console, "not-written", file=str(args.file), why=error.reason)
    except StoreError as error:
        if error.reason == "not-writable" and error.about == str(args.file):
            return fail(console, "not-written", file=str(args.file), why=_why(error))
        return store_fault(console, error, args.file if error.reason == "exists" else _place(args))
    print(console.say("backup-done", file=str(args.file)))
    return 0


def _why(error: StoreError) -> str:
    return (error.__cause__.strerror or "") if isinstance(error.__cause__, OSError) else ""


async def _backup_database(address: str, file: Path) -> None:
    async with _database(address) as store:
        await store.backup(file)


def _export(console: Console, args: argparse.Namespace) -> int:
    try:
        games = asyncio.run(_records(args))
        if args.jsonl:
            _write(args.folder, "".join(f"{msgspec.json.encode(record_line(*game)).decode()}\n" for game in games))
        else:
            args.folder.mkdir(parents=True, exist_ok=True)
            for name, record, _ in games:
                _write(args.folder / f"{name}.txt", print_record(record))
    except StoreError as error:
        return store_fault(console, error, args.data if args.store is None else _place(args))
    except OSError as error:
        return fail(console, "not-written", file=str(args.folder), why=error.strerror or "")
    print(console.say("export-done", count=len(games), folder=str(args.folder)))
    return 0


def _write(file: Path, text: str) -> None:
    """Write the whole text, or no file."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError:
        file.unlink(missing_ok=True)
        raise


async def _records(args: argparse.Namespace) -> list[tuple[str, Record, GameMetadata]]:
    if args.store is not None:
        async with _database(args.store) as store:
            return await _records_in(store)
    with TemporaryDirectory() as folder:
        copy = Path(folder) / FILE
        backup(args.data / FILE, copy)  # the server may be running, and only it may open the file
        async with _file(copy) as store:
            return await _records_in(store)


async def _records_in(store: Store) -> list[tuple[str, Record, GameMetadata]]:
    return [game async for game in read_records(store, await record_names(store))]


def _restore(console: Console, args: argparse.Namespace) -> int:
    file = args.data / FILE
    try:
        args.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        restore(args.file, file)
    except NotSaved as error:
        return fail(console, "not-written", file=str(file), why=error.reason)
    except StoreError as error:
        return fail(console, "restore-exists", file=str(file)) if error.reason == "exists" else _fault(console, error)
    except OSError as error:
        return fail(console, "not-written", file=str(file), why=error.strerror or "")
    print(console.say("restore-done", file=str(file), backup=str(args.file)))
    return 0


def _fault(console: Console, error: StoreError) -> int:
    return store_fault(console, error, error.about)


# --- import -----------------------------------------------------------------------------------------


def _import(console: Console, args: argparse.Namespace) -> int:
    """Import everything that is a record; the exit status says whether all of it was."""
    records: list[tuple[str, Record]] = []
    places: list[str] = []
    status = 0
    for file in args.files:
        try:
            for place, name, text in _texts(file):
                try:
                    record = read_record(text)
                    replay(GAMES[record.game], record)
                except (NotationError, Refusal) as error:
                    status = fail(console, "not-a-record", file=place, why=str(error))
                else:
                    records.append((name, record))
                    places.append(place)
        except OSError as error:
            status = fail(console, "file-unreadable", file=str(file), why=error.strerror or "")
        except (UnicodeDecodeError, msgspec.MsgspecError) as error:
            status = fail(console, "not-a-record", file=str(file), why=str(error))
    if not records:
        return status
    try:
        names = asyncio.run(_store_records(args, records))
    except StoreError as error:
        return store_fault(console, error, args.data if args.store is None else _place(args))
    except (NotSaved, OSError) as error:
        return fail(console, "serve-not-writable", folder=_place(args), why=str(error))
    for place, name in zip(places, names, strict=True):
        print(console.say("import-done", file=place, record=name))
    return status


def _texts(file: Path) -> Iterator[tuple[str, str, str]]:
    """Yield where each record of a file stands, its name and its text. An export of `--jsonl` has one in every line."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".jsonl":
        yield str(file), file.stem, text
        return
    for number, line in enumerate(text.splitlines(), 1):
        found = msgspec.json.decode(line, type=RecordLine)
        yield f"{file}:{number}", found.name, found.record


async def _store_records(args: argparse.Namespace, records: list[tuple[str, Record]]) -> list[str]:
    """Store the records under the names that they had on their old server, so that links to them still work. A record
    that is imported twice is stored once."""
    if args.store is None:
        args.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    names = []
    async with _file(args.data / FILE) if args.store is None else _database(args.store) as store:
        for name, record in records:
            kept = await store.read(record_log(name))
            if not fullmatch(_RECORD_NAME, name) or (kept and from_json(GAMES, kept[0]) != record):
                name = sha256(print_record(record).encode()).hexdigest()[:20]  # it has no name, or another game has it
            with suppress(Taken):
                await store.append(Append(record_log(name), 1, (to_json(record),)))
            names.append(name)
    return names


# --- forget -----------------------------------------------------------------------------------------


def _forget(console: Console, args: argparse.Namespace) -> int:
    try:
        is_old = _older_than(args.what) if isinstance(args.what, int) else _one_of(_names(args, *args.what))
        if args.store is None:
            gone = forget(args.data / FILE, is_old)
        else:
            from cluehouse.store.postgres.forgetting import forget_in_database

            gone = asyncio.run(forget_in_database(args.store, is_old))
    except StoreError as error:
        return store_fault(console, error, _place(args))
    except NotSaved as error:
        return fail(console, "serve-not-writable", folder=_place(args), why=error.reason)
    if not gone and not isinstance(args.what, int):
        return fail(console, "forget-nothing", what=args.what[1], file=_place(args))
    tables = sum(name.startswith("table/") for name in gone)
    print(console.say("forget-done", tables=tables, records=len(gone) - tables))
    return 0


def _older_than(days: int) -> Callable[[str, bytes], bool]:
    since = int((time.time() - days * 86_400) * 1000)
    return lambda name, latest: _ended(name, latest) < since


def _one_of(names: set[str]) -> Callable[[str, bytes], bool]:
    return lambda name, latest: name in names


def _names(args: argparse.Namespace, kind: str, name: str) -> set[str]:
    """Return the log with this name, and if it is a table's, the records of the games that were played there."""
    log = f"{kind}/{name}"
    found = {log}
    for entry in asyncio.run(_entries(args, log)) if kind == "table" else ():
        with suppress(msgspec.DecodeError):  # what is damaged can be forgotten as well
            dealt = [event for event in entries.from_json(entry).events if isinstance(event, entries.Dealt)]
            found.update(record_log(event.record) for event in dealt)
    return found


async def _entries(args: argparse.Namespace, log: str) -> list[bytes]:
    if args.store is None:
        return read_log(args.data / FILE, log)
    async with _database(args.store) as store:
        return await store.read(log)


def _ended(name: str, latest: bytes) -> float:
    """Return when a table was last used or a game ended; never for teams' books and records without a date."""
    try:
        if name.startswith("table/"):
            return entries.from_json(latest).at
        return (name.startswith("record/") and ended(latest)) or math.inf
    except msgspec.DecodeError:
        raise StoreError("damaged", name) from None
