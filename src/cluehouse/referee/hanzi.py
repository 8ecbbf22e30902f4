"""Whether two words in Chinese characters are the same word: what they share, and whether that is meaningful."""

from functools import lru_cache

from cluehouse.languages import Language
from cluehouse.languages.grammar import CharacterGrammar
from cluehouse.referee.ruling import Ruling


@lru_cache(maxsize=16384)
def compare(language: Language, said: str, word: str) -> Ruling | None:
    """Return the ruling against saying this beside that word, or None."""
    grammar = language.characters
    said, word = grammar.simplified(said), grammar.simplified(word)
    evidence = f"{said}: {word}"
    if said == word:
        return Ruling("forbidden", "CN-76", "same-word", word)
    entry, own = language.lexicon.get(word), language.lexicon.get(said)
    if (entry and said in entry.lookalikes) or (own and word in own.lookalikes):
        contains = grammar.core(said) in word or grammar.core(word) in said
        return Ruling("doubtful" if contains else "allowed", "CN-44", "only-sound", evidence)
    if entry and said in entry.parts and said in word:
        return Ruling("forbidden", "CN-32", "part-of-word", evidence)
    if own and word in own.parts and word in said:
        return Ruling("forbidden", "CN-31", "contains-word", evidence)
    if (entry and said in entry.parts) or (own and word in own.parts):
        return Ruling("forbidden", "CN-31", "family-of-word", evidence)
    if (entry and said in entry.family) or (own and word in own.family):
        return Ruling("forbidden", "CN-31", "family-of-word", evidence)
    return _by_characters(grammar, said, word, evidence, kin=bool(entry and said in entry.kin))


def _by_characters(grammar: CharacterGrammar, said: str, word: str, evidence: str, kin: bool) -> Ruling | None:
    mine, theirs = grammar.core(said), grammar.core(word)
    evidence = f"{said}: {theirs}" if theirs in said else f"{mine}: {word}" if mine in word else evidence
    shared = (set(said) & set(word)) - grammar.AFFIXES
    if not shared:
        if said in word and said in grammar.AFFIXES:  # a bare 子 beside 狮子; but 头 is a word in 头发
            affix = said not in theirs
            return Ruling("doubtful" if affix else "forbidden", "CN-32", "part-of-word", evidence)
        return Ruling("doubtful", "CN-31", "kin-of-word", evidence) if kin else None
    by_sound = grammar.is_sound_word(said) or grammar.is_sound_word(word)
    if mine in theirs or theirs in mine:
        if by_sound and min(len(mine), len(theirs)) == 1:
            return Ruling("doubtful", "CN-44", "only-sound", evidence)
        if mine in theirs:
            return Ruling("forbidden", "CN-32", "part-of-word", evidence)
        return Ruling("forbidden", "CN-31", "contains-word", evidence)
    fewer, more = sorted((set(mine), set(theirs)), key=len)
    if fewer <= more and len(fewer) > 1:  # also 五颜六色 for 颜色
        return Ruling("doubtful" if by_sound else "forbidden", "CN-31", "made-of-characters", evidence)
    if by_sound:
        return Ruling("allowed", "CN-44", "only-sound", evidence)
    return Ruling("doubtful", "D-DU-04", "shares-character", f"{evidence} ({''.join(sorted(shared))})")


def sounds_alike(language: Language, said: str, word: str) -> bool:
    """Whether other characters have the same sound and tones. Single characters have too many homophones to count."""
    if said == word or len(said) != len(word) or len(said) == 1:
        return False
    grammar = language.characters
    return grammar.sound(grammar.simplified(said)) == grammar.sound(grammar.simplified(word))
