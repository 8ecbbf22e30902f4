"""`python -m tests.records FOLDER`: play the games of a new version's folder, and write it."""

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cluehouse.games import GAMES
from cluehouse.games.deck import Pack
from cluehouse.games.record import Record, commitment, parse, print_record, replay, to_json
from cluehouse.tables import entries
from cluehouse.tables.fold import apply
from cluehouse.tables.table import record_of
from cluehouse.words import LANGUAGES, load_pack
from tests.golden import RECORDS
from tests.random_play import random_game
from tests.records import Index, Kept, KeptLog, write_index
from tests.tables.random_session import random_session

OPTIONS: dict[str, dict[str, Any]] = {
    "codenames-pl": {"language": "pl"},
    "codenames-zh-ghost": {"language": "zh", "variant": "ghost", "pool": "duet"},
    "codenames-en-shared": {"language": "en", "variant": "shared", "timer": "warn"},
    "codenames-mixed-timed": {"language": "mixed", "red": 4, "blue": 3, "pool": "mixed", "timer": "end-turn"},
    "duet-pl": {"language": "pl"},
    "duet-zh-mission": {"language": "zh", "mission": "singapore"},
    "duet-en-loose": {"language": "en", "a": 2, "b": 3, "order": "loose", "tokens": 11, "restart": False},
    "duet-mixed": {"language": "mixed", "pool": "mixed", "tokens": 10},
    "trapwords-pl": {"language": "pl"},
    "trapwords-zh-spoken": {"language": "zh", "word_set": "modern", "spoken": True, "hourglass": "relaxed"},
    "trapwords-en-large": {"language": "en", "red": 4, "blue": 3, "starred": True, "tie_break": True},
    "trapwords-mixed": {"language": "mixed", "curse_places": (), "automatic_stop": True, "restrictions": False},
    "decipher-pl": {"language": "pl", "players": 2},
    "decipher-en-blind": {"language": "en", "players": 4, "length": 6, "blind_draw": True},
    "decipher-pl-short": {"language": "pl", "players": 3, "length": 3, "first_wordsmith": 2},
}

LOGS: dict[str, tuple[Any, dict[str, Any], int, int]] = {  # game, options, seed, steps
    "codenames": ("codenames", {"timer": "end-turn"}, 1, 160),
    "trapwords": ("trapwords", {"automatic_stop": True, "seconds": 60}, 2, 200),
}


def records() -> Iterator[tuple[str, str, Record]]:
    """All records of the folder: the file's name, the text and the record."""
    for name, options in OPTIONS.items():
        game = GAMES[name.partition("-")[0]]
        languages = LANGUAGES if options["language"] == "mixed" else (options["language"],)
        packs = [load_pack(language, options.get("word_set", "fantasy")) for language in languages]
        pack = Pack(tuple(c for pack in packs for c in pack.cards), tuple(w for pack in packs for w in pack.words))
        dice = random.Random(name)
        record, _ = random_game(
            game, game.deal(game.options_type(**options), pack, f"{dice.getrandbits(128):032x}"), dice
        )
        yield name, print_record(record), record
    for file in RECORDS:
        text = file.read_text(encoding="utf-8")
        yield file.stem, text, parse(GAMES, text)


def main(folder: Path) -> None:
    """Write the folder."""
    folder.mkdir()
    kept, logs = {}, {}
    for name, text, record in records():
        game = GAMES[record.game]
        kept[f"{name}.record"] = Kept(commitment(record), replay(game, record).outcome)
        (folder / f"{name}.record").write_text(text, encoding="utf-8")
        if name in OPTIONS:
            kept[f"{name}.json"] = kept[f"{name}.record"]
            (folder / f"{name}.json").write_bytes(to_json(record) + b"\n")
    for name, (game_name, options, seed, steps) in LOGS.items():
        *_, driver = random_session(game_name, options, seed, steps)
        assert driver.table.play is not None
        logs[f"{name}.log"] = KeptLog(tuple(_commitments(driver.log)), driver.state.outcome)
        (folder / f"{name}.log").write_bytes(b"\n".join(driver.log) + b"\n")
    write_index(folder, Index(kept, logs))


def _commitments(log: list[bytes]) -> Iterator[str]:
    table = None
    for entry in map(entries.from_json, log):
        table = apply(table, entry)
        if any(isinstance(event, entries.Dealt) for event in entry.events):
            record = record_of(table)
            assert record is not None
            yield commitment(record)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
