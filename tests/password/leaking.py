"""With `pytest -p tests.password.leaking` Password is registered with a view that shows everybody the secret word."""

import dataclasses
from typing import Any

from msgspec.structs import replace

from cluehouse.games import register
from tests.password import PASSWORD
from tests.password.view import View


def _spectate(state: Any) -> View:
    return replace(PASSWORD.spectate(state), secret=None if state.outcome is not None else state.secret)


register(dataclasses.replace(PASSWORD, spectate=_spectate))
