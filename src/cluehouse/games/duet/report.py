"""The report after a game of Duet: what happened, what to try next, and the score."""

from typing import Final, Literal

from msgspec import Struct

from cluehouse.games.duet.missions import START, mission_played
from cluehouse.games.duet.state import Options, State
from cluehouse.games.duet.tokens import total

WINNING_TURN_TICK: Final = True  # the token of the winning turn counts as a tick token (D-DU-09)

Case = Literal["assassin", "time", "won-easier", "won-standard", "won-mission"]
Advice = Literal["mind-the-assassins", "clues-for-two", "more-tokens", "try-nine", "mission-map", "next-mission"]
Band = Literal["won", "good", "excellent", "map"]


class Report(Struct, frozen=True, omit_defaults=True):
    """How a finished game went (DU-80). Only a won 9-token game has a score and a band (D-DU-11)."""

    case: Case  # how it ended: with the assassin, out of time, or with a win, and in which kind of game
    advice: Advice  # what to try next (DU-108); never more-tokens, which follows from timeouts in the team's book
    score: int | None = None  # the points of a won 9-token game (DU-82); otherwise null
    band: Band | None = None  # how good that score is (DU-85); null without a score


def report(state: State) -> Report | None:
    """Return the report of a finished game; None while it goes on, or if it will be restarted."""
    case = _case(state)
    if case is None:
        return None
    if case != "won-standard":
        return Report(case, advice(case))
    score = points(total(state.bank), len(state.ticks), state.sudden)
    return Report(case, advice(case), score, band(score))


def _case(state: State) -> Case | None:
    reason = None if state.outcome is None else state.outcome.reason
    if reason in ("out-of-time", "out-of-tokens"):
        return "time"
    if reason == "all-found":
        return _won(state.deal.options)
    return "assassin" if reason == "assassin" else None


def _won(options: Options) -> Case:
    played = mission_played(options)
    if played == START:
        return "won-standard"  # the standard game, whether it was chosen as a mission or not (DU-86)
    return "won-easier" if played is None else "won-mission"


def advice(case: Case, timeouts: int = 1) -> Advice:
    """Return what to try next (DU-108); `timeouts` is how many games in a row have run out of time by now."""
    match case:
        case "assassin":
            return "mind-the-assassins"
        case "time":
            return "clues-for-two" if timeouts < 2 else "more-tokens"
        case "won-easier":
            return "try-nine"
        case "won-standard":
            return "mission-map"
        case "won-mission":
            return "next-mission"


def points(left: int, ticks: int, sudden: bool) -> int:
    """Return the score of a won game from the tokens left in the bank, the tick tokens taken, and whether it was sudden
    death."""
    return 3 * left + ticks - (1 if sudden else 0)  # DU-82, DU-83, DU-84


def band(score: int) -> Band:
    """Return the band of a score (DU-85)."""
    if score > 10:
        return "map"
    if score > 8:
        return "excellent"
    return "good" if score > 5 else "won"
