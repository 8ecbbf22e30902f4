"""Names, titles and abbreviations of names in what a describer says (TW-48, TW-51)."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal

from cluehouse.languages import Language
from cluehouse.languages.parts import Parts
from cluehouse.languages.text import is_chinese
from cluehouse.referee.ruling import Ruling
from cluehouse.referee.trap import lexicon_words

Words = list[tuple[int, str]]


def names_and_titles(language: Language, said: str, words: Words) -> Iterator[Ruling]:
    """Yield every name and title that a text contains."""
    yield from _titles(said)
    yield from (Ruling("forbidden", "TW-48", "proper-name", match.group()) for match in _AGENT.finditer(said))
    yield from (
        _names_in_characters(language, words) if language.script == "characters" else _names(language, said, words)
    )


_FAMOUS: Final = 3.8  # a name at the beginning of a sentence that is so frequent (zipf) is surely one
_AGENT: Final = re.compile(r"(?<!\d)00\d(?!\d)")  # 007
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
_ANCIENT: Final = ("古", "古代")  # 古代埃及人 are a people of history


_DOTTED: Final = re.compile("[\u4e00-\u9fff]{1,6}[·・•][\u4e00-\u9fff]{1,6}")  # 哈利·波特


def _names_in_characters(language: Language, words: Words) -> Iterator[Ruling]:
    """Yield names, also those that are cut into two words."""
    text = "".join(word for _, word in words)
    for name in dict.fromkeys(_DOTTED.findall(text)) or language.characters.long_names(text):
        yield Ruling("forbidden", "TW-48", "proper-name", name)
        return
    following = [*(word for _, word in words[1:]), ""]
    before = ["", *(word for _, word in words[:-1])]
    for (_, word), last, after in zip(words, before, following, strict=True):
        tried = [word, word + after]
        if not language.grammar.is_known(word):  # the segmenter guessed: 唐僧骑
            tried += [word[:end] for end in range(len(word) - 1, 1, -1)]
        name = next((each for each in tried if language.characters.is_name(each)), "")
        if name and (name != word or last in _ANCIENT or not after.startswith(_OF_A_COUNTRY)):
            # Before a noun, the name of a country means the same as the adjective: 法国厨师.
            noun_follows = language.grammar.parts_of_speech(after)[:1] == ("noun",)
            adjective = language.characters.is_country(word) and noun_follows and last not in _ANCIENT
            unsure = adjective or _is_across_words(language, text, name)
            yield Ruling("doubtful" if unsure else "forbidden", "TW-48", "proper-name", name)
        elif language.characters.is_foreign_name(word, after):
            yield Ruling("forbidden", "TW-48", "proper-name", word + after)
        elif language.characters.is_abbreviated_name(word):
            yield Ruling("forbidden", "TW-51", "abbreviation-of-name", word)
        elif word.isascii() and _has_capital(word) and len(word) >= _SHORTEST_NAME:  # iPhone; Mary
            sure = _INNER_CAPITAL.fullmatch(word) is not None
            yield Ruling("forbidden" if sure else "doubtful", "TW-48", "proper-name", word)


def _is_across_words(language: Language, text: str, name: str) -> bool:
    """Whether a short name may be there only because two words stand side by side: 法国 in 魔法国."""
    place = text.find(name)
    return len(name) == 2 and place > 0 and language.grammar.is_known(text[place - 1 : place + 1])
