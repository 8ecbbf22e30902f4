"""The lab is tested with bots without word vectors, which are quick to prepare."""

from tests.bots.chat_stand_in import stand_in
from tests.bots.conftest import _blind_cache, blind

__all__ = ["_blind_cache", "blind", "stand_in"]
