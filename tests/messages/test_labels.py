"""No two rows of a table's settings have the same label."""

from collections import Counter

import msgspec
import pytest
from fluent.syntax import ast as ftl

from cluehouse.games import GAMES
from cluehouse.messages import LANGUAGES, LanguageCode
from tests.messages.catalogue import patterns

OF_THE_TABLE = (
    "settings-game",
    "settings-words",
    "settings-referee",
    "settings-talk",
    "settings-pace",
    "own-words",
    "how-we-play",
    "all-options",
    "bots-play",
)


def _text(element: ftl.TextElement | ftl.Placeable) -> str:
    return element.value.casefold() if isinstance(element, ftl.TextElement) else "…"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rows_of_a_tables_settings_have_different_labels(game: str, language: LanguageCode) -> None:
    sizes = {group.option for groups in GAMES[game].seating.variants for group in groups}
    options = [field.name for field in msgspec.structs.fields(GAMES[game].options_type)]
    own = [f"option-{game}-{name.replace('_', '-')}" for name in options if name not in {"language", *sizes}]
    known = patterns(language)
    labels = Counter("".join(map(_text, known[message].elements)) for message in (*OF_THE_TABLE, *own))
    assert [label for label, times in labels.items() if times > 1] == []
