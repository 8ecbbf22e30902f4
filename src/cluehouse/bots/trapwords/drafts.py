"""What could be said about a secret: lines that a person wrote, or a few bare words; in any form that is asked for."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from cluehouse.bots.trapwords.lore import words_of
from cluehouse.games.words import spoken_words
from cluehouse.languages import LANGUAGES
from cluehouse.languages.phrases import Phrases
from cluehouse.words.lexicon import lexicon


class Draft(Struct, frozen=True):
    """Something that could be said, and how well people would understand it."""

    text: str
    clarity: float


class Wanted(Struct, frozen=True):
    """What a text is needed for: the secret, associations that may be used, things that it could be taken for, and the
    form that it must have."""

    secret: str
    language: str
    material: Sequence[str]
    others: Sequence[str] = ()
    said: Sequence[str] = ()
    forms: tuple[str, ...] = ()
    nouns_only: bool = False


_OWN_LINE: Final = 1.0  # what a person wrote is understood best …
_BARE: Final = (0.25, 0.35, 0.4)  # … then one, two or three words without a sentence …
_VAGUE: Final = 0.1  # … and what is true of many words, hardly
_DENIED: Final = (1.0, 0.95, 0.9)  # things that it is not: the most similar one helps most …
_DENIED_LATER: Final = 0.6  # … and others still help
_DENIED_AT_ONCE: Final = 2  # in one line
_JOINED: Final = (1.0, 1.6, 2.0, 2.2)  # several lines at once say more than one


def drafts(wanted: Wanted) -> Iterator[Draft]:
    """Everything that could be said now, in the required form."""
    found = _denials(wanted) if "not" in wanted.forms else _plain(wanted)
    for draft in (*found, *_vague(wanted)):
        yield Draft(echoed(draft.text, wanted.language), draft.clarity) if "echo" in wanted.forms else draft


def _plain(wanted: Wanted) -> Iterator[Draft]:
    yield from (Draft(line, _OWN_LINE) for line in _lines(wanted))
    material = _things(wanted.material, wanted.language) if wanted.nouns_only else wanted.material
    yield from _bare(material, LANGUAGES[wanted.language].phrases)


def _denials(wanted: Wanted) -> Iterator[Draft]:
    """What it is not, nothing else (D-TW-01): "Not margarine. Not cheese." What is most like the secret tells most."""
    spoken = LANGUAGES[wanted.language]
    between = " " if spoken.script == "letters" else ""
    things = _things((*wanted.others, *wanted.material), wanted.language) or list(wanted.material)
    denied = [spoken.phrases.denial.format(a=thing) for thing in dict.fromkeys(things)]
    shares = [*_DENIED, *(_DENIED_LATER for _ in denied)]
    for at in range(0, len(denied), _DENIED_AT_ONCE):
        yield Draft(between.join(denied[at : at + _DENIED_AT_ONCE]), shares[at])
    yield from (Draft(denial, _BARE[0] * share) for denial, share in zip(denied, shares, strict=False))


def _lines(wanted: Wanted) -> tuple[str, ...]:
    """The lines of the lexicon; they are sentences, so that none will do where only nouns may be said (TW-87)."""
    entry = lexicon(wanted.language).get(wanted.secret.upper())
    return () if entry is None or wanted.nouns_only else entry.lines


def _vague(wanted: Wanted) -> Iterator[Draft]:
    """An admission that nothing is known about the word, once."""
    if wanted.secret.upper() not in lexicon(wanted.language) and not wanted.said:
        yield from (Draft(text, _VAGUE) for text in LANGUAGES[wanted.language].phrases.vague)


def _bare(words: Sequence[str], phrases: Phrases) -> Iterator[Draft]:
    """A few words at once, as people call them out when sentences run out: "Cow, bread, knife.\""""
    for size, clarity in enumerate(_BARE, 1):
        for start in range(0, len(words) - size + 1, size):
            yield Draft(_sentence(phrases.comma.join(words[start : start + size]), phrases), clarity)


def _sentence(text: str, phrases: Phrases) -> str:
    return f"{text[:1].upper()}{text[1:]}{phrases.stop}"


def _things(words: Sequence[str], language: str) -> list[str]:
    return [word for word in words if is_thing(word, language)]


def is_thing(word: str, language: str) -> bool:
    """Is this a noun in its dictionary form?"""
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
