"""A server survives hostile messages: it answers each once, leaks no secret, and others play undisturbed."""

from pathlib import Path

import pytest

from cluehouse.games.refusal import Refusal
from cluehouse.messages import LANGUAGES, LanguageCode
from cluehouse.server.wire import refusal_payload
from tests.endurance.async_test import async_test
from tests.endurance.fuzz_run import fuzz


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_quotes_only_a_short_part_of_the_input(language: LanguageCode) -> None:
    refused = refusal_payload(Refusal("card-unknown", card="A" * 9_000), language)
    assert len(refused.text) < 1_000
    assert len(str(refused.params["card"])) < 1_000


@async_test
async def test_hostile_messages_are_answered_and_harm_nobody(tmp_path: Path) -> None:
    figures = await fuzz(tmp_path, messages=3_000, seed=1)
    assert figures.messages >= 3_000
    assert figures.honest_commands > 0
    assert len(figures.memory) == 10
    assert {"bad-command", "not-host", "no-such-move", "stale"} & set(figures.codes)
