"""What a table remembers of time: since when what is being timed, and when lines were said."""

from msgspec import Struct


class Timing(Struct, frozen=True):
    """All times are the house's, in milliseconds; pauses have been taken out of them."""

    what: str = ""  # what runs now, e.g. "guess/3"; nothing: no clock runs
    since: int = 0
    ran: int = 0  # how long the last hourglass ran
    lines: tuple[int, ...] = ()  # when each line of the describer was said
    halted: int | None = None  # since when the clock stands still
    sand: str = ""  # the turn in which somebody turned the hourglass by hand
    noticed: int = 0  # when something happened last that everybody could notice
