"""The rulebooks' examples replay to the same states, views and choices as before."""

from pathlib import Path
from typing import Any

import pytest

from cluehouse.games import GAMES
from cluehouse.games.record import parse, replay
from tests.golden import FOLDER, RECORDS, told


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_the_example_plays_as_it_always_did(record: Path) -> None:
    assert told(record) == record.with_suffix(".playthrough").read_text(encoding="utf-8")


def test_every_worked_example_is_here() -> None:
    here = {record.stem.removesuffix(suffix) for record in RECORDS for suffix in ("", f"-{record.stem[7:]}")}
    wanted = {"CN": 6, "DU": 5, "TW": 5, "DC": 1}  # DU-EX6 is about points alone: tests/duet/test_score.py
    assert {f"{game}-EX{number}" for game, count in wanted.items() for number in range(1, count + 1)} <= here


def ended(name: str) -> Any:
    """The state at the end of an example."""
    record = parse(GAMES, (FOLDER / f"{name}.record").read_text(encoding="utf-8"))
    return replay(GAMES[record.game], record)


def test_codenames_examples_end_as_the_rulebook_says() -> None:
    assert ended("CN-EX1").covers.count("red") == 2
    assert "ZIELEŃ" in ended("CN-EX1").visible
    assert ended("CN-EX2-four").turns[-1].end == "limit"
    assert ended("CN-EX3").outcome.winners == ("red",)
    assert ended("CN-EX5-assassin").outcome.winners == ("blue",)
    assert ended("CN-EX6-upheld").turn.extra == "ZAMEK"


def test_duet_examples_end_as_the_rulebook_says() -> None:
    for name in ("DU-EX1", "DU-EX2"):
        state = ended(name)
        assert (state.bank.bystander, state.bank.tick, state.phase, state.turn.side) == (6, 0, "clue", "B")
        assert sum(agent is not None for agent in state.agents) == 7
    assert ended("DU-EX3").phase == "sudden-death"
    assert ended("DU-EX4").outcome.reason == "out-of-tokens"


def test_trapwords_examples_end_as_the_rulebook_says() -> None:
    assert ended("TW-EX1").monster == 3
    assert [curse.chamber for curse in ended("TW-EX1").curses] == [1, 2]
    assert ended("TW-EX2").outcome.winners == ("red", "blue")
    assert ended("TW-EX3").outcome.winners == ("red",)
    assert [turn.team for played in ended("TW-EX4").rounds for turn in played.turns][::2] == ["blue", "red", "blue"]
    assert ended("TW-EX5").positions["red"] == 1
    assert ended("TW-EX5-sprung").turns[0].sprung == "kanapka"


def test_the_decipher_example_has_the_rulebooks_points() -> None:
    assert {seat: score.points for seat, score in ended("DC-EX1").sheet[0].scores.items()} == {
        "P1": 8,
        "P2": 10,
        "P3": 2,
    }
