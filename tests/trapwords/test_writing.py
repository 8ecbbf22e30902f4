"""Part one of a round: both teams write traps for the other's word."""

import pytest

from tests.trapwords.table import (
    SECRETS,
    TRAPS,
    offered,
    play,
    play_round,
    play_rounds,
    refused,
    seen,
    sent,
    table,
    values,
    write_list,
    write_lists,
)

RED = ("red-1: propose moat", "red-2: propose turret", "red-1: propose siege")
BLUE = ("blue-1: propose milk", "blue-2: propose toast", "blue-1: propose churn")


# --- together, then in turn -----------------------------------------------------------------------


@pytest.mark.rule("TW-16")
def test_both_teams_write_at_the_same_time() -> None:
    game = play(table(), RED[0], BLUE[0], BLUE[1], RED[1], RED[2], BLUE[2])
    assert (game.lists["red"].words, game.lists["blue"].words) == (
        ("moat", "turret", "siege"),
        ("milk", "toast", "churn"),
    )
    for seat in game.deal.seats:
        assert {"propose", "strike", "ready"} <= set(offered(game, seat))


@pytest.mark.rule("TW-16")
def test_a_round_is_writing_then_one_turn_for_each_team_then_writing_again() -> None:
    game = play_round(table())
    assert (game.round, game.phase) == (2, "writing")
    assert sorted(turn.team for turn in game.rounds[0].turns) == ["blue", "red"]
    assert (game.lists["red"].words, game.lists["blue"].words) == ((), ())
    assert "propose" in offered(game, "red-1")
    assert "propose" in offered(game, "blue-1")


@pytest.mark.rule("TW-16")
def test_nobody_describes_or_guesses_while_traps_are_written() -> None:
    game = write_list(table(), "red")
    for line in ("red-1: take", "blue-1: take", "red-1: say cow", "red-2: guess BUTTER", "blue-1: turn-hourglass"):
        assert refused(game, line) in ("not-now", "not-your-part")


@pytest.mark.rule("TW-17", "TW-18")
def test_the_word_a_team_writes_for_is_the_word_the_others_have_to_guess() -> None:
    game = table()
    for number in range(8):
        assert seen(game, "blue-2").set_word == SECRETS["red"][number]
        assert seen(game, "red-2").set_word == SECRETS["blue"][number]
        if number < 7:
            game = play_round(game)
            assert game.rounds[-1].secrets == {"red": SECRETS["red"][number], "blue": SECRETS["blue"][number]}


# --- how many -------------------------------------------------------------------------------------


@pytest.mark.rule("TW-20")
def test_a_list_is_as_long_as_the_number_of_the_others_chamber() -> None:
    game = play_rounds(table(curses=("echo", "snake")), 2, red="success")
    assert seen(game).needed == {"red": 3, "blue": 5}  # red stands in chamber 5, blue in chamber 3
    game = play_round(game, red="success", blue="success")
    assert seen(game).needed == {"red": 4, "blue": 6}


@pytest.mark.rule("TW-20")
def test_the_number_is_that_of_the_chamber_and_not_its_place_in_the_maze() -> None:
    game = play_round(table(curses=("echo", "snake"), chambers=(2, 4, 6, 8, 10)), red="success")
    assert seen(game).needed == {"red": 2, "blue": 4}


@pytest.mark.rule("TW-20", "TW-21")
@pytest.mark.parametrize("count", [0, 1, 2, 4, 5])
def test_a_list_of_the_wrong_length_cannot_be_handed_in(count: int) -> None:
    game = play(table(), *(f"red-1: propose {word}" for word in TRAPS["red"][:count]))
    assert refused(game, "red-1: ready") == "list-not-exact"
    assert "ready" not in offered(game, "red-1")


@pytest.mark.rule("TW-21")
def test_surplus_proposals_are_struck_out_by_anyone_of_the_team_until_the_count_is_right() -> None:
    game = play(table(red=3), *RED, "red-3: propose throne")
    assert values(game, "red-2", "strike", "word") == {"moat", "turret", "siege", "throne"}
    game = play(game, "red-2: strike siege", "red-3: ready")
    assert game.lists["red"].words == ("moat", "turret", "throne")
    assert game.lists["red"].ready


@pytest.mark.rule("TW-21")
def test_only_what_stands_on_the_list_can_be_struck_out() -> None:
    assert refused(table(), "red-1: strike moat") == "not-now"
    assert refused(play(table(), *RED), "red-1: strike throne") == "bad-argument"
    assert refused(play(table(), *RED, *BLUE), "red-1: strike milk") == "bad-argument"


# --- what may stand on it -------------------------------------------------------------------------


@pytest.mark.rule("D-TW-21")
@pytest.mark.parametrize("word", ["moat", "MOAT", "Moat"])
def test_a_trap_stands_on_a_list_only_once(word: str) -> None:
    assert refused(play(table(), RED[0]), f"red-2: propose {word}") == "trap-repeated"


@pytest.mark.rule("D-TW-21")
def test_a_word_that_was_struck_out_may_come_back() -> None:
    assert play(table(), RED[0], "red-1: strike moat", RED[0]).lists["red"].words == ("moat",)


@pytest.mark.rule("D-TW-22")
@pytest.mark.parametrize("word", ["CASTLE", "castle"])
def test_the_secret_word_is_a_trap_already(word: str) -> None:
    assert refused(table(), f"red-1: propose {word}") == "trap-is-secret"


@pytest.mark.rule("D-TW-22", "TW-18")
def test_a_team_may_write_its_own_secret_word_not_knowing_it() -> None:
    assert play(table(), "red-1: propose BUTTER").lists["red"].words == ("BUTTER",)


@pytest.mark.rule("D-TW-23")
def test_a_trap_is_one_word() -> None:
    assert refused(table(), 'red-1: propose "draw bridge"') == "one-word-only"
    assert refused(table(), 'red-1: propose ""') == "bad-text"


def test_a_list_has_room_for_forty_proposals() -> None:
    game = play(table(), *(f"red-1: propose trap{number}" for number in range(40)))
    assert refused(game, "red-2: propose moat") == "list-full"


# --- ready ----------------------------------------------------------------------------------------


@pytest.mark.rule("TW-23")
@pytest.mark.parametrize("teams", [("red", "blue"), ("blue", "red")])
def test_the_turns_begin_when_both_lists_are_ready(teams: tuple[str, str]) -> None:
    game = play(table(), *RED, *BLUE, f"{teams[0]}-2: ready")
    assert (game.phase, seen(game).ready) == ("writing", {teams[0]: True, teams[1]: False})
    assert game.turn is None
    assert play(game, f"{teams[1]}-1: ready").phase == "handover"


@pytest.mark.rule("TW-23")
@pytest.mark.parametrize("line", ["propose throne", "strike milk", "ready", "reopen"])
def test_a_list_that_both_declared_is_frozen(line: str) -> None:
    game = write_lists(table())
    for seat in game.deal.seats:
        assert refused(game, f"{seat}: {line}") == "not-now"


@pytest.mark.rule("TW-23")
def test_a_declared_list_is_not_written_on_unless_it_is_taken_back_in_time() -> None:
    game = play(table(), *RED, "red-1: ready")
    assert refused(game, "red-2: propose throne") == "list-frozen"
    assert refused(game, "red-2: strike moat") == "list-frozen"
    assert refused(game, "red-1: ready") == "list-frozen"
    game = play(game, "red-2: reopen", "red-1: strike moat", "red-1: propose throne", "red-1: ready")
    assert game.lists["red"].words == ("turret", "siege", "throne")


@pytest.mark.rule("TW-23")
def test_only_a_declared_list_of_the_own_team_is_taken_back() -> None:
    game = play(table(), *RED, "red-1: ready")
    assert refused(game, "blue-1: reopen") == "not-now"
    assert refused(game, "clock: reopen") == "not-your-part"


@pytest.mark.rule("D-TW-26")
def test_no_clock_runs_while_traps_are_written() -> None:
    game = play(table(), *RED, "red-1: ready")
    assert offered(game, "clock") == {}
    assert refused(game, "clock: time-up") == "not-now"


@pytest.mark.parametrize("seat", ["clock", "referee"])
def test_only_players_write_traps(seat: str) -> None:
    for line in ("propose moat", "strike moat", "dread moat", "ready"):
        assert refused(table(), f"{seat}: {line}") == "not-your-part"


@pytest.mark.rule("TW-21")
def test_a_team_sees_who_proposed_and_struck_each_word_and_the_rivals_do_not() -> None:
    state = play(table(), "red-1: propose moat", "red-2: strike moat")
    for seat in ("red-1", "red-2"):
        traps = seen(state, seat).traps
        assert traps is not None
        assert [(word.word, word.seat, word.struck_by) for word in traps.proposals] == [("moat", "red-1", "red-2")]
    assert all(b"moat" not in sent(state, seat) for seat in ("blue-1", "blue-2", "spectator"))


def test_a_word_that_is_proposed_again_is_no_longer_struck() -> None:
    state = play(table(), "red-1: propose moat", "red-2: strike moat", "red-2: propose Moat")
    proposals = state.lists["red"].proposals
    assert [(word.word, word.seat, word.struck_by) for word in proposals] == [("Moat", "red-2", "")]


def test_a_list_remembers_only_the_last_words_that_were_struck() -> None:
    state = table()
    for number in range(30):
        state = play(state, f"red-1: propose word{number}", f"red-1: strike word{number}")
    assert len(state.lists["red"].proposals) == 12
