"""Bets: what our givers mean although nothing links it with the clue, listed for review."""

import json
from pathlib import Path

import pytest

from cluehouse.bots.boards.giver import Given
from cluehouse.cli import main
from cluehouse.lab.bets import unlinked_words
from cluehouse.lab.kinds import giver_kinds
from cluehouse.lab.random_turns import random_turn
from cluehouse.languages import LANGUAGES, LanguageCode

pytestmark = pytest.mark.usefixtures("blind")


def test_bets_are_listed_with_how_often_they_were_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, clues = tmp_path / "bets.tsv", tmp_path / "clues.tsv"
    command = ["lab", "bets", "--language", "en", "--boards", "6", "--cores", "1", "--out", str(out)]
    assert main([*command, "--clues", str(clues)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["clues"] == 12  # two levels
    listed = [line.split("\t") for line in out.read_text(encoding="utf-8").splitlines()]
    counts = [int(count) for count, _, _ in listed]
    assert counts == sorted(counts, reverse=True)
    assert sum(counts) == told["unlinked"]
    assert all(unlinked_words("en", Given(clue, (word,), 0.0)) for _, clue, word in listed)
    assert sum(int(line.split("\t")[0]) for line in clues.read_text(encoding="utf-8").splitlines()) == 12


def test_a_word_is_linked_if_either_list_names_the_other() -> None:
    lexicon = LANGUAGES["en"].lexicon
    named = lexicon["SHARK"].associations[0]
    assert unlinked_words("en", Given(named, ("SHARK", "PIANO"), 0.0)) == ("PIANO",)
    assert unlinked_words("en", Given("shark", (named.upper(),), 0.0)) == ()


@pytest.mark.parametrize("kind", giver_kinds())
def test_a_random_turn_has_covered_cards_and_something_to_find(kind: str) -> None:
    turns = [random_turn(giver_kinds()[kind], "pl", str(seed)) for seed in range(40)]
    assert min(len(turn.remaining) for turn in turns) < 16 < max(len(turn.remaining) for turn in turns)
    assert all(len(turn.green) >= 3 and turn.black for turn in turns)
    assert all(turn.kinds.count("own") == len(turn.green) for turn in turns)
    assert random_turn(giver_kinds()[kind], "pl", "7") == turns[7]


def test_a_language_that_nobody_knows_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "bets", "--language", "xx", "--out", "nowhere"]) == 2
    assert "known are" in capsys.readouterr().err


@pytest.mark.parametrize("code", LANGUAGES)
def test_rejected_words_are_known(code: LanguageCode) -> None:
    for clue, words in LANGUAGES[code].rejected.items():
        assert clue == clue.casefold()
        assert set(words) <= LANGUAGES[code].lexicon.keys(), clue


@pytest.mark.parametrize("code", LANGUAGES)
def test_links_are_of_known_words_and_of_none_that_is_rejected(code: LanguageCode) -> None:
    own = LANGUAGES[code]
    clues = [clue.casefold() for clue, _ in own.links]
    assert len(clues) == len(set(clues))
    assert own.blocked.isdisjoint(clues)
    for clue, words in own.links:
        assert own.lexicon.keys() >= set(words), clue
        assert len(words) == len(set(words)), clue
        assert set(own.rejected.get(clue.casefold(), ())).isdisjoint(words), clue
