"""`cluehouse move FROM TO`: copy everything between SQLite files and PostgreSQL databases, counted and compared."""

import argparse
import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from cluehouse.administration import fail, store_fault, store_file
from cluehouse.messages import LANGUAGES, LanguageCode, say
from cluehouse.store import NotSaved, StoreError
from cluehouse.store.contract import is_database, without_password
from cluehouse.store.moving import Copied, Destination, Differs, Source, move
from cluehouse.store.moving_file import file_source, file_target
from cluehouse.tables.entries import FORMAT
from cluehouse.terminal import Console

MOVED, NOT_MOVED, DIFFERS = 0, 1, 3  # 2 is argparse's own


def add_command(commands: Any) -> None:
    """Add `move` to the command line."""
    parser = commands.add_parser(
        "move", help="copy all data of stopped servers from SQLite to PostgreSQL or back, and compare it"
    )
    place = "a folder with a server's data, a SQLite file, or postgresql://…"
    parser.add_argument("source", metavar="FROM", help=place)
    parser.add_argument("target", metavar="TO", help=f"{place}; it must be empty")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of the user interface")
    parser.set_defaults(run=_move)


def _move(console: Console, args: argparse.Namespace) -> int:
    source, target = without_password(args.source), without_password(args.target)
    try:
        copied = asyncio.run(_moved(args.source, args.target, _progress(console.language)))
    except ImportError:
        return fail(console, "move-no-postgres")
    except Differs as error:
        fail(console, "move-differs", log=error.name or "?", target=target)
        return DIFFERS
    except (NotSaved, OSError) as error:
        why = error.reason if isinstance(error, NotSaved) else error.strerror or str(error)
        return fail(console, "move-failed", why=why, target=target)
    except StoreError as error:
        return _refused(console, error)
    if args.json:
        print(msgspec.json.encode(copied).decode())
    else:
        _print(console.language, copied, source, target)
    return MOVED


def _refused(console: Console, error: StoreError) -> int:
    if error.reason == "in-use":
        return fail(console, "move-in-use", place=error.about)
    if error.reason == "exists":
        return fail(console, "move-not-empty", place=error.about)
    return store_fault(console, error, error.about)


async def _moved(source: str, target: str, progress: Callable[[int, int], None]) -> Copied:
    return await move(_source(source), _target(target), progress)


def _source(place: str) -> Source:
    if is_database(place):
        from cluehouse.store.postgres.moving import postgres_source  # it needs the extra `cluehouse[cluster]`

        return postgres_source(place, FORMAT)
    return file_source(store_file(Path(place)))


def _target(place: str) -> Destination:
    if is_database(place):
        from cluehouse.store.postgres.moving import postgres_target

        return postgres_target(place, FORMAT)
    file = store_file(Path(place))
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    return file_target(file)


def _progress(language: LanguageCode) -> Callable[[int, int], None]:
    """Return a function that shows how far the copy has come, if somebody watches."""
    if not sys.stderr.isatty():
        return lambda done, total: None
    shown = -1

    def show(done: int, total: int) -> None:
        nonlocal shown
        percent = 100 * done // max(total, 1)
        if percent != shown:
            shown = percent
            end = "\r\x1b[K" if done == total else ""
            sys.stderr.write(f"\r\x1b[K{say(language, 'move-progress', percent=percent)}{end}")
            sys.stderr.flush()

    return show


def _print(language: LanguageCode, copied: Copied, source: str, target: str) -> None:
    kinds = {f"{kind}s": copied.kinds.get(kind, 0) for kind in ("table", "record", "book")}
    print(say(language, "move-counts", entries=copied.entries, size=copied.size, **kinds))
    print(say(language, "move-fingerprint", hash=copied.fingerprint))
    print(say(language, "move-done", source=source, target=target))
