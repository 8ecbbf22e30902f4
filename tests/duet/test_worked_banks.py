"""The rulebooks' examples about tokens and points, each played as a real game."""

import pytest

from cluehouse.games.game import Outcome
from tests.duet.table import bank, play, reported, table, turns


@pytest.mark.rule("DU-89", "DU-93", "DU-94", "DU-96")
def test_cairo_misses_until_sudden_death() -> None:  # DU-EX3
    game = table(mission="cairo")
    assert bank(game) == (5, 4)
    events = [
        *(("A: BB1", (4, 4)), ("B: BB2", (3, 4)), ("A: BB3", (2, 4)), ("B: BB4", (1, 4)), ("A: BB5", (0, 4))),
        *(("B: BB6", (0, 2)), ("A: BB7", (0, 0))),
    ]
    for turn, left in events:
        assert game.phase in ("open", "clue")
        game = turns(game, turn)
        assert (bank(game), game.turns[-1].end) == (left, "bystander")
    assert (game.phase, game.outcome) == ("sudden-death", None)


@pytest.mark.rule("DU-89", "DU-92", "DU-93", "DU-97")
def test_berlin_one_tick_token_cannot_pay_a_miss() -> None:  # DU-EX4
    game = table(mission="berlin")
    assert bank(game) == (2, 9)
    events = [
        *(("A: BB1", "bystander", (1, 9)), ("B: BB2", "bystander", (0, 9))),
        *(
            ("A: GB1", "stop", (0, 8)),
            ("B: BG1", "stop", (0, 7)),
            ("A: GB2", "stop", (0, 6)),
            ("B: BG2", "stop", (0, 5)),
        ),
        *(
            ("A: GB3", "stop", (0, 4)),
            ("B: BG3", "stop", (0, 3)),
            ("A: GB4", "stop", (0, 2)),
            ("B: BG4", "stop", (0, 1)),
        ),
    ]
    for turn, end, left in events:
        game = turns(game, turn)
        assert (bank(game), game.turns[-1].end, game.phase) == (left, end, "clue")
    game = turns(game, "A: BB3")
    assert (bank(game), game.outcome, game.sudden) == ((0, 1), Outcome((), "out-of-tokens"), False)


@pytest.mark.rule("DU-91", "DU-92", "DU-93")
def test_moscow_a_stop_takes_a_bystander_token_when_there_is_no_other() -> None:  # DU-EX5
    game = table(mission="moscow")
    assert bank(game) == (8, 0)
    game = turns(game, "A: GB1")
    assert (bank(game), game.ticks, game.phase) == ((7, 0), ("B",), "clue")
    game = turns(game, "B: BB1")
    assert (bank(game), game.ticks, game.phase) == ((6, 0), ("B",), "clue")


# --- points: DU-EX6 -------------------------------------------------------------------------------


@pytest.mark.rule("DU-82", "DU-83", "D-DU-09")
def test_two_tokens_left_and_seven_ticks_make_thirteen() -> None:
    game = turns(table(), "A: GB1 GB2 GB3", "B: BG1 BG2", "A: GB4 GB5", "B: BG3 BG4", "A: GA1 GG1", "B: BG5 AG1")
    game = turns(game, "A: GG2 GG3")
    assert (bank(game), len(game.ticks), game.sudden) == ((2, 0), 7, False)
    assert reported(game).score == 13


@pytest.mark.rule("DU-82", "DU-83", "D-DU-09", "D-DU-10")
def test_no_token_left_and_nine_ticks_make_nine() -> None:
    game = turns(
        table(), "A: GB1 GB2", "B: BG1 BG2", "A: GB3", "B: BG3", "A: GB4", "B: BG4", "A: GB5 GA1", "B: BG5 AG1"
    )
    game = turns(game, "A: GG1 GG2 GG3")
    assert (bank(game), len(game.ticks), game.sudden) == ((0, 0), 9, False)
    assert (reported(game).score, reported(game).band) == (9, "excellent")


@pytest.mark.rule("DU-82", "DU-83", "DU-84")
def test_six_ticks_and_a_win_in_sudden_death_make_five() -> None:
    game = turns(table(), "A: GB1 GB2", "B: BG1 BG2", "A: GB3 GB4", "B: BG3 BG4", "A: GB5 GA1", "B: BG5")
    game = turns(game, "A: BB1", "B: BB1", "A: BB2")
    assert (bank(game), len(game.ticks), game.phase) == ((0, 0), 6, "sudden-death")
    game = play(game, "B1: guess GG1", "A1: guess GG2", "B1: guess GG3", "A1: guess AG1")
    assert game.outcome == Outcome(("A", "B"), "all-found")
    assert (reported(game).score, reported(game).band) == (5, "won")
