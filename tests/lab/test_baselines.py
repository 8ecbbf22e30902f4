"""The vector bots of the CoG competition, and its players at our tables."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from cluehouse.games import GAMES
from cluehouse.games.codenames.moves import Clue, Guess
from cluehouse.lab import baselines
from cluehouse.lab.baselines import VectorCodemaster, VectorGuesser
from cluehouse.lab.codenames_adapters.cog import CluehouseCodemaster, CluehouseGuesser, CogPlayer
from cluehouse.lab.entries import check_entry, make_ready
from cluehouse.lab.held_out import HELD_OUT, HeldOut
from cluehouse.lab.match import Match, play_one
from tests.bots.board_table import deal

PLACES = {"sea": (1, 0, 0), "ship": (0.9, 0.1, 0), "fish": (0.8, 0.3, 0), "tree": (0, 1, 0), "gun": (0, 0, 1)}
SAID = {"ocean": (0.95, 0.12, 0), "leaf": (0, 1, 0.1), "war": (0.5, 0, 0.9), "seaside": (1, 0.1, 0)}


def vectors(words: Sequence[str]) -> Any:
    found = np.array([{**PLACES, **SAID}.get(word.casefold(), (0, 0, 0)) for word in words], np.float32)
    return found / np.maximum(np.linalg.norm(found, axis=1, keepdims=True), 1e-9)


def codemaster(threshold: float = 0.5) -> VectorCodemaster:
    return VectorCodemaster(vectors, tuple(SAID), vectors(tuple(SAID)), threshold)


def given(key: str, threshold: float = 0.5, words: str = "SEA SHIP FISH TREE GUN") -> tuple[str, int]:
    asked = codemaster(threshold)
    colours = {"R": "Red", "B": "Blue", "C": "Civilian", "A": "Assassin"}
    asked.set_game_state(words.split(), [colours[sign] for sign in key])
    return asked.get_clue()


def test_a_codemaster_means_as_many_words_as_are_closer_than_any_other() -> None:
    assert given("RRRCA") == ("ocean", 3)
    assert given("RRBCA") == ("ocean", 2)


def test_a_clue_is_closer_to_its_word_than_to_any_other() -> None:
    assert given("CCRA", words="SEA SHIP FISH GUN") == ("leaf", 1)  # ocean is closer to SEA


def test_without_such_a_clue_it_is_the_one_that_points_least_at_others() -> None:
    assert given("CCRCA", words="SEA SHIP FISH TREE GUN") == ("ocean", 1)
    assert given("CRC", words="SEA GUN TREE") == ("war", 1)


def test_a_word_beyond_the_threshold_is_not_meant() -> None:
    assert given("RRRCA", threshold=0.985) == ("ocean", 2)


def test_a_codemaster_says_no_word_that_is_in_a_word_on_the_table_or_contains_one() -> None:
    assert given("RCCCA")[0] != "seaside"


def test_a_refused_clue_is_not_given_again() -> None:
    asked = codemaster()
    asked.set_game_state(["SEA", "SHIP", "TREE"], ["Red", "Red", "Civilian"])
    first = asked.get_clue()[0]
    asked.refused(first)
    assert asked.get_clue()[0] != first


def test_a_guesser_takes_the_closest_words_as_many_as_the_clue_says() -> None:
    asked = VectorGuesser(vectors)
    asked.set_clue("ocean", 2)
    asked.set_board(["GUN", "SHIP", "SEA", "TREE"])
    assert asked.get_answer() == "SHIP"
    assert asked.keep_guessing()
    asked.set_board(["GUN", "*Red*", "SEA", "TREE"])
    assert asked.get_answer() == "SEA"
    assert not asked.keep_guessing()


# --- at our tables --------------------------------------------------------------------------------


class Scripted:
    """A codemaster and guesser of the competition that keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        self.go_on = True

    def set_game_state(self, words_on_board: list[str], key_grid: list[str]) -> None:
        self.told.append((words_on_board, key_grid))

    def get_clue(self) -> tuple[str, int]:
        return "banana", 2

    def set_clue(self, clue: str, num: int) -> None:
        self.told.append((clue, num))

    def set_board(self, words_on_board: list[str]) -> None:
        self.board = words_on_board

    def keep_guessing(self) -> bool:
        return self.go_on

    def get_answer(self) -> str | None:
        return next(word for word in self.board if word[0] != "*").lower()


def test_the_own_side_is_always_red() -> None:
    game: Any = GAMES["codenames"]
    state, cog = deal("codenames", "en", "cog"), Scripted()
    chief = f"{state.deal.first}-chief"
    assert CogPlayer("codenames", "seed", cog, cog).choose(game.sent(state)[chief]) == Clue("banana", 2)
    words, key = cog.told[0]
    assert tuple(words) == state.deal.words
    assert [colour == "Red" for colour in key] == [identity == state.deal.first for identity in state.deal.key]
    assert key.count("Assassin") == 1


def test_a_guesser_is_told_the_clue_once_and_asked_before_every_further_card() -> None:
    game: Any = GAMES["codenames"]
    state, cog = deal("codenames", "en", "cog"), Scripted()
    side = state.deal.first
    state = game.play(state, f"{side}-chief", Clue("banana", 2))
    player = CogPlayer("codenames", "seed", cog, cog)
    assert player.choose(game.sent(state)[f"{side}-1"]) == Guess(state.deal.words[0])
    right = next(w for w, identity in zip(state.deal.words, state.deal.key, strict=True) if identity == side)
    state = game.play(state, f"{side}-1", Guess(right))
    cog.go_on = False
    stopped = player.choose(game.sent(state)[f"{side}-1"])
    assert stopped is not None
    assert stopped.name == "stop"
    assert cog.told == [("banana", 2)]
    cog.go_on = True
    player.choose(game.sent(state)[f"{side}-1"])
    assert cog.board[state.deal.words.index(right)] == "*Red*"


@pytest.mark.parametrize("game", ["codenames", "duet"])
@pytest.mark.parametrize("entry", ["encoder", "glove"])
def test_a_baseline_plays_whole_games_in_every_seat(game: str, entry: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With vectors made from letters, so that nothing large has to be loaded."""
    monkeypatch.setitem(HELD_OUT, "glove", HeldOut("glove", ("en",), (), 1.0))
    monkeypatch.setattr(f"cluehouse.lab.baselines._by_{entry}", by_letters)
    played = play_one(Match(game, (f"cluehouse.lab.baselines:{entry}",)), 0)
    assert played.ending
    assert played.moves > 1
    assert played.helped == {}


def test_a_phrase_in_a_table_of_vectors_is_the_sum_of_its_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    table = {"new": np.array([1, 0], np.float32), "york": np.array([0, 1], np.float32)}
    monkeypatch.setattr(baselines, "synonyms_vectors", lambda: table)
    found = baselines._by_synonyms(["NEW", "New York", "unknown"])
    assert found == pytest.approx(np.array([[1, 0], [0.5**0.5, 0.5**0.5], [0, 0]]))


def test_missing_vectors_are_named_before_a_tournament_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HELD_OUT, "glove", HeldOut("glove", ("en",), ("no_such_package",), 1.0))
    with pytest.raises(ValueError, match="no_such_package"):
        check_entry("cluehouse.lab.baselines:glove", "duet")
    with pytest.raises(ValueError, match="does not play"):
        check_entry("cluehouse.lab.baselines:encoder", "trapwords")


def test_vectors_of_another_language_are_refused_before_a_tournament_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HELD_OUT, "glove", HeldOut("glove", ("en",), (), 1.0))
    with pytest.raises(ValueError, match=r"baselines:glove cannot play: glove has no vectors for pl"):
        make_ready(("dice", "cluehouse.lab.baselines:glove"), "duet", "pl")


def by_letters(words: Sequence[str]) -> Any:
    found = np.array([[word.casefold().count(sign) for sign in "abcdefghijklmnopqrstuvwxyz"] for word in words])
    return found / np.maximum(np.linalg.norm(found, axis=1, keepdims=True), 1e-9)


# --- ours at theirs -------------------------------------------------------------------------------


@pytest.mark.usefixtures("blind")
@pytest.mark.parametrize("team", ["Red", "Blue"])
def test_our_bots_play_a_game_of_the_competition(team: str) -> None:
    """The loop of the competition, with one team: clue, guesses while they hit, and the next turn."""
    state = deal("codenames", "en", "theirs")
    other = "Blue" if team == "Red" else "Red"
    names = {state.deal.first: team, "bystander": "Civilian", "assassin": "Assassin"}
    key = [names.get(identity, other) for identity in state.deal.key]
    words = list(state.deal.words)
    giver, guesser = CluehouseCodemaster(team), CluehouseGuesser(team)
    for _ in range(25):
        giver.set_game_state(words, key)
        clue, number = giver.get_clue()
        assert clue.isalpha()
        assert 0 <= number <= 9
        guesser.set_clue(clue, number)
        going = True
        while going:
            guesser.set_board(words)
            answer = guesser.get_answer()
            if answer is None:
                break
            at = words.index(answer)
            words[at] = f"*{key[at]}*"
            going = key[at] == team and words.count(f"*{team}*") < 9 and guesser.keep_guessing()
        if words.count(f"*{team}*") == 9 or "*Assassin*" in words:
            break
    assert words.count(f"*{team}*") > 3
