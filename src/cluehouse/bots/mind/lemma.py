"""One spelling for all forms of a word, so that "cats" in a list matches "cat" on a card."""

from functools import lru_cache

from cluehouse.referee.chinese import simplified
from cluehouse.referee.text import clean, is_chinese
from cluehouse.referee.tongues import TONGUES
from cluehouse.words.decks import Language


@lru_cache(maxsize=16384)
def lemma(language: Language, word: str) -> str:
    """The dictionary form that stands for a word."""
    said = clean(word.replace("-", " ")).casefold()
    if language == "zh" or is_chinese(said):
        return simplified(said)
    if " " in said or TONGUES[language].is_base(said):
        return said
    forms = TONGUES[language].lemmas(said)
    return min(forms - {said}, key=lambda form: (len(form), form), default=said)
