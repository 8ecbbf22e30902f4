"""What positions are worth: more of the good is never worse."""

import pytest

from cluehouse.bots.boards.codenames_values import race
from cluehouse.bots.boards.duet_values import after_miss, after_stop, before_clue, right
from cluehouse.games.duet.tokens import Bank


def test_fewer_words_and_more_tokens_are_better() -> None:
    for left in range(1, 15):
        for tokens in range(1, 11):
            assert before_clue(left, tokens, 0) > before_clue(left + 1, tokens, 0)
            assert before_clue(left, tokens + 1, 0) >= before_clue(left, tokens, 0)


def test_a_miss_without_bystander_tokens_costs_two() -> None:
    assert after_miss(5, Bank(0, 4)) == before_clue(5, 0, 2)
    assert after_miss(5, Bank(0, 1)) == 0
    assert after_stop(5, Bank(2, 2)) == before_clue(5, 2, 1)


def test_the_last_word_wins() -> None:
    assert after_stop(0, Bank(3)) == 1
    assert race(0, 3) == 1
    assert race(3, 0) == 0


@pytest.mark.parametrize("ghost", [True, False])
def test_the_nearer_to_the_end_the_better(ghost: bool) -> None:
    for own in range(2, 9):
        for rival in range(2, 9):
            assert race(own - 1, rival, ghost) >= race(own, rival, ghost)
            assert race(own, rival - 1, ghost) <= race(own, rival, ghost)
    assert race(2, 6, ghost) > race(6, 2, ghost)


def test_haste_is_worth_more_when_tokens_are_few() -> None:
    """One word more matters little with time in hand, and much without."""
    assert before_clue(7, 4, 0) - before_clue(8, 4, 0) > before_clue(2, 8, 0) - before_clue(3, 8, 0)


def test_the_last_words_are_the_hardest_to_find() -> None:
    for found in range(3):
        assert right(9, found) > right(4, found) > right(1, found)
        assert right(4, found) > right(4, found + 1)
