"""A table is the fold of its log: whatever happens, the log tells it."""

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
from tests.tables.random_evening import GAMES, Onlooker, evening
from tests.tables.scene import Scene, codenames, table_of

EVENTS: tuple[AnyEvent, ...] = (
    entries.Opened("KEMI-BADO", Settings("trapwords", ("pl", "en"), {"chambers": [1, 2, 3, 4, 5]}, pace=5)),
    entries.Joined("p1", "Żółw", "hash"),
    entries.Renamed("p1", "龟"),
    entries.Left("p1"),
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
    entries.Undone(3),
    entries.Paused("p1"),
    entries.Resumed("p1"),
    entries.SandTurned("p1"),
    entries.Said("p1", "side", "psst", heard=()),
    entries.Muted("p1", "p2", True, all=True),
    entries.Halted(),
    entries.Restarted(),
)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: str(type(event).__name__))
def test_an_event_comes_back_from_the_log_as_it_was(event: AnyEvent) -> None:
    entry = LogEntry(5, (event,), "p1", "c1", ("", "p2"))
    assert from_json(to_json(entry)) == entry


def test_every_kind_of_event_and_of_command_is_known() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(AnyEvent))
    assert set(get_args(commands.AnyCommand)) - set(_DECIDES) == {commands.Consult}


def test_talk_that_nobody_heard_is_not_talk_that_everybody_heard() -> None:
    nobody, everybody = (entries.Said("p1", "side", "psst", heard=heard) for heard in ((), None))
    assert from_json(to_json(LogEntry(1, (nobody,)))).events != from_json(to_json(LogEntry(1, (everybody,)))).events


def test_a_log_without_entries_tells_of_no_table() -> None:
    assert fold(()) is None


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_whatever_is_asked_of_a_table_its_log_tells_how_it_stands(
    game: GameName, options: dict[str, Any], seed: int
) -> None:
    *_, scene = evening(game, options, seed, 500)
    assert len(scene.log) > 80
    assert fold(map(from_json, scene.log)) == scene.table


def test_random_evenings_are_full_of_everything() -> None:
    happened: Counter[type] = Counter()
    games: set[str] = set()
    for (game, options), seed in product(GAMES, range(4)):
        *_, scene = evening(game, options, seed, 500)
        events = [event for entry in map(from_json, scene.log) for event in entry.events]
        happened.update(map(type, events))
        games |= {event.settings.game for event in events if isinstance(event, entries.Agreed)}
    assert set(happened) == set(get_args(AnyEvent))
    assert happened[entries.Moved] > 200
    assert len(games) == 4


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_whatever_is_asked_of_a_table_everybody_is_shown_how_it_stands(game: GameName, options: dict[str, Any]) -> None:
    """What the house kept from earlier steps is the same as what it would make anew."""
    for scene in evening(game, options, 77, 500):
        anew = LiveTable(scene.table)
        for who in (ONLOOKER, *scene.table.people):
            kept, fresh = Onlooker(who), Onlooker(who)
            scene.live.show([kept])
            anew.show([fresh])
            assert (kept.update, kept.sections) == (fresh.update, fresh.sections)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_what_changed_for_a_person_moved_their_number_and_what_did_not_did_not(
    game: GameName, options: dict[str, Any]
) -> None:
    seen: dict[str, tuple[int, Any]] = {}
    for scene in evening(game, options, 5, 500):
        for who in (ONLOOKER, *scene.table.people):
            watcher = Onlooker(who)
            scene.live.show([watcher])
            shown = watcher.sections
            before = seen.get(who)
            if before is not None and before[1] != shown:
                assert watcher.update > before[0], f"{who} sees something new under an old number"
            seen[who] = (watcher.update, shown)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_the_record_of_a_random_evenings_game_replays_to_the_state(game: GameName, options: dict[str, Any]) -> None:
    for number, scene in enumerate(evening(game, options, 9, 500)):
        record = record_of(scene.table)
        if number % 20 == 0 and record is not None:
            assert replay(ALL_GAMES[record.game], record) == scene.state


# --- command ids ------------------------------------------------------------------------------------


def test_the_latest_command_ids_of_each_person_are_remembered() -> None:
    scene = table_of("codenames", "red-chief", "red-1")
    for number in range(COMMANDS_KEPT + 3):
        scene.do("p1", commands.Say("hello"), number=f"c{number}")
    scene.do("p2", commands.Say("hello"), number="c0")
    assert scene.table.commands["p1"] == tuple(f"c{number}" for number in range(3, COMMANDS_KEPT + 3))
    assert scene.table.commands["p2"] == ("c0",)
    assert fold(map(from_json, scene.log)) == scene.table


def test_nothing_is_remembered_of_those_who_have_gone_for_good() -> None:
    scene = table_of("codenames", "red-chief", "red-1")
    scene.do("p2", commands.Mute("p1"), number="c1")
    scene.do("p2", commands.Leave(), number="c2")
    for kept in (scene.table.commands, scene.table.mutes, scene.table.updates, scene.table.people):
        assert "p2" not in kept


# --- one step is one entry --------------------------------------------------------------------------


def test_what_one_command_brings_about_is_one_entry() -> None:
    scene = codenames()
    before = len(scene.log)
    scene.play("red-chief: clue roots 2")
    assert len(scene.log) == before + 1
    assert len(from_json(scene.log[-1]).events) == 2
    scene.do("p1", commands.AddBot("blue-1"))
    assert len(scene.log) == before + 2


def test_a_log_is_plain_json_that_later_houses_can_read() -> None:
    scene = codenames()
    scene.play("red-chief: clue roots 2", "red-1: guess ROOT")
    for entry in scene.log:
        assert msgspec.json.encode(msgspec.json.decode(entry)) == entry
    assert msgspec.json.decode(scene.log[-1])["events"] == [
        {"is": "moved", "seat": "red-1", "move": {"do": "guess", "card": "ROOT"}}
    ]


def test_time_never_goes_back_in_a_log() -> None:
    scene = Scene(Settings("codenames"))
    scene.come()
    scene.now -= 10_000  # the machine's clock was put back
    scene.do("p1", commands.Say("hello"))
    scene.begin(codenames_board.table(timer="warn").deal)
    times = [from_json(entry).at for entry in scene.log]
    assert times == sorted(times)
