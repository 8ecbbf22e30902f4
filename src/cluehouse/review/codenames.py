"""Findings about games of Codenames."""

from cluehouse.bots.boards.codenames import BOARD
from cluehouse.games.record import Record
from cluehouse.review.finding import Review
from cluehouse.review.findings import review as review_board


def review(record: Record) -> Review:
    """Everything worth knowing about this record."""
    return review_board(record, BOARD)
