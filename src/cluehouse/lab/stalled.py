"""Why the lab stops."""


class Stalled(RuntimeError):
    """Nobody at a table moved, the game did not end, or the referee did not allow a word that a bot used."""
