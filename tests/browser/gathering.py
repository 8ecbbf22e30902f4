"""People who sit down together, over the wire, and stay: the others of a table that a browser looks at."""

import asyncio
from typing import Any

from tests.browser.sayings import SAYINGS, Sayings
from tests.server.client import CONNECTED, Client
from tests.server.live_server import ManualClock


class Gathering:
    """A table's people by their seats; the first of them is the host."""

    def __init__(self, guests: dict[str, Client], words: Sayings, clock: ManualClock) -> None:
        self.guests, self.words, self.clock = guests, words, clock

    @property
    def host(self) -> Client:
        """Whoever opened the table."""
        return next(iter(self.guests.values()))

    @property
    def view(self) -> dict[str, Any]:
        """The game as the host sees it."""
        return self.host.view

    async def begin(self) -> None:
        """Start a game."""
        await self.host.do("start")
        await self.catch_up()

    async def move(self, seat: str, do: str, **fields: Any) -> None:
        """A move of this seat, which everybody then sees."""
        await self.guests[seat].move(do, **fields)
        await self.catch_up()

    async def act(self, do: str, **fields: Any) -> None:
        """A move by whoever may make it first."""
        await self.move(self.chooser(do), do, **fields)

    async def wait(self, seconds: float) -> None:
        """Let time pass; whatever is asked then, the clock speaks first."""
        self.clock.advance(seconds)
        await self.host.ask(self.host.next_id(), "ready", ready=True)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Everybody sees what there is to see."""
        await asyncio.gather(*(guest.catch_up() for guest in self.guests.values()))

    def chooser(self, do: str) -> str:
        """The first seat that is offered this move; none: an empty text."""
        return next((seat for seat, guest in self.guests.items() if offers(guest, do)), "")


def offers(guest: Client, do: str) -> dict[str, Any] | None:
    """The choice of this name, if it is offered."""
    choices: list[dict[str, Any]] = guest.view.get("choices", [])
    return next((choice for choice in choices if choice["do"] == do), None)


async def sit_down(
    address: str, settings: dict[str, Any], seats: tuple[str, ...], language: str, clock: ManualClock
) -> Gathering:
    """Open a table and sit down at it."""
    words = SAYINGS[language]
    guests: dict[str, Client] = {}
    code = ""
    for seat, name in zip(seats, words.people, strict=False):
        come = Client.join(address, code, name, language) if code else Client.open(address, settings, name, language)
        guest = guests[seat] = await come
        code = guest.code
        await guest.do("sit", seat=seat)
    return Gathering(guests, words, clock)


async def go_home() -> None:
    """Everybody leaves."""
    await asyncio.gather(*(guest.close() for guest in tuple(CONNECTED)))
