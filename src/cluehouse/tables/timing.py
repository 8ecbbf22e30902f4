"""What a table remembers of time: what is being timed since when, and when stamped things happened."""

from msgspec import Struct


class Timing(Struct, frozen=True):
    """All times are the server's, in milliseconds; pauses have been taken out of them."""

    timer: str = ""  # what runs now, kind and turn: "guess/3"; empty: no timer runs
    measured: bool = False  # will the game ask how long it ran?
    since: int = 0
    ran: int = 0  # how long the last measured timer ran
    stamps: tuple[int, ...] = ()  # when each thing happened that the game stamps
    halted: int | None = None  # since when the clock stands still
    started_by_hand: str = ""  # the turn in which somebody started the timer by hand
    noticed: int = 0  # when something happened last that everybody could notice
