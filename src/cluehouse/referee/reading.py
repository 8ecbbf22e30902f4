"""In which language the words of a table are read.

A table has one language, or is mixed. Words in Chinese characters are read as Chinese at every table. At a mixed table
nobody says which language a word in letters belongs to, so:

- a clue is compared with a card in every language that is spelt in letters, and the strictest ruling counts;
- a trap may be a word of any of them, and a speech is read in the one that knows most of its words;
- where one language has to be chosen (comparing traps and answers, number words), it is `MIXED_READING`.
"""

from cluehouse.languages import MIXED, Language, language, table_language, written_in
from cluehouse.languages.registry import MIXED_READING
from cluehouse.languages.text import is_chinese


def read_in(lang: str, word: str) -> Language:
    """Return the language in which a word at a table of this language is read."""
    own = table_language(lang)
    return _chinese() if own.script == "letters" and is_chinese(word) else own


def spoken_in(lang: str, text: str) -> Language:
    """Return the language that a text is in: at a mixed table, the one that knows most of its words."""
    if lang != MIXED or is_chinese(text):
        return read_in(lang, text)
    known = {
        each.code: sum(bool(each.grammar.parts_of_speech(word)) for _, word in each.grammar.words(text))
        for each in written_in("letters")
    }
    return language(max(known, key=lambda code: (known[code], code == MIXED_READING)))


def compared_in(lang: str, clue: str, card: str) -> tuple[Language, ...]:
    """Return the languages in which a clue and a card are compared."""
    if is_chinese(clue) or is_chinese(card) or lang != MIXED:
        return (read_in(lang, clue + card),)
    return written_in("letters")


def _chinese() -> Language:
    return written_in("characters")[0]
