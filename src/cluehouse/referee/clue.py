"""Whether a clue is legal beside the visible words (Codenames, Duet)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import Struct

from cluehouse.languages import MIXED, Language, table_language
from cluehouse.languages.text import clean, has_emoji, is_abbreviation, is_chinese, words_in
from cluehouse.referee import hanzi, kinship
from cluehouse.referee.reading import compared_in
from cluehouse.referee.ruling import Ruling, worst
from cluehouse.words.frequency import frequency


class ClueOptions(Struct, frozen=True):
    """What a table allows beyond the strict rules."""

    abbreviations: bool = False  # CN-38, DU-40
    names: bool = False  # names of several words (CN-40, DU-39)
    titles: bool = False  # CN-41, DU-41
    hyphenated: bool = False  # DU-42
    fixed_names: bool = False  # DU-43
    homonyms: bool = False  # CN-37, DU-44
    foreign_words: bool = False  # DU-37


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
    rulings = [*_form(clue, said, words, lang, chosen)]
    for card in visible:
        rulings += _beside(said, words, clean(card), lang, chosen)
    return worst([*rulings, Ruling("allowed", "CN-22", "fine", note=True)])


# --- the form of the clue -------------------------------------------------------------------------


def _form(clue: str, said: str, words: list[str], lang: str, options: ClueOptions) -> list[Ruling]:
    if has_emoji(clue) or not words:
        return [Ruling("forbidden", "CN-13", "emoji", said)]
    if " " in said:
        return [_phrase(said, options)]
    found = []
    if "-" in said.strip("-") and not options.hyphenated:
        found.append(Ruling("forbidden", "DU-42", "hyphenated", said))
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
    return language.letters.is_noun(small) and language.letters.is_base(small)


def _foreign(said: str, lang: str) -> list[Ruling]:
    """Rule on a word that is not in the language's dictionary, unless it is a name. At a mixed table nothing is
    foreign."""
    language = table_language(lang)
    if lang == MIXED:
        return []
    if language.script == "characters":
        return [] if is_chinese(said) else [Ruling("doubtful", "CN-29", "not-in-language", said)]
    if is_chinese(said):
        return [Ruling("forbidden", "CN-29", "not-in-language", said)]
    if all(language.grammar.is_known(part) for part in said.split("-")):
        return []
    if _is_anothers(said, lang):
        return [Ruling("forbidden", "CN-29", "not-in-language", said)]
    return [] if said[:1].isupper() else [Ruling("doubtful", "CN-29", "unknown-word", said)]


def _is_anothers(said: str, lang: str) -> bool:
    """Whether this is an everyday word of another language and rare in this one."""
    here = frequency(said, lang)
    return any(frequency(said, other) >= max(3.5, here + 1.5) for other in _OTHERS if other != lang)


# --- beside the words on the table ----------------------------------------------------------------


def _beside(said: str, words: list[str], card: str, lang: str, options: ClueOptions) -> list[Ruling]:
    found = []
    for word in dict.fromkeys((said, *words)):
        for language in compared_in(lang, word, card):
            by_characters = language.script == "characters"
            ruling = (hanzi if by_characters else kinship).compare(language, word, card)
            if ruling is not None:
                found.append(ruling)
            cleared = ruling is None or ruling.verdict == "allowed"
            if not options.homonyms and cleared and _sounds_like(language, word, card):
                found.append(Ruling("doubtful", "CN-35", "sounds-like-word", f"{word}: {card}"))
    return found


def _sounds_like(language: Language, word: str, card: str) -> bool:
    if language.script == "characters":
        return hanzi.sounds_alike(language, word, card)
    return language.grammar.sound(word) == language.grammar.sound(card)
