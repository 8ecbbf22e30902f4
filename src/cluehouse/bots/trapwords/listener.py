"""The listener: how well each word of the lexicon fits what a describer said.

It goes by associations, glosses and meaning vectors, as people go by what they know. It never looks at the lines that
our own describers speak: a guesser that recognises prepared sentences would understand nobody else.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import log
from typing import Final

import numpy as np
from msgspec import Struct

from cluehouse.bots.mind import mind
from cluehouse.bots.mind.recall import Mind, forgotten_with_minds
from cluehouse.bots.mind.vectors import Floats, encode, encode_words, unit
from cluehouse.bots.trapwords.lore import forms, is_empty, lore, words_of
from cluehouse.languages import LANGUAGES
from cluehouse.words.lexicon import lexicon

_MEANT: Final = 0.4  # how much a word that recalls a card word speaks for it, against chance
_FAINT: Final = 0.003  # how often a word is said that nothing calls for

_TELLING: Final = 3.5  # a word as rare as this (zipf) tells as much as any …
_WORN: Final = 6.5  # … and one as common as this hardly anything
_LEAST: Final = 0.15
_UNLISTED: Final = 3.0  # the frequency of a word that no list has
_SHARP: Final = 10.0  # how much closer words count more
_CLEAR: Final = 0.5  # how often a telling word is said because of the secret
_CROWDED: Final = 0.5  # how much of its closeness to everything is taken from a card word
_TOP: Final = 5  # the associations of a card word that a whole sentence is compared with

_DENIED: Final = -0.3  # "not green" speaks against what is green, if not much: it is said of things that might be
_REACH: Final = 2  # words that a denial reaches

# How much each kind of evidence counts. Fitted on sentences in three languages that the tests do not contain.
_SIGHTED: Final = {"named": 0.4, "close": 0.72, "near": 4.0, "heart": 3.8, "listed": 7.0}
_BLIND: Final = {"named": 1.0, "shared": 0.3}  # without vectors


class Piece(Struct, frozen=True):
    """A telling word or phrase of a text: its forms, and how much it counts; less than 0 if it was denied."""

    word: str
    forms: frozenset[str]
    weight: float = 1.0


# --- the words of a text --------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def pieces(text: str, language: str) -> tuple[Piece, ...]:
    """The telling words of a text, and the phrases in it that some association list has."""
    spoken = words_of(text, language)
    return (*_words(spoken, language), *_phrases(spoken, language))


def _words(spoken: Sequence[str], language: str) -> Iterator[Piece]:
    for at, word in enumerate(spoken):
        if not is_empty(word, language) and not _denies(word, language):
            yield Piece(word, _known_forms(word, language), _weight(spoken, at, language))


def _known_forms(word: str, language: str) -> frozenset[str]:
    """All forms and relatives of a word; in Chinese also the associations inside it (呱呱 in 呱呱叫)."""
    own, known = forms(word, language), lore(language)
    if LANGUAGES[language].script == "letters":
        return own.union(*(known.kin.get(form, ()) for form in own))
    inside = (word[start:end] for start in range(len(word)) for end in range(start + 2, len(word) + 1))
    return own | {part for part in inside if part in known.recalled}


def _phrases(spoken: Sequence[str], language: str) -> Iterator[Piece]:
    """Several words in a row that are one association: Jurassic-Park, 不会飞."""
    between = "-" if LANGUAGES[language].script == "letters" else ""
    recalled = lore(language).recalled
    for size in (2, 3):
        for start in range(len(spoken) - size + 1):
            phrase = between.join(spoken[start : start + size]).casefold()
            if phrase in recalled:
                yield Piece(phrase, frozenset({phrase}))


def _weight(spoken: Sequence[str], at: int, language: str) -> float:
    return _DENIED if any(_denies(word, language) for word in spoken[max(0, at - _REACH) : at]) else 1.0


def _denies(word: str, language: str) -> bool:
    """Does this word say that something is not so?"""
    return word.casefold() in LANGUAGES[language].phrases.denials


@lru_cache(maxsize=4096)
def telling(word: str, language: str) -> float:
    """How much a word tells by being rare, at most 1."""
    common = LANGUAGES[language].frequencies.frequency(word) or _UNLISTED
    return min(1.0, max(_LEAST, (_WORN - common) / (_WORN - _TELLING)))


# --- what associations say ------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def named(known: frozenset[str], language: str) -> dict[str, float]:
    """How much likelier each card word is because of one heard word, as a logarithm, by the association lists alone."""
    recalled: dict[str, float] = {}
    for form in known:
        for word, force in lore(language).recalled.get(form, {}).items():
            recalled[word] = max(force, recalled.get(word, 0.0))
    chance = _FAINT + sum(recalled.values()) / len(lexicon(language))
    return {word: log(1 + _MEANT * force / chance) for word, force in recalled.items()}


@lru_cache(maxsize=1024)
def hints(text: str, language: str) -> dict[str, float]:
    """What a text says for each card word, by the association lists alone: quick, and enough to choose words by."""
    found: dict[str, float] = {}
    for piece in pieces(text, language):
        for word, gain in named(piece.forms, language).items():
            found[word] = found.get(word, 0.0) + piece.weight * gain
    return found


# --- what everything says -------------------------------------------------------------------------


@forgotten_with_minds
@lru_cache(maxsize=256)
def fit(text: str, language: str) -> Floats:
    """How much likelier each entry of the lexicon is because of this text, as a logarithm."""
    thinking = mind(language)
    weights = _SIGHTED if thinking.known.sees else _BLIND
    found = evidence(text, language)
    fitting: Floats = sum((weights[name] * found[name] for name in weights), np.zeros(thinking.known.entries))
    fitting.setflags(write=False)  # many ask for it
    return fitting


def evidence(text: str, language: str) -> dict[str, Floats]:
    """Each kind of evidence in a text, for each entry of the lexicon."""
    thinking, heard = mind(language), pieces(text, language)
    listed = {"named": _named(text, language)}
    if not thinking.known.sees:
        return listed | {"shared": _shared(heard, thinking)}
    meanings = _meanings(text, heard, thinking)
    lists = _to_lists(meanings, thinking)
    close = _summed(heard, lists[1:].max(axis=2), thinking)  # by the association that comes closest to each word
    return listed | {"close": close} | _whole(meanings[0], lists[0], thinking)


@forgotten_with_minds
@lru_cache(maxsize=64)
def fit_of_others(text: str, language: str) -> Floats:
    """The same for the words that the house would give as clues. They have no associations of their own, so that the
    word itself stands for them. Those with an entry are left out, and what is not a thing."""
    thinking, heard = mind(language), pieces(text, language)
    known, clues = thinking.known, thinking.look_up_clues(0, len(thinking.known.clues))
    if known.sees:
        meanings = _meanings(text, heard, thinking)
        whole = (_SIGHTED["near"] + _SIGHTED["heart"] + _SIGHTED["listed"]) * (clues.vectors @ meanings[0])
        fitting = whole + _SIGHTED["close"] * _summed(heard, meanings[1:] @ clues.vectors.T, thinking)
    else:
        looked = thinking.look_up([piece.word for piece in heard])
        fitting = _BLIND["named"] * _summed(heard, looked.places @ clues.places.T, thinking)
    fitting[~_is_other_thing(language)] = -np.inf
    return np.asarray(fitting)


@forgotten_with_minds
@cache
def _is_other_thing(language: str) -> Floats:
    """Which of the words to give as clues are things without an entry."""
    known, is_thing = mind(language).known, LANGUAGES[language].grammar.is_thing
    return np.array([is_thing(word) for word in known.clues]) & (known.clue_rows >= known.entries)


def _named(text: str, language: str) -> Floats:
    rows = mind(language).rows
    found = np.zeros(mind(language).known.entries, np.float32)
    for word, gain in hints(text, language).items():
        found[rows[word.casefold()]] = gain
    return found


def _shared(heard: Sequence[Piece], thinking: Mind) -> Floats:
    """By the place of each heard word in the web of associations."""
    places = np.asarray(thinking.known.places[: thinking.known.entries], np.float32)
    looked = thinking.look_up([piece.word for piece in heard])
    return _summed(heard, looked.places @ places.T, thinking)


def _meanings(text: str, heard: Sequence[Piece], thinking: Mind) -> Floats:
    """The meaning of a text, then those of its words. Words that the lexicon never heard of are encoded together."""
    known, rows = thinking.known, [_row(piece, thinking) for piece in heard]
    words = np.asarray(known.vectors[np.array(rows, np.int32)], np.float32)
    strange = [at for at, row in enumerate(rows) if row < 0]
    if strange:
        encoded = encode_words(LANGUAGES[thinking.language], [heard[at].word for at in strange])
        words[strange] = unit(encoded @ known.lens)
    return np.concatenate([unit(encode((text,)) @ known.lens), words])


def _row(piece: Piece, thinking: Mind) -> int:
    """Where a word stands, in whichever of its forms the lexicon has it."""
    return max(thinking.row(piece.word), max((thinking.rows.get(form, -1) for form in sorted(piece.forms)), default=-1))


def _whole(sentence: Floats, lists: Floats, thinking: Mind) -> dict[str, Floats]:
    """By the meaning of the whole sentence: close to the word, to the middle of its associations, to the best ones."""
    known = thinking.known
    vectors, hearts = (np.asarray(each[: known.entries], np.float32) for each in (known.vectors, known.hearts))
    best = np.partition(lists, lists.shape[1] - _TOP, axis=1)[:, -_TOP:]
    return {
        "near": vectors @ sentence - _CROWDED * known.crowd,
        "heart": hearts @ sentence,
        "listed": best.mean(axis=1),
    }


def _to_lists(asked: Floats, thinking: Mind) -> Floats:
    """How close each asked vector is to each association of each entry; -1 behind the last."""
    cosines = asked @ np.asarray(thinking.known.vectors, np.float32).T
    closed = np.concatenate([cosines, np.full((len(asked), 1), -1, np.float32)], axis=1)
    found: Floats = closed[:, thinking.known.lists]
    return found


def _summed(heard: Sequence[Piece], closeness: Floats, thinking: Mind) -> Floats:
    """The evidence of all heard words. Each was said because of the secret, or for no reason: common ones mostly for
    no reason."""
    total = np.zeros(closeness.shape[1], np.float32)
    for piece, row in zip(heard, closeness, strict=True):
        chance = np.exp(_SHARP * (row - row.max()))
        chance *= len(row) / chance.sum()
        reason = _CLEAR * telling(piece.word, thinking.language)
        total += piece.weight * np.log(1 - reason + reason * chance)
    return total
