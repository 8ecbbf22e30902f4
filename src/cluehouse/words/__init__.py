"""The words of the languages, by language code: decks, lexicon, frequency, blocked words.

decks.py      decks, and which languages a game can be played in      lexicon.py   what is known about a word
frequency.py  how common a word is                                    blocked.py   what bots never say

The files are in each language's package in `cluehouse.languages`.
"""

from cluehouse.words.decks import (
    LANGUAGES,
    WORD_SETS,
    LanguageCode,
    WordSet,
    can_be_played,
    load_cards,
    load_pack,
    load_packs,
    load_words,
)

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
