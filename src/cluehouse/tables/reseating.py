"""Who sits where when the table agrees on another game or variant: people keep a seat where there is one for them."""

from collections.abc import Collection, Mapping

from cluehouse.games.seating import Group, Seat
from cluehouse.tables.lineup import groups
from cluehouse.tables.settings import Settings

Benches = dict[str, list[Seat]]  # the seats of each side, in the order in which they are taken


def reseated(before: Settings, after: Settings, seats: Mapping[str, str], bots: Collection[str]) -> dict[str, str]:
    """Return who sits where after a change of settings.

    In the same game everybody keeps a seat that still exists. Else teams stay together and keep their order, so that
    going back to the first game brings everybody back to their seats. People come before bots, and bots only take
    seats that a game needs.
    """
    old, new = _benches(groups(before)), _benches(groups(after))
    names = {seat.name for bench in new.values() for seat in bench}
    kept = {seat: person for seat, person in seats.items() if before.game == after.game and seat in names}
    free = {side: [seat.name for seat in bench if seat.name not in kept] for side, bench in new.items()}
    needed = {seat.name for group in groups(after) for seat in (*group.fixed, *group.numbered[: group.least])}
    lacking = {side: sum(seat in needed for seat in own) for side, own in free.items()}
    movers = [seat for seat in _in_turn(old) if seat.name in seats and seat.name not in kept]
    joining: dict[str, list[str]] = {side: [] for side in new}
    for seat in sorted(movers, key=lambda seat: seats[seat.name] in bots):
        room = lacking if seats[seat.name] in bots else {side: len(own) for side, own in free.items()}
        sides = [side for side in new if len(joining[side]) < room[side]]
        if sides:
            wanted = _side_for(seat.side, list(old), list(new))
            smallest = min(sides, key=lambda side: len(new[side]) - len(free[side]) + len(joining[side]))
            joining[wanted if wanted in sides else smallest].append(seats[seat.name])
    order = [seats[seat.name] for seat in movers]
    moved = {
        seat: person
        for side, people in joining.items()
        for seat, person in zip(free[side], sorted(people, key=order.index), strict=False)
    }
    return kept | moved


def _benches(all_groups: tuple[Group, ...]) -> Benches:
    benches: Benches = {}
    for seat in (seat for group in all_groups for seat in group.seats):
        benches.setdefault(seat.side, []).append(seat)
    return benches


def _in_turn(benches: Benches) -> list[Seat]:
    """Return the first seat of each side, then the second of each …"""
    ranked = [(rank, seat) for bench in benches.values() for rank, seat in enumerate(bench)]
    return [seat for _, seat in sorted(ranked, key=lambda one: one[0])]


def _side_for(side: str, old: list[str], new: list[str]) -> str | None:
    """Return the side that takes in people of this side: the one of the same name, or else in the same place; None
    where there were no sides to stay together in."""
    if len(old) < 2:
        return None
    place = old.index(side)
    return side if side in new else new[place] if place < len(new) else None
