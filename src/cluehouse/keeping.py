"""What whoever keeps the house does: serve it, back it up, take records out and bring them in."""

import argparse
import asyncio
import sys
import webbrowser
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from msgspec.structs import replace

from cluehouse.games import GAMES, Refusal
from cluehouse.games.notation import NotationError
from cluehouse.games.record import Record, from_json, print_record, replay, to_json
from cluehouse.house.records import record_name
from cluehouse.messages import LANGUAGES, say
from cluehouse.server.limits import Limits
from cluehouse.server.logs import log_to_stderr
from cluehouse.server.serve import FILE, Place, PortTaken, address_in_network, address_of, default_data, get, serve
from cluehouse.store import NotSaved, Page, StoreError, Taken, backup, open_store
from cluehouse.terminal import Talk, read_record

_LIMITS: Final = Limits()


def add_commands(commands: Any) -> None:
    """Add the keeper's commands to the command line."""
    serving = commands.add_parser("serve", help="open the house: people come in by browser or terminal")
    serving.add_argument("--host", default="127.0.0.1", help="listen here; 0.0.0.0 lets other machines in")
    serving.add_argument("--port", type=int, default=8765)
    _add_data(serving)
    serving.add_argument("-o", "--open", action="store_true", help="open a browser, where there is one")
    serving.add_argument("--get", metavar="PATH", help="answer one request and exit")
    serving.add_argument(
        "--origin", action="append", default=[], help="a page from elsewhere that may talk to the house"
    )
    serving.add_argument(
        "--behind-proxy", action="store_true", help="take addresses from the proxy in front of the house"
    )
    serving.add_argument("--connections", type=int, default=_LIMITS.connections, help="at once, of one address")
    serving.add_argument("--tables", type=int, default=_LIMITS.tables, help="opened by one address in an hour")
    serving.add_argument("--visits", type=int, default=_LIMITS.visits, help="of one address in ten minutes")
    serving.add_argument(
        "--commands", type=float, default=_LIMITS.commands, help="a second, of one connection; at once three times that"
    )
    serving.set_defaults(run=_serve)

    saving = commands.add_parser(
        "backup", help="copy everything the house keeps into a new file, also while it is open"
    )
    saving.add_argument("file", type=Path)
    _add_data(saving)
    saving.set_defaults(run=_backup)

    taking = commands.add_parser("export", help="write the records of all finished games into a folder")
    taking.add_argument("folder", type=Path)
    _add_data(taking)
    taking.set_defaults(run=_export)

    bringing = commands.add_parser("import", help="bring records into a house that is closed")
    bringing.add_argument("files", type=Path, nargs="+")
    _add_data(bringing)
    bringing.set_defaults(run=_import)


def _add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=default_data(), help="the folder with the house's file")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of the house")


def _place(talk: Talk, wanted: argparse.Namespace) -> Place:
    limits = Limits(wanted.connections, wanted.tables, wanted.visits, wanted.commands, burst=3 * wanted.commands)
    place = Place(wanted.host, wanted.port, wanted.data, tuple(wanted.origin), wanted.behind_proxy, limits)
    # Whoever opens a house and a browser will play soon, and often with bots.
    teaches = sorted(LANGUAGES, key=lambda language: language != talk.language) if wanted.open else ()
    return replace(place, teaches=tuple(teaches))


# --- serving --------------------------------------------------------------------------------------


def _serve(talk: Talk, wanted: argparse.Namespace) -> int:
    place = _place(talk, wanted)
    try:
        place.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        if wanted.get is not None:
            return _get(place, wanted.get)
        log_to_stderr()
        serve(place, lambda address: _opened(talk, wanted, address))
    except PortTaken as error:
        return _fail(talk, "serve-port-taken", address=address_of(place, place.port), why=error.strerror or "")
    except OSError as error:
        return _fail(talk, "serve-not-writable", folder=str(place.data), why=error.strerror or "")
    except NotSaved as error:
        return _fail(talk, "serve-not-writable", folder=str(place.data), why=error.reason)
    except StoreError as error:
        return _store_fault(talk, error, place.data)
    return 0


def _opened(talk: Talk, wanted: argparse.Namespace, address: str) -> None:
    print(talk.say("serve-open", address=address), flush=True)
    elsewhere = address_in_network(_place(talk, wanted), int(address.rpartition(":")[2].strip("/")))
    if elsewhere:
        print(talk.say("serve-open-network", address=elsewhere), flush=True)
    print(talk.say("serve-data", folder=str(wanted.data)), flush=True)
    if wanted.open:
        webbrowser.open(address)


def _get(place: Place, path: str) -> int:
    status, body = asyncio.run(get(place, path))
    sys.stdout.buffer.write(body)
    sys.stdout.buffer.flush()
    return 0 if status < 400 else 1


# --- copies ---------------------------------------------------------------------------------------


def _backup(talk: Talk, wanted: argparse.Namespace) -> int:
    try:
        backup(wanted.data / FILE, wanted.file)
    except StoreError as error:
        return _store_fault(talk, error, wanted.file)
    print(talk.say("backup-done", file=str(wanted.file)))
    return 0


def _export(talk: Talk, wanted: argparse.Namespace) -> int:
    try:
        with TemporaryDirectory() as folder:
            copy = Path(folder) / FILE
            backup(wanted.data / FILE, copy)  # the house may be open, and its file is its own
            records = asyncio.run(_records(copy))
        wanted.folder.mkdir(parents=True, exist_ok=True)
        for name, record in records.items():
            (wanted.folder / f"{name}.txt").write_text(print_record(record), encoding="utf-8")
    except StoreError as error:
        return _store_fault(talk, error, wanted.data)
    except OSError as error:
        return _fail(talk, "serve-not-writable", folder=str(wanted.folder), why=error.strerror or "")
    print(talk.say("export-done", count=len(records), folder=str(wanted.folder)))
    return 0


async def _records(path: Path) -> dict[str, Record]:
    store = await open_store(path)
    try:
        names = await store.names("record/")
        return {name.removeprefix("record/"): from_json(GAMES, (await store.read(name))[0]) for name in names}
    finally:
        await store.close()


def _import(talk: Talk, wanted: argparse.Namespace) -> int:
    records = []
    for file in wanted.files:
        try:
            record = read_record(file.read_text(encoding="utf-8"))
            replay(GAMES[record.game], record)
        except OSError as error:
            return _fail(talk, "file-unreadable", file=str(file), why=error.strerror or "")
        except (NotationError, Refusal, UnicodeDecodeError) as error:
            return _fail(talk, "not-a-record", file=str(file), why=str(error))
        records.append(to_json(record))
    try:
        wanted.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        names = asyncio.run(_bring(wanted.data / FILE, records))
    except StoreError as error:
        return _store_fault(talk, error, wanted.data)
    except (NotSaved, OSError) as error:
        return _fail(talk, "serve-not-writable", folder=str(wanted.data), why=str(error))
    for file, name in zip(wanted.files, names, strict=True):
        print(talk.say("import-done", file=str(file), record=name))
    return 0


async def _bring(path: Path, records: list[bytes]) -> list[str]:
    """Keep the records; the same record brought twice is there once."""
    store = await open_store(path)
    names = [sha256(record).hexdigest()[:20] for record in records]
    try:
        for name, record in zip(names, records, strict=True):
            try:
                await store.append(Page(record_name(name), 1, (record,)))
            except Taken:
                continue
    finally:
        await store.close()
    return names


# --- faults ---------------------------------------------------------------------------------------


def _store_fault(talk: Talk, error: StoreError, about: Path) -> int:
    return _fail(talk, f"store-{error.reason}", file=str(about))


def _fail(talk: Talk, message: str, **params: str | int) -> int:
    print(f"cluehouse: {say(talk.language, message, **params)}", file=sys.stderr)
    return 1
