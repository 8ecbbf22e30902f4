"""The library answers what does not exist with what does."""

import re
from typing import Any

import pytest

import cluehouse
from cluehouse.lab import strict_table


@pytest.mark.parametrize(
    ("game", "players", "told"),
    [
        ("duet", "evn", "no such entry: evn; entries are beginner, careful, even, bold, dice"),
        ("codename", "dice", "no such game: codename; known are codenames, duet"),
        ("duet", "no_such_module:Player", "no such entry: no_such_module:Player: No module named"),
    ],
)
def test_play_names_what_is_known(game: str, players: str, told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        cluehouse.play(game, players)


def test_a_local_game_names_what_is_known() -> None:
    with pytest.raises(ValueError, match="no such game: codename; known are codenames, duet"):
        cluehouse.LocalGame("codename")
    with pytest.raises(ValueError, match="no such language of decipher: zh; known are pl, en"):
        cluehouse.LocalGame("decipher", language="zh")
    with pytest.raises(ValueError, match="no such option of duet: tokns; known are a, b, pool, tokens"):
        cluehouse.LocalGame("duet", tokns=9)


def test_a_player_for_each_side_has_a_team_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[dict[str, str]] = []

    def play_deal(settings: Any, deal: Any, seats: dict[str, str]) -> Any:
        seen.append(seats)
        return strict_table.play_deal(settings, deal, seats)

    monkeypatch.setattr("cluehouse.lab.match.play_deal", play_deal)
    cluehouse.play("codenames", ["dice", "beginner"], seed="a")
    assert seen == [{"red-chief": "dice", "red-1": "dice", "blue-chief": "beginner", "blue-1": "beginner"}]
