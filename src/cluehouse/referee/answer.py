"""Whether an answer counts (TW-71, TW-72): plural and diminutive count, derivations do not, a part of a phrase does."""

from cluehouse.languages import Language
from cluehouse.languages.text import clean
from cluehouse.referee import hanzi, kinship
from cluehouse.referee.reading import read_in
from cluehouse.referee.ruling import Ruling, worst


def judge_answer(answer: str, secret: str, lang: str) -> Ruling:
    """Rule on a guess: `allowed` means right, `forbidden` wrong, and on `doubtful` people decide.

    >>> judge_answer("piesek", "PIES", "pl").verdict
    'allowed'
    """
    said, word = clean(answer), clean(secret)
    language = read_in(lang, word)
    if language.script == "characters":
        return _in_characters(language, said, word)
    found = [_in_letters(language, part, word) for _, part in language.grammar.words(said)]
    wrong = Ruling("forbidden", "TW-71", "wrong-answer", said)
    return min([*found, wrong], key=lambda ruling: ruling.weight)


def _in_letters(language: Language, part: str, word: str) -> Ruling:
    evidence, grammar = f"{part}: {word}", language.letters
    ruling = kinship.compare(language, part, word)
    if ruling is None or ruling.verdict == "allowed":
        return Ruling("forbidden", "TW-71", "wrong-answer", evidence)
    forms = grammar.lemmas(part)
    if ruling.reason == "same-word" or forms & grammar.heads(word):
        return Ruling("allowed", "TW-71", "right-answer", evidence)
    if ruling.reason == "accents-missing":
        return Ruling("doubtful", "TW-71", "accents-missing", evidence)
    family = _family(language, word)
    if ruling.verdict == "forbidden" and any(grammar.is_diminutive(form, word, family) for form in forms):
        return Ruling("allowed", "TW-71", "right-answer", evidence)
    return Ruling("forbidden", "TW-72", "derived-answer", evidence)


def _family(language: Language, word: str) -> frozenset[str]:
    entry = language.lexicon.get(word.upper())
    return frozenset() if entry is None else frozenset(member.casefold() for member in entry.family)


def _in_characters(language: Language, said: str, word: str) -> Ruling:
    grammar = language.characters
    said, word = grammar.simplified(said), grammar.simplified(word)
    evidence = f"{said}: {word}"
    segments = [segment for _, segment in grammar.words(said)]
    if not grammar.variants(word).isdisjoint((said, *segments)):
        return Ruling("allowed", "TW-71", "right-answer", evidence)
    rulings = [ruling for segment in segments if (ruling := hanzi.compare(language, segment, word)) is not None]
    if rulings and worst(rulings).verdict == "forbidden":
        return Ruling("forbidden", "TW-72", "derived-answer", evidence)
    if word in said:
        return Ruling("doubtful", "TW-71", "contains-word", evidence)
    return Ruling("forbidden", "TW-71", "wrong-answer", evidence)
