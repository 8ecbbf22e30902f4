"""Illegal hints in what a describer says (TW-48 … TW-52): sound and spelling, names, titles, abbreviations of names.

Examples of the word (TW-47), private knowledge (TW-53), things in the room (TW-54) and gestures (TW-55) cannot be seen
in a text; people judge those.
"""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import cache, lru_cache
from typing import Final, Literal

from cluehouse.languages import Language
from cluehouse.languages.parts import Parts
from cluehouse.languages.text import bare, is_chinese, plain, words_in
from cluehouse.referee import hanzi, kinship
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
    yield from _titles(said)
    yield from (
        _names_in_characters(language, words) if language.script == "characters" else _names(language, said, words)
    )
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


# --- names and titles -----------------------------------------------------------------------------

_FAMOUS: Final = 3.8  # a name at the beginning of a sentence that is so frequent (zipf) is surely one
_BOOK: Final = re.compile(r"《([^》]+)》")
_QUOTED: Final = re.compile(r"[„“\"«]([^„“”\"«»]{2,80})[”\"»“]")


def _titles(said: str) -> Iterator[Ruling]:
    """Yield titles: what stands in the marks of a title, or in quotation marks with a capital."""
    for match in _BOOK.finditer(said):
        yield Ruling("forbidden", "TW-48", "title", match.group(1))
    for match in _QUOTED.finditer(said):
        quoted = match.group(1).strip()
        if is_chinese(quoted) or not quoted[:1].isupper():
            continue
        capitals = sum(word[:1].isupper() for word in quoted.split())
        if capitals < 2 and (quoted[-1:] in ".!?…" or said[: match.start()].rstrip()[-1:] in (",", ":")):
            continue  # somebody says it
        first = not said[: match.start()].strip()
        yield Ruling("doubtful" if first and capitals < 2 else "forbidden", "TW-48", "title", quoted)


def _names(language: Language, said: str, words: Words) -> Iterator[Ruling]:
    """Yield names and abbreviations of names, in a language that writes names with a capital."""
    grammar = language.letters
    if said.isupper() and len(words) > 1:  # then capitals mean nothing
        return
    if _is_title(language, said, words):
        spoken = any("pronoun" in grammar.parts_of_speech(word) for _, word in words)  # You Eat It Every Day
        verdict: Literal["doubtful", "forbidden"] = "doubtful" if spoken else "forbidden"
        yield Ruling(verdict, "TW-48", "title" if len(words) > 2 else "proper-name", said)
        return
    for title, sure in grammar.titles_in([word for _, word in words]):
        yield Ruling("forbidden" if sure else "doubtful", "TW-48", "title", title)
    run: Words = []
    for index, word in [*words, (len(said), "")]:
        if _has_capital(word) and not grammar.is_abbreviated_name(word):
            if run and re.search(r"[.!?…:;,]", said[run[-1][0] : index]):
                yield from _run_of_names(language, said, run)
                run = []
            run.append((index, word))
            continue
        if run:
            yield from _run_of_names(language, said, run)
        run = []
        if word and grammar.is_abbreviated_name(word):
            yield Ruling("forbidden", "TW-51", "abbreviation-of-name", word)
        elif word.islower() and (known := _small_name(language, word)):
            yield Ruling("forbidden" if known == "famous" else "doubtful", "TW-48", "proper-name", word)


_INNER_CAPITAL: Final = re.compile(r"[^\W\d_]*[a-ząćęłńóśźż]+-?[A-ZĄĆĘŁŃÓŚŹŻ][^\W\d_-]*[a-ząćęłńóśźż]?[^\W\d_-]*")


def _has_capital(word: str) -> bool:
    """Whether a word is written as a name may be: London, Scooby-Doo, McDonald, iPhone."""
    if word[1:2] == "-":  # T-shirt
        return False
    word = re.sub("['’]s?$", "", word)
    return (word[:1].isupper() and word[1:].islower()) or _INNER_CAPITAL.fullmatch(word) is not None


def _is_title(language: Language, said: str, words: Words) -> bool:
    """Whether the whole text is written as a title: several capitals, and small letters only in words between them."""
    if not words or len(words) > _LONGEST_TITLE or re.search(r"[.!?:;,„“”\"«»]", said.rstrip(".!? ")):
        return False
    small = [word for _, word in words if not word[:1].isupper()]
    capitals = [word for _, word in words if word[1:].islower() and word[:1].isupper()]
    capitals = [word for word in capitals if not language.letters.takes_capital(word)]
    begins = _parts(language, words[0][1].casefold())
    if (
        capitals
        and capitals[0] == words[0][1]
        and (_BETWEEN.issuperset(begins) or (small and begins[0] not in _NAMING))
    ):
        capitals = capitals[1:]  # it has its capital from the sentence
    return len(capitals) > 1 and all(_BETWEEN.issuperset(_parts(language, word)) or word in _OF_NAMES for word in small)


_OF_NAMES: Final = frozenset("de la von van da di le el del der den".split())  # inside names, in any language


def _parts(language: Language, word: str) -> Parts:
    return language.grammar.parts_of_speech(word) or ("noun",)


_NAMING: Final = frozenset({"noun", "adjective", "name", "number"})
_BETWEEN: Final = frozenset({"article", "preposition", "conjunction"})
_EMPTY: Final = _BETWEEN | {"pronoun", "auxiliary", "adverb", "particle", "vague-number", "other"}
_LONGEST_TITLE: Final = 7


def _run_of_names(language: Language, said: str, run: Words) -> Iterator[Ruling]:
    """Yield a ruling on words with capitals side by side; the first may have its capital from the sentence."""
    grammar = language.letters
    first = _begins_sentence(said, run[0][0])
    if first and len(run) > 1 and _EMPTY.issuperset(_parts(language, run[0][1].casefold())):
        run, first = run[1:], False  # On Christmas Eve
    telling = [word for _, word in run if not grammar.takes_capital(word)]
    text = " ".join(word for _, word in run)
    if not telling:
        return
    if first and telling == [run[0][1]]:
        run, text = run[:1], telling[0]  # Spaghetti's Chinese cousin
    known = any(grammar.is_name(word) or _is_known_name(language, word) for word in telling)
    if not first or len(run) > 1 or _INNER_CAPITAL.fullmatch(text):
        if not all(map(grammar.is_feast, telling)):  # Christmas is no name to the rules
            yield Ruling("forbidden", "TW-48", "proper-name", text)
    elif grammar.is_feast(text):
        return
    elif known:
        sure = text in lexicon_words(language) or language.frequencies.frequency(text) >= _FAMOUS
        yield Ruling("forbidden" if sure else "doubtful", "TW-48", "proper-name", text)
    elif grammar.may_be_name(text):
        # Without accents many words are unknown.
        sure = not grammar.parts_of_speech(text.casefold()) and not said.isascii()
        yield Ruling("forbidden" if sure else "doubtful", "TW-48", "proper-name", text)


def _is_known_name(language: Language, word: str) -> bool:
    """Whether the dictionary lacks this word, and our lexicon has it with a capital: Shrek."""
    listed, small = lexicon_words(language), word.casefold()
    if language.grammar.parts_of_speech(word) not in ((), ("name",)) or {small, small.removesuffix("s")} & listed:
        return False
    return word in listed


@lru_cache(maxsize=16384)
def _small_name(language: Language, word: str) -> Literal["famous", "known", ""]:
    """Say whether this is a name in small letters, and no other word: one that everybody knows, or one that our lexicon
    has with a capital only."""
    grammar, listed = language.letters, lexicon_words(language)
    if grammar.takes_capital(word) or grammar.is_feast(word) or len(word) < _SHORTEST_NAME:
        return ""  # labrador
    if grammar.is_famous(word):
        return "famous"
    if word in listed:
        return ""
    named = grammar.parts_of_speech(word) in ((), ("name",))
    return "known" if named and word.capitalize() in listed else ""


_SHORTEST_NAME: Final = 3


def _begins_sentence(said: str, index: int) -> bool:
    """Whether a sentence begins here. Then a capital means nothing."""
    before = said[:index].rstrip(" (-–—")
    return not before or before[-1] in ".!?…:\"'„“‘«»”"


_OF_A_COUNTRY: Final = ("人", "菜", "式", "语", "话", "餐", "料理")  # 日本人 is no name


_DOTTED: Final = re.compile("[\u4e00-\u9fff]{1,6}[·・•][\u4e00-\u9fff]{1,6}")  # 哈利·波特


def _names_in_characters(language: Language, words: Words) -> Iterator[Ruling]:
    """Yield names, also those that are cut into two words."""
    text = "".join(word for _, word in words)
    for name in dict.fromkeys(_DOTTED.findall(text)) or language.characters.long_names(text):
        yield Ruling("forbidden", "TW-48", "proper-name", name)
        return
    following = [*(word for _, word in words[1:]), ""]
    for (_, word), after in zip(words, following, strict=True):
        tried = [word, word + after]
        if not language.grammar.is_known(word):  # the segmenter guessed: 唐僧骑
            tried += [word[:end] for end in range(len(word) - 1, 1, -1)]
        name = next((each for each in tried if language.characters.is_name(each)), "")
        if name and (name != word or not after.startswith(_OF_A_COUNTRY)):
            # Before a noun, the name of a country means the same as the adjective: 法国厨师.
            adjective = language.characters.is_country(word) and language.grammar.parts_of_speech(after)[:1] == (
                "noun",
            )
            unsure = adjective or _is_across_words(language, text, name)
            yield Ruling("doubtful" if unsure else "forbidden", "TW-48", "proper-name", name)
        elif language.characters.is_foreign_name(word, after):
            yield Ruling("forbidden", "TW-48", "proper-name", word + after)
        elif language.characters.is_abbreviated_name(word):
            yield Ruling("forbidden", "TW-51", "abbreviation-of-name", word)


def _is_across_words(language: Language, text: str, name: str) -> bool:
    """Whether a short name may be there only because two words stand side by side: 法国 in 魔法国."""
    place = text.find(name)
    return len(name) == 2 and place > 0 and language.grammar.is_known(text[place - 1 : place + 1])


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
