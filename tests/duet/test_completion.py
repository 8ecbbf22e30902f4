"""A side whose nine greens are covered: it is told, and the other side gives every further clue."""

import pytest

from cluehouse.games.duet.state import State
from tests.duet.table import (
    A_DONE,
    B_DONE,
    FOR_A,
    FOR_B,
    bank,
    cards_offered,
    found,
    offered,
    play,
    refused,
    seen,
    table,
    turns,
    watchers,
)


def a_lacks_gg3() -> State:
    """Side A has one green left, GG3, which is green for B too; it is B's clue."""
    return turns(table(), "A: GG1 GA1 GB1 GB2 GB3 GB4 GB5", "B: BG1", "A: GG2")


@pytest.mark.rule("DU-64")
@pytest.mark.parametrize(("turn", "side"), [(A_DONE, "A"), (B_DONE, "B")])
def test_everybody_is_told_when_a_side_is_complete(turn: str, side: str) -> None:
    game = turns(table(), turn)
    for seat in watchers(game):
        assert seen(game, seat).complete == (side,)


@pytest.mark.rule("DU-64", "DU-68")
def test_nobody_is_told_before_a_side_is_complete() -> None:
    game = play(table(), "A1: clue food 9")
    for card in FOR_B[:8]:
        game = play(game, f"B1: guess {card}")
        assert [seen(game, seat).complete for seat in watchers(game)] == [()] * 3


@pytest.mark.rule("DU-64")
@pytest.mark.parametrize(("turn", "done", "other"), [(A_DONE, "A", "B"), (B_DONE, "B", "A")])
def test_a_complete_side_gives_no_more_clues(turn: str, done: str, other: str) -> None:
    game = turns(table(), turn)
    assert "clue" not in offered(game, f"{done}1")
    assert refused(game, f"{done}1: clue food 2") == "side-complete"
    assert "clue" in offered(game, f"{other}1")
    assert seen(game).giver == other


@pytest.mark.rule("DU-64", "D-DU-08")
@pytest.mark.parametrize("order", ["alternate", "loose"])
@pytest.mark.parametrize(("turn", "done", "other"), [(A_DONE, "A", "B"), (B_DONE, "B", "A")])
def test_the_other_side_gives_every_remaining_clue(turn: str, done: str, other: str, order: str) -> None:
    game = turns(table(order=order), turn)
    for card in ("BB1", "BB2", "BB3", "BB4"):
        assert seen(game).givers == (other,)
        assert refused(game, f"{done}1: clue food 2") == "side-complete"
        game = turns(game, f"{other}: {card}")
    assert [turn.side for turn in game.turns] == [done, other, other, other, other]


@pytest.mark.rule("D-DU-06")
@pytest.mark.parametrize(("giver", "guesser", "cards"), [("A", "B", FOR_B), ("B", "A", FOR_A)])
def test_with_the_ninth_green_the_guessers_turn_ends_by_itself_and_takes_a_tick(
    giver: str, guesser: str, cards: tuple[str, ...]
) -> None:
    game = play(table(), f"{giver}1: clue food 9", *(f"{guesser}1: guess {card}" for card in cards))
    assert (game.phase, game.turns[-1].end) == ("clue", "complete")
    assert (bank(game), game.ticks, len(found(game))) == ((8, 0), (guesser,), 9)
    assert refused(game, f"{guesser}1: guess BB1") == "not-now"
    assert refused(game, f"{guesser}1: stop") == "not-now"


@pytest.mark.rule("D-DU-06", "DU-72")
def test_a_side_completed_with_the_last_token_leads_to_sudden_death() -> None:
    misses = [f"{giver}: BB{number}" for number in range(1, 5) for giver in "AB"]
    game = turns(table(), *misses, A_DONE)
    assert (bank(game), game.phase, game.ticks) == ((0, 0), "sudden-death", ("B",))


# --- completed by its own guess -------------------------------------------------------------------


@pytest.mark.rule("D-DU-07", "DU-64")
def test_a_side_may_complete_itself_with_a_double_green() -> None:
    game = play(a_lacks_gg3(), "B1: clue war 1", "A1: guess GG3")
    for seat in watchers(game):
        assert seen(game, seat).complete == ("A",)


@pytest.mark.rule("D-DU-07")
def test_a_side_that_completed_itself_goes_on_guessing_this_turn() -> None:
    game = play(a_lacks_gg3(), "B1: clue war 1", "A1: guess GG3")
    assert (game.phase, bank(game)) == ("guess", (6, 0))
    assert {"guess", "stop"} <= set(offered(game, "A1"))
    game = play(game, "A1: guess BG2", "A1: stop")
    assert (found(game)["BG2"], bank(game), game.ticks) == ("A", (5, 0), ("B", "A", "B", "A"))


@pytest.mark.rule("D-DU-07", "D-DU-08", "DU-64")
@pytest.mark.parametrize("lines", [("A1: stop",), ("A1: guess BB1",)])
def test_after_that_turn_its_partner_gives_the_clues(lines: tuple[str, ...]) -> None:
    game = play(a_lacks_gg3(), "B1: clue war 1", "A1: guess GG3", *lines)
    assert seen(game).givers == ("B",)
    assert refused(game, "A1: clue food 1") == "side-complete"
    game = play(game, "B1: clue peace 1")
    assert refused(game, "B1: guess BG2") == "not-your-turn"


@pytest.mark.rule("D-DU-16")
def test_a_side_that_has_to_guess_always_has_a_word_to_find() -> None:
    game = turns(table(), A_DONE, *(f"B: {card}" for card in ("BB1", "BB2", "BB3", "BB4", "BB5", "BB6", "BB7")))
    game = play(game, "B1: clue war 1")
    assert cards_offered(game, "A1") >= {"AG1", "BG1", "BG2", "BG3", "BG4", "BG5"}
