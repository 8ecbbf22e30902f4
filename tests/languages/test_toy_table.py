"""A table in the toy German over a real socket, with a bot as the partner."""

from pathlib import Path

import httpx
import pytest

from cluehouse.games import GAMES
from cluehouse.games.record import from_json, replay
from cluehouse.house.players import house_players
from tests.server.async_test import async_test
from tests.server.client import Client
from tests.server.live_server import LiveServer
from tests.server.simulated_players import Party

pytestmark = pytest.mark.usefixtures("german", "blind")


@async_test
async def test_a_game_in_it_is_opened_played_and_replayed(tmp_path: Path) -> None:
    with LiveServer(tmp_path, players=house_players) as house:
        host = await Client.open(house.address, {"game": "duet", "languages": ["de"], "pace": 0}, "Anna")
        await host.do("sit", seat="A1")
        await host.do("add-bot", seat="B1", level="even")
        await host.do("start")
        advice = (await host.do("consult", text="Apfelbaum"))["advice"]
        await Party({"A1": host}, "de").play_along()
        async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
            record = from_json(GAMES, (await http.get(f"/api/records/{host.table['record']}")).content)
            facts = (await http.get("/api/games")).json()
        await host.close()
    assert advice["verdict"] in ("allowed", "doubtful", "forbidden")
    assert record.deal.options.language == "de"
    assert any(seat == "B1" for seat, _ in record.moves)
    assert replay(GAMES["duet"], record).outcome is not None
    assert {"code": "de", "name": "Deutsch"} in facts["languages"]
    assert all("de" in game["languages"] for game in facts["games"])
