"""Whether a clue is legal beside the visible words (Codenames, Duet)."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cluehouse.languages import LANGUAGES, MIXED, Language, table_language, written_in
from cluehouse.languages.text import clean, has_emoji, is_abbreviation, is_chinese, words_in
from cluehouse.pictures import is_picture, motif_names
from cluehouse.referee import hanzi, kinship
from cluehouse.referee.reading import compared_in, read_in
from cluehouse.referee.ruling import Ruling, Verdict, worst
from cluehouse.referee.trap import lexicon_words
from cluehouse.words.frequency import frequency


class ClueOptions(Struct, frozen=True):
    """What a table allows beyond the strict rules."""

    abbreviations: bool = False  # CN-38, DU-40
    names: bool = False  # names of several words (CN-40, DU-39)
    titles: bool = False  # CN-41, DU-41
    hyphenated: bool = False  # CN-42, DU-42
    fixed_names: bool = False  # DU-43
    homonyms: bool = False  # CN-37, DU-44
    foreign_words: bool = False  # CN-29, DU-37


_OTHERS: Final = ("en", "de", "fr", "es", "it")

_ALSO: Final = {"acronyms": "abbreviations", "multiword_names": "names", "multiword_phrases": "fixed_names"}


def clue_options(given: Any) -> ClueOptions:
    """Return the options of a table, from its game's options, a mapping, or nothing."""
    if isinstance(given, ClueOptions):
        return given
    names = (*ClueOptions.__struct_fields__, *_ALSO)
    read = given.get if isinstance(given, Mapping) else lambda name: getattr(given, name, False)
    return ClueOptions(**{_ALSO.get(name, name): True for name in names if read(name)})


def judge_clue(clue: str, visible: Iterable[str], lang: str, options: Any = None) -> Ruling:
    """Rule on a clue: `verdict` is allowed, doubtful or forbidden, with `rule`, `reason` and `evidence`.

    >>> judge_clue("sałatka", ["SAŁATA", "CEZAR"], "pl").verdict
    'forbidden'
    """
    chosen = clue_options(options)
    said = clean(clue)
    if not said:
        return Ruling("forbidden", "CN-13", "nothing-said")
    words = [word for _, word in words_in(said)]
    meant = [*words, *(word for _, word in words_in(table_language(lang).grammar.restored(said)))]
    rulings = [*_form(clue, said, words, lang, chosen)]
    for card in visible:
        if is_picture(card):
            rulings += _beside_picture(said, meant, card, lang, chosen)
        else:
            rulings += _beside(said, meant, clean(card), lang, chosen)
            rulings += _beside_phrase(said, words, clean(card), lang, chosen)
    return worst([*rulings, Ruling("allowed", "CN-22", "fine", note=True)])


# --- the form of the clue -------------------------------------------------------------------------


def _form(clue: str, said: str, words: list[str], lang: str, options: ClueOptions) -> list[Ruling]:
    if has_emoji(clue) or not words:
        return [Ruling("forbidden", "CN-13", "emoji", said)]
    if _JOINED.search(said) and len(words) > 1:
        return [Ruling("forbidden", "CN-43", "several-words", said)]
    if " " in said:
        return [_phrase(said, options)]
    if is_chinese(said) and not options.fixed_names and _DESCRIPTION.fullmatch(said):
        return [Ruling("forbidden", "CN-43", "several-words", said)]
    found = []
    if is_chinese(said) and not options.fixed_names and read_in(lang, said).characters.is_phrase(said):
        found.append(Ruling("doubtful", "CN-43", "several-words", said))
    if "-" in said.strip("-") and not options.hyphenated:
        found.append(Ruling("forbidden", "CN-42", "hyphenated", said))
    if len(said) == 1 and not is_chinese(said):
        found.append(Ruling("doubtful", "CN-24", "single-letter", said))
    elif _is_number(said, lang):
        found.append(Ruling("doubtful", "CN-25", "number-word", said))
    elif is_abbreviation(said) and not _is_common(said, lang):
        if not options.abbreviations:
            found.append(Ruling("forbidden", "CN-38", "abbreviation", said))
    elif not options.foreign_words:
        found += _foreign(said, lang)
    return found


_DESCRIPTION: Final = re.compile("(?=.{5}).+的.+")  # 存钱的地方; 我的世界 is a name
_JOINED: Final = re.compile(r"[/+&|,;]")  # cat/dog


def _phrase(said: str, options: ClueOptions) -> Ruling:
    parts = said.split()
    named = parts[0][:1].isupper() and parts[-1][:1].isupper()
    if options.fixed_names or (options.names and named) or (options.titles and parts[0][:1].isupper()):
        return Ruling("allowed", "CN-40", "fine", said, note=True)
    return Ruling("forbidden", "CN-43", "several-words", said)


def _is_number(said: str, lang: str) -> bool:
    return said.isdigit() or said.casefold() in table_language(lang).grammar.NUMBERS


def _is_common(said: str, lang: str) -> bool:
    """Whether this is an ordinary word that somebody typed in capitals."""
    language, small = table_language(lang), said.casefold()
    if lang == MIXED or language.script != "letters":
        return False
    parts, letters = language.grammar.parts_of_speech(small), language.letters
    named = len(small) > 3 and letters.is_name(small) and not _VOWELS.isdisjoint(small)  # PARIS
    return (named or (bool(parts) and parts[0] in _ORDINARY)) and not letters.is_abbreviated_name(small)


_VOWELS: Final = frozenset("aeiouyąęó")
_ORDINARY: Final = ("noun", "adjective", "verb", "number")


def _foreign(said: str, lang: str) -> list[Ruling]:
    """Rule on a word that is not in the language's dictionary, unless it is a name. At a mixed table nothing is
    foreign."""
    language = table_language(lang)
    if lang == MIXED:
        return []
    if language.script == "characters":
        return [] if is_chinese(said) else [Ruling(_in_letters(said), "CN-29", "not-in-language", said)]
    if is_chinese(said):
        return [Ruling("forbidden", "CN-29", "not-in-language", said)]
    if language.grammar.is_known(language.grammar.restored(said)) and not language.grammar.is_known(said):
        return []  # only its accents are missing
    parts = said.split("-")
    if not all(map(language.grammar.is_known, parts)):
        more = _MORE_COMMON / 2 if said.islower() and said not in lexicon_words(language) else _MORE_COMMON
        if _is_anothers(said, lang, more):
            return [Ruling("forbidden", "CN-29", "not-in-language", said)]
        return [] if said[:1].isupper() else [Ruling("doubtful", "CN-29", "unknown-word", said)]
    used = any(language.grammar.parts_of_speech(part) not in ((), ("name",)) for part in parts)
    if said in lexicon_words(language):
        return []
    if said.islower():
        if not used and _is_anothers(said, lang):
            return [Ruling("forbidden", "CN-29", "not-in-language", said)]
        borrowed = lang != "en" and frequency(said, "en") >= max(_BASIC, frequency(said, lang) + _MORE_COMMON_BORROWED)
        return [Ruling("doubtful", "CN-29", "not-in-language", said)] if borrowed else []
    foreign = not used and _is_anothers(said, lang, _MUCH_MORE_COMMON)
    return [Ruling("doubtful", "CN-29", "not-in-language", said)] if foreign else []  # Hund, written like a name


_EVERYDAY: Final = 3.3  # how common (zipf) a word of another language is that people know
_MORE_COMMON: Final = 1.5  # how much more common it is there than here
_MUCH_MORE_COMMON: Final = 2.0  # the same, of a word that may be a name
_BASIC: Final = 5.3  # how common a basic word of English is that this language has borrowed in a rarer sense: house
_MORE_COMMON_BORROWED: Final = 1.2  # how much more common it is in English


def _in_letters(said: str) -> Verdict:
    """Say whether a word in letters can be a clue in Chinese: abbreviations are left to people, English words are
    not, nor are words in pinyin."""
    chinese = written_in("characters")[0]
    used = said in lexicon_words(chinese) or bool(chinese.grammar.parts_of_speech(said))
    return "forbidden" if said.isalpha() and said.islower() and not used else "doubtful"


def _is_anothers(said: str, lang: str, more: float = _MORE_COMMON) -> bool:
    """Whether this is an everyday word of another language and rare in this one."""
    here = frequency(said, lang)
    return any(frequency(said, other) >= max(_EVERYDAY, here + more) for other in _OTHERS if other != lang)


# --- beside the words on the table ----------------------------------------------------------------


def _beside(said: str, words: list[str], card: str, lang: str, options: ClueOptions) -> list[Ruling]:
    found = []
    for word in dict.fromkeys((said, *words)):
        for language in compared_in(lang, word, card):
            by_characters = language.script == "characters"
            ruling = (hanzi if by_characters else kinship).compare(language, word, card)
            if ruling is not None:
                found.append(_plainly(word, card, ruling))
            cleared = ruling is None or ruling.verdict == "allowed"
            if not options.homonyms and cleared and _sounds_like(language, word, card):
                found.append(Ruling("doubtful", "CN-35", "sounds-like-word", f"{word}: {card}"))
            if ruling is None and not by_characters:
                found += _joined(language, word, card)
    return found


def _plainly(said: str, card: str, ruling: Ruling) -> Ruling:
    """Return the ruling with the reason that people see at once: teapot contains TEA, whatever family it is of."""
    if ruling.reason != "family-of-word" or card.casefold() not in said.casefold():
        return ruling
    return replace(ruling, reason="contains-word")


def _beside_phrase(said: str, words: list[str], card: str, lang: str, options: ClueOptions) -> list[Ruling]:
    """A card may hold a phrase, NEW YORK: what could not be said beside one of its words is a part of it (CN-32)."""
    if " " not in card:
        return []
    return [
        Ruling(ruling.verdict, "CN-32", "part-of-word", f"{said}: {card}")
        for part in card.split()
        if len(part) > 1 and not any(own.grammar.is_function_word(part) for own in compared_in(lang, said, part))
        for ruling in _beside(said, words, part, lang, options)
        if ruling.verdict != "allowed"
    ]


def _beside_picture(said: str, words: list[str], picture: str, lang: str, options: ClueOptions) -> list[Ruling]:
    """A picture has no word that could be repeated. Whether naming what is drawn is fair, people decide (D-CN-24,
    D-DU-33); what merely sounds or looks like its name is fair."""
    named = dict.fromkeys(name for own in _spoken_at(lang) for name in motif_names(picture, own))
    return [
        Ruling("doubtful", "DU-106", "names-picture", f"{said}: {name}")
        for name in named
        for part in dict.fromkeys((name, *name.split()))  # a top hat is a hat
        if any(ruling.verdict == "forbidden" for ruling in _beside(said, words, part, lang, options))
    ]


def _spoken_at(lang: str) -> tuple[str, ...]:
    """The languages in which the motifs of a picture are named at a table."""
    return tuple(LANGUAGES) if lang == MIXED else (lang,)


def _joined(language: Language, word: str, card: str) -> list[Ruling]:
    """Rule on the parts of a word with a hyphen: it is a compound of them, and so is such a word on a card (CN-31,
    CN-32)."""
    found = []
    for part in _parts(word):
        ruling = kinship.compare(language, part, card)
        if ruling is not None and ruling.reason in _SAME:
            found.append(Ruling(ruling.verdict, "CN-31", "contains-word", f"{word}: {card}"))
    for part in _parts(card):
        ruling = kinship.compare(language, word, part)
        if ruling is not None and ruling.reason in _SAME:
            found.append(Ruling(ruling.verdict, "CN-32", "part-of-word", f"{word}: {card}"))
    return found


_SAME: Final = ("same-word", "form-of-word", "form-or-other-word")


def _parts(word: str) -> list[str]:
    """Return the words that a hyphen joins; a single letter, as in T-shirt, is none."""
    return [part for part in word.split("-") if len(part) > 1] if "-" in word else []


def _sounds_like(language: Language, word: str, card: str) -> bool:
    if language.script == "characters":
        return hanzi.sounds_alike(language, word, card)
    return language.grammar.sound(word) == language.grammar.sound(card)
