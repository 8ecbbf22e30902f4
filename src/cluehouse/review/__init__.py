"""Looking back at a game: playthroughs of records, step by step."""

from cluehouse.review.playthrough import playthrough

__all__ = ["playthrough"]
