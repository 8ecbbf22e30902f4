"""Kinds of games for the lab. What a game needs here beyond its contract is in the lab's module of the same name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cluehouse.bots.boards.features import BoardGame
from cluehouse.bots.boards.giver import GiverPosition
from cluehouse.bots.boards.temper import Temper
from cluehouse.bots.levels import Level
from cluehouse.games import GAMES
from cluehouse.games.game import AnyGame
from cluehouse.lab.turns import HumanTurn
from cluehouse.languages import LanguageCode


def _unchanged(state: Any) -> Any:
    return state


@dataclass(frozen=True)
class DuelKind:
    """A kind of game in which board players are measured."""

    game: AnyGame
    board: BoardGame[Any]
    sides: Callable[[Any], tuple[str, ...]]  # whose wins and turns are counted
    options: Mapping[str, Any] = field(default_factory=dict)  # what makes this kind
    prepared: Callable[[Any], Any] = _unchanged  # the state as it is before every move
    lost_turns: int = 0  # the turns that a lost game counts in the score; without them there is no score

    @property
    def option_names(self) -> tuple[str, ...]:
        """The options of the game that can be chosen for this kind."""
        return tuple(name for name in self.game.options_type.__struct_fields__ if name not in self.options)


@dataclass(frozen=True)
class Dealt:
    """A random board, as one giver sees it."""

    kinds: Mapping[str, str]  # what each card is to the giver: own, rival, bystander or assassin
    coverable: tuple[str, ...]  # the cards that can lie covered while the game goes on


@dataclass(frozen=True)
class GiverKind:
    """How a giver looks at turns that people played, and at random boards."""

    tempers: Mapping[Level, Temper]
    position: Callable[[HumanTurn, str], GiverPosition]  # of a turn and its language
    dealt: Callable[[str, str], Dealt]  # of a language and a seed


def duel_kinds() -> dict[str, DuelKind]:
    """All kinds of games for duels, by their names."""
    return {name: kind for game in GAMES for name, kind in _own(game, "DUELS", {}).items()}


def giver_kinds() -> dict[str, GiverKind]:
    """The games whose givers can be evaluated on human turns."""
    found = {game: _own(game, "GIVER", None) for game in GAMES}
    return {game: kind for game, kind in found.items() if kind is not None}


def seeker_measures() -> dict[str, Callable[[int, tuple[LanguageCode, ...]], Any]]:
    """The games with seekers, each with what measures them on so many words of these languages."""
    found = {game: _own(game, "SEEKERS", None) for game in GAMES}
    return {game: measure for game, measure in found.items() if measure is not None}


def _own(game: str, name: str, default: Any) -> Any:
    """What the lab's module named after a game calls by this name."""
    module = f"{__package__}.{game}"
    return getattr(import_module(module), name, default) if find_spec(module) is not None else default
