"""The commitment is a hash of the text that was dealt, and the game that is replayed is the one of that text."""

import random
from typing import Any

import msgspec
import pytest

from cluehouse.games import GAMES
from cluehouse.games.notation import NotationError
from cluehouse.games.record import (
    Record,
    commitment,
    deal_text,
    from_json,
    parse,
    print_deal,
    print_record,
    read_deal,
    to_json,
)
from tests.conformance.deals import random_deal
from tests.conformance.test_play import each_game
from tests.random_play import random_game


def record_of(name: str, seed: int = 4) -> Record:
    game, deal = random_deal(name, dice := random.Random(seed))
    return random_game(game, deal, dice)[0]


def as_json(record: Record, **changes: Any) -> bytes:
    """The record in JSON, with some of its parts replaced; None takes a part out."""
    plain = msgspec.json.decode(to_json(record)) | changes
    return msgspec.json.encode({name: value for name, value in plain.items() if value is not None})


def swapped(text: str, section: str) -> str:
    """The text with the first two lines of a section in the other order."""
    lines = text.split("\n")
    at = lines.index(section) + 1
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return "\n".join(lines)


@each_game
def test_text_and_json_and_log_have_the_same_commitment(name: str) -> None:
    record = record_of(name)
    game, text = GAMES[name], print_record(record)
    kept = [parse(GAMES, text), from_json(GAMES, to_json(record)), from_json(GAMES, as_json(record, text=None))]
    logged = [read_deal(game, print_deal(name, record.deal)), read_deal(game, msgspec.to_builtins(record.deal))]
    assert {commitment(each) for each in (*kept, *logged)} == {commitment(record)}
    assert {deal_text(each) for each in (*kept, *logged)} == {text.partition("\n\n[moves]")[0]}
    assert kept == [record] * 3


@each_game
def test_spacing_comments_and_line_ends_do_not_change_the_commitment(name: str) -> None:
    record = record_of(name)
    text = print_record(record)
    windows = text.replace("\n", "\r\n")
    indented = "\n".join(f"    {line}  " for line in text.split("\n"))
    commented = text.replace("[deal]", "# seed = another\n\n[deal]\n# words = X")
    for changed in (windows, indented, commented):
        assert parse(GAMES, changed) == record
        assert commitment(parse(GAMES, changed)) == commitment(record)
        assert print_record(parse(GAMES, changed)) == text


@each_game
@pytest.mark.parametrize("section", ["[options]", "[deal]"])
def test_lines_in_another_order_are_another_text(name: str, section: str) -> None:
    record = record_of(name)
    changed = parse(GAMES, swapped(print_record(record), section))
    assert changed.deal == record.deal
    assert commitment(changed) != commitment(record)
    assert print_record(changed) == swapped(print_record(record), section)
    assert commitment(from_json(GAMES, to_json(changed))) == commitment(changed)


@each_game
def test_an_option_left_out_has_its_default_and_another_commitment(name: str) -> None:
    game, deal = random_deal(name, random.Random(1), language="en")
    full = print_record(Record(name, deal))
    short = parse(GAMES, full.replace("language = en\n", ""))
    assert short.deal.options.language == game.options_type().language
    assert commitment(short) != commitment(Record(name, deal))
    assert "language" not in print_record(short)
    assert from_json(GAMES, to_json(short)) == short


@each_game
def test_a_text_that_could_be_read_in_two_ways_is_no_record(name: str) -> None:
    text = print_record(record_of(name))
    seed = next(line for line in text.split("\n") if line.startswith("seed = "))
    seats = next(line for line in text.split("\n") if line.startswith("seats = "))
    doubled = (
        text.replace(seed, f"{seed}\nseed = x"),
        text.replace(seed, f"{seed}\nseed=x"),
        text.replace(seats, f"seats = nobody\r{seats}"),
        text.replace(seats, seats.replace(" ", "\r", 3).replace("\r", " ", 2)),
        text.replace("[moves]", "[deal]\nseed = x\n\n[moves]"),
        text.replace("[moves]", "[options]\n\n[moves]"),
        text + "[moves]\n",
        text.replace(seed, f"{seed}\nnote = x"),
        text.replace(seed, f"{seed}\nseed"),
    )
    for changed in doubled:
        with pytest.raises(NotationError):
            parse(GAMES, changed)


@each_game
def test_json_cannot_show_one_deal_and_hold_another(name: str) -> None:
    record, other = record_of(name, 4), record_of(name, 5)
    for changed in (
        as_json(record, text=print_deal(name, other.deal)),
        as_json(record, deal=msgspec.to_builtins(other.deal)),
        as_json(record, text=print_deal(name, record.deal) + "\n"),
        as_json(record, text=print_deal(name, record.deal).replace("[deal]", "# seed = x\n[deal]")),
        as_json(record, text=print_deal(name, record.deal).replace("\n", "\r\n")),
        as_json(record, text=print_record(record)),
        as_json(record, text=print_deal(name, record.deal).replace(f": {name}", ": chess")),
        as_json(record, text=None, deal=msgspec.to_builtins(record.deal) | {"note": "x"}),
        as_json(record, text=None, deal=msgspec.to_builtins(record.deal) | {"seed = x\nnote": "x"}),
        as_json(record, deal=None),
        as_json(record, deal="x"),
    ):
        with pytest.raises(NotationError):
            from_json(GAMES, changed)


@each_game
def test_a_log_with_a_deal_that_is_not_as_printed_is_refused(name: str) -> None:
    record = record_of(name)
    text = print_deal(name, record.deal)
    for changed in (text + "\n", text + "\n\n[moves]", text.replace("\n", "\r\n"), "", "x", 5, None, [text]):
        with pytest.raises(NotationError):
            read_deal(GAMES[name], changed)


def test_a_log_with_a_deal_of_another_game_is_refused() -> None:
    with pytest.raises(NotationError):
        read_deal(GAMES["codenames"], print_deal("duet", record_of("duet").deal))


def test_a_json_text_that_names_a_part_twice_plays_what_it_verifies() -> None:
    record, other = record_of("duet", 4), record_of("duet", 5)
    one, two = to_json(record)[1:-1], to_json(other)[1:-1]
    assert from_json(GAMES, b"{" + two + b"," + one + b"}") == record
    mixed = b'{"text":' + msgspec.json.encode(print_deal("duet", record.deal)) + b"," + two + b"}"
    assert commitment(from_json(GAMES, mixed)) == commitment(other)
    assert from_json(GAMES, mixed).deal == other.deal
