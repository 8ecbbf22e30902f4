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
    # a trap, a speech, an answer, a secret word
    "not-a-trap-word",
    "too-common",
    "is-secret",
    "repeated",
    "sprung",
    "spelling-hint",
    "proper-name",
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
