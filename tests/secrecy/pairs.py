"""Evenings, each beside other worlds that somebody there must not tell from it."""

import random
from collections.abc import Iterator

from tests.secrecy.double import Compared, compare
from tests.secrecy.evening import Evening, Fixed, spend_evening
from tests.secrecy.leaping_time import run
from tests.secrecy.tables import LOOKER

_BY_CHANCE = Fixed()


def evening_of(game: str, seed: int, fixed: Fixed = _BY_CHANCE) -> Evening:
    """A random evening; most games end in it, and every fifth has time for the longest. Bots that played a whole game
    between two acts leave nothing to compare: then another evening is drawn."""
    name = f"{game}/{seed}"
    while True:
        evening = run(spend_evening(game, name, 360 if seed % 5 == 0 else 120, fixed))
        if any(told.game for told in evening.told):
            return evening
        name += "'"


def other_worlds(evening: Evening, count: int) -> Iterator[tuple[str, int, Compared]]:
    """So many comparisons: for whom, up to which act, and what came of it. The first goes as far as games went, unless
    so much is open by then that no other world is left."""
    dice = random.Random(evening.seed)
    playing = [number for number, told in enumerate(evening.told) if told.game]
    guests = [*evening.told[-1].people, LOOKER]
    found = 0
    for attempt in range(12 * count):
        guest, cut = dice.choice(guests), dice.choice(playing) if found or attempt >= 6 * count else playing[-1]
        compared = run(compare(evening, guest, cut, f"{evening.seed}/{attempt}"))
        if compared is not None:
            found += 1
            yield guest, cut, compared
        if found == count:
            return
