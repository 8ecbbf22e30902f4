"""The noun plague (TW-87): which words of a text are no nouns."""

from collections.abc import Iterator
from typing import Final, Literal

from cluehouse.languages import Language
from cluehouse.languages.parts import Parts
from cluehouse.referee.ruling import Ruling

Words = list[tuple[int, str]]

_NOUNS: Final = ("noun", "name", "abbreviation")


def other_words(language: Language, said: str, words: Words) -> Iterator[Ruling]:
    """Yield a ruling on every word that is no noun. A noun that is more rarely a verb or an adjective (water, light) is
    a noun. What can be either is doubtful in a list; beside a noun its place shows what it is: black drink. Articles
    are doubtful. People judge unknown words."""
    spoken = [(index, word) for index, word in words if any(map(str.isalnum, word))]
    listed = any(_is_noun(_parts(language, word) or ("other",)) for _, word in spoken)
    for number, (_, word) in enumerate(spoken):
        before, after = (
            _parts(language, spoken[other][1])
            if 0 <= other < len(spoken) and _touch(said, *sorted((spoken[number], spoken[other])))
            else ()
            for other in (number - 1, number + 1)
        )
        verdict = _verdict(language, word, before, after)
        if listed and not (before or after) and _is_plural(language, word):
            continue
        if verdict is not None:
            yield Ruling(verdict, "TW-87", "not-a-noun", word)


def _touch(said: str, first: tuple[int, str], second: tuple[int, str]) -> bool:
    """Whether there is nothing but spaces between two words."""
    return not said[first[0] + len(first[1]) : second[0]].strip()


def _parts(language: Language, word: str) -> Parts:
    return language.grammar.parts_of_speech(word)


def _verdict(language: Language, word: str, before: Parts, after: Parts) -> Literal["doubtful", "forbidden"] | None:
    parts = _parts(language, word)
    if not parts or _is_noun(parts):
        return None
    if parts[0] == "article":
        return "doubtful"
    if parts[0] == "number":
        return "forbidden"
    if parts[0] == "particle" and before == ("noun",) and after[:1] == ("noun",):
        return "doubtful"  # 人类的朋友
    if "noun" in parts:
        quality = parts[0] == "adjective" and "noun" in after
        deed = parts[0] == "verb" and "noun" in (*before[:1], *after[:1])
        return "forbidden" if quality or deed else "doubtful"
    alone = parts[0] in ("adjective", "verb") and not (before or after)
    return "doubtful" if alone and language.grammar.may_name(word) else "forbidden"


def _is_plural(language: Language, word: str) -> bool:
    """Whether this is the plural of a noun, which in a list of nouns is no form of a verb: leaves."""
    if language.script != "letters" or "noun" not in _parts(language, word):
        return False
    return language.letters.is_noun(word) and not language.letters.is_base(word)


def _is_noun(parts: Parts) -> bool:
    return parts[0] in _NOUNS and {"verb", "adjective", "number"}.issuperset(parts[1:])
