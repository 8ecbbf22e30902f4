"""The seats of a table: which ones are offered, and who plays when the game begins."""

from collections.abc import Collection, Mapping

from cluehouse.games.refusal import Refusal
from cluehouse.games.seating import Group
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import Settings, game_of, options_of, pack_of


def groups(settings: Settings) -> tuple[Group, ...]:
    """Return the groups of seats of this game and variant."""
    return game_of(settings).seating.groups(options_of(settings))


def check(settings: Settings, taken: Collection[str] = ()) -> Settings:
    """Return the settings if a game can be dealt with them to the people in these seats, or to as few as it needs;
    refuse them otherwise."""
    game = game_of(settings)
    sizes = {group.option: _size(group, taken) for group in groups(settings) if group.option}
    game.start(game.deal(options_of(settings, **sizes), pack_of(settings), "a trial"))
    return settings


def _size(group: Group, taken: Collection[str]) -> int:
    seated = sum(seat.name in taken for seat in group.numbered)
    return len(group.fixed) + max(group.least, seated)


def offered_seats(settings: Settings, taken: Collection[str]) -> tuple[str, ...]:
    """Return the seats on offer before a game: in each group, one numbered seat more than are taken."""
    return tuple(seat for group in groups(settings) for seat in _offered(group, taken))


def _offered(group: Group, taken: Collection[str]) -> tuple[str, ...]:
    last = max((seat.number for seat in group.numbered if seat.name in taken), default=0)
    count = max(group.least, 1 + last)
    return tuple(seat.name for seat in (*group.fixed, *group.numbered[:count]))


def line_up(settings: Settings, seats: Mapping[str, str]) -> tuple[dict[str, int], dict[str, str]]:
    """Return the sizes of the groups and who sits where, with seats numbered without gaps; refuse if too few are
    seated."""
    sizes: dict[str, int] = {}
    seated: dict[str, str] = {}
    for group in groups(settings):
        for seat in group.fixed:
            if seat.name not in seats:
                raise TableRefusal("seat-empty", seat=seat.name)
            seated[seat.name] = seats[seat.name]
        people = [seats[seat.name] for seat in group.numbered if seat.name in seats]
        if len(people) < group.least:
            raise Refusal("too-few-players", team=group.option, needed=len(group.fixed) + group.least)
        seated |= {seat.name: person for seat, person in zip(group.numbered, people, strict=False)}
        if group.option:
            sizes[group.option] = len(group.fixed) + len(people)
    return sizes, seated


def rotated(settings: Settings, seats: Mapping[str, str]) -> dict[str, str]:
    """Return the same people, each group moved on by one seat, so that the chief changes (D-CN-20)."""
    moved: dict[str, str] = {}
    for group in groups(settings):
        own = [seat.name for seat in group.seats if seat.name in seats]
        moved |= {seat: seats[own[(index + 1) % len(own)]] for index, seat in enumerate(own)}
    return moved
