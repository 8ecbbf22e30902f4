"""What each seat sees, and what it must not see."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import fields, replace

from cluehouse.games.codenames import CODENAMES
from cluehouse.games.codenames.moves import Clue
from cluehouse.games.codenames.state import State
from cluehouse.games.notation import parse_move
from cluehouse.games.refusal import Refusal
from tests.codenames.table import BACKS, KEY, RED, WORDS, offered, play, seen, sent, table, watchers

BLIND = ("red-1", "red-2", "blue-1", "spectator", "clock", "referee")
CHIEFS = ("red-chief", "blue-chief")
LINES = (
    "red-chief: clue tree 2",
    "red-1: mark POISON",
    "blue-1: object",
    "referee: ruling doubtful CN-22 hm",
    "blue-chief: waive",
    "red-2: guess ROOT",
    "red-1: guess LAMP",
    "blue-chief: ask water 2",
    "red-chief: approve",
    "blue-chief: clue water 2",
    "blue-1: guess SEA",
    "blue-1: stop",
    "red-chief: clue rooty 2",
    "blue-chief: object",
    "blue-chief: uphold",
    "blue-chief: cover SAIL",
    "blue-chief: clue wind 1",
)
TRIES = (
    "guess LEAF",
    "mark POISON",
    "cover LEAF",
    "cover WAVE",
    "clue tree 2",
    "ask tree 2",
    "stop",
    "object",
    "uphold",
    "waive",
)


def moments(state: State, *lines: str) -> Iterator[State]:
    """The state after each line, the first state included."""
    yield state
    for line in lines:
        state = play(state, line)
        yield state


def code(state: State, line: str) -> str:
    """The code of the refusal of this line, or an empty string if it is accepted."""
    try:
        CODENAMES.play(state, *parse_move(CODENAMES.rules, line))
    except Refusal as refusal:
        return str(refusal)
    return ""


# --- the key (CN-03) ------------------------------------------------------------------------------


def other_key() -> State:
    """The same table under a key that differs on every card that LINES leave alone."""
    identity = dict(zip(WORDS, KEY, strict=True))
    for one, other in (("LEAF", "POISON"), ("BARK", "CHAIR"), ("WAVE", "SPOON"), ("PINE", "SHIP"), ("TIDE", "CEDAR")):
        identity[one], identity[other] = identity[other], identity[one]
    before = table(red=3)
    return replace(before, deal=replace(before.deal, first="red", key=tuple(identity.values())))


@pytest.mark.rule("CN-03")
@pytest.mark.parametrize("seat", BLIND)
def test_while_the_game_runs_the_key_changes_nothing_for_those_who_may_not_see_it(seat: str) -> None:
    one, other = moments(table(red=3), *LINES), moments(other_key(), *LINES)
    for here, there in zip(one, other, strict=True):
        assert here.deal.key != there.deal.key
        assert sent(here, seat) == sent(there, seat)
        assert offered(here, seat) == offered(there, seat)


@pytest.mark.rule("CN-03")
@pytest.mark.parametrize("seat", ["red-1", "red-2", "blue-1"])
def test_no_refusal_tells_an_operative_what_a_card_is(seat: str) -> None:
    one, other = moments(table(red=3), *LINES), moments(other_key(), *LINES)
    for here, there in zip(one, other, strict=True):
        for line in TRIES:
            assert code(here, f"{seat}: {line}") == code(there, f"{seat}: {line}")


@pytest.mark.rule("CN-03")
@pytest.mark.parametrize("seat", BLIND)
def test_nothing_that_tells_the_key_is_sent_to_the_blind(seat: str) -> None:
    for moment in moments(table(red=3), *LINES):
        text = sent(moment, seat)
        assert b'"key"' not in text
        assert moment.deal.seed.encode() not in text  # the whole deal can be made anew from it
        assert b"assassin" not in text
        assert not any(back.encode() in text for back in BACKS)


@pytest.mark.rule("CN-03")
@pytest.mark.parametrize("seat", CHIEFS)
def test_both_chiefs_see_the_same_key_all_the_time(seat: str) -> None:
    for moment in moments(table(red=3), *LINES):
        assert seen(moment, seat).key == KEY


# --- what everybody sees --------------------------------------------------------------------------


@pytest.mark.rule("CN-09")
def test_everybody_sees_how_many_words_each_side_has_left() -> None:
    lefts = [(9, 8)] * 6 + [(8, 8)] * 5 + [(8, 7)] * 5 + [(8, 6)] * 2
    for moment, (red, blue) in zip(moments(table(red=3), *LINES), lefts, strict=True):
        for seat in watchers(moment):
            assert seen(moment, seat).left == {"red": red, "blue": blue}


@pytest.mark.rule("CN-09")
def test_a_word_touched_by_the_others_leaves_its_own_side_fewer() -> None:
    game = play(table(), "red-chief: clue tree 2", "red-1: guess SEA")
    for seat in watchers(game):
        assert seen(game, seat).left == {"red": 9, "blue": 7}


@pytest.mark.rule("CN-19")
def test_every_clue_and_touch_stays_in_a_log_that_everybody_reads() -> None:
    game = play(table(), "red-chief: clue tree 2", "red-1: guess ROOT", "red-1: stop")
    game = play(game, "blue-chief: clue water unlimited", "blue-1: guess LAMP", "red-chief: clue wood 1")
    for seat in watchers(game):
        view = seen(game, seat)
        assert [(turn.side, turn.word, turn.number) for turn in (*view.turns, view.turn)] == [
            ("red", "tree", 2),
            ("blue", "water", "unlimited"),
            ("red", "wood", 1),
        ]
        assert [touch.card for turn in view.turns for touch in turn.touches] == ["ROOT", "LAMP"]


@pytest.mark.rule("CN-04")
def test_everybody_sees_the_same_board() -> None:
    for seat in watchers(table()):
        assert seen(table(), seat).words == WORDS


def test_everybody_is_told_what_they_themselves_can_do() -> None:
    for moment in moments(table(red=3), *LINES):
        for seat in moment.deal.seats:
            assert seen(moment, seat).choices == CODENAMES.choices(moment, seat)
        assert seen(moment).choices == ()


def test_a_seat_that_is_not_at_the_table_sees_what_a_spectator_sees() -> None:
    game = play(table(), "red-chief: clue tree 2")
    for stranger in ("clock", "referee", "red-2", "green-chief", ""):
        assert sent(game, stranger) == sent(game, "spectator")


# --- poker faces ----------------------------------------------------------------------------------


@pytest.mark.rule("CN-52")
def test_a_chief_never_says_which_words_a_clue_means() -> None:
    assert [field.name for field in fields(Clue)] == ["word", "number"]
    assert set(offered(table(), "red-chief")["clue"].args) == {"word", "number"}


@pytest.mark.rule("CN-52")
@pytest.mark.parametrize("seat", ["red-chief", "red-1", "blue-chief", "blue-1", "spectator"])
def test_an_own_card_that_was_not_meant_looks_like_any_other(seat: str) -> None:
    clue = play(table(), "red-chief: clue tree 2")
    for meant, other in combinations(RED, 2):
        right, lucky = seen(play(clue, f"red-1: guess {meant}"), seat), seen(play(clue, f"red-1: guess {other}"), seat)
        touch = replace(right.turn.touches[0], card=other)
        assert lucky == replace(
            right, covers=lucky.covers, choices=lucky.choices, turn=replace(right.turn, touches=(touch,))
        )
        assert [choice.do for choice in lucky.choices] == [choice.do for choice in right.choices]


@pytest.mark.rule("CN-62")
def test_unlimited_does_not_tell_how_many_words_are_meant() -> None:
    game = play(table(), "red-chief: clue tiny unlimited")
    for seat in watchers(game):
        assert seen(game, seat).turn.number == "unlimited"
        assert seen(game, seat).guesses_left is None


@pytest.mark.rule("CN-65")
def test_while_operatives_guess_their_chief_has_nothing_to_do() -> None:
    for lines in ((), ("red-1: mark ROOT",), ("red-1: guess ROOT",), ("blue-1: object",)):
        game = play(table(), "red-chief: clue tree 2", *lines)
        assert offered(game, "red-chief") == {}
        for name in ("mark ROOT", "unmark ROOT", "guess LEAF", "stop", "clue wood 2", "ask wood 2", "cover LEAF"):
            assert code(game, f"red-chief: {name}") in ("not-your-part", "not-now", "objection-pending")


@pytest.mark.rule("CN-65")
@pytest.mark.parametrize("card", ["ROOT", "SEA", "LAMP", "POISON"])
def test_pointing_at_a_card_tells_nothing_about_it(card: str) -> None:
    before = play(table(), "red-chief: clue tree 2")
    after = play(before, f"red-1: mark {card}")
    for seat in watchers(after):
        assert seen(after, seat).marks == ((card, "red-1"),)
        assert replace(seen(after, seat), marks=(), choices=()) == replace(seen(before, seat), choices=())
