"""What the tasks of the lab are asked for: their options, with defaults and descriptions for `--help`.

This module imports nothing heavy, so that the command line can be read before the lab is loaded.
"""

import os
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from cluehouse.bots.levels import Level
from cluehouse.languages import LANGUAGES, LanguageCode

Cores = Annotated[int, Meta(ge=1, description="processes to use")]
Options = Annotated[dict[str, str], Meta(description="an option of the game, such as tokens=9")]
Records = Annotated[str, Meta(description="a folder for the record of every game")]
Ray = Annotated[str, Meta(description="the address of a Ray cluster to play on, such as auto or 10.0.0.1:6379")]
Languages = Annotated[tuple[LanguageCode, ...], Meta(description="languages, separated by commas")]

CORES: Final = os.cpu_count() or 1


class Duel(Struct, frozen=True):
    """Play many games of our giver with one kind of guesser."""

    kind: Annotated[str, Meta(description="duet, codenames, ghost, shared, or alone (one side against the board)")]
    language: Annotated[LanguageCode, Meta(description="the language of the words")] = "en"
    level: Annotated[Level, Meta(description="the level of the bots")] = "even"
    guesser: Annotated[str, Meta(description="the listener: bot, human, glove, minilm, duo or synonyms")] = "bot"
    naive: Annotated[bool, Meta(description="guessers take as many cards as the clue says and stop")] = False
    games: Annotated[int, Meta(ge=1, description="how many games")] = 200
    seed: Annotated[str, Meta(description="games of the same seed are the same")] = "lab"
    options: Options = {}
    cores: Cores = CORES


class Marathon(Struct, frozen=True):
    """Play games with bots in all seats; whatever goes wrong stops the lab."""

    kinds: Annotated[tuple[str, ...], Meta(description="games, separated by commas; all if none is named")] = ()
    languages: Languages = tuple(LANGUAGES)
    games: Annotated[int, Meta(ge=1, description="games of each kind in each language")] = 200
    seed: Annotated[str, Meta(description="games of the same seed are the same")] = "marathon"
    cores: Cores = CORES


class Endings(Struct, frozen=True):
    """Count how the turns of Trapwords end when bots play."""

    languages: Languages = tuple(LANGUAGES)
    games: Annotated[int, Meta(ge=1, description="games in each language, with each word set in turn")] = 200
    seed: Annotated[str, Meta(description="games of the same seed are the same")] = "endings"
    cores: Cores = CORES


class Evaluate(Struct, frozen=True):
    """Compare a guesser with judged boards or turns that people played, or our giver in the same positions."""

    turns: Annotated[str, Meta(description="the file of turns, one JSON object a line")]
    giver: Annotated[str, Meta(description="evaluate the giver of this game instead of the guesser")] = ""
    player: Annotated[str, Meta(description="evaluate this entry as a guesser instead of our own")] = ""
    level: Annotated[Level, Meta(description="the level of the giver")] = "even"
    language: Annotated[LanguageCode, Meta(description="the language of the words")] = "en"


class Fit(Struct, frozen=True):
    """Fit the weights of the bots' listeners to judged boards."""

    boards: Annotated[str, Meta(description="the folder of judged boards")]
    turns: Annotated[str, Meta(description="a file of English turns that people played")] = ""
    out: Annotated[str, Meta(description="the folder of the languages, to write the weights there")] = ""


class Bets(Struct, frozen=True):
    """List the words that our giver means although nothing in the lexicon links them with the clue."""

    language: Annotated[LanguageCode, Meta(description="the language of the words")]
    out: Annotated[str, Meta(description="the file of the bets")]
    clues: Annotated[str, Meta(description="a file for all clues")] = ""
    boards: Annotated[int, Meta(ge=1, description="how many boards")] = 2000
    seed: Annotated[str, Meta(description="boards of the same seed are the same")] = "bets"
    cores: Cores = CORES


class Words(Struct, frozen=True):
    """Test how well the bots know words."""

    pairs: Annotated[str, Meta(description="a table of concepts with ratings in several languages")] = ""
    associates: Annotated[str, Meta(description="a file of first associates")] = ""


class Seekers(Struct, frozen=True):
    """Measure how soon seekers of Decipher find everyday words."""

    words: Annotated[int, Meta(ge=1, description="how many words in each language")] = 240
    languages: Annotated[tuple[LanguageCode, ...], Meta(description="languages with letters; none: all")] = ()


class Speed(Struct, frozen=True):
    """Measure the latencies and the memory of bots."""

    games: Annotated[int, Meta(ge=1, description="games of each kind and language")] = 10


class Tournament(Struct, frozen=True):
    """Let entries play with strangers and with themselves, and rate them for each role."""

    out: Annotated[str, Meta(description="the file of results; the report is written beside it")]
    game: Annotated[str, Meta(description="the game to play")]
    entries: Annotated[
        tuple[str, ...], Meta(description="levels, dice, installed players or MODULE:NAME, separated by commas")
    ] = ("careful", "even", "bold")
    rival: Annotated[str, Meta(description="the entry on the other side, in games of two sides")] = "even"
    language: Annotated[LanguageCode, Meta(description="the language of the words")] = "en"
    deals: Annotated[int, Meta(ge=1, description="deals for each pair of entries, each played on both sides")] = 20
    system: Annotated[Literal["round-robin", "swiss"], Meta(description="round-robin or swiss")] = "round-robin"
    rounds: Annotated[int, Meta(ge=1, description="rounds of a Swiss tournament")] = 3
    seed: Annotated[str, Meta(description="entries have the same deals in tournaments of the same seed")] = "tournament"
    options: Options = {}
    records: Records = ""
    ray: Ray = ""
    cores: Cores = CORES


class Match(Struct, frozen=True):
    """Play many games with these entries in the seats."""

    game: Annotated[str, Meta(description="the game to play")]
    players: Annotated[
        tuple[str, ...],
        Meta(description="entries, separated by commas: one for each side, or else seat by seat, in turn"),
    ] = ("even",)
    language: Annotated[LanguageCode, Meta(description="the language of the words")] = "en"
    games: Annotated[int, Meta(ge=1, description="how many games")] = 20
    seed: Annotated[str, Meta(description="games of the same seed are the same")] = "match"
    options: Options = {}
    records: Records = ""
    ray: Ray = ""
    cores: Cores = CORES


class Counts(Struct, frozen=True):
    """Add up what language models cost, and how often their answers were no good."""

    file: Annotated[str, Meta(description="the file that players wrote (CLUEHOUSE_PLAYER_COUNTS)")]


TASKS: Final[dict[str, type[Any]]] = {
    kind.__name__.lower(): kind
    for kind in (Duel, Marathon, Endings, Evaluate, Fit, Bets, Words, Seekers, Speed, Match, Tournament, Counts)
}
