"""Simulated players: they make only moves that their view offers, and ask the referee before they write."""

import asyncio
import functools
import random
from collections.abc import Mapping
from typing import Any

import msgspec

from cluehouse.games.choice import Arg, Between, Choice, OneOf, Spelling, Text
from tests.server.client import Client, RefusedCommand
from tests.server.live_server import ManualClock

SEATS = {
    "codenames": ("red-chief", "red-1", "blue-chief", "blue-1"),
    "duet": ("A1", "B1"),
    "trapwords": ("red-1", "red-2", "blue-1", "blue-2"),
    "decipher": ("P1", "P2", "P3"),
}

# Weights of moves, 8 for all others: moves that delay or end the game are rarer.
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
    """The simulated players of one table, by seat; the first is the host."""

    def __init__(self, clients: Mapping[str, Client], seed: object, clock: ManualClock | None = None) -> None:
        self.clients = dict(clients)
        self.dice = random.Random(f"people {seed}")
        self.clock = clock
        self.moves = 0
        self.refusals: dict[str, int] = {}  # refusals, counted by code

    @property
    def host(self) -> Client:
        """The client that opened the table."""
        return next(iter(self.clients.values()))

    @property
    def is_over(self) -> bool:
        """Is the game over, as the host sees it?"""
        return not self.host.table.get("running", False)

    async def catch_up(self) -> None:
        """Wait until every client has the latest update."""
        await asyncio.gather(*(client.catch_up() for client in self.clients.values()))

    async def close(self) -> None:
        """Close all connections."""
        await asyncio.gather(*(client.close() for client in self.clients.values()))

    async def play(self, moves: int = MOST_MOVES) -> None:
        """Play this many moves, or until the game is over."""
        await self.catch_up()
        for _ in range(moves):
            if self.is_over:
                return
            await self._one_move()
            await self.catch_up()
        assert self.is_over or moves < MOST_MOVES, "the game does not end"

    async def play_along(self) -> None:
        """Move whenever there is a choice, at the same time as others, until the game is over."""
        while not self.is_over:
            seen = self.host.update
            if any(map(useful_choices, self.clients.values())):
                await self._one_move()
                await self.catch_up()
            else:
                await self.host.until(functools.partial(self._has_news, seen))

    def _has_news(self, seen: int) -> bool:
        return self.host.update != seen or self.is_over

    async def _one_move(self) -> None:
        offers = [(client, choice) for client in self.clients.values() for choice in useful_choices(client)]
        if self.clock is not None:
            self.clock.advance(self.dice.choice((0, 0.5, 3)) if offers else 5)
        if not offers:
            assert self.clock is not None, "nobody can do anything"
            await self.host.refused("ready", ready=True)  # any command lets the clock ring first
            return
        client, choice = self.dice.choices(offers, [_WEIGHTS.get(choice.do, 8) for _, choice in offers])[0]
        filled = {name: await self._value(client, arg) for name, arg in choice.args.items()}
        if None in filled.values():
            return
        try:
            await client.move(choice.do, **filled)
            self.moves += 1
        except RefusedCommand as refused:
            self.refusals[refused.code] = self.refusals.get(refused.code, 0) + 1

    async def _value(self, client: Client, arg: Arg) -> Any:
        if isinstance(arg, OneOf):
            return self.dice.choice(self._harmless(arg.values) or arg.values) if arg.values else None
        if isinstance(arg, Between):
            return self.dice.randint(arg.least, arg.most)
        texts = [text for text in self._texts(arg) if arg.admits(text)]
        for text in texts[:6]:
            advice = (await client.do("consult", text=text)).get("advice")
            if advice is None or advice["verdict"] == "allowed":
                return text
        return texts[0] if texts else None

    def _harmless(self, values: tuple[str | int | bool, ...]) -> list[str | int | bool]:
        """Usually leave out the assassins, so that games do not end at once."""
        feared = set()
        for view in (client.view for client in self.clients.values() if self.dice.random() < 0.98):
            for key in (view.get("key") or (), *(view.get("keys") or {}).values()):
                feared |= {word for word, who in zip(view.get("words", ()), key, strict=False) if who == "assassin"}
        return [value for value in values if value not in feared]

    def _texts(self, arg: Text | Spelling) -> list[str]:
        """Words to write; sometimes the secret word itself."""
        known = [client.view.get(name) for client in self.clients.values() for name in ("secret", "word")]
        right = [word for word in known if word is not None and self.dice.random() < 0.3]
        own = _FIVES if isinstance(arg, Spelling) else _WORDS
        return [*right, *self.dice.sample(own, len(own)), *self.dice.sample(_LINES, len(_LINES))]


def choices(client: Client) -> tuple[Choice, ...]:
    """The choices that this client is offered."""
    return msgspec.convert(client.view.get("choices", ()), tuple[Choice, ...])


def useful_choices(client: Client) -> list[Choice]:
    """The choices that this client uses: nobody writes more traps than are needed."""
    view = client.view
    missing = (
        view["needed"][client.you["seat"].partition("-")[0]] - len(view["traps"]["words"]) if view.get("traps") else 0
    )
    idle = {"propose" if missing <= 0 else "", "strike" if missing >= 0 else ""}
    return [choice for choice in choices(client) if choice.do not in idle]


async def gather(
    address: str,
    settings: dict[str, Any],
    seed: object = 0,
    seats: tuple[str, ...] = (),
    clock: ManualClock | None = None,
) -> Party:
    """Open a table and seat simulated players at it."""
    names = iter(("Anna", "Bruno", "Celina", "Dorian", "Ewa", "Filip"))
    clients: dict[str, Client] = {}
    host: Client | None = None
    for seat in seats or SEATS[settings["game"]]:
        client = await (
            Client.open(address, settings, next(names))
            if host is None
            else Client.join(address, host.code, next(names))
        )
        host = host or client
        await client.do("sit", seat=seat)
        clients[seat] = client
    return Party(clients, seed, clock)
