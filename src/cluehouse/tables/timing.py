"""The times that a table remembers: what is timed since when, and when stamped things happened."""

from msgspec import Struct


class Timing(Struct, frozen=True):
    """The times of a table. All are the server's, in milliseconds, with pauses taken out."""

    timer: str = ""  # the running timer, kind and turn: "guess/3"; empty: none runs
    measured: bool = False  # does the game ask how long it ran?
    since: int = 0
    ran: int = 0  # how long the last measured timer ran
    interrupted: str = ""  # which one that was: it runs on if it comes back
    left_off: int = 0  # when it was interrupted
    stamps: tuple[int, ...] = ()  # when each of the things happened that the game stamps
    halted: int | None = None  # when the clock was stopped; None while it runs
    started_by_hand: str = ""  # the turn in which somebody started the timer by hand
    noticed: int = 0  # when something last happened that everybody could notice
