"""Seats by what people call them. People sit down while others read the list, so a word never changes its meaning."""

from collections.abc import Collection, Sequence

from cluehouse.games.game import AnyGame
from cluehouse.games.seating import Seat
from cluehouse.terminal.console import Console
from cluehouse.terminal.game_screen import is_alike, screen_of
from cluehouse.terminal.reading import plain


def seat_word(game: AnyGame, name: str, offered: Sequence[str]) -> str:
    """What to type for a seat: its name, or its group's word where it is the only one of the group."""
    seat = game.seating.seats[name]
    alike = [other for other in offered if is_alike(seat, game.seating.seats[other])]
    return name if len(alike) > 1 else _group_word(game, seat)


def find_seat(console: Console, game: AnyGame, offered: Sequence[str], taken: Collection[str], text: str) -> str | None:
    """The seat of this name, in people's language or in the record's. A group's word means the first of its seats
    that is not taken."""
    word, seats = plain(text), [game.seating.seats[name] for name in offered]
    for seat in seats:
        if word in (plain(seat.name), plain(_label(console, game, seat, alone=False))):
            return seat.name
    named = [seat.name for seat in seats if word in _group_words(console, game, seat, seats)]
    return next((name for name in named if name not in taken), named[0] if named else None)


def _label(console: Console, game: AnyGame, seat: Seat, alone: bool) -> str:
    return screen_of(game).seat_name(console, game, seat, alone)


def _group_word(game: AnyGame, seat: Seat) -> str:
    """The word for seats that differ in their number only: their side, or their role where there are no sides."""
    groups = [group for groups in game.seating.variants for group in groups]
    return seat.name if any(seat in group.fixed for group in groups) else seat.side or seat.role


def _group_words(console: Console, game: AnyGame, seat: Seat, seats: Sequence[Seat]) -> set[str]:
    """All words for a seat's group; where there is only one group, a number is enough for a seat of it."""
    words = {plain(_group_word(game, seat)), plain(_label(console, game, seat, alone=True))}
    return words | {str(seat.number)} if all(is_alike(seat, other) for other in seats) else words
