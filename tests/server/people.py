"""Simulated people: they play only what the `choices` in their view offer, and ask the referee before they write."""

import asyncio
import functools
import random
from collections.abc import Mapping
from typing import Any

import msgspec

from cluehouse.games.choice import Arg, Between, Choice, OneOf, Spelling, Text
from tests.server.client import Guest, RefusedCommand
from tests.server.running import HeldClock

SEATS = {
    "codenames": ("red-chief", "red-1", "blue-chief", "blue-1"),
    "duet": ("A1", "B1"),
    "trapwords": ("red-1", "red-2", "blue-1", "blue-2"),
    "decipher": ("P1", "P2", "P3"),
}

# How often a move is made, beside 8 for any other: what makes others wait or ends everything, less often.
_WEIGHTS = {"ready": 80, "give": 80, "place": 40, "attempt": 2, "guess": 6} | dict.fromkeys(
    "ask mark unmark object reopen pass-torch hand restart give-up pass call-trap call-illegal doubt-trap "
    "doubt-illegal".split(),
    1,
)

_WORDS = tuple(
    "cheese garden thunder pepper violin winter basket lemon desert ladder mirror candle puzzle velvet pirate saddle "
    "whistle carpet turtle harvest pocket blanket anchor feather lantern marble orchard pigeon rocket sailor tunnel "
    "walnut zipper bottle cactus dragon engine forest guitar hammer jungle kettle lizard magnet needle orange".split()
)
_FIVES = ("TABLE", "RIVER", "MUSIC", "HORSE", "CLOUD", "BREAD")
_LINES = ("It is not that.", "not not", "not that", "no no", "It has to do with people.", "You know it well.")

MOST_MOVES = 3_000


class Party:
    """People around a table, by their seats; the first of them is the host."""

    def __init__(self, guests: Mapping[str, Guest], seed: object, clock: HeldClock | None = None) -> None:
        self.guests = dict(guests)
        self.dice = random.Random(f"people {seed}")
        self.clock = clock
        self.moves = 0
        self.told: dict[str, int] = {}  # how often the house said no, by code

    @property
    def host(self) -> Guest:
        """Whoever opened the table."""
        return next(iter(self.guests.values()))

    @property
    def is_over(self) -> bool:
        """Is the game over, as the host sees it?"""
        return not self.host.table.get("running", False)

    async def catch_up(self) -> None:
        """Let everybody see what there is to see."""
        await asyncio.gather(*(guest.catch_up() for guest in self.guests.values()))

    async def close(self) -> None:
        """Everybody goes home."""
        await asyncio.gather(*(guest.close() for guest in self.guests.values()))

    async def play(self, moves: int = MOST_MOVES) -> None:
        """Play so many moves, or until the game is over."""
        await self.catch_up()
        for _ in range(moves):
            if self.is_over:
                return
            await self._one_move()
            await self.catch_up()
        assert self.is_over or moves < MOST_MOVES, "the game does not end"

    async def play_along(self) -> None:
        """Play whenever there is something to do, whatever the others do meanwhile, until the game is over."""
        while not self.is_over:
            seen = self.host.update
            if any(map(wishes, self.guests.values())):
                await self._one_move()
                await self.catch_up()
            else:
                await self.host.until(functools.partial(self._has_news, seen))

    def _has_news(self, seen: int) -> bool:
        return self.host.update != seen or self.is_over

    async def _one_move(self) -> None:
        offers = [(guest, choice) for guest in self.guests.values() for choice in wishes(guest)]
        if self.clock is not None:
            self.clock.advance(self.dice.choice((0, 0.5, 3)) if offers else 5)
        if not offers:
            assert self.clock is not None, "nobody can do anything"
            await self.host.refused("ready", ready=True)  # whatever is asked: the clock speaks first
            return
        guest, choice = self.dice.choices(offers, [_WEIGHTS.get(choice.do, 8) for _, choice in offers])[0]
        filled = {name: await self._value(guest, arg) for name, arg in choice.args.items()}
        if None in filled.values():
            return
        try:
            await guest.move(choice.do, **filled)
            self.moves += 1
        except RefusedCommand as refused:
            self.told[refused.code] = self.told.get(refused.code, 0) + 1

    async def _value(self, guest: Guest, arg: Arg) -> Any:
        if isinstance(arg, OneOf):
            return self.dice.choice(self._harmless(arg.values) or arg.values) if arg.values else None
        if isinstance(arg, Between):
            return self.dice.randint(arg.least, arg.most)
        texts = [text for text in self._texts(arg) if arg.admits(text)]
        for text in texts[:6]:
            advice = (await guest.do("consult", text=text)).get("advice")
            if advice is None or advice["verdict"] == "allowed":
                return text
        return texts[0] if texts else None

    def _harmless(self, values: tuple[str | int | bool, ...]) -> list[str | int | bool]:
        """Without the assassins, most of the time: a game that ends at once shows little."""
        feared = set()
        for view in (guest.view for guest in self.guests.values() if self.dice.random() < 0.98):
            for key in (view.get("key") or (), *(view.get("keys") or {}).values()):
                feared |= {word for word, who in zip(view.get("words", ()), key, strict=False) if who == "assassin"}
        return [value for value in values if value not in feared]

    def _texts(self, arg: Text | Spelling) -> list[str]:
        """Words to write; now and then the one that is being looked for."""
        known = [guest.view.get(name) for guest in self.guests.values() for name in ("secret", "word")]
        right = [word for word in known if word is not None and self.dice.random() < 0.3]
        own = _FIVES if isinstance(arg, Spelling) else _WORDS
        return [*right, *self.dice.sample(own, len(own)), *self.dice.sample(_LINES, len(_LINES))]


def choices(guest: Guest) -> tuple[Choice, ...]:
    """What this guest is offered."""
    return msgspec.convert(guest.view.get("choices", ()), tuple[Choice, ...])


def wishes(guest: Guest) -> list[Choice]:
    """What this guest is offered and has a use for: nobody writes more traps than are needed."""
    view = guest.view
    missing = (
        view["needed"][guest.you["seat"].partition("-")[0]] - len(view["traps"]["words"]) if view.get("traps") else 0
    )
    idle = {"propose" if missing <= 0 else "", "strike" if missing >= 0 else ""}
    return [choice for choice in choices(guest) if choice.do not in idle]


async def gather(
    address: str,
    settings: dict[str, Any],
    seed: object = 0,
    seats: tuple[str, ...] = (),
    clock: HeldClock | None = None,
) -> Party:
    """People who have sat down at a new table."""
    names = iter(("Anna", "Bruno", "Celina", "Dorian", "Ewa", "Filip"))
    guests: dict[str, Guest] = {}
    host: Guest | None = None
    for seat in seats or SEATS[settings["game"]]:
        guest = await (
            Guest.open(address, settings, next(names)) if host is None else Guest.join(address, host.code, next(names))
        )
        host = host or guest
        await guest.do("sit", seat=seat)
        guests[seat] = guest
    return Party(guests, seed, clock)
