"""The record: readable, strict, versioned, and committed to before the first move."""

import random
from dataclasses import replace as replace_rule
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from cluehouse.games import CODENAMES, GAMES, Refusal
from cluehouse.games.notation import NotationError, parse_move, parse_tokens, print_move, print_tokens
from cluehouse.games.record import Record, commitment, from_json, parse, print_record, replay
from cluehouse.games.rule import Move
from cluehouse.games.trapwords import TRAPWORDS
from cluehouse.games.trapwords.moves import Say
from tests.conformance.deals import PACK, random_deal
from tests.conformance.test_play import each_game
from tests.random_play import random_game


@given(st.lists(st.text()))
def test_any_words_come_back_from_their_line(words: list[str]) -> None:
    assert parse_tokens(print_tokens(tuple(words))) == words


@given(st.text())
def test_any_text_comes_back_from_its_move(text: str) -> None:
    line = print_move("red-1", Say(text))
    assert "\n" not in line.replace("\\n", "")
    assert parse_move(TRAPWORDS.rules, line) == ("red-1", Say(text))


@given(st.text(), st.sampled_from(sorted(GAMES)))
def test_a_text_that_is_no_record_is_refused_with_a_reason(text: str, name: str) -> None:
    for odd in (text, f"cluehouse record 1: {name}\n{text}", f"cluehouse record 1: {name}\n[moves]\n{text}"):
        with pytest.raises(NotationError):
            parse(GAMES, odd)


@given(st.binary())
def test_bytes_that_are_no_record_are_refused_with_a_reason(raw: bytes) -> None:
    with pytest.raises(NotationError):
        from_json(GAMES, raw)


@each_game
def test_comments_and_blank_lines_do_not_count(name: str) -> None:
    game, deal = random_deal(name, dice := random.Random(5))
    record, _ = random_game(game, deal, dice)
    commented = "# a fine game\n\n" + print_record(record).replace("[moves]", "# here it begins\n\n[moves]")
    assert parse(GAMES, commented) == record


@each_game
def test_a_record_of_another_version_is_not_guessed_at(name: str) -> None:
    _, deal = random_deal(name, random.Random(5))
    text = print_record(Record(name, deal)).replace("record 1:", "record 2:")
    with pytest.raises(NotationError, match="version 2"):
        parse(GAMES, text)


@each_game
def test_moves_must_be_numbered_one_after_another(name: str) -> None:
    game, deal = random_deal(name, dice := random.Random(6))
    record, _ = random_game(game, deal, dice)
    text = print_record(record)
    with pytest.raises(NotationError, match="move 1 expected"):
        parse(GAMES, text.replace("\n1. ", "\n2. "))


@each_game
def test_the_commitment_binds_the_whole_deal_and_tells_nothing_without_the_seed(name: str) -> None:
    game, deal = random_deal(name, dice := random.Random(9))
    record, _ = random_game(game, deal, dice)
    shown_before = commitment(Record(name, deal))
    assert commitment(parse(GAMES, print_record(record))) == shown_before
    assert commitment(Record(name, replace(deal, seed=deal.seed + "0"))) != shown_before
    for field in deal.__struct_fields__:
        value = getattr(deal, field)
        if isinstance(value, tuple) and len(set(value)) > 1:
            other = replace(deal, **{field: value[::-1] if value[::-1] != value else value[1:]})
            assert commitment(Record(name, other)) != shown_before


def test_a_move_that_gained_a_field_still_reads() -> None:
    class LaterGuess(Move, frozen=True, tag="guess"):
        card: str
        slowly: bool = False

    rule = next(rule for rule in CODENAMES.rules.values() if rule.name == "guess")
    later: Any = {LaterGuess: replace_rule(rule, move=LaterGuess)}
    assert parse_move(later, "red-1: guess ROOT") == ("red-1", LaterGuess("ROOT"))
    assert parse_move(later, "red-1: guess ROOT yes") == ("red-1", LaterGuess("ROOT", True))
    for line in ("red-1: guess", "red-1: guess ROOT yes no"):
        with pytest.raises(NotationError):
            parse_move(later, line)


def test_a_spoilt_record_does_not_replay() -> None:
    game, deal = random_deal("codenames", random.Random(2), variant="standard")
    first = deal.first
    text = print_record(Record("codenames", deal)) + f"1. {first}-1: stop\n"
    with pytest.raises(ValueError, match="not-now"):
        replay(game, parse(GAMES, text))


SPOILT = [
    ("codenames", "first = red", "first = blue"),
    ("codenames", "seats = red-chief", "seats = red-boss"),
    ("codenames", "[moves]", "[moves"),
    ("codenames", "timer = off", "timer = off\ntimer = warn"),
    ("codenames", "clue_seconds = 120", "clue_seconds = 1"),
    ("duet", "mission =", "mission = nowhere"),
    ("trapwords", "monster = ", "monster = big-"),
    ("decipher", "first = P", "first = Q"),
]


@pytest.mark.parametrize(("name", "good", "bad"), SPOILT)
def test_a_deal_that_cannot_be_is_no_record(name: str, good: str, bad: str) -> None:
    game = GAMES[name]
    deals = (game.deal(game.options_type(), PACK, f"seed {number}") for number in range(99))
    text = next(text for deal in deals if good in (text := print_record(Record(name, deal))))
    with pytest.raises(NotationError):
        parse(GAMES, text.replace(good, bad, 1).replace('mission = nowhere ""', "mission = nowhere"))


@pytest.mark.parametrize("seed", ["", "two\nlines", "zero\u200bwidth", "\ud800", "x" * 1000])
def test_a_seed_is_a_tidy_line(seed: str) -> None:
    game = GAMES["codenames"]
    with pytest.raises(Refusal) as refused:
        game.deal(game.options_type(), PACK, seed)
    assert refused.value.code == "bad-text"
