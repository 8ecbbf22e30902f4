"""Leaving a table from a terminal, or being removed from it."""

import asyncio
from pathlib import Path

import pytest

from cluehouse.terminal.join import JoinFailed
from cluehouse.terminal.join.saved_seats import find_saved
from tests.server.client import Client
from tests.server.live_server import LiveServer
from tests.terminal.terminal_user import TerminalUser
from tests.terminal.test_join import DUET


def test_a_kicked_person_is_told_and_their_token_is_deleted(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            await Client.open(house.address, DUET, "Host") as host,
            TerminalUser(tmp_path, house.address, host.code, name="Ala") as ala,
        ):
            await ala.until("sit and a seat")
            assert find_saved(tmp_path, house.address, host.code, None) is not None
            await host.do("kick", person="p2")
            with pytest.raises(JoinFailed, match="has removed you"):
                await ala.end()
            assert find_saved(tmp_path, house.address, host.code, None) is None

    asyncio.run(scenario())


def test_a_banned_person_is_told_and_stays_known_by_their_token(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with await Client.open(house.address, DUET, "Host") as host:
            async with TerminalUser(tmp_path, house.address, host.code, name="Ala") as ala:
                await ala.until("sit and a seat")
                await host.do("ban", person="p2")
                with pytest.raises(JoinFailed, match="has banned you"):
                    await ala.end()
            async with TerminalUser(tmp_path, house.address, host.code, name="Ala") as again:
                with pytest.raises(JoinFailed, match="banned"):
                    await again.end()

    asyncio.run(scenario())


def test_leaving_for_good_needs_confirmation_and_deletes_the_seat(house: LiveServer, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            await Client.open(house.address, DUET, "Host") as host,
            TerminalUser(tmp_path, house.address, host.code, name="Ala") as ala,
        ):
            await ala.until("sit and a seat")
            ala.type("leave", "no")
            ala.type("leave", "yes")
            await ala.end()
            await host.until(lambda: len(host.table["people"]) == 1)
            assert find_saved(tmp_path, house.address, host.code, None) is None
            assert "Your seat is kept" not in ala.screen

    asyncio.run(scenario())
