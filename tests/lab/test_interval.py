"""Intervals: exact for few games, drawn over games for many, the same for the same data."""

import pytest

from cluehouse.lab.interval import interval, mean_interval


@pytest.mark.parametrize(
    ("won", "games", "expected"), [(6, 8, (0.3491, 0.9681)), (0, 8, (0.0, 0.3694)), (8, 8, (0.6306, 1.0))]
)
def test_a_share_of_few_games_has_an_exact_interval(won: int, games: int, expected: tuple[float, float]) -> None:
    hits = [1.0] * won + [0.0] * (games - won)
    assert interval(hits, range(games)) == interval(hits[::-1], range(games)) == expected


def test_games_of_one_deal_count_as_one_trial() -> None:
    """Each of four deals was won on one side and lost on the other: nobody knows more than four deals tell."""
    assert interval([1.0, 0.0] * 4, [at // 2 for at in range(8)]) == interval([1.0, 0.0] * 2, range(4))


def test_the_interval_of_many_games_is_drawn_over_games_and_not_over_turns() -> None:
    hits = [1.0, 0.0, 0.0, 1.0] * 100
    by_turn, by_game = interval(hits, range(400)), interval(hits, [at // 4 for at in range(400)])
    assert by_game == (0.5, 0.5)  # all games are alike
    assert by_turn is not None
    assert by_turn[0] < 0.48
    assert interval(hits[::-1], range(400)) == by_turn


def test_many_games_that_all_went_the_same_way_leave_doubt() -> None:
    assert interval([1.0] * 100, range(100)) == (0.9638, 1.0)


def test_nothing_is_said_where_nothing_is_known() -> None:
    assert interval([], []) is None
    assert mean_interval([], []) is None
    assert mean_interval([7.0, 7.0], [1, 2]) is None


def test_a_mean_has_an_interval_in_any_order() -> None:
    one, other = mean_interval([1.0, 5.0, 9.0], [1, 2, 3]), mean_interval([9.0, 5.0, 1.0], ["c", "b", "a"])
    assert one == other == (1.0, 9.0)
