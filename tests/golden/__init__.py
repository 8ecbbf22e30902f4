"""Golden playthroughs: the rulebooks' worked examples as records, each told step by step.

`NAME.record` is what is played, `NAME.playthrough` what the house made of it: state, views and choices
after every move. `make golden` writes the playthroughs anew; the diff shows what a changed rule changed.
"""

from pathlib import Path

from cluehouse.games import GAMES
from cluehouse.games.record import parse
from cluehouse.review import playthrough

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.record"))


def told(record: Path) -> str:
    """The playthrough of a record, with its first comment as the title."""
    text = record.read_text(encoding="utf-8")
    title = next(line for line in text.splitlines() if line.startswith("# ")).removeprefix("# ")
    parsed = parse(GAMES, text)
    return playthrough(GAMES[parsed.game], parsed, title)
