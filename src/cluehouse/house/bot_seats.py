"""The bots of one table: their players, and what they are doing."""

import asyncio

from cluehouse.bots import Player


class BotSeats:
    """What a table remembers about its bots, by seat."""

    def __init__(self) -> None:
        self.players: dict[str, Player] = {}  # by game, seat and person
        self.thinking: dict[str, asyncio.Task[None]] = {}
        # The view and the seated people for which the bot in this seat had nothing to do.
        self.idle: dict[str, tuple[bytes, dict[str, str]]] = {}
        self.waited: dict[str, str] = {}  # the move before which the bot has already waited for people

    def stop(self) -> None:
        """Stop all bots of the table."""
        for task in self.thinking.values():
            task.cancel()
