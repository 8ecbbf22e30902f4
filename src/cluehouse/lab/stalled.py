"""What stops the lab."""


class Stalled(RuntimeError):
    """Nobody of a table moved, or a word was said that the strict referee does not allow."""
