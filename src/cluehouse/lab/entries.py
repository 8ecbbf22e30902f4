"""Who can be seated in the lab.

An entry is named by a text: a level of our bots (`careful`, `even`, `bold`, `beginner`), `dice` for a player without a
strategy, the name of an installed player, or `module:name` for a function of a game's name and a seed that returns a
player (docs/bot-api.md). Modules are also found in the current folder. The answers of players from elsewhere are
checked.
"""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from importlib import import_module
from itertools import combinations
from pathlib import Path
from threading import Timer
from typing import Any, Final

from msgspec import Struct

from cluehouse.bots import LEVELS, PLAYERS, seat_player
from cluehouse.bots.installed import CheckedPlayer, MakeInstalled
from cluehouse.bots.mind import mind
from cluehouse.bots.seats import bots_of
from cluehouse.games import GAMES
from cluehouse.languages import table_language

_SOON: Final = 1.0  # seconds


class Identity(Struct, frozen=True):
    """What tells an entry from another of the same name: its code, and what it was set up with."""

    source: str  # a hash of the file of its module
    settings: dict[str, Any] = {}


def check_entry(entry: str, game: str) -> None:
    """Raise a ValueError if nobody of this name plays this game."""
    if ":" in entry:
        _make_of(entry, game)
    elif entry not in bots_of(game):
        raise ValueError(f"no such entry: {entry}; entries are {', '.join(bots_of(game))}, or module:name")


def make_ready(entries: Iterable[str], game: str, language: str) -> dict[str, Identity]:
    """Prepare every entry for games in this language; a ValueError says which one cannot play and why. Return what is
    known of those that do not come with Cluehouse by name alone."""
    known: dict[str, Identity] = {}
    for entry in dict.fromkeys(entries):
        check_entry(entry, game)
        if entry in LEVELS:
            prepare(language)
            continue
        try:
            player = entry_player(entry, game, "ready")
            player.prepare(language)
            source = _source(entry)
        except Exception as error:
            kind = "" if isinstance(error, ValueError) else f"{type(error).__name__}: "
            raise ValueError(f"{entry} cannot play: {kind}{error}") from error
        if source:
            known[entry] = Identity(source, player.settings())
    return known


def prepare(language: str) -> None:
    """Prepare what our bots know about a language, once, before many processes need it; say so if it takes a while."""
    named = table_language(language).english_name
    with _told_if_slow(f"preparing {named} for bots, once on this machine …"):
        mind(language)


@contextmanager
def _told_if_slow(text: str) -> Iterator[None]:
    timer = Timer(_SOON, print, (text,), {"file": sys.stderr, "flush": True})
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def entry_player(entry: str, game: str, seed: str) -> CheckedPlayer:
    """A player of this entry for a seat; the same seed plays the same way."""
    player = _make_of(entry, game)(game, seed) if ":" in entry else seat_player(game, entry, seed)
    return player if isinstance(player, CheckedPlayer) else CheckedPlayer(game, player)


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
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # as `python -m` does it
    try:
        make: MakeInstalled = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"no such entry: {entry}: {error}") from None
    if game not in getattr(make, "games", GAMES):
        raise ValueError(f"{entry} does not play {game}")
    return make


def _source(entry: str) -> str:
    """A hash of the file that an entry's module is read from; empty for what comes with Cluehouse by name."""
    module = entry.partition(":")[0] if ":" in entry else getattr(PLAYERS.get(entry), "__module__", "")
    file = getattr(sys.modules.get(module), "__file__", None)
    return sha256(Path(file).read_bytes()).hexdigest()[:16] if file else ""
