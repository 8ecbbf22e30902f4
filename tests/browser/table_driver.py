"""Drives a table through WebSocket clients: the other people at a table that a browser shows."""

import asyncio
from typing import Any

from tests.browser.texts import TEXTS, Texts
from tests.server.client import CONNECTED, Client
from tests.server.live_server import ManualClock


class TableDriver:
    """The clients of a table by seat; the first is the host."""

    def __init__(self, clients: dict[str, Client], texts: Texts, clock: ManualClock) -> None:
        self.clients, self.texts, self.clock = clients, texts, clock

    @property
    def host(self) -> Client:
        """The client that opened the table."""
        return next(iter(self.clients.values()))

    @property
    def view(self) -> dict[str, Any]:
        """The host's view of the game."""
        return self.host.view

    async def begin(self) -> None:
        """Start a game."""
        await self.host.do("start")
        await self.catch_up()

    async def move(self, seat: str, do: str, **fields: Any) -> None:
        """Make a move for this seat and wait until everybody has seen it."""
        await self.clients[seat].move(do, **fields)
        await self.catch_up()

    async def act(self, do: str, **fields: Any) -> None:
        """Make a move for the first seat that is offered it."""
        await self.move(self.chooser(do), do, **fields)

    async def wait(self, seconds: float) -> None:
        """Let time pass and let the clock ring: any command lets due alarms ring first."""
        self.clock.advance(seconds)
        await self.host.ask(self.host.next_id(), "ready", ready=True)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Wait until every client has the latest update."""
        await asyncio.gather(*(client.catch_up() for client in self.clients.values()))

    async def offered(self, seat: str, do: str) -> None:
        """Wait until this seat is offered a move, as it is after somebody moved on a page."""
        client = self.clients[seat]
        await client.until(lambda: offers(client, do))

    def chooser(self, do: str) -> str:
        """The first seat that is offered this move, or an empty string."""
        return next((seat for seat, client in self.clients.items() if offers(client, do)), "")


def offers(client: Client, do: str) -> dict[str, Any] | None:
    """The choice with this name, if it is offered."""
    choices: list[dict[str, Any]] = client.view.get("choices", [])
    return next((choice for choice in choices if choice["do"] == do), None)


async def open_table(
    address: str, settings: dict[str, Any], seats: tuple[str, ...], language: str, clock: ManualClock
) -> TableDriver:
    """Open a table with clients in these seats."""
    texts = TEXTS[language]
    clients: dict[str, Client] = {}
    code = ""
    for seat, name in zip(seats, texts.people, strict=False):
        arriving = (
            Client.join(address, code, name, language) if code else Client.open(address, settings, name, language)
        )
        client = clients[seat] = await arriving
        code = client.code
        await client.do("sit", seat=seat)
    return TableDriver(clients, texts, clock)


async def close_clients() -> None:
    """Close all clients."""
    await asyncio.gather(*(client.close() for client in tuple(CONNECTED)))
