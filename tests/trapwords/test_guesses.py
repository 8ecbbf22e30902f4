"""Clues and guesses: who, how many, what counts, and where a right guess leads."""

import pytest
from msgspec.structs import replace

from cluehouse.games.trapwords import TRAPWORDS
from tests.trapwords.table import (
    describing,
    offered,
    play,
    play_round,
    refused,
    table,
    team_chambers,
    turn_of,
    write_lists,
)

WRONG = ("cheese", "yoghurt", "honey", "jam", "lard")


def wrong(count: int, seat: str = "red-2") -> tuple[str, ...]:
    """This many wrong guesses of one guesser, each judged."""
    return tuple(line for word in WRONG[:count] for line in (f"{seat}: guess {word}", "referee: judge no"))


# --- clues ----------------------------------------------------------------------------------------


@pytest.mark.rule("TW-42")
def test_any_number_of_clues_may_be_given_while_the_sand_runs() -> None:
    game = play(describing(table()), *(f'red-1: say "clue number {number}"' for number in range(60)))
    assert len(turn_of(game).lines) == 60
    assert "say" in offered(game, "red-1")
    assert refused(play(game, "clock: time-up"), "red-1: say cow") == "not-now"


@pytest.mark.rule("TW-42")
def test_clues_and_guesses_may_alternate() -> None:
    game = play(describing(table()), "red-1: say cow", *wrong(2), "red-1: say cow", *wrong(1), "red-1: say cow")
    assert [guess.after for guess in turn_of(game).guesses] == [1, 1, 2]


@pytest.mark.rule("TW-42", "TW-65")
@pytest.mark.parametrize("seat", ["red-2", "red-3", "blue-1", "clock", "referee"])
def test_only_the_describer_gives_clues(seat: str) -> None:
    assert refused(describing(table(red=3)), f"{seat}: say cow") == "not-your-part"


# --- who guesses ----------------------------------------------------------------------------------


@pytest.mark.rule("TW-65")
def test_everybody_of_the_team_but_the_describer_guesses_in_any_order() -> None:
    game = describing(table(red=4))
    assert [seat for seat in game.deal.seats if "guess" in offered(game, seat)] == ["red-2", "red-3", "red-4"]
    game = play(game, *wrong(1, "red-4"), *wrong(1, "red-2"), *wrong(1, "red-2"))
    assert play(game, "red-3: guess BUTTER").positions["red"] == 1


@pytest.mark.rule("TW-65")
@pytest.mark.parametrize("seat", ["red-1", "blue-1", "blue-2", "clock", "referee"])
def test_nobody_else_guesses(seat: str) -> None:
    assert refused(describing(table()), f"{seat}: guess BUTTER") == "not-your-part"


# --- how many -------------------------------------------------------------------------------------


@pytest.mark.rule("TW-66", "TW-74", "TW-64")
def test_five_wrong_guesses_fail_the_turn() -> None:
    game = play(describing(table()), *wrong(4))
    assert "guess" in offered(game, "red-2")
    game = play(game, "red-2: guess lard", "referee: judge no")
    assert game.turns[0].end == "guesses"
    assert game.positions == {"red": 0, "blue": 0}
    assert "guess" not in offered(game, "red-2")


@pytest.mark.rule("TW-66", "D-TW-15")
@pytest.mark.parametrize("earlier", range(5))
def test_any_of_the_five_guesses_may_be_the_right_one(earlier: int) -> None:
    game = play(describing(table()), *wrong(earlier), "red-2: guess BUTTER")
    assert (game.turns[0].end, game.positions["red"]) == ("guessed", 1)


@pytest.mark.rule("TW-66")
def test_all_guessers_share_the_five_guesses_and_each_turn_has_its_own() -> None:
    game = play(describing(table(red=3)), *wrong(2), *wrong(2, "red-3"))
    assert play(game, *wrong(1)).turns[0].end == "guesses"
    game = describing(play(game, *wrong(1)))
    game = play(game, *wrong(4, "blue-2"))
    assert "guess" in offered(game, "blue-2")


@pytest.mark.rule("TW-66")
def test_a_repeated_guess_is_a_guess_again() -> None:
    game = play(describing(table()), *wrong(1) * 4)
    assert play(game, *wrong(1)).turns[0].end == "guesses"


# --- what a guess is ------------------------------------------------------------------------------


@pytest.mark.rule("TW-67")
def test_a_guesser_can_only_guess_or_ask_leave_so_a_question_is_a_guess() -> None:
    game = describing(table())
    assert set(offered(game, "red-2")) == {"guess", "hand"}
    game = play(game, 'red-2: guess "Is it something to eat?"', "referee: judge no")
    assert [guess.right for guess in turn_of(game).guesses] == [False]


@pytest.mark.rule("TW-68")
def test_a_word_put_up_for_discussion_is_a_guess() -> None:
    game = play_round(table())  # round 2: red's word is GOBLIN
    game = play(describing(game), "clock: time-up")
    game = describing(game)
    game = play(game, 'red-1: guess "I think it may be an ogre. Shall we say ogre?"', "blue-1: judge no")
    assert len(turn_of(game).guesses) == 1
    game = play(game, 'red-1: guess "I think it may be a goblin. Shall we say goblin?"')
    assert game.rounds[1].turns[1].end == "guessed"


@pytest.mark.rule("TW-68")
def test_guessers_have_no_other_way_to_talk() -> None:
    game = describing(table(red=3))
    assert set(offered(play(game, "red-2: hand"), "red-3")) == {"guess", "hand"}
    assert set(offered(play(game, "red-2: guess cheese"), "red-3")) == {"hand"}


@pytest.mark.rule("TW-69")
def test_asking_leave_to_guess_is_no_guess() -> None:
    game = play(describing(table(red=3)), *wrong(4), "red-2: hand", "red-3: hand")
    assert turn_of(game).hands == ("red-2", "red-3")
    assert len(turn_of(game).guesses) == 4
    assert play(game, "red-3: guess BUTTER").positions["red"] == 1


@pytest.mark.rule("TW-69")
def test_a_hand_is_up_once_and_down_with_the_next_guess() -> None:
    game = play(describing(table(red=3)), "red-2: hand")
    assert refused(game, "red-2: hand") == "not-now"
    assert refused(game, "red-1: hand") == refused(game, "blue-1: hand") == "not-your-part"
    assert turn_of(play(game, "red-3: guess cheese")).hands == ()


@pytest.mark.rule("TW-61")
def test_guessers_may_say_trap_words_freely() -> None:
    game = play(describing(table(), blue=("milk", "bread")), "red-1: say cow", "clock: lapse 1")
    game = play(game, "red-2: guess milk", "referee: judge no", 'red-2: guess "bread or milk"', "referee: judge no")
    assert refused(game, "blue-1: call-trap milk 1") == "too-late-to-call"
    assert refused(game, "referee: alert milk 1") == "too-late-to-call"
    assert play(game, "red-2: guess BUTTER").positions["red"] == 1


# --- right or wrong -------------------------------------------------------------------------------


@pytest.mark.rule("TW-71", "D-TW-16")
@pytest.mark.parametrize("answer", ["BUTTER", "butter", '"It is butter!"', '"peanut butter"', '"Butter, of course."'])
def test_an_answer_that_contains_the_secret_word_is_right(answer: str) -> None:
    assert play(describing(table()), f"red-2: guess {answer}").positions["red"] == 1


@pytest.mark.rule("TW-71", "TW-72", "D-TW-16")
@pytest.mark.parametrize("answer", ["butters", "buttery", "buttercup", '"butterfly wings"', "cheese"])
@pytest.mark.parametrize("judge", ["referee", "blue-1", "blue-2"])
def test_any_other_answer_waits_until_the_referee_or_the_watchers_judge_it(answer: str, judge: str) -> None:
    game = play(describing(table(red=3)), f"red-2: guess {answer}")
    assert game.phase == "describing"
    assert game.positions["red"] == 0
    assert refused(game, "red-3: guess BUTTER") == "answer-pending"
    assert refused(game, "red-1: judge yes") == refused(game, "clock: judge yes") == "not-your-part"
    assert play(game, f"{judge}: judge yes").positions["red"] == 1
    assert play(game, f"{judge}: judge no").positions["red"] == 0
    assert refused(play(game, f"{judge}: judge no"), f"{judge}: judge yes") == "not-now"


@pytest.mark.rule("TW-70")
@pytest.mark.parametrize("answer", ['"hot dog"', '"science fiction"', '"I will eat my hat if it is not a goblin"'])
def test_however_many_words_an_answer_has_it_is_one_guess(answer: str) -> None:
    game = play(describing(table()), *wrong(3), f"red-2: guess {answer}", "referee: judge no")
    assert "guess" in offered(game, "red-2")
    assert play(game, *wrong(1)).turns[0].end == "guesses"


# --- the marker -----------------------------------------------------------------------------------


@pytest.mark.rule("TW-73")
def test_a_right_guess_moves_the_marker_one_chamber_on() -> None:
    game = play(describing(table()), "red-2: guess BUTTER")
    assert team_chambers(game) == {"red": 4, "blue": 3}
    game = play(describing(game), "blue-2: guess CASTLE")
    assert team_chambers(game) == {"red": 4, "blue": 4}


@pytest.mark.rule("TW-74", "TW-75")
def test_after_a_turn_its_team_guesses_no_more() -> None:
    for lines in (("clock: time-up",), ("red-2: guess BUTTER",), wrong(5)):
        game = play(describing(table()), *lines)
        for name in ("guess BUTTER", "hand", "say cow", "take"):
            assert refused(game, f"red-2: {name}") in ("not-your-part", "not-now")


@pytest.mark.rule("TW-37")
def test_the_book_is_opened_by_the_describer_alone() -> None:
    game = write_lists(table())
    for seat in ("red-2", "blue-1", "blue-2", "clock", "referee"):
        assert refused(game, f"{seat}: take") == "not-your-part"
    assert refused(play(game, "red-1: take"), "red-1: take") == "not-now"


@pytest.mark.rule("TW-68")
@pytest.mark.parametrize("text", ["????", "…", "😀 !"])
def test_an_answer_without_a_word_costs_no_guess(text: str) -> None:
    game = describing(table())
    assert refused(game, f'red-2: guess "{text}"') == "guess-without-word"
    assert refused(game, "red-1: guess word") == "not-your-part"


@pytest.mark.rule("TW-68")
def test_records_before_0_2_keep_such_answers_as_guesses() -> None:
    game = describing(TRAPWORDS.start(replace(table().deal, hearings=False)))
    assert len(turn_of(play(game, 'red-2: guess "????"')).guesses) == 1
