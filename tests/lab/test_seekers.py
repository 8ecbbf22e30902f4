"""The lab measures how soon seekers of Decipher find everyday words."""

import json

import pytest

from cluehouse.bots.levels import LEVELS
from cluehouse.cli import main
from cluehouse.lab.decipher import everyday, seekers
from cluehouse.referee import judge_secret


def test_the_words_are_allowed_and_always_the_same() -> None:
    words = everyday("pl", 250)
    assert len(set(words)) == 250
    assert words == everyday("pl", 250)
    assert {judge_secret(word, "pl").verdict for word in words} == {"allowed"}


def test_every_level_is_measured_in_languages_with_letters_only() -> None:
    found = seekers(3, ("en", "zh"))
    assert set(found) == {"en"}
    assert set(found["en"]) == set(LEVELS)
    for figures in found["en"].values():
        assert figures["words"] == 3
        assert 0 <= figures["found"] <= 1
        assert 0 < figures["pieces"] <= 1


def test_the_command_finds_the_games_that_have_seekers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "seekers", "--words", "1", "--languages", "en"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == {"decipher"}
    assert main(["lab", "seekers", "--languages", "xx"]) == 2
