"""What whoever keeps the house does: serve it, back it up, take records out and bring them in."""

import argparse
import asyncio
import math
import sys
import time
import webbrowser
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from re import fullmatch
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace

from cluehouse.games import GAMES, Refusal
from cluehouse.games.notation import NotationError
from cluehouse.games.record import Record, from_json, print_record, replay, to_json
from cluehouse.house.records import ended, record_log
from cluehouse.messages import LANGUAGES, say
from cluehouse.server.limits import Limits
from cluehouse.server.logs import log_to_stderr
from cluehouse.server.serve import (
    FILE,
    CannotListen,
    PortTaken,
    ServerConfig,
    address_in_network,
    default_data,
    get,
    serve,
)
from cluehouse.store import Append, NotSaved, StoreError, Taken, backup, forget, open_store
from cluehouse.tables import entries
from cluehouse.terminal import Console, read_record

_LIMITS: Final = Limits()


def add_commands(commands: Any) -> None:
    """Add the keeper's commands to the command line."""
    serving = commands.add_parser("serve", help="open the house: people come in by browser or terminal")
    serving.add_argument("--host", default="127.0.0.1", help="listen here; 0.0.0.0 lets other machines in")
    serving.add_argument("--port", type=_port, default=8765, help="listen at this port; 0: at any that is free")
    add_data(serving)
    serving.add_argument("-o", "--open", action="store_true", help="open a browser, where there is one")
    serving.add_argument("--get", type=_path, metavar="PATH", help="answer one request of a closed house and exit")
    serving.add_argument(
        "--origin", type=_origin, action="append", default=[], help="a page from elsewhere that may talk to the house"
    )
    serving.add_argument(
        "--behind-proxy", action="store_true", help="take addresses from the proxy in front of the house"
    )
    serving.add_argument("--connections", type=_count, default=_LIMITS.connections, help="at once, of one address")
    serving.add_argument("--tables", type=_count, default=_LIMITS.tables, help="opened by one address in an hour")
    serving.add_argument("--visits", type=_count, default=_LIMITS.visits, help="of one address in ten minutes")
    serving.add_argument(
        "--commands",
        type=_rate,
        default=_LIMITS.commands,
        help="a second, of one person; at once 60 or three times that",
    )
    serving.set_defaults(run=_serve)

    saving = commands.add_parser(
        "backup", help="copy everything the house keeps into a new file, also while it is open"
    )
    saving.add_argument("file", type=Path, help="the file to make; never one that is there")
    add_data(saving)
    saving.set_defaults(run=_backup)

    taking = commands.add_parser("export", help="write the records of all finished games into a folder")
    taking.add_argument("folder", type=Path, help="where to; made if it is not there")
    add_data(taking)
    taking.set_defaults(run=_export)

    bringing = commands.add_parser("import", help="bring records into a house that is closed")
    bringing.add_argument("files", type=Path, nargs="+", help="records, as text or JSON")
    add_data(bringing)
    bringing.set_defaults(run=_import)

    forgetting = commands.add_parser("forget", help="remove old tables and records from a house that is closed")
    forgetting.add_argument("days", type=_count, help="what nobody has used, and what has ended, so many days ago")
    add_data(forgetting)
    forgetting.set_defaults(run=_forget)


def add_data(parser: argparse.ArgumentParser) -> None:
    """Add the options that all commands about a house have."""
    parser.add_argument("--data", type=Path, default=default_data(), help="the folder with the house's file")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of the house")


def _port(text: str) -> int:
    if not 0 <= int(text) <= 65535:
        raise ValueError(text)
    return int(text)


def _count(text: str) -> int:
    if int(text) < 1:
        raise ValueError(text)
    return int(text)


def _rate(text: str) -> float:
    if not 0 < float(text) < math.inf:
        raise ValueError(text)
    return float(text)


def _path(text: str) -> str:
    if not text.startswith("/"):
        raise ValueError(text)
    return text


def _origin(text: str) -> str:
    """What browsers send: scheme, host and port, and nothing behind them."""
    page = urlsplit(text)
    rest = page.username or page.query or page.fragment or page.path.strip("/")
    if page.scheme not in ("http", "https") or not page.hostname or rest:
        raise ValueError(text)
    usual = {"http": 80, "https": 443}[page.scheme]
    return f"{page.scheme}://{page.netloc.removesuffix(f':{usual}')}".lower()


def _place(talk: Console, wanted: argparse.Namespace) -> ServerConfig:
    burst = max(3 * wanted.commands, _LIMITS.burst)  # or a long message would never pass
    limits = Limits(wanted.connections, wanted.tables, wanted.visits, wanted.commands, burst)
    config = ServerConfig(wanted.host, wanted.port, wanted.data, tuple(wanted.origin), wanted.behind_proxy, limits)
    # Whoever opens a house and a browser will play soon, and often with bots.
    bot_languages = sorted(LANGUAGES, key=lambda language: language != talk.language) if wanted.open else ()
    return replace(config, bot_languages=tuple(bot_languages))


# --- serving --------------------------------------------------------------------------------------


def _serve(talk: Console, wanted: argparse.Namespace) -> int:
    config = _place(talk, wanted)
    try:
        config.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        if wanted.get is not None:
            return _get(config, wanted.get)
        log_to_stderr()
        serve(config, lambda address: _opened(talk, wanted, address))
    except (PortTaken, CannotListen) as error:
        message = "serve-port-taken" if isinstance(error, PortTaken) else "serve-cannot-listen"
        return fail(talk, message, address=f"{config.host}:{config.port}", why=error.strerror or "")
    except OSError as error:
        return fail(talk, "serve-not-writable", folder=str(config.data), why=error.strerror or "")
    except NotSaved as error:
        return fail(talk, "serve-not-writable", folder=str(config.data), why=error.reason)
    except StoreError as error:
        return store_fault(talk, error, config.data)
    return 0


def _opened(talk: Console, wanted: argparse.Namespace, address: str) -> None:
    print(talk.say("serve-open", address=address), flush=True)
    elsewhere = address_in_network(_place(talk, wanted), int(address.rpartition(":")[2].strip("/")))
    if elsewhere:
        print(talk.say("serve-open-network", address=elsewhere), flush=True)
    print(talk.say("serve-data", folder=str(wanted.data)), flush=True)
    if wanted.open:
        webbrowser.open(address)


def _get(config: ServerConfig, path: str) -> int:
    status, body = asyncio.run(get(config, path))
    sys.stdout.buffer.write(body)
    sys.stdout.buffer.flush()
    return 0 if status < 400 else 1


# --- copies ---------------------------------------------------------------------------------------


def _backup(talk: Console, wanted: argparse.Namespace) -> int:
    try:
        backup(wanted.data / FILE, wanted.file)
    except NotSaved as error:
        return fail(talk, "not-written", file=str(wanted.file), why=error.reason)
    except StoreError as error:
        if error.reason == "not-writable":
            return fail(talk, "not-written", file=str(wanted.file), why=_why(error))
        return store_fault(talk, error, wanted.file if error.reason == "exists" else wanted.data / FILE)
    print(talk.say("backup-done", file=str(wanted.file)))
    return 0


def _export(talk: Console, wanted: argparse.Namespace) -> int:
    try:
        with TemporaryDirectory() as folder:
            copy = Path(folder) / FILE
            backup(wanted.data / FILE, copy)  # the house may be open, and its file is its own
            records = asyncio.run(_records(copy))
        wanted.folder.mkdir(parents=True, exist_ok=True)
        for name, record in records.items():
            _write(wanted.folder / f"{name}.txt", print_record(record))
    except StoreError as error:
        return store_fault(talk, error, wanted.data)
    except OSError as error:
        return fail(talk, "not-written", file=str(wanted.folder), why=error.strerror or "")
    print(talk.say("export-done", count=len(records), folder=str(wanted.folder)))
    return 0


def _write(file: Path, text: str) -> None:
    """The whole text, or no file."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError:
        file.unlink(missing_ok=True)
        raise


async def _records(path: Path) -> dict[str, Record]:
    store = await open_store(path)
    try:
        names = await store.names("record/")
        return {name.removeprefix("record/"): from_json(GAMES, (await store.read(name))[0]) for name in names}
    finally:
        await store.close()


def _import(talk: Console, wanted: argparse.Namespace) -> int:
    records = []
    for file in wanted.files:
        try:
            record = read_record(file.read_text(encoding="utf-8"))
            replay(GAMES[record.game], record)
        except OSError as error:
            return fail(talk, "file-unreadable", file=str(file), why=error.strerror or "")
        except (NotationError, Refusal, UnicodeDecodeError) as error:
            return fail(talk, "not-a-record", file=str(file), why=str(error))
        records.append((file.stem, record))
    try:
        wanted.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        names = asyncio.run(_bring(wanted.data / FILE, records))
    except StoreError as error:
        return store_fault(talk, error, wanted.data)
    except (NotSaved, OSError) as error:
        return fail(talk, "serve-not-writable", folder=str(wanted.data), why=str(error))
    for file, name in zip(wanted.files, names, strict=True):
        print(talk.say("import-done", file=str(file), record=name))
    return 0


async def _bring(path: Path, records: list[tuple[str, Record]]) -> list[str]:
    """Store the records under the names that they had in the house they come from, so that links to them still work.
    A record that is imported twice is stored once."""
    store = await open_store(path)
    names = []
    try:
        for name, record in records:
            kept = await store.read(record_log(name))
            if not fullmatch("[0-9a-f]{20}", name) or (kept and from_json(GAMES, kept[0]) != record):
                name = sha256(print_record(record).encode()).hexdigest()[:20]  # it has none, or another game has it
            with suppress(Taken):
                await store.append(Append(record_log(name), 1, (to_json(record),)))
            names.append(name)
    finally:
        await store.close()
    return names


def _forget(talk: Console, wanted: argparse.Namespace) -> int:
    since = int((time.time() - wanted.days * 86_400) * 1000)
    try:
        gone = forget(wanted.data / FILE, lambda name, latest: _ended(name, latest) < since)
    except StoreError as error:
        return store_fault(talk, error, wanted.data / FILE)
    except NotSaved as error:
        return fail(talk, "serve-not-writable", folder=str(wanted.data), why=error.reason)
    tables = sum(name.startswith("table/") for name in gone)
    print(talk.say("forget-done", tables=tables, records=len(gone) - tables))
    return 0


def _ended(name: str, latest: bytes) -> float:
    """When somebody last used a table, or a game ended; never, for teams' books and for records of unknown days."""
    try:
        if name.startswith("table/"):
            return entries.from_json(latest).at
        return (name.startswith("record/") and ended(latest)) or math.inf
    except msgspec.DecodeError:
        raise StoreError("damaged", name) from None


# --- faults ---------------------------------------------------------------------------------------


def _why(error: StoreError) -> str:
    return (error.__cause__.strerror or "") if isinstance(error.__cause__, OSError) else ""


def store_fault(talk: Console, error: StoreError, about: Path) -> int:
    """Say what is wrong with the house's file."""
    return fail(talk, f"store-{error.reason}", file=str(about))


def fail(talk: Console, message: str, **params: str | int) -> int:
    """Print an error message and return the exit status."""
    print(f"cluehouse: {say(talk.language, message, **params)}", file=sys.stderr)
    return 1
