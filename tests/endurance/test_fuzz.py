"""Whatever is sent to a house: it stands, answers everything once, tells no secret, and others play on undisturbed."""

from pathlib import Path

from tests.endurance.awaited import awaited
from tests.endurance.siege import besiege


@awaited
async def test_hostile_messages_are_answered_and_harm_nobody(tmp_path: Path) -> None:
    figures = await besiege(tmp_path, messages=3_000, seed=1)
    assert figures.messages >= 3_000
    assert figures.peaceful > 0
    assert {"bad-command", "not-host", "no-such-move", "stale"} & set(figures.codes)
