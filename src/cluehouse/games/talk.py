"""Who may talk to whom during a game, according to its rules."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from cluehouse.games.rule import Move
from cluehouse.games.seating import Seat

S = TypeVar("S", bound=Any)

TABLE_CHANNEL: Final = "table"  # everybody hears it
SIDE_CHANNEL: Final = "side"  # the speaker's own side hears it
GALLERY_CHANNEL: Final = "gallery"  # spectators without a seat hear each other
SHARED_CHANNELS: Final = (TABLE_CHANNEL, SIDE_CHANNEL, GALLERY_CHANNEL)


class Company(Struct, frozen=True):
    """What talking depends on besides the state: the table's setting, and who else is there."""

    rivals_talk: bool = False  # whether the team that is not on turn may talk
    has_mates: bool = False  # whether somebody else is on the speaker's side


@dataclass(frozen=True)
class TalkRules(Generic[S]):
    """Where a seated player may talk. `depends_on` returns all of the state that `channels` uses, so that a table knows
    when the channels may have changed."""

    channels: Callable[[S, Seat, Company], tuple[str, ...]]
    depends_on: Callable[[S], Hashable]
    # A game's own channels: whether the second seat hears what the first one says there.
    audiences: Mapping[str, Callable[[Seat, Seat], bool]] = field(default_factory=dict)
    is_silent: Callable[[S, Seat], bool] = lambda state, seat: False  # whether not even a ready-made phrase may be said
    explained: tuple[type[Move], ...] = ()  # moves that a bot for beginners explains
