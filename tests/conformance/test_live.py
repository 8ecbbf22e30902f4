"""The contract of every game at a live table: seats, chat, time, and who can notice which move."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cluehouse.games import GAMES
from cluehouse.games.game import NOBODY, AnyGame
from cluehouse.games.part import load_part
from cluehouse.games.rule import Move
from cluehouse.games.seating import CLOCK, HOUSE_SEATS, SPECTATOR, TABLE
from cluehouse.games.talk import GALLERY_CHANNEL, SHARED_CHANNELS, Company
from cluehouse.games.timing import Times
from tests.conformance.deals import random_deal
from tests.random_play import random_moves

each_game = pytest.mark.parametrize("name", sorted(GAMES))
SEEDS = range(12)


def steps(name: str, seed: int) -> Iterator[tuple[AnyGame, str, Move, Any, Any]]:
    """The moves of a random game, each with the states before and after it."""
    game, deal = random_deal(name, dice := random.Random(seed))
    before = game.start(deal)
    for seat, move, after in random_moves(game, before, dice):
        yield game, seat, move, before, after
        before = after


# --- who can notice a move --------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_only_the_audience_of_a_move_is_sent_something_new(name: str, seed: int) -> None:
    for game, by, move, before, after in steps(name, seed):
        audience = game.audience(before, after, by, move)
        if audience is None:
            continue
        then, now = game.sent(before), game.sent(after)
        changed = {seat for seat in then if then[seat] != now[seat]}
        assert changed <= set(audience), f"{by}: {move} changes what {changed - set(audience)} see"


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_move_that_everybody_can_notice_changes_what_a_spectator_sees(name: str, seed: int) -> None:
    for game, by, move, before, after in steps(name, seed):
        if game.audience(before, after, by, move) is None:
            assert game.spectate(before) != game.spectate(after), f"{by}: {move} shows nobody anything"


@each_game
def test_an_audience_is_made_of_players(name: str) -> None:
    for game, by, move, before, after in steps(name, 1):
        assert set(game.audience(before, after, by, move) or NOBODY) <= set(before.deal.seats)


# --- seats ------------------------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("seed", range(40))
def test_every_seat_of_a_deal_is_a_seat_of_the_game(name: str, seed: int) -> None:
    game, deal = random_deal(name, random.Random(seed))
    assert set(deal.seats) <= set(game.seating.seats)
    assert not set(deal.seats) & {*HOUSE_SEATS, TABLE, SPECTATOR}
    assert len(set(deal.seats)) == len(deal.seats)


@each_game
@pytest.mark.parametrize("seed", range(40))
def test_the_groups_of_a_deal_hold_its_seats(name: str, seed: int) -> None:
    game, deal = random_deal(name, random.Random(seed))
    groups = game.seating.groups(deal.options)
    seats = {seat.name for group in groups for seat in (*group.fixed, *group.numbered)}
    assert set(deal.seats) <= seats
    for group in groups:
        assert {seat.name for seat in group.fixed} <= set(deal.seats)
        assert group.least <= len(group.numbered)


@each_game
def test_names_and_numbers_of_seats_are_unique(name: str) -> None:
    seats = GAMES[name].seating.seats.values()
    assert len({(seat.side, seat.role, seat.number) for seat in seats}) == len(seats)
    assert {seat.side for seat in seats} >= set(GAMES[name].seating.sides)


@each_game
def test_one_person_can_start_a_game_with_bots(name: str) -> None:
    game = GAMES[name]
    assert set(game.seating.quick) <= set(game.seating.seats)
    least, most = game.seating.players
    assert least <= len(game.seating.quick) <= most


@each_game
def test_whoever_keeps_a_seat_may_keep_it(name: str) -> None:
    for game, _, _, state, _ in steps(name, 2):
        for seat in state.deal.seats:
            assert game.may_change_seat(state, game.seating.seats[seat], game.seating.seats[seat])


# --- talk -------------------------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_channels_change_only_with_what_they_depend_on(name: str, seed: int) -> None:
    known: dict[Any, Any] = {}
    for game, _, _, state, _ in steps(name, seed):
        for company in (Company(), Company(rivals_talk=True, has_mates=True)):
            channels = {seat: channels_of(game, state, seat, company) for seat in state.deal.seats}
            key = (game.talk.depends_on(state), company.rivals_talk)
            assert known.setdefault(key, channels) == channels
            silent = {seat: game.talk.is_silent(state, game.seating.seats[seat]) for seat in state.deal.seats}
            assert known.setdefault((*key, "silent"), silent) == silent


def channels_of(game: AnyGame, state: Any, seat: str, company: Company) -> tuple[str, ...]:
    """The chat channels of a seat."""
    return game.talk.channels(state, game.seating.seats[seat], company)


@each_game
def test_every_channel_has_an_audience(name: str) -> None:
    for game, _, _, state, _ in steps(name, 3):
        for seat in state.deal.seats:
            for channel in channels_of(game, state, seat, Company(rivals_talk=True, has_mates=True)):
                assert channel in (*SHARED_CHANNELS, *game.talk.audiences)
                assert channel != GALLERY_CHANNEL, "a player is not in the gallery"


# --- time -------------------------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_timer_that_has_run_out_has_something_to_say(name: str, seed: int) -> None:
    for game, _, _, state, _ in steps(name, seed):
        timer = game.time.timer(state)
        if timer is None:
            continue
        assert timer.milliseconds >= 0
        names = [rule.name for rule in game.rules.values()]
        assert timer.move.name in names
        alarms = game.time.alarms(state, Times(0, 0, (0,) * game.time.stamped(state)))
        moves = [timer.move, *(alarm.move for alarm in alarms)]
        choices = game.choices(state, CLOCK)
        assert any(choice.admits(move) for choice in choices for move in moves) or is_held_up(choices, timer.move)


def is_held_up(choices: Any, move: Move) -> bool:
    """Does an answer that waits for judgement stop the clock (TW-71)?"""
    return all(choice.do != move.name for choice in choices)


# --- parts ------------------------------------------------------------------------------------------


@each_game
def test_every_part_of_a_game_is_there(name: str) -> None:
    parts = GAMES[name].parts
    for part in (parts.bot, parts.screen, parts.review):
        if part:
            assert load_part(part) is not None, part


@each_game
def test_the_options_that_a_host_sees_first_exist(name: str) -> None:
    game = GAMES[name]
    assert set(game.main_options) <= set(game.options_type.__struct_fields__)
