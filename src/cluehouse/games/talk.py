"""Who may talk to whom while a game is played, as its rules say."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from cluehouse.games.rule import Move
from cluehouse.games.seating import Seat

S = TypeVar("S", bound=Any)

TABLE_CHANNEL: Final = "table"  # everybody hears it
SIDE_CHANNEL: Final = "side"  # the speaker's own side hears it
GALLERY_CHANNEL: Final = "gallery"  # those who watch without a seat hear each other
SHARED_CHANNELS: Final = (TABLE_CHANNEL, SIDE_CHANNEL, GALLERY_CHANNEL)


class Company(Struct, frozen=True):
    """What talking depends on beside the state: the table's setting, and who else is there."""

    rivals_talk: bool = False  # may those who are not on turn talk?
    has_mates: bool = False  # does somebody else sit on the speaker's side?


@dataclass(frozen=True)
class TalkRules(Generic[S]):
    """Where a seated player may talk. `depends_on` names all of the state that `channels` looks at, so that a
    table can tell when they may have changed."""

    channels: Callable[[S, Seat, Company], tuple[str, ...]]
    depends_on: Callable[[S], Hashable]
    # A game's own channels: does the second seat hear what the first one says there?
    audiences: Mapping[str, Callable[[Seat, Seat], bool]] = field(default_factory=dict)
    is_silent: Callable[[S], bool] = lambda state: False  # not even a ready-made phrase may be said
    explained: tuple[type[Move], ...] = ()  # moves to which a bot that teaches beginners says what it thought
