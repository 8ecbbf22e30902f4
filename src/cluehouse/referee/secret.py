"""Whether a word can be a secret word of Decipher: in the dictionary, of the right length, not a name (DC-06 …
DC-08)."""

from cluehouse.languages import table_language
from cluehouse.languages.text import clean, words_in
from cluehouse.referee.ruling import Ruling


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
    language = table_language(lang)
    if language.script != "letters":
        # Words of this language cannot be spelt with letter tiles
        return Ruling("forbidden", "DC-07", "not-in-dictionary", said)
    standing = language.letters.standing(said)
    match standing.kind:
        case "word":
            return Ruling("allowed", "DC-07", "fine", said)
        case "form":
            return Ruling("doubtful", "DC-07", "form-of-word", f"{said}: {standing.lemma}")
        case "name":
            return Ruling("forbidden", "DC-08", "proper-name", said)
        case "unknown":
            return Ruling("forbidden", "DC-07", "not-in-dictionary", said)
