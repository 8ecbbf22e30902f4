"""Before the first clue: teams, board, key, starting side, rematch."""

from collections import Counter
from typing import Any

import pytest

from cluehouse.games.codenames import CODENAMES, Deal, Options, rematch
from cluehouse.games.deck import Card, Edition, Pack
from cluehouse.games.refusal import Refusal
from tests.codenames.table import BACKS, BYSTANDERS, PACK, RED, WORDS, covered, play, seen, table, touching, watchers

SEEDS = tuple(f"seed {number}" for number in range(300))


def dealt(seed: str = "one seed", pack: Pack = PACK, **options: Any) -> Deal:
    return CODENAMES.deal(Options(**options), pack, seed)


def cards(name: str, count: int, edition: Edition = "codenames") -> tuple[Card, ...]:
    return tuple(Card(f"{name}{place}", f"{name}{place}-back", edition) for place in range(count))


# --- teams ----------------------------------------------------------------------------------------


@pytest.mark.rule("CN-01")
@pytest.mark.parametrize(("red", "blue", "team"), [(1, 2, "red"), (2, 1, "blue"), (0, 4, "red"), (4, 0, "blue")])
def test_a_team_of_fewer_than_two_is_refused(red: int, blue: int, team: str) -> None:
    with pytest.raises(Refusal) as refusal:
        dealt(red=red, blue=blue)
    assert refusal.value.code == "too-few-players"
    assert refusal.value.params["team"] == team


@pytest.mark.rule("CN-01", "CN-02")
@pytest.mark.parametrize(("red", "blue"), [(2, 2), (3, 2), (4, 5)])
def test_two_teams_each_of_one_chief_and_operatives(red: int, blue: int) -> None:
    seats = dealt(red=red, blue=blue).seats
    assert len(set(seats)) == len(seats) == red + blue
    for side, size in (("red", red), ("blue", blue)):
        assert [seat for seat in seats if seat.startswith(f"{side}-")] == [
            f"{side}-chief",
            *(f"{side}-{number}" for number in range(1, size)),
        ]


@pytest.mark.rule("CN-02")
def test_all_but_the_chief_of_a_team_can_guess() -> None:
    game = play(table(red=4), "red-chief: clue tree 2")
    guessers = {seat for seat in game.deal.seats if any(c.do == "guess" for c in CODENAMES.choices(game, seat))}
    assert guessers == {"red-1", "red-2", "red-3"}


@pytest.mark.parametrize(
    "option", [{"red": -1}, {"blue": 33}, {"variant": "solo"}, {"guess_seconds": 0}, {"pool": "paintings"}]
)
def test_an_option_out_of_its_range_is_refused(option: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        dealt(**option)
    assert refusal.value.code == "bad-option"


# --- the board ------------------------------------------------------------------------------------


@pytest.mark.rule("CN-04")
def test_the_board_is_25_different_cards_of_a_deck_of_200() -> None:
    pack = Pack(cards("word", 200))
    sides = {card.front: card.back for card in pack.cards} | {card.back: card.front for card in pack.cards}
    for seed in SEEDS[:50]:
        deal = dealt(seed, pack)
        assert len(deal.words) == len(set(deal.words)) == 25
        assert [sides[word] for word in deal.words] == list(deal.backs)  # never both sides of one card
        assert set(deal.words).isdisjoint(deal.backs)


@pytest.mark.rule("CN-04")
def test_every_card_can_come_on_either_side_in_any_place() -> None:
    deals = [dealt(seed) for seed in SEEDS]
    assert {word for deal in deals for word in deal.words} == {*WORDS, *BACKS}
    assert {deal.words.index("ROOT") for deal in deals if "ROOT" in deal.words} == set(range(25))


@pytest.mark.rule("CN-04")
def test_a_deck_of_24_cards_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        dealt(pack=Pack(PACK.cards[:24]))
    assert refusal.value.code == "too-few-words"


@pytest.mark.rule("CN-04")
def test_a_repeated_word_does_not_make_a_different_card() -> None:
    again = Card("root", "ROOT-AGAIN")
    with pytest.raises(Refusal) as refusal:
        dealt(pack=Pack((*PACK.cards[:24], again)))
    assert refusal.value.code == "too-few-words"


@pytest.mark.rule("CN-75")
@pytest.mark.parametrize(
    ("pool", "editions"),
    [("codenames", {"codenames"}), ("duet", {"duet"}), ("mixed", {"codenames", "duet"})],
)
def test_duet_words_are_mixed_in_only_when_the_table_wants_them(pool: str, editions: set[str]) -> None:
    pack = Pack(cards("plain", 200) + cards("duet", 200, "duet"))
    deals = [dealt(seed, pack, pool=pool) for seed in SEEDS[:20]]
    assert {edition for deal in deals for edition in deal.editions} == editions
    for deal in deals:
        assert [word.startswith("duet") for word in deal.words] == [edition == "duet" for edition in deal.editions]


@pytest.mark.rule("CN-75")
def test_without_a_wish_the_words_are_those_of_codenames() -> None:
    assert Options().pool == "codenames"


# --- the key --------------------------------------------------------------------------------------


@pytest.mark.rule("CN-06", "CN-08", "D-CN-01")
def test_the_key_has_one_assassin_and_one_word_more_for_the_starting_side() -> None:
    for seed in SEEDS[:50]:
        deal = dealt(seed)
        other = "blue" if deal.first == "red" else "red"
        assert Counter(deal.key) == {deal.first: 9, other: 8, "bystander": 7, "assassin": 1}


@pytest.mark.rule("CN-07")
def test_chance_draws_the_starting_side_with_the_key() -> None:
    deals = [dealt(seed) for seed in SEEDS]
    assert 100 < sum(deal.first == "red" for deal in deals) < 200
    assert all(CODENAMES.start(deal).turn.side == deal.first for deal in deals)


@pytest.mark.rule("CN-05")
@pytest.mark.parametrize("identity", ["red", "blue", "bystander", "assassin"])
def test_every_identity_can_lie_in_every_place_however_the_key_is_turned(identity: str) -> None:
    keys = [dealt(seed).key for seed in SEEDS]
    assert len(set(keys)) == len(keys)
    assert {place for key in keys for place in range(25) if key[place] == identity} == set(range(25))


@pytest.mark.rule("CN-05")
def test_the_key_is_drawn_apart_from_the_words() -> None:
    fates = {dealt(seed).key[0] for seed in SEEDS if dealt(seed).words[0] == "ROOT"}
    assert len(fates) > 1


@pytest.mark.rule("CN-05")
def test_the_key_stays_the_same_for_the_whole_game() -> None:
    before = table()
    after = play(
        before,
        "red-chief: clue tree 1",
        "red-1: guess ROOT",
        f"red-1: guess {BYSTANDERS[0]}",
        "blue-chief: clue water unlimited",
        *touching("blue-1", ("SEA", "POISON")),
    )
    assert after.deal.key == before.deal.key
    for card, cover in covered(after).items():
        assert cover == before.deal.key[before.deal.words.index(card)]


@pytest.mark.rule("CN-05")
def test_the_same_seed_gives_the_same_deal() -> None:
    assert dealt("one") == dealt("one")
    assert dealt("one") != dealt("two")


@pytest.mark.rule("CN-08")
@pytest.mark.parametrize("seed", SEEDS[:8])
def test_everybody_sees_that_the_starting_side_has_one_word_more(seed: str) -> None:
    game = CODENAMES.start(dealt(seed))
    other = "blue" if game.deal.first == "red" else "red"
    for seat in watchers(game):
        assert seen(game, seat).left == {game.deal.first: 9, other: 8}
        assert seen(game, seat).first == game.deal.first


# --- another game with the same cards -------------------------------------------------------------


@pytest.mark.rule("CN-10")
def test_a_rematch_turns_the_same_cards_over_in_their_places() -> None:
    last = dealt(red=3)
    again = rematch(last, "another seed")
    assert (again.words, again.backs) == (last.backs, last.words)
    assert (again.seats, again.options, again.editions) == (last.seats, last.options, last.editions)
    assert rematch(again, "a third seed").words == last.words


@pytest.mark.rule("CN-10", "D-CN-20")
def test_a_rematch_has_a_new_key_and_draws_who_starts() -> None:
    last = dealt()
    rematches = [rematch(last, seed) for seed in SEEDS[:40]]
    assert all(deal.key != last.key for deal in rematches)
    assert {deal.first for deal in rematches} == {"red", "blue"}
    for deal in rematches:
        assert deal.key.count(deal.first) == 9


@pytest.mark.rule("CN-10")
def test_cards_without_a_reverse_side_cannot_be_turned() -> None:
    one_sided = Pack(tuple(Card(word, "") for word in WORDS))
    deal = dealt(pack=one_sided)
    assert set(deal.words) == set(WORDS)
    with pytest.raises(Refusal) as refusal:
        rematch(deal, "another seed")
    assert refusal.value.code == "too-few-words"


def test_the_tests_own_table_keeps_the_rules_of_the_deal() -> None:
    game = table()
    assert game.deal.words[:9] == RED
    assert Counter(game.deal.key) == {"red": 9, "blue": 8, "bystander": 7, "assassin": 1}
