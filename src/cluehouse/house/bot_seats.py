"""The bots of one table: their players, and what they are doing now."""

import asyncio

from cluehouse.bots import Player


class BotSeats:
    """What a table remembers about the bots in its seats."""

    def __init__(self) -> None:
        self.players: dict[str, Player] = {}  # by game, seat and person
        self.thinking: dict[str, asyncio.Task[None]] = {}
        # The view, and the people around it, for which a bot in this seat had nothing to do.
        self.idle: dict[str, tuple[bytes, dict[str, str]]] = {}
        self.waited: dict[str, str] = {}  # the move for which a bot has already waited for people

    def stop(self) -> None:
        """Let all bots of the table stop thinking."""
        for task in self.thinking.values():
            task.cancel()
