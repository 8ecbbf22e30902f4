"""The score of a won standard game, and what it is worth."""

import pytest

from cluehouse.games.duet.report import WINNING_TURN_TICK, band
from cluehouse.games.duet.state import State
from tests.duet.table import A_DONE, ALL_FOUND, bank, play, reported, sudden_death, table, turns

LAST_SIX = "B: AG1 BG1 BG2 BG3 BG4 BG5"
EIGHT = ("GB1", "BG1", "GB2", "BG2", "GB3", "BG3", "GB4", "BG4")
FINDERS = {"A1": ("AG1", "BG1", "BG2", "BG3", "BG4", "BG5"), "B1": tuple(A_DONE[3:].split())}


def scored(game: State) -> int | None:
    return reported(game).score


def win_after(game: State) -> int | None:
    """The score when everything is found in sudden death from here."""
    open_words = [word for word, agent in zip(game.deal.words, game.agents, strict=True) if agent is None]
    for seat, words in FINDERS.items():
        game = play(game, *(f"{seat}: guess {word}" for word in words if word in open_words))
    return scored(game)


@pytest.mark.rule("DU-82", "DU-83", "D-DU-09")
def test_three_points_for_every_token_left_and_one_for_every_tick() -> None:
    assert WINNING_TURN_TICK is True
    game = turns(table(), *ALL_FOUND)
    assert (bank(game), game.ticks) == ((7, 0), ("B", "A"))
    assert scored(game) == 3 * 7 + 2


@pytest.mark.rule("DU-82")
@pytest.mark.parametrize("misses", range(8))
def test_a_token_on_a_word_is_worth_nothing(misses: int) -> None:
    game = turns(table(), A_DONE, *(f"B: BB{number}" for number in range(1, misses + 1)), LAST_SIX)
    assert scored(game) == 3 * (7 - misses) + 2


@pytest.mark.rule("DU-83")
def test_the_ticks_of_both_sides_count() -> None:
    game = turns(table(), "A: GG1 GG2 GG3", "B: BG1", "A: GA1", "B: BG2", "A: BB1", "B: BG3 BG4")
    game = turns(game, "A: GB1 GB2 GB3 GB4 GB5", "B: AG1 BG5")
    assert (game.ticks, bank(game)) == (("B", "A", "B", "A", "A", "B", "A"), (1, 0))
    assert scored(game) == 3 * 1 + 7


@pytest.mark.rule("DU-82", "DU-45")
def test_a_penalty_token_is_worth_nothing() -> None:
    game = play(turns(table(), A_DONE), "B1: clue warlike 6", "B1: object")
    game = play(game, *(f"A1: guess {card}" for card in LAST_SIX[3:].split()))
    assert scored(game) == 3 * 6 + 2


@pytest.mark.rule("D-DU-10")
def test_a_win_with_the_last_token_is_a_normal_win() -> None:
    game = turns(table(), A_DONE, *(f"B: BB{number}" for number in range(1, 8)))
    assert bank(game) == (1, 0)
    game = turns(game, LAST_SIX)
    assert (bank(game), scored(game)) == ((0, 0), 2)


@pytest.mark.rule("DU-84", "DU-82")
def test_a_win_in_sudden_death_costs_a_point_and_takes_no_tick() -> None:
    assert win_after(sudden_death()) == -1
    eight_ticks = turns(table(), *(f"{giver}: {card}" for giver, card in zip("ABABABAB", EIGHT, strict=True)), "A: BB1")
    assert (bank(eight_ticks), len(eight_ticks.ticks)) == ((0, 0), 8)
    assert win_after(eight_ticks) == 8 - 1


@pytest.mark.rule("DU-82")
@pytest.mark.parametrize("lost", [("A: AB1",), (A_DONE, "B: BG1 BA1")])
def test_a_lost_game_has_no_score(lost: tuple[str, ...]) -> None:
    report = reported(turns(table(), *lost))
    assert (report.score, report.band) == (None, None)


@pytest.mark.rule("D-DU-11", "DU-82")
@pytest.mark.parametrize("option", [{"tokens": 10}, {"tokens": 11}, {"mission": "cairo"}, {"mission": "moscow"}])
def test_only_the_nine_token_game_has_a_score(option: dict[str, int]) -> None:
    report = reported(turns(table(**option), *ALL_FOUND))
    assert (report.score, report.band) == (None, None)


@pytest.mark.rule("DU-86", "DU-82")
def test_the_prague_mission_is_the_standard_game_and_has_its_score() -> None:
    prague = reported(turns(table(mission="prague"), *ALL_FOUND))
    assert prague == reported(turns(table(), *ALL_FOUND))


@pytest.mark.rule("DU-85")
@pytest.mark.parametrize(
    ("scores", "worth"),
    [(range(-1, 6), "won"), (range(6, 9), "good"), (range(9, 11), "excellent"), (range(11, 26), "map")],
)
def test_what_a_score_is_worth(scores: range, worth: str) -> None:
    assert {band(score) for score in scores} == {worth}


@pytest.mark.rule("DU-85")
@pytest.mark.parametrize(("misses", "score", "worth"), [(7, 2, "won"), (5, 8, "good"), (4, 11, "map"), (0, 23, "map")])
def test_everybody_reads_what_the_score_is_worth(misses: int, score: int, worth: str) -> None:
    report = reported(turns(table(), A_DONE, *(f"B: BB{number}" for number in range(1, misses + 1)), LAST_SIX))
    assert (report.score, report.band) == (score, worth)
