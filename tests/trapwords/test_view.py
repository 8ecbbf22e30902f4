"""What each seat sees: the maze is open to all, lists and secrets are not."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from cluehouse.games.notation import parse_move
from cluehouse.games.refusal import Refusal
from cluehouse.games.trapwords import TRAPWORDS, State
from tests.trapwords.table import (
    describing,
    everybody,
    play,
    play_round,
    play_rounds,
    play_turn,
    seen,
    sent,
    table,
    write_lists,
)

RED_TRAPS = tuple(f"red-2: propose {word}" for word in ("moat", "turret", "siege"))
BLUE_TRAPS = tuple(f"blue-2: propose {word}" for word in ("milk", "toast", "churn"))
WRITING = (*RED_TRAPS, *BLUE_TRAPS, "red-1: ready", "blue-1: ready")
RED_TURN = (
    "red-1: take",
    "blue-1: turn-hourglass",
    'red-1: say "Cows have to do with it."',
    "red-2: hand",
    "red-2: guess cheese",
    "referee: judge no",
    "clock: lapse 1",
    'red-1: say "It is yellow."',
    "blue-2: doubt-illegal 2 sound",
)
TRIES = (
    "propose milk",
    "propose BUTTER",
    "guess cheese",
    "call-trap milk 1",
    "take",
    "ready",
    "pass-torch",
    "dread milk",
)


def moments(state: State, *lines: str) -> Iterator[State]:
    """The state after each line, the first state included."""
    yield state
    for line in lines:
        state = play(state, line)
        yield state


def answer(state: State, line: str) -> str:
    """The refusal of this line, or an empty string if it is accepted."""
    try:
        TRAPWORDS.play(state, *parse_move(TRAPWORDS.rules, line))
    except Refusal as refusal:
        return str(refusal)
    return ""


def with_deal(state: State, **changes: object) -> State:
    """The same table with another deal."""
    return TRAPWORDS.start(replace(state.deal, **changes))


# --- the maze -------------------------------------------------------------------------------------


@pytest.mark.rule("TW-09")
@pytest.mark.parametrize(("starred", "guesses"), [(False, 3), (True, 2)])
def test_everybody_sees_the_monster_and_its_rule_from_the_start(starred: bool, guesses: int) -> None:
    game = table(monster="dragon", starred=starred)
    for seat in everybody(game):
        monster = seen(game, seat).monster
        assert (monster.name, monster.starred, monster.guesses) == ("dragon", starred, guesses)


@pytest.mark.rule("TW-09")
def test_a_curse_that_lies_face_down_has_no_face_for_anybody() -> None:
    for moment in moments(table(curses=("snake", "echo")), *WRITING, *RED_TURN):
        for seat in everybody(moment):
            assert [(curse.chamber, curse.name) for curse in seen(moment, seat).curses] == [(1, None), (3, None)]
            assert b"snake" not in sent(moment, seat)
            assert b"echo" not in sent(moment, seat)


@pytest.mark.rule("TW-09")
def test_curses_that_lie_face_down_change_nothing_that_anybody_is_sent() -> None:
    one = play_round(table(curses=("word-of-dread", "snake"), curse_deck=("flood", "snake")))
    other = play_round(table(curses=("thick-net", "echo"), curse_deck=("snake", "thick-net")))
    for seat in everybody(one):  # one of them will be discarded when the monster pushes it once more
        assert sent(one, seat) == sent(other, seat)


@pytest.mark.rule("TW-09")
def test_a_curse_that_was_turned_up_is_seen_by_all() -> None:
    game = play_round(table(curses=("snake", "echo")), red="success")
    for seat in everybody(game):
        assert [(curse.chamber, curse.name) for curse in seen(game, seat).curses] == [(1, "snake"), (3, None)]


# --- secrets --------------------------------------------------------------------------------------


@pytest.mark.rule("TW-18")
def test_while_writing_a_team_sees_the_word_it_sets_and_not_its_own() -> None:
    for moment in moments(table(), *WRITING[:-1]):
        for seat in ("red-1", "red-2"):
            assert (seen(moment, seat).set_word, seen(moment, seat).secret) == ("CASTLE", None)
            assert b"BUTTER" not in sent(moment, seat)
        for seat in ("blue-1", "blue-2"):
            assert (seen(moment, seat).set_word, seen(moment, seat).secret) == ("BUTTER", None)
            assert b"CASTLE" not in sent(moment, seat)
        assert b"BUTTER" not in sent(moment, "spectator")
        assert b"CASTLE" not in sent(moment, "spectator")


@pytest.mark.rule("TW-37")
def test_a_describer_sees_the_secret_word_only_from_the_start_of_the_own_turn() -> None:
    for moment in moments(table(), *WRITING):
        assert b"BUTTER" not in sent(moment, "red-1")
    game = write_lists(table())
    for moment in moments(play(game, "red-1: take"), *RED_TURN[1:]):
        assert seen(moment, "red-1").secret == "BUTTER"
        assert b"CASTLE" not in sent(moment, "blue-1")  # blue's turn has not come
    game = play(describing(game), "clock: time-up")
    assert b"CASTLE" not in sent(game, "blue-1")
    assert seen(play(game, "blue-1: take"), "blue-1").secret == "CASTLE"


@pytest.mark.rule("TW-37")
@pytest.mark.parametrize("seat", ["red-2", "spectator"])
def test_the_others_of_the_team_do_not_see_the_secret_word_before_the_turn_is_over(seat: str) -> None:
    for moment in moments(table(), *WRITING, *RED_TURN):
        assert seen(moment, seat).secret is None
        assert b"BUTTER" not in sent(moment, seat)
    over = play(describing(table()), "clock: time-up")
    assert [done.secret for done in seen(over, seat).finished] == ["BUTTER"]


@pytest.mark.rule("TW-18", "TW-37", "TW-17")
@pytest.mark.parametrize("seat", ["red-2", "spectator"])
def test_another_secret_word_would_change_nothing_that_the_guessers_are_sent(seat: str) -> None:
    words = tuple("MARGARINE" if word == "BUTTER" else word for word in table().deal.words)
    one, other = moments(table(), *WRITING, *RED_TURN), moments(with_deal(table(), words=words), *WRITING, *RED_TURN)
    for here, there in zip(one, other, strict=True):
        assert sent(here, seat) == sent(there, seat)
        for line in TRIES:
            assert answer(here, f"{seat}: {line}") == answer(there, f"{seat}: {line}")


# --- trap lists -----------------------------------------------------------------------------------


@pytest.mark.rule("TW-13", "TW-38")
def test_a_trap_list_is_hidden_from_the_other_team_until_their_turn_is_over() -> None:
    for moment in moments(table(), *WRITING, *RED_TURN):
        for seat in ("red-1", "red-2", "spectator"):
            assert not any(word in sent(moment, seat) for word in (b"milk", b"toast", b"churn"))
        for seat in ("blue-1", "blue-2", "spectator"):
            assert not any(word in sent(moment, seat) for word in (b"moat", b"turret", b"siege"))
    game = play(table(), *WRITING, *RED_TURN, "clock: time-up")
    for seat in everybody(game):
        assert [done.traps for done in seen(game, seat).finished] == [("milk", "toast", "churn")]
    for seat in ("blue-1", "blue-2", "spectator"):
        assert b"moat" not in sent(game, seat)


@pytest.mark.rule("TW-13", "TW-38")
@pytest.mark.parametrize("seat", ["red-1", "red-2", "spectator"])
def test_other_traps_would_change_nothing_that_the_describing_team_is_sent(seat: str) -> None:
    others = tuple(line.replace("propose ", "propose other") for line in BLUE_TRAPS)
    swapped = (*RED_TRAPS, *others, *WRITING[-2:])
    one, other = moments(table(), *WRITING, *RED_TURN), moments(table(), *swapped, *RED_TURN)
    for here, there in zip(one, other, strict=True):
        assert sent(here, seat) == sent(there, seat)
        for line in TRIES:
            assert answer(here, f"{seat}: {line}") == answer(there, f"{seat}: {line}")


@pytest.mark.rule("TW-13")
def test_a_team_reads_its_own_list_all_the_time() -> None:
    for moment in moments(play(table(), *WRITING), *RED_TURN):
        for seat in ("blue-1", "blue-2"):
            traps = seen(moment, seat).traps
            assert traps is not None
            assert traps.words == ("milk", "toast", "churn")


@pytest.mark.rule("TW-12")
def test_each_list_is_kept_with_its_round_secret_word_chamber_and_traps() -> None:
    game = play_round(table(), red="success")
    game = play_turn(play_turn(write_lists(game, red=("insect", "wings"), blue=("green", "cave")), "fail"), "fail")
    for seat in everybody(game):
        first, second = seen(game, seat).rounds
        assert (first.number, first.secrets, first.chambers) == (
            1,
            {"red": "BUTTER", "blue": "CASTLE"},
            {"red": 3, "blue": 3},
        )
        assert (second.number, second.secrets, second.chambers) == (
            2,
            {"red": "GOBLIN", "blue": "DRAGONFLY"},
            {"red": 4, "blue": 3},
        )
        assert second.traps["blue"][:2] == ("green", "cave")
        assert (len(second.traps["blue"]), len(second.traps["red"])) == (4, 3)


@pytest.mark.rule("TW-12", "TW-11")
def test_all_eight_lists_stay_readable_after_the_game() -> None:
    game = play_rounds(table(), 8)
    for seat in everybody(game):
        assert [played.number for played in seen(game, seat).rounds] == list(range(1, 9))


# --- everybody ------------------------------------------------------------------------------------


@pytest.mark.rule("TW-09", "TW-17", "TW-18")
def test_nothing_of_the_deal_that_is_still_to_come_is_ever_sent() -> None:
    hidden = [*table().deal.words[2:], "a seed for tests"]
    for moment in moments(table(), *WRITING, *RED_TURN, "clock: time-up"):
        for seat in everybody(moment):
            assert not any(word.encode() in sent(moment, seat) for word in hidden)


def test_everybody_is_told_what_they_themselves_can_do() -> None:
    for moment in moments(table(), *WRITING, *RED_TURN):
        for seat in moment.deal.seats:
            assert seen(moment, seat).choices == TRAPWORDS.choices(moment, seat)
        assert seen(moment).choices == ()


def test_a_seat_that_is_not_at_the_table_sees_what_a_spectator_sees() -> None:
    game = describing(table())
    for stranger in ("clock", "referee", "red-3", "green-1", ""):
        assert sent(game, stranger) == sent(game, "spectator")
