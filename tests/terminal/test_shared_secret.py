"""A private question of the chiefs does not show on an operative's screen, not even in the offered moves."""

import pytest

from cluehouse.games import GAMES
from cluehouse.games.codenames import Options
from cluehouse.games.notation import parse_move
from cluehouse.terminal.codenames import speakers
from cluehouse.words import load_pack


@pytest.mark.parametrize("variant", ["standard", "shared"])
def test_no_chief_speaks_at_an_open_screen(variant: str) -> None:
    game = GAMES["codenames"]
    state = game.start(game.deal(Options(variant=variant), load_pack("en"), "1"))  # type: ignore[arg-type]
    side = state.turn.side
    state = game.play(state, *parse_move(game.rules, f"{side}-chief: clue tree 2"))
    guesser = next(seat for seat in state.deal.seats if "guess" in {c.do for c in game.choices(state, seat)})
    assert not {"red-chief", "blue-chief"} & set(speakers(game.view(state, guesser), guesser))
