"""The bots of one table: their players, and what they are doing."""

import asyncio

from cluehouse.bots import Player

# What a decision depends on: what the seat is sent, and who sits where.
Situation = tuple[bytes, dict[str, str]]


class BotSeats:
    """What a table remembers about its bots, by seat."""

    def __init__(self) -> None:
        self.players: dict[str, Player] = {}  # by game, undos, seat, person and level
        self.unfit: set[str] = set()  # the keys of players that failed: they are not asked again
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.idle: dict[str, Situation] = {}  # when the bot in this seat had nothing to do
        self.stuck: dict[str, Situation] = {}  # when not even the simplest player found a move
        self.waited: dict[str, tuple[str, float]] = {}  # before which move the bot has waited for people, and how long

    def stop(self) -> None:
        """Stop all bots of the table."""
        for task in self.thinking.values():
            task.cancel()
