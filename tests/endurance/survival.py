"""A busy house that is killed again and again."""

import asyncio
import random
from pathlib import Path

from tests.endurance.crowd import Crowd
from tests.endurance.process import ServedHouse
from tests.endurance.proof import Figures, Proof, read_dead

_ANSWERS = 250  # at most, between two kills


async def survive(folder: Path, kills: int, seed: int, sets: int = 1, referee: str = "off") -> Figures:
    """Kill a busy house so many times, at any moment, and prove after each that nothing is lost."""
    dice = random.Random(seed)
    house, crowd, proof = ServedHouse(folder / "data"), Crowd(dice), Proof()
    with house:
        await crowd.gather(house.port, sets, referee)
        for _ in range(kills):
            playing = await crowd.play(house.port, dice.randint(1, _ANSWERS))
            for guest in dice.sample(crowd.guests, len(crowd.guests) // 2):
                guest.drop()  # the house does what these ask, and they do not hear of it
            await asyncio.sleep(0.02 * dice.random())  # any moment, not only the one after an answer
            house.kill()
            await asyncio.gather(*playing)
            proof.check(read_dead(house.data), crowd.all)
            house.start()
            await crowd.come_back(house.port)
        playing = await crowd.play(house.port, _ANSWERS)
        house.signal_stop()
        await asyncio.gather(*playing)
        assert house.stop() == 0
        assert {guest.goodbye for guest in crowd.guests} == {"closing"}
        proof.check(read_dead(house.data), crowd.all)
    house.check_log()
    return proof.figures
