"""What each seat sees, and what it must not see."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import fields, replace

from cluehouse.games.duet import DUET
from cluehouse.games.duet.moves import Clue
from cluehouse.games.duet.state import Identity, Key, Side, State
from cluehouse.games.notation import parse_move
from cluehouse.games.refusal import Refusal
from tests.duet.table import (
    BACKS,
    FOR_B,
    KEY_A,
    KEY_B,
    WORDS,
    offered,
    play,
    seen,
    sent,
    sudden_death,
    table,
    turns,
    watchers,
)

LINES = (
    *("A1: clue food 2", "B1: mark AA1", "B1: guess GG1", "B1: guess GB1", "B1: guess BB1"),
    *("B1: clue war 2", "A1: object", "B1: uphold", "A1: restart", "B1: disagree"),
    *("A1: mark BA1", "A1: guess BG1", "A1: guess BG2", "A1: stop"),
    *("A1: clue snow 0", "referee: ruling doubtful DU-28 letters", "B1: object", "A1: waive", "B1: guess BG3"),
    "B1: clue war 1",
)
TRIES = (
    *("clue food 2", "guess GG2", "guess AA1", "guess GB3", "guess BG3", "guess BB1", "mark AB1", "unmark AA1"),
    *("stop", "object", "uphold", "waive", "restart", "agree", "disagree"),
)
TOUCHED_BY_A, TOUCHED_BY_B = {"BG1", "BG2"}, {"GG1", "GB1", "BB1", "BG3"}


def moments(state: State, *lines: str) -> Iterator[State]:
    """The state after each line, the first state included."""
    yield state
    for line in lines:
        state = play(state, line)
        yield state


def code(state: State, line: str) -> str:
    """The code of the refusal of this line, or an empty string if it is accepted."""
    try:
        DUET.play(state, *parse_move(DUET.rules, line))
    except Refusal as refusal:
        return str(refusal)
    return ""


def shifted(moved: Key, kept: Key, fixed: set[str]) -> Key:
    """One side of the key changed on cards that are alike on the other side, so that it is still a key."""
    changed = dict(zip(WORDS, moved, strict=True))
    alike: dict[Identity, list[str]] = {}
    for word, identity in zip(WORDS, kept, strict=True):
        if word not in fixed:
            alike.setdefault(identity, []).append(word)
    for words in alike.values():
        identities, half = [changed[word] for word in words], len(words) // 2
        changed.update(zip(words, identities[half:] + identities[:half], strict=True))
    return tuple(changed.values())


def twin(side: Side) -> State:
    """The same table, but this side's key is another one, which the other side cannot tell from the first."""
    deal = table().deal
    if side == "A":
        deal = replace(deal, key_a=shifted(KEY_A, KEY_B, TOUCHED_BY_B))
    else:
        deal = replace(deal, key_b=shifted(KEY_B, KEY_A, TOUCHED_BY_A))
    return DUET.start(deal)


def open_greens(state: State, side: Side) -> int:
    """How many greens of this side are not covered."""
    key = state.deal.key_a if side == "A" else state.deal.key_b
    return sum(agent is None for identity, agent in zip(key, state.agents, strict=True) if identity == "green")


BLIND: list[tuple[str, Side]] = [("A1", "B"), ("B1", "A"), ("spectator", "A"), ("spectator", "B")]


# --- the key --------------------------------------------------------------------------------------


@pytest.mark.rule("DU-07", "DU-58")
@pytest.mark.parametrize(("seat", "side"), BLIND)
def test_while_the_game_runs_the_others_key_changes_nothing(seat: str, side: Side) -> None:
    for here, there in zip(moments(table(), *LINES), moments(twin(side), *LINES), strict=True):
        assert here.deal != there.deal
        assert sent(here, seat) == sent(there, seat)
        assert offered(here, seat) == offered(there, seat)


@pytest.mark.rule("DU-07")
@pytest.mark.parametrize(("seat", "side"), BLIND[:2])
def test_no_refusal_tells_what_a_card_is(seat: str, side: Side) -> None:
    for here, there in zip(moments(table(), *LINES), moments(twin(side), *LINES), strict=True):
        for line in TRIES:
            assert code(here, f"{seat}: {line}") == code(there, f"{seat}: {line}")


@pytest.mark.rule("DU-68", "D-DU-31")
@pytest.mark.parametrize(("seat", "side"), BLIND)
def test_nobody_is_told_how_many_greens_the_other_side_has_left(seat: str, side: Side) -> None:
    here, there = play(table(), *LINES), play(twin(side), *LINES)
    assert open_greens(here, side) != open_greens(there, side)
    assert sent(here, seat) == sent(there, seat)


@pytest.mark.rule("DU-07")
@pytest.mark.parametrize(
    ("seat", "hidden"), [("A1", '"B":["green"'), ("B1", '"A":["green"'), ("spectator", '["green"')]
)
def test_no_bytes_of_the_others_key_are_sent(seat: str, hidden: str) -> None:
    for moment in (*moments(table(), *LINES), sudden_death()):
        text = sent(moment, seat)
        assert hidden.encode() not in text
        assert moment.deal.seed.encode() not in text  # the whole deal can be made anew from it
        assert not any(back.encode() in text for back in BACKS)
        assert seat != "spectator" or b"assassin" not in text


@pytest.mark.rule("DU-58")
@pytest.mark.parametrize("seat", ["A1", "spectator"])
def test_nothing_tells_that_a_found_word_was_green_twice(seat: str) -> None:
    twice = dict(zip(WORDS, KEY_B, strict=True))
    once = twice | {"GG1": twice["GB1"], "GB1": twice["GG1"]}  # now GG1 is green for A alone, GB1 for both
    before = table()
    other = replace(before, deal=replace(before.deal, key_b=tuple(once.values())))
    lines = ("A1: clue food 1", "B1: guess GG1", "B1: stop", "B1: clue war 1", "A1: guess BG1", "A1: stop")
    for here, there in zip(moments(before, *lines), moments(other, *lines), strict=True):
        assert sent(here, seat) == sent(there, seat)


# --- what everybody sees --------------------------------------------------------------------------


@pytest.mark.rule("D-DU-31")
def test_everybody_sees_how_many_agents_are_placed() -> None:
    game = turns(table(), "A: GG1 GB1", "B: BG1 BB1", "A: GB2")
    assert [seen(game, seat).placed for seat in watchers(game)] == [4, 4, 4]


@pytest.mark.rule("DU-65")
def test_everybody_sees_who_found_a_word() -> None:
    game = turns(table(), "A: GG1 GB1", "B: GG2 AG1")
    for seat in watchers(game):
        shown = dict(zip(WORDS, seen(game, seat).agents, strict=True))
        assert {word: side for word, side in shown.items() if side} == {"GG1": "B", "GB1": "B", "GG2": "A", "AG1": "A"}


@pytest.mark.rule("DU-49")
def test_a_giver_never_says_which_words_a_clue_means() -> None:
    assert [field.name for field in fields(Clue)] == ["word", "number"]
    assert set(offered(table(), "A1")["clue"].args) == {"word", "number"}


@pytest.mark.rule("DU-49")
@pytest.mark.parametrize("seat", ["A1", "B1", "spectator"])
def test_a_green_that_was_not_meant_looks_like_any_other(seat: str) -> None:
    clue = play(table(), "A1: clue food 1")
    for meant, lucky in combinations(FOR_B, 2):
        one, other = (seen(play(clue, f"B1: guess {card}"), seat) for card in (meant, lucky))
        turn = replace(one.turn, touches=(replace(one.turn.touches[0], card=lucky),))
        same = replace(
            one, agents=other.agents, visible=other.visible, choices=other.choices, turn=turn, hints=other.hints
        )
        assert other == same
        assert [choice.do for choice in one.choices] == [choice.do for choice in other.choices]


@pytest.mark.rule("DU-110")
def test_a_side_is_reminded_of_the_black_word_that_it_must_find() -> None:
    game = turns(table(), "A: GB1")
    for seat in ("A1", "B1"):
        assert seen(game, seat).hints == ("guess-one-black",)
    game = turns(game, "B: AG1")
    assert seen(game, "A1").hints == ("leave-the-blacks",)
    assert seen(game, "B1").hints == ("guess-one-black",)
    game = turns(game, "A: GA1")
    assert seen(game, "B1").hints == ("leave-the-blacks",)
    assert seen(game).hints == ()


def test_everybody_is_told_what_they_themselves_can_do() -> None:
    for moment in moments(table(), *LINES):
        for seat in moment.deal.seats:
            assert seen(moment, seat).choices == DUET.choices(moment, seat)
        assert seen(moment).choices == ()


def test_a_seat_that_is_not_at_the_table_sees_what_a_spectator_sees() -> None:
    game = play(table(), "A1: clue food 2")
    for stranger in ("clock", "referee", "A2", "B9", "Anna", ""):
        assert sent(game, stranger) == sent(game, "spectator")
