"""Before the first clue: seats, board, bank, options."""

from typing import Any

import pytest

from cluehouse.games.deck import Card, Pack
from cluehouse.games.duet import DUET, Deal, Options
from cluehouse.games.game import Outcome
from cluehouse.games.refusal import Refusal
from tests.duet.table import ALL_FOUND, BACKS, PACK, WORDS, bank, found, play, seen, table, turns, watchers

SEEDS = tuple(f"seed {number}" for number in range(300))


def dealt(seed: str = "one seed", pack: Pack = PACK, **options: Any) -> Deal:
    return DUET.deal(Options(**options), pack, seed)


# --- two sides ------------------------------------------------------------------------------------


@pytest.mark.rule("DU-01")
def test_two_players_sit_on_two_sides() -> None:
    assert dealt().seats == ("A1", "B1")


@pytest.mark.rule("DU-01")
def test_both_sides_win_together() -> None:
    game = turns(table(), *ALL_FOUND)
    assert game.outcome == Outcome(("A", "B"), "all-found")
    assert all(seen(game, seat).outcome == game.outcome for seat in watchers(game))


@pytest.mark.rule("DU-01")
@pytest.mark.parametrize("turn", ["A: AB1", "B: BA1"])
def test_both_sides_lose_together(turn: str) -> None:
    assert turns(table(), turn).outcome == Outcome((), "assassin")


@pytest.mark.rule("DU-01", "DU-100")
@pytest.mark.parametrize("option", [{"a": 0}, {"b": 0}, {"a": -1}, {"a": 17}])
def test_a_side_without_players_is_refused(option: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        dealt(**option)
    assert refusal.value.code == "bad-option"


# --- the board ------------------------------------------------------------------------------------


@pytest.mark.rule("DU-02")
def test_the_board_is_25_different_words_that_everybody_sees() -> None:
    pack = Pack(tuple(Card(f"word{place}", f"back{place}", "duet") for place in range(200)))
    for seed in SEEDS[:50]:
        game = DUET.start(dealt(seed, pack))
        assert len(game.deal.words) == len(set(game.deal.words)) == 25
        assert all(seen(game, seat).words == game.deal.words for seat in watchers(game))


@pytest.mark.rule("DU-02")
def test_chance_draws_the_words_and_lays_them_out() -> None:
    deals = [dealt(seed) for seed in SEEDS]
    assert {word for deal in deals for word in deal.words} == {*WORDS, *BACKS}
    assert {deal.words.index("GG1") for deal in deals if "GG1" in deal.words} == set(range(25))


@pytest.mark.rule("DU-02")
def test_a_deck_of_24_cards_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        dealt(pack=Pack(PACK.cards[:24]))
    assert refusal.value.code == "too-few-words"


def test_the_same_seed_gives_the_same_deal() -> None:
    assert dealt("one") == dealt("one")
    assert dealt("one") != dealt("two")


# --- agents and tokens ----------------------------------------------------------------------------


@pytest.mark.rule("DU-03", "DU-09")
@pytest.mark.parametrize("seed", SEEDS[:20])
def test_there_are_fifteen_agents_for_fifteen_words(seed: str) -> None:
    deal = dealt(seed)
    for_b = [word for word, identity in zip(deal.words, deal.key_a, strict=True) if identity == "green"]
    for_a = [word for word, identity in zip(deal.words, deal.key_b, strict=True) if identity == "green"]
    game = turns(DUET.start(deal), f"A: {' '.join(for_b)}")
    assert (len(found(game)), game.outcome) == (9, None)
    game = turns(game, f"B: {' '.join(word for word in for_a if word not in for_b)}")
    assert len(found(game)) == seen(game).placed == 15
    assert game.outcome == Outcome(("A", "B"), "all-found")


@pytest.mark.rule("DU-04")
def test_the_standard_game_has_nine_tokens_bystander_side_up() -> None:
    assert Options().tokens == 9
    assert bank(table()) == (9, 0)
    assert all(seen(table(), seat).bank == table().bank for seat in watchers(table()))


@pytest.mark.rule("DU-05")
@pytest.mark.parametrize("tokens", [10, 11])
def test_an_easier_game_has_one_or_two_tokens_more(tokens: int) -> None:
    game = table(tokens=tokens)
    assert bank(game) == (tokens, 0)
    misses = [f"{giver}: BB{number}" for number in range(1, 7) for giver in "AB"]
    game = turns(game, *misses[: tokens - 1])
    assert (bank(game), game.phase) == ((1, 0), "clue")
    assert turns(game, misses[tokens - 1]).phase == "sudden-death"


@pytest.mark.rule("DU-04", "DU-05")
@pytest.mark.parametrize("tokens", [0, 8, 12])
def test_no_other_number_of_tokens_is_played(tokens: int) -> None:
    with pytest.raises(Refusal) as refusal:
        dealt(tokens=tokens)
    assert refusal.value.code == "bad-option"


@pytest.mark.parametrize("option", [{"mission": "atlantis"}, {"pool": "paintings"}, {"order": "any"}])
def test_an_option_that_does_not_exist_is_refused(option: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        dealt(**option)
    assert refusal.value.code == "bad-option"


def test_at_the_start_nothing_lies_on_the_words() -> None:
    view = seen(table(), "A1")
    assert (view.placed, set(view.agents), set(view.misses), view.visible) == (0, {None}, {()}, WORDS)
    assert (view.ticks, view.turns, view.complete, view.sudden) == ({"A": 0, "B": 0}, (), (), False)
    assert play(table(), "A1: clue hint 2").bank == table().bank
