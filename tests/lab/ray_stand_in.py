"""A stand-in for the part of Ray's interface that the lab uses; Ray itself is too large for every test run.

It runs tasks here, in another order than they were given, and loses a machine now and then: a task that was under way
there is done again, as often as `max_retries` allows.
"""

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

EVERY_THIRD = 3


class RayStandIn:
    """One cluster. `addresses` are those that were connected to, `lost` counts the tasks that were done again."""

    def __init__(self) -> None:
        self.addresses: list[str] = []
        self.lost = 0

    def is_initialized(self) -> bool:
        """Are we connected?"""
        return bool(self.addresses)

    def init(self, address: str, log_to_driver: bool) -> None:
        """Connect."""
        self.addresses.append(address)

    def remote(self, max_retries: int) -> Callable[[Callable[..., Any]], Any]:
        """What makes a function one that is called on another machine."""
        assert max_retries == -1, "a task that was lost would not be done again"
        return lambda task: SimpleNamespace(remote=lambda *args: SimpleNamespace(task=task, args=args))

    def wait(self, waiting: Sequence[Any]) -> tuple[list[Any], list[Any]]:
        """One that is done, the last one first, and the others."""
        return [waiting[-1]], list(waiting[:-1])

    def get(self, done: Sequence[Any]) -> list[Any]:
        """The results."""
        found = []
        for each in done:
            if len(each.args) and each.args[-1].number % EVERY_THIRD == 0:
                each.task(*each.args)  # its machine was lost before it could answer
                self.lost += 1
            found.append(each.task(*each.args))
        return found
