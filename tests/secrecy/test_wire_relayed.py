"""Secrecy holds across servers: people at a server that does not own their table are sent the same bytes by two tables
that differ only in secrets, and so is their server."""

import os

import pytest

from cluehouse.games import GAMES
from tests.secrecy import session as sessions
from tests.secrecy import twin
from tests.secrecy.comparisons import compare_with_twins, random_session
from tests.secrecy.relayed_world import RelayedWorld
from tests.secrecy.session import FixedSettings
from tests.secrecy.test_wire import check_bytes

SESSIONS = int(os.environ.get("CLUEHOUSE_SESSIONS", "4"))  # for each game


@pytest.fixture(autouse=True)
def _two_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (sessions, twin):
        monkeypatch.setattr(module, "World", RelayedWorld)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seed", range(SESSIONS))
def test_a_relayed_connection_carries_nothing_that_its_owner_may_not_know(game: str, seed: int) -> None:
    session = random_session(game, 1000 + seed, FixedSettings(restart_rate=0))
    carried = [text for texts in session.sent.values() for _, text in texts if text.startswith("between the servers")]
    assert len(carried) > 20, "hardly anything was relayed"
    actions = 0
    for participant, cut, comparison in compare_with_twins(session, 2):
        assert comparison.difference is None, (participant, cut, comparison.difference)
        actions += comparison.actions
    assert actions > 20, "hardly anything was compared"
    check_bytes(session)
