"""Any game can be resigned at any moment by the table; its record replays."""

import random

import pytest

from cluehouse.games import GAMES, Refusal
from cluehouse.games.record import Record, parse, print_record, replay
from cluehouse.games.resign import EVERYBODY, Resign
from tests.conformance.deals import random_deal
from tests.random_play import random_moves


@pytest.mark.parametrize("name", GAMES)
def test_a_game_given_up_is_over_and_its_record_replays(name: str) -> None:
    dice = random.Random(7)
    sides = GAMES[name].seating.sides
    given_up = Resign(sides[0] if sides else EVERYBODY)
    for _ in range(10):
        game, deal = random_deal(name, dice)
        moves, state = [], game.start(deal)
        for seat, move, after in random_moves(game, state, dice):
            if after.outcome is not None or dice.random() < 0.05:
                break
            moves.append((seat, move))
            state = after
        with pytest.raises(Refusal, match="not-your-part"):
            game.play(state, deal.seats[0], given_up)
        over = game.play(state, "table", given_up)
        assert over.outcome.reason == "resigned"
        assert over.outcome.winners == sides[1:]
        record = Record(name, deal, (*moves, ("table", given_up)))
        assert replay(game, parse(GAMES, print_record(record))) == over
        for seat in (*deal.seats, "spectator"):
            game.view(over, seat)
