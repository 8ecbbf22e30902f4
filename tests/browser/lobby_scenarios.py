"""What happens in a lobby before a game."""

from typing import Any, Final

from tests.browser.table_driver import TableDriver
from tests.server.client import Client

LOBBY: Final[dict[str, Any]] = {"game": "codenames", "languages": ["pl"]}


async def come_in(table: TableDriver) -> list[Client]:
    """People come in, one with the longest name."""
    code, host = table.host.code, table.host
    people = [await Client.join(host.address, code, name, "pl") for name in ("Żaneta", "小伟", "W" * 24)]
    await table.catch_up()
    return people


async def gather(table: TableDriver) -> None:
    """People come in; they sit down, are given seats and change them; bots come and go."""
    host, people = table.host, await come_in(table)
    await people[0].do("sit", seat="red-1")
    await host.do("place", seat="blue-1", person=people[1].person)
    await table.catch_up()
    await host.do("add-bot", seat="red-2", level="even")
    await people[1].do("ready", ready=False)
    await host.do("swap", seat="red-1", other="blue-1")
    await table.catch_up()
    await people[1].do("ready", ready=True)
    await host.do("kick", person=table.host.table["seats"]["red-2"])
    await people[2].do("leave")
    await table.catch_up()
