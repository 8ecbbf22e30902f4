"""The lab is checked with the house that has no vectors: quick to prepare."""

from tests.bots.conftest import _blind_cache, blind

__all__ = ["_blind_cache", "blind"]
