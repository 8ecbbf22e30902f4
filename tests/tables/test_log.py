"""A table is the fold of its log: replaying the log always restores the table."""

from collections import Counter
from itertools import product
from typing import Any, get_args

import msgspec
import pytest

from cluehouse.games import GAMES as ALL_GAMES
from cluehouse.games.record import replay
from cluehouse.house.live import LiveTable
from cluehouse.tables import commands, entries
from cluehouse.tables.decide import _DECIDES
from cluehouse.tables.entries import AnyEvent, LogEntry, from_json, to_json
from cluehouse.tables.fold import fold
from cluehouse.tables.settings import GameName, Settings
from cluehouse.tables.table import COMMANDS_KEPT, ONLOOKER, record_of
from tests.codenames import table as codenames_board
from tests.encoding import raw
from tests.tables.driver import TableDriver, codenames, table_of
from tests.tables.random_session import GAMES, RecordingConnection, random_session

EVENTS: tuple[AnyEvent, ...] = (
    entries.Opened("KEMI-BADO", Settings("trapwords", ("pl", "en"), {"chambers": [1, 2, 3, 4, 5]}, pace=5)),
    entries.Joined("p1", "Żółw", "hash"),
    entries.Renamed("p1", "龟"),
    entries.Left("p1"),
    entries.TransferOffered("p1", "hash"),
    entries.Transferred("p1", "hash"),
    entries.Claimed("p1", "p2", ("p3",)),
    entries.Vouched("p2", "p3"),
    entries.ClaimDropped("p2"),
    entries.Reclaimed("p1", "p2"),
    entries.Locked(True),
    entries.Banned("p1", ("a5f3c",)),
    entries.BanLifted("p1"),
    entries.Admitted("p1"),
    entries.HostNamed("p1"),
    entries.Agreed(Settings("duet", pack="a\nb")),
    entries.BookOpened("key", "Foxes"),
    entries.Seated("A1", "p1"),
    entries.Swapped("A1", "B1"),
    entries.Stood("p1"),
    entries.Readied("p1", False),
    entries.Dealt("the text of a deal", {"A1": "p1"}, "record", "key"),
    entries.Moved("A1", raw({"do": "clue", "word": "x", "number": 0})),
    entries.Proposed("undo", "A1", ("B1", "B2"), 3),
    entries.Consented("B1"),
    entries.Dropped(),
    entries.Undone(3, "A1"),
    entries.Paused("p1"),
    entries.Resumed("p1"),
    entries.SandTurned("p1"),
    entries.Said("p1", "side", "psst", heard=()),
    entries.Muted("p1", "p2", True, all=True),
    entries.Halted(),
    entries.Restarted(),
)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: str(type(event).__name__))
def test_an_event_survives_encoding_and_decoding(event: AnyEvent) -> None:
    entry = LogEntry(5, (event,), "p1", "c1", ("", "p2"))
    assert from_json(to_json(entry)) == entry


def test_the_samples_cover_every_kind_of_event_and_command() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(AnyEvent))
    assert set(get_args(commands.AnyCommand)) - set(_DECIDES) == {commands.Consult, commands.ReadWords}


def test_a_message_with_no_recipients_differs_from_one_to_everybody() -> None:
    nobody, everybody = (entries.Said("p1", "side", "psst", heard=heard) for heard in ((), None))
    assert from_json(to_json(LogEntry(1, (nobody,)))).events != from_json(to_json(LogEntry(1, (everybody,)))).events


def test_an_empty_log_gives_no_table() -> None:
    assert fold(()) is None


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_the_log_of_a_random_session_restores_the_table(game: GameName, options: dict[str, Any], seed: int) -> None:
    *_, driver = random_session(game, options, seed, 800)
    assert len(driver.log) > 80
    assert fold(map(from_json, driver.log)) == driver.table


def test_random_sessions_contain_every_kind_of_event() -> None:
    happened: Counter[type] = Counter()
    games: set[str] = set()
    for (game, options), seed in product(GAMES, range(4)):
        *_, driver = random_session(game, options, seed, 800)
        events = [event for entry in map(from_json, driver.log) for event in entry.events]
        happened.update(map(type, events))
        games |= {event.settings.game for event in events if isinstance(event, entries.Agreed)}
    assert set(happened) == set(get_args(AnyEvent))
    assert happened[entries.Moved] > 200
    assert len(games) == 4


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_cached_payloads_equal_fresh_ones_throughout_random_sessions(game: GameName, options: dict[str, Any]) -> None:
    """Sections cached from earlier steps equal those built from scratch."""
    for driver in random_session(game, options, 77, 500):
        anew = LiveTable(driver.table)
        for who in (ONLOOKER, *driver.table.people):
            kept, fresh = RecordingConnection(who), RecordingConnection(who)
            driver.live.show([kept])
            anew.show([fresh])
            assert (kept.update, kept.sections) == (fresh.update, fresh.sections)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_whatever_changes_for_a_person_raises_their_update_number(game: GameName, options: dict[str, Any]) -> None:
    seen: dict[str, tuple[int, Any]] = {}
    for driver in random_session(game, options, 5, 500):
        for who in (ONLOOKER, *driver.table.people):
            watcher = RecordingConnection(who)
            driver.live.show([watcher])
            shown = watcher.sections
            before = seen.get(who)
            if before is not None and before[1] != shown:
                assert watcher.update > before[0], f"{who} sees something new under an old number"
            seen[who] = (watcher.update, shown)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_the_record_of_a_random_sessions_game_replays_to_the_state(game: GameName, options: dict[str, Any]) -> None:
    for number, driver in enumerate(random_session(game, options, 9, 500)):
        record = record_of(driver.table)
        if number % 20 == 0 and record is not None:
            assert replay(ALL_GAMES[record.game], record) == driver.state


# --- command ids ------------------------------------------------------------------------------------


def test_the_latest_command_ids_of_each_person_are_remembered() -> None:
    driver = table_of("codenames", "red-chief", "red-1")
    for number in range(COMMANDS_KEPT + 3):
        driver.do("p1", commands.Say("hello"), number=f"c{number}")
    driver.do("p2", commands.Say("hello"), number="c0")
    assert driver.table.commands["p1"] == tuple(f"c{number}" for number in range(3, COMMANDS_KEPT + 3))
    assert driver.table.commands["p2"] == ("c0",)
    assert fold(map(from_json, driver.log)) == driver.table


def test_command_ids_of_people_who_left_are_forgotten() -> None:
    driver = table_of("codenames", "red-chief", "red-1")
    driver.do("p2", commands.Mute("p1"), number="c1")
    driver.do("p2", commands.Leave(), number="c2")
    for kept in (driver.table.commands, driver.table.mutes, driver.table.updates, driver.table.people):
        assert "p2" not in kept


# --- one step is one entry --------------------------------------------------------------------------


def test_all_events_of_one_command_form_one_log_entry() -> None:
    driver = codenames()
    before = len(driver.log)
    driver.play("red-chief: clue roots 2")
    assert len(driver.log) == before + 1
    assert len(from_json(driver.log[-1]).events) == 2
    driver.do("p1", commands.AddBot("blue-1"))
    assert len(driver.log) == before + 2


def test_a_log_entry_is_plain_json() -> None:
    driver = codenames()
    driver.play("red-chief: clue roots 2", "red-1: guess ROOT")
    for entry in driver.log:
        assert msgspec.json.encode(msgspec.json.decode(entry)) == entry
    assert msgspec.json.decode(driver.log[-1])["events"] == [
        {"is": "moved", "seat": "red-1", "move": {"do": "guess", "card": "ROOT"}}
    ]


def test_time_never_goes_back_in_a_log() -> None:
    driver = TableDriver(Settings("codenames"))
    driver.join()
    driver.now -= 10_000  # the machine's clock was put back
    driver.do("p1", commands.Say("hello"))
    driver.begin(codenames_board.table(timer="warn").deal)
    times = [from_json(entry).at for entry in driver.log]
    assert times == sorted(times)
