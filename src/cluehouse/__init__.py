"""Cluehouse: an open, self-hosted server for clue-and-guess word games.

As a library: `cluehouse.judge`, `cluehouse.LocalGame`, `cluehouse.play`, `cluehouse.replay` (docs/library.md).

The rooms, from the bottom up; a room knows only those named before it:

    cluehouse.games      the rules, pure: deal, play, view, choices, outcome
        .codenames         two teams, two chiefs, 25 words        rules CN-01 … CN-76
        .duet              two sides, one aim, the mission map    rules DU-01 … DU-110
        .trapwords         describe past traps you cannot see     rules TW-01 … TW-98
        .decipher          a word out of strokes                  rules DC-01 … DC-41
        .record            deal + moves as text and JSON: the whole truth of a game
    cluehouse.pictures   the picture cards: faces, their names in every language, the deck
    cluehouse.languages  everything about a language: decks, lexicon, grammar, bots' phrases, lessons
    cluehouse.words      decks, lexicon and frequencies, asked for by a language's code
    cluehouse.referee    is this clue, trap, speech, answer or secret word legal, and why?
    cluehouse.messages   what the house says to people, in their language
    cluehouse.bots       players that are programs: views in, moves out
    cluehouse.review     playthroughs of records, and what is worth knowing of them
    cluehouse.tables     a live table, pure: people, seats, talk, clock, consent; the fold of its log
    cluehouse.store      numbered logs on disk: everything the house keeps
    cluehouse.bus        messages between servers
    cluehouse.house      the open house: tables in memory, clocks that ring, bots that think
    cluehouse.cluster    several servers that share their tables
    cluehouse.server     HTTP and WebSocket
    cluehouse.lab        many games at once: bots measured, with partners they never saw
    cluehouse.terminal   a table at one keyboard, or at a house over the network
    cluehouse.administration    what whoever keeps the house does: serve; data_commands: back up, export, import, forget
    cluehouse.cli        the `cluehouse` command

To find a rule, search its id: `DU-33` stands beside the line that enforces it, in the test that
breaks when it is broken, and in docs/rules/duet.md in words for players.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cluehouse.library import LocalGame, judge, play, replay

__version__ = "0.2.0"

__all__ = ["LocalGame", "__version__", "judge", "play", "replay"]


def __getattr__(name: str) -> Any:
    """Load the library when it is first used: most parts of the program need only the packages that they import."""
    if name in __all__:
        return getattr(import_module("cluehouse.library"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
