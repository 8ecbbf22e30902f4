"""The table as the server has shown it: the latest of each section, and what follows from it."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cluehouse.bots.player import game_of
from cluehouse.games import GAMES
from cluehouse.games.game import AnyGame
from cluehouse.games.seating import HOUSE_SEATS, SPECTATOR
from cluehouse.tables.clock import ClockFace
from cluehouse.tables.payload import MessagePayload, PersonPayload, TablePayload, You
from cluehouse.terminal.console import Console
from cluehouse.terminal.game_screen import Names, Offers, ScreenContext, seat_label


class Snapshot(Struct, frozen=True):
    """A table as one person sees it now."""

    update: int
    table: TablePayload
    you: You
    view: Any  # our own, of the game under way or of the last one; None before the first
    public: Any  # what everybody sees of that game
    clock: ClockFace | None
    messages: tuple[MessagePayload, ...]


def updated(before: Snapshot | None, update: Mapping[str, Any]) -> Snapshot:
    """The snapshot after an update; the first update holds every section."""
    fresh: dict[str, Any] = {"update": update["update"]}
    if "table" in update:
        fresh["table"] = msgspec.convert(update["table"], TablePayload)
    if "you" in update:
        fresh["you"] = msgspec.convert(update["you"], You)
    if "game" in update:
        fresh["view"], fresh["public"] = _views(update["game"])
    if "clock" in update:
        fresh["clock"] = msgspec.convert(update["clock"], ClockFace | None)
    if "talk" in update:
        fresh["messages"] = msgspec.convert(update["talk"], tuple[MessagePayload, ...])
    return Snapshot(**fresh) if before is None else replace(before, **fresh)


def _views(sent: Any) -> tuple[Any, Any]:
    """Our own view and the public one."""
    if sent is None:
        return None, None
    kind = GAMES[sent["public"]["game"]].view_type
    return msgspec.convert(sent["public"] | sent["yours"], kind), msgspec.convert(sent["public"], kind)


def shown_game(snapshot: Snapshot) -> AnyGame:
    """The game whose board is shown: the one under way or the last one; before the first, the next one."""
    return next_game(snapshot) if snapshot.view is None else game_of(snapshot.view)


def next_game(snapshot: Snapshot) -> AnyGame:
    """The game that the table has agreed on, and whose seats it offers."""
    return GAMES[snapshot.table.settings.game]


def person(snapshot: Snapshot, who: str) -> PersonPayload | None:
    """Somebody at the table."""
    return next((each for each in snapshot.table.people if each.id == who), None)


def names(console: Console, snapshot: Snapshot) -> Names:
    """What the players are called, by seat; an empty seat is called by its role."""
    seats = snapshot.view.seats if snapshot.view is not None else snapshot.table.chairs
    game = shown_game(snapshot)
    sitting = {seat: person(snapshot, who) for seat, who in snapshot.table.seats.items()}
    return {
        seat: sitter.name if (sitter := sitting.get(seat)) else seat_label(console, game, seat, seats) for seat in seats
    }


def context_of(console: Console, snapshot: Snapshot, seconds_left: int | None = None) -> ScreenContext:
    """What the game's screen works with: our own view, and nobody else's choices."""
    view = snapshot.view
    seat = view.seat if view.seat in view.seats else SPECTATOR
    nothing: Offers = {each: {} for each in (*view.seats, *HOUSE_SEATS, SPECTATOR)}
    return ScreenContext(
        console=console,
        game=shown_game(snapshot),
        names=names(console, snapshot),
        seat=seat,
        view=view,
        public=snapshot.public,
        offers={**nothing, seat: {choice.do: choice for choice in view.choices}},
        seconds=0 if snapshot.clock is None or seconds_left is None else snapshot.clock.of // 1000 - seconds_left,
    )


def is_playing(snapshot: Snapshot) -> bool:
    """Is a game under way that we have a seat in?"""
    return snapshot.table.running and bool(snapshot.you.seat) and snapshot.view is not None


def news(console: Console, before: Snapshot | None, after: Snapshot) -> list[str] | None:
    """What has just happened in the game; None if nothing has. Nothing is told of moves that were taken back, or of
    so many moves at once that they cannot be told one by one."""
    if after.view is None or (before is not None and before.view == after.view):
        return None
    if before is None or before.view is None or before.table.game != after.table.game:
        return []
    taken_back = before.table.vote is not None and before.table.vote.kind == "undo" and after.table.vote is None
    if taken_back or type(before.view) is not type(after.view):
        return []
    try:
        context = context_of(console, after)
        return context.screen.news(context, before.view)
    except (LookupError, StopIteration):
        return []
