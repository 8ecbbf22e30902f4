"""The guesser: what it believes of the cards, and when it stops."""

from typing import Any

import numpy as np
import pytest

from cluehouse.bots import seat_player
from cluehouse.bots.boards.codenames import look as codenames_look
from cluehouse.bots.boards.duet import look
from cluehouse.bots.boards.guesser import Belief, Prior, RememberedClue, believe
from cluehouse.bots.boards.odds import inclusion, runs
from cluehouse.bots.mind import mind
from cluehouse.bots.player import open_view
from cluehouse.games import GAMES
from cluehouse.games.codenames import moves as codenames_moves
from cluehouse.games.duet import moves
from tests.bots.board_table import deal

BOARD = ("SHARK", "WHALE", "PIANO", "ORCHESTRA", "KING", "DESERT", "CAMEL", "ROBOT", "WITCH", "TOOTH")
FLAT = Prior((0.4,) * 10, (0.3,) * 10, (0.1,) * 10)


def belief(*heard: RememberedClue, prior: Prior = FLAT) -> Belief:
    return believe(mind("en"), BOARD, BOARD, heard, prior)


@pytest.mark.usefixtures("blind")
def test_the_card_that_comes_to_mind_is_taken_first() -> None:
    assert BOARD[belief(RememberedClue("sand", 1, now=True)).best] in ("DESERT", "CAMEL")


@pytest.mark.usefixtures("blind")
def test_a_word_of_an_earlier_clue_is_remembered() -> None:
    alone = belief(RememberedClue("concert", 1, now=True))
    with_memory = belief(RememberedClue("ocean", 2), RememberedClue("concert", 1, now=True))
    shark = BOARD.index("SHARK")
    assert with_memory.own[shark] > alone.own[shark]
    assert with_memory.before[shark] > 0.3


@pytest.mark.usefixtures("blind")
def test_a_word_found_since_may_be_what_an_earlier_clue_was_for() -> None:
    cards = tuple(card for card in BOARD if card != "WHALE")
    flat = Prior(FLAT.own[1:], FLAT.rival[1:], FLAT.black[1:])
    shark = cards.index("SHARK")
    unknown = believe(mind("en"), BOARD, cards, [RememberedClue("ocean", 1)], flat)
    explained = believe(mind("en"), BOARD, cards, [RememberedClue("ocean", 1, since=("WHALE",))], flat)
    assert explained.before[shark] < unknown.before[shark]


@pytest.mark.usefixtures("blind")
def test_what_was_found_since_a_clue_is_known() -> None:
    """Only by the side that heard the clue: what its partner finds is on the other side of the key."""
    game: Any = GAMES["duet"]
    state = game.play(deal("duet", "en", "since"), "A1", moves.Clue("ocean", 2))
    pairs = list(zip(state.deal.words, state.deal.key_a, state.deal.key_b, strict=True))
    first, second, *_ = [word for word, giver, own in pairs if giver == "green" and own != "green"]
    other = next(word for word, giver, own in pairs if own == "green" and giver != "green")
    for seat, move in (
        ("B1", moves.Guess(first)),
        ("B1", moves.Stop()),
        ("B1", moves.Clue("music", 1)),
        ("A1", moves.Guess(other)),
        ("A1", moves.Stop()),
        ("A1", moves.Clue("river", 1)),
        ("B1", moves.Guess(second)),
    ):
        state = game.play(state, seat, move)
    guessing = look(open_view(game.sent(state)["B1"]), ()).guessing
    assert guessing is not None
    assert [(memory.clue, memory.since) for memory in guessing.clues] == [("ocean", (second,)), ("river", ())]


@pytest.mark.usefixtures("blind")
def test_codenames_remembers_what_was_found_since_a_clue() -> None:
    """Whoever uncovers a word: a clue may have been for any word of its side that was found later."""
    game: Any = GAMES["codenames"]
    state = deal("codenames", "en", "since")
    first = state.deal.first
    rival = "blue" if first == "red" else "red"
    of = {
        side: [w for w, key in zip(state.deal.words, state.deal.key, strict=True) if key == side]
        for side in (first, rival)
    }
    for seat, move in (
        (f"{first}-chief", codenames_moves.Clue("ocean", 2)),
        (f"{first}-1", codenames_moves.Guess(of[first][0])),
        (f"{first}-1", codenames_moves.Stop()),
        (f"{rival}-chief", codenames_moves.Clue("music", 2)),
        (f"{rival}-1", codenames_moves.Guess(of[rival][0])),
        (f"{rival}-1", codenames_moves.Guess(of[first][1])),
        (f"{first}-chief", codenames_moves.Clue("river", 1)),
        (f"{first}-1", codenames_moves.Guess(of[first][2])),
    ):
        state = game.play(state, seat, move)
    guessing = codenames_look(open_view(game.sent(state)[f"{first}-1"]), ()).guessing
    assert guessing is not None
    remembered = [(memory.clue, memory.open, memory.since) for memory in guessing.clues]
    assert remembered == [("ocean", 1, tuple(of[first][1:3])), ("music", 1, ()), ("river", 0, ())]


@pytest.mark.usefixtures("blind")
def test_what_the_rival_was_told_is_left_alone() -> None:
    alone = belief(RememberedClue("concert", 1, now=True))
    warned = belief(RememberedClue("ocean", 2, rival=True), RememberedClue("concert", 1, now=True))
    assert warned.own[BOARD.index("SHARK")] < alone.own[BOARD.index("SHARK")]


@pytest.mark.usefixtures("blind")
def test_a_clue_for_nothing_says_what_not_to_touch() -> None:
    told = belief(RememberedClue("piano", 0, now=True, away=True))
    assert BOARD[told.best] not in ("PIANO", "ORCHESTRA")


@pytest.mark.usefixtures("blind")
def test_chances_are_chances() -> None:
    told = belief(
        RememberedClue("ocean", 2), RememberedClue("sand", 2, now=True), RememberedClue("music", 1, rival=True)
    )
    for chances in (told.own, told.rival, told.black):
        assert all(0 <= chance <= 1 for chance in chances)


def test_as_many_cards_are_meant_as_the_number_says() -> None:
    heard = np.array([4.0, 2.0, 1.0, 0.0, -1.0])
    assert inclusion(heard, 2).sum() == pytest.approx(2, abs=1e-3)
    assert inclusion(heard, 0).sum() == 0
    assert inclusion(heard, 9).sum() == 5


def test_a_run_of_right_cards_grows_less_likely() -> None:
    odds = np.array([[8.0, 4.0, 1.0, 1.0]])
    own = np.array([True, True, False, False])
    chances = runs(odds, own, 2)[0]
    assert chances[0] == 1
    assert chances[1] == pytest.approx(12 / 14)
    assert chances[2] == pytest.approx(12 / 14 * 4 / 6)


@pytest.mark.usefixtures("blind")
def test_the_key_of_duet_tells_of_the_partners_blacks() -> None:
    """Of a side's blacks one in three is black for the partner, of its greens one in nine, of the others one in
    thirteen (DU-08 … DU-11)."""
    game: Any = GAMES["duet"]
    state = game.play(deal("duet", "en", "key"), "A1", moves.Clue("ocean", 1))
    view = open_view(game.sent(state)["B1"])
    guessing = look(view, ()).guessing
    assert guessing is not None
    black = dict(zip(guessing.cards, guessing.prior.black, strict=True))
    expected = {"assassin": 1 / 3, "green": 1 / 9, "bystander": 1 / 13}
    for word, identity in zip(view.words, view.keys["B"], strict=True):
        assert black[word] == pytest.approx(expected[identity])


@pytest.mark.usefixtures("blind")
def test_a_card_is_marked_before_it_is_touched() -> None:
    game: Any = GAMES["duet"]
    state = game.play(deal("duet", "en", "mark"), "A1", moves.Clue("ocean", 1))
    player = seat_player("duet", "even", "marks")
    mark = player.choose(game.sent(state)["B1"])
    assert mark is not None
    assert mark.name == "mark"
    guess = player.choose(game.sent(game.play(state, "B1", mark))["B1"])
    assert guess == moves.Guess(mark.card)  # type: ignore[attr-defined]
    assert player.thoughts()[0].code == "expected"


@pytest.mark.usefixtures("blind")
def test_a_miss_tells_of_the_cards_that_are_left() -> None:
    """A side's own bystanders are green for the partner five times in thirteen; one missed leaves five in twelve."""
    game: Any = GAMES["duet"]
    state = game.play(deal("duet", "en", "miss"), "A1", moves.Clue("ocean", 1))
    pairs = zip(state.deal.words, state.deal.key_a, state.deal.key_b, strict=True)
    both = [word for word, theirs, own in pairs if theirs == own == "bystander"]
    state = game.play(state, "B1", moves.Guess(both[0]))
    state = game.play(state, "B1", moves.Clue("ocean", 1))
    greens = (word for word, own in zip(state.deal.words, state.deal.key_b, strict=True) if own == "green")
    state = game.play(game.play(state, "A1", moves.Guess(next(greens))), "A1", moves.Stop())
    guessing = look(open_view(game.sent(game.play(state, "A1", moves.Clue("river", 1)))["B1"]), ()).guessing
    assert guessing is not None
    assert both[0] not in guessing.cards
    assert guessing.prior.own[guessing.cards.index(both[1])] == pytest.approx(5 / 12)


@pytest.mark.usefixtures("blind")
def test_a_guesser_stops_when_nothing_more_was_meant() -> None:
    game: Any = GAMES["duet"]
    state = game.play(deal("duet", "en", "stops"), "A1", moves.Clue("qwrtz", 1))
    green = next(word for word, identity in zip(state.deal.words, state.deal.key_a, strict=True) if identity == "green")
    state = game.play(state, "B1", moves.Guess(green))
    player = seat_player("duet", "careful", "stops")
    assert player.choose(game.sent(state)["B1"]) == moves.Stop()
    assert player.thoughts()[-1].code == "stopped"
