"""Who asks for something, as far as the house has to know: somebody who pays for work and for disk space."""

from typing import Final, Protocol


class Guest(Protocol):
    """Somebody's budget. The house charges what it cannot give away for nothing."""

    network: str  # what counts as one address; other servers of a cluster charge it, too

    def work(self, seconds: float) -> None:
        """Charge processor time of a worker."""
        ...

    def check_disk(self) -> None:
        """Refuse to store more, if too much was stored already."""
        ...

    def store(self, size: int) -> None:
        """Charge bytes that were stored."""
        ...


class _Anybody:
    """A guest who pays nothing: this machine itself, and tests."""

    network = ""

    def work(self, seconds: float) -> None:
        """Charge nothing."""

    def check_disk(self) -> None:
        """Refuse nothing."""

    def store(self, size: int) -> None:
        """Charge nothing."""


ANYBODY: Final = _Anybody()
