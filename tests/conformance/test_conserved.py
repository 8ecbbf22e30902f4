"""Invariants of every game, checked after every move of random games: nothing is lost or doubled."""

import random
from typing import Any

import pytest
from hypothesis import given

from cluehouse.games.codenames import State as CodenamesState
from cluehouse.games.decipher import State as DecipherState
from cluehouse.games.decipher import pieces_of
from cluehouse.games.decipher.queries import hidden
from cluehouse.games.duet import State as DuetState
from cluehouse.games.duet.cards import agents_placed
from cluehouse.games.duet.deal import bank_for
from cluehouse.games.duet.tokens import total
from cluehouse.games.trapwords import State as TrapwordsState
from cluehouse.games.trapwords.seats import team_of
from tests.conformance.deals import random_deal
from tests.conformance.test_play import few, seeds
from tests.random_play import random_moves


def codenames(state: CodenamesState) -> None:
    """Covers show the key's truth, and every cover was touched or laid exactly once."""
    turns = (*state.turns, state.turn)
    covered = [(touch.card, touch.cover) for turn in turns for touch in turn.touches]
    laid = [turn.extra for turn in turns if turn.extra is not None]
    assert len({card for card, _ in covered} | set(laid)) == len(covered) + len(laid)
    assert 25 - state.covers.count(None) == len(covered) + len(laid)
    for word, identity, cover in zip(state.deal.words, state.deal.key, state.covers, strict=True):
        assert cover in (None, identity), word
    assert state.visible == tuple(w for w, cover in zip(state.deal.words, state.covers, strict=True) if cover is None)
    assert state.left == {side: state.deal.key.count(side) - state.covers.count(side) for side in ("red", "blue")}


def duet(state: DuetState) -> None:
    """No token appears or disappears: bank, marks on words, ticks and penalties make up the mission's."""
    turns = (*state.turns, state.turn)
    marks = sum(miss.tokens for misses in state.misses for miss in misses)
    penalties = sum(turn.penalty for turn in turns)
    tokens = total(state.bank) + marks + len(state.ticks) + penalties
    assert tokens == total(bank_for(state.deal.options))
    assert agents_placed(state) <= 15
    assert (agents_placed(state) == 15) == (state.outcome is not None and state.outcome.reason == "all-found")
    for misses in state.misses:
        assert len({miss.side for miss in misses}) == len(misses) <= 2


def trapwords(state: TrapwordsState) -> None:
    """Nobody passes the monster, torches stay in their teams, and curses lie one to a chamber."""
    assert all(0 <= position <= state.monster for position in state.positions.values())
    assert all(team_of(seat) == team for team, seat in state.torches.items())
    chambers = [curse.chamber for curse in state.curses]
    assert len(set(chambers)) == len(chambers)
    assert {curse.name for curse in state.curses} <= set(state.deal.curses)
    assert 1 <= state.round <= 8
    assert len(state.rounds) == state.round - (state.outcome is None)


def decipher(state: DecipherState) -> None:
    """The pieces on the board, in hand and in the chamber are the word's; points add up as the rules say."""
    if state.word:
        hand = () if state.hand is None else (state.hand,)
        lying = [piece for field in state.fields for piece in field] + list(hand)
        assert {piece: lying.count(piece) + left for piece, left in hidden(state).items()} == pieces_of(state.word)
        assert all(count >= 0 for count in hidden(state).values())
        assert 0 <= state.bonus_left <= 3
    for line in state.sheet:
        seekers = len(state.deal.seats) - 1
        if line.contest is not None and line.contest.upheld:
            assert sum(score.points for score in line.scores.values()) == 3 * seekers - len(line.attempts)
            continue
        paid = 6 if line.solver is not None else 2 * line.bonus_given
        assert sum(score.points for score in line.scores.values()) == 5 + paid + 3 * seekers + line.refused


CONSERVED = {"codenames": codenames, "duet": duet, "trapwords": trapwords, "decipher": decipher}


@pytest.mark.parametrize("name", sorted(CONSERVED))
@few
@given(seed=seeds)
def test_counts_are_conserved(name: str, seed: int) -> None:
    game, deal = random_deal(name, dice := random.Random(seed))
    check: Any = CONSERVED[name]
    for _, _, state in random_moves(game, game.start(deal), dice):
        check(state)
