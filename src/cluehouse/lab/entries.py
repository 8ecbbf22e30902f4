"""Who can be seated in the lab.

An entry is named by a text: a level of our bots (`careful`, `even`, `bold`, `beginner`), `dice` for a player without a
strategy, the name of an installed player, or `module:name` for a function of a game's name and a seed that returns a
player (docs/bot-api.md). The answers of players from elsewhere are checked.
"""

from collections.abc import Iterable, Sequence
from importlib import import_module
from itertools import combinations

from cluehouse.bots import LEVELS, PLAYERS, Player, seat_player
from cluehouse.bots.installed import CheckedPlayer, MakeInstalled
from cluehouse.bots.mind import mind
from cluehouse.bots.seats import bots_of
from cluehouse.games import GAMES


def check_entry(entry: str, game: str) -> None:
    """Raise a ValueError if nobody of this name plays this game."""
    if ":" in entry:
        _make_of(entry, game)
    elif entry not in bots_of(game):
        raise ValueError(f"no such entry: {entry}; entries are {', '.join(bots_of(game))}, or module:name")


def prepare(entries: Iterable[str], language: str) -> None:
    """Prepare what our bots know about a language, once, before many processes need it."""
    if set(entries) & set(LEVELS):
        mind(language)


def entry_player(entry: str, game: str, seed: str) -> Player:
    """A player of this entry for a seat; the same seed plays the same way."""
    if ":" in entry:
        return CheckedPlayer(game, _make_of(entry, game)(game, seed))
    return seat_player(game, entry, seed)


def relatives(entries: Sequence[str], game: str) -> frozenset[frozenset[str]]:
    """The pairs of entries that know words from the same source, and understand each other better than strangers do."""
    sources = {entry: _sources(entry, game) for entry in entries}
    return frozenset(frozenset((one, two)) for one, two in combinations(entries, 2) if sources[one] & sources[two])


def _sources(entry: str, game: str) -> frozenset[str]:
    """Where an entry knows words from: our levels have one mind; others may name theirs as `sources`."""
    if entry in LEVELS:
        return frozenset(("cluehouse",))
    make = _make_of(entry, game) if ":" in entry else PLAYERS.get(entry)
    return frozenset(getattr(make, "sources", ()))


def _make_of(entry: str, game: str) -> MakeInstalled:
    module, _, name = entry.partition(":")
    try:
        make: MakeInstalled = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"no such entry: {entry}: {error}") from None
    if game not in getattr(make, "games", GAMES):
        raise ValueError(f"{entry} does not play {game}")
    return make
