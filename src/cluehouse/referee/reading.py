"""In which language the words of a table are read.

A table has one language, or is mixed. Words in Chinese characters are read as Chinese at every table. At a mixed table
nobody says which language a word in letters belongs to, so:

- a clue is compared with a card in every language that is spelt in letters, and the strictest ruling counts;
- where one language has to be chosen (traps, speeches, answers, number words), it is `MIXED_READING`.
"""

from cluehouse.languages import MIXED, Language, table_language, written_in
from cluehouse.languages.text import is_chinese


def read_in(lang: str, word: str) -> Language:
    """Return the language in which a word at a table of this language is read."""
    own = table_language(lang)
    return _chinese() if own.script == "letters" and is_chinese(word) else own


def compared_in(lang: str, clue: str, card: str) -> tuple[Language, ...]:
    """Return the languages in which a clue and a card are compared."""
    if is_chinese(clue) or is_chinese(card) or lang != MIXED:
        return (read_in(lang, clue + card),)
    return written_in("letters")


def _chinese() -> Language:
    return written_in("characters")[0]
