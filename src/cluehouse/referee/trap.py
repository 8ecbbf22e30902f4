"""Whether a word is legal as a trap (TW-24 … TW-33)."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from cluehouse.languages import MIXED, Language, written_in
from cluehouse.languages.text import clean, has_emoji, is_chinese
from cluehouse.referee import hanzi, kinship
from cluehouse.referee.reading import read_in
from cluehouse.referee.ruling import Reason, Ruling

_WHY: Final[dict[str, tuple[str, Reason]]] = {
    "pronoun": ("TW-28", "trap-pronoun"),
    "article": ("TW-30", "trap-article"),
    "auxiliary": ("TW-26", "trap-auxiliary"),
    "preposition": ("TW-30", "trap-preposition"),
    "conjunction": ("TW-30", "trap-conjunction"),
    "adverb": ("TW-30", "trap-adverb"),
    "particle": ("TW-30", "trap-particle"),
    "vague-number": ("TW-27", "trap-vague-number"),
    "abbreviation": ("TW-30", "trap-abbreviation"),
    "name": ("TW-48", "trap-name"),
    "too-common": ("TW-29", "too-common"),
    "general": ("TW-31", "trap-general"),
    "habit": ("TW-32", "trap-habit"),
    "other": ("TW-30", "not-a-trap-word"),
}
_BY_ITSELF: Final = ("name", "general", "habit")  # doubtful, but not because the word could be something else


def judge_trap(trap: str, secret: str, lang: str, others: Iterable[str] = ()) -> Ruling:
    """Rule on a trap word for a secret word, beside the other traps of the list.

    >>> judge_trap("mleko", "MASŁO", "pl").verdict
    'allowed'
    """
    typed = clean(trap)
    said = read_in(lang, typed).grammar.restored(typed)
    if not said or has_emoji(said) or not any(char.isalnum() for char in said):
        return Ruling("forbidden", "D-TW-23", "nothing-said", said)
    if " " in said or (is_chinese(said) and read_in(lang, said).characters.is_phrase(said)):
        return Ruling("forbidden", "D-TW-23", "several-words", said)
    doubts = []
    for ruling in _repetitions(said, secret, others, lang):
        if ruling.verdict == "forbidden":
            return ruling
        doubts.append(ruling)
    ruling = _in_any(lang, said)
    return doubts[0] if doubts and ruling.verdict == "allowed" else ruling


def _in_any(lang: str, said: str) -> Ruling:
    """Rule on a trap word without regard to other words. At a mixed table it may be a word of any of the languages."""
    languages = written_in("letters") if lang == MIXED and not is_chinese(said) else (read_in(lang, said),)
    rulings = [_by_itself(language, said) for language in languages]
    known = [ruling for ruling in rulings if ruling.reason not in ("not-a-word", "unknown-word")]
    return min(known or rulings, key=lambda ruling: ruling.weight)


def _by_itself(language: Language, said: str) -> Ruling:
    """Rule on a trap word without regard to other words."""
    fault = language.grammar.trap_fault(said)
    if fault is not None and fault.kind == "name" and language.script == "letters" and language.letters.is_feast(said):
        fault = None  # Easter is no name to the rules
    if fault is not None and fault.kind == "name" and said.islower() and said in lexicon_words(language):
        fault = None  # our lexicon writes names with a capital, and this without: minotaur
    if fault is not None:
        rule, reason = _WHY[fault.kind]
        if fault.verdict == "doubtful" and fault.kind not in _BY_ITSELF:
            reason = "trap-or-other-part"
        if fault.kind == "abbreviation" and said.isupper():
            return Ruling("doubtful", "TW-51", reason, said)  # a noun, but the describer may not say it either
        return Ruling(fault.verdict, rule, reason, said)
    if said.isupper() and not is_chinese(said) and language.grammar.is_abbreviated_name(said):
        return Ruling("doubtful", "TW-51", "trap-abbreviation", said)
    if not language.grammar.parts_of_speech(said):
        return _unknown(language, said)
    return Ruling("allowed", "TW-24", "fine", said, note=True)


def _unknown(language: Language, said: str) -> Ruling:
    """Rule on a word that the dictionary does not have. A word of our lexicon is a word. If people write it often
    enough to be on the frequency list, or if it is made of words, people decide; otherwise it is no word."""
    listed = lexicon_words(language)
    if language.script == "letters" and said.capitalize() in listed and said.casefold() not in listed:
        return Ruling("doubtful", "TW-48", "trap-name", said)
    if said in listed or said.casefold() in listed:
        return Ruling("allowed", "TW-24", "fine", said, note=True)
    if len(said) > 2 and len(set(said)) == 1:  # aaaa
        return Ruling("forbidden", "TW-30", "not-a-word", said)
    if len(said) > 1 and (language.frequencies.frequency(said) > 0 or _is_made_of_words(language, said)):
        return Ruling("doubtful", "TW-30", "unknown-word", said)
    return Ruling("forbidden", "TW-30", "not-a-word", said)


@cache
def lexicon_words(language: Language) -> frozenset[str]:
    """Return the words of the lexicon as they are written, names with a capital."""
    entries = language.lexicon.values()
    listed = {word for entry in entries for word in (*entry.family, *entry.kin, *entry.associations)}
    return frozenset(listed | {_as_written(language, entry.word) for entry in entries})


def _as_written(language: Language, word: str) -> str:
    """Return the word of an entry, which is in capitals, as it is written in a sentence."""
    named = language.grammar.parts_of_speech(word.capitalize()) == ("name",)
    return word.capitalize() if named else word.casefold()


def _is_made_of_words(language: Language, said: str) -> bool:
    """Whether this is put together from words of the language: 自拍杆, fire-proof."""
    parts = [part for _, part in language.grammar.words(said)] if is_chinese(said) else said.split("-")
    return len(parts) > 1 and any(part[1:] for part in parts) and all(map(language.grammar.parts_of_speech, parts))


# --- the same word twice --------------------------------------------------------------------------


def _repetitions(said: str, secret: str, others: Iterable[str], lang: str) -> Iterable[Ruling]:
    """Yield a ruling for each word that this trap repeats: the secret, which is a trap anyway, or another trap."""
    if secret:
        likeness = _likeness(said, clean(secret), lang)
        if likeness in ("same", "same-or-other"):
            yield Ruling("forbidden" if likeness == "same" else "doubtful", "D-TW-22", "is-secret", f"{said}: {secret}")
        elif likeness in ("family", "diminutive", "verbal-noun", "derived"):
            yield Ruling("doubtful", "D-TW-22", "family-of-word", f"{said}: {secret}")
    for other in others:
        likeness = _likeness(said, clean(other), lang)
        if likeness in ("same", "same-or-other", "diminutive", "verbal-noun"):
            yield Ruling("forbidden" if likeness == "same" else "doubtful", "D-TW-21", "repeated", f"{said}: {other}")


def _likeness(said: str, word: str, lang: str) -> str:
    """Say how near two words are: the `same` word or a form of it, `same-or-other` if the form can be another word too,
    a `diminutive` or a `verbal-noun` of it, `family`, `derived` if only its form says so, or nothing."""
    language = read_in(lang, said)
    return (_in_characters if language.script == "characters" else _in_letters)(language, said, word)


def _in_characters(language: Language, said: str, word: str) -> str:
    grammar = language.characters
    said, word = grammar.simplified(said), grammar.simplified(word)
    if said == word or grammar.short(said) == grammar.short(word):
        return "same"
    if grammar.is_form(said, word):
        return "same"
    if word in grammar.bases(said) or said in grammar.bases(word):
        return "same-or-other" if grammar.is_known(said) and said != word * 2 else "same"
    if said in grammar.variants(word):
        return "same-or-other"
    ruling = hanzi.compare(language, said, word)
    return "family" if ruling is not None and ruling.verdict == "forbidden" else ""


def _in_letters(language: Language, said: str, word: str) -> str:
    grammar = language.letters
    ruling = kinship.compare(language, said, word)
    if grammar.is_verbal_noun(said, word) or grammar.is_verbal_noun(word, said):
        return "verbal-noun"
    for one, other in ((said, word), (word, said)):
        if grammar.is_participle(one, other):
            return "same" if "verb" in grammar.parts_of_speech(other) else "family"
    form = ruling is not None and ruling.reason in ("same-word", "form-of-word") and ruling.verdict == "forbidden"
    if form and not (grammar.is_plainly_derived(said, word) or grammar.is_plainly_derived(word, said)):
        return "same"
    if ruling is not None and ruling.reason in ("form-or-other-word", "accents-missing"):
        both = all("adjective" in grammar.parts_of_speech(each) for each in (said, word))
        return "same" if both and ruling.reason == "form-or-other-word" else "same-or-other"  # zimne, zimny
    shared = grammar.lemmas(said) & grammar.lemmas(word)
    if shared:
        others = (grammar.lemmas(each) - shared - {each.casefold()} for each in (said, word))
        return "same-or-other" if all(others) else "same"
    entry = language.lexicon.get(word.upper())
    family = frozenset(entry.family) if entry is not None else frozenset()
    if ruling is None or ruling.verdict == "allowed" or ruling.reason in ("letters-of-word", "kin-of-word"):
        return ""
    if any(grammar.is_diminutive(form, word, family) for form in grammar.lemmas(said)):
        return "diminutive"
    return "family" if ruling.verdict == "forbidden" else "derived"
