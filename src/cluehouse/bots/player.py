"""The interface of a bot: it is given what its seat is sent, and answers with a move.

A player gets the same bytes as a person's browser, never a state. It has to remember what its view does not tell,
and it must be able to start in the middle of a game.
"""

from functools import cache
from typing import Any, Protocol

import msgspec

from cluehouse.bots.thought import Thought
from cluehouse.games import GAMES, Game
from cluehouse.games.rule import Move


class Faults(msgspec.Struct, frozen=True):
    """What went wrong inside a player, by its own count."""

    refused: int = 0  # answers that were not a move, or not one that was offered: the table never saw them
    helped: int = 0  # moves that another player chose for it


class Player(Protocol):
    """A bot in one seat of one game."""

    def choose(self, sent: bytes) -> Move | None:
        """A move for what this seat is sent now, or None to let others act."""
        ...

    def refused(self, move: Move, code: str) -> None:
        """The table refused this move; the next choice should be different."""
        ...

    def thoughts(self) -> list[Thought]:
        """What the last move was about; people are told when the game is over."""
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
    """The game that a view belongs to."""
    return GAMES[view.__struct_config__.tag]


_DECODER = msgspec.json.Decoder(_Sent)


@cache
def _view_type(game: str) -> Any:
    return GAMES[game].view_type
