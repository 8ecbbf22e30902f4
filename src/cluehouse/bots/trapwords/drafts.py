"""What could be said about a secret: prepared lines, sentences around associations, bare words; in any form needed."""

import random
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from msgspec import Struct

from cluehouse.bots.trapwords.lore import words_of
from cluehouse.games.words import Form, spoken_words
from cluehouse.languages import LANGUAGES
from cluehouse.languages.phrases import Phrases
from cluehouse.words.lexicon import lexicon


class Draft(Struct, frozen=True):
    """Something that could be said, and how well people would understand it."""

    text: str
    clarity: float


class Wanted(Struct, frozen=True):
    """What a text is needed for: the secret, the associations that may be used, and the form that it must have."""

    secret: str
    language: str
    material: Sequence[str]
    said: Sequence[str] = ()
    forms: tuple[Form, ...] = ()
    nouns_only: bool = False


_OWN_LINE: Final = 1.0  # what a person wrote is understood best …
_SENTENCE: Final = 0.5  # … then a sentence around associations …
_BARE: Final = 0.35  # … then words without a sentence
_VAGUE: Final = 0.1  # … and what is true of many words, hardly
_JOINED: Final = (1.0, 1.6, 1.8)  # two or three lines at once say more than one


def drafts(wanted: Wanted, dice: random.Random) -> Iterator[Draft]:
    """Everything that could be said now, in the required form."""
    echoes = "echo" in wanted.forms
    for draft in chain(_own_lines(wanted), _sentences(wanted, dice), _vague(wanted)):
        yield Draft(echoed(draft.text, wanted.language), draft.clarity) if echoes else draft


def _own_lines(wanted: Wanted) -> Iterator[Draft]:
    entry = lexicon(wanted.language).get(wanted.secret.upper())
    if entry is not None and not wanted.nouns_only:
        yield from (Draft(line, _OWN_LINE) for line in entry.lines)


def _sentences(wanted: Wanted, dice: random.Random) -> Iterator[Draft]:
    """What can be made of the associations; bare nouns where only nouns may be said (TW-87)."""
    frames, material, said = LANGUAGES[wanted.language].phrases, wanted.material, wanted.said
    things = [word for word in material if is_thing(word, wanted.language)]
    if "not" in wanted.forms:
        yield from _framed(() if wanted.nouns_only else frames.contrary, things or material, said, dice)
        yield from (Draft(frames.denial.format(a=word), _BARE) for word in things or material)
    elif wanted.nouns_only:
        yield from _bare(things, frames)
    else:
        yield from _framed(frames.pairs, things, said, dice)
        yield from _framed(frames.singles, things, said, dice)
        yield from _framed(frames.plain, [word for word in material if word not in things], said, dice)
        yield from _bare(material, frames)


def _vague(wanted: Wanted) -> Iterator[Draft]:
    """An admission that nothing is known about the word, once."""
    if wanted.secret.upper() not in lexicon(wanted.language) and not wanted.said:
        yield from (Draft(text, _VAGUE) for text in LANGUAGES[wanted.language].phrases.vague)


def _framed(frames: Sequence[str], words: Sequence[str], said: Sequence[str], dice: random.Random) -> Iterator[Draft]:
    """Pairs of words in frames that were not used yet."""
    if not frames or not words:
        return
    fresh = [frame for frame in frames if not any(text.startswith(frame.partition("{")[0]) for text in said)] or frames
    shift = dice.randrange(len(fresh))
    for number, (one, other) in enumerate(zip(words[::2], words[1::2], strict=False)):
        yield Draft(fresh[(number + shift) % len(fresh)].format(a=one, b=other), _SENTENCE)
    alone = [frame for frame in fresh if "{b}" not in frame]
    yield from (Draft(frame.format(a=words[0]), _SENTENCE) for frame in alone)


def _bare(words: Sequence[str], frames: Phrases) -> Iterator[Draft]:
    for size in (3, 2, 1):
        for start in range(0, len(words) - size + 1, size):
            yield Draft(_sentence(frames.comma.join(words[start : start + size]), frames), _BARE)


def _sentence(text: str, frames: Phrases) -> str:
    return f"{text[:1].upper()}{text[1:]}{frames.stop}"


def is_thing(word: str, language: str) -> bool:
    """Is this a noun in its dictionary form, as the frames need it?"""
    return LANGUAGES[language].grammar.is_thing(word)


def echoed(text: str, language: str) -> str:
    """Every word twice in a row (TW-86)."""
    in_letters = LANGUAGES[language].script == "letters"
    words = spoken_words(text) if in_letters else words_of(text, language)
    return " ".join(f"{word} {word if number else word.lower()}" for number, word in enumerate(words))


def joined(texts: Sequence[str], language: str) -> Draft:
    """Several lines as one message, with a capital at the beginning only."""
    clarity = _JOINED[min(len(texts), len(_JOINED)) - 1]
    phrases = LANGUAGES[language].phrases
    if not phrases.joint:
        return Draft("".join(texts), clarity)
    first, *rest = (text.rstrip(".!?… ") for text in texts)
    lowered = (text if text.startswith(phrases.capitals) else text[:1].lower() + text[1:] for text in rest)
    return Draft(phrases.joint.join((first, *lowered)) + phrases.stop, clarity)
