"""How a game ends: the fifteenth agent, an assassin, no time left; no move is possible afterwards."""

import pytest

from cluehouse.games.duet.state import State
from cluehouse.games.game import Outcome
from tests.duet.table import (
    A_DONE,
    ALL_FOUND,
    WORDS,
    found,
    offered,
    play,
    refused,
    seen,
    sudden_death,
    table,
    turns,
    watchers,
)

EVERY_LINE = (
    *("A1: clue food 2", "B1: guess GB1", "B1: mark GB1", "B1: unmark GB1", "B1: stop", "B1: object"),
    *("A1: uphold", "A1: waive", "A1: restart", "B1: agree", "B1: disagree", "referee: ruling allowed DU-22 fine"),
)


@pytest.mark.rule("DU-70", "D-DU-05")
def test_the_fifteenth_agent_wins_at_once() -> None:
    game = play(turns(table(), A_DONE), "B1: clue war 9")
    for card in ("AG1", "BG1", "BG2", "BG3", "BG4"):
        game = play(game, f"A1: guess {card}")
        assert game.outcome is None
    game = play(game, "A1: guess BG5")
    assert (game.outcome, game.phase, len(found(game))) == (Outcome(("A", "B"), "all-found"), "over", 15)


@pytest.mark.rule("D-DU-05")
def test_the_win_may_come_with_the_last_word_of_either_side_or_of_both() -> None:
    last_of_a = turns(table(), "A: GG1 GG2 GG3", "B: AG1 BG1 BG2 BG3 BG4 BG5", "A: GA1 GB1 GB2 GB3 GB4 GB5")
    last_of_both = turns(table(), "A: GG1 GG2 GA1 GB1 GB2 GB3 GB4 GB5", "B: AG1 BG1 BG2 BG3 BG4 BG5", "A: GG3")
    for game in (last_of_a, last_of_both):
        assert game.outcome == Outcome(("A", "B"), "all-found")


@pytest.mark.rule("DU-50", "DU-71")
@pytest.mark.parametrize("word", [word for word in WORDS if word[0] == "A"])
def test_an_assassin_of_the_giver_ends_the_game_at_once(word: str) -> None:
    game = play(table(), "A1: clue food 2", "B1: guess GB1", f"B1: guess {word}")
    assert (game.outcome, game.phase, game.turn.end) == (Outcome((), "assassin"), "over", "assassin")


@pytest.mark.rule("DU-50", "DU-12")
def test_an_assassin_of_the_guesser_alone_harms_nobody() -> None:
    game = turns(table(), "A: GA1 BA1", "B: AG1 AB1")
    assert game.outcome is None
    assert found(game) == {"GA1": "B", "AG1": "A"}


@pytest.mark.rule("DU-71")
@pytest.mark.parametrize("before", [(), ("A: GB1", "B: BG1", "A: BB1"), (A_DONE, "B: BB1", "B: BB2")])
def test_an_assassin_loses_at_any_time(before: tuple[str, ...]) -> None:
    game = turns(table(), *before, "B: AA1")
    assert game.outcome == Outcome((), "assassin")


@pytest.mark.rule("DU-71", "DU-98")
@pytest.mark.parametrize("seat", ["A1", "B1"])
def test_an_assassin_loses_in_sudden_death_as_such(seat: str) -> None:
    assert play(sudden_death(), f"{seat}: guess AA1").outcome == Outcome((), "assassin")


def ended() -> tuple[State, ...]:
    """Won, lost to an assassin, out of time, to be begun again."""
    return (
        turns(table(), *ALL_FOUND),
        turns(table(), "A: AA1"),
        play(sudden_death(), "A1: guess BB7"),
        play(table(), "A1: clue food 2", "A1: object", "B1: restart", "A1: agree"),
    )


@pytest.mark.rule("DU-50", "DU-70")
def test_when_the_game_is_over_nothing_can_be_done() -> None:
    for game in ended():
        assert game.outcome is not None
        for seat in (*watchers(game), "referee", "clock"):
            assert offered(game, seat) == {}
            assert seen(game, seat).choices == ()
        for line in EVERY_LINE:
            assert refused(game, line) == "game-over"
