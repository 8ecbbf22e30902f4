"""The points of a round and of the game (DC-31 … DC-34, DC-39, DC-40)."""

from collections.abc import Mapping
from typing import Final

from cluehouse.games.decipher.state import ATTEMPTS, BONUS_TOKENS, Round, Score

SOLUTION: Final = 5
BONUS: Final = 2


def seeker_score(spent: int, bonus_left: int, solved: bool) -> Score:
    """Return a seeker's points: one per attempt token kept (DC-31); the solver also gets the solution and the bonus
    left (DC-32)."""
    solution, bonus = (SOLUTION, BONUS * bonus_left) if solved else (0, 0)
    kept = ATTEMPTS - spent
    return Score(solution + bonus + kept, solution=solution, bonus=bonus, attempts=kept)


def wordsmith_score(refused: int, bonus_given: int, received: int, solved: bool) -> Score:
    """Return the wordsmith's points for NO, bonus and attempt tokens (DC-33), and for a word that nobody found
    (DC-34)."""
    solution, bonus = (0 if solved else SOLUTION), BONUS * bonus_given
    points = solution + bonus + refused + received
    return Score(points, solution=solution, bonus=bonus, refused=refused, attempts=received)


def score_round(
    wordsmith: str, spent: Mapping[str, int], refused: int, bonus_given: int, solver: str | None
) -> dict[str, Score]:
    """Return everybody's points of a round; `spent` is how many attempts each seeker made."""
    scores = {wordsmith: wordsmith_score(refused, bonus_given, sum(spent.values()), solver is not None)}
    for seat, attempts in spent.items():
        scores[seat] = seeker_score(attempts, BONUS_TOKENS - bonus_given, seat == solver)
    return scores


def running_points(wordsmith: str, spent: Mapping[str, int], refused: int, bonus_given: int) -> dict[str, int]:
    """Return everybody's points for the tokens of a round that goes on: nobody has the solution yet, nor the bonus
    tokens still on the board."""
    scores = score_round(wordsmith, spent, refused, bonus_given, None)
    return {seat: score.points - score.solution for seat, score in scores.items()}


def void_scores(wordsmith: str, spent: Mapping[str, int]) -> dict[str, Score]:
    """Return everybody's points of a round whose word must not count: nothing for the wordsmith, and for the seekers
    only their tokens, as if nobody had found the word (D-DC-23)."""
    return {wordsmith: Score(0)} | {seat: seeker_score(attempts, 0, solved=False) for seat, attempts in spent.items()}


def totals(order: tuple[str, ...], sheet: tuple[Round, ...]) -> dict[str, int]:
    """Return the sums of the score sheet's columns (DC-35)."""
    return {seat: sum(line.scores[seat].points for line in sheet) for seat in order}


def winners(points: Mapping[str, int]) -> tuple[str, ...]:
    """Return who has the most points; ties share the victory (DC-39, DC-40)."""
    most = max(points.values())
    return tuple(seat for seat, total in points.items() if total == most)
