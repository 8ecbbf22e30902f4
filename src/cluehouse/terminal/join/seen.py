"""What the house has shown us so far: the latest of each section, and what follows from it."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cluehouse.games import GAMES
from cluehouse.games.game import HOUSE_SEATS, SPECTATOR
from cluehouse.tables.clock import ClockFace
from cluehouse.tables.payload import MessagePayload, PersonPayload, TablePayload, You
from cluehouse.terminal.desk import Desk, Names, Offers, Sight
from cluehouse.terminal.screen import Talk
from cluehouse.terminal.table import DESKS


class Seen(Struct, frozen=True):
    """A table as one person sees it now."""

    update: int
    table: TablePayload
    you: You
    view: Any  # of the game under way, or of the last one; None before the first
    clock: ClockFace | None
    talk: tuple[MessagePayload, ...]


def see(before: Seen | None, update: Mapping[str, Any]) -> Seen:
    """What is seen after an update; the first one holds every section."""
    fresh: dict[str, Any] = {"update": update["update"]}
    if "table" in update:
        fresh["table"] = msgspec.convert(update["table"], TablePayload)
    if "you" in update:
        fresh["you"] = msgspec.convert(update["you"], You)
    if "game" in update:
        fresh["view"] = _view(update["game"])
    if "clock" in update:
        fresh["clock"] = msgspec.convert(update["clock"], ClockFace | None)
    if "talk" in update:
        fresh["talk"] = msgspec.convert(update["talk"], tuple[MessagePayload, ...])
    return Seen(**fresh) if before is None else replace(before, **fresh)


def _view(sent: Any) -> Any:
    if sent is None:
        return None
    view = sent["public"] | sent["yours"]
    return msgspec.convert(view, GAMES[view["game"]].view_type)


def desk_of(seen: Seen) -> Desk:
    """How the game on the table is drawn: the one under way, or the one that is agreed on."""
    return DESKS[seen.view.__struct_config__.tag if seen.view is not None else seen.table.settings.game]


def person(seen: Seen, who: str) -> PersonPayload | None:
    """Somebody at the table."""
    return next((each for each in seen.table.people if each.id == who), None)


def names(talk: Talk, seen: Seen) -> Names:
    """What those who play are called, by seat; an empty seat is called by its part."""
    seats = seen.view.seats if seen.view is not None else seen.table.chairs
    desk = desk_of(seen)
    sitting = {seat: person(seen, who) for seat, who in seen.table.seats.items()}
    return {seat: sitter.name if (sitter := sitting.get(seat)) else desk.seat_name(talk, seat, seats) for seat in seats}


def sight_of(talk: Talk, seen: Seen, seconds_left: int | None = None) -> Sight:
    """What a desk has before it: our own view, and nobody else's choices."""
    view = seen.view
    seat = view.seat if view.seat in view.seats else SPECTATOR
    nothing: Offers = {each: {} for each in (*view.seats, *HOUSE_SEATS, SPECTATOR)}
    return Sight(
        talk=talk,
        game=GAMES[view.__struct_config__.tag],
        names=names(talk, seen),
        seat=seat,
        view=view,
        offers={**nothing, seat: {choice.do: choice for choice in view.choices}},
        seconds=0 if seen.clock is None or seconds_left is None else seen.clock.of // 1000 - seconds_left,
    )


def is_playing(seen: Seen) -> bool:
    """Is a game under way that we have a seat in?"""
    return seen.table.running and bool(seen.you.seat) and seen.view is not None


def news(talk: Talk, before: Seen | None, after: Seen) -> list[str] | None:
    """What has just happened in the game; None if nothing has. Steps that were taken back, or that came too
    many at once to be told one by one, are not told."""
    if after.view is None or (before is not None and before.view == after.view):
        return None
    if before is None or before.view is None or before.table.game != after.table.game:
        return []
    taken_back = before.table.vote is not None and before.table.vote.kind == "undo" and after.table.vote is None
    if taken_back or type(before.view) is not type(after.view):
        return []
    try:
        return desk_of(after).news(sight_of(talk, after), before.view)
    except (LookupError, StopIteration):
        return []
