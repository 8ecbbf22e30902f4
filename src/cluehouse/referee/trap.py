"""Whether a word is legal as a trap (TW-24 … TW-33)."""

from collections.abc import Iterable

from cluehouse.languages.text import clean, has_emoji
from cluehouse.referee import hanzi, kinship
from cluehouse.referee.reading import read_in
from cluehouse.referee.ruling import Ruling


def judge_trap(trap: str, secret: str, lang: str, others: Iterable[str] = ()) -> Ruling:
    """Rule on a trap word for a secret word, beside the other traps of the list.

    >>> judge_trap("mleko", "MASŁO", "pl").verdict
    'allowed'
    """
    said = clean(trap)
    if not said or has_emoji(said) or not any(char.isalnum() for char in said):
        return Ruling("forbidden", "D-TW-23", "nothing-said", said)
    if " " in said:
        return Ruling("forbidden", "D-TW-23", "several-words", said)
    if secret and _is_same(said, clean(secret), lang):
        return Ruling("forbidden", "D-TW-22", "is-secret", f"{said}: {secret}")
    for other in others:
        if _is_same(said, clean(other), lang):
            return Ruling("forbidden", "D-TW-21", "repeated", f"{said}: {other}")
    fault = read_in(lang, said).grammar.trap_fault(said)
    if fault == "too-common":
        return Ruling("forbidden", "TW-29", "too-common", said)
    if fault is not None:
        return Ruling("forbidden", "TW-30", "not-a-trap-word", said)
    return Ruling("allowed", "TW-24", "fine", said, note=True)


def _is_same(said: str, word: str, lang: str) -> bool:
    """Whether it is the same word or a form of it; relatives count as other words here."""
    language = read_in(lang, said)
    if language.script == "characters":
        ruling = hanzi.compare(language, said, word)
        return ruling is not None and ruling.reason == "same-word"
    ruling = kinship.compare(language, said, word)
    return ruling is not None and ruling.verdict == "forbidden" and ruling.reason in ("same-word", "form-of-word")
