"""Random play through choices: it ends, it replays, and nothing but what is offered is accepted."""

import dataclasses
import random
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cluehouse.games import GAMES, Game, Refusal
from cluehouse.games.choice import Choice
from cluehouse.games.record import Record, from_json, parse, print_record, replay, states, to_json
from cluehouse.games.rule import Move
from tests.conformance.deals import PACK, random_deal
from tests.random_play import filled, random_game, random_moves

each_game = pytest.mark.parametrize("name", sorted(GAMES))
few = settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 2**32)


@each_game
@few
@given(seed=seeds)
def test_random_play_ends_with_an_outcome_and_nothing_left_to_do(name: str, seed: int) -> None:
    game, deal = random_deal(name, dice := random.Random(seed))
    _, state = random_game(game, deal, dice)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.reason
    assert all(game.choices(state, seat) == () for seat in game.seats(state))


@each_game
@few
@given(seed=seeds)
def test_somebody_can_always_act_until_the_end(name: str, seed: int) -> None:
    game, deal = random_deal(name, dice := random.Random(seed))
    for _, _, state in random_moves(game, game.start(deal), dice):
        can_act = any(game.choices(state, seat) for seat in game.seats(state))
        assert can_act == (state.outcome is None)


@each_game
@few
@given(seed=seeds)
def test_replay_equals_live_and_records_come_back_from_text_and_json(name: str, seed: int) -> None:
    game, deal = random_deal(name, dice := random.Random(seed))
    record, state = random_game(game, deal, dice)
    text = print_record(record)
    assert parse(GAMES, text) == record
    assert print_record(parse(GAMES, text)) == text
    assert from_json(GAMES, to_json(record)) == record
    assert replay(game, parse(GAMES, text)) == state


@each_game
@few
@given(seed=seeds)
def test_what_is_not_offered_is_refused_and_changes_nothing(name: str, seed: int) -> None:
    game, deal = random_deal(name, dice := random.Random(seed))
    state = game.start(deal)
    for _, _, after in random_moves(game, state, dice):
        if after.outcome is None and dice.random() < 0.3:
            check_probes(game, after, dice)
        state = after
    for seat, move in probes(game, state, dice):
        with pytest.raises(Refusal, match=r"game-over|no-such-seat"):
            game.play(state, seat, move)


def check_probes(game: Game[Any, Any, Any, Any], state: Any, dice: random.Random) -> None:
    """Moves of every kind from every seat: accepted exactly if a choice admits them."""
    before = msgspec.json.encode(state)
    tried = probes(game, state, dice)
    choices = {seat: game.choices(state, seat) for seat in {seat for seat, _ in tried}}
    for seat, move in tried:
        admitted = any(choice.admits(move) for choice in choices[seat])
        try:
            game.play(state, seat, move)
        except Refusal:
            assert not admitted, f"{seat} was offered {move} and refused"
        else:
            assert admitted, f"{seat} played {move}, which was not offered"
    assert msgspec.json.encode(state) == before


def probes(game: Game[Any, Any, Any, Any], state: Any, dice: random.Random) -> list[tuple[str, Move]]:
    """Moves that clients might send: choices of other seats, and moves that nobody is offered."""
    offers = [choice for seat in game.seats(state) for choice in game.rules.choices(state, seat)]
    tried = [move for choice in offers if (move := filled(game, state, choice, dice)) is not None]
    for kind in game.rules:
        names = [field.name for field in msgspec.structs.fields(kind)]
        tried.append(kind(**{field: dice.choice(ODD) for field in names}))
    return [(seat, move) for seat in (*game.seats(state), "nobody", "spectator") for move in tried]


ODD = (
    "",
    " ",
    "two words",
    "x" * 1000,
    "zero\u200bwidth",
    "new\nline",
    -1,
    0,
    10**9,
    True,
    None,
    1.5,
    "FRONT1",
    "unlimited",
)


class Forgetful(Game[Any, Any, Any, Any]):
    """A game whose choices leave something out."""

    def choices(self, state: Any, seat: str) -> tuple[Choice, ...]:
        """All choices but the first."""
        return super().choices(state, seat)[1:]


def test_the_probes_notice_a_move_that_was_not_offered() -> None:
    game, deal = random_deal("codenames", random.Random(1), variant="standard")
    forgetful = Forgetful(**{field.name: getattr(game, field.name) for field in dataclasses.fields(game)})
    with pytest.raises(AssertionError, match="not offered"):
        check_probes(forgetful, game.start(deal), random.Random(1))


@each_game
@few
@given(seed=seeds)
def test_what_is_sent_is_the_view(name: str, seed: int) -> None:
    game, deal = random_deal(name, dice := random.Random(seed))
    record, _ = random_game(game, deal, dice)
    for state in list(states(game, record))[:: max(1, len(record.moves) // 5)]:
        for seat, raw in game.sent(state).items():
            message = msgspec.json.decode(raw)
            view = msgspec.to_builtins(game.view(state, seat))
            merged = message["public"] | message["yours"]
            assert {name: value for name, value in merged.items() if value} == {
                name: value for name, value in json_like(view).items() if value
            }


def json_like(value: Any) -> Any:
    """The value after encoding to JSON and decoding."""
    return msgspec.json.decode(msgspec.json.encode(value))


@each_game
def test_a_deal_is_decided_by_its_seed_alone(name: str) -> None:
    one = random_deal(name, random.Random(7))[1]
    other = random_deal(name, random.Random(7))[1]
    assert one == other
    assert one.seed != random_deal(name, random.Random(8))[1].seed


@each_game
def test_options_out_of_bounds_are_refused(name: str) -> None:
    game = GAMES[name]
    hints = get_type_hints(game.options_type, include_extras=True)
    numbers = [option for option, hint in hints.items() if get_origin(hint) is Annotated and get_args(hint)[0] is int]
    assert numbers
    for option in numbers:
        with pytest.raises(Refusal) as refused:
            game.deal(game.options_type(**{option: -1}), PACK, "seed")
        assert refused.value.code == "bad-option"


@each_game
def test_an_unfinished_record_prints_and_parses(name: str) -> None:
    _, deal = random_deal(name, random.Random(3))
    empty = Record(name, deal)
    assert parse(GAMES, print_record(empty)) == empty
