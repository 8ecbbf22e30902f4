"""Whether a sentence springs a trap, names the secret, or contains an illegal hint (TW-43 … TW-60)."""

import re
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from cluehouse.languages import MIXED, Language, written_in
from cluehouse.languages.text import clean, differ_by_a_slip
from cluehouse.referee import hanzi, kinship
from cluehouse.referee.denials import plain_sentences
from cluehouse.referee.hints import illegal_hints
from cluehouse.referee.nouns import other_words
from cluehouse.referee.reading import read_in, spoken_in
from cluehouse.referee.ruling import Reason, Ruling, worst

Words = list[tuple[int, str]]


class Sprung(Struct, frozen=True):
    """A trap and the word that touched it: where that word begins in the speech, and how certain the ruling is."""

    trap: str
    word: str
    place: int
    ruling: Ruling


class SpeechRuling(Ruling, frozen=True):
    """The ruling on a speech, with every sprung trap and every illegal hint, the most certain first."""

    sprung: tuple[Sprung, ...] = ()
    faults: tuple[Ruling, ...] = ()


def judge_speech(
    speech: str,
    traps: Iterable[str],
    secret: str,
    lang: str,
    restrictions: bool = True,
    nouns_only: bool = False,
    denials_only: bool = False,
) -> SpeechRuling:
    """Rule on what a describer said. Forms, families and parts of compounds spring a trap.

    >>> judge_speech("Smaruję tym najpierw kanapkę", ["kanapka", "mleko"], "MASŁO", "pl").sprung[0].trap
    'kanapka'
    """
    typed = clean(speech)
    language = read_in(lang, typed)
    said = language.grammar.restored(typed)
    words = language.grammar.words(said)
    found = [sprung for trap in traps for sprung in _touches(said, words, _target(trap, lang), trap, lang)]
    if secret:
        found += _touches(said, words, clean(secret), secret, lang, known=True)
    found.sort(key=lambda sprung: -sprung.ruling.weight)
    denials = plain_sentences(spoken_in(lang, typed), speech) if denials_only else ()
    faults = _sorted((*_faults(typed, clean(secret), lang, restrictions, nouns_only), *denials))
    rulings = [*(sprung.ruling for sprung in found), *faults, Ruling("allowed", "TW-42", "fine", note=True)]
    ruling = worst(rulings)
    return SpeechRuling(
        ruling.verdict, ruling.rule, ruling.reason, ruling.evidence, ruling.note, sprung=tuple(found), faults=faults
    )


def _target(trap: str, lang: str) -> str:
    """Return a trap as it is compared: its writer may have left accents out."""
    typed = clean(trap)
    return read_in(lang, typed).grammar.restored(typed)


def _faults(typed: str, secret: str, lang: str, restrictions: bool, nouns_only: bool) -> tuple[Ruling, ...]:
    """Return what is illegal in a speech whatever the traps are."""
    if not (restrictions or nouns_only):
        return ()
    language = spoken_in(lang, typed)
    said = language.grammar.restored(typed)
    words = language.grammar.words(said)
    return (
        *(illegal_hints(language, typed, said, words, secret) if restrictions else ()),
        *(other_words(language, said, words) if nouns_only else ()),
    )


def _sorted(faults: Iterable[Ruling]) -> tuple[Ruling, ...]:
    return tuple(sorted(faults, key=lambda ruling: -ruling.weight))


def _touches(said: str, words: Words, target: str, trap: str, lang: str, known: bool = False) -> list[Sprung]:
    """Return where the text touches a trap. The describer knows the secret, so that what it has in common with his
    words is no coincidence; he does not know the other traps."""
    found = []
    heard = [*words, *_between_hyphens(words, target), *_taken_apart(said, target, lang)]
    for index, word in dict.fromkeys([*heard, *_unknown(words, target, lang)]):
        ruling = _compare(word, target, lang, known)
        if ruling is not None and ruling.verdict != "allowed":
            ruling = _in_context(ruling, said, words, index, word, target, lang)
        if ruling is not None and ruling.verdict != "allowed":
            rule = "TW-56" if ruling.reason in ("same-word", "form-of-word") else "TW-59"
            reason: Reason = "says-secret" if known else "sprung"
            found.append(Sprung(trap, word, index, Ruling(ruling.verdict, rule, reason, f"{word}: {trap}")))
    return found


def _between_hyphens(words: Words, target: str) -> Words:
    """Return the words that hyphens join, each by itself: wheeled in two-wheeled. Such a target is one word."""
    if "-" in target:
        return []
    return [
        (index + match.start(), match.group())
        for index, word in words
        if "-" in word
        for match in _BETWEEN_HYPHENS.finditer(word)
    ]


_BETWEEN_HYPHENS: Final = re.compile(r"[^-]{2,}")


def _in_context(
    ruling: Ruling, said: str, words: Words, index: int, word: str, target: str, lang: str
) -> Ruling | None:
    """Return the ruling on a word that may be meant as the target, between the words beside it: bez is lilac, but not
    in bez cukru."""
    language = read_in(lang, target)
    if language.script == "characters":
        return None if _is_other_characters(language, said, index, word, target) else ruling
    start, end = _clause(said, index)
    before = [other for place, other in words if start <= place < index]
    after = [other for place, other in words if index < place < end]
    match language.letters.sense(word, target, before, after):
        case "other":
            return None
        case "unclear":
            return Ruling("doubtful", ruling.rule, ruling.reason, ruling.evidence)
        case "meant" if ruling.reason in ("form-or-other-word", "same-word"):
            return Ruling("forbidden", ruling.rule, "form-of-word", ruling.evidence)
        case _:
            return ruling


def _is_other_characters(language: Language, said: str, index: int, word: str, target: str) -> bool:
    """Whether the characters of the target are there in another sense, or belong to two words."""
    grammar = language.characters
    text, core, own = grammar.simplified(said), grammar.core(target), grammar.simplified(target)
    if word == own and grammar.is_across_words(text, index, own):
        return True
    if len(word) == 1 and len(own) > 1 and grammar.is_opaque_at(text, index, word):
        return True  # 弹 in 弹得 is no part of 子弹
    place = text.find(core, index, index + len(word))
    return len(core) == 1 and place >= 0 and grammar.is_opaque_at(text, place, core)


def _clause(said: str, index: int) -> tuple[int, int]:
    """Return where the part of a sentence begins and ends, between marks, in which something is said."""
    marks = [match.start() for match in _MARKS.finditer(said)]
    return max((mark for mark in marks if mark < index), default=-1), min(
        (mark for mark in marks if mark > index), default=len(said)
    )


_MARKS: Final = re.compile(r"[.,;:!?…()–—„”“\"]")


def _taken_apart(said: str, target: str, lang: str) -> Words:
    """Return forms of the target with other characters inside, in Chinese: 结过婚 for 结婚, and 电 脑 for 电脑."""
    language = read_in(lang, target)
    if language.script != "characters":
        return []
    found = [(match.start(), match.group()) for match in language.characters.split_forms(target).finditer(said)]
    if len(target) > 1:
        spaced = re.compile(r"[\s.·-]+".join(map(re.escape, target)))
        found += [(match.start(), target) for match in spaced.finditer(said)]
    return found


def _unknown(words: Words, target: str, lang: str) -> Words:
    """Return the characters of words that the dictionary lacks, in Chinese: the segmenter guessed (牙会)."""
    language = read_in(lang, target)
    if language.script != "characters":
        return []
    guessed = [(index, word) for index, word in words if len(word) > 1 and not language.grammar.is_known(word)]
    return [(index + number, char) for index, word in guessed for number, char in enumerate(word)]


def _compare(word: str, target: str, lang: str, known: bool) -> Ruling | None:
    language = read_in(lang, target)
    if language.script == "characters":
        ruling = _in_characters(language, word, target, known)
    else:
        ruling = _in_letters(language, word, target, lang)
    return ruling if ruling is None else _in_meaning(language, word, target, ruling)


def _in_characters(language: Language, word: str, target: str, known: bool) -> Ruling | None:
    if language.characters.split_forms(target).fullmatch(word):
        return Ruling("forbidden", "TW-56", "form-of-word", target)
    if target in language.characters.abbreviated(word):
        return Ruling("forbidden", "TW-51", "same-word", target)
    if language.characters.is_form(word, target):
        return Ruling("forbidden", "TW-56", "form-of-word", target)
    core = language.characters.core(target)
    whole = len(core) > 1 and "verb" not in language.grammar.parts_of_speech(target)  # 生他的气 is 生气
    if len(word) == 1 and whole and language.characters.is_opaque(target, word):
        return None  # 虎 in 马虎
    if len(core) == 1 and word != target and language.characters.is_opaque(word, core):
        return None
    once = target[:1] if target == target[:1] * 2 else target  # 星 for 星星
    ruling = hanzi.compare(language, language.characters.verb_of(word), once if once in word else target)
    if ruling is not None and ruling.reason == "only-sound":
        return None  # nobody hears 力 in 巧克力
    if ruling is not None and ruling.reason in ("family-of-word", "kin-of-word"):
        return _relatives(language, word, target, ruling)
    if ruling is not None and word != target and language.grammar.parts_of_speech(word) == ("adverb",):
        return None  # 太 in 太平
    if ruling is not None and word != target and language.characters.is_everywhere(word):
        heard = known and not target.endswith(word)  # 人 says nothing about 诗人
        return Ruling("doubtful", ruling.rule, ruling.reason, ruling.evidence) if heard else None
    if ruling is None or ruling.reason != "shares-character" or hanzi.sounds_alike(language, word, target):
        return None if ruling is not None and ruling.reason == "shares-character" else ruling
    # A shared character with a meaning may be a part of a compound (TW-57); any other is coincidence (TW-60).
    shares = language.characters.shares_meaning if known else language.characters.shares_stem
    return ruling if shares(word, target) else None


def _relatives(language: Language, word: str, target: str, ruling: Ruling) -> Ruling | None:
    """Return the ruling on a word that the lexicon calls a relative. Synonyms are legal (TW-47); if only a character is
    the same, people decide."""
    grammar = language.characters
    shared = (set(grammar.simplified(word)) & set(grammar.simplified(target))) - grammar.AFFIXES
    if not shared:
        return None
    contained = grammar.core(target) in grammar.simplified(word) or grammar.core(word) in grammar.simplified(target)
    return ruling if contained else Ruling("doubtful", ruling.rule, ruling.reason, ruling.evidence)


def _in_letters(language: Language, word: str, target: str, lang: str) -> Ruling | None:
    spelt = written_in("letters") if lang == MIXED else (language,)
    if any(target.casefold() in each.letters.abbreviated(word) for each in spelt):
        return Ruling("forbidden", "TW-51", "same-word", target)
    ruling = kinship.compare(language, word, target)
    if ruling is None and _is_slip(language, word.casefold(), target.casefold()):
        return Ruling("doubtful", "TW-56", "same-word", target)
    if ruling is not None and ruling.reason in ("letters-of-word", "accents-missing"):
        return None
    return None if ruling is not None and _is_by_chance(language, word, target, ruling) else ruling


_WELL_KNOWN: Final = 3.0  # of a word as frequent as this (zipf) we know the relatives: kosztuje is not about kosz


def _is_by_chance(language: Language, word: str, target: str, ruling: Ruling) -> bool:
    """Whether only letters suggest that a word that everybody uses is a relative of the target, a noun, or contains
    it. (Of a verb with a prefix people may hear the verb: wybrać.)"""
    if ruling.verdict != "doubtful" or ruling.reason not in ("looks-derived", "contains-word"):
        return False
    mine, theirs = language.grammar.parts_of_speech(word), language.grammar.parts_of_speech(target)
    prefixed = mine[:1] == ("verb",) and "verb" in theirs
    thing = theirs[:1] == ("noun",) and not prefixed
    return bool(mine) and thing and language.frequencies.frequency(word) >= _WELL_KNOWN


_SLIP: Final = 5  # letters; in a shorter word, one other letter makes another word


def _is_slip(language: Language, word: str, target: str) -> bool:
    """Whether this is no word, and the target with one letter too many, too few or wrong, or two exchanged: chiken."""
    if min(len(word), len(target)) < _SLIP or word[0] != target[0] or abs(len(word) - len(target)) > 1:
        return False
    return differ_by_a_slip(word, target) and not language.grammar.parts_of_speech(word)


# Parts of speech without a meaning of their own. Adverbs have one: szybko belongs to szybki.
_EMPTY: Final = frozenset(
    {"pronoun", "article", "auxiliary", "preposition", "conjunction", "particle", "vague-number", "other"}
)


def _in_meaning(language: Language, word: str, target: str, ruling: Ruling) -> Ruling | None:
    """Return the ruling if the word can be meant as the trap is (TW-33): mam (I have) is no form of mama. If it is the
    trap letter by letter, or may be meant so, people decide: koło, wheel and near."""
    parts = language.grammar.parts_of_speech(word)
    if "noun" in parts:
        parts = tuple(part for part in parts if part != "particle")  # bum is the same word as a noun
    if _is_adverb_of_its_own(language, word, target):
        return None
    if _EMPTY.isdisjoint(parts) and not language.grammar.is_function_word(word):
        return ruling
    if ruling.reason != "same-word" and (_EMPTY.issuperset(parts) or language.grammar.is_function_word(word)):
        return None
    return Ruling("doubtful", ruling.rule, ruling.reason, ruling.evidence)


def _is_adverb_of_its_own(language: Language, word: str, target: str) -> bool:
    """Whether this is an adverb that looks like a form of the target, a noun: czasami, razem."""
    grammar = language.grammar
    looks = word.casefold() != target.casefold() and target.casefold() in grammar.lemmas(word)
    return looks and grammar.parts_of_speech(word) == ("adverb",) and grammar.parts_of_speech(target)[:1] == ("noun",)
