"""The curse of opposites (D-TW-01): which sentences of a line do not say what the thing is not."""

import re
from collections.abc import Iterator
from typing import Final

from cluehouse.games.words import count_words, spoken_words
from cluehouse.languages import Language
from cluehouse.referee.ruling import Ruling

_BETWEEN_SENTENCES: Final = re.compile(r"[.!?;…。！？；\n]+")


def plain_sentences(language: Language, said: str) -> Iterator[Ruling]:
    """Yield a ruling on every sentence that denies nothing. A single word is doubtful: it may be an opposite, or part
    of an abbreviation."""
    for sentence in filter(spoken_words, map(str.strip, _BETWEEN_SENTENCES.split(said))):
        if not _denies(language, sentence):
            yield Ruling("forbidden" if count_words(sentence) > 1 else "doubtful", "D-TW-01", "not-a-denial", sentence)


def _denies(language: Language, sentence: str) -> bool:
    denials = {*language.phrases.denials, *language.negations}
    if language.script == "characters":
        return any(denial in sentence for denial in denials)
    return not denials.isdisjoint(word.casefold().replace("’", "'") for word in spoken_words(sentence))
