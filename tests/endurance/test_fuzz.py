"""Whatever is sent to a house: it stands, answers everything once, tells no secret, and others play on undisturbed."""

from pathlib import Path

import pytest

from cluehouse.games.refusal import Refusal
from cluehouse.messages import LANGUAGES, Language
from cluehouse.server.wire import refusal_payload
from tests.endurance.awaited import awaited
from tests.endurance.siege import besiege


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_quotes_no_more_than_a_little(language: Language) -> None:
    refused = refusal_payload(Refusal("card-unknown", card="A" * 9_000), language)
    assert len(refused.text) < 1_000
    assert len(str(refused.params["card"])) < 1_000


@awaited
async def test_hostile_messages_are_answered_and_harm_nobody(tmp_path: Path) -> None:
    figures = await besiege(tmp_path, messages=3_000, seed=1)
    assert figures.messages >= 3_000
    assert figures.peaceful > 0
    assert {"bad-command", "not-host", "no-such-move", "stale"} & set(figures.codes)
