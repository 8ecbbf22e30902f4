"""Whose clue it is: either side opens, then they alternate, or nearly so."""

import pytest

from cluehouse.games.duet import Options
from tests.duet.table import found, offered, play, refused, seen, table, turns, watchers


def may_give(*each: str, **options: str) -> tuple[str, ...]:
    """The sides that may give the next clue after these turns; everybody is told the same."""
    game = turns(table(**options), *each)
    givers = tuple(seat[0] for seat in game.deal.seats if "clue" in offered(game, seat))
    assert all(seen(game, seat).givers == givers for seat in watchers(game))
    return givers


@pytest.mark.rule("DU-16", "D-DU-14")
@pytest.mark.parametrize(("opener", "partner"), [("A1", "B1"), ("B1", "A1")])
def test_whoever_is_ready_first_opens(opener: str, partner: str) -> None:
    assert may_give() == ("A", "B")
    game = play(table(), f"{opener}: clue food 2")
    assert refused(game, f"{partner}: clue war 2") == "not-now"
    assert "guess" in offered(game, partner)
    assert "guess" not in offered(game, opener)


@pytest.mark.rule("DU-16", "D-DU-34")
@pytest.mark.parametrize(("polite", "partner"), [("A1", "B1"), ("B1", "A1")])
def test_a_side_may_let_the_other_start(polite: str, partner: str) -> None:
    game = play(table(), f"{polite}: let-start")
    assert seen(game).givers == (partner[0],)
    assert refused(game, f"{polite}: clue food 2") == "not-your-turn"
    assert refused(game, f"{partner}: let-start") == "not-now"
    assert "guess" in offered(play(game, f"{partner}: clue food 2"), polite)


@pytest.mark.rule("DU-18")
def test_one_clue_is_given_in_a_turn() -> None:
    game = play(table(), "A1: clue food 2")
    for seat in ("A1", "B1"):
        assert "clue" not in offered(game, seat)
        assert refused(game, f"{seat}: clue drink 2") == "not-now"
    game = play(game, "B1: guess GB1")
    for seat in ("A1", "B1"):
        assert refused(game, f"{seat}: clue drink 2") == "not-now"


@pytest.mark.rule("DU-18", "DU-47")
def test_without_a_clue_there_is_no_guess() -> None:
    for game in (table(), turns(table(), "A: GB1")):
        for seat in ("A1", "B1"):
            assert refused(game, f"{seat}: guess GB2") == "not-now"
            assert refused(game, f"{seat}: stop") == "not-now"


@pytest.mark.rule("DU-19")
@pytest.mark.parametrize(("first", "second"), [("A", "B"), ("B", "A")])
@pytest.mark.parametrize("card", ["GG1", "BB1"])
def test_after_the_first_turn_the_sides_take_turns(first: str, second: str, card: str) -> None:
    assert Options().order == "alternate"
    played = [f"{first}: {card}"]
    for giver, waiter, number in ((second, first, 2), (first, second, 3), (second, first, 4)):
        assert may_give(*played) == (giver,)
        assert refused(turns(table(), *played), f"{waiter}1: clue food 2") == "not-your-turn"
        played.append(f"{giver}: BB{number}")


@pytest.mark.rule("DU-19")
def test_everybody_sees_whose_clue_it_is() -> None:
    game = turns(table(), "A: GB1")
    for seat in watchers(game):
        assert (seen(game, seat).phase, seen(game, seat).giver) == ("clue", "B")


# --- loose order ----------------------------------------------------------------------------------


@pytest.mark.rule("DU-20")
def test_in_loose_order_either_side_may_go_on_after_one_clue() -> None:
    assert may_give(order="loose") == ("A", "B")
    assert may_give("A: GB1", order="loose") == ("A", "B")
    assert may_give("A: GB1", "B: BG1", order="loose") == ("A", "B")
    assert may_give("A: GB1", "B: BG1", "A: GB2", order="loose") == ("A", "B")


@pytest.mark.rule("DU-20", "D-DU-25")
@pytest.mark.parametrize(("side", "other"), [("A", "B"), ("B", "A")])
def test_in_loose_order_a_side_gives_at_most_two_clues_in_a_row(side: str, other: str) -> None:
    twice = (f"{side}: GG1", f"{side}: BB1")
    assert may_give(*twice, order="loose") == (other,)
    assert refused(turns(table(order="loose"), *twice), f"{side}1: clue food 2") == "two-clues-in-a-row"
    assert may_give(*twice, f"{other}: BB2", order="loose") == ("A", "B")
    again = (*twice, f"{other}: BB2", f"{side}: BB3", f"{side}: BB4")
    assert may_give(*again, order="loose") == (other,)


@pytest.mark.rule("DU-20", "D-DU-25")
def test_in_loose_order_the_other_side_may_give_two_as_well() -> None:
    assert may_give("A: GB1", "A: GB2", "B: BG1", "B: BG2", order="loose") == ("A",)


@pytest.mark.rule("DU-20")
def test_in_loose_order_the_partner_of_the_giver_guesses() -> None:
    game = turns(table(order="loose"), "A: GB1", "A: GB2")
    assert found(game) == {"GB1": "B", "GB2": "B"}
    assert refused(play(turns(table(order="loose"), "A: GB1"), "A1: clue food 1"), "A1: guess BG1") == "not-your-turn"
