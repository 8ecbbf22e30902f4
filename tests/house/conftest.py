"""Judges of finished games need no vectors here."""

from tests.bots.conftest import _blind_cache, blind

__all__ = ["_blind_cache", "blind"]
