"""Whether a sentence springs a trap, names the secret, or hints at its letters (TW-43 … TW-60)."""

from collections.abc import Iterable

from msgspec import Struct

from cluehouse.languages import MIXED, table_language, written_in
from cluehouse.languages.text import clean, is_abbreviation
from cluehouse.referee import hanzi, kinship
from cluehouse.referee.reading import read_in
from cluehouse.referee.ruling import Ruling, worst


class Sprung(Struct, frozen=True):
    """A trap and the word that touched it: where that word begins in the speech, and how certain the ruling is."""

    trap: str
    word: str
    place: int
    ruling: Ruling


class SpeechRuling(Ruling, frozen=True):
    """The ruling on a speech, with every sprung trap, the most certain first."""

    sprung: tuple[Sprung, ...] = ()


def judge_speech(
    speech: str, traps: Iterable[str], secret: str, lang: str, restrictions: bool = True, nouns_only: bool = False
) -> SpeechRuling:
    """Rule on what a describer said. Forms, families and parts of compounds spring a trap.

    >>> judge_speech("Smaruję tym najpierw kanapkę", ["kanapka", "mleko"], "MASŁO", "pl").sprung[0].trap
    'kanapka'
    """
    said = clean(speech)
    words = read_in(lang, said).grammar.words(said)
    found = [sprung for trap in traps for sprung in _touches(words, clean(trap), trap, lang)]
    if secret:
        found += _touches(words, clean(secret), secret, lang)
    found.sort(key=lambda sprung: -sprung.ruling.weight)
    others = [*(_hints(said, words, lang) if restrictions else ()), *(_pronouns(words, lang) if nouns_only else ())]
    rulings = [*(sprung.ruling for sprung in found), *others, Ruling("allowed", "TW-42", "fine", note=True)]
    ruling = worst(rulings)
    return SpeechRuling(ruling.verdict, ruling.rule, ruling.reason, ruling.evidence, ruling.note, sprung=tuple(found))


def _touches(words: list[tuple[int, str]], target: str, trap: str, lang: str) -> list[Sprung]:
    found = []
    for index, word in words:
        ruling = _compare(word, target, lang)
        if ruling is not None and ruling.verdict != "allowed":
            rule = "TW-56" if ruling.reason in ("same-word", "form-of-word") else "TW-59"
            found.append(Sprung(trap, word, index, Ruling(ruling.verdict, rule, "sprung", f"{word}: {trap}")))
    return found


def _compare(word: str, target: str, lang: str) -> Ruling | None:
    language = read_in(lang, target)
    if language.script == "characters":
        if language.grammar.is_function_word(word) and word != target:
            return None
        ruling = hanzi.compare(language, word, target)
        # In running speech a single shared character is coincidence; a whole word inside another is not.
        return None if ruling is not None and ruling.reason == "shares-character" else ruling
    spelt = written_in("letters") if lang == MIXED else (language,)
    if any(target.casefold() in each.letters.abbreviated(word) for each in spelt):
        return Ruling("forbidden", "TW-51", "same-word", target)
    ruling = kinship.compare(language, word, target)
    weak = ruling is not None and ruling.reason in ("letters-of-word", "accents-missing")
    return None if weak or (ruling is not None and language.grammar.is_function_word(word)) else ruling


def _hints(said: str, words: list[tuple[int, str]], lang: str) -> list[Ruling]:
    """Return hints at sound or spelling (TW-49), names (TW-48) and abbreviations of names (TW-51)."""
    language, small = table_language(lang), said.casefold()
    hints = language.grammar.SPELLING_HINTS
    found = [Ruling("forbidden", "TW-49", "spelling-hint", hint) for hint in hints if hint in small]
    if language.script == "characters":
        return found
    for index, word in words:
        if is_abbreviation(word):
            if word not in _COMMON_WORDS:
                found.append(Ruling("forbidden", "TW-51", "abbreviation", word))
        elif word[:1].isupper() and not language.letters.takes_capital(word) and not _begins_sentence(said, index):
            sure = len(words) <= 3 or language.letters.is_name(word)
            found.append(Ruling("forbidden" if sure else "doubtful", "TW-48", "proper-name", word))
    return found


_COMMON_WORDS = ("TV", "DVD", "CD", "OK", "DNA")  # abbreviations that have become words of their own


def _begins_sentence(said: str, index: int) -> bool:
    """Whether a sentence begins here. Then a capital means nothing."""
    before = said[:index].rstrip(" \"'„“”‘’«»(-–—")
    return not before or before[-1] in ".!?…:"


def _pronouns(words: list[tuple[int, str]], lang: str) -> list[Ruling]:
    """Return the pronouns, which the noun plague forbids (TW-87); people judge other words."""
    pronouns = table_language(lang).grammar.PRONOUNS
    return [Ruling("forbidden", "TW-87", "not-a-trap-word", word) for _, word in words if word.casefold() in pronouns]
