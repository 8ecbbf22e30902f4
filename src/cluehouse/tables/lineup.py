"""The chairs of a table: which seats stand free for people to sit down, and who plays when the game begins."""

from collections.abc import Collection, Mapping

from msgspec import Struct

from cluehouse.games.refusal import Refusal
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import Settings, game_of, options_of, pack_of


class Group(Struct, frozen=True):
    """Seats that belong together: some with a name of their own, and numbered ones, as many as people come."""

    option: str  # the game's option that says how many sit here; none where the number is fixed
    fixed: tuple[str, ...]
    pattern: str
    least: int  # numbered seats
    most: int


_TEAMS = {
    "codenames": (Group("red", ("red-chief",), "red-{}", 1, 15), Group("blue", ("blue-chief",), "blue-{}", 1, 15)),
    "duet": (Group("a", (), "A{}", 1, 8), Group("b", (), "B{}", 1, 8)),
    "trapwords": (Group("red", (), "red-{}", 2, 16), Group("blue", (), "blue-{}", 2, 16)),
    "decipher": (Group("players", (), "P{}", 2, 4),),
}
_SHARED = (Group("", ("red-chief", "blue-chief", "operative"), "", 0, 0),)


def groups(settings: Settings) -> tuple[Group, ...]:
    """The groups of seats of this game and variant."""
    variant = settings.options.get("variant", "standard") if settings.game == "codenames" else "standard"
    if variant == "shared":
        return _SHARED
    return _TEAMS[settings.game][:1] if variant == "ghost" else _TEAMS[settings.game]


def check(settings: Settings) -> Settings:
    """The settings, if a game can be played by them when all chairs are taken; a refusal says what is wrong."""
    sizes = {group.option: len(group.fixed) + group.most for group in groups(settings) if group.option}
    game_of(settings).deal(options_of(settings, **sizes), pack_of(settings), "a trial")
    return settings


def chairs(settings: Settings, taken: Collection[str]) -> tuple[str, ...]:
    """The seats on offer before a game: always one numbered seat more than are taken in a group."""
    return tuple(seat for group in groups(settings) for seat in _chairs(group, taken))


def _chairs(group: Group, taken: Collection[str]) -> tuple[str, ...]:
    numbers = [number for number in range(1, group.most + 1) if group.pattern.format(number) in taken]
    count = min(group.most, max(group.least, 1 + max(numbers, default=0)))
    return group.fixed + _numbered(group, count)


def _numbered(group: Group, count: int) -> tuple[str, ...]:
    return tuple(group.pattern.format(number) for number in range(1, count + 1))


def line_up(settings: Settings, seats: Mapping[str, str]) -> tuple[dict[str, int], dict[str, str]]:
    """The sizes of the groups and who sits where, seats numbered without gaps; refused if too few sit here."""
    sizes: dict[str, int] = {}
    seated: dict[str, str] = {}
    for group in groups(settings):
        for seat in group.fixed:
            if seat not in seats:
                raise TableRefusal("seat-empty", seat=seat)
            seated[seat] = seats[seat]
        people = [seats[seat] for seat in _numbered(group, group.most) if seat in seats]
        if len(people) < group.least:
            raise Refusal("too-few-players", team=group.option, needed=len(group.fixed) + group.least)
        seated |= dict(zip(_numbered(group, len(people)), people, strict=True))
        if group.option:
            sizes[group.option] = len(group.fixed) + len(people)
    return sizes, seated


def rotated(settings: Settings, seats: Mapping[str, str]) -> dict[str, str]:
    """The same people, each group moved on by one seat: who was the chief is not the chief again (D-CN-20)."""
    moved: dict[str, str] = {}
    for group in groups(settings):
        own = [seat for seat in (*group.fixed, *_numbered(group, group.most)) if seat in seats]
        moved |= {seat: seats[own[(place + 1) % len(own)]] for place, seat in enumerate(own)}
    return moved
