"""The languages of this server. A `Language` answers every question about one language.

>>> from cluehouse.languages import language
>>> language("pl").name, language("pl").script
('Polski', 'letters')

language.py   a language and its parts        registry.py   LANGUAGES, register, language
grammar.py    what a grammar answers          phrases.py    what bots need to speak
decks.py      reading lists of words          lexicon.py    what is known about words
frequency.py  how common words are            weights.py    weights of the bots' listeners
text.py       normalising what people type    word_counts.py   long lists in little memory
packages.py   data of other packages          memory.py, cores.py   memory and threads
parts.py      parts of speech                 hints.py      hints at sound and spelling
titles.py     well-known titles               pairs.py      lists of related words
closeness.py  words too close for one game
polish/  english/  chinese/                   one package for each language, with all of its files
"""

from cluehouse.games.deck import LanguageCode
from cluehouse.languages import chinese, english, polish
from cluehouse.languages.language import MIXED, Language
from cluehouse.languages.registry import (
    LANGUAGES,
    MIXED_READING,
    IncompleteLanguage,
    language,
    register,
    register_installed,
    table_language,
    written_in,
)

for _own in (polish, english, chinese):
    register(_own.LANGUAGE)
register_installed()

__all__ = [
    "LANGUAGES",
    "MIXED",
    "MIXED_READING",
    "IncompleteLanguage",
    "Language",
    "LanguageCode",
    "language",
    "register",
    "table_language",
    "written_in",
]
