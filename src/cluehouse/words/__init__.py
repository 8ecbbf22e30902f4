"""The decks: card words and Trapwords words in Polish, Chinese and English.

One folder per language, plain text that a speaker can read and correct:
`classic.txt` and `duet.txt` hold 200 two-sided cards each (`FRONT / BACK`), `fantasy.txt` and
`modern.txt` one Trapwords word per line. Lines that start with # are comments.

decks.py      the decks                   lexicon.py   what the house knows about its words
frequency.py  how common any word is      tally.py     long lists in little memory
unsaid.py     what bots never say
"""

from cluehouse.words.decks import LANGUAGES, WORD_SETS, Language, WordSet, load_cards, load_pack, load_words

__all__ = ["LANGUAGES", "WORD_SETS", "Language", "WordSet", "load_cards", "load_pack", "load_words"]
