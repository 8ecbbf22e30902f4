"""The data of a game of Decipher: options, deal, attempts, score sheet, state."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cluehouse.games.deck import LanguageCode
from cluehouse.games.game import Outcome
from cluehouse.games.letters import Piece
from cluehouse.games.ruling import Ruled

Phase = Literal["word", "give", "place", "bonus", "reveal", "contest", "over"]
Ending = Literal["solved", "attempts-spent", "passed", "gave-up"]

SEEKING: Final = ("give", "place", "bonus")  # the phases in which the word is sought
OPEN: Final = ("reveal", "contest")  # the phases in which the word lies open (DC-30)
ATTEMPTS: Final = 3  # attempt tokens of a seeker in every round (DC-02, DC-36)
BONUS_TOKENS: Final = 3
BONUS_PIECES: Final = 3  # bonus mode starts when this many hidden pieces are left (DC-20)
LOTS: Final = 36  # blind draws in a round: no word of six letters has that many pieces

# The alphabets for deals that name none: older records, and packs of people's own words.
ALPHABETS: Final[dict[str, str]] = {"pl": "polish", "en": "international"}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses before the deal."""

    language: LanguageCode = "pl"
    players: Annotated[int, Meta(ge=2, le=4)] = 3  # DC-02
    length: Annotated[int, Meta(ge=3, le=6)] = 5  # DC-03
    blind_draw: bool = False  # D-DC-06: chance, not the wordsmith, decides which piece is handed over
    first_wordsmith: Annotated[int, Meta(ge=0, le=4)] = 0  # 0: random


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything decided before the first move. `lots` are the random numbers of blind draws, round after round."""

    options: Options
    seed: str
    seats: tuple[str, ...]  # clockwise
    first: str
    lots: tuple[int, ...] = ()
    alphabet: str = ""  # the letter tiles in use (games/letters.py); empty in older records
    contests: bool = False  # whether a revealed word may be contested (D-DC-23); in games before 0.2 it may not


def alphabet_of(deal: Deal) -> str:
    """Return the letter tiles that a game is played with."""
    return deal.alphabet or ALPHABETS[deal.options.language]


class Attempt(Struct, frozen=True):
    """A word that a seeker said and spelt aloud (DC-25)."""

    seat: str  # the seeker who made the attempt
    word: str  # the word, in capital letters


class Score(Struct, frozen=True, omit_defaults=True):
    """A player's points of one round, and what they are for."""

    points: int  # the points of the round, the sum of the others
    solution: int = 0  # for the solution token
    bonus: int = 0  # for bonus tokens
    refused: int = 0  # for NO tokens
    attempts: int = 0  # for attempt tokens: those that a seeker kept, or that the wordsmith received


class Contest(Struct, frozen=True, omit_defaults=True):
    """A revealed word that a seeker takes to be inadmissible (D-DC-23)."""

    seat: str  # the seeker who contests the word
    ruling: Ruled | None = None  # what the referee says about the word; null: nothing
    against: tuple[str, ...] = ()  # the other seats that say that the word must not count
    upheld: bool | None = None  # whether the word was struck; null: not decided yet


class Round(Struct, frozen=True, omit_defaults=True):
    """A line of the score sheet: a finished round, with its word revealed (DC-30, DC-35)."""

    wordsmith: str  # the seat of the wordsmith
    word: str  # the secret word, in capital letters
    solver: str | None  # the seeker who found the word; null: nobody did
    end: Ending  # how the round ended
    refused: int  # how many NO tokens were on the board
    bonus_given: int  # how many bonus tokens the wordsmith received
    attempts: tuple[Attempt, ...]  # all attempts, in order
    scores: dict[str, Score]  # the points of each seat, in playing order from the first wordsmith
    mark: Ruled | None = None  # the referee's remark on the word, secret until the reveal (DC-07, DC-08); null: none
    contest: Contest | None = None  # the contest of the word; null: nobody contested it


class State(Struct, frozen=True):
    """A game of Decipher at one moment."""

    deal: Deal
    wordsmith: str
    seeker: str  # the seeker on turn, or the first one
    fields: tuple[tuple[Piece, ...], ...]  # the pieces on each letter field
    sheet: tuple[Round, ...] = ()
    phase: Phase = "word"
    word: str = ""
    mark: Ruled | None = None  # what the referee holds against the word; as secret as the word
    hand: Piece | None = None  # the piece that the seeker has to place
    refused: tuple[tuple[int, Piece], ...] = ()  # NO tokens: on which field, for which piece
    bonus: bool = False
    bonus_left: int = 0  # bonus tokens on the board
    attempts: tuple[Attempt, ...] = ()  # in this round
    passed: tuple[str, ...] = ()  # who has passed in a row
    willing: tuple[str, ...] = ()  # who wants to give up
    accepted: tuple[str, ...] = ()  # which seekers have seen the revealed word and want to go on
    outcome: Outcome | None = None
