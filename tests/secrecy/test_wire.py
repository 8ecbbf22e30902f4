"""Two tables that differ only in what somebody may not know send that person the same bytes, whole evenings long:
views, update numbers, answers, refusals, talk, clocks, and what comes after a lost line or a killed house."""

import os
import re
from collections.abc import Iterator

import msgspec
import pytest

from cluehouse.games import GAMES
from cluehouse.tables import entries, fold, table
from cluehouse.tables.codes import hashed
from tests.secrecy.evening import Evening, Fixed
from tests.secrecy.pairs import evening_of, other_worlds
from tests.secrecy.tables import LOOKER

EVENINGS = int(os.environ.get("CLUEHOUSE_EVENINGS", "25"))  # of each game

each_game = pytest.mark.parametrize("game", sorted(GAMES))


@pytest.fixture(autouse=True)
def _short_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that remembers few lines: what is forgotten must not tell of hidden talk either."""
    for module in (fold, table):
        monkeypatch.setattr(module, "MESSAGES_KEPT", 5)


@each_game
@pytest.mark.parametrize("seed", range(EVENINGS))
def test_a_line_carries_nothing_that_its_owner_may_not_know(game: str, seed: int) -> None:
    evening = evening_of(game, seed)
    acts = 0
    for guest, cut, compared in other_worlds(evening, 2):
        assert compared.difference is None, (guest, cut, compared.difference)
        acts += compared.acts
    assert acts > 20, "hardly anything was compared"
    check_bytes(evening)


def test_evenings_are_lively() -> None:
    referees = ("strict", "rulebook", "off")
    evenings = [evening_of(game, seed, Fixed(referees[seed % 3])) for game in GAMES for seed in range(100, 112)]
    events = {happened for evening in evenings for entry in evening.log for happened in map(_named, entry.events)}
    acts = {told.act.do for evening in evenings for told in evening.told}
    texts = [text for evening in evenings for sent in evening.sent.values() for _, text in sent]
    refused = {code for text in texts for code in re.findall(r'"refused":\{"code":"([a-z-]+)"', text)}
    assert not {"ask", "approve", "alert", "propose", "mark", "set-word", "time-up", "ruling"} - events
    assert not {"Said", "Muted", "Undone", "Paused", "Stood", "Left", "Restarted", "Proposed", "Dropped"} - events
    assert not {"close", "kill", "hang-up", "connect"} - acts
    assert not {"stale", "silence", "not-seated", "ruled-out", "bad-command", "paused", "no-such-table"} - refused
    assert any('"advice"' in text for text in texts)
    assert any(text == '{"goodbye":"left","refused":null}' for text in texts)


def _named(event: entries.AnyEvent) -> str:
    return str(msgspec.json.decode(event.move)["do"]) if isinstance(event, entries.Moved) else type(event).__name__


def check_bytes(evening: Evening) -> None:
    """No token, no hash of one, no seed, no foreign book goes over any line; no key to those who look on."""
    events = [event for entry in evening.log for event in entry.events]
    dealt = [event.deal for event in events if isinstance(event, entries.Dealt)]
    seeds = [re.findall("^seed = (.+)$", text, re.MULTILINE)[0] for text in dealt]
    never = [*evening.tokens, *map(hashed, evening.tokens), *seeds]
    for texts in evening.sent.values():
        everything = "\n".join(text for _, text in texts)
        assert not [secret for secret in never if secret in everything]
    books = [event.book for event in events if isinstance(event, entries.BookOpened)]
    for guest in onlookers(evening):
        for number, text in evening.sent[guest]:
            assert not [book for book in books if book in text]
            if evening.told[number].game and '"outcome"' not in text:
                assert KEYS.get(evening.settings.game, "no such key") not in text, text


KEYS = {"codenames": '"key":', "duet": '"keys":{"', "trapwords": '"set_word":"', "decipher": '"hidden":'}


def onlookers(evening: Evening) -> Iterator[str]:
    """Who never sat down, and was never the host."""
    now, known = None, set[str]()
    for entry in evening.log:
        now = fold.apply(now, entry)
        known |= {now.host, *now.seats.values()}
    for guest in (*evening.told[-1].people, LOOKER):
        names = {told.people[guest] for told in evening.told if guest in told.people}
        if not names & known and guest in evening.sent:
            yield guest
