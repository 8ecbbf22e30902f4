"""The seats by their names. People sit down while others read the list, so a name never changes its meaning."""

import re
from collections.abc import Collection
from typing import Final

from cluehouse.terminal.desk import Desk
from cluehouse.terminal.reading import plain
from cluehouse.terminal.screen import Talk

_NUMBER: Final = re.compile(r"-?[0-9]+$")


def chair_word(seat: str, chairs: tuple[str, ...]) -> str:
    """What to type for a seat: its name, or that of its group where it is the only one there."""
    group = _group(seat)
    return group if sum(_group(other) == group for other in chairs) == 1 else seat


def find_chair(talk: Talk, desk: Desk, chairs: tuple[str, ...], taken: Collection[str], text: str) -> str | None:
    """The seat that is called so, in people's language or in the record's. The name of a group means the first
    of its seats that is not taken."""
    word = plain(text)
    for seat in chairs:
        if word in (plain(seat), plain(_full_name(talk, desk, seat, chairs))):
            return seat
    named = [seat for seat in chairs if word in _group_words(talk, desk, seat, chairs)]
    return next((seat for seat in named if seat not in taken), named[0] if named else None)


def _group(seat: str) -> str:
    return _NUMBER.sub("", seat)


def _full_name(talk: Talk, desk: Desk, seat: str, chairs: tuple[str, ...]) -> str:
    """What a seat is called once others stand beside it."""
    beside = tuple(other for group in map(_group, chairs) for other in (f"{group}2", f"{group}-2"))
    return desk.seat_name(talk, seat, (*chairs, *beside))


def _group_words(talk: Talk, desk: Desk, seat: str, chairs: tuple[str, ...]) -> set[str]:
    """A group's names; where there is only one group, a number is enough for a seat of it."""
    words = {plain(_group(seat)), plain(desk.seat_name(talk, seat, ()))}
    number = _NUMBER.search(seat)
    if number is not None and len(set(map(_group, chairs))) == 1:
        words.add(number.group().removeprefix("-"))
    return words
