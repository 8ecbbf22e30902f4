"""How a game ends: all words of a side covered, or the assassin touched."""

import pytest

from cluehouse.games.codenames import CODENAMES
from cluehouse.games.codenames.state import State
from cluehouse.games.game import Outcome
from tests.codenames.table import BLUE, RED, offered, play, refused, seen, table, touching, watchers

RED_TURN = ("red-chief: clue tree unlimited",)
BLUE_TURN = ("blue-chief: clue water unlimited",)
EVERY_LINE = (
    "red-chief: clue tree 2",
    "red-chief: ask tree 2",
    "blue-chief: approve",
    "blue-chief: decline",
    "red-chief: cover ROOT",
    "red-1: guess LAMP",
    "red-1: mark LAMP",
    "red-1: unmark LAMP",
    "red-1: stop",
    "blue-1: object",
    "blue-chief: uphold",
    "blue-chief: waive",
    "referee: ruling allowed CN-22 fine",
    "clock: time-up",
)


def red_needs_one_more() -> State:
    """Blue is on turn, red has only ORCHARD left."""
    return play(table(), *RED_TURN, *touching("red-1", RED[:8]), "red-1: stop")


def blue_needs_one_more() -> State:
    """Red is on turn, blue has only SAIL left."""
    return play(
        table(),
        *RED_TURN,
        "red-1: guess LAMP",
        *BLUE_TURN,
        *touching("blue-1", BLUE[:7]),
        "blue-1: stop",
    )


# --- all words covered ----------------------------------------------------------------------------


@pytest.mark.rule("CN-68")
def test_a_team_wins_the_moment_its_last_word_is_covered() -> None:
    game = play(table(), *RED_TURN, *touching("red-1", RED[:8]))
    assert CODENAMES.outcome(game) is None
    game = play(game, f"red-1: guess {RED[8]}")
    assert CODENAMES.outcome(game) == Outcome(("red",), "all-found")


@pytest.mark.rule("CN-68", "CN-08")
def test_the_side_that_did_not_start_wins_with_its_eighth_word() -> None:
    before = play(blue_needs_one_more(), *RED_TURN, "red-1: guess CHAIR", *BLUE_TURN)
    assert before.outcome is None
    assert play(before, "blue-1: guess SAIL").outcome == Outcome(("blue",), "all-found")


@pytest.mark.rule("CN-68", "D-CN-07")
def test_the_last_word_counts_even_when_the_others_touch_it() -> None:
    game = play(red_needs_one_more(), *BLUE_TURN, "blue-1: guess ORCHARD")
    assert game.outcome == Outcome(("red",), "all-found")
    assert refused(game, "blue-1: guess SEA") == "game-over"
    game = play(blue_needs_one_more(), *RED_TURN, "red-1: guess SAIL")
    assert game.outcome == Outcome(("blue",), "all-found")


@pytest.mark.rule("CN-68", "CN-58")
def test_the_last_word_wins_also_with_the_last_guess_of_the_turn() -> None:
    game = play(table(), *RED_TURN, *touching("red-1", RED[:7]), "red-1: stop")
    game = play(game, *BLUE_TURN, "blue-1: guess LAMP", "red-chief: clue tree 1", *touching("red-1", RED[7:]))
    assert game.outcome == Outcome(("red",), "all-found")


@pytest.mark.rule("CN-61")
def test_tiny_unlimited_finds_the_last_three_words() -> None:
    game = play(table(), *RED_TURN, *touching("red-1", RED[:6]), "red-1: stop", *BLUE_TURN, "blue-1: guess LAMP")
    game = play(game, "red-chief: clue tyci unlimited", *touching("red-1", RED[6:8]))
    assert game.outcome is None
    assert play(game, f"red-1: guess {RED[8]}").outcome == Outcome(("red",), "all-found")


@pytest.mark.rule("D-CN-08")
def test_a_penalty_cover_of_the_last_word_wins() -> None:
    game = play(blue_needs_one_more(), "red-chief: clue rooty 2", "blue-1: object", "blue-chief: uphold")
    assert game.outcome is None
    assert play(game, "blue-chief: cover SAIL").outcome == Outcome(("blue",), "all-found")


# --- the assassin ---------------------------------------------------------------------------------


@pytest.mark.rule("CN-55", "CN-69")
def test_the_team_that_touches_the_assassin_loses_at_once() -> None:
    game = play(table(), *RED_TURN, "red-1: guess POISON")
    assert game.outcome == Outcome(("blue",), "assassin")
    game = play(table(), *RED_TURN, "red-1: guess LAMP", *BLUE_TURN, "blue-1: guess POISON")
    assert game.outcome == Outcome(("red",), "assassin")


@pytest.mark.rule("CN-55", "CN-69")
def test_the_assassin_loses_even_a_game_that_is_nearly_won() -> None:
    game = play(table(), *RED_TURN, *touching("red-1", RED[:8]), "red-1: guess POISON")
    assert game.outcome == Outcome(("blue",), "assassin")


# --- afterwards -----------------------------------------------------------------------------------


@pytest.mark.rule("CN-11")
@pytest.mark.parametrize("last", ["red-1: guess POISON", f"red-1: guess {RED[8]}"])
def test_when_a_team_has_won_nobody_has_a_turn_any_more(last: str) -> None:
    game = play(table(timer="end-turn"), *RED_TURN, *touching("red-1", RED[:8]), last)
    for line in EVERY_LINE:
        assert refused(game, line) == "game-over"
    for seat in CODENAMES.seats(game):
        assert offered(game, seat) == {}
        assert seen(game, seat).choices == ()


@pytest.mark.rule("CN-11")
def test_misses_alone_end_no_game() -> None:
    game = play(table(), *RED_TURN, "red-1: guess LAMP", *BLUE_TURN, "blue-1: guess CHAIR")
    assert game.outcome is None
    assert game.turn.side == "red"


@pytest.mark.rule("CN-03")
def test_when_the_game_is_over_everybody_sees_the_key_and_who_won() -> None:
    game = play(table(), *RED_TURN, "red-1: guess POISON")
    for seat in watchers(game):
        assert seen(game, seat).key == game.deal.key
        assert seen(game, seat).outcome == Outcome(("blue",), "assassin")
