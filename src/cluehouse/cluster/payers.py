"""Who pays for what is done here for people who are connected to another server."""

from collections.abc import Coroutine
from typing import Any, Final, Protocol, TypeVar

from cluehouse.house.guest import ANYBODY, Guest

T = TypeVar("T")


class Payers(Protocol):
    """The accounts of networks at this server."""

    def guest(self, network: str) -> Guest:
        """Return the account of a network."""

    async def pay(self, network: str, work: Coroutine[Any, Any, T]) -> T:
        """Do something and charge its processor time. Refuses a network that owes too much already."""


class _NobodyPays:
    """Everything is free: for tests."""

    def guest(self, network: str) -> Guest:
        """Return somebody who pays nothing."""
        return ANYBODY

    async def pay(self, network: str, work: Coroutine[Any, Any, T]) -> T:
        """Do something."""
        return await work


NOBODY_PAYS: Final = _NobodyPays()
