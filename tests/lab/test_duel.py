"""Duels: games are played to their end, counted, and the same seed gives the same game."""

import re
from typing import Any

import numpy as np
import pytest

from cluehouse.cli import main
from cluehouse.lab.duel import Played, duel, play, summary
from cluehouse.lab.guessers import SoleListener
from cluehouse.lab.held_out import HELD_OUT
from cluehouse.lab.kinds import duel_kinds
from cluehouse.lab.requests import Duel

pytestmark = pytest.mark.usefixtures("blind")


@pytest.mark.parametrize("kind", duel_kinds())
def test_every_kind_is_played_to_its_end(kind: str) -> None:
    wanted = Duel(kind=kind, games=1, guesser="human")
    found = duel(wanted, cores=1)
    assert found["games"] == 1
    assert sum(found["endings"].values()) == 1


def test_the_same_seed_gives_the_same_game() -> None:
    wanted = Duel(kind="duet", guesser="human")
    assert play(wanted, 3) == play(wanted, 3)
    assert play(wanted, 3) != play(wanted, 4)


def test_a_game_alone_lost_counts_25_turns() -> None:
    games = [Played(True, 7, "all-found", (("a", 2),)), Played(False, 3, "assassin", (("b", 1),))]
    found = summary(Duel(kind="alone"), games)
    assert found["score"] == 16
    assert found["wins"] == 0.5
    assert found["mean_number"] == 1.5


def test_alone_the_rival_never_gives_a_clue() -> None:
    found = play(Duel(kind="alone", guesser="human"), 1)
    assert found.turns == len(found.clues)


def test_held_out_listeners_say_what_they_need() -> None:
    assert all(listener.needs for listener in HELD_OUT.values())


def test_a_guesser_with_a_sole_listener_goes_by_nothing_else() -> None:
    listener = SoleListener(lambda clue, words: np.array([len(word) for word in words], np.float32), 2.0)
    assert listener.understand("any", ("a", "bbb")).tolist() == [2.0, 6.0]


def test_a_naive_guesser_takes_as_many_cards_as_the_clue_says() -> None:
    found = play(Duel(kind="duet", guesser="human", naive=True), 2)
    assert found != play(Duel(kind="duet", guesser="human"), 2)


def test_the_options_of_the_game_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr("cluehouse.lab.command.duel", lambda wanted, cores: asked.append(wanted))
    assert main(["lab", "duel", "--kind", "duet", "--option", "tokens=11", "--option", "mission=vatican"]) == 0
    assert [wanted.options for wanted in asked] == [{"tokens": "11", "mission": "vatican"}]


@pytest.mark.parametrize(
    "argv",
    [["--kind", "chess"], ["--kind", "duet", "--option", "red=3"], ["--kind", "duet", "--option", "tokens=many"]],
)
def test_what_cannot_be_played_is_explained(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "duel", *argv]) == 2
    assert re.search(r"chess|red|tokens", capsys.readouterr().err)
