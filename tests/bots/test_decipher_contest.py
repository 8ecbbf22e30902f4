"""What programs do with a revealed word: go on, contest what the referee has marked, judge fairly (D-DC-23)."""

import pytest

from cluehouse.bots.decipher import decipher_player
from cluehouse.games.decipher import DECIPHER, State
from cluehouse.games.decipher.moves import AcceptWord, ContestWord, KeepWord, StrikeWord
from cluehouse.games.rule import Move
from tests.decipher.table import hiding, step


def chosen(state: State, seat: str) -> Move | None:
    return decipher_player("even", "contest").choose(DECIPHER.sent(state)[seat])


def revealed(word: str, mark: str = "", players: int = 3) -> State:
    """P2 has just found this word, which the referee has marked so."""
    marks = (f'referee: mark-word {mark} DC-07 "some reason"',) if mark else ()
    return step(hiding(word, players), *marks, f"P2: attempt {word}")


@pytest.mark.rule("D-DC-23")
def test_a_program_goes_on_at_once_and_the_wordsmith_has_nothing_to_do() -> None:
    for mark in ("", "doubtful"):
        game = revealed("LIS", mark)
        assert chosen(game, "P2") == chosen(game, "P3") == AcceptWord()
        assert chosen(game, "P1") is None


@pytest.mark.rule("D-DC-23")
def test_a_program_contests_a_forbidden_word_unless_another_seeker_lets_it_pass() -> None:
    game = revealed("ŁŻŹ", "forbidden")
    assert chosen(game, "P3") == ContestWord()
    assert chosen(step(game, "P2: accept-word"), "P3") == AcceptWord()


@pytest.mark.rule("D-DC-23")
@pytest.mark.parametrize(("word", "answer"), [("LIS", KeepWord()), ("ŁŻŹ", StrikeWord())])
def test_without_a_referee_a_program_judges_by_the_dictionary(word: str, answer: Move) -> None:
    assert chosen(step(revealed(word), "P2: contest-word"), "P3") == answer
    assert chosen(step(revealed(word, players=2), "P2: contest-word"), "P1") == answer
    assert chosen(step(revealed(word), "P2: contest-word"), "P1") is None  # two seekers decide without the wordsmith


@pytest.mark.rule("D-DC-23")
def test_what_the_referee_does_not_forbid_a_program_keeps() -> None:
    game = step(revealed("ŁŻŹ"), "P2: contest-word", "referee: ruling doubtful DC-07 form-of-word")
    assert chosen(game, "P3") == KeepWord()
