"""Accounts of addresses, and a clock that a test moves."""

from typing import Any

from cluehouse.server import Limits
from cluehouse.server.accounts import Account
from cluehouse.server.doorkeeper import Doorkeeper


class Clock:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def account(clock: Clock, **limits: Any) -> Account:
    """An account with these limits."""
    return Doorkeeper(Limits(**limits), clock).account("192.0.2.1")
