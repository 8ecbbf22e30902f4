"""Duels: games are played to their end, counted, and the same seed gives the same game."""

import numpy as np
import pytest

from cluehouse.lab import Duel, duel
from cluehouse.lab.duel import KINDS, Played, play, summary
from cluehouse.lab.guests import Foreign
from cluehouse.lab.strangers import STRANGERS

pytestmark = pytest.mark.usefixtures("blind")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_played_to_its_end(kind: str) -> None:
    wanted = Duel(kind=kind, games=1, guesser="human")  # type: ignore[arg-type]
    found = duel(wanted, cores=1)
    assert found["games"] == 1
    assert sum(found["endings"].values()) == 1


def test_the_same_seed_gives_the_same_game() -> None:
    wanted = Duel(guesser="human")
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


def test_strangers_say_what_they_need() -> None:
    assert all(stranger.needs for stranger in STRANGERS.values())


def test_a_foreign_ear_is_all_that_such_a_guesser_goes_by() -> None:
    ear = Foreign(lambda clue, words: np.array([len(word) for word in words], np.float32), 2.0)
    assert ear.hear("any", ("a", "bbb")).tolist() == [[2.0, 6.0]]


def test_a_naive_guesser_takes_as_many_cards_as_the_clue_says() -> None:
    found = play(Duel(guesser="human", naive=True), 2)
    assert found != play(Duel(guesser="human"), 2)
