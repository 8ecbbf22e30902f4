"""The tie-break: if both beat the monster, the faster team wins (TW-97)."""

import pytest

from cluehouse.games.game import Outcome
from cluehouse.games.trapwords import Options, State
from tests.trapwords.table import (
    both_fight,
    describing,
    offered,
    play,
    play_turn,
    red_fights,
    refused,
    seen,
    table,
    turn_of,
)

RED_WORD, BLUE_WORD = "LANTERN", "ANCHOR"  # the words of round 5


def red_done(milliseconds: int = 12_345, monster: str = "dragon", starred: bool = False) -> State:
    """Both fight with the tie-break on, and red has guessed its word in that time."""
    game = describing(both_fight(tie_break=True, monster=monster, starred=starred))
    return play(game, f"red-2: guess {RED_WORD}", f"clock: stopwatch {milliseconds}")


@pytest.mark.rule("TW-97")
def test_the_tie_break_is_off_unless_the_table_wants_it() -> None:
    assert Options().tie_break is False
    game = play(describing(both_fight()), f"red-2: guess {RED_WORD}")
    assert refused(game, "clock: stopwatch 1000") == "not-now"
    assert seen(describing(game)).hourglass_milliseconds == 75_000


@pytest.mark.rule("TW-97", "D-TW-29")
def test_the_second_team_gets_exactly_the_time_that_the_first_one_used() -> None:
    game = describing(red_done(12_345))
    for seat in game.deal.seats:
        assert seen(game, seat).hourglass_milliseconds == 12_345


@pytest.mark.rule("TW-97")
def test_the_second_team_wins_alone_if_it_guesses_within_that_time() -> None:
    game = play(describing(red_done()), f"blue-2: guess {BLUE_WORD}")
    assert game.outcome == Outcome(("blue",), "faster")


@pytest.mark.rule("TW-97", "D-TW-29")
def test_otherwise_the_first_team_wins() -> None:
    game = play(describing(red_done()), "clock: time-up")
    assert game.outcome is not None
    assert game.outcome.winners == ("red",)


@pytest.mark.rule("TW-97", "TW-96")
def test_if_the_first_team_fails_the_second_has_all_its_time_and_can_win() -> None:
    game = describing(play_turn(both_fight(tie_break=True), "fail"))
    assert seen(game).hourglass_milliseconds == 75_000
    game = play(game, f"blue-2: guess {BLUE_WORD}")
    assert game.outcome is not None
    assert game.outcome.winners == ("blue",)


@pytest.mark.rule("TW-97", "TW-96")
def test_if_both_fail_there_is_another_round_with_all_the_time() -> None:
    game = play_turn(play_turn(both_fight(tie_break=True), "fail"), "fail")
    assert game.outcome is None
    assert seen(describing(game)).hourglass_milliseconds == 75_000


@pytest.mark.rule("TW-97")
@pytest.mark.parametrize("undoing", [("blue-1: call-trap milk 1", "red-1: admit"), ("red-1: accept 1",)])
def test_a_guess_that_was_undone_gives_the_second_team_all_its_time(undoing: tuple[str, ...]) -> None:
    game = describing(both_fight(tie_break=True), blue=("milk",))
    game = play(
        game, "red-1: say cow", "blue-1: doubt-trap milk 1", f"red-2: guess {RED_WORD}", "clock: stopwatch 9000"
    )
    game = describing(play(game, *undoing))
    assert turn_of(game).team == "blue"
    assert seen(game).hourglass_milliseconds == 75_000


@pytest.mark.rule("TW-97", "D-TW-29")
def test_the_first_teams_guess_waits_for_the_stopwatch() -> None:
    game = play(describing(both_fight(tie_break=True)), f"red-2: guess {RED_WORD}")
    assert (game.phase, game.turns) == ("settling", ())
    assert set(offered(game, "clock")) == {"stopwatch"}
    for seat in ("red-1", "blue-1", "referee"):
        assert refused(game, f"{seat}: stopwatch 1") == "not-your-part"
    assert refused(game, "clock: stopwatch -1") == refused(game, "clock: stopwatch 600001") == "bad-argument"


@pytest.mark.rule("TW-97", "D-TW-17")
def test_the_stopwatch_does_not_shorten_the_time_to_call() -> None:
    game = play(describing(both_fight(tie_break=True)), "red-1: say cow", f"red-2: guess {RED_WORD}")
    game = play(game, "clock: stopwatch 4000")
    assert game.phase == "settling"
    assert refused(game, "clock: stopwatch 4000") == "not-now"
    assert play(game, "clock: lapse 1").turns[0].milliseconds == 4000


@pytest.mark.rule("TW-97")
@pytest.mark.parametrize("fighters", ["nobody", "red"])
def test_time_is_measured_only_when_both_fight(fighters: str) -> None:
    game = table(tie_break=True) if fighters == "nobody" else red_fights(tie_break=True)
    game = play_turn(game, "success")
    assert game.turns[0].end == "guessed"
    assert seen(describing(game)).hourglass_milliseconds == 75_000


@pytest.mark.rule("TW-97")
def test_the_second_teams_time_is_not_measured() -> None:
    game = play(describing(red_done()), "blue-1: say hm", f"blue-2: guess {BLUE_WORD}")
    assert set(offered(game, "clock")) == {"lapse"}


@pytest.mark.rule("TW-97", "TW-91")
def test_against_a_vampire_the_first_teams_time_is_not_halved_again() -> None:
    game = describing(red_done(30_000, "vampire", starred=True))
    assert seen(game).hourglass_milliseconds == 30_000
    game = play(game, "blue-2: guess rope", "referee: judge no")
    assert seen(game).hourglass_milliseconds == 27_000
