"""The picture deck: its cards, and the boards that are dealt from it."""

from collections import Counter
from hashlib import sha256
from typing import Any

import pytest

from cluehouse.games import GAMES
from cluehouse.games.board import deal_board
from cluehouse.games.chance import Chance
from cluehouse.games.deck import Card, Pack
from cluehouse.games.refusal import Refusal
from cluehouse.pictures import FACES, MOTIFS, cards
from cluehouse.pictures.deck import MOTIF_NAMES
from cluehouse.words import LANGUAGES, load_pack, load_packs

LEAST = 200  # cards
SEEDS = [f"seed {number}" for number in range(150)]
BOARD_GAMES = ("codenames", "duet")


def dealt(name: str, seed: str, language: str = "en") -> Any:
    game: Any = GAMES[name]
    return game.deal(game.options_type(language=language, pool="pictures"), load_pack(language), seed)


def most_alike(faces: tuple[str, ...]) -> int:
    """How many of these pictures show the same motif."""
    return max(Counter(motif for face in faces for motif in MOTIFS[face]).values())


# --- the deck -------------------------------------------------------------------------------------


@pytest.mark.rule("DU-106")
def test_the_deck_has_two_sided_cards_and_uses_every_face_once() -> None:
    faces = [face for card in cards() for face in (card.front, card.back)]
    assert len(cards()) >= LEAST
    assert len(set(faces)) == len(faces) == len(FACES) // 2 * 2
    assert {card.edition for card in cards()} == {"pictures"}


@pytest.mark.rule("DU-106")
def test_no_motif_is_on_both_sides_of_a_card() -> None:
    assert all(set(MOTIFS[card.front]).isdisjoint(MOTIFS[card.back]) for card in cards())


@pytest.mark.rule("DU-106")
@pytest.mark.parametrize("language", ["en", "pl", "zh"])
def test_every_face_and_every_motif_has_a_name_of_its_own(language: str) -> None:
    names = [face.alt[language] for face in FACES.values()]
    assert all(names)
    assert len(set(names)) == len(names), [name for name, count in Counter(names).items() if count > 1]
    assert all(MOTIF_NAMES[motif][language] for face in FACES.values() for motif in face.motifs)


@pytest.mark.rule("DU-106")
def test_the_cards_are_the_same_in_every_language_and_at_a_mixed_table() -> None:
    pools = [load_pack(language).pools["pictures"] for language in LANGUAGES]
    assert all(pool == pools[0] for pool in pools)
    assert load_packs(tuple(LANGUAGES)).pools["pictures"] == pools[0]


# --- boards ---------------------------------------------------------------------------------------


@pytest.mark.rule("DU-106")
@pytest.mark.parametrize("name", BOARD_GAMES)
def test_a_board_has_25_pictures_and_no_motif_more_than_twice_on_either_side(name: str) -> None:
    for seed in SEEDS:
        deal = dealt(name, seed)
        assert len(set(deal.words)) == 25
        assert set(deal.words) | set(deal.backs) <= set(FACES)
        assert most_alike(deal.words) <= 2
        assert most_alike(deal.backs) <= 2  # a rematch turns them up
        assert GAMES[name].is_possible(deal)


@pytest.mark.rule("DU-106")
def test_motifs_would_be_more_alike_if_nobody_took_care() -> None:
    """Shows that the test above can fail."""
    careless = Pack(load_pack("en").cards)
    boards = [deal_board("pictures", careless, Chance(seed)).words for seed in SEEDS]
    assert max(map(most_alike, boards)) > 2


@pytest.mark.rule("DU-106")
def test_the_same_seed_deals_the_same_pictures_in_every_language() -> None:
    assert dealt("duet", "one seed") == dealt("duet", "one seed")
    assert dealt("duet", "one seed").words != dealt("duet", "another").words
    assert dealt("duet", "one seed").words == dealt("duet", "one seed", "zh").words


@pytest.mark.rule("DU-106", "DU-81", "CN-10")
@pytest.mark.parametrize("name", BOARD_GAMES)
def test_a_rematch_turns_the_pictures_over(name: str) -> None:
    last = dealt(name, "one seed")
    turned = GAMES[name].turned_deal
    assert turned is not None
    assert turned(last, "two").words == last.backs


@pytest.mark.rule("DU-106")
def test_every_picture_comes_with_either_side_up() -> None:
    seen = {
        face for number in range(300) for face in deal_board("pictures", load_pack("en"), Chance(f"{number}")).words
    }
    assert seen == {face for card in cards() for face in (card.front, card.back)}


@pytest.mark.rule("DU-106")
def test_too_few_different_pictures_are_refused() -> None:
    alike = tuple(Card(f"picture:{number}", f"picture:back {number}", "pictures") for number in range(40))
    motifs: dict[str, tuple[str, ...]] = {face: ("cat",) for card in alike for face in (card.front, card.back)}
    with pytest.raises(Refusal) as refusal:
        deal_board("pictures", Pack(alike, motifs=motifs), Chance("any"))
    assert refusal.value.code == "too-few-words"


# --- words are dealt as before --------------------------------------------------------------------


@pytest.mark.rule("CN-75", "DU-105")
@pytest.mark.parametrize(
    ("language", "known"),
    [
        ("en", ["347e9492", "b19d0d31", "32ca6143"]),
        ("pl", ["8430730f", "276b5a16", "5d1d1f24"]),
        ("zh", ["85ec0595", "3f9cdf63", "5e7d38bc"]),
    ],
)
def test_pictures_have_changed_no_deal_of_words(language: str, known: list[str]) -> None:
    """The boards of version 0.1 for this seed; in Chinese of 0.2, which has other cards."""
    boards = [deal_board(pool, load_pack(language), Chance("seed 0")) for pool in ("codenames", "duet", "mixed")]
    assert [sha256(" ".join(board.words).encode()).hexdigest()[:8] for board in boards] == known
