"""Counting how the turns of Trapwords end: every turn is counted, and bots mostly end them by a right guess."""

import pytest

from cluehouse.cli import main
from cluehouse.lab.requests import Endings
from cluehouse.lab.trapwords_endings import endings, play_turns

pytestmark = pytest.mark.usefixtures("blind")


def test_every_turn_of_every_game_is_counted() -> None:
    (found,) = endings(Endings(languages=("en",), games=2, seed="counted"), cores=1)
    turns = [turn for number in range(2) for turn in play_turns("en", f"counted-{number}", number)[1]]
    assert found["turns"] == sum(found["endings"].values()) == len(turns)
    assert found["endings"]["guessed"] == sum(turn.end == "guessed" for turn in turns)


@pytest.mark.parametrize("language", ["pl", "en", "zh"])
def test_at_least_half_of_the_turns_end_by_a_right_guess(language: str) -> None:
    """Even without vectors. Most of the others end in a trap, and hardly any because nobody knows what to say."""
    (found,) = endings(Endings(languages=(language,), games=4, seed="floor"), cores=1)
    assert found["shares"]["guessed"] >= 0.5
    assert found["shares"]["illegal"] == 0
    assert found["shares"]["time"] <= 0.05


def test_the_command_refuses_languages_that_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "endings", "--languages", "xx"]) == 2
    assert "known are" in capsys.readouterr().err
