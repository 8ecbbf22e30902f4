"""Fighting the monster: who fights, under which rule, who wins, and when the monster does."""

import pytest

from cluehouse.games.game import Outcome
from tests.trapwords.table import (
    Result,
    both_fight,
    describing,
    everybody,
    monster_chamber,
    offered,
    play_round,
    play_rounds,
    play_turn,
    red_fights,
    refused,
    seen,
    table,
    team_chambers,
    write_lists,
)

# --- who fights -----------------------------------------------------------------------------------


@pytest.mark.rule("TW-91")
def test_a_team_that_walked_to_the_monster_fights_it_from_the_next_round_on() -> None:
    game = play_rounds(table(), 3, red="success")
    assert game.fighting == ()
    game = play_round(game, red="success")
    assert (game.fighting, team_chambers(game)["red"], monster_chamber(game)) == (("red",), 7, 7)
    assert play_round(game).fighting == ("red",)


@pytest.mark.rule("TW-91")
def test_a_team_that_the_monster_came_to_fights_it() -> None:
    assert play_rounds(table(), 3).fighting == ()
    game = both_fight()
    assert (game.fighting, monster_chamber(game)) == (("red", "blue"), 3)
    for seat in everybody(game):
        assert seen(game, seat).fighting == ("red", "blue")


@pytest.mark.rule("TW-91", "D-TW-09")
def test_entering_the_monsters_chamber_wins_nothing_in_the_same_round() -> None:
    game = play_rounds(table(), 3, red="success", blue="success")
    assert game.fighting == ()
    game = play_round(game, red="success", blue="success")
    assert game.outcome is None
    assert game.fighting == ("red", "blue")


@pytest.mark.rule("TW-91")
@pytest.mark.parametrize("monster", ["dragon", "mummy", "demon", "troll", "vampire"])
@pytest.mark.parametrize("starred", [False, True])
def test_the_monsters_rule_does_not_touch_a_team_that_does_not_fight(monster: str, starred: bool) -> None:
    free = describing(table(monster=monster, starred=starred))
    behind = describing(red_fights(monster=monster, starred=starred))  # blue goes first, and does not fight
    assert behind.in_force["blue"] == ()
    assert seen(behind).burden == seen(free).burden
    assert seen(behind).hourglass_milliseconds == seen(free).hourglass_milliseconds == 75_000
    assert seen(behind).needed["red"] == seen(free).needed["red"] == 3


# --- one team fights ------------------------------------------------------------------------------


@pytest.mark.rule("TW-93", "D-TW-08")
@pytest.mark.parametrize("blue", ["success", "fail"])
def test_a_fighting_team_that_guesses_its_word_wins_alone(blue: Result) -> None:
    game = play_round(red_fights(), red="success", blue=blue)
    assert game.outcome == Outcome(("red",), "monster-beaten")
    assert game.phase == "over"
    assert team_chambers(game) == {"red": 7, "blue": 4 if blue == "success" else 3}


@pytest.mark.rule("TW-93")
def test_a_team_that_does_not_fight_wins_nothing_by_guessing() -> None:
    game = play_round(red_fights(), blue="success")
    assert (game.outcome, game.round, team_chambers(game)) == (None, 6, {"red": 7, "blue": 4})


@pytest.mark.rule("TW-94", "D-TW-06")
@pytest.mark.parametrize("blue", ["success", "fail"])
def test_a_fighting_team_that_fails_stays_and_so_does_the_monster(blue: Result) -> None:
    game = play_round(red_fights(), blue=blue)
    assert (team_chambers(game)["red"], monster_chamber(game), game.fighting) == (7, 7, ("red",))


# --- both fight -----------------------------------------------------------------------------------


@pytest.mark.rule("TW-96", "D-TW-07")
@pytest.mark.parametrize(
    ("red", "blue", "winners"),
    [("success", "success", ("red", "blue")), ("success", "fail", ("red",)), ("fail", "success", ("blue",))],
)
@pytest.mark.parametrize("glow", ["red", "blue"])
def test_when_both_fight_every_team_that_guesses_wins(
    red: Result, blue: Result, winners: tuple[str], glow: str
) -> None:
    game = play_round(both_fight(glow=glow), red, blue)
    assert game.outcome == Outcome(winners, "monster-beaten")


@pytest.mark.rule("TW-96")
def test_when_both_fight_and_neither_guesses_there_is_another_round() -> None:
    game = play_round(both_fight())
    assert (game.outcome, game.round, game.fighting) == (None, 6, ("red", "blue"))
    assert play_round(game, red="success", blue="success").outcome == Outcome(("red", "blue"), "monster-beaten")


@pytest.mark.rule("TW-95", "D-TW-07")
def test_the_first_word_guessed_does_not_end_the_fight() -> None:
    game = play_turn(write_lists(both_fight()), "success")
    assert (game.outcome, game.phase) == (None, "handover")
    assert team_chambers(game) == {"red": 3, "blue": 3}


def test_nothing_is_played_after_the_end() -> None:
    game = play_round(both_fight(), red="success")
    for seat in (*game.deal.seats, "clock", "referee"):
        assert offered(game, seat) == {}
        assert refused(game, f"{seat}: ready") == "game-over"
    assert seen(game, "red-1").choices == ()


# --- the monster wins -----------------------------------------------------------------------------


@pytest.mark.rule("TW-98")
def test_a_monster_not_beaten_in_eight_rounds_wins() -> None:
    game = play_rounds(table(), 7)
    assert (game.outcome, game.round) == (None, 8)
    game = play_round(game)
    assert game.outcome == Outcome((), "monster")
    assert (game.phase, len(game.rounds)) == ("over", 8)


@pytest.mark.rule("TW-98")
def test_a_monster_beaten_in_round_eight_is_beaten() -> None:
    game = play_round(play_rounds(table(), 7), blue="success")
    assert game.outcome == Outcome(("blue",), "monster-beaten")


@pytest.mark.rule("TW-98", "D-TW-28")
def test_there_is_no_extra_round_for_a_team_that_reached_the_monster_in_round_eight() -> None:
    game = play_rounds(red_fights(), 3, blue="success")
    assert (game.round, game.fighting, team_chambers(game)) == (8, ("red",), {"red": 7, "blue": 6})
    game = play_round(game, blue="success")
    assert team_chambers(game) == {"red": 7, "blue": 7}
    assert game.outcome == Outcome((), "monster")


@pytest.mark.rule("TW-11", "TW-98")
def test_a_team_fills_one_sheet_of_eight_lists() -> None:
    game = play_rounds(table(curse_places=()), 8)
    assert game.phase == "over"
    for team in ("red", "blue"):
        assert [len(played.traps[team]) for played in game.rounds] == [3] * 8
    assert [played.number for played in game.rounds] == [1, 2, 3, 4, 5, 6, 7, 8]
