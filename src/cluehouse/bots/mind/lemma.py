"""One spelling for all forms of a word, so that "cats" in a list matches "cat" on a card."""

from functools import lru_cache

from cluehouse.languages.text import clean
from cluehouse.referee.reading import read_in


@lru_cache(maxsize=16384)
def lemma(language: str, word: str) -> str:
    """The dictionary form that stands for a word."""
    said = clean(word.replace("-", " ")).casefold()
    spoken = read_in(language, said)
    if spoken.script == "characters":
        return spoken.characters.simplified(said)
    if " " in said or spoken.letters.is_base(said):
        return said
    forms = spoken.grammar.lemmas(said)
    return min(forms - {said}, key=lambda form: (len(form), form), default=said)
