"""Every game tells how far each side came."""

from typing import Any

import pytest

from cluehouse.games import GAMES
from cluehouse.games.record import parse, replay
from cluehouse.lab.match import Match, play_one
from tests.password import PASSWORD

# what is told, and the same from the public view of the finished game
TOLD: dict[str, dict[str, Any]] = {
    "codenames": {
        "words": lambda view, side: view.key.count(side) - view.left[side],
        "turns": lambda view, side: sum(
            turn.side == side and turn.word is not None for turn in (*view.turns, view.turn)
        ),
    },
    "duet": {
        "agents": lambda view, side: sum(agent is not None for agent in view.agents),
        "tokens": lambda view, side: view.bank.bystander + view.bank.tick,
    },
    "trapwords": {"chambers": lambda view, side: view.positions[side]},
    "decipher": {"points": lambda view, side: view.totals[side]},
    "password": {"points": lambda view, side: view.points[side]},
}


@pytest.mark.parametrize("name", sorted(TOLD))
def test_how_far_each_side_came_agrees_with_the_view(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "password", PASSWORD)
    game: Any = GAMES[name]
    for number in range(3):
        played = play_one(Match(name, ("dice",)), number)
        state = replay(game, parse(GAMES, played.record))
        view = game.spectate(state)
        assert list(played.reached) == list(state.deal.seats)
        for seat, told in played.reached.items():
            side = game.seating.side_of(seat) or seat
            assert told == {what: count(view, side) for what, count in TOLD[name].items()}


def test_the_operative_of_both_teams_has_no_team() -> None:
    played = play_one(Match("codenames", ("dice",), options={"variant": "shared"}), 0)
    assert played.reached["operative"] == {}
    assert played.reached["red-chief"]
