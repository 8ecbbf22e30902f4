"""Findings about games of Duet."""

from cluehouse.bots.boards.duet import BOARD
from cluehouse.games.record import Record
from cluehouse.review.finding import Review
from cluehouse.review.findings import review as review_board


def review(record: Record) -> Review:
    """Everything worth knowing about this record."""
    return review_board(record, BOARD)
