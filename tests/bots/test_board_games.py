"""Every seat of Codenames and Duet can be a bot's, in every language, to the end of the game."""

from typing import Any

import pytest

from cluehouse.bots import LEVELS
from tests.bots.board_table import deal, play_out

pytestmark = pytest.mark.usefixtures("blind")

LANGUAGES = ("pl", "en", "zh")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"variant": "ghost"}, {"variant": "shared"}, {"red": 3, "blue": 4}])
def test_bots_finish_codenames(language: str, options: dict[str, Any]) -> None:
    last = play_out(deal("codenames", language, "finish", **options), "codenames")
    assert last.outcome.reason in ("all-found", "assassin")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options", [{}, {"tokens": 11, "order": "loose"}, {"a": 2, "b": 3, "pool": "mixed"}, {"mission": "vatican"}]
)
def test_bots_finish_duet(language: str, options: dict[str, Any]) -> None:
    last = play_out(deal("duet", language, "finish", **options), "duet")
    assert last.outcome.reason in ("all-found", "assassin", "out-of-time", "out-of-tokens")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_finishes(level: str) -> None:
    assert play_out(deal("duet", "en", f"level-{level}"), "duet", level).outcome is not None


def test_a_mixed_table_is_played_too() -> None:
    from cluehouse.games import GAMES
    from cluehouse.words import load_pack

    game: Any = GAMES["codenames"]
    state = game.start(game.deal(game.options_type(language="mixed"), load_pack("pl"), "mixed"))
    assert play_out(state, "codenames").outcome is not None
