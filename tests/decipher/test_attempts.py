"""Attempts: any seeker, at any moment, three in a round; what is right, what is wrong, who is out."""

import pytest

from tests.decipher.table import (
    answer,
    at_bonus,
    hiding,
    lay,
    moments,
    offered,
    play,
    refused,
    seen,
    table,
    trying,
    watchers,
)

ROUND = ("P1: give small", "P2: place 1", "P2: place 3", *lay("small", "P3", 3), "P2: pass", "P3: ask", "P1: give long")

# --- when and who ---------------------------------------------------------------------------------


@pytest.mark.rule("DC-24", "D-DC-12")
@pytest.mark.parametrize("seat", ["P2", "P3"])
def test_any_seeker_may_try_at_any_moment_on_turn_or_not(seat: str) -> None:
    phases = set()
    for moment in moments(hiding("LIS"), *ROUND):
        phases.add((moment.phase, moment.seeker))
        assert "attempt" in offered(moment, seat)
        assert play(moment, f"{seat}: attempt LIS").sheet[0].solver == seat
        assert play(moment, f"{seat}: attempt KOT").attempts[-1].seat == seat
    assert {
        ("give", "P2"),
        ("place", "P2"),
        ("bonus", "P2"),
        ("give", "P3"),
        ("place", "P3"),
        ("bonus", "P3"),
    } == phases


@pytest.mark.rule("DC-24")
@pytest.mark.parametrize("seat", ["P1", "clock", "referee"])
def test_the_wordsmith_and_those_who_do_not_play_cannot_try(seat: str) -> None:
    for moment in moments(hiding("LIS"), *ROUND):
        assert refused(moment, f"{seat}: attempt LIS") == "not-your-part"
        assert "attempt" not in offered(moment, seat)


@pytest.mark.rule("DC-24")
def test_before_there_is_a_word_there_is_nothing_to_try() -> None:
    assert refused(table(), "P2: attempt PANDA") == "not-now"
    ended = play(hiding("LIS"), "P3: attempt LIS")
    assert refused(ended, "P3: attempt LIS") == "not-now"


@pytest.mark.rule("D-DC-12")
def test_of_two_right_attempts_the_earlier_wins_and_the_later_is_too_late() -> None:
    game = play(hiding("LIS"), "P1: give long", "P3: attempt LIS")
    assert game.sheet[0].solver == "P3"
    assert refused(game, "P2: attempt LIS") == "not-now"  # the next round has begun
    assert refused(game, "P2: place 1") in ("not-now", "not-your-part")


# --- the price ------------------------------------------------------------------------------------


@pytest.mark.rule("DC-25")
@pytest.mark.parametrize("word", ["KOT", "ZZŻ", "AAA", "SIL"])
def test_a_wrong_attempt_costs_one_token_which_goes_to_the_wordsmith(word: str) -> None:
    game = play(hiding("LIS"), f"P3: attempt {word}")
    for seat in watchers(game):
        assert seen(game, seat).attempts_left == {"P2": 3, "P3": 2}
    ended = play(game, "P2: give-up", "P3: give-up")
    assert ended.sheet[0].scores["P1"].attempts == 1


@pytest.mark.rule("DC-25", "D-DC-18")
def test_a_right_attempt_costs_one_token_too() -> None:
    scores = play(hiding("LIS"), "P2: attempt LIS").sheet[0].scores
    assert (scores["P1"].attempts, scores["P2"].attempts, scores["P3"].attempts) == (1, 2, 3)


@pytest.mark.rule("DC-25")
def test_the_word_is_said_aloud_to_everybody() -> None:
    game = play(hiding("LIS"), "P3: attempt kot", "P2: attempt LAS")
    for seat in watchers(game):
        assert [(said.seat, said.word) for said in seen(game, seat).attempts] == [("P3", "KOT"), ("P2", "LAS")]


@pytest.mark.rule("DC-25", "D-DC-15")
@pytest.mark.parametrize("word", ["LI", "LISY", "LISTEK", "L"])
def test_a_word_of_another_length_is_refused_and_costs_nothing(word: str) -> None:
    game = hiding("LIS")
    assert refused(game, f"P2: attempt {word}") == "wrong-length"
    assert seen(game).attempts_left == {"P2": 3, "P3": 3}


@pytest.mark.rule("D-DC-15")
@pytest.mark.parametrize("word", ["XYZ", "QQQ"])
def test_any_other_word_in_the_dictionary_or_not_costs_a_token(word: str) -> None:
    game = play(hiding("CAT", language="en"), f"P2: attempt {word}")
    assert seen(game).attempts_left["P2"] == 2


@pytest.mark.rule("D-DC-15")
@pytest.mark.parametrize("word", ["ŃŃŃ", "OÓĄ"])
def test_a_word_that_could_not_even_be_laid_out_costs_a_token(word: str) -> None:
    assert seen(play(hiding("LIS"), f"P2: attempt {word}")).attempts_left["P2"] == 2


@pytest.mark.parametrize("text", ['"L S"', '""', "L1S", '" LIS"', "LI?"])
def test_what_is_not_a_word_of_letters_is_no_attempt(text: str) -> None:
    game = hiding("LIS")
    assert answer(game, f"P2: attempt {text}") != ""
    assert not offered(game, "P2")["attempt"].args["word"].admits(text.strip('"'))


@pytest.mark.parametrize("word", ["lıs", "liſ"])
def test_a_letter_that_only_resembles_a_right_one_does_not_solve_the_word(word: str) -> None:
    assert refused(hiding("LIS"), f"P2: attempt {word}") == "letter-unknown"


# --- wrong ----------------------------------------------------------------------------------------


@pytest.mark.rule("DC-26")
@pytest.mark.parametrize("seat", ["P2", "P3"])
def test_after_a_wrong_attempt_play_goes_on_as_it_was(seat: str) -> None:
    lines = (*ROUND, "P3: place 2")
    for number in range(len(lines) + 1):
        before = play(hiding("LIS"), *lines[:number])
        after = play(before, f"{seat}: attempt KOT")
        for name in ("phase", "wordsmith", "seeker", "hand", "fields", "refused", "bonus", "bonus_left", "hidden_left"):
            assert getattr(seen(after), name) == getattr(seen(before), name), name
        assert seen(after, "P1").hidden == seen(before, "P1").hidden
        assert seen(after, "P1").choices == seen(before, "P1").choices


@pytest.mark.rule("DC-26")
def test_an_attempt_between_piece_and_place_leaves_the_piece_to_be_laid() -> None:
    game = play(hiding("LIS"), "P1: give long", "P3: attempt KOT", "P2: attempt LAS", "P2: place 2")
    assert seen(game).fields[1] == ("long",)
    assert seen(game).seeker == "P3"


@pytest.mark.rule("DC-25", "DC-26")
def test_the_same_wrong_word_may_be_tried_again_and_costs_again() -> None:
    game = play(hiding("LIS"), "P2: attempt KOT", "P3: attempt KOT", "P2: attempt KOT")
    assert seen(game).attempts_left == {"P2": 1, "P3": 2}


# --- out ------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-02", "DC-27")
def test_the_third_wrong_attempt_puts_a_seeker_out_until_the_round_ends() -> None:
    game = play(hiding("LIS"), *trying("P2", 2))
    assert "attempt" in offered(game, "P2")
    game = play(game, "P2: attempt SOK")
    assert seen(game).attempts_left == {"P2": 0, "P3": 3}
    for line in ("P2: attempt LIS", "P2: give-up"):
        assert refused(game, line) == "no-attempt-left"
    for moment in moments(game, *lay("small", "P3", 3), *lay("small", "P3", 3), "P3: ask", *lay("long", "P3", 1)):
        assert offered(moment, "P2") == {}
        assert moment.seeker == "P3"


@pytest.mark.rule("DC-27")
def test_two_wrong_attempts_do_not() -> None:
    game = play(hiding("LIS"), *trying("P2", 2))
    assert (seen(game).seeker, seen(game).attempts_left["P2"]) == ("P2", 1)
    assert play(game, "P2: attempt LIS").sheet[0].solver == "P2"


@pytest.mark.rule("DC-27", "D-DC-13")
def test_a_piece_that_he_still_had_to_lay_goes_to_the_next_seeker() -> None:
    game = play(hiding("LIS", 4), "P1: give small", "P2: place 1", *trying("P2"))
    for seat in watchers(game):
        assert (seen(game, seat).seeker, seen(game, seat).hand) == ("P3", "small")
        assert seen(game, seat).refused == ((1, "small"),)
    assert refused(game, "P2: place 3") == "not-your-turn"
    game = play(game, "P3: place 3")
    assert seen(game).seeker == "P4"


@pytest.mark.rule("D-DC-13")
def test_the_next_seeker_is_one_who_is_not_out() -> None:
    game = play(hiding("LIS", 4), "P1: give small", *trying("P3"), *trying("P2"))
    assert (seen(game).seeker, seen(game).hand) == ("P4", "small")


@pytest.mark.rule("DC-27")
def test_the_turn_of_one_who_is_out_passes_on_before_a_piece_too() -> None:
    assert seen(play(hiding("LIS"), *trying("P2"))).seeker == "P3"
    assert seen(play(at_bonus(), *trying("P2"))).seeker == "P3"


@pytest.mark.rule("DC-26", "DC-27")
def test_one_who_goes_out_when_not_on_turn_takes_nobodys_turn_away() -> None:
    game = play(hiding("LIS"), "P1: give small", *trying("P3"))
    assert (seen(game).seeker, seen(game).hand) == ("P2", "small")
    assert seen(play(game, "P2: place 3")).seeker == "P2"


@pytest.mark.rule("DC-27", "DC-36")
def test_who_was_out_plays_the_next_round() -> None:
    game = play(hiding("LIS"), *trying("P3"), "P2: attempt LIS", "P2: set-word KOT")
    assert seen(game).seeker == "P3"
    assert play(game, "P3: attempt KOT").sheet[1].solver == "P3"


# --- right ----------------------------------------------------------------------------------------


@pytest.mark.rule("DC-28")
@pytest.mark.parametrize("seat", ["P2", "P3"])
@pytest.mark.parametrize("wrong", [0, 1, 2])
def test_a_right_attempt_shows_the_word_and_ends_the_round(seat: str, wrong: int) -> None:
    game = play(hiding("LIS"), *trying(seat, wrong), "P1: give long", f"{seat}: attempt LIS")
    for watcher in watchers(game):
        line = seen(game, watcher).sheet[0]
        assert (line.word, line.solver, line.end) == ("LIS", seat, "solved")
        assert (seen(game, watcher).round, seen(game, watcher).phase) == (2, "word")


@pytest.mark.rule("DC-28")
@pytest.mark.parametrize("word", ["LAS", "SIL", "TIS", "LIŚ", "LIZ"])
def test_only_the_word_itself_is_right(word: str) -> None:
    assert play(hiding("LIS"), f"P2: attempt {word}").sheet == ()
