"""Records and logs of every version still read, replay, and verify to the commitments they had."""

import asyncio
import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import defstruct

from cluehouse.cli import main
from cluehouse.games import GAMES
from cluehouse.games.record import (
    AnyGame,
    Record,
    commitment,
    deal_text,
    from_json,
    parse,
    print_deal,
    print_record,
    read_deal,
    replay,
    to_json,
)
from cluehouse.house.house import House
from cluehouse.store import Append, MemoryStore
from cluehouse.tables import entries
from cluehouse.tables.fold import apply, fold
from cluehouse.tables.table import record_of
from tests.records import Kept, KeptLog, folders, index_of

RECORDS = [(folder / name, kept) for folder in folders() for name, kept in index_of(folder).records.items()]
LOGS = [(folder / name, kept) for folder in folders() for name, kept in index_of(folder).logs.items()]


def _named(value: object) -> str | None:
    return f"{value.parent.name}/{value.name}" if isinstance(value, Path) else ""


each_record = pytest.mark.parametrize(("file", "kept"), RECORDS, ids=_named)
each_log = pytest.mark.parametrize(("file", "kept"), LOGS, ids=_named)


def read(file: Path) -> Record:
    """The record in a file of either form."""
    raw = file.read_bytes()
    return from_json(GAMES, raw) if file.suffix == ".json" else parse(GAMES, raw.decode())


def committed(log: list[bytes]) -> Iterator[str]:
    """The commitments of the games in a table's log."""
    table = None
    for entry in map(entries.from_json, log):
        table = apply(table, entry)
        if any(isinstance(event, entries.Dealt) for event in entry.events):
            record = record_of(table)
            assert record is not None
            yield commitment(record)


async def commitment_at_a_house(log: list[bytes]) -> str:
    """What `/api/tables/{code}/commitment` says after a restart with this log."""
    table = fold(map(entries.from_json, log))
    assert table is not None
    store = MemoryStore()
    await store.append(Append(f"table/{table.code}", 1, tuple(log)))
    house = House(store, now=lambda: table.at)
    try:
        return await house.commitment(table.code)
    finally:
        await house.close()


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """A later version: every game has one more option and one more field of its deal, both with a default."""
    for name, game in tuple(GAMES.items()):
        options = defstruct("Options", [("courtesy", str, "polite")], bases=(game.options_type,), frozen=True)
        fields: list[Any] = [("options", options), ("lamp", bool, True)]
        deal = defstruct("Deal", fields, bases=(game.deal_type,), frozen=True, dict=True)
        upgraded: AnyGame = dataclasses.replace(game, options_type=options, deal_type=deal)
        monkeypatch.setitem(GAMES, name, upgraded)


def test_the_first_versions_folder_covers_every_game_language_and_form() -> None:
    files = {file.name: file for file, _ in RECORDS if file.parent.name == "v0.1"}
    records = [read(file) for file in files.values()]
    finished = [kept for file, kept in RECORDS if file.parent.name == "v0.1" and kept.outcome is not None]
    assert len(finished) >= 12
    assert {record.game for record in records} == set(GAMES)
    assert {record.deal.options.language for record in records} == {"pl", "zh", "en", "mixed"}
    assert {file.suffix for file in files.values()} == {".record", ".json"}
    assert len(LOGS) >= 2


def test_every_file_of_a_folder_is_in_its_index() -> None:
    for folder in folders():
        index = index_of(folder)
        assert {file.name for file in folder.iterdir()} == {"index.json", *index.records, *index.logs}


# --- this version -----------------------------------------------------------------------------------


@each_record
def test_a_kept_record_verifies_and_ends_as_it_did(file: Path, kept: Kept) -> None:
    record = read(file)
    assert commitment(record) == kept.commitment
    assert replay(GAMES[record.game], record).outcome == kept.outcome


@each_log
def test_a_kept_log_verifies_and_stands_as_it_did(file: Path, kept: KeptLog) -> None:
    log = file.read_bytes().splitlines()
    table = fold(map(entries.from_json, log))
    assert table is not None
    assert table.play is not None
    assert table.play.state.outcome == kept.outcome
    assert tuple(committed(log)) == kept.commitments
    assert asyncio.run(commitment_at_a_house(log)) == kept.commitments[-1]


# --- a later version --------------------------------------------------------------------------------


@pytest.mark.usefixtures("later")
@each_record
def test_an_option_that_is_added_later_changes_no_kept_commitment(file: Path, kept: Kept) -> None:
    record = read(file)
    assert record.deal.options.courtesy == "polite"
    assert "courtesy" in print_deal(record.game, record.deal)  # what a new game's text has
    assert commitment(record) == kept.commitment
    assert commitment(from_json(GAMES, to_json(record))) == kept.commitment
    assert commitment(parse(GAMES, print_record(record))) == kept.commitment
    assert from_json(GAMES, to_json(record)) == record == parse(GAMES, print_record(record))
    assert replay(GAMES[record.game], record).outcome == kept.outcome


@pytest.mark.usefixtures("later")
@each_log
def test_an_option_that_is_added_later_changes_no_commitment_of_a_table(file: Path, kept: KeptLog) -> None:
    log = file.read_bytes().splitlines()
    assert tuple(committed(log)) == kept.commitments
    assert asyncio.run(commitment_at_a_house(log)) == kept.commitments[-1]


@pytest.mark.usefixtures("later")
def test_a_deal_that_a_log_keeps_as_text_keeps_its_commitment() -> None:
    for file, kept in RECORDS:
        record = read(file)
        assert "courtesy" not in deal_text(record)
        assert commitment(read_deal(GAMES[record.game], deal_text(record))) == kept.commitment


@pytest.mark.usefixtures("later")
def test_the_command_line_verifies_kept_records_after_an_upgrade() -> None:
    for file, kept in (RECORDS[0], RECORDS[-1]):
        assert main(["replay", str(file), "--lang", "en", "--commitment", kept.commitment]) == 0
        assert main(["replay", str(file), "--lang", "en", "--commitment", "0" * 64]) == 1
