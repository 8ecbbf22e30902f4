"""Guessing: what a touch does to a word, and when the guesser may stop."""

import pytest

from cluehouse.games.duet import visible_words
from tests.duet.table import (
    FOR_B,
    WORDS,
    bank,
    cards_offered,
    found,
    missed,
    offered,
    play,
    refused,
    seen,
    table,
    turns,
    watchers,
)

CLUE = "A1: clue food 2"


@pytest.mark.rule("DU-47")
@pytest.mark.parametrize(("giver", "guesser"), [("A1", "B1"), ("B1", "A1")])
def test_only_the_side_that_did_not_give_the_clue_guesses(giver: str, guesser: str) -> None:
    game = play(table(), f"{giver}: clue food 2")
    assert refused(game, f"{giver}: guess GG1") == "not-your-turn"
    assert cards_offered(game, guesser) == set(WORDS)
    for stranger in ("referee", "clock"):
        assert refused(game, f"{stranger}: guess GG1") == "not-your-part"
    assert refused(game, "B2: guess GG1") == "no-such-seat"


@pytest.mark.rule("DU-47")
def test_a_touch_counts_at_once_and_nothing_takes_it_back() -> None:
    game = play(table(), CLUE, "B1: guess GB1")
    assert found(game) == {"GB1": "B"}
    assert (set(offered(game, "A1")), set(offered(game, "B1"))) == (set(), {"guess", "stop", "mark"})
    game = play(table(), CLUE, "B1: guess BB1")
    assert missed(game) == {"BB1": [("B", 1)]}
    assert (set(offered(game, "A1")), set(offered(game, "B1"))) == (set(), {"clue"})


@pytest.mark.parametrize("card", ["GB1-BACK", "ELSEWHERE", "gb1"])
def test_only_a_word_of_the_board_can_be_touched(card: str) -> None:
    assert refused(play(table(), CLUE), f"B1: guess {card}") == "card-unknown"


# --- green ----------------------------------------------------------------------------------------


@pytest.mark.rule("DU-48")
def test_a_green_word_is_covered_and_counted_and_the_guesser_goes_on() -> None:
    game = play(table(), CLUE, "B1: guess GB1")
    assert (found(game), seen(game).placed, bank(game)) == ({"GB1": "B"}, 1, (9, 0))
    assert (game.phase, set(offered(game, "B1")) >= {"guess", "stop"}) == ("guess", True)
    assert "GB1" not in visible_words(game)
    assert refused(game, "B1: guess GB1") == "card-covered"


@pytest.mark.rule("DU-53", "D-DU-02")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_right_guesses_go_on_without_limit(number: int) -> None:
    game = play(table(), f"A1: clue food {number}")
    for count, card in enumerate(FOR_B[:8], 1):
        assert "guess" in offered(game, "B1")
        game = play(game, f"B1: guess {card}")
        assert (len(found(game)), bank(game), game.phase) == (count, (9, 0), "guess")


@pytest.mark.rule("DU-63")
def test_a_guess_may_serve_an_earlier_clue() -> None:
    game = play(table(), "A1: clue food 4", "B1: guess GB1", "B1: stop", "B1: clue war 1", "A1: guess BB1")
    game = play(game, "A1: clue snow 1")
    assert cards_offered(game, "B1") == set(WORDS) - {"GB1"}
    game = play(game, *(f"B1: guess {card}" for card in ("GB2", "GB3", "GB4", "GB5")))  # three were left from food
    assert (set(found(game)), bank(game)) == ({"GB1", "GB2", "GB3", "GB4", "GB5"}, (7, 0))


@pytest.mark.rule("DU-57")
@pytest.mark.parametrize("card", ["GG1", "GB1", "GA1"])
def test_a_found_word_is_closed_for_both_sides(card: str) -> None:
    game = turns(table(), f"A: {card}")
    game = play(game, "B1: clue war 1")
    assert refused(game, f"A1: guess {card}") == "card-covered"
    assert card not in cards_offered(game, "A1")
    game = play(game, "A1: guess BB1", CLUE)
    assert refused(game, f"B1: guess {card}") == "card-covered"


@pytest.mark.rule("DU-57")
def test_one_cover_counts_for_both_sides_of_a_double_green() -> None:
    game = turns(table(), "A: GG1 GG2 GG3", "B: AG1 BG1 BG2 BG3 BG4 BG5")
    assert (len(found(game)), seen(game).complete) == (9, ("B",))


# --- beige ----------------------------------------------------------------------------------------


@pytest.mark.rule("DU-51")
@pytest.mark.parametrize(("giver", "guesser"), [("A", "B"), ("B", "A")])
def test_a_bystander_takes_a_token_onto_the_word_and_ends_the_turn(giver: str, guesser: str) -> None:
    game = turns(table(), f"{giver}: GG1 BB1")
    assert missed(game) == {"BB1": [(guesser, 1)]}
    assert (bank(game), game.ticks, found(game)) == ((8, 0), (), {"GG1": guesser})
    assert (game.phase, game.turn.side, game.turns[-1].end) == ("clue", guesser, "bystander")
    assert refused(game, f"{guesser}1: guess BB2") == "not-now"


@pytest.mark.rule("DU-33", "DU-51")
def test_a_word_missed_by_one_side_stays_visible() -> None:
    game = turns(table(), "A: BB1")
    assert visible_words(game) == WORDS
    for seat in watchers(game):
        assert seen(game, seat).visible == WORDS


@pytest.mark.rule("DU-33", "DU-61")
def test_a_word_is_hidden_by_an_agent_or_by_the_misses_of_both_sides() -> None:
    game = turns(table(), "A: GB1 BB1", "B: BG1 BB1", "A: BB2")
    assert set(visible_words(game)) == set(WORDS) - {"GB1", "BG1", "BB1"}


@pytest.mark.rule("DU-52")
def test_everybody_sees_who_missed_on_a_word() -> None:
    game = turns(table(), "A: BB1", "B: BB1", "A: BB2", "B: GB5")
    for seat in watchers(game):
        shown = dict(zip(WORDS, seen(game, seat).misses, strict=True))
        assert [miss.side for miss in shown["BB1"]] == ["B", "A"]
        assert [miss.side for miss in shown["BB2"]] == ["B"]
        assert [miss.side for miss in shown["GB5"]] == ["A"]
        assert sum(map(len, shown.values())) == 4


# --- a word with a token --------------------------------------------------------------------------


@pytest.mark.rule("DU-59", "D-DU-12")
def test_a_word_with_a_token_is_open_to_the_other_side_only() -> None:
    game = turns(table(), "A: BG1")
    game = play(game, "B1: clue war 1")
    assert "BG1" in cards_offered(game, "A1")
    game = play(game, "A1: guess BB1", CLUE)
    assert "BG1" not in cards_offered(game, "B1")
    assert refused(game, "B1: guess BG1") == "own-token"
    assert bank(game) == (7, 0)


@pytest.mark.rule("DU-60", "DU-71")
@pytest.mark.parametrize("pair", [("A: BA1", "B: BA1"), ("B: AB1", "A: AB1")])
def test_a_word_with_a_token_may_be_the_others_assassin(pair: tuple[str, str]) -> None:
    game = turns(table(), *pair)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((), "assassin")


@pytest.mark.rule("DU-61", "DU-59")
def test_a_word_missed_by_both_sides_is_closed() -> None:
    game = turns(table(), "A: BB1", "B: BB1")
    assert missed(game) == {"BB1": [("B", 1), ("A", 1)]}
    assert (bank(game), found(game)) == ((7, 0), {})
    assert refused(play(game, CLUE), "B1: guess BB1") == "card-covered"
    assert refused(play(turns(game, "A: BB2"), "B1: clue war 1"), "A1: guess BB1") == "card-covered"


@pytest.mark.rule("DU-62")
@pytest.mark.parametrize(
    ("pair", "card", "finder"), [(("A: BG1", "B: BG1"), "BG1", "A"), (("B: GB1", "A: GB1"), "GB1", "B")]
)
def test_an_agent_goes_under_the_token_and_the_token_stays(pair: tuple[str, str], card: str, finder: str) -> None:
    game = turns(table(), *pair)
    misser = "B" if finder == "A" else "A"
    assert (found(game), missed(game)) == ({card: finder}, {card: [(misser, 1)]})
    assert [miss.side for miss in seen(game).misses[WORDS.index(card)]] == [misser]
    assert card not in visible_words(game)


# --- stopping -------------------------------------------------------------------------------------


@pytest.mark.rule("DU-54")
def test_a_turn_has_at_least_one_guess() -> None:
    game = play(table(), CLUE)
    assert refused(game, "B1: stop") == "guess-first"
    assert "stop" not in offered(game, "B1")
    marked = play(game, "B1: mark GB1")
    assert refused(marked, "B1: stop") == "guess-first"


@pytest.mark.rule("DU-55")
@pytest.mark.parametrize(("giver", "guesser"), [("A", "B"), ("B", "A")])
def test_after_a_right_guess_the_guesser_may_stop_and_takes_a_tick(giver: str, guesser: str) -> None:
    game = play(table(), f"{giver}1: clue food 2", f"{guesser}1: guess GG1", f"{guesser}1: stop")
    assert (game.ticks, bank(game), missed(game)) == ((guesser,), (8, 0), {})
    assert (game.phase, game.turn.side, game.turns[-1].end) == ("clue", guesser, "stop")
    for seat in watchers(game):
        assert seen(game, seat).ticks == {guesser: 1, giver: 0}


@pytest.mark.rule("DU-55")
def test_nobody_stops_for_the_guesser() -> None:
    game = play(table(), CLUE, "B1: guess GB1")
    assert refused(game, "A1: stop") == "not-your-turn"
    assert refused(game, "clock: stop") == "not-your-part"
