"""Sudden death: no tokens, no clues, no misses."""

import pytest

from cluehouse.games.duet.state import State
from cluehouse.games.game import Outcome
from tests.duet.table import (
    A_DONE,
    B_DONE,
    NINE_MISSES,
    WORDS,
    bank,
    cards_offered,
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


def one_sided() -> State:
    """Side A is complete, so A alone has words to find, and the tokens are gone."""
    misses = ("BB1", "BB2", "BB3", "BB4", "BB5", "BB6", "BB7", "AB1")
    return turns(table(), A_DONE, *(f"B: {card}" for card in misses))


@pytest.mark.rule("DU-72")
def test_it_begins_when_the_last_token_is_used_and_not_before() -> None:
    before = turns(table(), *NINE_MISSES[:8])
    assert (bank(before), before.phase, seen(before).sudden) == ((1, 0), "clue", False)
    for last in ("A: BB5", "A: GB1", "A: GB1 GB2 BB5"):
        game = turns(before, last)
        assert (bank(game), game.phase, game.outcome) == ((0, 0), "sudden-death", None)
        assert all(seen(game, seat).sudden for seat in watchers(game))


@pytest.mark.rule("DU-72", "D-DU-05")
def test_it_does_not_begin_when_the_last_token_pays_for_the_win() -> None:
    game = turns(table(), A_DONE, *(f"B: BB{number}" for number in range(1, 8)), "B: AG1 BG1 BG2 BG3 BG4 BG5")
    assert (bank(game), game.sudden, game.outcome) == ((0, 0), False, Outcome(("A", "B"), "all-found"))


@pytest.mark.rule("DU-73")
@pytest.mark.parametrize("seat", ["A1", "B1"])
def test_no_clues_are_given(seat: str) -> None:
    game = sudden_death()
    assert refused(game, f"{seat}: clue food 2") == "not-now"
    assert set(offered(game, seat)) == {"guess", "mark", "hand-over"}
    assert (seen(game).givers, seen(game).giver) == ((), None)


@pytest.mark.rule("D-DU-22")
@pytest.mark.parametrize("seat", ["A1", "B1"])
def test_nobody_stops(seat: str) -> None:
    game = sudden_death()
    assert refused(game, f"{seat}: stop") == "not-now"
    assert refused(play(game, "B1: guess GB1", "A1: guess BG1"), f"{seat}: stop") == "not-now"


@pytest.mark.rule("DU-73")
@pytest.mark.parametrize("line", ["object", "uphold", "waive", "restart", "agree", "disagree"])
def test_there_is_no_clue_to_speak_about(line: str) -> None:
    for seat in ("A1", "B1"):
        assert refused(sudden_death(), f"{seat}: {line}") == "not-now"
    assert refused(sudden_death(), "referee: ruling forbidden DU-22 visible") == "not-now"


# --- who guesses ----------------------------------------------------------------------------------


@pytest.mark.rule("DU-74")
def test_both_sides_guess_while_both_have_words_to_find() -> None:
    game = sudden_death()
    for seat in watchers(game):
        assert seen(game, seat).guessers == ("A", "B")
    assert found(play(game, "A1: guess BG1", "B1: guess GB1")) == {"BG1": "A", "GB1": "B"}


@pytest.mark.rule("DU-74")
def test_if_only_one_side_has_words_left_only_that_side_guesses() -> None:
    game = one_sided()
    assert (game.phase, seen(game).guessers) == ("sudden-death", ("A",))
    assert refused(game, "B1: guess BG1") == "nothing-to-find"
    assert offered(game, "B1") == {}
    cards = ("AG1", "BG1", "BG2", "BG3", "BG4", "BG5")
    game = play(game, *(f"A1: guess {card}" for card in cards))
    assert game.outcome == Outcome(("A", "B"), "all-found")


@pytest.mark.rule("DU-74", "D-DU-23")
@pytest.mark.parametrize(("done", "seat", "other", "left"), [(A_DONE, "B1", "A1", "BG1"), (B_DONE, "A1", "B1", "GB1")])
def test_a_side_that_has_found_all_midway_is_refused_and_does_not_lose(
    done: str, seat: str, other: str, left: str
) -> None:
    game = play(sudden_death(), *(f"{seat}: guess {card}" for card in done[3:].split()))
    assert (game.phase, game.outcome, seen(game).complete) == ("sudden-death", None, (done[0],))
    for card in (left, "BB7", "AA1"):
        assert refused(game, f"{seat}: guess {card}") == "nothing-to-find"
    assert found(play(game, f"{other}: guess {left}"))[left] == other[0]


@pytest.mark.rule("DU-75")
@pytest.mark.parametrize("order", ["AAABBB", "BBBAAA", "ABABAB", "BAABBA"])
def test_the_sides_guess_in_any_order(order: str) -> None:
    cards = {"A": iter(("BG1", "BG2", "BG3")), "B": iter(("GB1", "GB2", "GB3"))}
    game = sudden_death()
    for side in order:
        assert {"guess"} <= set(offered(game, "A1")) & set(offered(game, "B1"))
        game = play(game, f"{side}1: guess {next(cards[side])}")
    assert len(found(game)) == 6


# --- handing over ---------------------------------------------------------------------------------


@pytest.mark.rule("DU-75", "D-DU-35")
def test_a_side_that_is_done_leaves_the_guessing_to_the_other() -> None:
    game = play(sudden_death(), "A1: hand-over")
    for seat in watchers(game):
        assert (seen(game, seat).handed, seen(game, seat).guessers) == ("A", ("B",))
    assert refused(game, "A1: guess BG1") == "not-your-turn"
    assert found(play(game, "B1: guess GB1")) == {"GB1": "B"}


@pytest.mark.rule("D-DU-35")
def test_being_done_can_be_taken_back_until_the_other_side_touches_a_card() -> None:
    game = play(sudden_death(), "A1: hand-over")
    assert seen(play(game, "A1: take-back")).guessers == ("A", "B")
    assert refused(game, "B1: take-back") == "not-now"
    assert refused(play(game, "B1: guess GB1"), "A1: take-back") == "not-your-turn"


@pytest.mark.rule("D-DU-35", "DU-77")
def test_somebody_can_always_guess() -> None:
    handed = play(sudden_death(), "A1: hand-over")
    assert seen(play(handed, "B1: hand-over")).guessers == ("A",)  # and now it goes the other way
    complete = play(handed, *(f"B1: guess {card}" for card in A_DONE[3:].split()))
    assert (seen(complete).guessers, complete.outcome) == (("A",), None)
    assert refused(complete, "A1: hand-over") == "not-now"
    assert refused(one_sided(), "A1: hand-over") == "not-now"


# --- what a guess does ----------------------------------------------------------------------------


@pytest.mark.rule("DU-76", "D-DU-24")
def test_one_guess_is_resolved_before_the_next() -> None:
    game = play(sudden_death(), "A1: guess GG1")
    assert found(game) == {"GG1": "A"}
    assert refused(game, "B1: guess GG1") == "card-covered"
    assert game.outcome is None


@pytest.mark.rule("DU-76", "DU-77", "DU-71")
@pytest.mark.parametrize("word", sorted(set(WORDS) - {f"BB{number}" for number in range(1, 6)}))
@pytest.mark.parametrize(("seat", "letter"), [("A1", 1), ("B1", 0)])
def test_every_guess_is_judged_by_the_others_key_and_every_miss_loses(seat: str, letter: int, word: str) -> None:
    outcome = play(sudden_death(), f"{seat}: guess {word}").outcome
    wrong = {"A": Outcome((), "assassin"), "B": Outcome((), "out-of-time"), "G": None}
    assert outcome == wrong[word[letter]]


@pytest.mark.rule("DU-77")
def test_a_bystander_that_only_one_side_has_missed_loses_too() -> None:
    game = sudden_death()  # B missed on BB5
    assert play(game, "A1: guess BB5").outcome == Outcome((), "out-of-time")


@pytest.mark.rule("D-DU-12")
def test_a_word_with_a_token_of_ones_own_is_refused_and_no_miss() -> None:
    game = sudden_death()
    assert refused(game, "B1: guess BB5") == "own-token"
    assert refused(game, "B1: guess BB1") == "card-covered"
    assert "BB5" not in cards_offered(game, "B1")
    assert "BB5" in cards_offered(game, "A1")


@pytest.mark.rule("DU-78", "DU-70")
@pytest.mark.parametrize("last", [("A1", "BG5"), ("B1", "GB5"), ("A1", "GG3"), ("B1", "GG3")])
def test_finding_the_last_agent_wins(last: tuple[str, str]) -> None:
    finder, card = last
    game = sudden_death()
    for word in (
        "GG1",
        "GG2",
        "GG3",
        "GA1",
        "GB1",
        "GB2",
        "GB3",
        "GB4",
        "GB5",
        "AG1",
        *("BG1", "BG2", "BG3", "BG4", "BG5"),
    ):
        if word != card:
            game = play(game, f"{'B1' if word[0] == 'G' else 'A1'}: guess {word}")
    assert (len(found(game)), game.outcome) == (14, None)
    game = play(game, f"{finder}: guess {card}")
    assert game.outcome == Outcome(("A", "B"), "all-found")


@pytest.mark.rule("DU-79")
def test_what_a_side_points_at_is_not_shown_to_the_other() -> None:
    game = play(sudden_death(), "A1: mark GG1", "B1: mark GG2")
    assert seen(game, "A1").marks == (("GG1", "A1"),)
    assert seen(game, "B1").marks == (("GG2", "B1"),)
    assert seen(game).marks == ()
