"""The referee: is this clue, trap, speech, answer or secret word legal, and why?

    >>> from cluehouse.referee import judge_clue
    >>> judge_clue("sałatka", ["SAŁATA", "CEZAR"], "pl").verdict
    'forbidden'

A ruling is `allowed`, `doubtful` or `forbidden`, with the rule, the evidence and a reason. It is
*forbidden* only if the referee is sure, *doubtful* if form alone suggests it; people decide the doubtful cases.
Dictionaries are loaded when they are first used, not when this package is imported.

clue.py  trap.py  speech.py  answer.py  secret.py   the five questions
kinship.py   words in letters: are two words the same word?
hanzi.py     words in Chinese characters: what do two words share?
hints.py     illegal hints in a speech               names.py   names and titles in a speech
nouns.py     what the noun plague forbids            denials.py  what Contrary forbids
reading.py   in which language a word is read        pack.py    people's own words
ruling.py    a ruling and its reasons                questions.py  the questions that games ask

Facts about words come from the grammar and the lexicon of their language (cluehouse.languages).
"""

from cluehouse.languages import language
from cluehouse.referee.answer import judge_answer
from cluehouse.referee.clue import ClueOptions, judge_clue
from cluehouse.referee.ruling import Ruling
from cluehouse.referee.secret import judge_secret
from cluehouse.referee.speech import SpeechRuling, judge_speech
from cluehouse.referee.trap import judge_trap


def prepare(lang: str) -> None:
    """Load the dictionaries of a language now, so that the first question does not have to wait."""
    word = next(iter(language(lang).lexicon)).lower()
    judge_clue(word, [word], lang)
    judge_speech(word, [word], word, lang, True)
    judge_trap(word, word, lang)
    language(lang).frequencies.frequency(word)
    judge_secret(word, lang, len(word))


__all__ = [
    "ClueOptions",
    "Ruling",
    "SpeechRuling",
    "judge_answer",
    "judge_clue",
    "judge_secret",
    "judge_speech",
    "judge_trap",
    "prepare",
]
