"""Is this word legal as a trap (TW-24 … TW-33)?"""

from collections.abc import Iterable

from cluehouse.referee import chinese, hanzi, kinship
from cluehouse.referee.ruling import Ruling
from cluehouse.referee.text import clean, has_emoji
from cluehouse.referee.tongues import in_chinese, lettered, tongue


def judge_trap(trap: str, secret: str, lang: str, others: Iterable[str] = ()) -> Ruling:
    """Rule on a trap word for a secret word, beside the other traps of the list.

    >>> judge_trap("mleko", "MASŁO", "pl").verdict
    'allowed'
    """
    said = clean(trap)
    if not said or has_emoji(said) or not any(sign.isalnum() for sign in said):
        return Ruling("forbidden", "D-TW-23", "nothing-said", said)
    if " " in said:
        return Ruling("forbidden", "D-TW-23", "several-words", said)
    if secret and _is_same(said, clean(secret), lang):
        return Ruling("forbidden", "D-TW-22", "is-secret", f"{said}: {secret}")
    for other in others:
        if _is_same(said, clean(other), lang):
            return Ruling("forbidden", "D-TW-21", "repeated", f"{said}: {other}")
    fault = chinese.trap_fault(chinese.simplified(said)) if in_chinese(lang, said) else tongue(lang).trap_fault(said)
    if fault == "too-common":
        return Ruling("forbidden", "TW-29", "too-common", said)
    if fault is not None:
        return Ruling("forbidden", "TW-30", "not-a-trap-word", said)
    return Ruling("allowed", "TW-24", "fine", said, note=True)


def _is_same(said: str, word: str, lang: str) -> bool:
    """The same word or a form of it; relatives are other words here."""
    if in_chinese(lang, said):
        ruling = hanzi.compare(said, word)
        return ruling is not None and ruling.reason == "same-word"
    ruling = kinship.compare(lettered(lang), said, word)
    return ruling is not None and ruling.verdict == "forbidden" and ruling.reason in ("same-word", "form-of-word")
