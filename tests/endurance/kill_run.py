"""Kills a busy server again and again and checks its logs after each kill."""

import asyncio
import random
from pathlib import Path

from tests.endurance.log_checker import Figures, LogChecker, read_stopped
from tests.endurance.server_process import ServerProcess
from tests.endurance.simulated_players import SimulatedPlayers

_ANSWERS = 250  # at most, between two kills


async def kill_repeatedly(folder: Path, kills: int, seed: int, sets: int = 1, referee: str = "off") -> Figures:
    """Kill a busy server this many times, at random moments, and check after each that nothing is lost."""
    dice = random.Random(seed)
    server, players, checker = ServerProcess(folder / "data"), SimulatedPlayers(dice), LogChecker()
    with server:
        await players.gather(server.port, sets, referee)
        for _ in range(kills):
            playing = await players.play(server.port, dice.randint(1, _ANSWERS))
            for client in dice.sample(players.clients, len(players.clients) // 2):
                client.drop()  # the server carries out their commands, and they get no answer
            await asyncio.sleep(0.02 * dice.random())  # any moment, not only right after an answer
            server.kill()
            await asyncio.gather(*playing)
            checker.check(read_stopped(server.data), players.all)
            server.start()
            await players.reconnect(server.port)
        playing = await players.play(server.port, _ANSWERS)
        server.signal_stop()
        await asyncio.gather(*playing)
        assert server.stop() == 0
        assert {client.goodbye for client in players.clients} == {"closing"}
        checker.check(read_stopped(server.data), players.all)
    server.check_log()
    return checker.figures
