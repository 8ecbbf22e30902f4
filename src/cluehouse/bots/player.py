"""What a bot is to a table: something that is handed what its seat is sent, and answers with a move.

A player gets bytes, the same that a person's browser would get, never a state. What it knows beyond its
view it has to remember itself; a player that is made anew in the middle of a game has to cope.
"""

from functools import cache
from typing import Any, Protocol

import msgspec

from cluehouse.bots.thought import Thought
from cluehouse.games import GAMES, Game
from cluehouse.games.rule import Move


class Player(Protocol):
    """A bot in one seat of one game."""

    def choose(self, sent: bytes) -> Move | None:
        """A move for what this seat is sent now, or None to let others act."""
        ...

    def refused(self, move: Move, code: str) -> None:
        """The table did not take this move; the next choice should be another."""
        ...

    def thoughts(self) -> list[Thought]:
        """What the last move was about, to be told when the game is over."""
        return []


class _Sent(msgspec.Struct):
    """A view as it is sent, before the game's own types are known."""

    public: dict[str, Any]
    yours: dict[str, Any]


def open_view(sent: bytes) -> Any:
    """The view that a seat was sent, as its game's own View."""
    parts = _DECODER.decode(sent)
    view = parts.public | parts.yours
    return msgspec.convert(view, _view_type(view["game"]))


def game_of(view: Any) -> Game[Any, Any, Any, Any]:
    """The game that a view is of."""
    return GAMES[view.__struct_config__.tag]


_DECODER = msgspec.json.Decoder(_Sent)


@cache
def _view_type(game: str) -> Any:
    return GAMES[game].view_type
