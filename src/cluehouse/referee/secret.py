"""Is this a secret word for Decipher: in the dictionary, of the right length, no name (DC-06 … DC-08)?"""

from cluehouse.referee import english, polish
from cluehouse.referee.ruling import Ruling
from cluehouse.referee.text import clean, words_in


def judge_secret(word: str, lang: str, length: int | None = None) -> Ruling:
    """Rule on a secret word.

    >>> judge_secret("PANDA", "pl", 5).verdict
    'allowed'
    """
    said = clean(word)
    if [part for _, part in words_in(said)] != [said] or not said.isalpha():
        return Ruling("forbidden", "DC-06", "several-words", said)
    if length is not None and len(said) != length:
        return Ruling("forbidden", "DC-06", "wrong-length", said)
    return _polish(said) if lang == "pl" else _english(said)


def _polish(said: str) -> Ruling:
    found = polish.readings(said.casefold())
    if not found:
        named = bool(polish.readings(said))
        return Ruling("forbidden", "DC-08" if named else "DC-07", "proper-name" if named else "not-in-dictionary", said)
    common = [reading for reading in found if not reading.name]
    if not common:
        return Ruling("forbidden", "DC-08", "proper-name", said)
    if all(reading.lemma != said.casefold() for reading in common):
        return Ruling("doubtful", "DC-07", "form-of-word", f"{said}: {common[0].lemma}")
    return Ruling("allowed", "DC-07", "fine", said)


def _english(said: str) -> Ruling:
    small = said.casefold()
    if not said.isascii() or not english.is_known(small):
        return Ruling("forbidden", "DC-07", "not-in-dictionary", said)
    if english.is_base(small):
        return Ruling("allowed", "DC-07", "fine", said)
    forms = english.lemmas(small) - {small}
    if forms:
        return Ruling("doubtful", "DC-07", "form-of-word", f"{said}: {min(forms)}")
    return Ruling("forbidden", "DC-08", "proper-name", said)
