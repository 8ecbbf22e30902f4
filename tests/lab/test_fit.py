"""The fit of the weights, and the file that came of it."""

import math

import numpy as np
import pytest

from cluehouse.bots.mind.weights import BLIND, CANDIDATES, FEATURES
from cluehouse.lab.fit import ALL, Sample, _fitted, cross_validated, fit
from cluehouse.lab.turns import HumanTurn
from cluehouse.words.decks import LANGUAGES


def samples(weights: tuple[float, ...], count: int) -> list[Sample]:
    """Choices among ten words by a listener with these weights."""
    dice = np.random.default_rng(1)
    found: list[Sample] = []
    for _ in range(count):
        table = dice.normal(size=(10, len(weights)))
        heard = table @ np.array(weights) + dice.gumbel(size=10)
        found.append((table, (int(heard.argmax()),)))
    return found


def test_the_fit_finds_the_weights_that_made_the_choices() -> None:
    assert fit(samples((2.0, -1.0, 0.0), 1500)) == pytest.approx([2.0, -1.0, 0.0], abs=0.15)


def test_few_turns_give_small_weights() -> None:
    few, many = fit(samples((2.0, -1.0), 5)), fit(samples((2.0, -1.0), 1500))
    assert np.abs(few).sum() < np.abs(many).sum()


def test_boards_whose_words_all_have_an_entry_do_not_change_what_is_known_about_words_without_one() -> None:
    boards = samples(tuple(1.0 for _ in ALL), 50)
    for table, _ in boards:
        table[:, ALL.index("entry")] = 1.0
    assert _fitted(boards, ALL, {"entry": -1.5})["entry"] == -1.5
    boards[0][0][0, ALL.index("entry")] = 0.0
    assert _fitted(boards, ALL, {"entry": -1.5})["entry"] != -1.5


def test_games_are_held_out_whole() -> None:
    """A feature that only tells games apart is worth nothing on a game that was not seen."""
    turns, tables = [], []
    dice = np.random.default_rng(2)
    for game in range(30):
        for _ in range(2):
            words = tuple("abcdefghij")
            turns.append(HumanTurn(remaining=words, clue="x", targets=("a",), number=1, game=game))
            table = dice.normal(size=(10, len(FEATURES)))
            tables.append((table, (0,)))
    figures = cross_validated(turns, tables)
    assert figures["top1_in_targets"]["share"] < 0.3


def test_the_weights_of_the_house_are_complete() -> None:
    for language in LANGUAGES.values():
        weights = language.weights
        assert next(iter(weights.sighted)) == "whole"
        assert {name: tuple(features) for name, features in weights.sighted.items()}.items() <= CANDIDATES.items()
        assert {name: tuple(features) for name, features in weights.blind.items()} == BLIND
        everything = [*weights.sighted.values(), *weights.blind.values()]
        assert all(math.isfinite(weight) for listener in everything for weight in listener.values())
        assert weights.sighted["whole"]["near"] > 0
        assert weights.sighted["whole"]["shared"] > 0
        assert weights.sighted["whole"]["crowd"] < 0
