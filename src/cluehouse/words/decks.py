"""The decks of a language, by its code. An unknown code is refused: `no-such-language`."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from cluehouse.games.deck import Card, Edition, LanguageCode, Pack
from cluehouse.games.game import Game
from cluehouse.games.refusal import Refusal
from cluehouse.languages import LANGUAGES, MIXED, language
from cluehouse.languages.decks import WORD_SETS, WordSet

__all__ = [
    "LANGUAGES",
    "WORD_SETS",
    "LanguageCode",
    "WordSet",
    "can_be_played",
    "load_cards",
    "load_pack",
    "load_packs",
    "load_words",
]


def load_cards(code: str, edition: Edition) -> tuple[Card, ...]:
    """Return the two-sided cards of an edition."""
    return language(code).cards(edition)


def load_words(code: str, word_set: WordSet) -> tuple[str, ...]:
    """Return the words of a Trapwords set (TW-14)."""
    return language(code).words(word_set)


def load_pack(code: str, word_set: WordSet = "fantasy") -> Pack:
    """Return everything that a deal in this language can draw from."""
    return language(code).pack(word_set)


def load_packs(codes: Sequence[str], word_set: WordSet = "fantasy") -> Pack:
    """Return everything that a deal can draw from at a table with these languages. Several languages share no
    alphabet."""
    different = tuple(dict.fromkeys(codes))
    packs = [load_pack(code, word_set) for code in different]
    return packs[0] if len(packs) == 1 else _joined(different, word_set)


@lru_cache(maxsize=16)
def _joined(codes: tuple[str, ...], word_set: WordSet) -> Pack:
    packs = [load_pack(code, word_set) for code in codes]
    return Pack(
        cards=tuple(card for pack in packs for card in pack.cards),
        words=tuple(word for pack in packs for word in pack.words),
        negations=tuple(dict.fromkeys(word for pack in packs for word in pack.negations)),
        motifs=packs[0].motifs,
        close={word: others for pack in packs for word, others in pack.close.items()},
    )


def can_be_played(game: Game[Any, Any, Any, Any], *codes: str) -> bool:
    """Whether this game can be dealt in this language, or with these languages mixed."""
    try:
        game.deal(game.options_type(language=codes[0] if len(codes) == 1 else MIXED), load_packs(codes), "a trial")
    except Refusal:
        return False
    return True
