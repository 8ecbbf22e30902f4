"""The test of secrecy over connections can fail: it notices every leak that is put in on purpose."""

import dataclasses
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cluehouse.games import GAMES
from cluehouse.games.questions import SpeechQuestion
from cluehouse.games.seating import SPECTATOR
from cluehouse.games.trapwords.deal import secret_of
from cluehouse.games.trapwords.moves import Say
from cluehouse.games.trapwords.seats import RIVAL, team_of
from cluehouse.house import display
from cluehouse.tables import clock, entries, fold, payload, permissions, table, talk
from tests.secrecy.comparisons import compare_with_twins, random_session
from tests.secrecy.session import FixedSettings

MOST_SESSIONS = 40

Leak = Callable[[pytest.MonkeyPatch], None]


def is_noticed(game: str, fixed: FixedSettings) -> bool:
    """Does a session differ from its twin in what a participant is sent, in one of many sessions?"""
    return any(
        comparison.difference is not None
        for seed in range(MOST_SESSIONS)
        for _, _, comparison in compare_with_twins(random_session(game, 1000 + seed, fixed), 4)
    )


def update_numbers_count_hidden_moves(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(payload, "unaffected", lambda *step: ())


def hidden_moves_make_views_stale(patch: pytest.MonkeyPatch) -> None:
    binding = fold._binding_updates

    def too_many(after: table.Table, entry: entries.LogEntry, happenings: Any, updates: Any) -> dict[str, int]:
        known = binding(after, entry, happenings, updates)
        return {who: count + (who in entry.unaffected) for who, count in known.items()}

    patch.setattr(fold, "_binding_updates", too_many)


def spectators_see_what_a_seat_sees(patch: pytest.MonkeyPatch) -> None:
    def first_seat(now: table.Table, sections: payload.Sections, person: str) -> bytes:
        seat = table.seat_of(now, person) or min(sections)
        return sections.get(seat, sections[SPECTATOR])

    patch.setattr(payload, "game_section", first_seat)


def refusals_depend_on_traps(patch: pytest.MonkeyPatch) -> None:
    def before(state: Any, seat: str, move: Any) -> Any:
        team = team_of(seat)
        if team is None or not isinstance(move, Say):
            return None
        secret = secret_of(state.deal, state.round, team)
        traps = state.lists[RIVAL[team]].words
        return SpeechQuestion(move.text, traps, secret, state.deal.options.language, True)

    honest = GAMES["trapwords"]
    patch.setitem(
        GAMES, "trapwords", dataclasses.replace(honest, referee=dataclasses.replace(honest.referee, before=before))
    )


def everybody_hears_everything(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(talk, "heard_by", lambda now, person: now.talk)


def hidden_messages_push_others_out(patch: pytest.MonkeyPatch) -> None:
    for module in (fold, table):
        patch.setattr(module, "MESSAGES_KEPT", 5)
    patch.setattr(fold, "heard", lambda messages, person: messages[-5:])


def offers_depend_on_private_questions(patch: pytest.MonkeyPatch) -> None:
    offers, key = permissions.offers, payload.shared_you_key

    def asked(now: table.Table) -> bool:
        state: Any = None if now.play is None else now.play.state
        return state is not None and state.asked is not None

    patch.setattr(display, "offers", lambda now, person: (*offers(now, person), *(["peep"] if asked(now) else [])))
    patch.setattr(payload, "shared_you_key", lambda now: (*key(now), asked(now)))


def hidden_moves_restart_the_clock(patch: pytest.MonkeyPatch) -> None:
    ticked = clock.ticked

    def restarted(now: table.Table, entry: entries.LogEntry) -> Any:
        moved = any(isinstance(event, entries.Moved) for event in entry.events)
        return replace(ticked(now, entry), since=entry.at) if moved else ticked(now, entry)

    patch.setattr(clock, "ticked", restarted)


def a_killed_clock_remembers_hidden_moves(patch: pytest.MonkeyPatch) -> None:
    ticked = clock.ticked
    patch.setattr(clock, "ticked", lambda now, entry: ticked(now, replace(entry, unaffected=())))


def bot_thoughts_are_sent_at_once(patch: pytest.MonkeyPatch) -> None:
    face = payload.clock_section

    def with_thoughts(now: table.Table, ahead: int) -> bytes:
        thoughts = now.play.thoughts if now.play is not None else ()
        return msgspec.json.encode({"what": "clue", "of": 1, "thoughts": thoughts}) if thoughts else face(now, ahead)

    patch.setattr(payload, "clock_section", with_thoughts)


ANY = FixedSettings()
STRICT = FixedSettings("strict", {"spoken": False})
TIMED = FixedSettings(options={"variant": "standard", "timer": "warn"})
OFTEN_RESTARTED = FixedSettings(
    options={"variant": "standard", "timer": "warn", "guess_seconds": 600, "clue_seconds": 600}, restart_rate=0.1
)

LEAKS: list[tuple[str, Leak, FixedSettings]] = [
    *((game, update_numbers_count_hidden_moves, ANY) for game in GAMES),
    *((game, spectators_see_what_a_seat_sees, ANY) for game in GAMES),
    *((game, everybody_hears_everything, ANY) for game in GAMES),
    *((game, bot_thoughts_are_sent_at_once, ANY) for game in GAMES),
    ("codenames", hidden_messages_push_others_out, ANY),
    ("codenames", hidden_moves_make_views_stale, ANY),
    ("codenames", offers_depend_on_private_questions, ANY),
    ("trapwords", refusals_depend_on_traps, STRICT),
    ("codenames", hidden_moves_restart_the_clock, TIMED),
    ("codenames", a_killed_clock_remembers_hidden_moves, OFTEN_RESTARTED),
]


@pytest.mark.parametrize(("game", "leak", "fixed"), LEAKS, ids=[f"{game}-{leak.__name__}" for game, leak, _ in LEAKS])
def test_a_deliberate_leak_over_a_connection_is_noticed(
    game: str, leak: Leak, fixed: FixedSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert is_noticed(game, fixed)
