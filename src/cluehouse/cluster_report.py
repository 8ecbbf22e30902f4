"""`cluehouse cluster`: the servers that share a database, their leases, their tables, and how fast they answer."""

import argparse
import asyncio
import time
from typing import Any

import msgspec
from msgspec import Struct

from cluehouse.administration import fail, store_fault
from cluehouse.bus import BusUnreachable, NoAnswer
from cluehouse.cluster.messages import Heartbeat
from cluehouse.cluster_options import UnreadableSecret, add_bus, add_store, bus_access, store_address
from cluehouse.messages import LANGUAGES, LanguageCode, say
from cluehouse.store import StoreError
from cluehouse.terminal import Console

_ANSWER_SECONDS = 2.0


class ServerReport(Struct, frozen=True):
    """One server, as administrators see it."""

    server: str
    node: str  # the name of its lease
    alive: bool
    version: str
    host: str
    process: int
    address: str
    format: int
    since: str
    lease_left: float  # seconds
    renewed: float  # seconds ago
    tables: int
    running: int
    bus_seconds: float | None = None  # there and back; None: not asked for, or no answer


class ClusterReport(Struct, frozen=True):
    """All servers."""

    servers: tuple[ServerReport, ...]
    tables: int
    orphans: int


def add_command(commands: Any) -> None:
    """Add `cluster` to the command line."""
    parser = commands.add_parser("cluster", help="show the servers that share a database: leases, tables, lag")
    add_store(parser)
    add_bus(parser)
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of the user interface")
    parser.set_defaults(run=_show)


def _show(console: Console, args: argparse.Namespace) -> int:
    try:
        store = store_address(args)
        if store is None:
            return fail(console, "cluster-no-store")
        report = asyncio.run(_report(store, args))
    except ImportError:
        return fail(console, "move-no-postgres")
    except UnreadableSecret as error:
        return fail(console, "file-unreadable", file=error.file, why=error.why)
    except BusUnreachable as error:
        return fail(console, "serve-bus-unreachable", address=str(error))
    except StoreError as error:
        return store_fault(console, error, error.about)
    if args.json:
        print(msgspec.json.encode(report).decode())
    else:
        _print(console.language, report, bool(args.bus))
    return 0


async def _report(store: str, args: argparse.Namespace) -> ClusterReport:
    from cluehouse.store.postgres.overview import overview  # it needs the extra `cluehouse[cluster]`

    found = await overview(store)
    servers = []
    for node in found.nodes:
        about: dict[str, Any] = {"server": "?", "version": "?", "host": "?", "process": 0, "address": ""}
        about |= msgspec.json.decode(node.about)
        servers.append(
            ServerReport(
                node=node.node,
                alive=node.left > 0,
                format=node.log_format,
                since=node.since.isoformat(timespec="seconds"),
                lease_left=round(max(node.left, 0.0), 3),
                renewed=round(node.renewed, 3),
                tables=node.tables,
                running=node.running,
                **about,
            )
        )
    if args.bus:
        servers = await _timed(servers, args)
    return ClusterReport(tuple(servers), found.tables, found.orphans)


async def _timed(servers: list[ServerReport], args: argparse.Namespace) -> list[ServerReport]:
    """Ask every server that is alive over the bus."""
    from cluehouse.bus.nats import open_nats

    bus = await open_nats(*args.bus, access=bus_access(args))
    question = msgspec.json.encode(Heartbeat("", ()))  # about nothing: it only has to be answered

    async def timed(server: ServerReport) -> ServerReport:
        if not server.alive:
            return server
        start = time.perf_counter()
        try:
            await bus.request(f"cluehouse.{server.server}.ask", question, _ANSWER_SECONDS)
        except NoAnswer:
            return server
        return msgspec.structs.replace(server, bus_seconds=time.perf_counter() - start)

    try:
        return [await timed(server) for server in servers]
    finally:
        await bus.close()


def _print(language: LanguageCode, report: ClusterReport, is_timed: bool) -> None:
    for server in report.servers:
        print(
            say(
                language,
                "cluster-node",
                server=server.server,
                state="alive" if server.alive else "gone",
                version=server.version,
                host=server.host,
                process=str(server.process),
                address=server.address,
            )
        )
        left, renewed = f"{server.lease_left:.1f}", f"{server.renewed:.1f}"
        print("    " + say(language, "cluster-lease", left=left, renewed=renewed, since=server.since))
        print("    " + say(language, "cluster-tables", tables=server.tables, running=server.running))
        if is_timed and server.alive:
            print("    " + _bus_line(language, server.bus_seconds))
    alive = sum(server.alive for server in report.servers)
    print(say(language, "cluster-total", alive=alive, tables=report.tables, orphans=report.orphans))


def _bus_line(language: LanguageCode, seconds: float | None) -> str:
    if seconds is None:
        return say(language, "cluster-bus-silent")
    return say(language, "cluster-bus", milliseconds=f"{1000 * seconds:.1f}")
