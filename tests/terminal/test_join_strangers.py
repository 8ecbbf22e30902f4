"""Foreign or hostile servers: nothing they send corrupts the screen or crashes the terminal."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from cluehouse.terminal.join import JoinFailed
from tests.terminal.terminal_user import TerminalUser

TRICK = "\x1b]0;trick\x07\u202e\u009b2J"
TABLE: dict[str, Any] = {
    "code": "BADO-KEMI",
    "settings": {"game": "duet"},
    "own_words": False,
    "host": "p1",
    "people": [{"id": "p1", "name": f"Eve{TRICK}"}],
    "seats": {},
    "chairs": ["A1", "B1"],
}
TALK = [{"at": 0, "person": "p1", "name": "Eve", "channel": "table", "text": f"look{TRICK}here"}]
FIRST = {"update": 1, "table": TABLE, "you": {}, "game": None, "clock": None, "talk": TALK}


@asynccontextmanager
async def stranger(*messages: object) -> AsyncIterator[str]:
    """A server that greets and then sends these messages."""

    async def answer(line: ServerConnection) -> None:
        await line.recv()
        for message in ({"welcome": {"table": "BADO-KEMI", "person": "", "now": 0}}, *messages):
            await line.send(message if isinstance(message, str) else json.dumps(message))
        await line.wait_closed()

    async with serve(answer, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"


def test_signs_that_would_play_tricks_are_not_written(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            stranger(FIRST) as house,
            TerminalUser(tmp_path, house, "BADO-KEMI", live=False, watch=True) as spectator,
        ):
            await spectator.until("Eve: look +.*here")
            await spectator.until("You are watching")
            assert all(sign.isprintable() or sign == "\n" for sign in spectator.written)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "message",
    [
        "no JSON",
        "[1, 2]",
        {"update": 1},
        FIRST | {"table": TABLE | {"settings": {"game": "chess"}}},
        FIRST | {"game": {"public": {"game": "chess"}, "yours": {}}},
        FIRST | {"game": {"public": {"game": "duet"}, "yours": {}}},
        FIRST | {"game": []},
        FIRST | {"talk": 7},
    ],
    ids=range(8),
)
def test_a_server_with_unknown_messages_is_reported(message: object, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with stranger(message) as house, TerminalUser(tmp_path, house, "BADO-KEMI", watch=True) as spectator:
            with pytest.raises(JoinFailed, match="answers in an unknown way"):
                await spectator.end()

    asyncio.run(scenario())


def test_unknown_codes_and_phrases_of_a_newer_server_are_shown_unchanged(tmp_path: Path) -> None:
    table = TABLE | {
        "missing": {"code": "too-loud", "params": {}},
        "people": [{"id": "p1", "name": "Eve", "bot": "bard"}],
    }
    console = [{"at": 0, "person": "p1", "name": "Eve", "channel": "balcony", "phrase": "ahoy"}]
    newer = FIRST | {"table": table, "talk": console, "you": {"person": "p1", "seat": "A1"}}

    async def scenario() -> None:
        async with stranger(newer) as house, TerminalUser(tmp_path, house, "BADO-KEMI", watch=True) as spectator:
            await spectator.until("too-loud")
            await spectator.until(r"\[balcony\] Eve: ahoy")

    asyncio.run(scenario())
