"""Invalid clues: who says so, what it costs, and the referee's advice."""

import pytest

from cluehouse.games.duet.state import State
from cluehouse.games.game import Outcome
from tests.duet.table import (
    A_DONE,
    bank,
    found,
    missed,
    offered,
    play,
    refused,
    reported,
    seen,
    table,
    turns,
    watchers,
)

CLUE = "A1: clue caesarean 2"


# --- who says so ----------------------------------------------------------------------------------


@pytest.mark.rule("DU-45", "D-DU-19")
def test_the_side_that_gave_the_clue_may_report_itself() -> None:
    game = play(table(), CLUE, "A1: object")
    assert (bank(game), game.phase, game.turn.penalty) == ((8, 0), "guess", True)
    for seat in watchers(game):
        assert (seen(game, seat).turn.objection, seen(game, seat).turn.decision) == ("A1", "upheld")


@pytest.mark.rule("DU-45", "D-DU-19")
def test_an_objection_of_the_guesser_waits_for_the_others_agreement() -> None:
    game = play(table(), CLUE, "B1: object")
    assert (bank(game), game.phase, game.turn.objection) == ((9, 0), "objection", "B1")
    assert (set(offered(game, "A1")), set(offered(game, "B1"))) == ({"uphold", "waive"}, set())
    for line in ("guess GB1", "stop", "mark GB1", "object"):
        assert refused(game, f"B1: {line}") == "objection-pending"
    for line in ("uphold", "waive"):
        assert refused(game, f"B1: {line}") == "not-your-part"


@pytest.mark.rule("DU-45", "D-DU-19")
def test_upheld_by_both_it_costs_a_token() -> None:
    game = play(table(), CLUE, "B1: object", "A1: uphold")
    assert (bank(game), game.phase, game.turn.penalty) == ((8, 0), "guess", True)


@pytest.mark.rule("D-DU-19")
def test_waived_it_costs_nothing_and_cannot_be_raised_again() -> None:
    game = play(table(), CLUE, "B1: object", "A1: waive")
    assert (bank(game), game.phase, game.turn.penalty) == ((9, 0), "guess", False)
    for seat in ("A1", "B1"):
        assert refused(game, f"{seat}: object") == "too-late-to-object"
    assert found(play(game, "B1: guess GB1")) == {"GB1": "B"}


@pytest.mark.rule("D-DU-19")
@pytest.mark.parametrize("seat", ["A1", "B1"])
def test_after_the_first_guess_it_is_too_late(seat: str) -> None:
    game = play(table(), CLUE, "B1: mark GB1")
    assert "object" in offered(game, seat)
    game = play(game, "B1: guess GB1")
    assert refused(game, f"{seat}: object") == "too-late-to-object"
    assert "object" not in offered(game, seat)
    assert refused(turns(table(), "A: GB1"), f"{seat}: object") == "not-now"


@pytest.mark.rule("D-DU-19")
def test_there_is_nothing_to_decide_without_a_clue_or_an_objection() -> None:
    for game in (table(), play(table(), CLUE)):
        for line in ("uphold", "waive"):
            assert refused(game, f"A1: {line}") == "not-now"
    assert refused(table(), "A1: object") == "not-now"
    for stranger in ("referee", "clock"):
        assert refused(play(table(), CLUE), f"{stranger}: object") == "not-your-part"


# --- what it costs --------------------------------------------------------------------------------


@pytest.mark.rule("DU-45")
def test_the_clue_is_played_as_if_valid_and_the_turn_costs_a_second_token() -> None:
    game = play(table(), CLUE, "A1: object")
    assert refused(game, "B1: stop") == "guess-first"
    game = play(game, "B1: guess GB1", "B1: guess GB2", "B1: stop")
    assert (bank(game), game.ticks, found(game)) == ((7, 0), ("B",), {"GB1": "B", "GB2": "B"})
    assert (game.turn.side, game.phase, missed(game)) == ("B", "clue", {})
    assert (seen(game).turns[0].word, seen(game).turns[0].penalty) == ("caesarean", True)
    miss = play(table(), CLUE, "A1: object", "B1: guess BB1")
    assert (bank(miss), missed(miss)) == ((7, 0), {"BB1": [("B", 1)]})


@pytest.mark.rule("DU-45")
@pytest.mark.parametrize("seat", ["A1", "B1"])
def test_a_clue_is_punished_once(seat: str) -> None:
    assert refused(play(table(), CLUE, "A1: object"), f"{seat}: object") == "too-late-to-object"


@pytest.mark.rule("D-DU-18")
@pytest.mark.parametrize(("mission", "left"), [("cairo", (5, 3)), ("paris", (0, 10)), ("moscow", (7, 0))])
def test_on_a_mission_the_penalty_takes_a_tick_token_first(mission: str, left: tuple[int, int]) -> None:
    game = play(table(mission=mission), CLUE, "A1: object")
    assert (bank(game), game.ticks) == (left, ())


@pytest.mark.rule("D-DU-18", "DU-97")
def test_a_penalty_that_leaves_one_tick_token_makes_the_next_miss_unpayable() -> None:
    game = turns(table(mission="vatican"), "A: BB1", "B: BB1", "A: BB2")
    game = play(game, "B1: clue war 1", "B1: object")
    assert bank(game) == (0, 1)
    assert play(game, "A1: guess BB2").outcome == Outcome((), "out-of-tokens")
    assert play(game, "A1: guess BG1", "A1: stop").phase == "sudden-death"


# --- the last token (D-DU-17) ---------------------------------------------------------------------


def last_token_gone() -> State:
    """Side A complete; B's clue was invalid and cost the last token; A still plays it."""
    game = turns(table(), A_DONE, *(f"B: BB{number}" for number in range(1, 8)))
    assert bank(game) == (1, 0)
    return play(game, "B1: clue warlike 1", "B1: object")


@pytest.mark.rule("D-DU-17", "DU-45")
def test_the_last_token_goes_and_the_clue_is_still_played() -> None:
    game = last_token_gone()
    assert (bank(game), game.phase, seen(game).sudden) == ((0, 0), "guess", False)
    game = play(game, "A1: guess BG1")
    assert (found(game)["BG1"], game.phase) == ("A", "guess")


@pytest.mark.rule("D-DU-17")
def test_then_a_bystander_loses() -> None:
    game = play(last_token_gone(), "A1: guess BG1", "A1: guess AB1")
    assert game.outcome == Outcome((), "out-of-time")
    assert reported(game).case == "time"


@pytest.mark.rule("D-DU-17")
def test_then_stopping_leads_to_sudden_death_and_asks_for_no_token() -> None:
    before = last_token_gone()
    assert refused(before, "A1: stop") == "guess-first"
    game = play(before, "A1: guess BG1", "A1: stop")
    assert (game.phase, bank(game), game.ticks) == ("sudden-death", (0, 0), before.ticks)


@pytest.mark.rule("D-DU-17", "DU-84")
def test_then_the_fifteenth_agent_wins_without_a_tick_and_without_a_minus() -> None:
    before = last_token_gone()
    game = play(before, *(f"A1: guess {card}" for card in ("AG1", "BG1", "BG2", "BG3", "BG4", "BG5")))
    assert game.outcome == Outcome(("A", "B"), "all-found")
    assert (game.ticks, bank(game), game.sudden) == (before.ticks, (0, 0), False)
    assert reported(game).score == 1  # the tick of the turn that completed side A


@pytest.mark.rule("D-DU-17", "D-DU-06")
def test_then_a_completed_side_leads_to_sudden_death_without_a_tick() -> None:
    misses = [f"{giver}: BB{number}" for number in range(1, 5) for giver in "AB"]
    game = play(turns(table(), *misses), "A1: clue caesarean 9", "A1: object")
    game = play(game, *(f"B1: guess {card}" for card in A_DONE[3:].split()))
    assert (game.phase, bank(game), game.ticks, seen(game).complete) == ("sudden-death", (0, 0), (), ("A",))


# --- the referee ----------------------------------------------------------------------------------

RULING = 'referee: ruling forbidden DU-32 "a form of CAESAR"'


@pytest.mark.rule("D-DU-19")
def test_the_referee_advises_and_changes_nothing() -> None:
    before = play(table(), CLUE)
    after = play(before, RULING)
    for seat in watchers(after):
        ruling = seen(after, seat).turn.ruling
        assert ruling is not None
        assert (ruling.verdict, ruling.rule, ruling.evidence) == ("forbidden", "DU-32", "a form of CAESAR")
        assert seen(after, seat).choices == seen(before, seat).choices
    assert after.bank == before.bank


def test_a_ruling_comes_once_after_a_clue_and_before_a_guess() -> None:
    assert refused(table(), RULING) == "not-now"
    assert refused(play(table(), CLUE, RULING), RULING) == "not-now"
    assert refused(play(table(), CLUE, "B1: guess GB1"), RULING) == "not-now"
    assert "ruling" in offered(play(table(), CLUE, "B1: object"), "referee")
    assert refused(play(table(), CLUE), RULING.replace("referee", "B1")) == "not-your-part"
