"""The referee's answer: a verdict, the rule it rests on, the evidence, and a reason.

The reason is a code with parameters; its texts are in `messages`.
"""

from typing import Literal

from msgspec import Struct

Verdict = Literal["allowed", "doubtful", "forbidden"]

_WEIGHT = {"allowed": 0, "doubtful": 1, "forbidden": 2}

Reason = Literal[
    # a clue
    "fine",
    "nothing-said",
    "emoji",
    "several-words",
    "hyphenated",
    "abbreviation",
    "single-letter",
    "number-word",
    "not-in-language",
    "unknown-word",
    # beside a word
    "same-word",
    "form-of-word",
    "form-or-other-word",
    "family-of-word",
    "part-of-word",
    "contains-word",
    "kin-of-word",
    "looks-derived",
    "accents-missing",
    "letters-of-word",
    "sounds-like-word",
    "shares-character",
    "made-of-characters",
    "only-sound",
    # beside a picture
    "names-picture",
    # a trap
    "not-a-trap-word",
    "too-common",
    "trap-pronoun",
    "trap-article",
    "trap-auxiliary",
    "trap-preposition",
    "trap-conjunction",
    "trap-adverb",
    "trap-particle",
    "trap-vague-number",
    "trap-abbreviation",
    "trap-name",
    "trap-general",
    "trap-habit",
    "trap-or-other-part",
    "not-a-word",
    "is-secret",
    "repeated",
    # a speech, an answer, a secret word
    "sprung",
    "says-secret",
    "letter-hint",
    "length-hint",
    "rhyme-hint",
    "sound-hint",
    "spelling-hint",
    "translation-hint",
    "spelt-out",
    "look-alike",
    "proper-name",
    "title",
    "disguised-title",
    "abbreviation-of-name",
    "not-a-noun",
    "not-a-denial",
    "right-answer",
    "derived-answer",
    "wrong-answer",
    "wrong-length",
    "not-in-dictionary",
]


class Ruling(Struct, frozen=True):
    """`allowed`, `doubtful` or `forbidden`, and why. `note` says that people may still object: the referee never
    guesses what software cannot see (intent, letters, accent, private knowledge)."""

    verdict: Verdict
    rule: str
    reason: Reason
    evidence: str = ""
    note: bool = False

    @property
    def weight(self) -> int:
        """Return how severe it is."""
        return _WEIGHT[self.verdict]


def worst(rulings: list[Ruling]) -> Ruling:
    """Return the ruling that counts among several: the first of the most severe."""
    return max(rulings, key=lambda ruling: ruling.weight)
