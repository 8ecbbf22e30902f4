"""Options that a table was allowed to set can be played, in every game."""

import random
from typing import Any

import pytest
from msgspec import NODEFAULT
from msgspec.inspect import BoolType, IntType, LiteralType, VarTupleType, type_info

from cluehouse.games import GAMES
from cluehouse.games.game import AnyGame
from cluehouse.games.refusal import Refusal
from cluehouse.tables import commands
from cluehouse.tables.lineup import groups
from cluehouse.tables.settings import Settings
from cluehouse.words import can_be_played
from tests.conformance.deals import random_options
from tests.tables.driver import TableDriver, table_of

ROUNDS = 150  # tables of each game


def any_value(kind: Any, default: Any, dice: random.Random) -> Any:
    """A value for an option of this type: within its bounds, beside them, or far away."""
    wild = dice.choice([-1, 0, 1, 2, 3, 4, 5, 9, 10, 17, 33, 61, 601, 3601, 10**12])
    match kind:
        case BoolType():
            return dice.choice([True, False])
        case LiteralType(values=values):
            return dice.choice([*values, *values, "sometimes"])
        case IntType(ge=int(least), le=int(most)):
            return dice.choice([least, most, dice.randint(least, most), wild])
        case IntType():
            return dice.choice([default, wild])
        case VarTupleType():
            return dice.choice([list(default), sorted(dice.sample(range(12), dice.randint(0, 6))), [wild]])
        case _:
            return dice.choice([default, "atlantis", ""])


def any_options(game: AnyGame, dice: random.Random) -> dict[str, Any]:
    """A few options of this game, good or bad."""
    described: Any = type_info(game.options_type)
    fields = [field for field in described.fields if field.name != "language" and field.default is not NODEFAULT]
    return {
        field.name: any_value(field.type, field.default, dice)
        for field in dice.sample(fields, min(len(fields), dice.randint(1, 4)))
    }


def seat_people(driver: TableDriver, dice: random.Random, most: int) -> None:
    """Let as many people sit down as the game needs, and a few more in each group."""
    for group in groups(driver.table.settings):
        more = dice.randint(0, min(most, len(group.numbered) - group.least))
        for seat in (*group.fixed, *group.numbered[: group.least + more]):
            if seat.name not in driver.table.seats:
                driver.join(seat.name, f"guest {driver.table.came}")


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_table_may_set_can_be_started(name: str) -> None:
    game, dice = GAMES[name], random.Random(7)
    language = next(code for code in ("en", "pl") if can_be_played(game, code))
    accepted, refused = 0, []
    for _ in range(ROUNDS):
        driver = table_of(name, languages=(language,))
        seat_people(driver, dice, most=2)
        options = any_options(game, dice)
        before = driver.table.settings
        try:
            driver.do("p1", commands.Agree(Settings(name, (language,), options)))
        except Refusal as refusal:
            refused.append(refusal)
            assert driver.table.settings == before
            continue
        accepted += 1
        seat_people(driver, dice, most=0)  # another variant has other seats
        driver.do("p1", commands.Start())
        assert driver.state.outcome is None
    assert accepted > ROUNDS / 10
    assert len(refused) > ROUNDS / 10
    assert [refusal for refusal in refused if "field" not in refusal.params] == []


@pytest.mark.parametrize("name", GAMES)
def test_random_options_of_a_game_can_be_dealt(name: str) -> None:
    dice = random.Random(11)
    for _ in range(ROUNDS):
        GAMES[name].check_options(random_options(name, dice))
