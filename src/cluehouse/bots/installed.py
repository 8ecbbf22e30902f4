"""Players of other packages: where they are registered, and how their answers are checked.

A package names them under the entry point `cluehouse.players`. Each is a function `make(game, seed)`, or a class that
is called so, and returns a player. Its attribute `games` names the games that it plays; without one it plays all.
"""

import logging
import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

import msgspec

from cluehouse.bots.levels import LEVELS
from cluehouse.bots.player import Faults, Player
from cluehouse.bots.thought import CODES, Thought
from cluehouse.games import GAMES
from cluehouse.games.rule import Move

MakeInstalled = Callable[[str, str], Any]  # game, seed

_GROUP: Final = "cluehouse.players"
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,23}")
_TAKEN: Final = frozenset((*LEVELS, "dice", "program"))
_MOST_THOUGHTS: Final = 20
_LOG: Final = logging.getLogger("cluehouse.bots")

PLAYERS: Final[dict[str, MakeInstalled]] = {}


def register_player(name: str, make: MakeInstalled) -> None:
    """Add a player under a name of its own: small letters, digits and hyphens, at most 24."""
    if not _NAME.fullmatch(name) or name in _TAKEN or name in PLAYERS:
        raise ValueError(f"a player cannot be called {name!r}")
    PLAYERS[name] = make


@cache
def register_installed() -> None:
    """Add the players of other installed packages, once, when somebody first asks for them: they may import anything of
    ours. One that cannot be loaded is left out."""
    for found in entry_points(group=_GROUP):
        try:
            register_player(found.name, _loaded(found))
        except Exception:
            _LOG.exception("a player could not be loaded", extra={"reason": found.value})


def _loaded(found: EntryPoint) -> MakeInstalled:
    make: MakeInstalled = found.load()
    return make


def players_of(game: str) -> tuple[str, ...]:
    """The names of the players that can play this game."""
    register_installed()
    return tuple(name for name, make in PLAYERS.items() if game in getattr(make, "games", GAMES))


def installed_player(name: str, game: str, seed: str) -> Player:
    """A player of another package for a seat of this game."""
    if name not in players_of(game):
        raise ValueError(f"no such player: {name}")
    return CheckedPlayer(game, PLAYERS[name](game, seed))


class CheckedPlayer(Player):
    """A player whose answers are checked: a move is a move of the game, and all methods but `choose` may be missing.
    Whatever else it answers raises an error, and a simpler player takes over."""

    def __init__(self, game: str, player: Any) -> None:
        self._game, self.player = GAMES[game], player

    def choose(self, sent: bytes) -> Move | None:
        """The player's move, which it may also write as in the protocol: `{"do": "guess", "card": "ROOT"}`."""
        answer = self.player.choose(sent)
        return None if answer is None else self._game.read_move(msgspec.json.encode(answer))

    def refused(self, move: Move, code: str) -> None:
        """Tell the player, if it wants to know."""
        tell = getattr(self.player, "refused", None)
        if tell is not None:
            tell(move, code)

    def thoughts(self) -> list[Thought]:
        """The thoughts that people can be told. Anything else is dropped: it must not cost a move."""
        try:
            told = list(getattr(self.player, "thoughts", list)())[:_MOST_THOUGHTS]
            return [
                thought
                for thought in msgspec.convert(msgspec.to_builtins(told), list[Thought])
                if thought.code in CODES
            ]
        except Exception:
            _LOG.warning("a player's thoughts could not be read", exc_info=True)
            return []

    def prepare(self, language: str) -> None:
        """Let the player get ready for games in this language; a ValueError says why it cannot play."""
        getattr(self.player, "prepare", _nothing_to_prepare)(language)

    def settings(self) -> dict[str, Any]:
        """What the player was set up with, beyond its code."""
        return dict(getattr(self.player, "settings", dict)())

    def faults(self) -> Faults:
        """What went wrong inside the player, if it counts that."""
        return msgspec.convert(msgspec.to_builtins(getattr(self.player, "faults", Faults)()), Faults)


def _nothing_to_prepare(language: str) -> None: ...
