"""Cases of our own, written from the language alone by people who had not seen the referee.

The lines with even numbers were there to learn from; the figures count on the odd ones.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cluehouse.languages import LANGUAGES
from cluehouse.referee import judge_clue, judge_speech

CASES = Path(__file__).parent / "cases"


def cases(name: str) -> Iterator[tuple[int, list[str]]]:
    """The lines of a file of cases."""
    lines = (CASES / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    kept = [line.split("\t") for line in lines if line and not line.startswith("#")]
    yield from enumerate(kept)


def shares(lang: str, own: bool) -> dict[str, float]:
    """How many forbidden clues are caught, and how many allowed ones are wrongly refused, unseen lines only."""
    bad: list[str] = []
    fair: list[str] = []
    for number, (word, clue, verdict, kind) in cases(f"{lang}-clues"):
        if number % 2 and kind.startswith("own-") == own and verdict != "doubtful":
            given = judge_clue(clue, [word], lang).verdict
            (bad if verdict == "forbidden" else fair).append(given)
    return {
        "cases": len(bad) + len(fair),
        "caught": sum(given != "allowed" for given in bad) / len(bad),
        "forbidden": sum(given == "forbidden" for given in bad) / len(bad),
        "wrongly forbidden": sum(given == "forbidden" for given in fair) / len(fair),
        "needlessly doubted": sum(given == "doubtful" for given in fair) / len(fair),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_enough_cases(lang: str) -> None:
    assert len(list(cases(f"{lang}-clues"))) >= 300
    assert len(list(cases(f"{lang}-speech"))) >= 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clues_beside_card_words(lang: str) -> None:
    found = shares(lang, own=False)
    print(lang, "card words", found)
    assert found["caught"] >= 0.97
    assert found["wrongly forbidden"] <= 0.01


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clues_beside_words_without_an_entry(lang: str) -> None:
    found = shares(lang, own=True)
    print(lang, "own words", found)
    assert found["caught"] >= 0.85
    assert found["wrongly forbidden"] <= 0.02


@pytest.mark.parametrize("lang", LANGUAGES)
def test_speeches(lang: str) -> None:
    wrong = [
        (trap, speech, expected)
        for number, (trap, speech, expected) in cases(f"{lang}-speech")
        if number % 2 and (judge_speech(speech, [trap], "", lang).sprung != ()) != (expected == "sprung")
    ]
    print(lang, "speech", len(wrong), wrong)
    assert len(wrong) <= 10
