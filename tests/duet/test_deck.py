"""Cards: mixed editions, pictures, and turning the cards over for a rematch."""

from collections import Counter
from typing import Any

import pytest

from cluehouse.games.deck import Card, Edition, Pack
from cluehouse.games.duet import DUET, Deal, Options, State, rematch
from cluehouse.games.record import Record, parse, print_record
from cluehouse.games.refusal import Refusal
from tests.duet.table import PACK, WORDS, bank, found, missed, play, seen, watchers

SEEDS = tuple(f"seed {number}" for number in range(40))


def cards(name: str, count: int, edition: Edition) -> tuple[Card, ...]:
    return tuple(Card(f"{name}{place}", f"{name}{place}-back", edition) for place in range(count))


BOTH = Pack(cards("plain", 200, "codenames") + cards("duet", 200, "duet"))


def dealt(seed: str = "one seed", pack: Pack = PACK, **options: Any) -> Deal:
    return DUET.deal(Options(**options), pack, seed)


# --- editions -------------------------------------------------------------------------------------


@pytest.mark.rule("DU-105")
@pytest.mark.parametrize(
    ("pool", "editions"),
    [("codenames", {"codenames"}), ("duet", {"duet"}), ("mixed", {"codenames", "duet"})],
)
def test_the_words_are_those_of_duet_of_codenames_or_of_both(pool: str, editions: set[str]) -> None:
    deals = [dealt(seed, BOTH, pool=pool) for seed in SEEDS]
    assert {edition for deal in deals for edition in deal.editions} == editions


@pytest.mark.rule("DU-105")
def test_without_a_wish_the_words_are_those_of_duet() -> None:
    assert Options().pool == "duet"


@pytest.mark.rule("DU-105")
def test_mixed_all_800_words_can_come() -> None:
    deals = [dealt(f"seed {number}", BOTH, pool="mixed") for number in range(600)]
    assert len({word for deal in deals for word in deal.words}) == 800


@pytest.mark.rule("DU-109")
def test_everybody_can_tell_the_edition_of_every_card() -> None:
    for seed in SEEDS:
        game = DUET.start(dealt(seed, BOTH, pool="mixed"))
        for seat in watchers(game):
            view = seen(game, seat)
            marked = dict(zip(view.words, view.editions, strict=True))
            assert all((edition == "duet") == word.startswith("duet") for word, edition in marked.items())


@pytest.mark.rule("DU-109", "DU-81")
def test_a_card_keeps_its_edition_when_it_is_turned() -> None:
    last = dealt("one", BOTH, pool="mixed")
    assert rematch(last, "two").editions == last.editions


# --- rematch --------------------------------------------------------------------------------------


@pytest.mark.rule("DU-81")
def test_a_rematch_turns_the_same_cards_over_in_their_places() -> None:
    last = dealt(a=2, mission="cairo")
    again = rematch(last, "another seed")
    assert (again.words, again.backs) == (last.backs, last.words)
    assert (again.seats, again.options, again.seed) == (last.seats, last.options, "another seed")
    assert rematch(again, "a third seed").words == last.words


@pytest.mark.rule("DU-81")
def test_a_rematch_has_a_new_key() -> None:
    last = dealt()
    keys = {(deal.key_a, deal.key_b) for deal in (last, *(rematch(last, seed) for seed in SEEDS))}
    assert len(keys) == len(SEEDS) + 1
    for key_a, key_b in keys:
        assert Counter(zip(key_a, key_b, strict=True)) == Counter(zip(last.key_a, last.key_b, strict=True))


@pytest.mark.rule("DU-81")
def test_a_rematch_begins_from_the_beginning() -> None:
    assert DUET.start(rematch(dealt(), "another seed")) == State(
        deal=rematch(dealt(), "another seed"), bank=DUET.start(dealt()).bank
    )


@pytest.mark.rule("DU-81")
def test_new_cards_may_be_drawn_instead() -> None:
    one, other = dealt("one", BOTH, pool="mixed"), dealt("two", BOTH, pool="mixed")
    assert set(one.words) != set(other.words)
    assert (one.key_a, one.key_b) != (other.key_a, other.key_b)


@pytest.mark.rule("DU-81")
def test_cards_without_a_reverse_side_cannot_be_turned() -> None:
    deal = dealt(pack=Pack(tuple(Card(word, "", "duet") for word in WORDS)))
    assert set(deal.words) == set(WORDS)
    with pytest.raises(Refusal) as refusal:
        rematch(deal, "another seed")
    assert refusal.value.code == "too-few-words"


def test_a_face_that_lies_down_is_shown_to_nobody() -> None:
    game = DUET.start(dealt())
    for seat in watchers(game):
        assert set(seen(game, seat).words).isdisjoint(game.deal.backs)


# --- pictures -------------------------------------------------------------------------------------

PICTURES = Pack(tuple(Card(f"picture:cat {place}", f"picture:dog {place}", "duet") for place in range(140)))


@pytest.mark.rule("DU-106")
def test_pictures_lie_in_a_board_of_25_under_a_duet_key() -> None:
    deal = dealt(pack=PICTURES)
    assert len(set(deal.words)) == len(deal.key_a) == len(deal.key_b) == 25
    assert all(word.startswith("picture:") for word in deal.words)
    assert (deal.key_a.count("green"), deal.key_b.count("green")) == (9, 9)


@pytest.mark.rule("DU-106")
def test_pictures_are_played_like_words() -> None:
    game = DUET.start(dealt(pack=PICTURES))
    green, beige = (game.deal.words[game.deal.key_a.index(identity)] for identity in ("green", "bystander"))
    game = play(game, "A1: clue paws 2", f'B1: mark "{green}"', f'B1: guess "{green}"', f'B1: guess "{beige}"')
    assert (found(game), missed(game), bank(game)) == ({green: "B"}, {beige: [("B", 1)]}, (8, 0))
    assert set(seen(game).visible) == set(game.deal.words) - {green}


@pytest.mark.rule("DU-106", "DU-81")
def test_a_game_with_pictures_is_written_down_and_played_again() -> None:
    deal = dealt(pack=PICTURES)
    assert parse({"duet": DUET}, print_record(Record("duet", deal))).deal == deal
    assert all(word.startswith("picture:") for word in rematch(deal, "another seed").words)
