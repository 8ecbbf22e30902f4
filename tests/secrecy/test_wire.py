"""Two tables that differ only in secrets send a person the same bytes throughout whole sessions.

This covers views, update numbers, answers, refusals, chat, clocks, lost connections and a killed house.
"""

import os
import re
from collections.abc import Iterator

import msgspec
import pytest

from cluehouse.games import GAMES
from cluehouse.tables import entries, fold, table
from cluehouse.tables.codes import hashed
from tests.secrecy.comparisons import compare_with_twins, random_session
from tests.secrecy.random_tables import VISITOR
from tests.secrecy.session import FixedSettings, Session

SESSIONS = int(os.environ.get("CLUEHOUSE_SESSIONS", "25"))  # for each game

each_game = pytest.mark.parametrize("game", sorted(GAMES))


@pytest.fixture(autouse=True)
def _short_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables keep few messages: dropping old ones must not reveal hidden messages either."""
    for module in (fold, table):
        monkeypatch.setattr(module, "MESSAGES_KEPT", 5)


@each_game
@pytest.mark.parametrize("seed", range(SESSIONS))
def test_a_connection_carries_nothing_that_its_owner_may_not_know(game: str, seed: int) -> None:
    session = random_session(game, seed)
    actions = 0
    for participant, cut, comparison in compare_with_twins(session, 2):
        assert comparison.difference is None, (participant, cut, comparison.difference)
        actions += comparison.actions
    assert actions > 20, "hardly anything was compared"
    check_bytes(session)


def test_random_sessions_contain_all_kinds_of_events_and_refusals() -> None:
    referees = ("strict", "rulebook", "off")
    sessions = [
        random_session(game, seed, FixedSettings(referees[seed % 3])) for game in GAMES for seed in range(100, 116)
    ]
    events = {happened for session in sessions for entry in session.log for happened in map(_named, entry.events)}
    actions = {step.action.do for session in sessions for step in session.steps}
    texts = [text for session in sessions for sent in session.sent.values() for _, text in sent]
    refused = {code for text in texts for code in re.findall(r'"refused":\{"code":"([a-z-]+)"', text)}
    assert not {"ask", "approve", "alert", "propose", "mark", "set-word", "time-up", "ruling"} - events
    assert not {"Said", "Muted", "Undone", "Paused", "Stood", "Left", "Restarted", "Proposed", "Dropped"} - events
    assert not {"TransferOffered", "Transferred", "Claimed", "ClaimDropped", "Reclaimed"} - events
    assert not {"Locked", "Banned", "Admitted"} - events
    assert not {"close", "kill", "hang-up", "connect", "join", "take-over"} - actions
    assert not {"stale", "silence", "not-seated", "ruled-out", "bad-command", "paused", "no-such-table"} - refused
    assert any('"advice"' in text for text in texts)
    assert any('"phrase":"stood-in"' in text for text in texts)
    assert any('"late":"barred"' in text for text in texts)
    assert any(text == '{"goodbye":"left","refused":null}' for text in texts)


def _named(event: entries.AnyEvent) -> str:
    return str(msgspec.json.decode(event.move)["do"]) if isinstance(event, entries.Moved) else type(event).__name__


def check_bytes(session: Session) -> None:
    """Check that no token, hash of a token or seed is sent to anybody, and no key or book to spectators."""
    events = [event for entry in session.log for event in entry.events]
    dealt = [event.deal for event in events if isinstance(event, entries.Dealt)]
    seeds = [re.findall("^seed = (.+)$", text, re.MULTILINE)[0] for text in dealt]
    never = [*session.tokens, *map(hashed, session.tokens), *seeds]
    for texts in session.sent.values():
        everything = "\n".join(text for _, text in texts)
        assert not [secret for secret in never if secret in everything]
    books = [event.book for event in events if isinstance(event, entries.BookOpened)]
    for participant in spectators(session):
        for number, text in session.sent[participant]:
            assert not [book for book in books if book in text]
            if session.steps[number].game and '"outcome"' not in text:
                assert KEYS.get(session.settings.game, "no such key") not in text, text


KEYS = {"codenames": '"key":', "duet": '"keys":{"', "trapwords": '"set_word":"', "decipher": '"hidden":'}


def spectators(session: Session) -> Iterator[str]:
    """The participants who never sat down and were never the host."""
    now, known = None, set[str]()
    for entry in session.log:
        now = fold.apply(now, entry)
        known |= {now.host, *now.seats.values()}
    for participant in (*session.steps[-1].people, VISITOR):
        names = {step.people[participant] for step in session.steps if participant in step.people}
        if not names & known and participant in session.sent:
            yield participant
