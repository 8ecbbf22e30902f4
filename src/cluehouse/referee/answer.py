"""Does this answer count (TW-71, TW-72)? Plural and diminutive yes, derivation no, inside a phrase yes."""

from typing import Final

from cluehouse.referee import chinese, hanzi, kinship, polish
from cluehouse.referee.ruling import Ruling, worst
from cluehouse.referee.text import clean, words_in
from cluehouse.referee.tongues import Lettered, in_chinese, lettered, tongue
from cluehouse.words.lexicon import lexicon

_POLISH_SMALL: Final = tuple(
    ("ek ik yk uszek aszek eczek iczek ka ko eczka iczka yczka eczko ątko isko ysko uś usia unia cia inka ynka").split()
)
_ENGLISH_SMALL: Final = ("y", "ie", "let", "kin", "ling", "ette")


def judge_answer(answer: str, secret: str, lang: str) -> Ruling:
    """Rule on a guess: `allowed` is right, `forbidden` is wrong, `doubtful` is for people.

    >>> judge_answer("piesek", "PIES", "pl").verdict
    'allowed'
    """
    said, word = clean(answer), clean(secret)
    if in_chinese(lang, word):
        return _chinese(said, word)
    found = [_lettered(part, word, lettered(lang)) for _, part in words_in(said)]
    wrong = Ruling("forbidden", "TW-71", "wrong-answer", said)
    return min([*found, wrong], key=lambda ruling: ruling.weight)


def _lettered(part: str, word: str, lang: Lettered) -> Ruling:
    evidence = f"{part}: {word}"
    ruling = kinship.compare(lang, part, word)
    if ruling is None or ruling.verdict == "allowed":
        return Ruling("forbidden", "TW-71", "wrong-answer", evidence)
    forms = tongue(lang).lemmas(part)
    if ruling.reason == "same-word" or forms & tongue(lang).heads(word):
        return Ruling("allowed", "TW-71", "right-answer", evidence)
    if ruling.reason == "accents-missing":
        return Ruling("doubtful", "TW-71", "accents-missing", evidence)
    if ruling.verdict == "forbidden" and any(_is_small(form, word, lang) for form in forms):
        return Ruling("allowed", "TW-71", "right-answer", evidence)
    return Ruling("forbidden", "TW-72", "derived-answer", evidence)


def _is_small(form: str, word: str, lang: Lettered) -> bool:
    """Is this a diminutive of the word (or of a word of its family with the same root)?"""
    endings = _POLISH_SMALL if lang == "pl" else _ENGLISH_SMALL
    if not form.endswith(endings) or not tongue(lang).is_noun(form):
        return False
    if lang == "en":
        stem = word.casefold()
        stems = (stem, stem[:-1], stem + stem[-1])  # bird and birdie, dove and dovey, dog and doggy
        return any(form == each + ending for each in stems for ending in endings)
    stem = polish.root(word)
    return any(polish.fold(form) == stem + polish.fold(ending) for ending in endings) or (
        polish.fold(form)[: max(2, len(stem) - 1)] == stem[: max(2, len(stem) - 1)]
        and form in {member.casefold() for member in _family(word)}
        and not form.endswith(("owiec", "nik", "arka", "ówka"))
    )


def _family(word: str) -> tuple[str, ...]:
    entry = lexicon("pl").get(word.upper())
    return () if entry is None else entry.family


def _chinese(said: str, word: str) -> Ruling:
    said, word = chinese.simplified(said), chinese.simplified(word)
    evidence = f"{said}: {word}"
    segments = [segment for _, segment in chinese.segments(said)]
    close = {
        word,
        f"小{word}",
        f"{word}儿",
        f"{word}子",
        f"{word}们",
        word.removesuffix("子"),
        word.removesuffix("儿"),
    } - {""}
    if said in close or any(segment in close for segment in segments):
        return Ruling("allowed", "TW-71", "right-answer", evidence)
    rulings = [ruling for segment in segments if (ruling := hanzi.compare(segment, word)) is not None]
    if rulings and worst(rulings).verdict == "forbidden":
        return Ruling("forbidden", "TW-72", "derived-answer", evidence)
    if word in said:
        return Ruling("doubtful", "TW-71", "contains-word", evidence)
    return Ruling("forbidden", "TW-71", "wrong-answer", evidence)
