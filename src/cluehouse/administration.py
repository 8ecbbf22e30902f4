"""Commands for the administrator of a server: serve, backup, export, import, forget."""

import argparse
import asyncio
import math
import os
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

from cluehouse.bus import BusUnreachable
from cluehouse.cluster import ClusterConfig
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
from cluehouse.store.contract import without_password
from cluehouse.tables import entries
from cluehouse.terminal import Console, read_record

_LIMITS: Final = Limits()


def add_commands(commands: Any) -> None:
    """Add the administrator's commands to the command line."""
    serve_parser = commands.add_parser("serve", help="run a server, which people use by browser or terminal")
    serve_parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 also accepts other machines"
    )
    serve_parser.add_argument("--port", type=_port, default=8765, help="the port to listen on; 0: any free one")
    add_data(serve_parser)
    serve_parser.add_argument("-o", "--open", action="store_true", help="open a browser, if there is one")
    serve_parser.add_argument(
        "--get", type=_path, metavar="PATH", help="answer one request without running a server, and exit"
    )
    serve_parser.add_argument(
        "--origin", type=_origin, action="append", default=[], help="another origin whose pages may use the server"
    )
    serve_parser.add_argument(
        "--allow-host",
        type=_host,
        action="append",
        default=[],
        metavar="NAME",
        help="another name by which guests reach the server",
    )
    serve_parser.add_argument(
        "--behind-proxy", action="store_true", help="take client addresses from the proxy's X-Forwarded-For"
    )
    serve_parser.add_argument(
        "--connections", type=_count, default=_LIMITS.connections, help="most connections of one address at a time"
    )
    serve_parser.add_argument(
        "--tables", type=_count, default=_LIMITS.tables, help="most tables opened by one address in an hour"
    )
    serve_parser.add_argument(
        "--visits", type=_count, default=_LIMITS.visits, help="most joins and lookups by one address in ten minutes"
    )
    serve_parser.add_argument(
        "--wrong-codes",
        type=_count,
        default=_LIMITS.wrong_codes,
        help="most codes of tables that are not there, tried by one address in an hour",
    )
    serve_parser.add_argument(
        "--commands",
        type=_rate,
        default=_LIMITS.commands,
        help="most commands of one person per second; bursts of 60, or three times this",
    )
    serve_parser.add_argument(
        "--processor",
        type=_rate,
        default=_LIMITS.processor,
        help="most seconds of processor time per second, for one address",
    )
    serve_parser.add_argument(
        "--store",
        default=os.environ.get("CLUEHOUSE_STORE"),
        metavar="URL",
        help="share tables with other servers in this PostgreSQL database (postgresql://…; or CLUEHOUSE_STORE)",
    )
    serve_parser.add_argument(
        "--bus",
        action="append",
        default=(os.environ.get("CLUEHOUSE_BUS") or "").split(),
        metavar="URL",
        help="talk to those servers over NATS (nats://… or tls://…; repeatable; or CLUEHOUSE_BUS)",
    )
    serve_parser.add_argument(
        "--bus-credentials", metavar="FILE", default=os.environ.get("CLUEHOUSE_BUS_CREDENTIALS"), help="for NATS"
    )
    serve_parser.set_defaults(run=_serve)

    backup_parser = commands.add_parser(
        "backup", help="copy all data of the server into a new file, also while it runs"
    )
    backup_parser.add_argument("file", type=Path, help="the file to create; it must not exist")
    add_data(backup_parser)
    backup_parser.set_defaults(run=_backup)

    export_parser = commands.add_parser("export", help="write the records of all finished games into a folder")
    export_parser.add_argument("folder", type=Path, help="the folder; created if needed")
    add_data(export_parser)
    export_parser.set_defaults(run=_export)

    import_parser = commands.add_parser("import", help="import records into a server that is stopped")
    import_parser.add_argument("files", type=Path, nargs="+", help="records, as text or JSON")
    add_data(import_parser)
    import_parser.set_defaults(run=_import)

    forget_parser = commands.add_parser("forget", help="remove old tables and records from a server that is stopped")
    forget_parser.add_argument(
        "days", type=_count, help="remove tables not used, and games that ended, for this many days"
    )
    add_data(forget_parser)
    forget_parser.set_defaults(run=_forget)


def add_data(parser: argparse.ArgumentParser) -> None:
    """Add the options that all commands about a server have."""
    parser.add_argument("--data", type=Path, default=default_data(), help="the folder with the server's data")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of the user interface")


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
    """Return the origin as browsers send it: scheme, host and port, and nothing after them."""
    url = urlsplit(text)
    rest = url.username or url.query or url.fragment or url.path.strip("/")
    if url.scheme not in ("http", "https") or not url.hostname or rest:
        raise ValueError(text)
    usual = {"http": 80, "https": 443}[url.scheme]
    return f"{url.scheme}://{url.netloc.removesuffix(f':{usual}')}".lower()


def _host(text: str) -> str:
    """Return a host name without scheme and port."""
    if not fullmatch(r"[\w.-]+", text):
        raise ValueError(text)
    return text.lower()


def _limits(args: argparse.Namespace) -> Limits:
    """Return the limits that were asked for; those that follow from them grow with them."""
    sockets = max(2 * args.connections, _LIMITS.sockets)
    share = args.processor / _LIMITS.processor
    return Limits(
        connections=args.connections,
        sockets=sockets,
        all_sockets=max(sockets, _LIMITS.all_sockets),
        tables=args.tables,
        visits=args.visits,
        wrong_codes=args.wrong_codes,
        commands=args.commands,
        burst=max(3 * args.commands, _LIMITS.burst),  # otherwise a long message would never be accepted
        processor=args.processor,
        processor_burst=_LIMITS.processor_burst * share,
        traffic=_LIMITS.traffic * share,
        traffic_burst=_LIMITS.traffic_burst * max(1.0, share),  # a long message has to fit
    )


def _config(console: Console, args: argparse.Namespace) -> ServerConfig:
    config = ServerConfig(
        args.host,
        args.port,
        args.data,
        tuple(args.origin),
        args.behind_proxy,
        _limits(args),
        tuple(args.allow_host),
    )
    if args.store is not None:
        config = replace(config, cluster=ClusterConfig(args.store, tuple(args.bus), args.bus_credentials))
    # People play with bots soon, and most of them in the language of whoever started the server.
    bot_languages = sorted(LANGUAGES, key=lambda language: language != console.language)
    return replace(config, bot_languages=tuple(bot_languages))


# --- serve_parser --------------------------------------------------------------------------------------


def _serve(console: Console, args: argparse.Namespace) -> int:
    config = _config(console, args)
    if config.cluster is not None and not config.cluster.bus:
        return fail(console, "serve-without-bus")
    try:
        config.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        if args.get is not None:
            return _get(config, args.get)
        log_to_stderr()
        serve(config, lambda address: _opened(console, args, address))
    except (PortTaken, CannotListen) as error:
        message = "serve-port-taken" if isinstance(error, PortTaken) else "serve-cannot-listen"
        return fail(console, message, address=f"{config.host}:{config.port}", why=error.strerror or "")
    except OSError as error:
        return fail(console, "serve-not-writable", folder=str(config.data), why=error.strerror or "")
    except NotSaved as error:
        return fail(console, "serve-not-writable", folder=str(config.data), why=error.reason)
    except BusUnreachable as error:
        return fail(console, "serve-bus-unreachable", address=str(error))
    except StoreError as error:
        return store_fault(console, error, error.about if config.cluster else config.data)
    return 0


def _opened(console: Console, args: argparse.Namespace, address: str) -> None:
    print(console.say("serve-open", address=address), flush=True)
    elsewhere = address_in_network(_config(console, args), int(address.rpartition(":")[2].strip("/")))
    if elsewhere:
        print(console.say("serve-open-network", address=elsewhere), flush=True)
    print(console.say("serve-data", folder=_place(args)), flush=True)
    if args.open:
        webbrowser.open(address)


def _place(args: argparse.Namespace) -> str:
    """Return where everything is saved, without a password."""
    return str(args.data) if args.store is None else without_password(args.store)


def _get(config: ServerConfig, path: str) -> int:
    status, body = asyncio.run(get(config, path))
    sys.stdout.buffer.write(body)
    sys.stdout.buffer.flush()
    return 0 if status < 400 else 1


# --- copies ---------------------------------------------------------------------------------------


def _backup(console: Console, args: argparse.Namespace) -> int:
    try:
        backup(args.data / FILE, args.file)
    except NotSaved as error:
        return fail(console, "not-written", file=str(args.file), why=error.reason)
    except StoreError as error:
        if error.reason == "not-writable":
            return fail(console, "not-written", file=str(args.file), why=_why(error))
        return store_fault(console, error, args.file if error.reason == "exists" else args.data / FILE)
    print(console.say("backup-done", file=str(args.file)))
    return 0


def _export(console: Console, args: argparse.Namespace) -> int:
    try:
        with TemporaryDirectory() as folder:
            copy = Path(folder) / FILE
            backup(args.data / FILE, copy)  # the server may be running, and only it may open the file
            records = asyncio.run(_records(copy))
        args.folder.mkdir(parents=True, exist_ok=True)
        for name, record in records.items():
            _write(args.folder / f"{name}.txt", print_record(record))
    except StoreError as error:
        return store_fault(console, error, args.data)
    except OSError as error:
        return fail(console, "not-written", file=str(args.folder), why=error.strerror or "")
    print(console.say("export-done", count=len(records), folder=str(args.folder)))
    return 0


def _write(file: Path, text: str) -> None:
    """Write the whole text, or no file."""
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


def _import(console: Console, args: argparse.Namespace) -> int:
    records = []
    for file in args.files:
        try:
            record = read_record(file.read_text(encoding="utf-8"))
            replay(GAMES[record.game], record)
        except OSError as error:
            return fail(console, "file-unreadable", file=str(file), why=error.strerror or "")
        except (NotationError, Refusal, UnicodeDecodeError) as error:
            return fail(console, "not-a-record", file=str(file), why=str(error))
        records.append((file.stem, record))
    try:
        args.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        names = asyncio.run(_store_records(args.data / FILE, records))
    except StoreError as error:
        return store_fault(console, error, args.data)
    except (NotSaved, OSError) as error:
        return fail(console, "serve-not-writable", folder=str(args.data), why=str(error))
    for file, name in zip(args.files, names, strict=True):
        print(console.say("import-done", file=str(file), record=name))
    return 0


async def _store_records(path: Path, records: list[tuple[str, Record]]) -> list[str]:
    """Store the records under the names that they had on their old server, so that links to them still work. A record
    that is imported twice is stored once."""
    store = await open_store(path)
    names = []
    try:
        for name, record in records:
            kept = await store.read(record_log(name))
            if not fullmatch("[0-9a-f]{20}", name) or (kept and from_json(GAMES, kept[0]) != record):
                name = sha256(print_record(record).encode()).hexdigest()[:20]  # it has no name, or another game has it
            with suppress(Taken):
                await store.append(Append(record_log(name), 1, (to_json(record),)))
            names.append(name)
    finally:
        await store.close()
    return names


def _forget(console: Console, args: argparse.Namespace) -> int:
    since = int((time.time() - args.days * 86_400) * 1000)
    try:
        gone = forget(args.data / FILE, lambda name, latest: _ended(name, latest) < since)
    except StoreError as error:
        return store_fault(console, error, args.data / FILE)
    except NotSaved as error:
        return fail(console, "serve-not-writable", folder=str(args.data), why=error.reason)
    tables = sum(name.startswith("table/") for name in gone)
    print(console.say("forget-done", tables=tables, records=len(gone) - tables))
    return 0


def _ended(name: str, latest: bytes) -> float:
    """Return when a table was last used or a game ended; never for teams' books and records without a date."""
    try:
        if name.startswith("table/"):
            return entries.from_json(latest).at
        return (name.startswith("record/") and ended(latest)) or math.inf
    except msgspec.DecodeError:
        raise StoreError("damaged", name) from None


# --- faults ---------------------------------------------------------------------------------------


def _why(error: StoreError) -> str:
    return (error.__cause__.strerror or "") if isinstance(error.__cause__, OSError) else ""


def store_fault(console: Console, error: StoreError, about: Path | str) -> int:
    """Print what is wrong with the server's file, and return the exit status."""
    return fail(console, f"store-{error.reason}", file=str(about))


def fail(console: Console, message: str, **params: str | int) -> int:
    """Print an error message and return the exit status."""
    print(f"cluehouse: {say(console.language, message, **params)}", file=sys.stderr)
    return 1
