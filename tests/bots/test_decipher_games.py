"""Programs in all seats of Decipher: whole games, every move legal at the first try."""

import pytest

from cluehouse.bots.decipher import decipher_player
from cluehouse.bots.decipher.clues import clues, fitting
from cluehouse.bots.decipher.dictionary import dictionary
from cluehouse.bots.player import Player, open_view
from cluehouse.games.decipher import DECIPHER, State, check_word
from cluehouse.games.decipher.moves import Attempt, Give, Lay, SetWord
from cluehouse.games.decipher.state import ALPHABETS, SEEKING
from cluehouse.games.rule import Move
from cluehouse.referee import judge_secret
from tests.bots.decipher_table import LEVELS, bots, last, steps, table

LENGTHS = [("pl", 3), ("pl", 4), ("en", 4), ("en", 5)]


@pytest.mark.parametrize(("language", "length"), LENGTHS)
def test_a_game_of_programs_ends_with_words_that_the_referee_allows(language: str, length: int) -> None:
    game = table("whole game", language=language, length=length, players=3)
    played = list(steps(game, bots(game, "whole game"), "whole game"))
    words = [move.word for _, _, move in played if isinstance(move, SetWord)]
    assert len(set(words)) == 3
    assert {judge_secret(word, language, length).verdict for word in words} == {"allowed"}
    assert {type(move) for _, _, move in played} >= {SetWord, Give, Lay, Attempt}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("blind_draw", [True, False])
def test_any_number_of_players_and_both_ways_to_draw(players: int, blind_draw: bool) -> None:
    game = table("table", language="en", length=4, players=players, blind_draw=blind_draw)
    assert last(game, bots(game, "table"), "table").outcome is not None


@pytest.mark.parametrize(("language", "length"), [("pl", 4), ("en", 5)])
def test_the_hidden_word_is_always_among_the_candidates(language: str, length: int) -> None:
    words = dictionary(language, length)
    for seed in ("one", "two", "three"):
        game = table(seed, language=language, length=length)
        for state, _, _ in steps(game, bots(game, seed), seed):
            if state.phase in SEEKING and state.word in words.words:
                view = open_view(DECIPHER.sent(state)[state.seeker])
                assert fitting(clues(view), words)[words.words.index(state.word)], state.word


@pytest.mark.parametrize(("language", "length"), LENGTHS)
def test_fair_words_are_known_allowed_and_makeable(language: str, length: int) -> None:
    words = dictionary(language, length)
    assert len(words.fair) >= (50 if length == 3 else 100)  # short nouns that everybody knows are few
    assert set(words.fair) <= set(words.words)
    assert {judge_secret(word, language, length).verdict for word in words.fair} == {"allowed"}
    assert [word for word in words.fair if check_word(word, ALPHABETS[language]) is not None] == []


def hidden(word: str, language: str = "en", players: int = 3) -> State:
    """A game in which P1 has hidden this word."""
    game = table("hidden", language=language, length=len(word), players=players, first_wordsmith=1)
    return DECIPHER.play(game, "P1", SetWord(word))


@pytest.mark.parametrize("word", ["XQZJ", "VOLT", "OOZE"])
def test_a_round_ends_even_if_no_dictionary_has_the_word(word: str) -> None:
    game = hidden(word)
    for state, _, _ in steps(game, bots(game, word), word):
        if state.sheet:
            break
    assert state.sheet[0].word == word
    assert (state.sheet[0].solver is None) == (word == "XQZJ")


class Forgetful(Player):
    """A player that is created again for every decision."""

    def __init__(self, level: str, seed: str) -> None:
        self._made = (level, seed)

    def choose(self, sent: bytes) -> Move | None:
        return decipher_player(*self._made).choose(sent)

    def refused(self, move: Move, code: str) -> None:
        raise AssertionError(f"{move} was refused: {code}")


def test_a_player_created_again_during_a_game_makes_the_same_moves() -> None:
    game = table("anew", language="en", length=4)
    anew: dict[str, Player] = {seat: Forgetful("even", f"anew/{seat}") for seat in game.deal.seats}
    assert last(game, bots(game, "anew", "even"), "anew") == last(game, anew, "anew")


@pytest.mark.parametrize("level", LEVELS)
def test_a_refused_word_is_not_hidden_again(level: str) -> None:
    game = table("refused", language="en", length=4, first_wordsmith=1)
    player, tried = decipher_player(level, "refused"), set()
    for _ in range(5):
        move = player.choose(DECIPHER.sent(game)["P1"])
        assert isinstance(move, SetWord)
        tried.add(move)
        player.refused(move, "letter-unknown")
    assert len(tried) == 5
