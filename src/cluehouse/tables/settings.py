"""A table's settings: the game, its options, its words, and how strict the referee is."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from cluehouse.games import GAMES
from cluehouse.games.deck import Edition, Pack
from cluehouse.games.game import AnyGame
from cluehouse.languages import LANGUAGES
from cluehouse.referee.pack import judge_pack
from cluehouse.tables.refusal import TableRefusal
from cluehouse.words import LanguageCode, can_be_played, load_packs

GameName = Annotated[str, Meta(max_length=40)]  # the name of a registered game; checked together with the settings
Referee = Literal["strict", "rulebook", "off"]
MOST_PACK: Final = 100_000  # characters


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """A table's settings. `options` holds the game's own options; team sizes follow from who sits down."""

    game: GameName  # the game to play
    # the languages of the words
    languages: Annotated[tuple[LanguageCode, ...], Meta(min_length=1, max_length=3)] = ("en",)
    options: dict[str, Any] = {}  # options of the game that differ from its defaults, without the sizes of teams
    pack: Annotated[str, Meta(max_length=MOST_PACK)] = ""  # own words; empty: the built-in decks
    # strict: what the referee forbids is refused. rulebook: it stands until somebody objects. off: no referee.
    referee: Referee = "rulebook"
    talk: Literal["rules", "off"] = "rules"  # rules: chat as the rules of the game allow. off: no chat
    rivals_talk: bool = False  # whether the team that is not on turn may talk in Codenames (D-CN-18)
    sand: Literal["each-turn", "manual"] = "each-turn"  # who starts a timer that can be started by hand
    pace: Annotated[int, Meta(ge=0, le=30_000)] = 2_000  # milliseconds a bot takes for a move


def settings_of(game: str, language: str, options: Mapping[str, Any], referee: Referee = "strict") -> Settings:
    """Return the settings of a table that a program asks for. A ValueError names what is known, a Refusal is about the
    value of an option."""
    _known("game", game, GAMES)
    if language not in LANGUAGES or not can_be_played(GAMES[game], language):
        _known(f"language of {game}", language, [code for code in LANGUAGES if can_be_played(GAMES[game], code)])
    _known("referee", referee, get_args(Referee))
    names = [name for name in GAMES[game].options_type.__struct_fields__ if name != "language"]
    for option in options:
        _known(f"option of {game}", option, names)
    languages: Any = (language,)
    settings = Settings(game=game, languages=languages, options=dict(options), referee=referee)
    GAMES[game].check_options(options_of(settings))
    return settings


def _known(what: str, given: str, known: Iterable[str]) -> None:
    names = list(known)
    if given not in names:
        raise ValueError(f"no such {what}: {given}; known are {', '.join(names)}")


def game_of(settings: Settings) -> AnyGame:
    """Return the game of these settings; refuse if no game has that name."""
    game = GAMES.get(settings.game)
    if game is None:
        raise TableRefusal("no-such-game", game=settings.game)
    return game


def options_of(settings: Settings, **sizes: int) -> Any:
    """Return the game's options, checked, with the sizes of the seated teams."""
    language = settings.languages[0] if len(set(settings.languages)) == 1 else "mixed"
    return game_of(settings).read_options({**settings.options, **sizes, "language": language})


def is_spoken(settings: Settings) -> bool:
    """Whether people have to hear each other to play here."""
    game = game_of(settings)
    return game.hears(options_of(settings))


def pack_of(settings: Settings) -> Pack:
    """Return the cards and words that this table plays with; refuse languages that the server does not have."""
    word_set: Any = settings.options.get("word_set", "fantasy")
    built_in = load_packs(settings.languages, word_set)
    if settings.pack:
        ruling = judge_pack(settings.pack)
        if ruling.faults:
            first = ruling.faults[0]
            raise TableRefusal("bad-pack", line=first.line, fault=first.fault, text=first.text, limit=first.limit)
        pack = ruling.pack()
        cards = tuple(msgspec.structs.replace(card, edition=_edition(settings)) for card in pack.cards)
        return msgspec.structs.replace(built_in, cards=cards, words=pack.words)
    return built_in


def _edition(settings: Settings) -> Any:
    """Return the edition for a table's own words: the pool that the game draws from."""
    pool = settings.options.get("pool", settings.game)
    editions = get_args(Edition)
    return pool if pool in editions else editions[0]
