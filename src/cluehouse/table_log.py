"""`cluehouse log TABLE`: print what happened at a table, one line per event.

The names and seats are followed from the events alone, without the rules, so that the log of a table that cannot be
replayed is still readable. Hashes of tokens and keys of team books are never printed.
"""

import argparse
import asyncio
import sys
from datetime import datetime
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from cluehouse.administration import add_data, fail, store_fault
from cluehouse.cluster_options import UnreadableSecret, add_store, store_address
from cluehouse.games import GAMES
from cluehouse.games.notation import NotationError, print_move
from cluehouse.games.record import commitment, read_deal
from cluehouse.games.seating import CLOCK, REFEREE, TABLE
from cluehouse.messages import LanguageCode, say
from cluehouse.server.serve import FILE
from cluehouse.store import StoreError, read_log
from cluehouse.store.contract import without_password
from cluehouse.tables import entries
from cluehouse.tables.codes import read_code
from cluehouse.tables.entries import AnyEvent, LogEntry
from cluehouse.terminal import Console

_SECRETS: Final = ("token", "book")  # of a person and of a team: everybody who knows them can act for them


def add_command(commands: Any) -> None:
    """Add `log` to the command line."""
    log = commands.add_parser("log", help="print what happened at a table, also while the server runs")
    log.add_argument("table", metavar="TABLE", help="the table's code")
    log.add_argument("--json", action="store_true", help="print each event as JSON, with the deals")
    add_data(log)
    add_store(log)
    log.set_defaults(run=_print_log)


def _print_log(console: Console, args: argparse.Namespace) -> int:
    code, file = read_code(args.table), args.data / FILE if args.store is None else without_password(args.store)
    try:
        log = _log_of(args, f"table/{code}")
    except UnreadableSecret as error:
        return fail(console, "file-unreadable", file=error.file, why=error.why)
    except ImportError:
        return fail(console, "move-no-postgres")
    except StoreError as error:
        return store_fault(console, error, file)
    if not log:
        return fail(console, "log-no-such-table", code=code, file=str(file))
    scene, damaged = Scene(), 0
    for number, kept in enumerate(log, 1):
        try:
            entry = entries.from_json(kept)
        except msgspec.DecodeError as error:
            damaged += 1
            print(
                f"cluehouse: {say(console.language, 'log-unreadable', number=number, why=str(error))}", file=sys.stderr
            )
            continue
        scene.names |= {event.person: event.name for event in entry.events if isinstance(event, entries.Joined)}
        for event in entry.events:
            print(as_json(scene, number, entry, event) if args.json else as_line(console.language, scene, entry, event))
            scene.follow(event)
    return 1 if damaged else 0


def _log_of(args: argparse.Namespace, name: str) -> list[bytes]:
    """Return the entries of a log, from the file or the database."""
    address = store_address(args)
    return read_log(args.data / FILE, name) if address is None else asyncio.run(_read_database(address, name))


async def _read_database(address: str, name: str) -> list[bytes]:
    from cluehouse.store.postgres import open_existing  # it needs the extra `cluehouse[cluster]`

    store = await open_existing(address)
    try:
        return await store.read(name)
    finally:
        await store.close()


class Scene(Struct):
    """The names, seats and game that follow from the part of the log read so far."""

    game: str = ""
    names: dict[str, str] = field(default_factory=dict)
    seats: dict[str, str] = field(default_factory=dict)  # seat -> person

    def name(self, person: str) -> str:
        """Return the person's name; unknown people keep their id."""
        return self.names.get(person, person)

    def seat(self, person: str) -> str:
        """Return the person's seat; empty if they have none."""
        return next((seat for seat, who in self.seats.items() if who == person), "")

    def follow(self, event: AnyEvent) -> None:
        """Apply an event."""
        match event:
            case entries.Opened(settings=settings) | entries.Agreed(settings=settings):
                self.game = settings.game
            case entries.Joined(person=person, name=name) | entries.Renamed(person=person, name=name):
                self.names[person] = name
            case entries.Left(person=person) | entries.Stood(person=person):
                self.seats.pop(self.seat(person), None)
            case entries.Seated(seat=seat, person=person):
                self.seats.pop(self.seat(person), None)
                self.seats[seat] = person
            case entries.Swapped(seat=seat, other=other):
                moved = {seat: self.seats.pop(other, ""), other: self.seats.pop(seat, "")}
                self.seats |= {place: who for place, who in moved.items() if who}
            case entries.Dealt(seats=seats):
                self.seats = dict(seats)


# --- for people -------------------------------------------------------------------------------------


def as_line(language: LanguageCode, scene: Scene, entry: LogEntry, event: AnyEvent) -> str:
    """Return when it happened, who did it, and what happened, on one line."""
    at = datetime.fromtimestamp(entry.at / 1000).astimezone().strftime("%Y-%m-%d %H:%M:%S")
    subject = _subject(scene, entry, event)
    who = _who(language, scene, event, subject)
    message, params = _message(language, scene, event)
    what = say(language, message, **params)
    if entry.by and subject and entry.by != subject:
        what = say(language, "log-by", what=what, name=scene.name(entry.by))
    return _on_one_line(f"{at}  {who}: {what}")


def _subject(scene: Scene, entry: LogEntry, event: AnyEvent) -> str:
    """Return the person that the event is about: an id, or empty for the server."""
    if isinstance(event, entries.Moved | entries.Proposed | entries.Consented):
        return scene.seats.get(event.seat, "")
    person: str = getattr(event, "person", entry.by)
    return person


def _who(language: LanguageCode, scene: Scene, event: AnyEvent, subject: str) -> str:
    seat = event.seat if isinstance(event, entries.Moved) else scene.seat(subject)
    if not subject:
        names = {CLOCK: "seat-clock", REFEREE: "seat-referee", TABLE: "seat-table"}
        return say(language, names.get(seat, "log-house")) if seat in names or not seat else seat
    return f"{scene.name(subject)} ({seat})" if seat else scene.name(subject)


def _message(language: LanguageCode, scene: Scene, event: AnyEvent) -> tuple[str, dict[str, str | int]]:
    """Return the message about an event, and its parameters."""
    match event:
        case entries.Opened(code=code, settings=settings):
            return "log-opened", {"code": code, "game": say(language, f"game-{settings.game}")}
        case entries.Joined(bot=bot):
            return ("log-bot-joined", {"level": bot}) if bot else ("log-joined", {})
        case entries.Renamed(name=name):
            return "log-renamed", {"name": name}
        case entries.Left():
            return "log-left", {}
        case entries.TransferOffered():
            return "log-transfer-offered", {}
        case entries.Transferred():
            return "log-transferred", {}
        case entries.Claimed(claimant=claimant):
            return "log-claimed", {"name": scene.name(claimant)}
        case entries.Vouched(claimant=claimant):
            return "log-vouched", {"name": scene.name(claimant)}
        case entries.ClaimDropped(claimant=claimant):
            return "log-claim-dropped", {"name": scene.name(claimant)}
        case entries.Reclaimed(claimant=claimant):
            return "log-reclaimed", {"name": scene.name(claimant)}
        case entries.Locked(on=on):
            return ("log-locked" if on else "log-unlocked"), {}
        case entries.Banned():
            return "log-banned", {}
        case entries.BanLifted():
            return "log-ban-lifted", {}
        case entries.Admitted():
            return "log-admitted", {}
        case entries.HostNamed():
            return "log-host", {}
        case entries.Agreed(settings=settings):
            options = " ".join(f"{name}={value}" for name, value in settings.options.items())
            return "log-settings", {"game": say(language, f"game-{settings.game}"), "options": options}
        case entries.BookOpened(team=team):
            return ("log-book-opened", {"team": team}) if team else ("log-book-closed", {})
        case entries.Seated(seat=seat):
            return "log-seated", {"seat": seat}
        case entries.Swapped(seat=seat, other=other):
            return "log-swapped", {"seat": seat, "other": other}
        case entries.Stood():
            return "log-stood", {}
        case entries.Readied(ready=ready):
            return ("log-ready" if ready else "log-not-ready"), {}
        case entries.Dealt():
            return "log-dealt", {
                "record": event.record,
                "hash": _commitment(scene, event),
                "seats": _seats(scene, event),
            }
        case entries.Moved():
            return "log-moved", {"move": _move(scene, event)}
        case entries.Proposed(kind=kind):
            return ("log-proposed-undo" if kind == "undo" else "log-proposed-resign"), {}
        case entries.Consented():
            return "log-consented", {}
        case entries.Dropped():
            return "log-dropped", {}
        case entries.Undone(keep=keep):
            return "log-undone", {"keep": keep}
        case entries.Paused():
            return "log-paused", {}
        case entries.Resumed():
            return "log-resumed", {}
        case entries.SandTurned():
            return "log-sand-turned", {}
        case entries.Said():
            text = event.text or (say(language, f"phrase-{event.phrase}") if event.phrase else "…")
            return "log-said", {"channel": event.channel, "text": text}
        case entries.Muted(other=other, on=on):
            return ("log-muted" if on else "log-unmuted"), {"name": scene.name(other)}
        case entries.Halted():
            return "log-halted", {}
        case entries.Restarted():
            return "log-restarted", {}


def _seats(scene: Scene, event: entries.Dealt) -> str:
    return ", ".join(f"{seat} {scene.name(person)}" for seat, person in event.seats.items())


def _commitment(scene: Scene, event: entries.Dealt) -> str:
    try:
        return commitment(read_deal(GAMES[scene.game], event.deal))
    except (NotationError, KeyError):
        return "?"  # a deal that this version cannot read


def _move(scene: Scene, event: entries.Moved) -> str:
    """Return the move as a record shows it, or as the log stores it if this version does not know it."""
    try:
        return print_move(event.seat, GAMES[scene.game].read_move(event.move)).partition(": ")[2]
    except (msgspec.ValidationError, KeyError):
        return bytes(event.move).decode()


def _on_one_line(text: str) -> str:
    return "".join(letter if letter.isprintable() else "�" for letter in text)


# --- for programs -----------------------------------------------------------------------------------


def as_json(scene: Scene, number: int, entry: LogEntry, event: AnyEvent) -> str:
    """Return the event as the log stores it, with the number of its entry, the time, and the person's name and seat."""
    plain = msgspec.json.decode(msgspec.json.encode(event))
    kept = {name: value for name, value in plain.items() if name not in _SECRETS}
    subject = _subject(scene, entry, event)
    seat = event.seat if isinstance(event, entries.Moved) else scene.seat(subject)
    line = {
        "entry": number,
        "at": entry.at,
        "by": entry.by,
        "name": scene.names.get(subject, ""),
        "seat": seat,
        "event": kept,
    }
    return msgspec.json.encode(line).decode()
