"""`cluehouse serve`, and what all commands for administrators share."""

import argparse
import asyncio
import math
import os
import sys
import webbrowser
from argparse import ArgumentTypeError
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from re import fullmatch
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec.structs import replace

from cluehouse.bots.cache import CacheNotWritable, check_cache
from cluehouse.bus import BusUnreachable
from cluehouse.cluster_options import UnreadableSecret, add_bus, add_store, cluster_config
from cluehouse.messages import LANGUAGES, say
from cluehouse.server.addresses import THIS_MACHINE, Network
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
from cluehouse.store import NotSaved, StoreError
from cluehouse.store.contract import without_password
from cluehouse.terminal import Console

_LIMITS: Final = Limits()
_CLUSTER_PACKAGES: Final = ("asyncpg", "nats")  # of the extra `cluehouse[cluster]`


def add_commands(commands: Any) -> None:
    """Add `serve` to the command line."""
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
        "--base",
        type=_base,
        default="",
        metavar="PATH",
        help="the path under which guests find the server behind a proxy, such as /games",
    )
    serve_parser.add_argument(
        "--list-records", action="store_true", help="let anybody list all finished games, at /api/records"
    )
    serve_parser.add_argument(
        "--metrics-from",
        type=_network,
        action="append",
        default=[],
        metavar="NETWORK",
        help="another network, such as 172.18.0.0/16, that may read /metrics; by default only this machine may",
    )
    serve_parser.add_argument(
        "--connections", type=count, default=_LIMITS.connections, help="most connections of one address at a time"
    )
    serve_parser.add_argument(
        "--tables", type=count, default=_LIMITS.tables, help="most tables opened by one address in an hour"
    )
    serve_parser.add_argument(
        "--visits", type=count, default=_LIMITS.visits, help="most joins and lookups by one address in ten minutes"
    )
    serve_parser.add_argument(
        "--wrong-codes",
        type=count,
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
    add_store(serve_parser)
    add_bus(serve_parser)
    serve_parser.set_defaults(run=_serve)


def add_data(parser: argparse.ArgumentParser) -> None:
    """Add the options that all commands about a server have."""
    parser.add_argument("--data", type=Path, default=default_data(), help="the folder with the server's data")
    parser.add_argument(
        "--lang", choices=LANGUAGES, help="the language of what this command tells you (default: this machine's)"
    )


def store_file(place: Path) -> Path:
    """Return the file that is meant: itself, or the one in a folder. A name with an ending is a file."""
    return place if place.is_file() or (place.suffix and not place.is_dir()) else place / FILE


def _port(text: str) -> int:
    if not fullmatch("[0-9]{1,5}", text) or int(text) > 65535:
        raise ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")
    return int(text)


def count(text: str) -> int:
    """Return a number of at least one."""
    if not fullmatch("[0-9]{1,9}", text) or int(text) < 1:
        raise ArgumentTypeError(f"a whole number of at least 1 is needed, not {text!r}")
    return int(text)


def _rate(text: str) -> float:
    try:
        rate = float(text)
    except ValueError:
        rate = 0
    if not 0 < rate < math.inf:
        raise ArgumentTypeError(f"a number above 0 is needed, not {text!r}")
    return rate


def _path(text: str) -> str:
    if not text.startswith("/"):
        raise ArgumentTypeError(f"a path begins with /, unlike {text!r}")
    return text


def _base(text: str) -> str:
    base = text.rstrip("/")
    if not fullmatch(r"(/[\w.-]+)*", base):
        raise ArgumentTypeError(f"a path such as /games is needed, not {text!r}")
    return base


def _origin(text: str) -> str:
    """Return the origin as browsers send it: scheme, host and port, and nothing after them."""
    url = urlsplit(text)
    rest = url.username or url.query or url.fragment or url.path.strip("/")
    if url.scheme not in ("http", "https") or not url.hostname or rest:
        raise ArgumentTypeError(f"an origin such as https://games.example.org is needed, not {text!r}")
    usual = {"http": 80, "https": 443}[url.scheme]
    return f"{url.scheme}://{url.netloc.removesuffix(f':{usual}')}".lower()


def _host(text: str) -> str:
    """Return a host name without scheme and port."""
    if not fullmatch(r"[\w.-]+", text):
        raise ArgumentTypeError(f"a name such as games.example.org is needed, not {text!r}")
    return text.lower()


def _network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError:
        raise ArgumentTypeError(f"a network such as 172.18.0.0/16 is needed, not {text!r}") from None


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
    config = replace(config, cluster=cluster_config(args), base=args.base, list_records=args.list_records)
    config = replace(config, metrics_from=(*THIS_MACHINE, *args.metrics_from))
    # People play with bots soon, and most of them in the language of whoever started the server.
    bot_languages = sorted(LANGUAGES, key=lambda language: language != console.language)
    return replace(config, bot_languages=tuple(bot_languages))


# --- serve_parser --------------------------------------------------------------------------------------


def _serve(console: Console, args: argparse.Namespace) -> int:
    try:
        config = _config(console, args)
    except UnreadableSecret as error:
        return fail(console, "file-unreadable", file=error.file, why=error.why)
    incomplete = _incomplete_cluster(args)
    if incomplete:
        return fail(console, incomplete)
    try:
        if args.get is not None:
            return _get(config, args.get)
        check_cache()
        log_to_stderr()
        serve(config, lambda address: _opened(console, args, address))
    except CacheNotWritable as error:
        return fail(console, "serve-no-cache", folder=error.folder, why=error.why)
    except (PortTaken, CannotListen) as error:
        message = "serve-port-taken" if isinstance(error, PortTaken) else "serve-cannot-listen"
        return fail(console, message, address=f"{config.host}:{config.port}", why=error.strerror or "")
    except PermissionError as error:
        return store_fault(console, StoreError("not-writable", error.filename or str(config.data)), config.data)
    except OSError as error:
        return fail(console, "serve-not-writable", folder=str(config.data), why=error.strerror or "")
    except NotSaved as error:
        return fail(console, "serve-not-writable", folder=str(config.data), why=error.reason)
    except BusUnreachable as error:
        return fail(console, "serve-bus-unreachable", address=str(error))
    except StoreError as error:
        return store_fault(console, error, error.about if config.cluster else config.data)
    return 0


def _incomplete_cluster(args: argparse.Namespace) -> str:
    """Return the message that says what this server lacks to be one of several; empty if it lacks nothing."""
    if args.store is None:
        return "serve-without-store" if args.bus else ""
    if not args.bus:
        return "serve-without-bus"
    return "" if all(map(find_spec, _CLUSTER_PACKAGES)) else "move-no-postgres"


def _opened(console: Console, args: argparse.Namespace, address: str) -> None:
    print(console.say("serve-open", address=address), flush=True)
    elsewhere = address_in_network(_config(console, args), urlsplit(address).port or 80)
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


# --- faults ---------------------------------------------------------------------------------------


def store_fault(console: Console, error: StoreError, about: Path | str) -> int:
    """Print what is wrong with the server's file, and return the exit status."""
    theirs = _of_somebody_else(Path(error.about)) if error.reason in ("not-writable", "unreadable") else None
    if theirs is not None:
        return fail(console, "store-not-yours", file=str(theirs), owner=_owner(theirs))
    return fail(console, f"store-{error.reason}", file=str(about))


def _of_somebody_else(file: Path) -> Path | None:
    """Return the file, or the folder that it is in, if it belongs to another user and cannot be written."""
    file = file.absolute()
    there = [each for each in (file, *file.parents) if _is_visible(each)]
    for each in there[: 2 if there[0] == file else 1]:
        if hasattr(os, "getuid") and each.stat().st_uid != os.getuid() and not os.access(each, os.W_OK):
            return each
    return None


def _is_visible(file: Path) -> bool:
    try:
        file.stat()
    except OSError:  # it is not there, or its folder may not be searched
        return False
    return True


def _owner(file: Path) -> str:
    try:
        return file.owner()
    except (KeyError, NotImplementedError):
        return str(file.stat().st_uid)


def fail(console: Console, message: str, **params: str | int) -> int:
    """Print an error message and return the exit status."""
    print(f"cluehouse: {say(console.language, message, **params)}", file=sys.stderr)
    return 1
