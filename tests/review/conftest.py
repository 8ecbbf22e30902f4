"""Judges without vectors are as good as any for what is checked here."""

from tests.bots.conftest import _blind_cache, blind

__all__ = ["_blind_cache", "blind"]
