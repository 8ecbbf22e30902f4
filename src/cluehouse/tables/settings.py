"""What a table agrees on: the game, its options, its words, and how strict the referee is."""

from functools import lru_cache
from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from cluehouse.games import GAMES
from cluehouse.games.deck import Edition, Pack
from cluehouse.games.game import AnyGame
from cluehouse.games.refusal import Refusal
from cluehouse.referee.pack import judge_pack
from cluehouse.tables.refusal import TableRefusal
from cluehouse.words import load_pack
from cluehouse.words.decks import Language

GameName = Annotated[str, Meta(max_length=40)]  # of a registered game; checked when the settings are
MOST_PACK: Final = 100_000  # characters


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """A table's settings. The game's own options stand in `options`; team sizes follow from who sits down."""

    game: GameName
    languages: Annotated[tuple[Language, ...], Meta(min_length=1, max_length=3)] = ("en",)
    options: dict[str, Any] = {}
    pack: Annotated[str, Meta(max_length=MOST_PACK)] = ""  # own words, one to a line; empty: the house's decks
    # strict: what the referee forbids is not sent. rulebook: it stands until somebody objects. off: people alone.
    referee: Literal["strict", "rulebook", "off"] = "rulebook"
    talk: Literal["rules", "off"] = "rules"
    rivals_talk: bool = False  # D-CN-18: may the team that is not on turn talk?
    sand: Literal["each-turn", "manual"] = "each-turn"  # who starts a timer that may be started by hand
    pace: Annotated[int, Meta(ge=0, le=30_000)] = 2_000  # milliseconds a bot takes for a move


def game_of(settings: Settings) -> AnyGame:
    """The game that is played here, or a refusal if there is none of that name."""
    game = GAMES.get(settings.game)
    if game is None:
        raise TableRefusal("no-such-game", game=settings.game)
    return game


def options_of(settings: Settings, **sizes: int) -> Any:
    """The game's options, checked, with the sizes of the teams that sit here."""
    kind = game_of(settings).options_type
    language = settings.languages[0] if len(set(settings.languages)) == 1 else "mixed"
    try:
        return msgspec.convert({**settings.options, **sizes, "language": language}, kind)
    except msgspec.ValidationError as error:
        raise Refusal("bad-option", detail=str(error)) from None


def pack_of(settings: Settings) -> Pack:
    """The cards and words that this table plays with."""
    if settings.pack:
        ruling = judge_pack(settings.pack)
        if ruling.faults:
            first = ruling.faults[0]
            raise TableRefusal("bad-pack", line=first.line, fault=first.fault, text=first.text)
        pack = ruling.pack()
        return Pack(tuple(msgspec.structs.replace(card, edition=_edition(settings)) for card in pack.cards), pack.words)
    return _house_pack(settings.languages, str(settings.options.get("word_set", "fantasy")))


def _edition(settings: Settings) -> Any:
    """Own words go with whatever pool the game draws from."""
    pool = settings.options.get("pool", settings.game)
    return pool if pool in get_args(Edition) else "codenames"


@lru_cache(maxsize=16)
def _house_pack(languages: tuple[Language, ...], word_set: Any) -> Pack:
    packs = [load_pack(language, word_set) for language in dict.fromkeys(languages)]
    if len(packs) == 1:
        return packs[0]
    return Pack(
        tuple(card for pack in packs for card in pack.cards), tuple(word for pack in packs for word in pack.words)
    )
