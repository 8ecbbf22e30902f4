"""Beginning again after an invalid clue that gave away too much."""

import pytest

from cluehouse.games.duet import Options
from cluehouse.games.duet.book import try_of
from cluehouse.games.duet.state import State
from cluehouse.games.game import Outcome
from tests.duet.table import bank, found, offered, play, refused, seen, table, watchers

CLUE = "A1: clue caesarean 2"


def invalid(**options: bool | int) -> State:
    """A's clue was invalid; B is to guess."""
    return play(table(**options), CLUE, "A1: object")


@pytest.mark.rule("DU-46")
@pytest.mark.parametrize(("proposer", "other"), [("A1", "B1"), ("B1", "A1")])
def test_after_an_invalid_clue_the_players_may_agree_to_begin_again(proposer: str, other: str) -> None:
    game = play(invalid(), f"{proposer}: restart")
    for seat in watchers(game):
        assert (seen(game, seat).phase, seen(game, seat).proposer) == ("restart", proposer)
    assert set(offered(game, other)) == {"agree", "disagree"}
    game = play(game, f"{other}: agree")
    assert (game.outcome, game.phase) == (Outcome((), "restart"), "over")


@pytest.mark.rule("DU-46")
def test_a_game_that_is_begun_again_counts_for_nothing() -> None:
    game = play(invalid(), "A1: restart", "B1: agree")
    assert seen(game).report is None
    assert try_of(game, "2024-05-01") is None


@pytest.mark.rule("DU-46")
def test_nobody_restarts_alone() -> None:
    game = play(invalid(a=2, b=2), "A1: restart")
    for seat in ("A1", "A2"):
        assert offered(game, seat) == {}
        assert refused(game, f"{seat}: agree") == "not-your-part"
        assert refused(game, f"{seat}: disagree") == "not-your-part"
    for line in ("guess GB1", "mark GB1", "restart", "object"):
        assert refused(game, f"B1: {line}") == "not-now"
    assert play(game, "B2: agree").outcome == Outcome((), "restart")


@pytest.mark.rule("DU-46")
def test_if_the_other_side_disagrees_the_turn_goes_on() -> None:
    game = play(invalid(), "A1: restart", "B1: disagree")
    assert (game, game.outcome) == (invalid(), None)
    assert refused(game, "B1: agree") == "not-now"
    game = play(game, "B1: guess GB1", "B1: stop")
    assert (found(game), bank(game)) == ({"GB1": "B"}, (7, 0))


@pytest.mark.rule("DU-46")
@pytest.mark.parametrize("lines", [(), (CLUE,), (CLUE, "B1: object", "A1: waive"), (CLUE, "B1: object")])
def test_only_an_invalid_clue_is_a_reason(lines: tuple[str, ...]) -> None:
    game = play(table(), *lines)
    for seat in ("A1", "B1"):
        assert refused(game, f"{seat}: restart") == "not-now"
    assert refused(invalid(), "referee: restart") == "not-your-part"


@pytest.mark.rule("DU-46")
def test_a_table_may_do_without_restarts() -> None:
    assert Options().restart is True
    for seat in ("A1", "B1"):
        assert refused(invalid(restart=False), f"{seat}: restart") == "not-now"
        assert "restart" not in offered(invalid(restart=False), seat)
