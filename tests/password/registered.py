"""With `pytest -p tests.password.registered` every test that asks which games there are finds Password too."""

from cluehouse.games import register
from tests.password import PASSWORD

register(PASSWORD)
