"""Illegal hints in what a describer says (TW-48 … TW-52): sound and spelling; names and titles are in names.py.

Examples of the word (TW-47), private knowledge (TW-53), things in the room (TW-54) and gestures (TW-55) cannot be seen
in a text; people judge those.
"""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import cache, lru_cache
from typing import Final

from cluehouse.languages import Language
from cluehouse.languages.text import bare, plain, words_in
from cluehouse.referee import hanzi, kinship
from cluehouse.referee.names import names_and_titles
from cluehouse.referee.ruling import Reason, Ruling
from cluehouse.referee.trap import lexicon_words

_WHY: Final[dict[str, tuple[str, Reason]]] = {
    "letter": ("TW-49", "letter-hint"),
    "length": ("TW-49", "length-hint"),
    "rhyme": ("TW-49", "rhyme-hint"),
    "sound": ("TW-49", "sound-hint"),
    "spelling": ("TW-49", "spelling-hint"),
    "translation": ("TW-47", "translation-hint"),
    "disguised-title": ("TW-52", "disguised-title"),
}

Words = list[tuple[int, str]]


def illegal_hints(language: Language, typed: str, said: str, words: Words, secret: str) -> Iterator[Ruling]:
    """Yield every illegal hint that a text contains: as it was typed, and with accents."""
    yield from _phrases(language, typed, secret)
    yield from _spelt_out(language, said, words, secret)
    yield from names_and_titles(language, said, words)
    yield from _look_alikes(language, words, secret)


# --- phrases --------------------------------------------------------------------------------------


@cache
def _patterns(language: Language, accents: bool) -> tuple[tuple[str, str, re.Pattern[str]], ...]:
    """Return the language's patterns, for a text with or without accents: many people leave them out."""
    found = ((hint.kind, hint.verdict, hint.pattern) for hint in language.grammar.HINTS)
    return tuple((kind, verdict, re.compile(each if accents else bare(each))) for kind, verdict, each in found)


def _phrases(language: Language, said: str, secret: str) -> Iterator[Ruling]:
    """Yield what the language's patterns find, once for each kind. A hint may also be said of a thing: what sounds like
    thunder is no word, unless the secret looks like it."""
    text = language.characters.simplified(said) if language.script == "characters" else said
    text = text.casefold().replace("’", "'")
    if language.script == "characters":
        text = text.translate(_WIDE)  # as the patterns are written
    found: dict[str, Ruling] = {}
    accents = language.script == "characters" or not text.isascii()
    for kind, verdict, pattern in _patterns(language, accents):
        before = found.get(kind)
        match = pattern.search(text) if before is None or before.verdict == "doubtful" else None
        if match is not None:
            rule, reason = _WHY[kind]
            evidence = (match.groupdict().get("hint") or match.group()).strip(' ,.!?:;“”„"，。')
            hint = "hint" in match.groupdict() and bool(secret)
            sure = verdict == "forbidden" and not (hint and not _names_a_like(language, text[match.end() :], secret))
            ruling = Ruling("forbidden" if sure else "doubtful", rule, reason, evidence)
            found[kind] = ruling if before is None or sure else before
    yield from found.values()


_LIKENESS: Final = 0.5  # of two words in letters, by which people recognise one in the other: sowa, krowa


def _names_a_like(language: Language, text: str, secret: str) -> bool:
    """Whether one of the first words of this text looks or sounds like the secret, or nothing is said."""
    if not any(map(str.isalnum, text)):
        return True
    if language.script == "characters":
        syllables = set(language.characters.pinyin(secret).split())
        return not syllables.isdisjoint(language.characters.pinyin(text[:_NEXT]).split())
    own, sound = plain(secret), language.grammar.sound(secret)
    for word in [plain(word) for _, word in words_in(text)][:_NEXT]:
        alike = word[-2:] == own[-2:] or SequenceMatcher(None, word, own).ratio() >= _LIKENESS
        if alike or language.grammar.sound(word) == sound:
            return True
    return False


_NEXT: Final = 6  # words or characters after the hint


_WIDE: Final = str.maketrans(",!?:;", "，！？：；")


# --- letters one by one ---------------------------------------------------------------------------

_ONE_BY_ONE: Final = re.compile(r"(?<![^\W\d_])(?<!['’])(?:[^\W\d_][\s.,·*_–-]+){2,}[^\W\d_](?![^\W\d_])")
_HYPHENS: Final = re.compile(r"(?<![^\W\d_])[^\W\d_]-[^\W\d_](?![^\W\d_]|-)")


def _spelt_out(language: Language, said: str, words: Words, secret: str) -> Iterator[Ruling]:
    """Yield letters that are said one by one: K-O-T, ka o te; in Chinese, pinyin."""
    if language.script == "characters":
        yield from _in_pinyin(language, said, secret)
        return
    match = _ONE_BY_ONE.search(said) or (_HYPHENS.search(said) if secret else None)
    if match is not None and (len(match.group()) > 3 or _letters_of(match.group()) in secret.casefold()):
        yield Ruling("forbidden", "TW-49", "spelt-out", match.group().strip())
        return
    tokens = [
        part
        for _, word in words_in(said)
        for part in ([word] if word in language.letters.LETTER_NAMES else word.split("-"))
    ]
    if (
        len(tokens) == 1
        and len(tokens[0]) == 1
        and not (tokens[0].isdigit() or language.letters.takes_capital(tokens[0]))
    ):
        yield Ruling("forbidden", "TW-49", "spelt-out", tokens[0])
    elif secret:
        yield from _by_name(language.letters.LETTER_NAMES, tokens, secret.casefold())


def _letters_of(text: str) -> str:
    return "".join(char for char in text if char.isalpha()).casefold()


def _by_name(names: dict[str, str], tokens: list[str], secret: str) -> Iterator[Ruling]:
    """Yield names of letters: several in a row that spell part of the secret, or the first one alone."""
    letters = [names.get(token.casefold(), "") for token in tokens]
    for start, letter in enumerate(letters):
        end = start
        while letter and end < len(letters) and letters[end] and "".join(letters[start : end + 1]) in secret:
            end += 1
        if end - start >= min(3, max(2, len(secret))) and any(len(token) > 1 for token in tokens[start:end]):
            yield Ruling("forbidden", "TW-49", "spelt-out", " ".join(tokens[start:end]))
            return
    if len(tokens) == 1 and letters[0] and secret.startswith(letters[0]):
        yield Ruling("doubtful", "TW-49", "spelt-out", tokens[0])


_LATIN: Final = re.compile(r"[A-Za-zāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü]+[1-5]?")


def _in_pinyin(language: Language, said: str, secret: str) -> Iterator[Ruling]:
    """Yield the pinyin of the secret, in full, syllable by syllable, or its initials."""
    syllables = language.characters.pinyin(secret).split() if secret else []
    if not syllables or not syllables[0].isascii():
        return
    spelt = {*syllables, "".join(syllables), "".join(syllable[0] for syllable in syllables)}
    found = [token for token in _LATIN.findall(said) if plain(token.rstrip("12345")) in spelt]
    if found:
        yield Ruling("forbidden", "TW-49", "spelt-out", " ".join(found))
        return
    strange = [
        word
        for word in _FOREIGN.findall(said)
        if word not in lexicon_words(language) and language.frequencies.frequency(word) < _ADOPTED
    ]
    if strange:
        yield Ruling("doubtful", "TW-47", "translation-hint", " ".join(strange))


_FOREIGN: Final = re.compile(r"(?<![A-Za-z])[a-z]{3,}(?![A-Za-z])")
_ADOPTED: Final = 4.2  # a word in letters that Chinese uses as often (zipf) is no translation: app


# --- words that look or sound like the secret -----------------------------------------------------

_EVERYDAY: Final = 5.0  # a word that is so frequent (zipf) is in many sentences: you can see it is no hint at SEA
_FEW: Final = 3  # in so few words a word that looks like the secret is no coincidence


def _look_alikes(language: Language, words: Words, secret: str) -> Iterator[Ruling]:
    """Yield words that sound like the secret, or in a short text differ from it by a letter (TW-49: KOD for KOT)."""
    for _, word in words if secret else ():
        if _is_look_alike(language, word, secret, len(words) <= _FEW):
            yield Ruling("doubtful", "TW-49", "look-alike", f"{word}: {secret}")


@lru_cache(maxsize=16384)
def _is_look_alike(language: Language, word: str, secret: str, few: bool) -> bool:
    grammar, small, hidden = language.grammar, word.casefold(), secret.casefold()
    if small == hidden or grammar.is_function_word(word) or len(small) < 2:
        return False
    if language.script == "characters":
        return hanzi.sounds_alike(language, word, secret)
    parts = grammar.parts_of_speech(word)
    if not parts or parts[0] not in ("noun", "adjective", "verb", "number", "name"):
        return False
    related = kinship.compare(language, word, secret)
    if related is not None and related.reason in (
        "form-of-word",
        "form-or-other-word",
        "family-of-word",
        "kin-of-word",
    ):
        return False
    if grammar.sound(word) == grammar.sound(secret):
        return few or language.frequencies.frequency(word) < _EVERYDAY
    return few and len(hidden) > 2 and _differs_by_one(small, hidden)


def _differs_by_one(one: str, other: str) -> bool:
    """Whether two words differ by one letter, or only by their vowels: kod and kot, ship and sheep."""
    if len(one) == len(other) and sum(a != b for a, b in zip(one, other, strict=True)) == 1:
        return True
    bones = [re.sub(r"[aeiouyąęó]", "", word) for word in (one, other)]
    return bones[0] == bones[1] and len(bones[0]) > 1 and abs(len(one) - len(other)) < 2
