"""How the rules refuse a move: with a code from a closed list, and parameters. The texts are in `messages`."""

from typing import Literal

Code = Literal[
    # any game
    "no-such-seat",
    "no-such-move",
    "game-over",
    "not-now",
    "not-your-turn",
    "not-your-part",
    "bad-argument",
    "bad-text",
    "one-word-only",
    "bad-option",
    "no-such-language",
    "too-few-players",
    "too-few-words",
    # boards of cards (Codenames, Duet)
    "card-unknown",
    "card-covered",
    "guess-first",
    "already-marked",
    "not-marked",
    "not-your-word",
    "clue-pending",
    "objection-pending",
    "too-late-to-object",
    "clue-approved",
    "clue-is-said",
    "clue-is-typed",
    "spelling-pending",
    # Duet
    "own-token",
    "side-complete",
    "two-clues-in-a-row",
    "nothing-to-find",
    "mission-locked",
    # Trapwords
    "list-frozen",
    "list-not-exact",
    "list-full",
    "trap-repeated",
    "trap-is-secret",
    "dread-unmarked",
    "torch-offered-to-all",
    "answer-pending",
    "too-late-to-call",
    "no-guess-left",
    "guess-without-word",
    "words-used-up",
    "breath-over",
    "clues-frozen",
    "echo-needed",
    "no-s-words",
    "three-words-only",
    "wait-for-guess",
    "say-what-it-is-not",
    "chambers-not-ascending",
    "chambers-share-a-tile",
    # Decipher
    "language-without-letters",
    "wrong-length",
    "letter-unknown",
    "not-enough-tiles",
    "not-enough-pieces",
    "piece-not-hidden",
    "field-refused",
    "no-attempt-left",
    "chamber-empty",
]


class Refusal(ValueError):
    """A move (or an option) that the rules do not allow. Nothing has changed."""

    def __init__(self, code: Code, **params: str | int) -> None:
        super().__init__(code, params)
        self.code: Code = code
        self.params = params

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code} ({shown})" if shown else self.code
