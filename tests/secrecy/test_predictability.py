"""What bots choose in secret cannot be computed from the source code and everything that a seat was sent.

`python -m bench.predictability` plays a hundred games of each kind.
"""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from cluehouse.bots import DicePlayer
from cluehouse.games import DECIPHER
from cluehouse.games.chance import Chance, derived_seed
from cluehouse.games.decipher import Options
from cluehouse.house.players import bot_seed
from cluehouse.tables import commands
from cluehouse.words import load_pack
from tests.bots.conftest import _blind_cache, blind
from tests.house.table_driver import TableDriver, in_virtual_time, new_house, open_table
from tests.secrecy.predictability import KINDS, bots_seeded_in_public, deals_seeded_with_the_time, score

__all__ = ["_blind_cache", "blind"]


WEAKEST = (("trapwords", "even"), ("trapwords", "dice"))
GAMES = 8


@pytest.mark.usefixtures("blind")
@pytest.mark.parametrize(("game", "level"), KINDS)
def test_secrets_are_computed_no_better_than_by_chance(game: str, level: str) -> None:
    found = score(game, level, GAMES if game != "trapwords" else GAMES // 2)  # these bots are slow to simulate
    assert found.is_chance(), found


@pytest.mark.usefixtures("blind")
@pytest.mark.parametrize(("game", "level"), [kind for kind in KINDS if kind[0] == "decipher" or kind in WEAKEST])
def test_the_adversary_defeats_bots_that_are_seeded_with_public_data(game: str, level: str) -> None:
    with bots_seeded_in_public():
        found = score(game, level, GAMES)
    assert not found.is_chance(), found


@pytest.mark.usefixtures("blind")
@pytest.mark.parametrize("game", ["codenames", "decipher", "duet", "trapwords"])
def test_the_adversary_defeats_deals_that_are_seeded_with_the_time(game: str) -> None:
    with deals_seeded_with_the_time():
        found = score(game, "even", GAMES)
    assert not found.is_chance(), found


# --- the seeds themselves -------------------------------------------------------------------------


def test_derived_seeds_differ_in_every_purpose_and_do_not_contain_the_secret() -> None:
    purposes = [("bot", "a"), ("bot", "b"), ("bota",), ("bot", "a", ""), ("bo", "ta")]
    seeds = {derived_seed("secret", *purpose) for purpose in purposes} | {derived_seed("other", "bot", "a")}
    assert len(seeds) == len(purposes) + 1
    assert not any("secret" in seed for seed in seeds)


async def _decipher_with(level: Any) -> TableDriver:
    table = await open_table("decipher", "P1", house=new_house(), options={"first_wordsmith": 2})
    await table.do("p1", commands.AddBot("P2", level))
    await table.do("p1", commands.Start())
    await asyncio.sleep(5)
    return table


@in_virtual_time
async def test_a_bot_whose_moves_were_undone_draws_anew() -> None:
    play = (await _decipher_with("dice")).table.play
    assert play is not None
    again = replace(play, undone=1)
    assert bot_seed(play, "P2", "p2", "even") != bot_seed(again, "P2", "p2", "even")


@in_virtual_time
async def test_the_same_log_gives_the_same_bot() -> None:
    table = await _decipher_with("dice")
    folded = await table.logged()
    assert folded is not None
    assert folded.play is not None
    assert table.table.play is not None
    assert bot_seed(folded.play, "P2", "p2", "even") == bot_seed(table.table.play, "P2", "p2", "even")


def test_dice_choose_the_same_for_the_same_view_and_anew_for_another() -> None:
    """A server that restarts makes new players. They must not draw again what the old ones drew."""
    options = Options(language="en", players=2, length=4, first_wordsmith=1)
    sent = DECIPHER.sent(DECIPHER.start(DECIPHER.deal(options, load_pack("en"), "any")))["P1"]
    later = sent.replace(b'"round":1', b'"round":2')
    assert later != sent
    assert DicePlayer("seed").choose(sent) == DicePlayer("seed").choose(sent)
    assert DicePlayer("seed").choose(sent) != DicePlayer("seed").choose(later)


def test_chance_is_fair() -> None:
    dice = Chance("fair")
    drawn = dice.weighted("abc", (1, 2, 1), 4000)
    assert 0.45 < drawn.count("b") / len(drawn) < 0.55
    fractions = [dice.fraction() for _ in range(4000)]
    assert 0 < min(fractions) < 0.01
    assert 0.99 < max(fractions) < 1
