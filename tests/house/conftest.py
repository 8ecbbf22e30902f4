"""Fixtures of the house's tests: finished games are judged without word vectors."""

from tests.bots.conftest import _blind_cache, blind

__all__ = ["_blind_cache", "blind"]
