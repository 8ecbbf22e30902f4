"""The bank of tokens: what a stop, a miss and a win take from it, in the standard game and on missions."""

import random

import pytest

from cluehouse.games.duet import DUET, Options, visible_words
from cluehouse.games.game import Outcome
from tests.duet.table import (
    ALL_FOUND,
    PACK,
    WORDS,
    bank,
    cards_offered,
    found,
    missed,
    play,
    refused,
    seen,
    table,
    turns,
    watchers,
)
from tests.random_play import random_moves

MISSES = tuple(f"{giver}: BB{number}" for number in range(1, 8) for giver in "AB")
STOPS = tuple(turn for number in range(1, 6) for turn in (f"A: GB{number}", f"B: BG{number}"))


# --- the standard game ----------------------------------------------------------------------------


@pytest.mark.rule("DU-56")
@pytest.mark.parametrize("turn", ["A: GB1", "A: GB1 GB2 GB3 GA1", "A: BB1", "A: GB1 GB2 BB1"])
def test_a_turn_takes_one_token_however_it_goes(turn: str) -> None:
    assert bank(turns(table(), turn)) == (8, 0)


@pytest.mark.rule("DU-56", "DU-72")
@pytest.mark.parametrize("each", [MISSES, STOPS])
def test_there_are_as_many_turns_and_clues_as_tokens(each: tuple[str, ...]) -> None:
    game = table()
    for number, turn in enumerate(each[:9]):
        assert (bank(game), game.phase) == ((9 - number, 0), "clue" if number else "open")
        game = turns(game, turn)
    assert (bank(game), game.phase, len(game.turns)) == ((0, 0), "sudden-death", 9)


@pytest.mark.rule("DU-56", "DU-82")
def test_the_winning_turn_takes_its_token_too() -> None:
    game = turns(table(), *ALL_FOUND)
    assert (bank(game), len(game.ticks)) == ((7, 0), 2)


@pytest.mark.rule("DU-56", "DU-45", "DU-94")
@pytest.mark.parametrize("number", range(30))
def test_no_token_is_lost_or_found(number: int) -> None:
    mission = ("", "cairo", "paris", "tokyo", "moscow")[number % 5]
    game = DUET.start(DUET.deal(Options(mission=mission, restart=False), PACK, f"seed {number}"))
    tokens = sum(bank(game))
    for _, _, after in random_moves(DUET, game, random.Random(number)):
        on_words = sum(miss.tokens for misses in after.misses for miss in misses)
        penalties = sum(turn.penalty for turn in (*after.turns, after.turn))
        assert sum(bank(after)) + on_words + len(after.ticks) + penalties == tokens
        assert min(bank(after)) >= 0


@pytest.mark.rule("DU-56", "DU-89")
def test_everybody_sees_the_bank() -> None:
    game = turns(table(mission="cairo"), "A: GB1", "B: BB1")
    for seat in watchers(game):
        assert (seen(game, seat).bank.bystander, seen(game, seat).bank.tick) == (4, 3)


# --- missions: stopping and missing ---------------------------------------------------------------


@pytest.mark.rule("DU-92")
def test_on_a_mission_a_stop_takes_a_tick_token() -> None:
    game = turns(table(mission="cairo"), "A: GB1", "B: BG1")
    assert (bank(game), game.ticks) == ((5, 2), ("B", "A"))


@pytest.mark.rule("DU-92")
def test_when_only_bystander_tokens_are_left_a_stop_takes_one_and_lays_it_tick_side_up() -> None:
    game = turns(table(mission="cairo"), *STOPS[:4])
    assert bank(game) == (5, 0)
    game = turns(game, STOPS[4])
    assert (bank(game), game.ticks) == ((4, 0), ("B", "A", "B", "A", "B"))


@pytest.mark.rule("DU-92", "D-DU-06")
def test_on_a_mission_a_finished_side_and_the_win_take_tick_tokens_too() -> None:
    game = turns(table(mission="cairo"), ALL_FOUND[0])
    assert (bank(game), game.ticks) == ((5, 3), ("B",))
    game = turns(game, ALL_FOUND[1])
    assert (bank(game), game.ticks) == ((5, 2), ("B", "A"))


@pytest.mark.rule("DU-93", "D-DU-20")
def test_while_bystander_tokens_are_left_a_miss_takes_one_of_them() -> None:
    game = turns(table(mission="tokyo"), "A: BB1")
    assert (bank(game), missed(game)) == ((0, 7), {"BB1": [("B", 1)]})


@pytest.mark.rule("DU-94", "D-DU-20")
def test_without_bystander_tokens_a_miss_takes_two_tick_tokens() -> None:
    game = turns(table(mission="tokyo"), "A: BB1", "B: BB2")
    assert (bank(game), missed(game)) == ((0, 5), {"BB1": [("B", 1)], "BB2": [("A", 2)]})
    assert (game.phase, game.turn.side, game.ticks) == ("clue", "A", ())


# --- missions: a stack of two ---------------------------------------------------------------------


@pytest.mark.rule("DU-95", "DU-33", "D-DU-13")
def test_a_stack_of_two_is_one_token_and_the_word_stays_visible_and_open_to_the_other_side() -> None:
    game = turns(table(mission="paris"), "A: BG1")
    assert missed(game) == {"BG1": [("B", 2)]}
    assert visible_words(game) == seen(game).visible == WORDS
    game = play(game, "B1: clue war 1")
    assert "BG1" in cards_offered(game, "A1")
    game = play(game, "A1: guess BG1", "A1: stop", "A1: clue food 1")
    assert (found(game), missed(game)) == ({"BG1": "A"}, {"BG1": [("B", 2)]})


@pytest.mark.rule("DU-95", "DU-59")
def test_the_side_that_laid_the_stack_may_not_touch_the_word_again() -> None:
    game = turns(table(mission="paris"), "A: BG1", "B: BG2")
    assert refused(play(game, "A1: clue food 1"), "B1: guess BG1") == "own-token"


@pytest.mark.rule("DU-95", "DU-61")
def test_two_stacks_of_two_sides_close_a_word() -> None:
    game = turns(table(mission="paris"), "A: BB1", "B: BB1")
    assert (bank(game), missed(game)) == ((0, 7), {"BB1": [("B", 2), ("A", 2)]})
    assert "BB1" not in visible_words(game)
    assert refused(play(game, "A1: clue food 1"), "B1: guess BB1") == "card-covered"


# --- missions: the last tokens --------------------------------------------------------------------


@pytest.mark.rule("DU-96", "D-DU-20", "D-DU-21")
def test_using_up_the_last_two_tokens_leads_to_sudden_death() -> None:
    game = turns(table(mission="vatican"), *MISSES[:3])
    assert (bank(game), game.phase) == ((0, 2), "clue")
    game = turns(game, MISSES[3])
    assert (bank(game), game.phase, game.outcome) == ((0, 0), "sudden-death", None)


@pytest.mark.rule("DU-96")
def test_using_up_the_last_token_leads_to_sudden_death() -> None:
    game = turns(table(mission="monte_carlo"), *MISSES[:4])
    assert (bank(game), game.phase) == ((0, 1), "clue")
    game = turns(game, "A: GB1")
    assert (bank(game), game.phase, game.outcome) == ((0, 0), "sudden-death", None)


@pytest.mark.rule("DU-96", "DU-93")
def test_a_miss_with_the_last_bystander_token_leads_to_sudden_death() -> None:
    game = turns(table(mission="singapore"), *MISSES[:6])
    assert (bank(game), game.phase) == ((0, 0), "sudden-death")


@pytest.mark.rule("DU-97", "D-DU-20")
def test_a_miss_that_the_bank_cannot_pay_loses_at_once() -> None:
    game = turns(table(mission="monte_carlo"), *MISSES[:4], "A: BB3")
    assert game.outcome == Outcome((), "out-of-tokens")
    assert (game.phase, game.sudden) == ("over", False)


@pytest.mark.rule("DU-97")
def test_one_bystander_token_still_pays_a_miss() -> None:
    game = turns(table(mission="singapore"), *MISSES[:5])
    assert (bank(game), game.phase) == ((1, 0), "clue")
    assert turns(game, MISSES[5]).outcome is None


@pytest.mark.rule("D-DU-21", "DU-77")
def test_sudden_death_on_a_mission_costs_no_tokens() -> None:
    game = turns(table(mission="vatican"), *MISSES[:4])
    assert bank(play(game, "B1: guess GB1", "A1: guess BG1")) == (0, 0)
    assert play(game, "B1: guess BB7").outcome == Outcome((), "out-of-time")


@pytest.mark.rule("DU-98")
@pytest.mark.parametrize("mission", ["", "prague", "berlin", "paris", "singapore"])
def test_the_assassin_loses_whatever_the_tokens(mission: str) -> None:
    game = turns(table(mission=mission), "A: AB1")
    assert game.outcome == Outcome((), "assassin")
    assert game.bank == table(mission=mission).bank


# --- the last tokens ------------------------------------------------------------------------------


@pytest.mark.rule("DU-72", "DU-96", "DU-97")
@pytest.mark.parametrize(
    ("mission", "played", "bank_left", "warning"),
    [
        ("", STOPS[:7], (2, 0), None),
        ("", STOPS[:8], (1, 0), "last-token"),
        ("vatican", MISSES[:2], (0, 4), None),
        ("vatican", MISSES[:3], (0, 2), "last-two"),
        ("vatican", STOPS[:7], (0, 1), "last-tick"),
        ("tokyo", STOPS[:7], (1, 0), "last-token"),
        ("tokyo", STOPS[:6], (1, 1), None),
        ("tokyo", (*STOPS[:5], "B: BB1"), (0, 2), "last-two"),
    ],
)
def test_everybody_is_told_when_this_turn_can_be_the_last(
    mission: str, played: tuple[str, ...], bank_left: tuple[int, int], warning: str | None
) -> None:
    game = turns(table(mission=mission), *played)
    assert bank(game) == bank_left
    assert [seen(game, seat).shortage for seat in watchers(game)] == [warning] * 3


@pytest.mark.rule("D-DU-17", "DU-45")
def test_everybody_is_told_that_a_penalty_has_taken_the_last_token() -> None:
    game = play(turns(table(), *STOPS[:8]), "A1: clue caesarean 2", "A1: object")
    assert bank(game) == (0, 0)
    assert [seen(game, seat).shortage for seat in watchers(game)] == ["no-token"] * 3
    assert seen(turns(table(), *MISSES[:9])).shortage is None  # sudden death has begun
