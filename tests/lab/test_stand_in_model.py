"""The stand-in for a language model of the examples: it plays whole games with moves that are offered."""

import threading
from http.server import ThreadingHTTPServer
from pathlib import Path
from runpy import run_path

import pytest

from cluehouse.lab.llm.counts import added_up
from cluehouse.lab.match import Match, play_one

EXAMPLE = Path(__file__).parents[2] / "examples" / "stand_in_model.py"


@pytest.mark.parametrize("game", ["codenames", "duet"])
def test_the_stand_in_makes_moves_that_are_offered(game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    server = ThreadingHTTPServer(("127.0.0.1", 0), run_path(str(EXAMPLE))["Handler"])
    serving = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    serving.start()
    try:
        monkeypatch.setenv("CLUEHOUSE_PLAYER_URL", f"http://127.0.0.1:{server.server_port}/v1")
        monkeypatch.setenv("CLUEHOUSE_PLAYER_COUNTS", str(tmp_path / "counts.jsonl"))
        assert play_one(Match(game, ("cluehouse.lab.llm:player",)), 0).ending
    finally:
        server.shutdown()
        serving.join()
        server.server_close()
    (counts,) = added_up(tmp_path / "counts.jsonl").values()
    assert counts.moves > 0
    assert counts.format_errors == 0
